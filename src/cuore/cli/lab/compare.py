"""``cuore lab compare``: what a house rule does."""

from __future__ import annotations

from dataclasses import replace
from pathlib import Path
from typing import Annotated

from cyclopts import Parameter

from cuore.bots.registry import USUAL
from cuore.cards.catalogue import BOXES
from cuore.cli.crewing import ALL_CORES, CrewChoice
from cuore.cli.lab.amount import USUAL_AMOUNT, AmountChoice
from cuore.cli.lab.answering import BOT, KEEP, answer, one
from cuore.cli.lab.form import USUAL_FORM, FormChoice
from cuore.cli.lab.layout import BOXES_HELP, PLAIN_LAYOUT, PLAYERS_HELP, LayoutChoice
from cuore.cli.listing import LIST
from cuore.cli.wishing import NO_TOWN_WISHES, TownWishes, boxes_for
from cuore.lab.study import ask_compare
from cuore.lab.study.layouts import EXAMPLE, PLAIN, read_rule
from cuore.lab.study.questions import USUAL_TOWNS

RULE = f"A house rule in words: {PLAIN}, {EXAMPLE}; several with blanks or semicolons between them."


def compare(
    rule: Annotated[str, Parameter(help=RULE)],
    other: Annotated[str, Parameter(help="Another one.")],
    /,
    *,
    no_plans: Annotated[bool, Parameter(negative=())] = False,
    boxes: Annotated[str | None, LIST, Parameter(help=f"{BOXES_HELP} Without it, {BOXES[0]}.")] = None,
    players: Annotated[int, Parameter(help=PLAYERS_HELP)] = 2,
    bots: Annotated[str, LIST, Parameter(help=BOT)] = USUAL,
    layout: LayoutChoice = PLAIN_LAYOUT,
    wishes: TownWishes = NO_TOWN_WISHES,
    amount: AmountChoice = USUAL_AMOUNT,
    keep: Annotated[Path | None, Parameter(help=KEEP)] = None,
    crew: CrewChoice = ALL_CORES,
    form: FormChoice = USUAL_FORM,
) -> int:
    """What does a house rule do? Two sorts of games side by side on the same luck.

    How long they are, how close, whether the first seat is ahead, and which plans win: cuore lab compare plain faster.

    Parameters
    ----------
    rule
        A house rule.
    other
        Another one.
    no_plans
        Do not ask which plans win, which is most of the work.
    boxes
        The boxes in play, where a rule does not say.
    players
        How many sit at a table, where a rule does not say.
    bots
        Who plays.
    layout
        How games are laid out, where a rule does not say.
    wishes
        What is wished of a town that is drawn.
    amount
        How much is played.
    keep
        A folder for the games.
    crew
        Who plays them.
    form
        In what form the answer is given.

    """
    base = layout.variant(wishes, players)
    base = replace(base, boxes=boxes_for(base.rules(), boxes, layout.town) or (BOXES[0],))
    study = ask_compare(
        read_rule(rule, base),
        read_rule(other, base),
        one(bots),
        plans=not no_plans,
        **amount.words(USUAL_TOWNS["compare"]),
    )
    return answer(study, keep, crew, form)

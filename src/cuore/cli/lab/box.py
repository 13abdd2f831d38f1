"""``cuore lab box``: the strongest and the weakest cards of a box."""

from __future__ import annotations

from dataclasses import replace
from pathlib import Path
from typing import Annotated

from cyclopts import Parameter

from cuore.bots.registry import USUAL
from cuore.cards.catalogue import BOXES
from cuore.cli.crewing import ALL_CORES, CrewChoice, bots_named
from cuore.cli.lab.amount import USUAL_AMOUNT, AmountChoice
from cuore.cli.lab.answering import BOTS, KEEP, answer
from cuore.cli.lab.form import USUAL_FORM, FormChoice
from cuore.cli.lab.layout import BOXES_HELP, PLAIN_LAYOUT, PLAYERS_HELP, LayoutChoice
from cuore.cli.listing import LIST
from cuore.cli.wishing import NO_TOWN_WISHES, TownWishes, boxes_for
from cuore.engine.setup import check_boxes
from cuore.lab.study import ask_box
from cuore.lab.study.questions import USUAL_TOWNS
from cuore.town import words_in


def box(
    boxes: Annotated[str | None, LIST, Parameter(help=f"{BOXES_HELP} Without it, {BOXES[0]}.")] = None,
    *,
    cards: Annotated[str, LIST] = "",
    players: Annotated[int, Parameter(help=PLAYERS_HELP)] = 2,
    bots: Annotated[str, LIST, Parameter(help=BOTS)] = USUAL,
    layout: LayoutChoice = PLAIN_LAYOUT,
    wishes: TownWishes = NO_TOWN_WISHES,
    amount: AmountChoice = USUAL_AMOUNT,
    keep: Annotated[Path | None, Parameter(help=KEEP)] = None,
    crew: CrewChoice = ALL_CORES,
    form: FormChoice = USUAL_FORM,
) -> int:
    """Which cards of a box are strong, and which weak? Each is asked about in towns of its own, all on the same luck.

    Stars are given only after a correction for looking at many cards. A box of planners takes some minutes.

    Parameters
    ----------
    boxes
        The boxes in play.
    cards
        Only these cards of them, names separated by commas.
    players
        How many sit at a table.
    bots
        Who plays.
    layout
        How games are laid out.
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
    there = layout.variant(wishes, players)
    named = boxes_for(there.rules(), boxes, layout.town) or (BOXES[0],)
    check_boxes(there.rules(), named)
    study = ask_box(
        replace(there, boxes=named), bots_named(bots), cards=words_in(cards), **amount.words(USUAL_TOWNS["box"])
    )
    return answer(study, keep, crew, form)

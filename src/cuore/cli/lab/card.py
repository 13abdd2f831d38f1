"""``cuore lab card``: what a card is worth."""

from __future__ import annotations

from contextlib import suppress
from dataclasses import replace
from pathlib import Path
from typing import Annotated

from cyclopts import Parameter

from cuore.bots.registry import USUAL
from cuore.cli.crewing import ALL_CORES, CrewChoice, bots_named
from cuore.cli.lab.amount import USUAL_AMOUNT, AmountChoice
from cuore.cli.lab.answering import BOTS, KEEP, answer
from cuore.cli.lab.form import USUAL_FORM, FormChoice
from cuore.cli.lab.layout import BOXES_HELP, PLAIN_LAYOUT, PLAYERS_HELP, LayoutChoice
from cuore.cli.listing import LIST
from cuore.cli.wishing import NO_TOWN_WISHES, TownWishes, boxes_for
from cuore.engine.errors import AmbiguousCard, UnknownCard
from cuore.engine.rules import Rules
from cuore.engine.setup import of_boxes
from cuore.lab.study import Variant, ask_card, ask_versus
from cuore.lab.study.layouts import home_of
from cuore.lab.study.questions import USUAL_TOWNS


def card(
    name: str,
    /,
    *,
    against: str | None = None,
    boxes: Annotated[str | None, LIST, Parameter(help=f"{BOXES_HELP} Without it, the card's own.")] = None,
    players: Annotated[int, Parameter(help=PLAYERS_HELP)] = 2,
    bots: Annotated[str, LIST, Parameter(help=BOTS)] = USUAL,
    layout: LayoutChoice = PLAIN_LAYOUT,
    wishes: TownWishes = NO_TOWN_WISHES,
    amount: AmountChoice = USUAL_AMOUNT,
    keep: Annotated[Path | None, Parameter(help=KEEP)] = None,
    crew: CrewChoice = ALL_CORES,
    form: FormChoice = USUAL_FORM,
) -> int:
    """What is a card worth? Every deal is played from every seat, once by somebody who may not have it.

    Beside the number stands a verdict: whether it was measured, or whether these players never employ the card, or
    would do better without it. With --against, which of two cards is better: one player may have the first and not
    the second, the others the second and not the first.

    Parameters
    ----------
    name
        A card; case and accents do not matter.
    against
        Another card: which of the two is better?
    boxes
        The boxes in play.
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
    there = at_home(layout.variant(wishes, players), boxes, name, *([] if against is None else [against]))
    if against is None:
        study = ask_card(there, name, bots_named(bots), **amount.words(USUAL_TOWNS["card"]))
    else:
        study = ask_versus(there, name, against, bots_named(bots), **amount.words(USUAL_TOWNS["versus"]))
    return answer(study, keep, crew, form)


def at_home(variant: Variant, boxes: str | None, *names: str) -> Variant:
    """The variant with the boxes that are named, those of a town that is named, or those the cards are at home in."""
    rules = variant.rules()
    homes = [box for name in names for box in home_of(rules, _meant(rules, name))]
    return replace(variant, boxes=boxes_for(rules, boxes, variant.town) or tuple(dict.fromkeys(homes)))


def _meant(rules: Rules, name: str) -> str:
    """The card that somebody means: where cards of several boxes have that name, the one of the first box."""
    try:
        return rules.names[rules.find(name)]
    except AmbiguousCard:
        for box in rules.boxes:
            with suppress(UnknownCard):
                return rules.names[rules.find(name, of_boxes(rules, (box,)))]
        raise

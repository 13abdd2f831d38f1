"""``cuore lab seats``: whether the first seat is ahead."""

from __future__ import annotations

from pathlib import Path
from typing import Annotated

from cyclopts import Parameter

from cuore.bots.registry import USUAL
from cuore.cli.boxes import NAMES
from cuore.cli.crewing import ALL_CORES, CrewChoice
from cuore.cli.lab.amount import USUAL_AMOUNT, AmountChoice
from cuore.cli.lab.answering import BOT, KEEP, answer, one
from cuore.cli.lab.form import USUAL_FORM, FormChoice
from cuore.cli.lab.layout import PLAIN_LAYOUT, LayoutChoice
from cuore.cli.listing import LIST
from cuore.cli.wishing import NO_TOWN_WISHES, TownWishes, boxes_for
from cuore.engine.errors import IllegalSetup, WrongPlayerCount, listed, shorten
from cuore.engine.rules import Rules
from cuore.engine.setup import check_boxes
from cuore.lab.study import ask_seats
from cuore.lab.study.layouts import seat_variants
from cuore.lab.study.questions import USUAL_TOWNS
from cuore.town import words_in

COUNTS = "2,3,4"
BOXES_HELP = (
    f"The boxes that are asked about one by one, separated by commas: {NAMES}. Without it, all that can be played "
    "alone, or those of a town that is named."
)


def seats(
    *,
    boxes: Annotated[str | None, LIST, Parameter(help=BOXES_HELP)] = None,
    players: Annotated[str | None, LIST] = None,
    mixed: Annotated[bool, Parameter(negative=())] = False,
    bots: Annotated[str, LIST, Parameter(help=BOT)] = USUAL,
    layout: LayoutChoice = PLAIN_LAYOUT,
    wishes: TownWishes = NO_TOWN_WISHES,
    amount: AmountChoice = USUAL_AMOUNT,
    keep: Annotated[Path | None, Parameter(help=KEEP)] = None,
    crew: CrewChoice = ALL_CORES,
    form: FormChoice = USUAL_FORM,
) -> int:
    """Is the first seat ahead? The same player sits in every seat; by box and number of players.

    Parameters
    ----------
    boxes
        The boxes that are asked about.
    players
        The numbers of players, separated by commas, 2,3,4 if nobody says; a box that is not made for so many is left
        out.
    mixed
        All of the boxes together as well.
    bots
        Who plays.
    layout
        How games are laid out.
    wishes
        What is wished of a town that is drawn.
    amount
        How much is played in each sort of game.
    keep
        A folder for the games.
    crew
        Who plays them.
    form
        In what form the answer is given.

    """
    base = layout.variant(wishes)
    rules = base.rules()
    named = boxes_for(rules, boxes, layout.town) or _alone(rules)
    check_boxes(rules, named)
    counts = _counts(COUNTS if players is None else players)
    variants = seat_variants(base, named, counts, mixed=mixed)
    unseated = [count for count in counts if count not in {variant.players for variant in variants}]
    if unseated if players is not None else not variants:
        raise WrongPlayerCount(
            f"none of the boxes {listed(named)} is made for {' or '.join(map(str, unseated))} players"
        )
    return answer(ask_seats(variants, one(bots), **amount.words(USUAL_TOWNS["seats"])), keep, crew, form)


def _alone(rules: Rules) -> tuple[str, ...]:
    """The boxes that a game can be played with alone."""
    return tuple(box.id for box in rules.boxes.values() if box.first_town)


def _counts(players: str) -> list[int]:
    words = words_in(players)
    for word in words:
        if not word.isdecimal() or len(word) > 2:
            raise IllegalSetup(f"--players are whole numbers with commas between them, not {shorten(word)}")
    if not words:
        raise IllegalSetup(f"--players are whole numbers with commas between them, like {COUNTS}")
    return sorted({int(word) for word in words})

"""How the games of a question are laid out, on the command line: the same words wherever something is asked."""

from __future__ import annotations

from dataclasses import dataclass
from pathlib import Path
from typing import Annotated

from cyclopts import Parameter

from cuore.cli.boxes import NAMES, PLAYERS
from cuore.cli.listing import LIST
from cuore.cli.wishing import TownWishes
from cuore.lab.files import read_text
from cuore.lab.study import Variant
from cuore.lab.study.layouts import PLAIN

BOXES_HELP = f"The boxes in play, separated by commas: {NAMES}."
PLAYERS_HELP = f"How many sit at a table, {PLAYERS}."

TOWN = (
    "random (another one each time), first (the recommended one), the code or the name of a town, or ten names "
    "separated by commas."
)
BEGINNERS = "Leave the Bad Habits in the box."
FASTER = "The faster game for two players."
PRINTED_ONLY = "Leave all cards in the box whose price, points or effect are reconstructions."
WITHOUT = "Special cards to leave in the box, names separated by commas."
GUESTS = (
    "In the Park with other boxes: their general maids who come: random (others for each game), none, or ten names "
    "separated by commas."
)
PRIVATE_MAIDS = (
    "In the Park with other boxes: their private maids who come: random, none, or names separated by commas."
)
CARD_FILE = "A file of corrected or own cards."


@Parameter(name="*")
@dataclass(frozen=True)
class LayoutChoice:
    """The options that say how games are laid out, boxes, players and wishes apart."""

    town: Annotated[str, Parameter(help=TOWN)] = "random"
    beginners: Annotated[bool, Parameter(help=BEGINNERS, negative=())] = False
    faster: Annotated[bool, Parameter(help=FASTER, negative=())] = False
    printed_only: Annotated[bool, Parameter(help=PRINTED_ONLY, negative=())] = False
    without: Annotated[str, LIST, Parameter(help=WITHOUT)] = ""
    guests: Annotated[str, LIST, Parameter(help=GUESTS)] = "random"
    private_maids: Annotated[str, LIST, Parameter(help=PRIVATE_MAIDS)] = "random"
    card_file: Annotated[Path | None, Parameter(help=CARD_FILE)] = None

    def variant(self, wishes: TownWishes, players: int = 2) -> Variant:
        """The same as the library has it, for the usual boxes."""
        return Variant(
            PLAIN,
            players=players,
            town=self.town,
            wishes=wishes.wishes,
            beginners=self.beginners,
            faster=self.faster,
            printed_only=self.printed_only,
            without=self.without,
            guests=self.guests,
            private_maids=self.private_maids,
            card_file=read_text(self.card_file) if self.card_file else None,
        )


PLAIN_LAYOUT = LayoutChoice()

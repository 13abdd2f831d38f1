"""What somebody would like to play, and the table that comes of it."""

from __future__ import annotations

import secrets
from collections.abc import Sequence
from dataclasses import dataclass

from cuore.bots.registry import USUAL
from cuore.cards.catalogue import BOXES as ALL_BOXES
from cuore.cli.crewing import seats_named
from cuore.cli.wishing import boxes_for
from cuore.engine.errors import listed, shorten
from cuore.engine.luck import luck_from_seed
from cuore.engine.record import setup_at, start_session
from cuore.engine.rules import Rules
from cuore.engine.setup import Setup, host_of
from cuore.table import YOU, IllegalSeats, Seat, Table, read_seats, write_seats
from cuore.town import Wishes, make_setup
from cuore.town.drawing import NO_WISHES

SEATS = f"{YOU.lower()}, {USUAL}"
BOXES = ALL_BOXES[0]
VISITORS = "random"


@dataclass(frozen=True, slots=True)
class Wish:
    """How a game is to be laid out, in the words of the command line; what nobody said is decided here."""

    seats: str | None = None
    boxes: str | None = None
    town: str | None = None
    seed: str | None = None
    beginners: bool = False
    faster: bool = False
    printed_only: bool = False
    without: str = ""
    guests: str = VISITORS
    private_maids: str = VISITORS
    first: str | None = None
    wishes: Wishes = NO_WISHES

    def table(self, rules: Rules) -> Table:
        """A table with everybody in their seats and the cards dealt."""
        players = seats_named(SEATS if self.seats is None else self.seats)
        setup = make_setup(
            rules,
            boxes=boxes_for(rules, self.boxes, self.town),
            players=len(players),
            town="random" if self.draws(rules) else "first" if self.town is None else self.town,
            seed=new_seed() if self.seed is None else self.seed,
            beginners=self.beginners,
            faster=self.faster,
            printed_only=self.printed_only,
            guests=self.guests,
            private_maids=self.private_maids,
            without=self.without,
            first=-1 if self.first is None else seat_named(players, self.first),
            wishes=self.wishes,
        )
        return Table(setup, start_session(rules, setup), players)

    def draws(self, rules: Rules) -> bool:
        """Whether chance draws the Town because nobody said anything else: mixtures have no recommended one.

        Wishes are for a Town that is drawn, so they ask for one.
        """
        if self.town is not None:
            return False
        boxes = boxes_for(rules, self.boxes, None) or (BOXES,)
        return bool(self.wishes) or (len(boxes) > 1 and not host_of(rules, boxes).place.apart)


def seat_named(players: Sequence[Seat], words: str) -> int:
    """The seat of the player with a name, or with the number of a seat."""
    for seat, player in enumerate(players):
        if words.strip().casefold() in (player.name.casefold(), f"{seat + 1}"):
            return seat
    names = [player.name for player in players]
    raise IllegalSeats(f"{shorten(words)} cannot begin: choose from {listed(names)}")


def again(table: Table) -> Table:
    """The same people, cards and Town once more, or the same position, with other luck."""
    seed = new_seed()
    if table.setup.position:
        lines = [line for line in table.setup.position.splitlines() if line.partition(":")[0] not in ("luck", "seed")]
        setup = setup_at("\n".join([*lines, f"luck: {luck_from_seed(seed).key.hex()}"]), seed)
    else:
        facts = table.setup.facts()
        setup = Setup(**{**facts, "seed": seed})
    return Table(setup, start_session(table.rules, setup), read_seats(write_seats(table.seats), kept=True))


def new_seed() -> str:
    """A seed that nobody has seen before."""
    return secrets.token_hex(6)

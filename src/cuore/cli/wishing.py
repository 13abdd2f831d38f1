"""What can be wished of a town on the command line: the same words wherever a town is drawn."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Annotated

from cyclopts import Parameter

from cuore.cli.boxes import boxes_named
from cuore.cli.listing import LIST
from cuore.engine.rules import Rules
from cuore.town import Wishes, known_town, words_in
from cuore.town.wishes import ALL, MECHANICS, ROLE_WORDS, TASTES

_ROLES = ", ".join(ROLE_WORDS)
_MECHANICS = ", ".join(MECHANICS)
_TASTES = ", ".join(TASTES)

REQUIRE = (
    f"Of a town that is drawn: what must be there. Mechanics ({_MECHANICS}); roles of maids ({_ROLES}); or {_TASTES}, "
    "or a box. With a number: drawing=2 (at least two), attacks=1-3."
)
FORBID = (
    "What must not be there: the same words. Without attacks no card in the game does anything bad to another player."
)
ONLY = "What every maid must be good for: only attacks, for instance."
PIN = "Cards that must be there, names separated by commas."
BAN = "Cards that must not be there."
PILES = "How many piles: events=1 (just one), buildings=0-2, private-maids=6-8, or mechanics=2 of those that there are."
COSTS = "How many maids cost how much: spread (one of each cost), 2=1 (at least one), 2=1-1 (just one), 6+=1-2, 3-4=5."
SLANT = f"Whom chance should like, three times as likely each: {_TASTES}, or a role."
TOGETHER = "Maids who name each other, like the Crescent sisters, all come or none."


@Parameter(name="*")
@dataclass(frozen=True)
class TownWishes:
    """The options that wish something of a town."""

    require: Annotated[str, LIST, Parameter(help=REQUIRE)] = ""
    forbid: Annotated[str, LIST, Parameter(help=FORBID)] = ""
    only: Annotated[str, LIST, Parameter(help=ONLY)] = ""
    pin: Annotated[str, LIST, Parameter(help=PIN)] = ""
    ban: Annotated[str, LIST, Parameter(help=BAN)] = ""
    piles: Annotated[str, LIST, Parameter(help=PILES)] = ""
    costs: Annotated[str, LIST, Parameter(help=COSTS)] = ""
    slant: Annotated[str, LIST, Parameter(help=SLANT)] = ""
    together: Annotated[bool, Parameter(help=TOGETHER, negative=())] = False

    @property
    def wishes(self) -> Wishes:
        """The same as the library has it."""
        return Wishes(
            require=words_in(self.require),
            forbid=words_in(self.forbid),
            only=words_in(self.only),
            pin=words_in(self.pin),
            ban=words_in(self.ban),
            piles=words_in(self.piles),
            costs=words_in(self.costs),
            slant=words_in(self.slant),
            together=ALL if self.together else 0,
        )


NO_TOWN_WISHES = TownWishes()


def boxes_for(rules: Rules, boxes: str | None, town: str | None) -> tuple[str, ...] | None:
    """The boxes that somebody named; without any, those of a town that is known by its code or name."""
    if boxes is not None:
        return boxes_named(rules, boxes)
    known = known_town(rules, town) if town is not None else None
    return None if known is None else known.boxes

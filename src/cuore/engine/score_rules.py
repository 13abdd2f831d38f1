"""End-of-game rules that a card can carry beyond its printed points, as data like the steps of a program.

A rule is asked once for each player and answers how many points it adds, given how many of each card that player owns
and how many of them are chambermaids. Ill maids have been removed before (see scoring.py), so no rule needs to know of
Illness.
"""

from __future__ import annotations

from typing import ClassVar, Final

from cuore.derivable import mypyc_attr
from cuore.engine.sealed import check_unset, refuse_taking_away
from cuore.engine.traits import (
    ALCOHOL,
    CHAMBERED,
    CHAMBERMAID_CHIEFS,
    CHAMBERMAIDS,
    IF,
    MAID_CHIEFS,
    OWNED,
    REMINISCENCES,
    RIVALS,
    Declared,
    Deed,
    Traits,
)


class ScoreTable:
    """What every seat owns, by name; ill maids, and buildings under a storm with what lies under them, do not count."""

    def __init__(self, seats: int) -> None:
        self.owned: list[dict[str, int]] = [{} for _ in range(seats)]
        self.chambered: list[dict[str, int]] = [{} for _ in range(seats)]
        self.maid_chiefs = [0] * seats
        self.chambermaid_chiefs = [0] * seats
        self.chambermaids = [0] * seats  # all of them, chiefs too
        self.reminiscences = [0] * seats
        self.alcohol = [0] * seats


@mypyc_attr(allow_interpreted_subclasses=True)
class ScoreRule(Declared):
    """Base of all: ``points`` for one player."""

    SHARED: ClassVar[bool] = False  # several cards carry the same rule, and it counts once

    def points(self, name: str, seat: int, table: ScoreTable) -> int:
        """Points that the card ``name``'s rule adds for ``seat``."""
        raise NotImplementedError

    def sets(self) -> int:
        """The cards of the largest set that it counts together, 0 where each counts alone."""
        return 0

    def instead(self) -> int | None:
        """The printed points that it puts others in place of, if it does."""
        return None

    def traits(self) -> Traits:
        return Traits(self.deeds(), looks=self.LOOKS, names=self.names(), sets=self.sets(), instead=self.instead())


class SealedScoreRule(ScoreRule):
    """A score rule of ours: it never changes once it is made."""

    def __setattr__(self, name: str, value: object) -> None:
        check_unset(self, name)
        super().__setattr__(name, value)

    def __delattr__(self, name: str) -> None:
        refuse_taking_away(name)


def rules_in_play(cards: list[tuple[str, tuple[ScoreRule, ...]]]) -> list[tuple[str, ScoreRule]]:
    """The rules of the cards that take part, with the names of their cards; a shared one once."""
    found: list[tuple[str, ScoreRule]] = []
    shared: set[str] = set()
    for name, rules in cards:
        for rule in rules:
            if rule.SHARED:
                same = f"{rule.WORD} {[rule.field(field) for field, _ in rule.FIELDS]}"
                if same in shared:
                    continue
                shared.add(same)
            found.append((name, rule))
    return found


class MostOwned(SealedScoreRule):
    """The one player who owns strictly more of this card than every other player gets a bonus, once."""

    WORD = "most owned"
    FIELDS = (("bonus", "signed"),)
    LOOKS = (OWNED, RIVALS)

    def __init__(self, bonus: int) -> None:
        self.bonus = bonus

    def points(self, name: str, seat: int, table: ScoreTable) -> int:
        mine = table.owned[seat].get(name, 0)
        for other in range(len(table.owned)):
            if other != seat and table.owned[other].get(name, 0) >= mine:
                return 0
        return self.bonus

    def deeds(self) -> tuple[Deed, ...]:
        return (Deed("points", self.bonus, when=IF),)


COUNTED_FROM: Final = 2
"""So many of a card count by being odd or even; a single one is worth nothing."""


class OddOrEven(SealedScoreRule):
    """With two or more of this card, each is worth one thing when their number is odd and another when it is even."""

    WORD = "odd or even"
    FIELDS = (("odd", "signed"), ("even", "signed"))
    LOOKS = (OWNED,)
    NUMBERS = (("at_least", COUNTED_FROM),)

    def __init__(self, odd: int, even: int) -> None:
        self.odd = odd
        self.even = even

    def points(self, name: str, seat: int, table: ScoreTable) -> int:
        mine = table.owned[seat].get(name, 0)
        if mine < COUNTED_FROM:
            return 0
        return mine * (self.odd if mine % 2 else self.even)

    def deeds(self) -> tuple[Deed, ...]:
        return (Deed("points", self.odd, when=IF), Deed("points", self.even, when=IF))


class ChamberedSets(SealedScoreRule):
    """Chambered copies score as sets, the largest first: ``worth[n - 1]`` for a set of n."""

    WORD = "chambered sets"
    FIELDS = (("worth", "signeds"),)
    LOOKS = (CHAMBERED,)

    def __init__(self, worth: tuple[int, ...]) -> None:
        self.worth = worth

    def points(self, name: str, seat: int, table: ScoreTable) -> int:
        return worth_of_sets(table.chambered[seat].get(name, 0), self.worth)

    def deeds(self) -> tuple[Deed, ...]:
        return (Deed("points", self.worth[-1], when=IF),)

    def sets(self) -> int:
        return len(self.worth)


class ChamberedFamily(SealedScoreRule):
    """Sets of different chambered members of one family: all of them together first, then pairs of two different ones.

    Every member carries the rule, and it counts once, whichever of them take part.
    """

    WORD = "chambered family"
    SHARED = True
    FIELDS = (("members", "names"), ("pair", "signed"), ("all", "signed"))
    LOOKS = (CHAMBERED,)

    def __init__(self, members: tuple[str, ...], pair: int, all: int) -> None:  # noqa: A002 -- the word of card files
        self.members = members
        self.pair = pair
        self.all = all

    def points(self, name: str, seat: int, table: ScoreTable) -> int:
        counts = sorted([table.chambered[seat].get(member, 0) for member in self.members], reverse=True)
        points = counts[-1] * self.all
        left = [count - counts[-1] for count in counts]
        while left[1] > 0:
            left[0] -= 1
            left[1] -= 1
            points += self.pair
            left.sort(reverse=True)
        return points

    def deeds(self) -> tuple[Deed, ...]:
        return (Deed("points", self.pair, when=IF), Deed("points", self.all, when=IF))

    def sets(self) -> int:
        return len(self.members)


class EachWithAtLeast(SealedScoreRule):
    """With so many of this card or more, each is worth ``vp`` instead of its printed points."""

    WORD = "each with at least"
    FIELDS = (("count", "signed"), ("printed", "signed"), ("vp", "signed"))
    LOOKS = (OWNED,)

    def __init__(self, count: int, printed: int, vp: int) -> None:
        self.count = count
        self.printed = printed
        self.vp = vp

    def points(self, name: str, seat: int, table: ScoreTable) -> int:
        mine = table.owned[seat].get(name, 0)
        return mine * (self.vp - self.printed) if mine >= self.count else 0

    def deeds(self) -> tuple[Deed, ...]:
        return (Deed("points", self.vp - self.printed, when=IF),)

    def instead(self) -> int | None:
        return self.printed


class EachChambered(SealedScoreRule):
    """Every chambered copy is worth so much."""

    WORD = "each chambered"
    FIELDS = (("vp", "signed"),)
    LOOKS = (CHAMBERED,)

    def __init__(self, vp: int) -> None:
        self.vp = vp

    def points(self, name: str, seat: int, table: ScoreTable) -> int:
        return table.chambered[seat].get(name, 0) * self.vp

    def deeds(self) -> tuple[Deed, ...]:
        return (Deed("points", self.vp),)


class EachChamberedSet(SealedScoreRule):
    """Every full set of so many chambered copies is worth a bonus."""

    WORD = "each chambered set"
    FIELDS = (("size", "count"), ("bonus", "signed"))
    LOOKS = (CHAMBERED,)

    def __init__(self, size: int, bonus: int) -> None:
        self.size = size
        self.bonus = bonus

    def points(self, name: str, seat: int, table: ScoreTable) -> int:
        return table.chambered[seat].get(name, 0) // max(1, self.size) * self.bonus

    def deeds(self) -> tuple[Deed, ...]:
        return (Deed("points", self.bonus, when=IF),)

    def sets(self) -> int:
        return self.size


class EachChamberedWithChambermaids(SealedScoreRule):
    """Every chambered copy is worth so much in quarters with enough chambermaids of any kind."""

    WORD = "each chambered with chambermaids"
    FIELDS = (("at_least", "number"), ("vp", "signed"))
    LOOKS = (CHAMBERED, CHAMBERMAIDS)

    def __init__(self, at_least: int, vp: int) -> None:
        self.at_least = at_least
        self.vp = vp

    def points(self, name: str, seat: int, table: ScoreTable) -> int:
        enough = table.chambermaids[seat] >= self.at_least
        return table.chambered[seat].get(name, 0) * self.vp if enough else 0

    def deeds(self) -> tuple[Deed, ...]:
        return (Deed("points", self.vp, when=IF),)


class EachChamberedWithReminiscences(SealedScoreRule):
    """Every chambered copy is worth so much in quarters with enough Reminiscences."""

    WORD = "each chambered with reminiscences"
    FIELDS = (("at_least", "number"), ("vp", "signed"))
    LOOKS = (CHAMBERED, REMINISCENCES)

    def __init__(self, at_least: int, vp: int) -> None:
        self.at_least = at_least
        self.vp = vp

    def points(self, name: str, seat: int, table: ScoreTable) -> int:
        enough = table.reminiscences[seat] >= self.at_least
        return table.chambered[seat].get(name, 0) * self.vp if enough else 0

    def deeds(self) -> tuple[Deed, ...]:
        return (Deed("points", self.vp, when=IF),)


class EachChamberedByAlcohol(SealedScoreRule):
    """Every chambered copy is worth so much, and more while the Alcohol of all own beers is within bounds."""

    WORD = "each chambered by alcohol"
    FIELDS = (("vp", "signed"), ("least", "number"), ("most", "number"), ("then", "signed"))
    LOOKS = (CHAMBERED, ALCOHOL)

    def __init__(self, vp: int, least: int, most: int, then: int) -> None:
        self.vp = vp
        self.least = least
        self.most = most
        self.then = then

    def points(self, name: str, seat: int, table: ScoreTable) -> int:
        merry = self.least <= table.alcohol[seat] <= self.most
        return table.chambered[seat].get(name, 0) * (self.then if merry else self.vp)

    def deeds(self) -> tuple[Deed, ...]:
        return (Deed("points", self.vp), Deed("points", self.then - self.vp, when=IF))


class EachWithChiefs(SealedScoreRule):
    """With enough chiefs of both kinds, every copy is worth so much less or more."""

    WORD = "each with chiefs"
    FIELDS = (("at_least", "number"), ("vp", "signed"))
    LOOKS = (OWNED, MAID_CHIEFS, CHAMBERMAID_CHIEFS)

    def __init__(self, at_least: int, vp: int) -> None:
        self.at_least = at_least
        self.vp = vp

    def points(self, name: str, seat: int, table: ScoreTable) -> int:
        chiefs = table.maid_chiefs[seat] + table.chambermaid_chiefs[seat]
        return table.owned[seat].get(name, 0) * self.vp if chiefs >= self.at_least else 0

    def deeds(self) -> tuple[Deed, ...]:
        return (Deed("points", self.vp, when=IF),)


class EachWithMaidChiefs(SealedScoreRule):
    """With enough Maid Chiefs, every copy is worth so much less or more."""

    WORD = "each with maid chiefs"
    FIELDS = (("at_least", "number"), ("vp", "signed"))
    LOOKS = (OWNED, MAID_CHIEFS)

    def __init__(self, at_least: int, vp: int) -> None:
        self.at_least = at_least
        self.vp = vp

    def points(self, name: str, seat: int, table: ScoreTable) -> int:
        enough = table.maid_chiefs[seat] >= self.at_least
        return table.owned[seat].get(name, 0) * self.vp if enough else 0

    def deeds(self) -> tuple[Deed, ...]:
        return (Deed("points", self.vp, when=IF),)


class EachWithFriends(SealedScoreRule):
    """With enough of another card, every copy is worth so much more."""

    WORD = "each with friends"
    FIELDS = (("friend", "card"), ("at_least", "number"), ("vp", "signed"))
    LOOKS = (OWNED,)

    def __init__(self, friend: str, at_least: int, vp: int) -> None:
        self.friend = friend
        self.at_least = at_least
        self.vp = vp

    def points(self, name: str, seat: int, table: ScoreTable) -> int:
        enough = table.owned[seat].get(self.friend, 0) >= self.at_least
        return table.owned[seat].get(name, 0) * self.vp if enough else 0

    def deeds(self) -> tuple[Deed, ...]:
        return (Deed("points", self.vp, when=IF),)


class OwnedSets(SealedScoreRule):
    """Owned copies score as sets, the largest first: ``worth[n - 1]`` for a set of n."""

    WORD = "owned sets"
    FIELDS = (("worth", "signeds"),)
    LOOKS = (OWNED,)

    def __init__(self, worth: tuple[int, ...]) -> None:
        self.worth = worth

    def points(self, name: str, seat: int, table: ScoreTable) -> int:
        return worth_of_sets(table.owned[seat].get(name, 0), self.worth)

    def deeds(self) -> tuple[Deed, ...]:
        return (Deed("points", self.worth[-1], when=IF),)

    def sets(self) -> int:
        return len(self.worth)


class EachTheirNumber(SealedScoreRule):
    """Every copy is worth the number of them, another card counting as one of them."""

    WORD = "each their number"
    FIELDS = (("like", "card"),)
    LOOKS = (OWNED,)

    def __init__(self, like: str) -> None:
        self.like = like

    def points(self, name: str, seat: int, table: ScoreTable) -> int:
        mine = table.owned[seat].get(name, 0)
        return mine * (mine + table.owned[seat].get(self.like, 0))

    def deeds(self) -> tuple[Deed, ...]:
        return (Deed("points"),)


def worth_of_sets(count: int, worth: tuple[int, ...]) -> int:
    """The points of so many cards in sets, the largest sets first."""
    points = count // len(worth) * worth[-1]
    rest = count % len(worth)
    return points + worth[rest - 1] if rest else points


SCORE_RULES: dict[str, type[ScoreRule]] = {
    rule.WORD: rule
    for rule in (
        MostOwned,
        OddOrEven,
        ChamberedSets,
        ChamberedFamily,
        EachWithAtLeast,
        EachChambered,
        EachChamberedSet,
        EachChamberedWithChambermaids,
        EachChamberedWithReminiscences,
        EachChamberedByAlcohol,
        EachWithChiefs,
        EachWithMaidChiefs,
        EachWithFriends,
        OwnedSets,
        EachTheirNumber,
    )
}

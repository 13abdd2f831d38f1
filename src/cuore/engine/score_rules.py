"""End-of-game rules that a card can carry beyond its printed points, as data like the steps of a program.

A rule is asked once for each player and answers how many points it adds, given how many of each card that player owns
and how many of them are chambermaids. Ill maids have been removed before (see scoring.py), so no rule needs to know of
Illness.
"""

from __future__ import annotations

from typing import ClassVar


class ScoreRule:
    """Base of all: ``points`` for one player; ``owned[i]`` and ``chambered[i]`` count cards of player i by name."""

    WORD: ClassVar[str] = ""
    FIELDS: ClassVar[tuple[tuple[str, str], ...]] = ()
    SHARED: ClassVar[bool] = False  # several cards carry the same rule, and it counts once

    def points(self, name: str, seat: int, owned: list[dict[str, int]], chambered: list[dict[str, int]]) -> int:
        """Points that the card ``name``'s rule adds for ``seat``."""
        raise NotImplementedError

    def field(self, name: str) -> object:
        """The value of one of ``FIELDS``."""
        return getattr(self, name)


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


class MostOwned(ScoreRule):
    """The one player who owns strictly more of this card than every other player gets a bonus, once."""

    WORD = "most owned"
    FIELDS = (("bonus", "signed"),)

    def __init__(self, bonus: int) -> None:
        self.bonus = bonus

    def points(self, name: str, seat: int, owned: list[dict[str, int]], chambered: list[dict[str, int]]) -> int:
        mine = owned[seat].get(name, 0)
        for other in range(len(owned)):
            if other != seat and owned[other].get(name, 0) >= mine:
                return 0
        return self.bonus


class OddOrEven(ScoreRule):
    """With two or more of this card, each is worth one thing when their number is odd and another when it is even."""

    WORD = "odd or even"
    FIELDS = (("odd", "signed"), ("even", "signed"))

    def __init__(self, odd: int, even: int) -> None:
        self.odd = odd
        self.even = even

    def points(self, name: str, seat: int, owned: list[dict[str, int]], chambered: list[dict[str, int]]) -> int:
        mine = owned[seat].get(name, 0)
        if mine < 2:
            return 0
        return mine * (self.odd if mine % 2 else self.even)


class ChamberedSets(ScoreRule):
    """Chambered copies score as sets, the largest first: ``worth[n - 1]`` for a set of n."""

    WORD = "chambered sets"
    FIELDS = (("worth", "signeds"),)

    def __init__(self, worth: tuple[int, ...]) -> None:
        self.worth = worth

    def points(self, name: str, seat: int, owned: list[dict[str, int]], chambered: list[dict[str, int]]) -> int:
        mine = chambered[seat].get(name, 0)
        size = len(self.worth)
        points = mine // size * self.worth[size - 1]
        rest = mine % size
        if rest:
            points += self.worth[rest - 1]
        return points


class ChamberedFamily(ScoreRule):
    """Sets of different chambered members of one family: all of them together first, then pairs of two different ones.

    Every member carries the rule, and it counts once, whichever of them take part.
    """

    WORD = "chambered family"
    SHARED = True
    FIELDS = (("members", "names"), ("pair", "signed"), ("all", "signed"))

    def __init__(self, members: tuple[str, ...], pair: int, all: int) -> None:  # noqa: A002 -- the word of card files
        self.members = members
        self.pair = pair
        self.all = all

    def points(self, name: str, seat: int, owned: list[dict[str, int]], chambered: list[dict[str, int]]) -> int:
        counts = sorted([chambered[seat].get(member, 0) for member in self.members], reverse=True)
        points = counts[-1] * self.all
        left = [count - counts[-1] for count in counts]
        while left[1] > 0:
            left[0] -= 1
            left[1] -= 1
            points += self.pair
            left.sort(reverse=True)
        return points


class EachWithAtLeast(ScoreRule):
    """With so many of this card or more, each is worth ``vp`` instead of its printed points."""

    WORD = "each with at least"
    FIELDS = (("count", "signed"), ("printed", "signed"), ("vp", "signed"))

    def __init__(self, count: int, printed: int, vp: int) -> None:
        self.count = count
        self.printed = printed
        self.vp = vp

    def points(self, name: str, seat: int, owned: list[dict[str, int]], chambered: list[dict[str, int]]) -> int:
        mine = owned[seat].get(name, 0)
        return mine * (self.vp - self.printed) if mine >= self.count else 0


SCORE_RULES: dict[str, type[ScoreRule]] = {
    rule.WORD: rule for rule in (MostOwned, OddOrEven, ChamberedSets, ChamberedFamily, EachWithAtLeast)
}

"""Choosing some of many under bounds, exactly: how many choices there are, and each of them by its number.

Every choice that keeps all bounds is as likely as any other (with weights, as likely as the product of its weights),
and whether there is any at all can be known. Things that no bound and no weight tells apart are counted together, which
keeps the tables small. They are made only when they are needed: where most choices keep the bounds, a few of all
choices are tried first, which is fair too and needs no table.

How much is counted is limited for every question.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from functools import cached_property
from typing import Final

from cuore.engine.luck import Luck, luck_from_seed
from cuore.town.alike import Alike, Option, classes_of, combination
from cuore.town.bounds import Bound, Follows
from cuore.town.work import TOO_MUCH, Known, TooMuch, Work

TRIES: Final = 24
"""So many choices are tried before all of them are counted."""

MOST_COUNTED: Final = 6_000
SHARES: Final = (1, 2 / 3, 1 / 3)
MOST_PICKS: Final = 1_000
"""What of it may go into counting choices, under all bounds or some; and so many are picked of those under some."""

FIRST_LOOK: Final = 200
SAMPLE: Final = 100
STEPS_A_TRY: Final = 5
"""Whether there is any choice shows mostly at a first look, or in a few tries; only then in a long search."""

MOST_STATES: Final = 4_000
"""A table that is larger is not kept."""


State = tuple[int, ...]


class Choices:
    """All ways to choose ``size`` of some kinds within bounds.

    Of a family either nobody is chosen, or at least so many.
    """

    def __init__(
        self,
        kinds: Sequence[int],
        size: int,
        bounds: Sequence[Bound],
        follows: Sequence[Follows] = (),
        families: Sequence[tuple[frozenset[int], int]] = (),
        weights: Mapping[int, int] | None = None,
    ) -> None:
        self.size = size
        self.bounds = tuple(bounds)
        self.follows = tuple(follows)
        self.families = tuple(families)
        self._kinds = tuple(kinds)
        self._weights = weights or {}
        # A counter for every bound, and two for whoever brings others along: herself and these.
        self._watched = [bound.kinds for bound in bounds]
        for each in follows:
            self._watched += [frozenset((each.kind,)), each.others]
        self._least = [bound.least for bound in bounds]
        self._most = [bound.most for bound in bounds]
        caps = [bound.least if bound.most >= size else bound.most + 1 for bound in bounds]
        self._caps = caps + [1] * (2 * len(follows))
        self._zero: State = tuple([0] * len(self._watched))
        self._ways: dict[tuple[int, int, State], int] = {}
        self._known: dict[str, Known[bool]] = {}
        self._proposals: dict[str, Known[Choices]] = {}

    def __repr__(self) -> str:
        return f"<Choices: {self.size} of {len(self._kinds)} within {len(self.bounds)} bounds>"

    @cached_property
    def _classes(self) -> list[Alike]:
        return classes_of(self._kinds, self._watched, self.families, self._weights, self.size)

    @cached_property
    def _room(self) -> list[int]:
        """How many can still be chosen from a class on: with fewer than are left, nothing comes of it."""
        return [sum([len(each.kinds) for each in self._classes[at:]]) for at in range(len(self._classes) + 1)]

    @property
    def states(self) -> int:
        """How large the tables are that are kept."""
        others = [known.value for known in list(self._proposals.values()) if known.value is not self]
        return len(self._ways) + sum([each.states for each in others])

    def forget(self) -> None:
        """Give the tables back: they are made again when they are needed."""
        self._ways = {}
        for known in list(self._proposals.values()):
            if known.value is not self:
                known.value.forget()

    @property
    def _may_be(self) -> bool:
        return 0 <= self.size <= len(self._kinds) and all(bound.most >= 0 for bound in self.bounds)

    def is_possible(self, work: Work) -> bool:
        """Whether there is any choice."""
        return work.once(self._known, "possible", self._find_any)

    def _find_any(self, work: Work) -> bool:
        if not self._may_be:
            return False
        first = Work(min(FIRST_LOOK, work.left))
        try:
            return self._finds(0, self.size, self._zero, first, set())
        except TooMuch:
            work.spend(FIRST_LOOK)
        work.spend(SAMPLE * STEPS_A_TRY)
        if any(self.holds(frozenset(some)) for some in self._blindly(luck_from_seed("any choice"), SAMPLE)):
            return True
        return self._finds(0, self.size, self._zero, work, set())

    def _finds(self, at: int, left: int, state: State, work: Work, failed: set[tuple[int, int, State]]) -> bool:
        """Whether a choice can be finished from a class on, with so many left to choose."""
        if at == len(self._classes):
            return left == 0 and self._is_final(state)
        if left > self._room[at] or self._is_hopeless(at, left, state) or (at, left, state) in failed:
            return False
        work.spend()
        for option in reversed(self._classes[at].options):
            after = self._after(state, option) if option.count <= left else None
            if after is not None and self._finds(at + 1, left - option.count, after, work, failed):
                return True
        failed.add((at, left, state))
        return False

    def total(self, work: Work) -> int:
        """How many choices there are, each as often as its weight."""
        return self._count(0, self.size, self._zero, work) if self._may_be else 0

    def draw(self, luck: Luck, work: Work) -> list[int]:
        """One of all choices by chance; there must be one."""
        found = next((some for some in self._blindly(luck, TRIES) if self.holds(frozenset(some))), None)
        if found is not None:
            return found
        counted = work.once(self._proposals, "counted", self._proposal)
        total = counted.total(Work())
        if counted is self:
            return self.pick(luck.number("which choice", total), Work())
        for number in range(MOST_PICKS):
            work.spend()
            found = counted.pick(luck.number(f"which choice {number}", total), Work())
            if self.holds(frozenset(found)):
                return found
        raise TooMuch(TOO_MUCH)

    def _proposal(self, work: Work) -> Choices:
        """The same with as many of the bounds as can be counted: of its choices those that keep the others are taken.

        The bounds are kept that a blind choice breaks most often.
        """
        blind = [frozenset(some) for some in self._blindly(luck_from_seed("any choice"), SAMPLE)]
        kept = [sum([bound.holds(some) for some in blind]) for bound in self.bounds]
        hardest = sorted(range(len(self.bounds)), key=lambda number: kept[number])
        for share in SHARES:
            some = self
            if share < 1:
                numbers = sorted(hardest[: int(share * len(hardest))])
                some = Choices(self._kinds, self.size, [self.bounds[n] for n in numbers], weights=self._weights)
            most = min(MOST_COUNTED, work.left)
            counting = Work(most)
            try:
                some.total(counting)
            except TooMuch:
                some.forget()
                work.spend(MOST_COUNTED)
            else:
                work.spend(most - counting.left)
                return some
        return self._free

    def _blindly(self, luck: Luck, tries: int) -> Iterator[list[int]]:
        """A few choices of the right size, whether they keep the bounds or not; each as likely as its weight."""
        if not 0 <= self.size <= len(self._kinds):
            return
        kinds = list(self._kinds)
        for number in range(tries):
            if self._weights:
                yield self._free.pick(luck.number(f"choice {number}", self._free.total(Work())), Work())
            else:
                luck.shuffle(f"choice {number}", kinds)
                yield kinds[: self.size]

    @cached_property
    def _free(self) -> Choices:
        """The same without bounds."""
        return Choices(self._kinds, self.size, (), weights=self._weights)

    def holds(self, chosen: frozenset[int]) -> bool:
        """Whether a choice of the right size keeps everything."""
        whole = all(not family & chosen or len(family & chosen) >= least for family, least in self.families)
        return (
            whole
            and all(bound.holds(chosen) for bound in self.bounds)
            and all(each.holds(chosen) for each in self.follows)
        )

    def pick(self, number: int, work: Work) -> list[int]:
        """The choice with a number below ``total``."""
        left, state = self.size, self._zero
        chosen: list[int] = []
        for at, each in enumerate(self._classes):
            for option in each.options:
                after = self._after(state, option) if option.count <= left else None
                rest = self._count(at + 1, left - option.count, after, work) if after is not None else 0
                if number < rest * option.ways:
                    assert after is not None
                    here, number = divmod(number, rest)
                    if option.who is None:
                        chosen += combination(each.kinds, option.count, here // option.weight)
                    else:
                        chosen += option.who
                    left, state = left - option.count, after
                    break
                number -= rest * option.ways
        return chosen

    def _count(self, at: int, left: int, state: State, work: Work) -> int:
        """How many ways there are from a class on, with so many left to choose."""
        if at == len(self._classes):
            return int(left == 0 and self._is_final(state))
        if left > self._room[at] or self._is_hopeless(at, left, state):
            return 0
        key = (at, left, state)
        found = self._ways.get(key)
        if found is None:
            work.spend()
            found = 0
            for option in self._classes[at].options:
                after = self._after(state, option) if option.count <= left else None
                if after is not None:
                    rest = self._count(at + 1, left - option.count, after, work)
                    if rest:
                        found += rest * option.ways
            self._ways[key] = found
        return found

    def _is_hopeless(self, at: int, left: int, state: State) -> bool:
        """Whether a bound can no longer be kept, or too many are missing for those that share nobody."""
        members = self._members[at]
        for number, least in enumerate(self._least):
            if least - state[number] > members[number]:
                return True
        return sum([max(0, self._least[number] - state[number]) for number in self._apart]) > left

    @cached_property
    def _members(self) -> list[list[int]]:
        """For every class, how many of each bound are in it and in those behind it."""
        return [
            [sum([len(bound.kinds.intersection(each.kinds)) for each in self._classes[at:]]) for bound in self.bounds]
            for at in range(len(self._classes) + 1)
        ]

    @cached_property
    def _apart(self) -> list[int]:
        """Bounds that have no kind in common, those that ask for most first."""
        found: list[int] = []
        for number in sorted(range(len(self.bounds)), key=lambda n: -self._least[n]):
            if all(not self.bounds[number].kinds & self.bounds[other].kinds for other in found):
                found.append(number)
        return found

    def _after(self, state: State, option: Option) -> State | None:
        """The counters after an option, each only as high as it matters; None where one is too high."""
        if not option.count:
            return state
        after = [min(now + more, cap) for now, more, cap in zip(state, option.adds, self._caps, strict=True)]
        for now, most in zip(after, self._most, strict=False):
            if now > most:
                return None
        return tuple(after)

    def _is_final(self, state: State) -> bool:
        if any(now < least for now, least in zip(state, self._least, strict=False)):
            return False
        return all(not state[at] or state[at + 1] for at in range(len(self._least), len(state), 2))

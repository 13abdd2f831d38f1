"""Choices within bounds are counted and numbered exactly: held against listing all of them."""

from __future__ import annotations

from itertools import combinations

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from cuore import luck_from_seed
from cuore.town import counting
from cuore.town.bounds import Bound, Follows
from cuore.town.counting import Choices
from cuore.town.work import Known, TooMuch, Work

KINDS = tuple(range(9))
SETS = st.frozensets(st.sampled_from(KINDS))


@st.composite
def problems(draw: st.DrawFn) -> Choices:
    bounds = [
        Bound(draw(SETS), low := draw(st.integers(0, 3)), draw(st.one_of(st.just(99), st.integers(low, 4))))
        for _ in range(draw(st.integers(0, 4)))
    ]
    follows = [Follows(draw(st.sampled_from(KINDS)), draw(SETS)) for _ in range(draw(st.integers(0, 2)))]
    family = draw(st.frozensets(st.sampled_from(KINDS), min_size=2, max_size=4))
    families = [(family, draw(st.integers(1, 4)))] if draw(st.booleans()) else []
    weights = draw(st.dictionaries(st.sampled_from(KINDS), st.sampled_from((3, 9)), max_size=4))
    return Choices(KINDS, draw(st.integers(0, 6)), bounds, follows, families, weights)


def weight(choices: Choices, chosen: tuple[int, ...]) -> int:
    found = 1
    for kind in chosen:
        found *= choices._weights.get(kind, 1)
    return found


def listed(choices: Choices) -> dict[frozenset[int], int]:
    """All choices with their weights, by looking at every one."""
    return {
        frozenset(some): weight(choices, some)
        for some in combinations(KINDS, choices.size)
        if choices.holds(frozenset(some))
    }


@settings(max_examples=120, deadline=None)
@given(problems())
def test_every_choice_has_as_many_numbers_as_its_weight(choices: Choices) -> None:
    expected = listed(choices)
    total = choices.total(Work())
    assert total == sum(expected.values())
    assert choices.is_possible(Work()) == bool(expected)
    if total < 3000:
        found: dict[frozenset[int], int] = {}
        for number in range(total):
            chosen = choices.pick(number, Work())
            assert len(set(chosen)) == len(chosen) == choices.size
            found[frozenset(chosen)] = found.get(frozenset(chosen), 0) + 1
        assert found == expected


def test_a_draw_is_one_of_the_choices_and_all_of_them_come() -> None:
    choices = Choices(KINDS, 4, [Bound(frozenset((0, 1, 2)), 2), Bound(frozenset((7, 8)), 0, 1)])
    expected = listed(choices)
    drawn = [frozenset(choices.draw(luck_from_seed(f"draw {number}"), Work())) for number in range(1500)]
    assert set(drawn) == set(expected)
    mean = len(drawn) / len(expected)
    spread = sum((drawn.count(each) - mean) ** 2 / mean for each in expected)  # chi-square
    freedom = len(expected) - 1
    assert spread < freedom + 4 * (2 * freedom) ** 0.5


def test_a_tight_problem_is_drawn_from_evenly_too() -> None:
    """Where a few tries hardly ever hit, all choices are counted."""
    kinds = tuple(range(60))
    wanted = [Bound(frozenset((a, a + 1)), 1) for a in range(0, 16, 2)]
    choices = Choices(kinds, 10, wanted)
    counts = [0] * 60
    for number in range(1000):
        chosen = choices.draw(luck_from_seed(f"tight {number}"), Work())
        assert choices.holds(frozenset(chosen))
        for kind in chosen:
            counts[kind] += 1
    # Everybody in a pair is alike, and so is everybody else.
    assert max(counts[:16]) - min(counts[:16]) < 120
    assert max(counts[16:]) - min(counts[16:]) < 60


def test_nothing_fits_where_two_bounds_contradict() -> None:
    both = frozenset((0, 1, 2))
    assert not Choices(KINDS, 4, [Bound(both, 2), Bound(both, 0, 1)]).is_possible(Work())
    assert not Choices(KINDS, 10, []).is_possible(Work())


def chi_square(choices: Choices, draws: int) -> tuple[float, int]:
    """How uneven draws are, each choice as often as its weight; and how many there are, less one."""
    expected = listed(choices)
    share = draws / sum(expected.values())
    found = dict.fromkeys(expected, 0)
    for number in range(draws):
        found[frozenset(choices.draw(luck_from_seed(f"share {number}"), Work()))] += 1
    return sum((found[c] - n * share) ** 2 / (n * share) for c, n in expected.items()), len(expected) - 1


@pytest.mark.parametrize("tries", [24, 0])
@pytest.mark.parametrize("most", [6_000, 12, 0])
def test_a_draw_is_fair_whether_it_is_tried_counted_or_counted_under_some_bounds(
    monkeypatch: pytest.MonkeyPatch, tries: int, most: int
) -> None:
    monkeypatch.setattr(counting, "TRIES", tries)
    monkeypatch.setattr(counting, "MOST_COUNTED", most)
    bounds = [Bound(frozenset((0, 1, 2)), 1), Bound(frozenset((2, 3, 4, 5)), 2, 3), Bound(frozenset((7, 8)), 0, 1)]
    choices = Choices(KINDS, 4, bounds, [Follows(6, frozenset((0, 8)))], weights={1: 3, 4: 9, 8: 3})
    uneven, freedom = chi_square(choices, 4000)
    assert uneven < freedom + 4 * (2 * freedom) ** 0.5


def many_bounds() -> Choices:
    """More at once than can be counted, though most choices keep it."""
    kinds = tuple(range(60))
    bounds = [Bound(frozenset(k for k in kinds if (k * a) % 7 < 3), 1, 8) for a in range(1, 7)]
    bounds += [Bound(frozenset(k for k in kinds if (k + a) % 11 < 4), 1, 7) for a in range(11)]
    return Choices(kinds, 10, bounds, weights=dict.fromkeys(range(0, 60, 4), 3))


def test_with_weights_choices_are_tried_before_they_are_counted() -> None:
    choices = many_bounds()
    assert all(choices.holds(frozenset(choices.draw(luck_from_seed(f"{n}"), Work()))) for n in range(20))
    assert choices.states == 0
    with pytest.raises(TooMuch):
        choices.total(Work())


def test_work_is_the_same_whatever_is_known_already() -> None:
    known: dict[str, Known[int]] = {}
    first, second = Work(10), Work(10)

    def find(work: Work) -> int:
        work.spend(4)
        return len(known) + 7

    for work in (first, second):
        assert work.once(known, "a", find) == 7
        assert work.once(known, "a", find) == 7
        assert work.left == 6
    with pytest.raises(TooMuch):
        Work(3).once(known, "a", find)
    with pytest.raises(TooMuch, match="cannot be weighed"):
        Work(3).spend(4)


def test_tables_are_given_back() -> None:
    choices = Choices(tuple(range(60)), 10, [Bound(frozenset((a, a + 1)), 1) for a in range(0, 16, 2)])
    before = choices.draw(luck_from_seed("table"), Work())
    assert choices.states > 0
    choices.forget()
    assert choices.states == 0
    assert choices.draw(luck_from_seed("table"), Work()) == before


def test_work_that_came_to_nothing_is_counted_too() -> None:
    work = Work(100)

    def find(inside: Work) -> int:
        inside.spend(1000)
        return 1

    with pytest.raises(TooMuch):
        work.once({}, "never", find)
    with pytest.raises(TooMuch):
        work.spend()

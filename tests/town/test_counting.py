"""Choices within bounds are counted and numbered exactly: held against listing all of them."""

from __future__ import annotations

from itertools import combinations

from hypothesis import given, settings
from hypothesis import strategies as st

from cuore import luck_from_seed
from cuore.town.counting import Bound, Choices, Follows

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
    assert choices.total == sum(expected.values())
    assert choices.is_possible == bool(expected)
    if choices.total < 3000:
        found: dict[frozenset[int], int] = {}
        for number in range(choices.total):
            chosen = choices.pick(number)
            assert len(set(chosen)) == len(chosen) == choices.size
            found[frozenset(chosen)] = found.get(frozenset(chosen), 0) + 1
        assert found == expected


def test_a_draw_is_one_of_the_choices_and_all_of_them_come() -> None:
    choices = Choices(KINDS, 4, [Bound(frozenset((0, 1, 2)), 2), Bound(frozenset((7, 8)), 0, 1)])
    expected = listed(choices)
    drawn = [frozenset(choices.draw(luck_from_seed(f"draw {number}"))) for number in range(1500)]
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
        chosen = choices.draw(luck_from_seed(f"tight {number}"))
        assert choices.holds(frozenset(chosen))
        for kind in chosen:
            counts[kind] += 1
    # Everybody in a pair is alike, and so is everybody else.
    assert max(counts[:16]) - min(counts[:16]) < 120
    assert max(counts[16:]) - min(counts[16:]) < 60


def test_nothing_fits_where_two_bounds_contradict() -> None:
    both = frozenset((0, 1, 2))
    assert not Choices(KINDS, 4, [Bound(both, 2), Bound(both, 0, 1)]).is_possible
    assert not Choices(KINDS, 10, []).is_possible

"""Ratings: the right order, about the right size, random at zero, and hardly moved by the order of the games."""

from __future__ import annotations

import pytest

from cuore.lab.arena.rating import Rating, ranks, zero_of
from cuore.lab.arena.rating import rate as rate_finishes
from cuore.lab.games.row import Row
from tests.lab.arena.games import finishes, luck_by_strength, made_up

STRENGTHS = {"random": 0.0, "a": 250.0, "b": 400.0, "c": 600.0}


def rate(games: list[Row], bots: tuple[str, ...]) -> dict[str, Rating]:
    return rate_finishes(finishes(games), bots, len(games[0].seats))


def test_winners_come_first_and_the_others_by_their_points() -> None:
    assert ranks((5, 9, 9, 4), (1, 2)) == (1, 0, 0, 2)
    assert ranks((5, 9, 9, 5), (2,)) == (2, 1, 0, 2)  # equal points, and only one has won


def test_games_are_remembered_in_their_order() -> None:
    games = [made_up(["a", "b"], points) for points in ([1, 2], [2, 1], [1, 2], [3, 3])]
    assert [places for _, places in finishes(games)] == [(1, 0), (0, 1), (1, 0), (0, 0)]


def test_known_strengths_are_found_again() -> None:
    found = rate(luck_by_strength(STRENGTHS, towns=60), tuple(STRENGTHS))
    assert sorted(found, key=lambda name: found[name].points) == list(STRENGTHS)
    for name, strength in STRENGTHS.items():
        assert found[name].points == pytest.approx(strength, abs=110), name
        assert abs(found[name].points - strength) <= found[name].plus_minus


@pytest.mark.parametrize("seats", [3, 4])
def test_and_at_larger_tables(seats: int) -> None:
    found = rate(luck_by_strength(STRENGTHS, towns=60, seats=seats), tuple(STRENGTHS))
    assert sorted(found, key=lambda name: found[name].points) == list(STRENGTHS)
    assert found["c"].points == pytest.approx(600, abs=100)


def test_ten_wins_to_one_are_four_hundred() -> None:
    games = [made_up(["random", "a"], [0, 1] if n % 11 else [1, 0], game=n, town=n) for n in range(110)]
    assert rate(games, ("random", "a"))["a"].points == pytest.approx(400, abs=25)


def test_random_is_zero_wherever_it_stands() -> None:
    games = [made_up(["a", "random"], [2, 1], game=n) for n in range(10)]
    found = rate(games, ("a", "random"))
    assert (found["random"].points, found["random"].plus_minus) == (0, 0)
    assert found["a"].points > 300
    assert zero_of(("a", "random", "b")) == "random"


def test_without_random_the_first_is_zero() -> None:
    games = [made_up(["a", "b"], [2, 1], game=n) for n in range(10)]
    found = rate(games, ("b", "a"))
    assert found["b"].points == 0
    assert found["a"].points > 0
    assert zero_of(("b", "a")) == "b"


def test_equal_players_are_equal() -> None:
    games = [made_up(["random", "a"], [1 + n % 2, 2 - n % 2], game=n) for n in range(40)]
    games += [made_up(["a", "random"], [5, 5], game=40 + n) for n in range(20)]
    assert abs(rate(games, ("random", "a"))["a"].points) < 10


def test_more_games_leave_less_doubt() -> None:
    few, many = (
        rate(luck_by_strength({"random": 0.0, "a": 100.0}, towns=towns), ("random", "a"))["a"].plus_minus
        for towns in (10, 100)
    )
    assert many < few / 2


def test_the_order_of_towns_hardly_matters() -> None:
    games = luck_by_strength({"random": 0.0, "a": 200.0}, towns=20)
    there, back = (rate(order, ("random", "a"))["a"].points for order in (games, games[::-1]))
    assert there == pytest.approx(back, abs=15)


def test_copies_of_a_player_move_together() -> None:
    games = [made_up(["a", "random", "random", "random"], [9, 3, 2, 1], game=n) for n in range(12)]
    found = rate(games, ("random", "a"))
    assert set(found) == {"random", "a"}
    assert found["a"].points > 300

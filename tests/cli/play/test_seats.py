"""Who sits where."""

from __future__ import annotations

import pytest

from cuore.cli.play.seats import IllegalSeats, read_seats, write_seats


def names(text: str) -> list[str]:
    return [seat.name for seat in read_seats(text)]


def test_bots_are_bots_and_everybody_else_is_a_person() -> None:
    seats = read_seats("Ann, housekeeper,Random")
    assert [seat.bot is None for seat in seats] == [True, False, False]
    assert [seat.name for seat in seats] == ["Ann", "Housekeeper", "Random"]


def test_bots_of_a_kind_are_numbered() -> None:
    assert names("random,Ann,random,random") == ["Random", "Ann", "Random 2", "Random 3"]


def test_a_nameless_person_is_spoken_to() -> None:
    assert names("you,biglove") == ["You", "Biglove"]


def test_seats_survive_writing() -> None:
    seats = read_seats("Ann, random, Jörg,random")
    assert [(s.word, s.name) for s in read_seats(write_seats(seats))] == [(s.word, s.name) for s in seats]


@pytest.mark.parametrize(
    ("text", "reason"),
    [
        ("", "no name"),
        ("Ann,,Ben", "no name"),
        ("Ann,ann", "two seats are called 'ann'"),
        ("Ann,you", "everybody needs a name"),
        ("Ann # 1,Ben", "cannot be a name"),
        ("Ann\x1b[2J,Ben", "cannot be a name"),
        ("Ann,...", "cannot be a name"),
        ("Ann,Benjamin the Seventeenth", "cannot be a name"),
    ],
)
def test_impossible_seats_are_refused_with_the_reason(text: str, reason: str) -> None:
    with pytest.raises(IllegalSeats, match=reason):
        read_seats(text)

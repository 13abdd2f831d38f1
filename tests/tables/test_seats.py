"""Who sits where."""

from __future__ import annotations

import pytest

from cuore.table.seats import IllegalSeats, read_seats, write_seats


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


def test_a_name_in_quotation_marks_is_a_person_whatever_bots_are_called() -> None:
    seats = read_seats("\"Butler\", 'Russ', butler2 b, matriarch", kept=True)
    assert [(seat.name, seat.bot is None) for seat in seats] == [
        ("Butler", True),
        ("Russ", True),
        ("butler2 b", True),
        ("Matriarch", False),
    ]
    assert names(write_seats(seats[:2])) == ["Butler", "Russ"]


def test_a_saved_game_knows_its_people() -> None:
    assert read_seats("housekepeer, Ann", kept=True)[0].bot is None


@pytest.mark.parametrize(
    ("text", "reason"),
    [
        ("you,housekepeer", "did you mean housekeeper"),
        ("you,House Keeper", "did you mean housekeeper"),
        ("you,matriach", "did you mean matriarch"),
        ("you,computer", "did you mean housekeeper"),
        ("you,level 3", "did you mean governess"),
        ("you,search:lots", "did you mean search"),
        ("Russ,biglove", "a person of that name is written '\"Russ\"'"),
        ("'butler',butler", "two players are called 'Butler'"),
        ("'',Ben", "no name"),
        ("", "no name"),
        ("Ann,,Ben", "no name"),
        ("Ann,ann", "two players are called 'ann'"),
        ("Ann,you", "give each a name"),
        ("Ann # 1,Ben", "cannot be a name"),
        ("Ann\x1b[2J,Ben", "cannot be a name"),
        ("Ann,...", "cannot be a name"),
        ("Ann,Benjamin the Seventeenth", "cannot be a name"),
    ],
)
def test_impossible_seats_are_refused_with_the_reason(text: str, reason: str) -> None:
    with pytest.raises(IllegalSeats, match=reason):
        read_seats(text)


def test_white_space_inside_quotation_marks_is_not_kept() -> None:
    seats = read_seats('"Ann\n", housekeeper')
    assert write_seats(seats) == '"Ann", housekeeper'
    assert [seat.name for seat in read_seats(write_seats(seats), kept=True)] == ["Ann", "Housekeeper"]

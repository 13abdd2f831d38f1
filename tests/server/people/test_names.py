"""Names: what may be one, what looks like another, and what guests are called."""

from __future__ import annotations

import unicodedata
from pathlib import Path

import pytest
from hypothesis import given
from hypothesis import strategies as st

from cuore.bots import BOT_NAMES
from cuore.server.errors import Refused
from cuore.server.people.looks import is_known, script_of
from cuore.server.people.names import FORMER_PLAYER, GUEST, RESERVED, WORDS, clean_name, guest_name, skeleton
from cuore.table import read_seats

IMITATIONS = [
    line.split("\t")
    for line in (Path(__file__).parent / "imitations.txt").read_text("utf-8").splitlines()
    if not line.startswith("#")
]


def is_refused(name: str) -> bool:
    try:
        clean_name(name)
    except Refused as error:
        return error.reason == "bad-name"
    return False


@pytest.mark.parametrize(("name", "imitation"), IMITATIONS)
def test_nobody_can_be_taken_for_somebody_else(name: str, imitation: str) -> None:
    assert not is_refused(name)
    if not is_refused(imitation):
        assert skeleton(clean_name(imitation)) == skeleton(clean_name(name))


def test_names_that_differ_are_different() -> None:
    names = [
        "Ann",
        "Anna",
        "Ben",
        "Bea",
        "Clara",
        "Dara",
        "Emil",
        "Emma",
        "Finn",
        "Nora",
        "Mora",
        "Vera",
        "Анна",
        "Олег",
    ]
    names += [
        "Ольга",
        "Ελένη",
        "Γιώργος",
        "さくら",
        "すみれ",
        "김철수",
        "김영희",
        "Ann 3",
        "Ann 4",
        "Zoë",
        "Nguyễn",
        "太郎",
    ]
    assert len({skeleton(clean_name(name)) for name in names}) == len(names)


@pytest.mark.parametrize(
    "name",
    [
        *("", " ", "\t", "-", "...", "'", "a" * 17, "あ" * 17, "x" * 100_000),  # too short, too long
        *("a#b", "a,b", "a;b", "a:b", "a/b", "a\\b", "<b>", 'a"b', "a|b", "Al!", "a\nb", "a\0b", "\x1b[31mred"),
        *("a\u200bb", "a\u200db", "a\u2060b", "\ufeffab", "a\u00adb", "a\u034fb", "a\u180eb"),  # nothing to be seen
        *("a\u202eb", "a\u202db", "a\u2066b", "a\u200fb", "a\u061cb"),  # turns the text around
        *("\u05e9\u05dc\u05d5\u05dd", "\u0633\u0644\u0627\u0645", "\u0661\u0662"),  # runs from right to left
        *("\ud800", "a\ue000", "a\U000e0041", "a\ufe0f", "\u3164", "\u115f", "\u2800a"),
        *("x\u0302", "a" + "\u0301\u0302" * 3, "\u0488", "\u0483"),  # marks of their own
        *("A\u043dna", "\u0391nna", "\u0391\u0430", "Ann\u3042", "Ann\uae40"),  # two scripts
        *("\u1d00nn", "\u0251nn", "\u01c3", "\u0138\u02bc", "\u13aann", "\u0561", "\U0001f600", "\u0e01", "\u0905"),
        *("'butler'", "’Ann", "Ann'"),
    ],
)
def test_what_cannot_be_a_name(name: str) -> None:
    assert is_refused(name)


@pytest.mark.parametrize("word", RESERVED)
def test_names_of_nobody(word: str) -> None:
    for name in (word, word.upper(), word.capitalize(), f"{word} 2", f"{word}7", f"{word}.", word.replace("o", "0")):
        assert is_refused(name)


def test_bots_and_the_server_are_among_them() -> None:
    assert {*BOT_NAMES, "You", "admin", "host", "cuore"} <= set(RESERVED)
    for name in ("Adm1n", "ADMIN", "\u0430\u0434\u043c\u0456\u043d"[:1] + "dmin", "Y0u", "Butler 2", "H0ST", "Cu0re"):
        assert is_refused(name)
    assert not is_refused("Adele")
    assert not is_refused("Hostess")


@pytest.mark.parametrize("beginning", [GUEST, FORMER_PLAYER])
def test_nobody_can_look_like_a_guest_or_like_somebody_forgotten(beginning: str) -> None:
    for name in (beginning, f"{beginning} 41", f"{beginning}x"[:16], beginning.upper(), beginning.replace("e", "é")):
        assert is_refused(name)
    assert is_refused("Guest Fern 412")
    assert is_refused("6uest Fern 412") is False  # a six is no G; what it looks like is its own
    assert is_refused("\u0413uest")


def test_spaces_are_put_in_order() -> None:
    assert clean_name("  Mary \u00a0  Ann\u3000") == "Mary Ann"
    assert clean_name("\uff46\uff55\uff4c\uff4c") == "full"


def test_greek_names_are_written_in_one_way() -> None:
    assert clean_name("ΝΊΝΑ ΡΟΣΣΟΣ") == "Νίνα Ροσσος"
    assert clean_name("ελένη") == "Ελένη"


def test_a_table_takes_every_name() -> None:
    for name in ["Ann", "O'Neil", "Dr. No", "Tom & Jerry", "C-3PO", "Ελένη", "김철수", "R2_D2", "1", "A+"]:
        (seat,) = read_seats(f'"{clean_name(name)}"')
        assert (seat.name, seat.bot) == (name, None)


@given(st.text(max_size=20))
def test_whatever_is_accepted_stays_as_it_is(text: str) -> None:
    if is_refused(text):
        return
    name = clean_name(text)
    assert clean_name(name) == name
    assert name.isprintable()
    assert 1 <= len(name) <= 16
    assert skeleton(name) == skeleton(text)
    assert skeleton(name)


LETTERS = [chr(number) for number in range(0x30000) if is_known(chr(number))]


def test_a_letter_looks_the_same_in_every_size_and_width() -> None:
    for letter in LETTERS:
        if script_of(letter) in {"latin", "cyrillic"}:
            assert skeleton(letter.upper()) == skeleton(letter.lower()), letter
    for number in range(0x21, 0x7F):
        assert skeleton(chr(number + 0xFEE0)) == skeleton(chr(number))
    for number in range(0x1D400, 0x1D800):  # the alphabets of mathematics
        plain = unicodedata.normalize("NFKC", chr(number))
        if plain.isascii():
            assert skeleton(chr(number)) == skeleton(plain)


def test_nothing_unseen_is_a_letter() -> None:
    assert len(LETTERS) > 20_000
    for letter in LETTERS:
        assert letter.isalpha(), hex(ord(letter))
        assert unicodedata.bidirectional(letter) == "L", hex(ord(letter))


def test_guests_have_friendly_names_that_no_account_can_have() -> None:
    seen = set()
    for tries in range(200):
        name = guest_name(tries % 20)
        assert name.startswith("Guest ")
        assert len(name) <= 16
        assert name.split()[1] in WORDS
        assert is_refused(name)
        assert read_seats(name)[0].bot is None
        seen.add(skeleton(name))
    assert len(seen) > 190


def test_guests_names_do_not_look_like_each_other() -> None:
    assert len({skeleton(word) for word in WORDS}) == len(WORDS)
    assert len({skeleton(f"Guest Fern {number}") for number in range(100, 2000)}) == 1900


def test_more_tries_draw_from_more_names() -> None:
    assert max(len(guest_name(0).split()[2]) for _ in range(50)) == 3
    assert min(len(guest_name(19).split()[2]) for _ in range(50)) >= 4

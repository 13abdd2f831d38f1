"""Codes of towns: the same town anywhere and for ever, and no other."""

from __future__ import annotations

from itertools import combinations
from random import Random

import pytest

from cuore import make_setup, official_rules, rules_from_file, with_boxes
from cuore.engine.words import BUILDING, EVENT, GENERAL, PRIVATE, REMINISCENCE
from cuore.town import (
    IllegalCode,
    Town,
    Wishes,
    draw_town,
    known_town,
    new_town,
    read_code,
    spoken,
    town_of,
    write_code,
)
from cuore.town.code import LETTERS, SPOKEN, _written, looks_like_code
from tests.sixth_box import BOX as SIXTH_BOX
from tests.town.wishing import MIXTURES, PARK_MIXTURES, TOWN_BOXES

RULES = official_rules()

FIRST = {
    "base": "176V-449J",
    "expanding": "23KD-1YDD",
    "vacation": "4APT-JPQH",
    "oktoberfest": "827C-AY8X",
    "more": "GJ8F-ZT",
}
"""Codes that have been told to people: they mean these towns for ever."""


@pytest.mark.parametrize("box", FIRST)
def test_a_code_that_was_once_told_keeps_its_meaning(box: str) -> None:
    town = new_town(RULES, (box,), RULES.boxes[box].first_town)
    assert write_code(RULES, town) == FIRST[box]
    assert read_code(RULES, FIRST[box]) == town


def town_by_counting(boxes: tuple[str, ...]) -> Town:
    """Some town of these boxes: every other maid, and every third special card left out, or visiting."""

    def named(category: int, where: tuple[str, ...]) -> list[str]:
        return [card.name for card in RULES.cards if card.category == category and card.box in where]

    park = boxes[0] == "more"
    others = boxes[1:] if park else boxes
    maids = named(GENERAL, boxes[:1] if park else boxes)
    seller = ["Nadja Kersten"] if "oktoberfest" in boxes and not park else []
    maids = maids[:10] if park else list(dict.fromkeys([*seller, *maids[::2], *maids[1::2]]))[:10]
    special = [name for category in (EVENT, BUILDING, PRIVATE, REMINISCENCE) for name in named(category, others)]
    guests = [*named(GENERAL, others)[1::2], *named(GENERAL, others)[::2]][:10] if park else []
    private_maids = named(PRIVATE, others)[::3] if park else []
    left = ["Illness"] if "base" in boxes and park else [] if park else special[::3]
    return new_town(RULES, boxes, tuple(maids), tuple(left), tuple(guests), tuple(private_maids))


MIXED = {
    ("base", "expanding"): "3GFD-896B-R6YA-WWQ",
    ("vacation", "base"): "5HVT-0AJQ-MEF1-2C0",
    ("oktoberfest", "expanding", "base"): "BN6R-6BQM-5CTE-5J1Y-V",
    ("base", "expanding", "vacation", "oktoberfest"): "FRKK-X4ST-KQP2-YW1C-RYN1",
    ("oktoberfest", "base", "expanding", "vacation"): "FRKK-X4ST-KQP2-YW1F-EZAA",
    ("more", "base"): "H8QP-1NYS-WX3P-JD",
    ("more", "vacation"): "ME91-39V0-HJ",
    ("more", "base", "expanding", "vacation", "oktoberfest"): "Z8JH-JPDQ-9ZRN-FWSM-8FCX-S",
}
"""Codes of mixtures, with cards left out and with visitors, that mean these towns for ever."""


@pytest.mark.parametrize("boxes", MIXED, ids="+".join)
def test_so_do_codes_of_mixtures_with_cards_left_out_and_visitors(boxes: tuple[str, ...]) -> None:
    town = town_by_counting(boxes)
    town.check(RULES)
    assert town.without or town.guests
    assert write_code(RULES, town) == MIXED[boxes]
    assert read_code(RULES, MIXED[boxes]) == town


@pytest.mark.parametrize("boxes", [*MIXTURES, *PARK_MIXTURES], ids="+".join)
def test_a_code_makes_the_same_town_again(boxes: tuple[str, ...]) -> None:
    for number in range(4):
        wishes = Wishes(piles=("mechanics=1",)) if number == 3 and "more" not in boxes else Wishes()
        town = draw_town(RULES, boxes, f"code {number}", wishes)
        code = write_code(RULES, town)
        assert read_code(RULES, code) == town
        assert looks_like_code(code)
        assert 7 <= len(code) <= 45
        for between in (" ", ""):
            typed = f" {code.lower().replace('0', 'o').replace('1', 'l').replace('-', between)} "
            assert read_code(RULES, typed) == known_town(RULES, typed) == town


def test_the_shortest_codes_have_six_signs() -> None:
    maids = sorted(RULES.kind(card.name) for card in RULES.cards if card.box == "base" and card.category == GENERAL)
    town = new_town(RULES, ("base",), tuple(RULES.names[kind] for kind in maids[:10]))
    assert write_code(RULES, town) == "10CH-8M"
    assert read_code(RULES, "10CH-8M") == known_town(RULES, "10ch8m") == town


def test_a_code_without_a_digit_is_one_too() -> None:
    """One of a hundred codes of four boxes has none."""
    towns = [draw_town(RULES, TOWN_BOXES, f"q{number}") for number in range(300)]
    codes = {write_code(RULES, town).replace("-", ""): town for town in towns}
    bare = [code for code in codes if not any(sign.isdigit() for sign in code)]
    assert bare
    for code in bare:
        assert known_town(RULES, code) == known_town(RULES, " ".join(code)) == codes[code]
    assert not looks_like_code("nowhere at all")
    assert not looks_like_code("beachhead")


def test_every_letter_can_be_said() -> None:
    assert len(LETTERS) == len(set(LETTERS)) == len(set(SPOKEN.values())) == 32
    assert spoken("17-AZ") == "one seven, Alfa Zulu"


@pytest.mark.parametrize("boxes", [*MIXTURES[::7], *PARK_MIXTURES], ids="+".join)
def test_what_is_said_over_the_phone_can_be_typed(boxes: tuple[str, ...]) -> None:
    for number in range(6):
        town = draw_town(RULES, boxes, f"said {number}")
        said = spoken(write_code(RULES, town))
        for typed in (said, said.lower().replace(",", ""), said.upper(), said.replace(", ", " dash ")):
            assert looks_like_code(typed)
            assert read_code(RULES, typed) == known_town(RULES, typed) == town


def test_every_spelling_of_the_alphabet_is_heard() -> None:
    town = read_code(RULES, FIRST["base"])
    for typed in (
        "one seven six Victor four four nine Juliet",
        "One Seven Six victor, four four niner JULIETTE",
        "1 seven six V, 4 four nine Juliett",
        "one 76 Victor four four nine Juliett",
        "india seven six Victor - four four nine Juliett",
    ):
        assert known_town(RULES, typed) == town, typed
    other = {"ALFA": "Alpha", "X-RAY": "x ray", "WHISKEY": "Whisky"}
    seen = set()
    for number in range(60):
        town = draw_town(RULES, TOWN_BOXES, f"heard {number}")
        said = spoken(write_code(RULES, town)).upper()
        seen |= {word for word in other if word in said}
        for word, heard in other.items():
            said = said.replace(word, heard)
        assert read_code(RULES, said) == town
        assert read_code(RULES, said.replace("x ray", "Xray")) == town
    assert seen == set(other)


def test_a_word_that_stands_for_nothing_is_named() -> None:
    for typed, reason in (
        (
            "one seven six Viktor, four four nine Juliett",
            "'Viktor' stands for no letter or digit of a code: did you mean Victor?",
        ),
        ("one seven six Victor, four four nine kettle", "'kettle' stands for no letter or digit of a code$"),
        ("one seven six Victor, four four nine Kilo", "a letter is wrong, missing or in the wrong place"),
        ("one seven six Victor, four four nine", "a letter is wrong, missing or in the wrong place"),
        ("one seven six Victor, four four nine Uniform", "codes never contain 'U'"),
        ("one " * 70, "it is too long"),
        ("one " * 5000, "it is too long"),
    ):
        with pytest.raises(IllegalCode, match=reason):
            read_code(RULES, typed)


def test_a_written_code_may_have_groups_that_are_such_words() -> None:
    for code in ("PAPA-KILO-GOLF-17", "GOLF-1234-56", "1Q2W-ECHO-PAPA"):
        for typed in (code, code.lower(), code.replace("-", " ")):
            assert _written(typed) == typed
    assert _written("one two, PAPA seven eight") == "12P78"
    assert not looks_like_code("one nice evening in november with romeo and juliet at the hotel")


def test_one_or_two_wrong_letters_and_swapped_ones_are_noticed() -> None:
    letters = list(write_code(RULES, draw_town(RULES, TOWN_BOXES, "typed")).replace("-", ""))
    rng = Random(3)
    damaged = []
    for at in range(len(letters)):
        damaged += [[*letters[:at], sign, *letters[at + 1 :]] for sign in LETTERS if sign != letters[at]]
        damaged += [letters[:at] + letters[at + 1 :], [*letters[:at], rng.choice(LETTERS), *letters[at:]]]
    for one, two in combinations(range(len(letters)), 2):
        swapped = letters[:]
        swapped[one], swapped[two] = swapped[two], swapped[one]
        both = letters[:]
        both[one], both[two] = rng.choice(LETTERS), rng.choice(LETTERS)
        damaged += [each for each in (swapped, both) if each != letters]
    for signs in damaged:
        with pytest.raises(
            IllegalCode, match=r"is not the code of a town|with different cards|boxes that are not here"
        ):
            read_code(RULES, "".join(signs))
    assert len(damaged) > 500


def test_words_without_meaning_are_refused() -> None:
    rng = Random(1)
    for _ in range(3000):
        word = "".join(rng.choice(LETTERS) for _ in range(rng.randint(1, 20)))
        with pytest.raises(IllegalCode):
            read_code(RULES, word)
    for word, reason in (
        ("", "letter is wrong"),
        ("176V-449U", "codes never contain 'U'"),
        ("7" * 200, "it is too long"),
    ):
        with pytest.raises(IllegalCode, match=reason):
            read_code(RULES, word)


def test_codes_survive_a_new_box() -> None:
    more = with_boxes(SIXTH_BOX)
    for boxes in (("base",), TOWN_BOXES, ("more", *TOWN_BOXES)):
        town = draw_town(RULES, boxes, "survives")
        assert write_code(more, town) == write_code(RULES, town)
        assert read_code(more, write_code(RULES, town)) == town


def test_a_code_with_a_box_that_is_not_here_is_refused() -> None:
    more = with_boxes(SIXTH_BOX)
    for boxes in ((SIXTH_BOX.id,), ("base", SIXTH_BOX.id)):
        town = draw_town(more, boxes, "elsewhere")
        code = write_code(more, town)
        assert read_code(more, code) == town
        with pytest.raises(IllegalCode, match="boxes that are not here"):
            read_code(RULES, code)


def test_a_code_that_means_other_cards_here_is_refused() -> None:
    """Two people have a card file each: what the one calls a town is another for the other."""

    def rules_with(name: str) -> str:
        return (
            f'[[card]]\nname = "{name}"\nbox = "house"\ncategory = "general maid"\ncost = 3\nicons = {{ love = 2 }}\n'
        )

    ours, theirs = rules_from_file(rules_with("Ann")), rules_from_file(rules_with("Ben"))
    town = draw_town(ours, ("base", "house"), "house", Wishes(pin=("Ann",)))
    code = write_code(ours, town)
    assert read_code(ours, code) == town
    with pytest.raises(IllegalCode, match="was made with different cards"):
        read_code(theirs, code)


def test_towns_with_the_same_cards_have_the_same_code() -> None:
    park = make_setup(RULES, boxes=("more", "base"), town="random", beginners=True)
    assert park.without == ("Bad Habit",)  # which never comes to the Park
    town = town_of(RULES, park)
    assert town.without == ()
    assert read_code(RULES, write_code(RULES, town)) == town
    both = draw_town(RULES, ("vacation", "oktoberfest"), "both")
    assert new_town(RULES, both.boxes, both.maids, (*both.without, "Camp Fire")) == both

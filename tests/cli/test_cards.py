"""``cuore cards``: for people a table or one card, for programs rows of JSON."""

from __future__ import annotations

import json
from pathlib import Path

import pytest

from cuore import __version__
from cuore.cards.build import PARTS
from cuore.cards.catalogue import BOXES, official_rules
from cuore.engine.words import CATEGORY_NAMES
from cuore.engine.words import LOVE as LOVE_CARD
from tests.cli.command import Cuore, in_a_process, in_process
from tests.text.speaking import text_of

FIELDS = ["box", "category", "name", "title", "cost", "vp", "icons", "chamber", "copies", "provenance"]
FIELDS += ["ours", "deduced", "roles", "needs", "text"]
OWN = '[[card]]\nname = "Beatrix Fernway"\ntitle = "Gardening Maid"\ncategory = "general maid"\ncost = 4\n'


@pytest.fixture
def cuore(capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch) -> Cuore:
    monkeypatch.setenv("COLUMNS", "100")
    return in_process(capsys, monkeypatch)


@pytest.fixture
def card_file(tmp_path: Path) -> str:
    path = tmp_path / "own.toml"
    path.write_text(OWN, encoding="utf-8")
    return str(path)


def rows(text: str) -> list[dict[str, object]]:
    found = json.loads(text)
    assert isinstance(found, list)
    return found


def test_the_rows_have_the_fields_that_scripts_rely_on(cuore: Cuore) -> None:
    done = cuore("cards", "--json")
    assert (done.code, done.err) == (0, "")
    found = rows(done.out)
    assert len(found) == 167
    assert all(list(row) == FIELDS for row in found)
    cards = official_rules().cards
    expected = [card for card in cards if card.category != LOVE_CARD]
    for card in cards:
        if card.category == LOVE_CARD:
            expected += [card] * len(BOXES)
    assert [row["name"] for row in found] == [card.name for card in expected]
    assert [row["text"] for row in found] == [text_of(card) for card in expected]


@pytest.mark.parametrize("box", BOXES)
def test_every_box_has_its_rows_with_three_of_love(cuore: Cuore, box: str) -> None:
    found = rows(cuore("cards", "--json", "--box", box).out)
    assert len(found) == (35 if box == "more" else 33)
    assert {row["box"] for row in found} == {box}
    assert [row["name"] for row in found if row["category"] == "love"] == ["1 Love", "2 Love", "3 Love"]
    everything = [row for row in rows(cuore("cards", "--json").out) if row["box"] == box]
    assert found == everything


def test_love_is_as_sure_as_the_book_of_its_box(cuore: Cuore) -> None:
    found = [row for row in rows(cuore("cards", "--json").out) if row["category"] == "love"]
    assert {row["box"]: row["provenance"] for row in found} == {
        "base": "printed",
        "expanding": "deduced",
        "vacation": "deduced",
        "oktoberfest": "printed",
        "more": "deduced",
    }
    assert {row["box"]: row["deduced"] for row in found} == {
        "base": [],
        "expanding": ["cost", "copies"],
        "vacation": ["cost", "copies"],
        "oktoberfest": ["cost"],
        "more": ["cost", "copies"],
    }
    assert len(found) == 15
    copies = {(row["box"], row["name"]): row["copies"] for row in found}
    assert {box: copies[box, "1 Love"] for box in BOXES} == {box: 28 if box == "more" else 36 for box in BOXES}
    assert {copies[box, "2 Love"] for box in BOXES} == {12}
    assert {copies[box, "3 Love"] for box in BOXES} == {8}


def test_the_fields_have_the_types_that_scripts_rely_on(cuore: Cuore) -> None:
    for row in rows(cuore("cards", "--json").out):
        assert row["box"] in BOXES
        assert row["category"] in CATEGORY_NAMES
        never_sold = row["name"] == "Colette Framboise at the Park"
        if row["category"] in ("reminiscence", "beer", "high class maid", "preparation") or never_sold:
            assert row["cost"] is None
        else:
            assert isinstance(row["cost"], int)
        assert isinstance(row["copies"], int)
        assert row["vp"] is None or isinstance(row["vp"], int)
        assert row["chamber"] in (None, 1, 2)
        assert row["title"] is None or isinstance(row["title"], str)
        assert isinstance(row["icons"], dict)
        assert set(row["icons"]) <= {"draw", "love", "serving", "employment", "imagination", "concentration", "effort"}
        assert row["provenance"] in ("printed", "deduced", "reconstructed")
        assert isinstance(row["ours"], list)
        assert isinstance(row["deduced"], list)
        assert {*row["ours"], *row["deduced"]} <= set(PARTS)


def test_points_that_a_rule_decides_are_null(cuore: Cuore) -> None:
    nulls = [row["name"] for row in rows(cuore("cards", "--json").out) if row["vp"] is None]
    assert nulls == [
        "Ophelia Grail",
        "Safran Virginie",
        "Domino Bonaparte",
        "Felicity Horn",
        "Beatrice Escudo",
        "Florence Spring",
        "Margareta Torrente",
        "Hyacinth Arrow",
        "Ute Krombach",
        "Kaori Hamasaki",
        "Weissbier",
        "Pilsner",
        "Ophelia Grail at the Park",
        "Dawn Stride",
    ]


def test_json_is_utf_8_and_nothing_else_in_any_process() -> None:
    done = in_a_process("cards", "--json", "--box", "base", LANG="C", NO_COLOR="1")
    assert (done.code, done.err) == (0, "")
    assert "Geneviève Daubigny" in done.out
    assert len(rows(done.out)) == 33


@pytest.mark.parametrize("name", ["Kagari Ichinomiya", "kagari", "KAG", "ichi", " kagari! "])
def test_one_card_by_any_part_of_its_name(cuore: Cuore, name: str) -> None:
    assert [row["name"] for row in rows(cuore("cards", name, "--json").out)] == ["Kagari Ichinomiya"]


def test_all_cards_that_a_name_fits(cuore: Cuore) -> None:
    names = [row["name"] for row in rows(cuore("cards", "crescent", "--json").out)]
    assert names == ["Azure Crescent", "Viola Crescent", "Rouge Crescent"]
    names = [row["name"] for row in rows(cuore("cards", "gard", "--json").out)]
    assert names == ["Garden", "Lily Garden"]
    assert [row["name"] for row in rows(cuore("cards", "genevieve", "--json").out)] == ["Geneviève Daubigny"]


def test_one_card_is_shown_large(cuore: Cuore) -> None:
    done = cuore("cards", "colette", "--box", "base")
    assert done.code == 0
    words = " ".join(line.strip("│╭╮╰╯─ ") for line in done.out.splitlines())
    for part in ("Colette Framboise", "Cost 3 Love", "1 VP", "24 in the box (base)"):
        assert part in words
    colette = next(card for card in official_rules().cards if card.name == "Colette Framboise")
    assert text_of(colette) in " ".join(words.split())


@pytest.mark.parametrize(
    ("name", "parts"),
    [
        ("noëmi", ("Work Chief", "1 in the box (more)", "gain Food cards")),
        ("thekla", ("High class maid", "maids cost you 1 Love less")),
        ("food 3", ("Preparation", "6 VP", "3 in the box (more)", "4 Imagination")),
        ("edith", ("Cost 5 Love", "+1 Love", "+2 Imagination")),
        ("Colette Framboise at the Park", ("Chambermaid Chief", "1 VP", "12 in the box (more)", "+1 Serving")),
    ],
)
def test_one_card_of_the_park_is_shown_large(cuore: Cuore, name: str, parts: tuple[str, ...]) -> None:
    done = cuore("cards", name)
    assert done.code == 0
    words = " ".join(" ".join(line.strip("│╭╮╰╯─ ") for line in done.out.splitlines()).split())
    for part in parts:
        assert part in words
    assert ("Cost" in words) == (name == "edith")


def test_cards_that_share_a_name_are_all_shown(cuore: Cuore) -> None:
    names = [row["name"] for row in rows(cuore("cards", "ophelia", "--json").out)]
    assert names == ["Ophelia Grail", "Ophelia Grail at the Park"]


@pytest.mark.parametrize(
    ("name", "words"),
    [
        ("natsumi", "(Printed.)"),
        ("tiffany", "(Printed; the number of copies is deduced.)"),
        ("altbier", "(Printed; the Alcohol is ours: an owner of the box may know better.)"),
        ("estate", "(Reconstructed; the points and requirement are ours and the number of copies is deduced: an owner"),
        ("3 love", "(Printed in the box 'base', partly deduced in 'expanding', 'vacation', 'oktoberfest' and 'more'.)"),
    ],
)
def test_every_card_shows_its_provenance(cuore: Cuore, name: str, words: str) -> None:
    assert words in " ".join(" ".join(line.strip("│╭╮╰╯─ ") for line in cuore("cards", name).out.splitlines()).split())


def test_the_table_shows_the_provenance_of_every_card(cuore: Cuore, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("COLUMNS", "400")
    shown = cuore("cards").out
    for word in ("(Printed", "(Reconstructed"):
        cards = [card for card in official_rules().cards if card.provenance == word[1:].lower()]
        assert shown.count(word) == len(cards)


def test_all_cards_are_a_table(cuore: Cuore, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("COLUMNS", "120")
    done = cuore("cards")
    assert (done.code, done.err) == (0, "")
    assert done.out.split()[:5] == ["Name", "Cost", "VP", "Icons", "Text"]
    for name in official_rules().names:
        assert name in done.out
    assert "\x1b" not in done.out  # no colours where nobody sees them


def test_negative_points_and_question_marks_are_shown(cuore: Cuore) -> None:
    assert "\N{MINUS SIGN}3 VP" in cuore("cards", "amber").out
    assert "? VP" in cuore("cards", "ophelia", "--box", "base").out


def test_a_card_file_is_shown_among_the_official_cards(cuore: Cuore, card_file: str) -> None:
    found = rows(cuore("cards", "--json", "--card-file", card_file).out)
    assert len(found) == 168
    (own,) = [row for row in found if row["name"] == "Beatrix Fernway"]
    assert own["box"] == "house"
    assert "(Reconstructed: an owner of the box may know" in cuore("cards", "beatrix", "--card-file", card_file).out


def test_a_box_of_own_cards_has_these_alone(cuore: Cuore, card_file: str) -> None:
    found = rows(cuore("cards", "--json", "--card-file", card_file, "--box", "house").out)
    assert [row["name"] for row in found] == ["Beatrix Fernway"]


def test_mistakes_are_one_line(cuore: Cuore, card_file: str, tmp_path: Path) -> None:
    assert cuore("cards", "Kagary").is_mistake("there is no card called 'Kagary'; did you mean Kagari Ichinomiya?")
    assert cuore("cards", "zzz", "--json").is_mistake("there is no card called 'zzz'")
    assert cuore("cards", "--box", "attic").is_mistake(
        "there is no box called 'attic'; choose from base, expanding, vacation, "
    )
    assert cuore("cards", "beatrix", "--box", "base", "--card-file", card_file).is_mistake("no card called 'beatrix'")
    assert cuore("cards", "--card-file", str(tmp_path / "none.toml")).is_mistake("none.toml cannot be opened")
    assert cuore("cards", "--card-file", str(tmp_path)).is_mistake("it is a folder")
    bad = tmp_path / "bad.toml"
    bad.write_text(OWN + "colour = 'red'\n", encoding="utf-8")
    assert cuore("cards", "--card-file", str(bad)).is_mistake("card 1 (Beatrix Fernway): 'colour' is not a field")
    bad.write_bytes(b"\xff\xfe")
    assert cuore("cards", "--card-file", str(bad)).is_mistake("not text")


def test_a_mistake_with_a_name_of_two_lines_is_one_line(cuore: Cuore, tmp_path: Path) -> None:
    bad = tmp_path / "bad.toml"
    bad.write_text(OWN.replace("Beatrix Fernway", "Beatrix\\nFernway"), encoding="utf-8")
    assert cuore("cards", "--card-file", str(bad)).is_mistake("a name is up to 60 printable letters")


def test_an_empty_card_file_is_not_no_card_file(cuore: Cuore, tmp_path: Path) -> None:
    empty = tmp_path / "empty.toml"
    empty.write_text("", encoding="utf-8")
    assert cuore("cards", "--card-file", str(empty)).is_mistake("the card file has no [[card]] table")


@pytest.mark.parametrize("words", [("--colour",), ("--box",), ("a", "b"), ("--json=perhaps",)])
def test_mistakes_of_usage_are_one_line_too(cuore: Cuore, words: tuple[str, ...]) -> None:
    done = cuore("cards", *words)
    assert done.code == 2
    assert done.out == ""
    assert done.err.count("\n") == 1


def test_the_command_itself(cuore: Cuore) -> None:
    done = cuore("--version")
    assert done.code == 0
    assert done.out.startswith(f"cuore {__version__} (")
    for words in ((), ("--help",)):
        done = cuore(*words)
        assert done.code == 0
        for command in ("play", "cards", "simulate", "replay", "bench"):
            assert command in done.out
    assert cuore("dance").code == 2


@pytest.mark.parametrize(
    ("name", "roles", "needs"),
    [
        ("Natsumi Fujikawa", ["servings", "attack"], []),
        ("Tiffany Wise", [], ["private maid"]),
        ("Illness", ["attack"], ["3 Love"]),
        ("2 Love", [], []),
    ],
)
def test_what_a_card_is_good_for_and_needs_is_read_from_its_traits(
    cuore: Cuore, name: str, roles: list[str], needs: list[str]
) -> None:
    row = next(row for row in rows(cuore("cards", "--json").out) if row["name"] == name)
    assert (row["roles"], row["needs"]) == (roles, needs)

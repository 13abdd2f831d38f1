"""The pages of the documentation say what is so: their examples work, and they name every word there is."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

from cuore import read_position, read_record, replay, rules_from_file, write_position
from cuore.cards.cardfile.fields import FIELDS, ICONS, NEED_FIELDS
from cuore.cards.catalogue import BOXES, STEPS, official_rules
from cuore.engine.costs import COST_CHANGES
from cuore.engine.needs import SORTS
from cuore.engine.position import HEADER
from cuore.engine.position import read_position as read_raw
from cuore.engine.requirements import REQUIREMENTS
from cuore.engine.score_rules import SCORE_RULES
from cuore.engine.verbs import all_verbs
from cuore.engine.words import CATEGORY_NAMES, END_WORK
from tests.laws import check_state
from tests.notation.samples import games_in_progress
from tests.towns import FIRST_TOWN

DOCS = Path(__file__).resolve().parents[2] / "docs"
NOTATION = (DOCS / "notation.md").read_text(encoding="utf-8")
CARDS = (DOCS / "cards.md").read_text(encoding="utf-8")
RULES = official_rules()


def blocks(page: str, language: str = "") -> list[str]:
    """The examples of a page in one language."""
    return [text for word, text in re.findall(r"(?ms)^```(\w*)\n(.*?)^```$", page) if word == language]


def test_the_first_example_of_a_position_works() -> None:
    g = read_position(RULES, blocks(NOTATION)[0])
    check_state(g)
    assert "serve Natsumi Fujikawa" in g.words()


def test_the_example_of_frames_works() -> None:
    (frames,) = [block for block in blocks(NOTATION) if block.startswith("frame:")]
    g = read_position(RULES, f"A hand: 1 Love x2\nA played: Natsumi\nphase: serving\n{frames}")
    assert g.words() == ["discard 1 Love", "pass"]


def test_the_example_of_a_game_that_begins_with_a_position_works() -> None:
    (game,) = [block for block in blocks(NOTATION) if HEADER in block and "cuore game" in block]
    assert len(replay(RULES, read_record(game)).answers) == 1


def test_every_line_of_the_table_can_be_read() -> None:
    rows = re.findall(r"(?m)^\| (`.*?) \| ", NOTATION)
    examples = [text.replace("\\|", "|") for row in rows for text in re.findall("`(.*?)`", row) if ":" in text]
    assert len(examples) > 25
    park = examples.index("opened by: B")  # from here on, lines of the Park
    for place, example in enumerate(examples):
        if "words" not in example and "hex" not in example:
            chosen = ("more", "base") if place >= park else [box for box in BOXES if box != "more"]
            boxes = "" if example.startswith("boxes:") else f"boxes: {', '.join(chosen)}\n"
            check_state(read_position(RULES, boxes + example.replace("turn: B", "turn: A")))


def test_every_word_of_a_written_position_is_documented() -> None:
    words = {
        re.sub("^[A-F] ", "A ", line.partition(":")[0])
        for g in games_in_progress()
        for line in write_position(g).splitlines()[1:]
    }
    assert len(words) > 20
    said = re.sub(r"\s+", " ", NOTATION).replace("`B lets all", "`A lets all")
    assert {word for word in words if f"`{word}" not in said} == set()


def test_every_word_of_an_option_is_documented() -> None:
    page = re.sub(r"\s+", " ", NOTATION)
    for pattern in [verb.template for verb in all_verbs()[: END_WORK + 1]]:
        verb = re.split(r" ?\{|(?<=play) ", pattern)[0]
        assert re.search(f"`{verb}[ `]", page), pattern


def test_the_defaults_of_the_table_are_the_defaults() -> None:
    g = read_raw(RULES, "", FIRST_TOWN)
    counters = re.search(r"(?m)^\| `round: 3`.*\| counters \| (.*) \|$", NOTATION)
    assert counters is not None
    assert [g.round, g.love, g.servings, g.employments, g.new_hand] == [int(n) for n in counters[1].split(", ")]


def test_the_example_of_a_card_file_works() -> None:
    example, memories, park = blocks(CARDS, "toml")
    rules = rules_from_file(example)
    assert rules.names[-1] == "Beatrix Fernway"
    assert rules.serving[rules.kinds["Kagari Ichinomiya"]] == 3
    assert rules_from_file(memories).names[-2:] == ("Lantern Parade", "Grand Farewell")
    assert rules_from_file(park).names[-3:] == ("Gloria", "Cleaning 4", "Rosalind Hale")


def test_every_field_of_a_card_and_every_category_is_documented() -> None:
    page = re.sub(r"\s+", " ", CARDS)
    for word in (*FIELDS, *CATEGORY_NAMES, *ICONS, *NEED_FIELDS, *SORTS):
        assert f"`{word}`" in page or f"`{word} " in page, word


@pytest.mark.parametrize("word", [*COST_CHANGES, *REQUIREMENTS])
def test_every_change_of_prices_and_requirement_is_documented(word: str) -> None:
    assert f"`{word}`" in re.sub(r"\s+", " ", CARDS)


@pytest.mark.parametrize("word", [*STEPS, *SCORE_RULES])
def test_every_word_of_the_vocabulary_is_documented_with_its_fields(word: str) -> None:
    page = re.sub(r"\s+", " ", CARDS)
    assert f"`{word}`" in page
    made = STEPS.get(word) or SCORE_RULES[word]
    for field, _ in made.FIELDS:
        assert f"`{field}`" in page


@pytest.mark.parametrize("page", ["README.md", "docs/bots.md"])
def test_the_examples_in_python_run(page: str, capsys: pytest.CaptureFixture[str]) -> None:
    found = blocks((DOCS.parent / page).read_text(encoding="utf-8"), "python")
    assert found
    exec("\n".join(found), {})
    assert "Message(" not in capsys.readouterr().out

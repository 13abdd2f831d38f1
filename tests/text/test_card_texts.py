"""The golden file of all card texts, and that a text says what its program does.

``card_texts.txt`` is for a person to read through. It is written anew only by
``CUORE_WRITE_CARD_TEXTS=1 pytest tests/text/test_card_texts.py``; read the difference before you keep it.
"""

from __future__ import annotations

import json
import os
import re
from collections.abc import Iterator
from pathlib import Path

import pytest

from cuore.cards.cardfile import card_data, read_cards
from cuore.cards.cardfile.fields import ICONS, LAID, PROGRAMS
from cuore.cards.catalogue import BOXES, CARDS, official_rules
from cuore.engine.card import Card
from cuore.engine.errors import DamagedRecord
from cuore.engine.frame import Program
from cuore.engine.steps.town import TO, WHAT
from cuore.engine.words import BEER, CATEGORY_NAMES, ERRAND_NAMES, GENERAL, LOVE
from cuore.text.card_text import has_cost
from cuore.text.english.grammar import signed
from tests.cardfile.toml import card_file
from tests.text.speaking import clause_of, icons_of, provenance_of, rule_of, text_of

GOLDEN = Path(__file__).parent / "card_texts.txt"
SAID = (
    *PROGRAMS,
    "scores",
    "changes",
    "requires",
    "needs",
    "laid",
    "cure",
    "cure maid",
    "chamber",
    "chamber discount",
    "larger hand",
    "leave",
    "protects",
    "alcohol",
    "errand",
    "skill needed",
)
"""The fields of a card file that a text tells."""
OFFICIAL = pytest.mark.parametrize("card", CARDS, ids=[card.name for card in CARDS])


def entry(card: Card) -> str:
    """One card as the golden file has it."""
    title = f" ({card.title})" if card.title else ""
    vp = "? VP" if card.vp_by_rule else f"{signed(card.vp) if card.vp else 'no'} VP"
    cost = f"cost {card.cost}" if has_cost(card) else "no cost"
    facts = [card.box or "every box", CATEGORY_NAMES[card.category], cost, vp, f"{card.copies} in the box"]
    lines = [f"{card.name}{title}", f"  {', '.join(facts)}"]
    if icons_of(card):
        lines.append(f"  [{icons_of(card)}]")
    lines += [f"  {sentence}" for sentence in re.split(r"(?<=\.) ", text_of(card)) if sentence]
    lines.append(f"  {provenance_of(card)}")
    return "\n".join(lines) + "\n"


def test_the_golden_file_has_all_texts() -> None:
    found = "\n".join(entry(card) for card in CARDS)
    if os.environ.get("CUORE_WRITE_CARD_TEXTS"):
        GOLDEN.write_text(found, encoding="utf-8")
    assert found == GOLDEN.read_text(encoding="utf-8")
    assert len(CARDS) == 155
    assert {card.box for card in CARDS} == {"", *BOXES}


def programs_of(card: Card) -> list[Program]:
    """The programs of a card."""
    return [getattr(card, key.replace(" ", "_")) for key in PROGRAMS]


def steps_of(program: Program) -> Program:
    """All steps of a program, the inner ones too."""
    found: Program = ()
    for step in program:
        found += (step,)
        for _, inner in step.inside():
            found += steps_of(inner)
    return found


@OFFICIAL
def test_a_clause_has_neither_a_capital_nor_a_full_stop(card: Card) -> None:
    for step in [step for program in programs_of(card) for step in steps_of(program)]:
        for you in (True, False):
            clause = clause_of(card, step, you)
            assert clause[0].islower(), clause
            assert not clause.endswith("."), clause
    for rule in card.scores:
        assert not rule_of(card, rule).endswith(".")


# How a text reads


@OFFICIAL
def test_a_text_is_made_of_sentences(card: Card) -> None:
    text = text_of(card)
    assert text == text.strip()
    assert not re.search(r"  |\.\.| [.,;:]|,,|[{}<>_\\]|None|True|False", text), text
    for sentence in re.split(r"(?<=\.) ", text):
        if sentence:
            assert sentence[0].isupper(), sentence
            assert sentence.endswith("."), sentence
    assert text.count("(") == text.count(")")
    assert "-" not in re.sub(r"\w-\w", "", text), "a minus sign is a real one"


@OFFICIAL
def test_a_text_does_not_repeat_what_is_printed_beside_it(card: Card) -> None:
    assert "Cost" not in text_of(card)
    if icons_of(card):
        said = re.split(r"(?<=\.) ", text_of(card))
        assert icons_of(card) not in [sentence.removeprefix("Gain ").rstrip(".") for sentence in said]


def test_a_card_without_program_and_rules_has_no_text() -> None:
    assert [card.name for card in CARDS if not text_of(card)] == [
        "Marianne Soleil",
        "Anise Greenaway",
        "Geneviève Daubigny",
        "Moine de Lefèvre",
        "Kagari Ichinomiya",
        "Claudine de la Rochelle",
        "Carillon Vandoor",
        "Sophia Marfil",
        "Fryda Viento",
        "Fea Primrose",
        "Julia",
        "Edith Shirling",
        "Lenor Abrille",
        "Tomo Watagaya",
        "Cecilia Saint-Claire",
        "Elaine Fontenille",
    ]
    for card in CARDS:
        says = card.category == LOVE or card.opens or any(card_data(card).get(key) for key in SAID)
        assert bool(text_of(card)) == says, card.name


@OFFICIAL
def test_a_text_says_nothing_twice(card: Card) -> None:
    text = text_of(card)
    for twice in (
        "you may use her:",
        "you may you may",
        "to you may",
        "you may: ",
        "; then:",
        ", ,",
        "may may",
        "This turn, ",
    ):
        assert twice not in text
    said = re.split(r"(?<=\.) ", text)
    assert len(set(said)) == len(said)


EXAMPLES = {
    "Amaretto Renard": "This turn a 2 Love costs you 2 Love, and a 3 Love costs you 4 Love.",
    "Silk Amanohara": "With 3 or more buildings, in your Starting Phase you may use her to draw a card.",
    "Shion Tsuwabuki": "In your Starting Phase you may use her to discard a 1 Love from your hand and gain +1 Serving.",
    "Courtney Jewel": "Your new hand is 1 card larger; once it is drawn, discard a card from your hand.",
    "Sophia Marfil": "",
    "Noëmi": "In your work step you may gain Food cards, the top one each time, paying with Imagination.",
    "Ignis": "When your turn begins you may return a 1 Love from your hand to its pile and gain +2 Love.",
    "Thekla": "If you use her when your turn begins, this turn maids cost you 1 Love less, but at least 1.",
    "Chiffon Loudenne": "With every third of her kind that serves you in a turn, gain +2 Effort.",
    "Food 3": "With the work chief for Food you may gain it in your work step for 4 Imagination.",
    "Trek into the Ancient Ruins": "To acquire it, discard two general maids costing 5 or more from your hand.",
    "Fireworks Festival": (
        "To acquire it, discard a card costing 7, a card costing 5, and a card costing 4 from your hand. "
        "When you acquire it, your new hand this turn is 5 cards larger."
    ),
    "Archipelago Tour": (
        "To acquire it, discard four chiefs of either kind from your hand. "
        "When you acquire it, you take another turn after this one, unless the game ends first."
    ),
    "Picnic": (
        "To acquire it, discard any number of maids from your hand whose printed costs add up to 10 or more. "
        "When you acquire it, put three 2 Love cards from the Town onto your discard pile, or as many as are left."
    ),
    "Anna Hartmann": "When you employ her, you may choose a deck, your own too, and discard its top card.",
    "Bock": "Alcohol 4. End of game: with 2 or more Maid Chiefs, each Bock scores 6 VP less.",
}


@pytest.mark.parametrize("name", EXAMPLES)
def test_examples(name: str) -> None:
    (card,) = [card for card in CARDS if card.name == name]
    assert text_of(card) == EXAMPLES[name]


# What is changed in a program is changed in its text


def leaves(tree: object, path: tuple[str | int, ...] = ()) -> Iterator[tuple[str | int, ...]]:
    """The places of all plain values in a tree."""
    if isinstance(tree, dict):
        for key, value in tree.items():
            yield from leaves(value, (*path, key))
    elif isinstance(tree, list):
        for i, value in enumerate(tree):
            yield from leaves(value, (*path, i))
    else:
        yield path


def other(value: object, name: str | int) -> object:
    """Another value of the same sort."""
    if isinstance(value, bool):
        return not value
    if isinstance(value, int):
        return value + 1
    for name_of_field, words in (("what", WHAT), ("to", TO), ("laid", tuple(LAID)), ("errand", ERRAND_NAMES)):
        if name == name_of_field:
            return words[(words.index(str(value)) + 1) % len(words)]
    if name in ("event", "for_event"):
        return "Bad Habit" if value == "Illness" else "Illness"
    return "3 Love" if value != "3 Love" else "2 Love"


NOT_SAID = {
    "for_event": "decides only when she can be used",
    "with_hand": "decides only when she can be used",
    "step": "another step is another card",
    "rule": "another rule is another card",
    "change": "another change is another card",
    "requirement": "another requirement is another card",
}


def changes(card: Card) -> Iterator[tuple[str, dict[str, object]]]:
    """Every other card that differs from this one in one value of its programs and rules, and where it differs."""
    data = card_data(card)
    for path in leaves(data):
        if path[0] not in SAID or path[-1] in NOT_SAID:
            continue
        copy = json.loads(json.dumps(data))
        node = copy
        for key in path[:-1]:
            node = node[key]
        node[path[-1]] = other(node[path[-1]], path[-1])
        yield " ".join(map(str, path)), copy
    for flag in ("starting must", "turns events away"):
        if card.starting or (flag == "turns events away" and card.category == GENERAL):
            yield flag, {**data, flag: not data.get(flag, False)}
    if card.category == BEER:
        yield "starts shown", {**data, "starts shown": not card.starts_shown}


def changed_cards(card: Card) -> Iterator[tuple[str, Card]]:
    """Those of the changes that make a card; nobody reads one that makes no sense."""
    for place, data in changes(card):
        try:
            (found,) = read_cards(card_file(data), official_rules())
        except DamagedRecord:
            continue
        yield place, found


@OFFICIAL
def test_a_change_of_a_value_is_a_change_of_the_text(card: Card) -> None:
    assert [place for place, found in changed_cards(card) if text_of(found) == text_of(card)] == []


def test_there_are_changes_to_be_noticed() -> None:
    assert sum(len(list(changed_cards(card))) for card in CARDS) > 200
    for box in BOXES:
        assert sum(len(list(changed_cards(card))) for card in CARDS if card.box == box) > 30
    assert {path.split()[0] for card in CARDS for path, _ in changed_cards(card)} >= {
        word.split()[0] for word in SAID if word not in ("laid", "protects", "arrives")
    }


@pytest.mark.parametrize("card", [card for card in CARDS if card.category <= GENERAL], ids=lambda card: card.name)
def test_a_change_of_an_icon_is_a_change_of_the_icons(card: Card) -> None:
    data = card_data(card)
    icons = data.get("icons", {})
    assert isinstance(icons, dict)
    for icon in ICONS:
        (found,) = read_cards(card_file({**data, "icons": {**icons, icon: icons.get(icon, 0) + 1}}), official_rules())
        assert icons_of(found) != icons_of(card)

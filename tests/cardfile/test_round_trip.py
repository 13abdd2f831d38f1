"""Every official card goes to plain data, to a card file and back, and is the same card."""

from __future__ import annotations

import json
import tomllib

import pytest

from cuore import make_setup
from cuore.bots.playout import play_out
from cuore.cards.cardfile import card_data, program_data, read_cards
from cuore.cards.cardfile.fields import PROGRAMS as FILE_PROGRAMS
from cuore.cards.catalogue import CARDS, STEPS, official_rules, rules_from_file
from cuore.engine.card import Card
from cuore.engine.costs import COST_CHANGES, CostChange
from cuore.engine.frame import Program, Step
from cuore.engine.needs import Need
from cuore.engine.requirements import REQUIREMENTS, Requirement
from cuore.engine.score_rules import SCORE_RULES, ScoreRule
from cuore.engine.setup import new_game
from tests.cardfile.toml import card_file
from tests.shape.sources import fields
from tests.text.speaking import icons_of, text_of

PROGRAMS = tuple(word.replace(" ", "_") for word in FILE_PROGRAMS)
WORDED = ("scores", "changes", "requires")
FACTS = tuple(field for field in fields("engine/card.py", "Card") if field not in (*PROGRAMS, *WORDED, "needs"))
OFFICIAL = pytest.mark.parametrize("card", CARDS, ids=[card.name for card in CARDS])


def words(program: Program) -> list[str]:
    """All step words of a program, the inner ones too."""
    found: list[str] = []
    for step in program:
        found.append(step.WORD)
        for _, inner in step.inside():
            found += words(inner)
    return found


def same(one: Program, other: Program) -> bool:
    """Whether two programs are made of the same classes with the same fields."""
    if len(one) != len(other):
        return False
    for a, b in zip(one, other, strict=True):
        if type(a) is not type(b):
            return False
        for name, kind in a.FIELDS:
            x, y = a.field(name), b.field(name)
            if kind == "steps":
                assert isinstance(x, tuple)
                assert isinstance(y, tuple)
                if not same(x, y):
                    return False
            elif x != y:
                return False
    return True


def worded(things: tuple[ScoreRule | CostChange | Requirement, ...]) -> list[object]:
    """Score rules, cost changes or requirements by their classes and fields."""
    return [(type(thing), [thing.field(name) for name, _ in thing.FIELDS]) for thing in things]


def test_every_program_of_a_card_is_compared() -> None:
    assert set(PROGRAMS) | set(WORDED) <= set(fields("engine/card.py", "Card"))
    kinds = {name for card in CARDS for name in fields("engine/card.py", "Card") if holds_steps(getattr(card, name))}
    assert kinds == set(PROGRAMS)


def holds_steps(value: object) -> bool:
    return isinstance(value, tuple) and any(isinstance(item, Step) for item in value)


def facts_of(need: Need) -> list[object]:
    return [getattr(need, name) for name in fields("engine/needs.py", "Need")]


@OFFICIAL
def test_a_card_comes_back_from_a_file_as_it_was(card: Card) -> None:
    (found,) = read_cards(card_file(card_data(card)), official_rules())
    assert {name: getattr(found, name) for name in FACTS} == {name: getattr(card, name) for name in FACTS}
    for name in PROGRAMS:
        assert same(getattr(found, name), getattr(card, name)), name
    for name in WORDED:
        assert worded(getattr(found, name)) == worded(getattr(card, name)), name
    assert [facts_of(need) for need in found.needs] == [facts_of(need) for need in card.needs]
    assert text_of(found) == text_of(card)
    assert icons_of(found) == icons_of(card)
    assert card_data(found) == card_data(card)


@OFFICIAL
def test_the_data_of_a_card_is_plain(card: Card) -> None:
    data = card_data(card)
    assert json.loads(json.dumps(data)) == data
    assert tomllib.loads(card_file(data))["card"] == [data]


def test_the_comparison_of_programs_can_fail() -> None:
    (one,) = read_cards(card_file({**card_data(CARDS[6]), "name": "One"}), official_rules())
    other = {**card_data(CARDS[6]), "name": "Other"}
    changed = json.loads(json.dumps(other).replace('"at_least": 4', '"at_least": 5'))
    assert same(one.serve, CARDS[6].serve)
    assert not same(one.serve, read_cards(card_file(changed), official_rules())[0].serve)
    assert not same(one.serve, ())


def test_a_file_of_all_official_cards_changes_nothing() -> None:
    text = card_file(*[card_data(card) for card in CARDS])
    rules = rules_from_file(text)
    assert rules.fingerprint == ""
    assert rules.names == official_rules().names
    answers: list[list[int]] = []
    for one in (rules, official_rules()):
        g = new_game(one, make_setup(one, players=3, town="random", seed="same"))
        answers.append([])
        play_out(g, iter([(i * 0.618) % 1 for i in range(100_000)]).__next__, answers[-1])
    assert answers[0] == answers[1]


def test_the_official_cards_use_the_whole_vocabulary() -> None:
    # A word that no card uses is neither needed nor proved by the cards' own tests.
    used = {word for card in CARDS for name in PROGRAMS for word in words(getattr(card, name))}
    assert used == set(STEPS)
    assert {rule.WORD for card in CARDS for rule in card.scores} == set(SCORE_RULES)
    assert {change.WORD for card in CARDS for change in card.changes} == set(COST_CHANGES)
    assert {need.WORD for card in CARDS for need in card.requires} == set(REQUIREMENTS)


def test_a_program_as_data_names_its_steps() -> None:
    natsumi = next(card for card in CARDS if card.name == "Natsumi Fujikawa")
    assert program_data(natsumi.serve) == [
        {
            "step": "may discard",
            "up_to": 1,
            "then": [
                {"step": "each other", "steps": [{"step": "if hand", "at_least": 4, "then": [{"step": "discard"}]}]}
            ],
        }
    ]


@pytest.mark.parametrize(
    "change",
    [
        {"scores": [{"rule": "odd or even", "odd": 0, "even": 0}]},
        {
            "scores": [
                {"rule": "chambered family", "members": ["Azure Crescent", "Kagari Ichinomiya"], "pair": 0, "all": 5}
            ]
        },
        {"scores": [{"rule": "each with at least", "count": 2, "printed": 0, "vp": 3}]},
        {"serve": [{"step": "take into hand", "maid_up_to": 0, "or_card": "1 Love"}]},
        {"serve": [{"step": "duel of decks"}, {"step": "may tear down", "dearer_by": 0}]},
        {"cost": 0},
    ],
    ids=["rule", "family", "printed", "take", "tear down", "cost"],
)
def test_a_nought_is_written_down_too(change: dict[str, object]) -> None:
    (card,) = read_cards(card_file({"name": "Own", "category": "general maid", "cost": 2, **change}), official_rules())
    (again,) = read_cards(card_file(card_data(card)), official_rules())
    assert card_data(again) == card_data(card)
    assert text_of(again) == text_of(card)

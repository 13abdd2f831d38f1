"""Verbs and questions are declared once; a box may bring its own, and nothing else needs to know them."""

from __future__ import annotations

from collections.abc import Iterator

import pytest

from cuore import Game, read_position
from cuore.cards.catalogue import official_rules
from cuore.engine import verbs, words
from cuore.engine.decision import Decision, decision_from
from cuore.engine.errors import IllegalWord
from cuore.engine.options import ABSENT, option_words, unpack
from cuore.engine.verbs import all_questions, all_verbs, new_question, new_verb, question_named, verb, verb_named
from cuore.engine.view import View
from cuore.engine.words import KIND, TAKE, VERB, entry_option, option
from cuore.text.answers import meant
from cuore.text.english import ENGLISH
from cuore.text.language import Speaker
from cuore.text.options import option_phrase, option_texts

RULES = official_rules()
BUILT_IN = words.END_WORK + 1
BUILT_IN_QUESTIONS = words.ASK_REUSE + 1


@pytest.fixture(autouse=True)
def _restored() -> Iterator[None]:
    """A test begins with the built-in words, and what it declares is gone after it: there are but few numbers."""
    before = (all_verbs(), all_questions())
    del verbs._VERBS[BUILT_IN:]
    del verbs._QUESTIONS[BUILT_IN_QUESTIONS:]
    yield
    verbs._VERBS[:], verbs._QUESTIONS[:] = before


def constants(first: str, last: str) -> dict[str, int]:
    names = [name for name in vars(words) if name.isupper()]
    return {name: getattr(words, name) for name in names[names.index(first) : names.index(last) + 1]}


def test_every_number_has_its_declaration() -> None:
    assert list(constants("PASS", "END_WORK").values()) == [verb.number for verb in all_verbs()]
    asked = [value for name, value in vars(words).items() if name.startswith("ASK_")]
    assert asked == [question.number for question in all_questions()]


def test_names_are_all_different_and_lower_case() -> None:
    for declared in ([known.name for known in all_verbs()], [known.name for known in all_questions()]):
        assert len(set(declared)) == len(declared)
        assert all(name == name.lower().strip() for name in declared)
    assert all(verb_named(known.name) is known for known in all_verbs())
    assert all(question_named(known.name) is known for known in all_questions())


def test_every_built_in_verb_could_be_declared_by_a_box() -> None:
    for known in all_verbs():
        verbs._check(verbs.Verb(BUILT_IN, known.name, known.template, known.at))


# A verb that no source file knows


def water(g: Game) -> Decision:
    """A question of some box, with two answers that only that box has."""
    lawn = new_verb("water", "water {card} with {number} cans", "hand")
    lend = new_verb("lend", "lend {entry} of {seat}", "quarters")
    options = [
        option(lawn, RULES.find("Rouge"), 0, 3),
        entry_option(lend, RULES.find("Colette Framboise") + words.ILL, 1),
    ]
    return Decision(7, 0, new_question("garden", {lawn: "aside"}), -1, [*options, TAKE], 0)


def test_a_new_verb_has_words_parts_and_a_place() -> None:
    g = read_position(RULES, "A hand: 1 Love x2")
    decision = water(g)
    assert decision.words(RULES)[:2] == ["water Rouge Crescent with 3 cans", "lend Colette Framboise (ill) of B"]
    assert decision.index(RULES, "water") == 0
    assert decision.index(RULES, "lend colette") == 1
    rouge, colette = RULES.find("Rouge"), RULES.find("Colette Framboise")
    assert [parts.data() for parts in decision.unpacked(RULES)][:2] == [
        {"verb": "water", "card": rouge, "number": 3, "at": "aside"},
        {"verb": "lend", "seat": 1, "owner": 1, "entry": {"card": colette, "events": 1}, "at": "quarters"},
    ]
    assert repr(decision).startswith(
        f"<Decision 7: A is asked 'garden': water #{rouge} with 3 cans; lend #{colette} of B"
    )
    assert decision_from(decision.data()) == decision


def test_a_new_verb_is_said_in_the_words_that_its_box_brings() -> None:
    decision = water(read_position(RULES, "A hand: 1 Love x2"))
    language = ENGLISH.with_words({"option.water": "water {card} ({number}×)"})
    parts = decision.unpacked(RULES)[0]
    assert str(option_phrase(Speaker(language, RULES, ["Ann", "Ben"]), parts)) == "water Rouge Crescent (3×)"


def test_a_new_verb_without_words_is_said_as_it_is_written() -> None:
    decision = water(read_position(RULES, "A hand: 1 Love x2"))
    texts = option_texts(RULES, decision, ["Ann", "Ben"])
    assert texts[:2] == ["water Rouge Crescent with 3 cans", "lend Colette Framboise (ill) of Ben"]
    asked = read_position(RULES, "A hand: 1 Love x2")
    view = View(asked, asked.asked)
    view.decision = decision
    assert [meant(view, ["Ann", "Ben"], text) for text in ("water", "lend colette ben", texts[1])] == [0, 1, 1]


def test_numbers_of_boxes_may_differ_where_names_do_not() -> None:
    decision = water(read_position(RULES, "A hand: 1 Love x2"))
    sent = decision.data()
    said = decision.words(RULES)
    del verbs._VERBS[BUILT_IN:]  # as in another process
    new_verb("lend", "lend {entry} of {seat}", "quarters")
    new_verb("water", "water {card} with {number} cans", "hand")
    again = decision_from(sent)
    assert again.options != decision.options
    assert again.words(RULES) == said


def test_the_same_declaration_is_the_same_verb() -> None:
    number = new_verb("water", "water {card}", "hand")
    assert number == new_verb("water", "water {card}", "hand") == BUILT_IN
    assert verb(number) is verb_named("water")
    assert new_question("garden") == new_question("garden") == question_named("garden").number
    assert new_verb("employ", "employ {card}", "town") == words.EMPLOY_CARD


@pytest.mark.parametrize(
    ("name", "template", "at", "complaint"),
    [
        ("employ", "employ {number}", "town", "there is another verb called 'employ'"),
        ("water", "water {card}", "garden", "nothing lies at 'garden'"),
        ("water", "water {flower}", "hand", "unknown part 'flower'"),
        ("water", "water {", "hand", "is no template"),
        ("water", "{card} is watered", "hand", "begins with a word"),
        ("", "water", "", "a verb has a name"),
        ("water", "water {card} of {own}", "hand", "but one of card, own, entry"),
        ("water", "water {own} {number}", "quarters", "but one of own, entry, number, event"),
        ("water", "water {illness}", "quarters", "on what the illness lies"),
    ],
)
def test_a_verb_that_makes_no_sense_is_refused(name: str, template: str, at: str, complaint: str) -> None:
    with pytest.raises(IllegalWord, match=complaint) as refused:
        new_verb(name, template, at)
    assert refused.value.code == "illegal-word"
    assert len(all_verbs()) == BUILT_IN


def test_there_is_room_for_a_few_verbs_and_no_more() -> None:
    free = VERB + 1 - BUILT_IN
    assert free > 0
    for number in range(free):
        assert new_verb(f"water {number}", "water {card}", "hand") == BUILT_IN + number
    assert option_words(RULES, option(VERB, 3)) == f"water {RULES.names[3]}"
    with pytest.raises(IllegalWord, match="there is no room for the verb 'one more'"):
        new_verb("one more", "one more")


@pytest.mark.parametrize("named", [verb_named, question_named])
def test_an_unknown_name_is_refused(named: object) -> None:
    assert callable(named)
    with pytest.raises(IllegalWord, match="called 'dance'") as refused:
        named("dance")
    assert refused.value.wanted == "dance"


def test_a_question_has_places_that_there_are() -> None:
    with pytest.raises(IllegalWord, match="places that there are"):
        new_question("garden", {TAKE: "lawn"})
    with pytest.raises(IllegalWord, match="another question called 'take'"):
        new_question("take", {TAKE: "aside"})


# Whose entry it is


def test_an_entry_is_my_own_or_of_a_named_seat() -> None:
    entry = RULES.find("Colette Framboise") + 2 * words.ILL
    mine = unpack(RULES, entry_option(words.CURE, entry), 2, words.ASK_STARTING)
    theirs = unpack(RULES, entry_option(words.PUT_ON, entry, 1), 2, words.ASK_ILLNESS_PLACE)
    assert (mine.entry, mine.seat, mine.owner) == (entry, ABSENT, 2)
    assert (theirs.entry, theirs.seat, theirs.owner) == (entry, 1, 1)
    assert mine.data()["entry"] == {"card": entry & KIND, "events": 2}
    unnamed = unpack(RULES, entry_option(words.TEAR_DOWN, RULES.find("Garden"), 1), 2, words.ASK_TEAR_DOWN)
    assert (unnamed.seat, unnamed.owner) == (ABSENT, 1), "the words do not say whose it is"


def test_many_illnesses_on_a_maid_are_no_card_under_her() -> None:
    parts = unpack(RULES, entry_option(words.CURE, RULES.find("Colette Framboise") + 16 * words.ILL), 0)
    assert (parts.on_it, parts.under_it) == (16, ABSENT)


@pytest.mark.parametrize("template", ["jump\n# {card}", "jump {card:>10}", "jump {card!r}"])
def test_a_template_is_plain_words(template: str) -> None:
    with pytest.raises(IllegalWord):
        new_verb("jump", template)

"""English has the words of every step and rule, every moment of a card and every reason of a hint, and no others."""

from __future__ import annotations

import ast
import re
from collections.abc import Iterator, Mapping
from functools import cache

import pytest

from cuore.bots.advice.hint import AS_GOOD, BEHIND, LEAD_NAMES, RECOMMENDED, UNTRIED
from cuore.cards.build import DEDUCED, PARTS, PRINTED, RECONSTRUCTED
from cuore.cards.cardfile.fields import LAID, PROGRAMS
from cuore.cards.catalogue import CARDS, STEPS, official_rules
from cuore.engine.beers import BEER_PRICE
from cuore.engine.costs import COST_CHANGES
from cuore.engine.frame import Program
from cuore.engine.needs import SORTS
from cuore.engine.requirements import REQUIREMENTS
from cuore.engine.score_rules import SCORE_RULES
from cuore.engine.words import ERRAND_NAMES, LOVE, SKILL_NAMES
from cuore.text.card_text import ICONS, card_messages, card_text, icons_message, short_message
from cuore.text.english import ENGLISH, cards, costs, reasons, scores, steps
from cuore.text.language import Language, Speaker, Template
from cuore.text.message import CardPart, Message, NamePart, Part
from cuore.text.phrase import Phrase, Piece, join, phrase
from cuore.text.provenance import provenance_message
from cuore.text.runs import RUN, run_of, runs_in
from cuore.text.score_text import score_label
from cuore.text.worded import Teller
from tests.shape.sources import modules, texts
from tests.text.speaking import english

OURS: dict[str, Template] = {
    key: words for table in (cards, costs, reasons, scores, steps) for key, words in table.WORDS.items()
}
FORMS = (".bare", ".condition", ".relative", ".short", ".used")
"""What a key may have behind it for another form of the same."""


def of_vocabulary() -> Iterator[str]:
    """The keys that follow from what can be on a card."""
    for word, step in STEPS.items():
        yield f"step.{word}"
        for field, kind in step.FIELDS:
            if kind.startswith("one of "):
                yield from (f"step.{word}.{field}.{value}" for value in kind.removeprefix("one of ").split(", "))
    for word in SCORE_RULES:
        yield from (f"score.{word}", f"score.{word}.label")
    yield from (f"cost.{word}" for word in COST_CHANGES)
    yield from (f"need.{word}" for word in REQUIREMENTS)
    yield from (f"sort.{word}" for word in SORTS)
    yield from (f"part.{word}" for word in PARTS)
    yield from (f"provenance.{word}" for word in (PRINTED, DEDUCED, RECONSTRUCTED))
    yield from (f"card.laid.{word}" for word in LAID if word)
    yield from (f"errand.{word.lower()}" for word in ERRAND_NAMES)
    yield from (f"icon.{word}" for word in ICONS)
    yield from (f"skill.{word}" for word in SKILL_NAMES)
    yield from (f"outlook.{word}" for word in LEAD_NAMES)
    yield from (f"standing.{word}" for word in (RECOMMENDED, AS_GOOD, BEHIND, UNTRIED))
    yield from (f"reason.gain.{word}" for word in ("love", "draw", "serving", "employment"))
    yield from (f"hint.{word}" for word in ("option", "standing", "wins", "why"))


@cache
def in_sources() -> frozenset[str]:
    """All texts that the sources hold; of the tables of English, what stands behind their keys."""
    found: set[str] = set()
    for _, tree in modules():
        keys = {id(key) for node in ast.walk(tree) if isinstance(node, ast.Dict) for key in node.keys}
        found |= {
            node.value
            for node in ast.walk(tree)
            if isinstance(node, ast.Constant) and isinstance(node.value, str) and id(node) not in keys
        }
    return frozenset(found)


def spoken_of(templates: Mapping[str, Template]) -> set[str]:
    """The keys that templates say inside others."""
    texts = [template for template in templates.values() if isinstance(template, str)]
    return {key for text in texts for key in re.findall(r"\{=([^}:]*)", text)}


def missing(templates: Mapping[str, Template]) -> set[str]:
    """Keys that are used and have no words."""
    wanted = {*of_vocabulary(), *spoken_of(templates)}
    begins = ("card.", "when.", "wanted", "reason.", "outlook", "hint.", "program", "provenance")
    wanted |= {text for text in in_sources() if text.startswith(begins) and text in OURS}
    return wanted - set(templates)


def unused(templates: Mapping[str, Template]) -> set[str]:
    """Keys of our tables that nothing uses."""
    used = {*of_vocabulary(), *spoken_of(templates), *in_sources()}
    used |= {f"when.{text}" for text in in_sources()}  # moments are named where a card is put together
    used |= {key for key in OURS if key.startswith(RUN)}  # these have a test of their own
    return {key for key in templates if key not in used and not (key.endswith(FORMS) and _stem(key) in used)}


def _stem(key: str) -> str:
    return next(key.removesuffix(form) for form in FORMS if key.endswith(form))


def test_everything_that_can_be_said_has_words() -> None:
    assert missing(ENGLISH.templates) == set()


def test_no_words_are_left_over() -> None:
    assert unused(OURS) == set()


@pytest.mark.parametrize(
    "key",
    [
        "step.draw",
        "step.take from town.to.any discard",
        "score.odd or even",
        "score.odd or even.label",
        "cost.dearer maids",
        "need.more than",
        "sort.chief",
        "part.copies",
        "card.laid.at home",
        "reason.her text",
        "outlook.even",
        "may",
    ],
)
def test_a_gap_would_be_found(key: str) -> None:
    assert missing({name: words for name, words in ENGLISH.templates.items() if name != key}) == {key}


@pytest.mark.parametrize("key", ["step.waltz", "step.draw.sideways", "score.odd or even.short label", "reason.why not"])
def test_words_that_nothing_says_would_be_found(key: str) -> None:
    assert unused({**OURS, key: "never said"}) == {key}


def test_no_key_stands_in_two_tables() -> None:
    assert len(OURS) == sum(len(table.WORDS) for table in (cards, costs, reasons, scores, steps))


# Runs of steps


def programs_as_keys() -> list[tuple[str, ...]]:
    """All programs of all cards, the inner ones too, as the keys of their steps."""
    found: list[tuple[str, ...]] = []
    waiting: list[Program] = [getattr(card, key.replace(" ", "_")) for card in CARDS for key in PROGRAMS]
    while waiting:
        program = waiting.pop()
        found.append(tuple(f"step.{step.WORD}" for step in program))
        waiting += [inner for step in program for _, inner in step.inside()]
    return found


LATER = "run.[send + offer reaction + land]"
"""What a card of one's own may do after something else has chosen the place."""


def test_every_run_is_made_of_steps_and_is_on_a_card() -> None:
    known = {f"step.{word}" for word in STEPS}
    for run in runs_in(ENGLISH):
        whole = run.once + run.again
        assert set(whole) <= known, run.key
        found = any(whole == keys[i : i + len(whole)] for keys in programs_as_keys() for i in range(len(keys)))
        assert found or run.key == LATER, run.key
    assert len(runs_in(ENGLISH)) == 9


def test_how_a_run_is_read() -> None:
    assert run_of("run.choose deck + discard that top").once == ("step.choose deck", "step.discard that top")
    laying = run_of("run.choose place + [send + offer reaction + land]")
    assert laying.once == ("step.choose place",)
    assert laying.again == ("step.send", "step.offer reaction", "step.land")


def test_a_run_ends_where_its_fields_differ() -> None:
    laid = [Message("step.choose place", {"event": CardPart(1)})]
    for event in (1, 1, 2):
        laid.append(Message("step.send", {"event": CardPart(event)}))
        laid += [Message("step.offer reaction"), Message("step.land")]
    words = str(english().say(Message("program", {"steps": tuple(laid), "you": True})))
    names = official_rules().names
    assert words.startswith(f"lay two {names[1]} cards from the Town in one place")
    assert words.endswith(f", and lay one {names[2]} from the Town there")


# Pieces that know their cards


def named_in(said: Message) -> set[int]:
    """The cards that a message holds."""
    found: set[int] = set()
    waiting: list[Part] = [said]
    while waiting:
        match waiting.pop():
            case Message(parts=parts):
                waiting += parts.values()
            case tuple() as several:
                waiting += several
            case CardPart(kind=kind):
                found.add(kind)
            case _:
                pass
    return found


def test_a_card_that_a_text_names_can_be_pointed_at() -> None:
    speaker = english()
    pointed = 0
    for card in CARDS:
        for said in card_messages(speaker.rules, card):
            pieces = [piece for piece in speaker.say(said).pieces if piece.what == "card"]
            assert {piece.ref for piece in pieces} <= named_in(said) | {speaker.rules.kind("1 Love")}, card.name
            for piece in pieces:
                first = speaker.rules.names[piece.ref].split()[0]
                assert piece.text.startswith(first), piece
            pointed += len(pieces)
    assert pointed > 45


def test_no_text_names_a_card_that_cannot_be_pointed_at() -> None:
    speaker = english()
    names = [card.name for card in CARDS if card.category != LOVE]
    hidden = {
        (card.name, name)
        for card in CARDS
        for piece in card_text(speaker, card).pieces
        for name in names
        if not piece.what and re.search(rf"(?<!\w){re.escape(name)}", piece.text)
    }
    # Where beers lie that do not count is known to the rules alone, not to the step.
    assert hidden == {("Get Drunk (discard)", "Beer Fest"), ("Get Drunk (give away)", "Beer Fest")}


def test_a_love_card_in_a_text_is_a_card_and_an_amount_is_not() -> None:
    rules = official_rules()
    amaretto = rules.cards[rules.kind("Amaretto Renard")]
    (said,) = card_messages(rules, amaretto)
    cards = [(piece.text, piece.ref) for piece in english().say(said).pieces if piece.what]
    assert cards == [("2 Love", rules.kind("2 Love")), ("3 Love", rules.kind("3 Love"))]


# Another language


def pseudo(speaker: Speaker, part: Part) -> Phrase:
    """Any part, in a language that has no words."""
    match part:
        case CardPart(kind=kind):
            return phrase(Piece("♠", "card", kind))
        case NamePart():
            return phrase("“”")
        case Message(key=key, parts=parts):
            return phrase("⟦", str(len(key)), *[speaker.part(part) for part in parts.values()], "⟧")
        case tuple():
            return join("·", [speaker.part(one) for one in part])
        case _:
            return phrase(str(int(part)) if isinstance(part, int) else "?")


class Anything(dict[str, Template]):
    """Has a template for every key: what the message holds."""

    def __missing__(self, key: str) -> Template:
        return lambda speaker, parts: pseudo(speaker, Message(key, parts))


def test_another_language_finds_no_english_in_the_messages() -> None:
    rules = official_rules()
    speaker = Speaker(Language("pseudo", Anything(), pseudo), rules)
    for card in CARDS:
        said = [*card_messages(rules, card), icons_message(card), provenance_message(card)]
        said += [score_label(rules, card, rule) for rule in card.scores]
        said += [short_message(rules, card, card.starting), *Teller(rules, card).changes()]
        words = str(speaker.say_all(said))
        assert not re.search(r"[A-Za-z]", words), words


# What is said once


TYPED = {
    "step.discard.short": "one card, by the step",
    "step.may send to": "a Serving, by the step",
    "step.may pay serving": "a Serving, by the step",
    "step.may discard love for beer.bare": "a Serving, by the step",
    "step.may return two.bare": "two, by the step",
    "step.return two of these": "two, by the step",
    "step.may discard two alike.bare": "two, by the step",
    "step.look at beers": "two that can be swapped",
    "step.may exchange.bare": "one of each",
    "score.chambered family": "a pair",
}
"""Templates with a number that no constant of the rules and no field holds, and what it is."""


def test_no_number_of_the_rules_is_typed_again() -> None:
    number = re.compile(r"\d|\b(?:two|three|four|five|six|seven|eight|nine|ten)\b")
    plain = {key: re.sub(r"\{[^}]*\}", "", words) for key, words in OURS.items() if isinstance(words, str)}
    assert {key for key, words in plain.items() if number.search(words)} == set(TYPED)


def test_the_price_of_a_beer_comes_from_the_rules() -> None:
    rules = official_rules()
    for name in ("Gina Kersten", "Beer Stand"):
        said = [message for message in card_messages(rules, rules.cards[rules.kind(name)]) if "price" in str(message)]
        assert said, name
        assert f"'price': {BEER_PRICE}" in str(said[0])
        assert f" for {BEER_PRICE} Love, without an Employment" in str(english().say(said[0]))


SENTENCE = re.compile(r"\s.*[a-z][.!?](\s|$)|\w[,;:] |^[A-Z]\w* ")
SILENT = (
    "text/card_text.py",
    "text/provenance.py",
    "text/runs.py",
    "text/score_text.py",
    "text/wanted.py",
    "text/worded.py",
    "bots/advice/reasons.py",
    "bots/advice/looking_on.py",
    "cli/advice.py",
)
"""Modules that choose what is said, and not how."""


@pytest.mark.parametrize("path", SILENT)
def test_what_chooses_keys_holds_no_sentence(path: str) -> None:
    assert [node.value for node in texts(dict(modules())[path]) if SENTENCE.search(str(node.value))] == []


def test_a_sentence_would_be_found() -> None:
    assert all(SENTENCE.search(text) for text in ("She gives ", "it is over.", "if you do, draw"))
    assert not any(SENTENCE.search(text) for text in ("reason.her text", "one of ", "run.", "reason.gain."))

"""The catalogue tells what a client needs once, as it is declared elsewhere, and always in the same bytes."""

from __future__ import annotations

import subprocess
import sys
from hashlib import sha256

import msgspec
import pytest

from cuore.bots.registry import BOT_NAMES, LEVELS
from cuore.cards.catalogue import official_rules, rules_from_file
from cuore.cli.cards import card_row
from cuore.engine.rules import Rules
from cuore.engine.verbs import question, verb
from cuore.engine.words import SPECTATOR
from cuore.server.wire.catalogue import (
    Catalogue,
    Slot,
    Template,
    catalogue_bytes,
    catalogue_hash,
    catalogue_of,
    template_of,
)
from cuore.server.wire.scene import event_lines
from cuore.server.wire.shapes import House, Scene
from cuore.text.english import ENGLISH
from cuore.text.language import Speaker
from cuore.text.log import event_message
from tests.laws.games import PARK, SIXTH, begin, decisions, numbers, rules
from tests.server.wire.reading import Reader
from tests.sixth_box import BOX as SIXTH_BOX

LAW = "catalogue"
NAMES = ("Ann", "Ben", "Cleo", "Dora", "Emil", "Fay")
OFFICIAL = catalogue_of(official_rules())


def gaps(words: Template) -> list[Slot]:
    return [part for part in words if isinstance(part, Slot)]


def test_every_card_is_in_it_as_the_command_tells_it() -> None:
    known = official_rules()
    speaker = Speaker(ENGLISH.about(known), known)
    assert [facts.kind for facts in OFFICIAL.cards] == list(range(len(known.cards)))
    for facts, card in zip(OFFICIAL.cards, known.cards, strict=True):
        row = card_row(speaker, card, card.box)
        assert (facts.name, facts.title or None, facts.category) == (row["name"], row["title"], row["category"])
        assert (facts.cost, facts.points, facts.copies) == (row["cost"], row["vp"], row["copies"])
        assert (facts.icons, facts.chamber or None) == (row["icons"], row["chamber"])
        assert (list(facts.roles), list(facts.needs)) == (row["roles"], row["needs"])
        assert (list(facts.ours), facts.provenance) == (row["ours"], row["provenance"])
        in_town = facts.text_at.get("town", facts.text)
        assert "".join(piece if isinstance(piece, str) else piece[0] for piece in in_town) == row["text"]


def test_names_in_card_texts_know_their_cards() -> None:
    named = [piece for card in OFFICIAL.cards for piece in card.text if not isinstance(piece, str)]
    assert len(named) > 20
    for words, what, kind in named:
        assert what == "card"
        assert OFFICIAL.cards[kind].name.split()[0].rstrip("s") in words


def test_a_text_reads_differently_where_it_must() -> None:
    visitor = next(card for card in OFFICIAL.cards if card.box != "more" and "Town" in str(card.text))
    assert "the Park" in str(visitor.text_at["park"])
    assert all(words != card.text for card in OFFICIAL.cards for words in card.text_at.values())
    assert not any(card.text_at for card in OFFICIAL.cards if card.category == "love")


def test_it_is_what_its_hash_says() -> None:
    data = catalogue_bytes(official_rules())
    assert sha256(data).hexdigest() == catalogue_hash(official_rules())
    assert msgspec.json.decode(data, type=Catalogue) == OFFICIAL


def test_it_is_the_same_in_another_process_whatever_else_this_one_has_heard_of() -> None:
    """Here a sixth box has brought verbs, questions and events; there nobody has heard of it."""
    program = (
        "from cuore.cards.catalogue import official_rules\n"
        "from cuore.server.wire.catalogue import catalogue_hash\n"
        "print(catalogue_hash(official_rules()))"
    )
    found = subprocess.run([sys.executable, "-c", program], capture_output=True, text=True, check=True)
    assert found.stdout.strip() == catalogue_hash(official_rules())


def test_another_card_is_another_catalogue() -> None:
    corrected = rules_from_file('[[card]]\nname = "Azure Crescent"\ntitle = "x"\ncategory = "general maid"\ncost = 3\n')
    assert catalogue_hash(corrected) != catalogue_hash(official_rules())


@pytest.mark.parametrize("known", [official_rules(), rules(SIXTH)], ids=["official", "six boxes"])
def test_everything_that_can_travel_by_name_is_in_it(known: Rules) -> None:
    catalogue = catalogue_of(known)
    first = 0 if known is official_rules() else SIXTH
    verbs = {facts.name for facts in catalogue.verbs}
    questions = {facts.name for facts in catalogue.questions}
    events = {facts.name for facts in catalogue.events}
    for number in range(first, first + 5):
        session = begin(number, LAW)
        for _ in decisions(session, number, LAW, 200):
            decision = session.game.pending
            assert decision is not None
            assert {option.verb for option in decision.unpacked(known)} <= verbs
            assert question(decision.question).name in questions
        assert {line[0] for line in event_lines(session.told)} <= events


def test_a_sixth_box_is_told_like_ours() -> None:
    catalogue = catalogue_of(rules(SIXTH))
    box = next(box for box in catalogue.boxes if box.id == SIXTH_BOX.id)
    assert box.title == SIXTH_BOX.title
    assert [catalogue.cards[kind].name for kind in box.first_town] == list(SIXTH_BOX.first_town)
    assert box.help == SIXTH_BOX.help_lines
    assert next(zone for zone in catalogue.zones if zone.name == "veranda").at == ("zones",)
    assert {"hung", "taken_down"} <= {event.name for event in catalogue.events}
    assert next(facts for facts in catalogue.verbs if facts.name == verb(SIXTH_BOX.verbs[0]).name).words
    assert not {"hung", "taken_down"} & {event.name for event in OFFICIAL.events}


def test_zones_are_found_where_it_says() -> None:
    for zone in OFFICIAL.zones:
        fields = House.__struct_fields__ if zone.holder == "seat" else Scene.__struct_fields__
        assert zone.at
        assert set(zone.at) <= set(fields)
    names = {zone.name for zone in OFFICIAL.zones}
    assert {event.leaves for event in OFFICIAL.events} | {event.reaches for event in OFFICIAL.events} <= names | {""}


def test_boxes_tell_who_can_play_and_with_what() -> None:
    known = official_rules()
    for facts, box in zip(OFFICIAL.boxes, known.boxes.values(), strict=True):
        assert (facts.id, facts.title, facts.players, facts.place) == (box.id, box.title, box.players, box.place.name)
        assert len(facts.cards) == len(known.by_box[box.id]) + 3 * box.love
        assert all(copies > 0 for _, copies in facts.cards)


def test_all_bots_are_in_it() -> None:
    assert tuple(bot.name for bot in OFFICIAL.bots) == BOT_NAMES
    assert [bot.name for bot in OFFICIAL.bots if bot.level] == list(LEVELS)
    assert [bot.level for bot in OFFICIAL.bots if bot.level] == list(range(1, len(LEVELS) + 1))


def test_everything_has_words() -> None:
    assert [event.name for event in OFFICIAL.events if not event.quiet and not event.words] == []
    assert [facts.name for facts in OFFICIAL.verbs if not facts.words] == []
    assert [facts.name for facts in OFFICIAL.questions if not facts.words] == []


def test_templates_have_no_other_gaps_than_the_page_explains() -> None:
    templates = [event.words for event in OFFICIAL.events] + [facts.words for facts in OFFICIAL.verbs]
    templates += [facts.own for facts in OFFICIAL.verbs] + [facts.words for facts in OFFICIAL.questions]
    found = [gap for words in (*templates, *OFFICIAL.words.values()) for gap in gaps(words)]
    assert {gap.case for gap in found} == {"", "named", "seen", "whose", "on", "off", "capital"}
    assert {gap.key for gap in found if gap.key} <= set(OFFICIAL.words)
    for event in OFFICIAL.events:
        parts = {field.name for field in event.fields}
        for gap in gaps(event.words):
            assert {gap.part, *gap.beside} - {""} <= parts


def test_what_events_change_is_said_as_views_say_it() -> None:
    turn = next(event for event in OFFICIAL.events if event.name == "turn")
    by = {change.counter: change.by for change in turn.changes}
    assert (by["turn"], by["phase"], by["acquired"], by["new_hand"]) == ("seat", "starting", False, 5)


def test_words_that_only_one_place_has_are_not_filled_in_early() -> None:
    assert gaps(template_of(ENGLISH, "event.returned"))[-1] == Slot(key="place")
    assert "".join(part for part in template_of(ENGLISH, "place@park") if isinstance(part, str)) == "the Park"


@pytest.mark.parametrize("number", [*numbers(5), PARK + 3])
def test_the_log_can_be_written_from_it_alone(number: int) -> None:
    session = begin(number, LAW)
    for _ in decisions(session, number, LAW):
        pass
    known, place = rules(number), session.game.deal.place.name
    catalogue = msgspec.json.decode(catalogue_bytes(known), type=Catalogue)
    for viewer in (0, SPECTATOR):
        speaker = Speaker(ENGLISH.about(known), known, NAMES, viewer, place)
        reader = Reader(catalogue, NAMES, viewer, place)
        heard = session.heard(viewer)
        for told, line in zip(heard, event_lines(heard), strict=True):
            said = reader.read(line)
            assert said == ("" if not said else str(speaker.say(event_message([told]))))
            assert bool(said) != reader.kinds[line[0]].quiet

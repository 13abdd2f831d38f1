"""Every question has its words and every event its line, and no line says more than its reader may know."""

from __future__ import annotations

import re
from functools import cache

import pytest

from cuore.cards.catalogue import BOXES, official_rules
from cuore.engine import words
from cuore.engine.game import Told
from cuore.engine.position import read_position as read_raw
from cuore.engine.record import Record, read_record, replay, start_session
from cuore.engine.session import Session
from cuore.engine.setup import of_boxes
from cuore.engine.told import QUIET
from cuore.engine.told_kinds import BUILT_IN
from cuore.engine.verbs import all_questions, all_verbs
from cuore.engine.verbs import question as question_of
from cuore.engine.view import told_to
from cuore.engine.words import HIDDEN, SEAT_NAMES, SPECTATOR
from cuore.text.english import ENGLISH
from tests.golden import FOLDER, GAMES, setup_of
from tests.laws.games import PARK, begin, decisions
from tests.text.speaking import english, log, question
from tests.towns import OKTOBERFEST_TOWN
from tests.towns import PARK_TOWN as FIRST_TOWN

RULES = official_rules()
SENDING_AWAY = (
    "boxes: more, expanding\nA chambermaids: Domino\nA hand:\nservings: 2\nphase: serving\nguests: Lilac | Suzuna"
)
"""A guest goes back to the Park: she goes under the others. Seldom seen, so it is arranged."""

ALL_PREPARED = "boxes: more\nturn: B\nopened by: A\nphase: employ\nB hand:\npreparations: Food 3"
NAMES = ("Ann", "Ben", "Cleo", "Dora", "Emma", "Fred")


def numbered(prefix: str) -> dict[str, int]:
    """All numbers of words.py that begin so, by name."""
    return {name: value for name, value in vars(words).items() if name.startswith(prefix) and isinstance(value, int)}


@cache
def record(name: str) -> Record:
    """A golden game: together they have every event, every question and every way for a game to end."""
    return read_record((FOLDER / f"{name}.txt").read_text(encoding="utf-8"))


@cache
def session(name: str) -> Session:
    """A whole golden game."""
    return replay(RULES, record(name))


@cache
def park_sessions() -> tuple[Session, ...]:
    """Whole games in the Park, of all mixtures and numbers of players."""
    found = []
    for number in range(PARK, PARK + 48, 2):
        played = begin(number, "texts")
        for _ in decisions(played, number, "texts"):
            pass
        found.append(played)
    found.append(Session(read_raw(RULES, SENDING_AWAY, FIRST_TOWN)))
    found[-1].answer("send away Domino")
    found.append(Session(read_raw(RULES, ALL_PREPARED, FIRST_TOWN)))
    return tuple(found)


# Every number has words


def test_every_question_has_a_prompt() -> None:
    asked = numbered("ASK_")
    assert len(asked) >= 39
    assert [name for name, number in asked.items() if f"ask.{question_of(number).name}" not in ENGLISH.templates] == []


def test_every_event_has_a_line_or_is_quiet() -> None:
    told = numbered("TOLD_")
    assert len(told) >= 69
    assert {kind.what for kind in BUILT_IN} == set(told.values())
    for kind in BUILT_IN:
        assert (f"event.{kind.name}" in ENGLISH.templates) == (not kind.quiet), kind.name


def test_the_numbers_of_one_sort_differ() -> None:
    for prefix in ("ASK_", "TOLD_"):
        values = list(numbered(prefix).values())
        assert sorted(values) == list(range(len(values))), prefix


def test_every_option_has_words() -> None:
    numbers = {name: value for name, value in vars(words).items() if name.isupper() and isinstance(value, int)}
    names = list(numbers)
    verbs = {numbers[name] for name in names[names.index("PASS") : names.index("VERB")]}
    assert verbs == set(range(len(verbs)))
    assert len(verbs) >= 57
    assert [verb.number for verb in all_verbs()][: len(verbs)] == sorted(verbs)
    assert {f"option.{verb.name}" for verb in all_verbs()[: len(verbs)]} <= set(ENGLISH.templates)


def test_a_question_is_named_after_its_number() -> None:
    for name, number in numbered("ASK_").items():
        assert all_questions()[number].number == number
        assert all_questions()[number].name == name.removeprefix("ASK_").lower().replace("_", " ")


def test_every_ending_has_words() -> None:
    endings = {key for key in ENGLISH.templates if key.startswith("ending.")}
    assert endings == {f"ending.{name}" for name in words.ENDING_NAMES}


def test_every_phase_has_words_in_the_town_and_in_the_park() -> None:
    for name in words.PHASE_NAMES:
        assert str(english().words(f"phase.{name}", {}))
    assert str(english(place="park").words("phase.serving", {})) == "serving step"
    assert str(english().words("phase.serving", {})) == "Serving Phase"


# Prompts


@pytest.mark.parametrize("name", GAMES)
def test_a_prompt_names_the_card_that_asks_and_is_a_sentence(name: str) -> None:
    again = start_session(RULES, setup_of(name))
    for _, _, words_of_answer in record(name).answers:
        decision = again.game.pending
        assert decision is not None
        asks = f"{RULES.names[decision.source]}: " if decision.source >= 0 else ""
        text = question(decision)
        assert text.startswith(asks)
        assert re.fullmatch(r"[A-Z](?!.*  )[^{}]*[.?]", text.removeprefix(asks)), text
        again.answer(words_of_answer)
    assert again.game.over


@pytest.mark.parametrize(
    ("position", "answer", "asked"),
    [
        (
            "phase: employ\nlove: 6\nbeers: | Bock x2",
            "employ Nadja",
            "Nadja Kersten: Do you pay Love for a beer?",
        ),
        (
            "phase: serving\nA hand: Nora\nA deck: 1 Love x2",
            "serve Nora",
            "Nora Morgenstern: Do you pay a Serving for this effect?",
        ),
    ],
)
def test_who_is_to_pay_reads_what_and_for_what(position: str, answer: str, asked: str) -> None:
    again = Session(read_raw(RULES, f"boxes: oktoberfest\n{position}", OKTOBERFEST_TOWN))
    again.answer(answer)
    assert again.game.ask_what == words.ASK_PAY
    assert again.game.pending is not None
    assert question(again.game.pending) == asked


def test_every_question_is_asked() -> None:
    asked = set()
    for name in GAMES:
        again = start_session(RULES, setup_of(name))
        for _, _, words_of_answer in record(name).answers:
            asked.add(again.game.ask_what)
            again.answer(words_of_answer)
    again = begin(PARK + 1, "questions")
    for _ in decisions(again, PARK, "questions"):
        asked.add(again.game.ask_what)
    assert {name for name, value in numbered("ASK_").items() if value not in asked} == set()


# The log


@pytest.mark.parametrize("name", GAMES)
def test_every_line_of_a_game_reads_well(name: str) -> None:
    g = session(name).game
    for viewer in (*range(g.deal.seats), SPECTATOR):
        for line in log(session(name).heard(viewer), NAMES):
            assert line == line.strip()
            assert not re.search(r"[{}]|  |None|(?<!: )-1|\bSeat\b| '| ,", line), line


def test_every_line_of_a_game_in_the_park_reads_well() -> None:
    for played in park_sessions():
        for viewer in (0, SPECTATOR):
            for line in log(played.heard(viewer), NAMES):
                assert line == line.strip()
                assert not re.search(r"[{}]|  |None|(?<!: )-1|\bSeat\b| '| ,|\(\)", line), line


def test_the_lines_of_all_events_occur() -> None:
    # Otherwise the tests above would prove nothing about them.
    everything = [*(session(name) for name in GAMES), *park_sessions()]
    seen = {told[0] for played in everything for told in played.told}
    missing = {name for name, value in numbered("TOLD_").items() if value not in seen and value not in QUIET}
    assert missing == set()
    endings = {played.game.ending for played in everything if played.game.over}
    assert endings == {words.PILES_EMPTY, words.CAMP_FIRE, words.BEERS_GONE, words.ALL_PREPARED}


@pytest.mark.parametrize("name", GAMES)
def test_a_line_names_no_card_that_its_reader_may_not_know(name: str) -> None:
    found = session(name)
    hidden = 0
    for told in found.told:
        for viewer in (*range(found.game.deal.seats), SPECTATOR):
            heard = told_to(told, viewer)
            if heard[2] == HIDDEN and told[2] != HIDDEN and heard[0] not in QUIET:
                (line,) = log([heard], NAMES)
                hidden += 1
                if heard[0] == words.TOLD_BEERS_SWAPPED:  # hides whether they were swapped, not a card
                    assert [line] == log([told], NAMES)
                    continue
                assert RULES.names[told[2]] not in line
                assert re.search(r"\ba card\b|\btop card\b|\ba beer\b|\bbeers\b", line)
    assert hidden > 50


def line_of(what: str, seat: int = 0, card: str = "", number: int = 0, other: int = -1, park: bool = False) -> str:
    kind = RULES.find(card, of_boxes(RULES, BOXES[:-1])) if card and not park else HIDDEN
    kind = RULES.find(card, of_boxes(RULES, BOXES[-1:])) if card and park else kind
    told: Told = (getattr(words, f"TOLD_{what}"), seat, kind, number, other, 0)
    lines = log([told], NAMES)
    assert len(lines) == 1
    return lines[0]


def test_examples() -> None:
    entry = RULES.kind("Colette Framboise")
    assert line_of("TURN", 1, number=7) == "— Round 7: Ben's turn —"
    assert line_of("SERVED", 0, "Kagari") == "Ann is served by Kagari Ichinomiya"
    assert line_of("EMPLOYED", 2, "1 Love", 1) == "Cleo employs a 1 Love card for 1 Love"
    assert line_of("EMPLOYED", 2, "Anise", 7) == "Cleo employs Anise Greenaway for 7 Love"
    assert line_of("DREW", 1) == "Ben draws a card"
    assert line_of("DREW", 1, "1 Love") == "Ben draws a 1 Love card"
    assert line_of("EVENT_SENT", 0, "Illness", other=1) == "Ben sends Illness to Ann"
    assert line_of("EVENT_LANDED", 0, "Illness", entry) == "Illness comes to lie on Ann's Colette Framboise"
    assert line_of("EVENT_LANDED", 0, "Bad Habit", -1) == "Bad Habit comes to lie in Ann's private quarters"
    assert line_of("EVENT_LIFTED", 0, "Bad Habit", -1, 1) == "Ben lifts Bad Habit from Ann's private quarters"
    assert line_of("EVENT_RETURNED", 0, "Illness", entry) == "Illness from Ann's Colette Framboise returns to the Town"
    assert line_of("LOOKED_AT_TOP", 0, other=1) == "Ben looks at the top card of Ann's deck"
    assert line_of("LOOKED_AT_TOP", 0, "1 Love", other=1) == "Ben looks at the top card of Ann's deck (a 1 Love card)"
    assert line_of("BEER_MOVED", 0, other=1) == "Ben gets one of Ann's beers"
    assert line_of("SERVINGS", 0, number=1) == "Ann gains 1 Serving"
    assert line_of("SERVINGS", 0, number=2) == "Ann gains 2 Servings"
    assert line_of("LAID_UNDER", 0, "1 Love", RULES.kind("Estate")) == "Ann lays a 1 Love card under Estate"
    assert line_of("GAVE", 0, "1 Love", other=2) == "Ann gives Cleo a 1 Love card"
    assert line_of("SCORE", 3, number=-4) == "Dora: -4 VP"
    assert line_of("BUILT", 4, "Lily Garden", 6) == "Emma builds Lily Garden for 6 Love"
    assert line_of("TORN_DOWN", 0, "Estate", other=5) == "Fred tears down Ann's Estate"
    assert line_of("SENT_TO_QUARTERS", 0, "Domino", other=1) == "Ann sends Domino Bonaparte to Ben's private quarters"
    assert line_of("ACQUIRED", 1, "Camp Fire") == "Ben acquires Camp Fire"
    assert line_of("NUMBER_NAMED", 2, number=4, other=0) == "Cleo names the number 4 for Ann"
    assert line_of("ANOTHER_TURN", 1) == "Ben takes another turn after this one"
    assert line_of("STAND_CLOSED", 2, "Beer Stand") == "Cleo's Beer Stand closes"
    storm = line_of("EVENT_LANDED", 0, "Heavy Storm", RULES.find("Beer Fest"))
    assert storm == "Heavy Storm comes to lie on Ann's Beer Fest"
    for ending, said in ((1, "enough maid piles are empty"), (3, "the Camp Fire is lit"), (4, "the last beer is gone")):
        assert line_of("OVER", number=ending) == f"The game is over ({said})"


def test_examples_of_the_park() -> None:
    assert line_of("ROUND", 1, number=3) == "— Round 3 is opened by Ben —"
    assert line_of("PICKED", 0, "Noëmi", park=True) == "Ann picks Noëmi"
    assert line_of("FIRST_MASTER", 2, other=0) == "Cleo takes the First Master card from Ann"
    assert line_of("SKILL", 1, number=2, other=words.IMAGINATION) == "Ben gains 2 Imagination"
    assert line_of("SKILL", 1, number=1, other=words.EFFORT) == "Ben gains 1 Effort"
    assert line_of("PREPARED", 3, "Food 1", 5, park=True) == "Dora gains Food 1"
    assert line_of("LAST_ROUND", number=words.PILES_EMPTY) == "this is the last round (enough maid piles are empty)"
    assert line_of("LAST_ROUND", number=words.ALL_PREPARED) == "this is the last round (all of one errand is done)"
    assert line_of("OVER", number=words.ALL_PREPARED) == "The game is over (all of one errand is done)"
    assert line_of("GUEST_TURNED_UP", card="Natsumi") == "Natsumi Fujikawa is now on top of the guests"
    assert line_of("GUEST_UNDER", card="Natsumi") == "Natsumi Fujikawa goes under the guests"


def test_several_cards_drawn_become_one_line() -> None:
    drew = words.TOLD_DREW
    one, two = RULES.find("1 Love"), RULES.find("2 Love")
    told: list[Told] = [(drew, 0, one, 0, -1, 0), (drew, 0, two, 0, -1, 0), (drew, 1, HIDDEN, 0, -1, 0)]
    assert log(told, NAMES) == ["Ann draws a 1 Love card and a 2 Love card", "Ben draws a card"]
    assert log([(drew, 1, HIDDEN, 0, -1, 0)] * 3, NAMES) == ["Ben draws 3 cards"]


def test_names_of_players_are_taken_as_they_are() -> None:
    told: list[Told] = [(words.TOLD_DREW, 0, HIDDEN, 0, -1, 0)]
    for name in ("{who}", "A{0}", "[bold]", "雪"):
        assert log(told, [name, "B"]) == [f"{name} draws a card"]


def test_seats_have_one_letter_each() -> None:
    assert len(set(SEAT_NAMES)) == len(SEAT_NAMES) == 6

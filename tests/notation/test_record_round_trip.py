"""A game written down and replayed is the same game, however it is commented, shortened or broken off."""

from __future__ import annotations

import re

import pytest

from cuore import make_setup, read_record, replay, start_session, write_position, write_record
from cuore.cards.catalogue import official_rules
from cuore.engine.record import checksum, result_words
from cuore.engine.session import Session
from cuore.engine.setup import Setup
from tests.laws.games import PARK, begin, decisions, setup_of
from tests.notation.samples import LAW, both, records

RULES = official_rules()


def played(number: int, most: int = 1_000_000) -> tuple[Setup, Session]:
    session = begin(number, LAW)
    for _ in decisions(session, number, LAW, most):
        pass
    return setup_of(number, LAW), session


@pytest.mark.parametrize("number", both(8))
@pytest.mark.parametrize("most", [0, 1, 40, 1_000_000])
def test_a_game_is_replayed_as_it_was_played(number: int, most: int) -> None:
    setup, session = played(number, most)
    text = write_record(setup, session)
    again = replay(RULES, read_record(text))
    assert again.answers == session.answers
    assert again.told == session.told
    assert write_position(again.game) == write_position(session.game)
    assert write_record(setup, again) == text


def test_a_record_begins_with_its_setup_and_ends_with_its_result() -> None:
    setup, session = played(0)
    lines = write_record(setup, session).splitlines()
    assert lines[:6] == [
        "cuore game 1",
        "rules: 3",
        "boxes: base",
        "players: 2",
        f"town: {', '.join(setup.town)}",
        f"seed: {setup.seed}",
    ]
    assert re.fullmatch(r"result: A -?\d+, B -?\d+ \((piles|rounds)\)", lines[-2])
    assert lines[-1] == f"checksum: {checksum(session)}"
    assert lines[-2] == f"result: {result_words(session)}"


def test_a_game_that_is_not_over_has_no_result() -> None:
    setup, session = played(1, 20)
    text = write_record(setup, session)
    assert "result:" not in text
    assert "checksum:" in text
    assert read_record(text).result == ""


@pytest.mark.parametrize(("beginners", "faster"), [(True, False), (False, True), (True, True)])
def test_variants_are_written_down(beginners: bool, faster: bool) -> None:
    setup = make_setup(RULES, beginners=beginners, faster=faster)
    session = start_session(RULES, setup)
    text = write_record(setup, session)
    assert ("without: Bad Habit\n" in text) == beginners
    assert ("faster: yes\n" in text) == faster
    assert write_position(replay(RULES, read_record(text)).game) == write_position(session.game)


def test_visitors_of_the_park_are_written_down() -> None:
    setup = make_setup(RULES, boxes=("more", "base"), players=3)
    session = start_session(RULES, setup)
    text = write_record(setup, session)
    assert f"guests: {', '.join(setup.guests)}\n" in text
    assert f"private maids: {', '.join(setup.private_maids)}\n" in text
    record = read_record(text)
    assert record.setup.guests == setup.guests
    assert record.setup.private_maids == setup.private_maids
    assert write_position(replay(RULES, record).game) == write_position(session.game)
    alone = make_setup(RULES, boxes=("more", "base"), players=3, guests="none", private_maids="none", without="Illness")
    text = write_record(alone, start_session(RULES, alone))
    assert "guests" not in text
    assert "private maids" not in text
    assert "without: Illness\n" in text


def test_a_game_in_the_park_says_who_picks_in_the_round_of_its_comment() -> None:
    setup, session = played(PARK + 5, 40)
    text = write_record(setup, session)
    picks = re.findall(r"(?m)^# round (\d+), ([A-D])'s turn\n\2: pick ", text)
    assert len(picks) >= setup.seats
    assert read_record(text).setup.boxes == setup.boxes


@pytest.mark.parametrize(
    "change",
    [
        lambda text: text.replace("\n", "  # what a move!\n").replace("cuore game 1  # what a move!", "cuore game 1"),
        lambda text: text.replace("\n", "\r\n"),
        lambda text: "\n\n" + text.replace("\n", "\n\n"),
        lambda text: re.sub("(?m)^#.*\n", "", text),
        lambda text: re.sub("(?m)^#", "     #", text),
        lambda text: text.replace(": ", ":  "),
        lambda text: "# a fine game\n" + text,
        lambda text: "   # a fine game\n" + text,
        lambda text: text.replace("cuore game 1", "cuore game 1   # and a fine one"),
        lambda text: "\ufeff" + text,
        lambda text: re.sub("(?m)^(result|checksum): .*\n", "", text),
    ],
    ids=["said", "crlf", "blank", "bare", "indented", "spaces", "before", "before-in", "header", "bom", "open"],
)
def test_looks_do_not_matter(change: object) -> None:
    assert callable(change)
    for text in records():
        again, original = replay(RULES, read_record(change(text))), replay(RULES, read_record(text))
        assert again.answers == original.answers
        assert write_position(again.game) == write_position(original.game)


def test_decisions_may_be_shortened_and_written_without_accents() -> None:
    text = records()[0]
    short = re.sub(r"(?m)^([A-F]: \w+ \w+) (Ichinomiya|Crescent|Daubigny|de Lefèvre|Saint-Juste|Forêt)$", r"\1", text)
    assert short != text
    short = re.sub("(?m)^[A-F]: .*$", lambda line: line[0][:3] + line[0][3:].upper().replace("È", "e"), short)
    assert replay(RULES, read_record(short)).answers == replay(RULES, read_record(text)).answers


def test_the_first_decisions_alone_can_be_replayed() -> None:
    record = read_record(records()[2])
    for upto in (0, 1, 17, len(record.answers)):
        session = replay(RULES, record, upto)
        assert len(session.answers) == upto
    assert replay(RULES, record, 17).answers == replay(RULES, record).answers[:17]


def test_every_turn_has_a_comment_of_its_own() -> None:
    setup, session = played(3)
    turns = re.findall(r"(?m)^# round (\d+), ([A-F])'s turn$", write_record(setup, session))
    assert len(turns) == len(set(turns)) > 20
    assert int(turns[-1][0]) == session.game.round

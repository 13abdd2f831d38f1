"""The end of a game as it travels: points that add up, and how everybody came there."""

from __future__ import annotations

import msgspec
import pytest

from cuore.cards.catalogue import official_rules
from cuore.engine.errors import StillRunning
from cuore.engine.record import start_session
from cuore.engine.scoring import points, winners
from cuore.engine.session import Session
from cuore.engine.words import ENDING_NAMES
from cuore.server.wire.decode import write_message
from cuore.server.wire.ending import over_of, points_by_round
from cuore.server.wire.messages import Over
from cuore.table import Table, read_seats
from cuore.town import make_setup
from tests.laws.games import PARK, begin, decisions, numbers, setup_of

LAW = "endings"
NAMES = ("Ann", "Ben", "Cleo", "Dora", "Emil", "Fay")
SEED, COMMITMENT = "5eed", "c0ff"


def table_of(number: int, most: int = 100_000) -> Table:
    session = begin(number, LAW)
    for _ in decisions(session, number, LAW, most):
        pass
    seats = read_seats(",".join(NAMES[: session.game.deal.seats]))
    return Table(setup_of(number, LAW), session, seats)


@pytest.mark.parametrize("number", numbers(10))
def test_the_sheet_adds_up_to_the_points(number: int) -> None:
    table = table_of(number)
    over = over_of(table, SEED, COMMITMENT, 77)
    assert list(over.points) == points(table.game)
    assert [sum(line.points for line in lines) for lines in over.sheet] == list(over.points)
    assert list(over.winners) == winners(table.game)
    assert over.ending == ENDING_NAMES[table.game.ending] != "running"
    assert (over.seed, over.commitment, over.rev) == (SEED, COMMITMENT, 77)


@pytest.mark.parametrize("number", numbers(5))
def test_lines_count_cards_or_name_a_rule(number: int) -> None:
    table = table_of(number)
    for lines in over_of(table, SEED, COMMITMENT, 1).sheet:
        for line in lines:
            assert bool(line.count) != bool(line.words)
            if line.count:
                assert line.points == line.count * table.rules.cards[line.card].vp
        cards = [line.card for line in lines if line.count]
        assert len(cards) == len(set(cards))


@pytest.mark.parametrize("number", numbers(5))
def test_points_are_told_for_every_round_that_was_played(number: int) -> None:
    table = table_of(number)
    over = over_of(table, SEED, COMMITMENT, 1)
    assert len(over.rounds) == table.game.round
    assert over.rounds[-1] == over.points
    assert all(len(row) == table.game.deal.seats for row in over.rounds)


def test_points_of_a_round_are_those_that_it_ended_with() -> None:
    session = begin(2, LAW)
    expected: list[tuple[int, ...]] = []
    before = session.game.round
    for _ in decisions(session, 2, LAW):
        if session.game.round != before:
            expected.append(tuple(points(session.game)))
            before = session.game.round
    found = points_by_round(session)
    assert list(found[: len(expected)]) == expected
    assert len(set(found)) > 3


def test_a_game_that_begins_in_the_middle_tells_of_the_rounds_from_there() -> None:
    table = table_of(1, most=80)
    elsewhere = table.imagined(0, "elsewhere")
    first = elsewhere.game.round
    assert first > 1
    while not elsewhere.game.over:
        elsewhere.answer(elsewhere.game.asked, len(elsewhere.game.options) - 1, elsewhere.revision)
    assert len(over_of(elsewhere, SEED, "", 1).rounds) == elsewhere.game.round - first + 1


def test_what_decides_a_tie_is_told_where_there_is_one() -> None:
    """Whoever does nothing at all ends level."""
    rules = official_rules()
    setup = make_setup(rules, boxes=("base",), players=2, town="first", seed="idle")
    session: Session = start_session(rules, setup)
    table = Table(setup, session, read_seats("Ann,Ben"))
    while not table.game.over:
        words = table.game.words()
        idle = next(i for i, said in enumerate(words) if said in ("end turn", "end serving", "start serving", "pass"))
        table.answer(table.game.asked, idle, table.revision)
    over = over_of(table, SEED, COMMITMENT, 1)
    assert over.points[0] == over.points[1]
    assert (over.tie, len(over.tied)) == ("plain maids", 2)
    assert over_of(table_of(PARK + 1), SEED, COMMITMENT, 1).tie in ("", "chambermaids")


def test_nothing_is_told_before_the_end() -> None:
    with pytest.raises(StillRunning):
        over_of(table_of(0, most=10), SEED, COMMITMENT, 1)


def test_it_travels() -> None:
    over = over_of(table_of(0), SEED, COMMITMENT, 1)
    assert msgspec.json.decode(write_message(over), type=Over) == over

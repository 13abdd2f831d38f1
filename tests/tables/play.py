"""Tables for tests: laid out, played on by chance, and compared as a whole."""

from __future__ import annotations

from random import Random

from cuore.engine.position import write_position
from cuore.engine.record import setup_at, start_session
from cuore.engine.setup import Setup
from cuore.table import Table, read_seats
from cuore.town import lay_out_position
from tests.laws.games import choose, rules, setup_of

PEOPLE = ("Ann", "Ben", "Cleo", "Dora", "Emil", "Finn")
LIVELY = True


def seats_for(setup: Setup, *others: str) -> str:
    """People in all seats but the last ones."""
    return ", ".join([*PEOPLE[: setup.seats - len(others)], *others])


def new_table(number: int, *others: str, law: str = "table") -> Table:
    """A table with one of the games of the laws."""
    setup = setup_of(number, law)
    return Table(setup, start_session(rules(), setup), read_seats(seats_for(setup, *others)))


def table_at(position: str, seats: str = "Ann, Ben") -> Table:
    """A table at a position."""
    setup = setup_at(write_position(lay_out_position(rules(), position)))
    return Table(setup, start_session(rules(), setup), read_seats(seats))


def answer(table: Table, words: str) -> None:
    """Let whoever is asked answer in words."""
    decision = table.game.pending
    assert decision is not None
    table.answer(decision.seat, table.game.index(words), table.revision)


def answer_by_chance(table: Table, chance: Random) -> None:
    """Let whoever is asked answer anything."""
    table.answer(table.game.asked, choose(table.game, chance, LIVELY), table.revision)


def play(table: Table, commands: int, seed: str, undoing: float = 0.3, sitting: float = 0.02) -> None:
    """Let people answer, take back and change places by chance, until so many commands more are accepted."""
    chance = Random(seed)
    until = table.revision + commands
    while table.revision < until and not table.game.over:
        dice = chance.random()
        seat = table.game.asked
        if dice < undoing and table.can_undo(seat):
            table.undo(seat, table.revision)
        elif dice > 1 - sitting:
            leaver = int(chance.random() * len(table.seats))
            table.sit(leaver, "random" if table.seats[leaver].bot is None else PEOPLE[leaver], table.revision)
        elif table.person_is_asked:
            answer_by_chance(table, chance)
        else:
            table.let_bot_answer(table.revision)


def everything(table: Table) -> tuple[object, ...]:
    """All that a table is: hidden cards and the luck to come, its history, its seats."""
    session = table.session
    return (
        write_position(table.game),
        list(session.told),
        list(session.answers),
        list(session.decided),
        list(session.marks),
        session.can_undo,
        table.revision,
        table.journal(),
        list(table.seats),
        [table.since(0, revision) for revision in range(max(0, table.revision - 12), table.revision + 1)],
    )

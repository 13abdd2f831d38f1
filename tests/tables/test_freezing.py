"""A card that fails freezes the table in its last good state, with a report for whoever runs it."""

from __future__ import annotations

from collections.abc import Callable

import pytest

from cuore.bots.search.race import Budget
from cuore.table import Frozen, Onlooker, Table, read_seats
from cuore.text.message import NOTHING
from tests.tables.play import answer, everything, table_at

POSITION = """
A hand: Kagari, Natsumi, 1 Love
B hand: 1 Love
town: Kagari x9, Natsumi x9
servings: 2
phase: serving
"""


@pytest.fixture
def broken() -> Table:
    """Natsumi is gone behind the engine's back, so serving her will fail after she is paid for."""
    table = table_at(POSITION)
    answer(table, "serve Kagari")
    table.session.game.players[0].hand.pop(0)
    return table


def freeze(table: Table) -> None:
    with pytest.raises(Frozen) as caught:
        answer(table, "serve Natsumi")
    assert isinstance(caught.value.__cause__, ValueError)
    assert str(caught.value) == "a card has failed, and this table stands still in its last good state"


def test_it_stands_in_its_last_good_state(broken: Table) -> None:
    before = everything(broken)
    freeze(broken)
    assert everything(broken) == before
    assert broken.report is not None
    assert broken.report[:3] == (1, 0, "serve Natsumi Fujikawa")
    assert broken.report.cause.startswith("ValueError: list.remove")


def test_nothing_is_accepted_any_more(broken: Table) -> None:
    freeze(broken)
    before, now = everything(broken), broken.revision
    commands: list[Callable[[], object]] = [
        lambda: broken.answer(0, len(broken.game.options) - 1, now),
        lambda: broken.undo(0, now),
        lambda: broken.sit(1, "random", now),
        lambda: broken.let_bot_answer(now),
        lambda: broken.hint(0, Budget(2)),
    ]
    for command in commands:
        with pytest.raises(Frozen):
            command()
    assert everything(broken) == before


def test_everybody_can_still_look(broken: Table) -> None:
    freeze(broken)
    for viewer in (0, 1, -1):
        onlooker = Onlooker(broken, viewer)
        assert onlooker.view.data()
        assert onlooker.log()
        assert onlooker.missed(0).revision == 1


def test_being_asked_back_about_such_a_card_does_not_stop_anybody(broken: Table) -> None:
    decision = broken.game.pending
    assert decision is not None
    assert broken.doubt(0, broken.game.index("serve Natsumi")) == NOTHING
    assert broken.report is None


def test_a_table_made_again_from_its_journal_goes_on(broken: Table) -> None:
    freeze(broken)
    again = Table.of_journal(broken.rules, broken.setup, read_seats("Ann, Ben"), broken.journal())
    answer(again, "serve Natsumi")
    assert again.revision == 2

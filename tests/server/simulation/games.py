"""A game that was played before the run begins, for tables that go on from it: they end soon."""

from __future__ import annotations

from functools import lru_cache
from typing import NamedTuple

from cuore.engine.options import option_words
from cuore.engine.record import start_session, write_record
from cuore.engine.rules import RULES_VERSION, Rules
from cuore.server.entries import Answered, Began, Chair, Entry, Opened, chained, write_entry
from cuore.server.ports import EntryRow, GameRow, Secret, TableRow
from cuore.server.store.memory import MemoryStore
from cuore.server.wire.options import Laid, TableOptions
from cuore.table import Table, read_seats
from cuore.town import make_setup
from tests.server.simulation.ports import at_once
from tests.server.simulation.replayed import setup_of

PAST = "a-game-of-the-past"
SEED = "simulation"


class PastGame(NamedTuple):
    """A finished game with its table."""

    table: str
    decisions: int
    rows: list[EntryRow]
    secret: Secret
    game: GameRow

    def enter(self, store: MemoryStore) -> None:
        """Put it in a store."""
        if at_once(store.game(self.table)) is None:
            last = len(self.rows)
            short = TableRow(self.table, "over", True, True, "", "", "base", "[]", last, 0.0, 0.0, False)
            at_once(store.open_table(short, self.secret, self.rows[0]))
            for row in self.rows[1:]:
                at_once(store.append(row, short))
            at_once(store.finish(self.game))


@lru_cache
def past_game(rules: Rules) -> PastGame:
    """Two housekeepers play; the same game every time."""
    chosen = make_setup(rules, seed=SEED)
    laid = Laid(boxes=chosen.boxes, players=chosen.seats, town=chosen.town)
    setup = setup_of(laid, Secret(SEED))
    table = Table(setup, start_session(rules, setup), read_seats("housekeeper, housekeeper"))
    entries: list[Entry] = [_opened(laid), Began()]
    while not table.game.over:
        seat, option = table.game.asked, table.choice_of_bot()
        words = option_words(rules, table.game.options[option])
        entries.append(Answered(seat=seat, option=option, words=words))
        table.answer(seat, option, table.revision)
    rows: list[EntryRow] = []
    chain = ""
    for revision, entry in enumerate(entries, 1):
        data = write_entry(entry)
        chain = chained(chain, PAST, revision, f":past:{revision}", "", 0.0, data)
        rows.append(EntryRow(PAST, revision, f":past:{revision}", "", "", 0.0, data, chain))
    game = GameRow(PAST, write_record(setup, table.session), "", 0.0, "{}")
    return PastGame(PAST, len(table.session.answers), rows, Secret(SEED), game)


def _opened(laid: Laid) -> Opened:
    chair = Chair(bot="housekeeper")
    return Opened(
        host="",
        title="",
        laid=laid,
        options=TableOptions(public=True),
        commitment="",
        chairs=(chair, chair),
        rules=str(RULES_VERSION),
        sandbox=True,
    )

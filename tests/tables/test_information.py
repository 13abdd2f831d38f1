"""No byte that an onlooker gets of a table depends on what it may not know.

The real table is put beside one whose game is dealt anew from what the viewer knows, and in whose history every card
that the viewer did not see is another one.
"""

from __future__ import annotations

from random import Random

import pytest

from cuore.bots.search.race import Budget
from cuore.engine.game import Game, Told
from cuore.engine.luck import luck_from_seed
from cuore.engine.session import Session
from cuore.engine.setup import lay_out
from cuore.engine.view import told_to
from cuore.engine.words import CARD, HIDDEN, SPECTATOR, card_of, verb_of
from cuore.engine.worlds import imagine
from cuore.table import Onlooker, Table
from cuore.text.digest import DEEDS
from tests.laws.games import PARK, decisions, rules
from tests.laws.redeal import Unseen, redeal
from tests.tables.play import new_table
from tests.text.speaking import english

LAW = "table information"


def gets(table: Table, viewer: int, hinted: bool) -> dict[str, object]:
    """Everything that an onlooker gets."""
    onlooker = Onlooker(table, viewer)
    asked = viewer == table.game.asked
    return {
        "view": onlooker.view.data(),
        "heard": onlooker.heard(),
        "names": onlooker.names,
        "reader": onlooker.reader,
        "news": repr(onlooker.news()),
        "log": repr(onlooker.log()),
        "can undo": onlooker.can_undo,
        "is fresh": onlooker.is_fresh,
        "missed": [onlooker.missed(table.revision - back) for back in range(min(4, table.revision))],
        "doubts": [onlooker.doubt(index) for index in range(len(table.game.options))] if asked else [],
        "hint": [advice.data(english(onlooker.names)) for advice in onlooker.hint(Budget(2))]
        if asked and hinted
        else [],
        "revision": table.revision,
    }


def elsewhere(table: Table, start: Game, world: Game, viewer: int, chance: Random) -> Table:
    """The table in another world: its game, and a history in which what the viewer did not see was something else."""
    session = Session(start)
    for index in table.session.answers:
        session.apply(index)
    world.told = session.told
    session.game = world
    kinds = len(world.rules.cards)
    session.told[:] = [_otherwise(told, viewer, int(chance.random() * kinds)) for told in session.told]
    session.decided[:] = [
        (number, turn, seat, option)
        if seat == viewer or verb_of(option) in DEEDS
        else (number, turn, seat, option - (card_of(option) << CARD))
        for number, turn, seat, option in session.decided
    ]
    return Table(table.setup, session, table.seats)


def _otherwise(told: Told, viewer: int, card: int) -> Told:
    if told[2] == HIDDEN or told_to(told, viewer)[2] != HIDDEN:
        return told
    return told[0], told[1], card, told[3], told[4], told[5]


@pytest.mark.parametrize("number", [0, 7, 14, PARK, PARK + 5])
def test_the_same_bytes_in_every_world_that_looks_the_same(number: int) -> None:
    table = new_table(number, law=LAW)
    start = lay_out(rules(), table.setup)
    viewers = (*range(start.deal.seats), SPECTATOR)
    unseen = [Unseen(start, viewer) for viewer in viewers]
    chance = Random(f"{LAW} {number}")
    heard = worlds = hints = 0
    for _ in decisions(table.session, number, LAW, most=90):
        for eye in unseen:
            for told in table.session.told[heard:]:
                eye.hear(told)
        heard = len(table.session.told)
        if chance.random() > 0.04:
            continue
        now = Table(table.setup, table.session, table.seats)
        for eye in unseen:
            found = [redeal(now.game, eye, chance)]
            if eye.viewer != SPECTATOR:
                view, memory = now.session.view(eye.viewer), now.session.memory(eye.viewer)
                found.append(imagine(view, memory, luck_from_seed(f"{chance.random()}")))
            for world in found:
                if world is not None:
                    hinted = hints < 2 and eye.viewer == now.game.asked
                    other = elsewhere(now, start, world, eye.viewer, chance)
                    here, there = gets(now, eye.viewer, hinted), gets(other, eye.viewer, hinted)
                    for what, value in here.items():
                        assert repr(value) == repr(there[what]), what
                    worlds += 1
                    hints += hinted
    assert worlds > 10
    assert hints


def test_only_the_asked_seat_is_told_whether_it_can_undo() -> None:
    table = new_table(0, law=LAW)
    for _ in decisions(table.session, 0, LAW, most=60):
        for viewer in (*range(len(table.seats)), SPECTATOR):
            asked = viewer == table.game.asked
            assert Onlooker(table, viewer).can_undo == (asked and table.session.can_undo)

"""The random games of these laws are worth something: everything that can happen or be asked does happen in them."""

from __future__ import annotations

from collections import Counter

from cuore.engine.game import Game
from cuore.engine.session import Session
from cuore.engine.verbs import question
from cuore.engine.words import (
    ALL_PREPARED,
    DISMISS,
    EMPLOY,
    GENERAL,
    HIGH_CLASS,
    ILL,
    PICKING,
    PILES_EMPTY,
    PRIVATE,
    SERVING,
    STARTING,
    TOLD_BEERS_SWAPPED,
    TOLD_EVENT_LANDED,
    TOLD_PHASE,
    TOLD_USED,
    WORK,
)
from tests.laws.games import (
    ALL_TABLES,
    OTHERS,
    PARK,
    PARK_BOX,
    SIXTH,
    Curious,
    begin,
    choose,
    decisions,
    repeats,
    rules,
)
from tests.laws.situations import LAST_PREPARATIONS, position_start
from tests.laws.words import ASK_NAMES, TOLD_NAMES, told_name
from tests.sixth_box import BOX

LAW = "coverage"

GAMES = (*range(4 * ALL_TABLES), *range(PARK, PARK + 2 * ALL_TABLES), *range(SIXTH, SIXTH + 40))


def test_every_event_question_and_card_occurs() -> None:
    told: Counter[int] = Counter()
    asked: Counter[int] = Counter()
    cards: Counter[int] = Counter()
    players = Curious(LAW)
    late = [Session(position_start(LAST_PREPARATIONS, seed)) for seed in range(12)]
    for number, session in enumerate([*(begin(number, LAW) for number in GAMES), *late]):
        g = session.game
        while g.options:
            asked[g.ask_what] += 1
            lively = g.park.in_use and number % 2 == 0
            session.apply(choose(g, players.chance, lively) if lively else players.choose(g))
        told.update(event[0] for event in session.told)
        cards.update(event[2] for event in session.told if event[2] >= 0 and event[0] != TOLD_BEERS_SWAPPED)
    assert {TOLD_NAMES[what] for what in TOLD_NAMES if not told[what]} == set()
    assert {told_name(what) for what in BOX.events if not told[what]} == set()
    assert {ASK_NAMES[what] for what in ASK_NAMES if not asked[what]} == set()
    assert {question(what).name for what in BOX.questions if not asked[what]} == set()
    assert {name for kind, name in enumerate(rules(SIXTH).names) if not cards[kind]} == set()


class Visits:
    """What happened in games in the Park."""

    def __init__(self) -> None:
        self.guests: Counter[str] = Counter()
        self.private_maids: Counter[str] = Counter()
        self.seen: Counter[object] = Counter()

    def look(self, g: Game) -> None:
        """Look at a game before a decision."""
        self.seen[g.phase] += 1
        self.seen["removed"] += len(g.side.removed)
        self.seen["all guests gone"] += bool(g.deal.stock.guests) and not g.park.guests_up
        self.seen["the last round"] += g.park.ends > 0
        self.seen["somebody else opens"] += g.park.first_master != g.park.opener
        for p in g.players:
            self.guests.update(boxes_of(g, [card for card in p.played if g.rules.category[card] == GENERAL]))
            self.private_maids.update(boxes_of(g, p.private))


def boxes_of(g: Game, entries: list[int]) -> list[str]:
    """Where cards come from."""
    return [g.rules.cards[entry % ILL].box for entry in entries]


def test_much_happens_in_the_park() -> None:
    """Maids of every box serve there, and every private maid and high class maid is used."""
    visits = Visits()
    endings: Counter[int] = Counter()
    told: Counter[tuple[int, int]] = Counter()
    for number in repeats(2 * ALL_TABLES):
        session = begin(PARK + number, LAW)
        for _ in decisions(session, number, LAW):
            visits.look(session.game)
        endings[session.game.ending] += 1
        told.update((event[0], event[3] if event[0] == TOLD_PHASE else event[2]) for event in session.told)
    assert set(visits.guests) == {*OTHERS, PARK_BOX}
    assert set(visits.private_maids) == {card.box for card in rules().cards if card.category == PRIVATE}
    assert {PICKING, STARTING, SERVING, WORK, EMPLOY} <= set(+visits.seen)
    assert all(told[TOLD_PHASE, phase] for phase in (SERVING, WORK, EMPLOY, DISMISS))
    for what in ("removed", "all guests gone", "the last round", "somebody else opens"):
        assert visits.seen[what], what
    assert told[TOLD_EVENT_LANDED, rules().illness]
    for card in rules().cards:
        kind = rules().kind(card.name)
        assert card.category != HIGH_CLASS or not card.starting or told[TOLD_USED, kind], card.name
    assert set(endings) == {PILES_EMPTY, ALL_PREPARED}

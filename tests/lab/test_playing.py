"""Bots called in bulk: what is shared between games, and who watches them, changes nothing; every arrival is told."""

from __future__ import annotations

from collections.abc import Sequence
from functools import cache
from typing import NamedTuple

import pytest

from cuore.cards.door import VARIABLE
from cuore.engine.game import Told
from cuore.engine.session import Session
from cuore.engine.setup import Setup, lay_out
from cuore.engine.told import event_numbered
from cuore.engine.words import TOLD_EVENT_SENT, TOLD_REMOVED
from cuore.lab.arrivals import Arrivals
from cuore.lab.games.row import Arrival, Place, Row
from cuore.lab.playing import Players, chances, play, players_version
from cuore.town import make_setup
from tests.laws.games import MIXTURES, PARK, PARK_BOX, SIXTH, VISITORS, Curious, rules, setup_of
from tests.laws.ledger import MOVING, OF_THE_TABLE, REMOVED, Ledger, bags_of

LAW = "bulk"
OWN_DOING = ("employed", "private_arrived", "built", "acquired", "picked", "prepared", "event_sent")
"""Nobody does these for anybody else, but for Mika Yakushido, whom one employs for another house."""

HERE = Place(0, 0, 0, "all")
TABLES = [*range(len(MIXTURES)), *range(PARK, PARK + len(VISITORS)), SIXTH, SIXTH + 1]
"""All mixtures of the Town, all of the Park, and two with a box that is not ours; all numbers of players."""


def of_two(number: int, deal: int) -> Setup:
    """A game of two in a mixture, in the same Town whatever the deal."""
    boxes = MIXTURES[number] if number < PARK else (*VISITORS[number - PARK], PARK_BOX)
    drawn = make_setup(rules(), boxes=boxes, players=2, town="random", seed=f"{LAW} {number}", faster=number < PARK)
    return Setup(**{**drawn.facts(), "seed": f"{LAW} {number}/{deal}"})


@pytest.mark.parametrize("number", [number for number in TABLES if number < SIXTH])
def test_one_planner_a_town_plays_the_same_games_as_one_a_game(number: int) -> None:
    shared = Players(rules())
    assert shared.bot("planner") is shared.bot("planner")
    seats = ("planner", "planner") if number % 8 == 0 else ("planner", "random")
    order = ((number, 1), (number, 2)) if number % 8 else ((number, 1), (number % 8, 3), (number, 1))
    for town, deal in order:
        setup = of_two(town, deal)
        alone = play(Players(rules()), rules(), HERE, setup, seats)
        assert play(shared, rules(), HERE, setup, seats) == alone


def test_bots_that_remember_what_they_did_are_made_anew() -> None:
    players = Players(rules())
    for name in ("once:Illness:planner", "barred:Illness:planner", "search:8", "random"):
        assert players.bot(name) is not players.bot(name)
    assert players.bot("barred:Illness:planner").inner is players.bot("planner")  # type: ignore[attr-defined]


def test_whoever_sits_there_has_a_chance_of_its_own_unless_all_are_blind() -> None:
    players = Players(rules())
    for names, streams in (
        (("random", "random"), 1),
        (("random", "barred:Illness:random"), 1),
        (("once:Illness:random", "barred:Illness:random"), 1),
        (("random", "biglove"), 2),
        (("random", "barred:Illness:biglove"), 2),
    ):
        found = chances([players.bot(name) for name in names], "seed")
        assert len({id(rng) for rng in found}) == streams
        assert len({rng.random() for rng in found}) == (2 if streams == 2 else len(names))


def test_a_box_from_elsewhere_makes_other_players(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv(VARIABLE, "")
    ours = players_version()
    monkeypatch.setenv(VARIABLE, "tests.sixth_box.box")
    assert players_version() != ours
    monkeypatch.setenv(VARIABLE, "")
    assert players_version() == ours


# -- watching --


@cache
def watched(number: int) -> Row:
    """A game of random players, one of whom has a taste."""
    setup = setup_of(number, LAW)
    seats = ("random",) * setup.seats if number % 2 else (*("random",) * (setup.seats - 1), "biglove")
    players = Players(rules(number))
    row = play(players, rules(number), HERE, setup, seats)
    blind = play(players, rules(number), HERE, setup, seats, watched=False)
    assert blind == row._replace(arrivals=())
    return row


def supply(ledger: Ledger, kind: int) -> int:
    """How many cards of a kind nobody has yet."""
    return sum(ledger.bags[-1, zone][kind] for zone in OF_THE_TABLE if zone not in (MOVING, REMOVED))


class Brought(NamedTuple):
    """A card that left what everybody may have: whom the event names, whose house it goes to, which card, how."""

    named: int
    house: int
    card: int
    how: str


class Bookkeeper:
    """Writes down every card that somebody brings into play, and knows nothing of the laboratory."""

    def __init__(self, session: Session) -> None:
        self.found: list[Brought] = []
        self._session = session
        self._ledger = Ledger(session.game)
        self._heard = 0

    def hear(self) -> list[Told]:
        """What was told since the last call."""
        news = self._session.told[self._heard :]
        self._heard = len(self._session.told)
        for told in news:
            what, seat, kind, _, other, _ = told
            before = supply(self._ledger, kind) if kind >= 0 else 0
            self._ledger.hear(told)
            # A Get Drunk! that is turned up in the pile leaves the game from there, and comes into no house.
            if kind >= 0 and what != TOLD_REMOVED and supply(self._ledger, kind) < before:
                assert supply(self._ledger, kind) == before - 1
                named = other if what == TOLD_EVENT_SENT else seat
                self.found.append(Brought(named, seat, kind, event_numbered(what).name))
        if self._session.game.over:
            assert self._ledger.bags == bags_of(self._session.game)
        return news


def check_arrivals(arrivals: Sequence[Arrival], brought: Sequence[Brought]) -> None:
    assert [(each.card, each.how) for each in arrivals] == [(each.card, each.how) for each in brought]
    for arrival, by_hand in zip(arrivals, brought, strict=True):
        if arrival.how in OWN_DOING and arrival.card != rules().kind("Mika Yakushido"):
            assert arrival.seat == by_hand.named
        assert arrival.house == by_hand.house
    assert [each.round for each in arrivals] == sorted(each.round for each in arrivals)


@pytest.mark.parametrize("number", TABLES)
def test_every_card_that_comes_into_play_is_an_arrival_and_nothing_else_is(number: int) -> None:
    row = watched(number)
    session = Session(lay_out(rules(number), setup_of(number, LAW)))
    keeper = Bookkeeper(session)
    for answer in row.answers:
        keeper.hear()
        session.apply(answer)
    keeper.hear()
    check_arrivals(row.arrivals, keeper.found)
    seats = range(len(row.seats))
    assert all(each.seat in seats and each.house in seats and 1 <= each.round <= row.rounds for each in row.arrivals)


def test_the_same_for_players_who_try_everything() -> None:
    players = Curious(LAW)
    ways: set[str] = set()
    for number in TABLES[::2]:
        session = Session(lay_out(rules(number), setup_of(number, LAW)))
        keeper, arrivals = Bookkeeper(session), Arrivals(session.game)
        while True:
            for told in keeper.hear():
                arrivals.hear(told)
            if not session.game.options:
                break
            session.apply(players.choose(session.game))
        check_arrivals(arrivals.found, keeper.found)
        ways |= {each.how for each in arrivals.found}
    assert {*OWN_DOING, "took", "took_to_discard", "took_onto_deck", "beer_taken"} <= ways

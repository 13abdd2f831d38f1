"""Watching a game: who leads, who gets which card, and who suffers what by whom."""

from __future__ import annotations

from collections import Counter
from dataclasses import replace
from itertools import pairwise
from random import Random

import pytest

from cuore.bots import make_bot
from cuore.cards.catalogue import official_rules, with_boxes
from cuore.engine.game import Game, Told
from cuore.engine.scoring import points
from cuore.engine.setup import new_game
from cuore.engine.told import event_named
from cuore.engine.view import View
from cuore.engine.words import DISMISS, KIND
from cuore.lab.forecast import ForecastPlan, watching
from cuore.lab.forecast.games import Match, play
from cuore.lab.forecast.watching import Lead, Watched, Watcher, watch
from cuore.lab.games.row import Place
from cuore.lab.playing import Players
from cuore.lab.playing import play as play_game
from cuore.lab.simulate import Plan
from cuore.lab.ways import is_burden, ways_of
from tests.lab.forecast.plans import NOBODY_ATTACKS, QUIET
from tests.sixth_box.box import BOX as LANTERNS
from tests.towns import FIRST_TOWNS, PARK_TOWN

RULES = official_rules()


def kind(name: str) -> int:
    return RULES.find(name)


def games(plan: ForecastPlan, bot: str, count: int) -> list[Watched]:
    return play(plan, [Match(deal, (bot,) * plan.players) for deal in range(count)])


# -- the lead --


def changes(*standings: tuple[int, ...]) -> int:
    lead = Lead()
    for standing in standings:
        lead.note(standing)
    return lead.changes


@pytest.mark.parametrize(
    ("standings", "expected"),
    [
        ([(0, 0), (1, 0), (2, 0), (3, 1)], 0),  # the first leader changes nothing
        ([(1, 0), (1, 2)], 1),
        ([(1, 0), (2, 2), (3, 2)], 0),  # caught up with, and away again
        ([(1, 0), (2, 2), (2, 3)], 1),  # a tie in between is no change of its own
        ([(1, 0), (0, 1), (1, 0), (0, 1)], 3),
        ([(0, 5, 0), (6, 5, 6), (6, 5, 7)], 1),
        ([(-1, -3), (-4, -3)], 1),
    ],
)
def test_how_often_the_lead_changes(standings: list[tuple[int, ...]], expected: int) -> None:
    assert changes(*standings) == expected


def test_the_lead_of_a_whole_game_counted_by_hand() -> None:
    setup = QUIET.setup(3)
    g = new_game(RULES, setup)
    bot = make_bot("housekeeper")
    leaders: list[int] = []
    turn = (g.turn, g.round)
    while g.options:
        g.apply(bot.choose(View(g, g.asked), Random(1)))
        if (g.turn, g.round) != turn or not g.options:
            turn = (g.turn, g.round)
            a, b = points(g)
            if a != b:
                leaders.append(0 if a > b else 1)
    expected = sum(before != after for before, after in pairwise(leaders))
    assert expected > 1
    (watched,) = play(QUIET, [Match(3, ("housekeeper", "housekeeper"))])
    assert watched.lead_changes == expected
    assert watched.turns == pytest.approx(2 * watched.rounds, abs=1)


def test_who_leads_is_looked_at_once_a_turn(monkeypatch: pytest.MonkeyPatch) -> None:
    looks: list[int] = []

    def look(g: Game) -> list[int]:
        looks.append(g.decisions)
        return points(g)

    monkeypatch.setattr(watching, "points", look)
    (watched,) = games(QUIET, "housekeeper", 1)
    assert len(looks) == watched.turns < watched.decisions


# -- the rest of a game --


def test_a_game_with_chance_in_its_players_repeats_too() -> None:
    matches = [Match(deal, ("random", "random")) for deal in range(4)]
    once = [game.checksum for game in play(QUIET, matches)]
    assert once == [game.checksum for game in play(QUIET, matches)]
    assert len(set(once)) == 4


def test_a_watched_game_is_the_game_that_a_simulation_plays() -> None:
    plan = Plan(("base",), ("housekeeper", "rush"), 1, "x", faster=True)
    simulated = play_game(Players(RULES), RULES, Place(0, 0, 0, "all"), plan.setup(RULES, 0), plan.bots)
    bots = [make_bot("housekeeper"), make_bot("rush")]
    watched = watch(new_game(RULES, plan.setup(RULES, 0)), bots, [Random(1), Random(2)])
    assert watched.checksum == simulated.checksum.hex()
    assert (watched.points, watched.rounds, watched.decisions) == (
        simulated.points,
        simulated.rounds,
        sum(simulated.decisions),
    )


def test_a_bot_that_remembers_is_watched_like_any_other() -> None:
    plan = replace(NOBODY_ATTACKS, seed="quick")
    setup = plan.setup(0)
    g = new_game(RULES, setup)
    thinking = make_bot("search:2")
    watched = watch(g, [thinking, make_bot("housekeeper")], [Random(1), Random(2)])
    owned = [card for p in g.players for card in p.deck + p.hand + p.discard + p.chambermaids]
    got = sum(count for seat in watched.got for count in seat.values())
    assert got == len(owned) - 20  # nothing goes back to this Town, and everybody began with ten cards
    assert watched.hurts == {}


def in_houses(g: Game) -> Counter[int]:
    """How many cards of every kind all houses have together."""
    found: Counter[int] = Counter()
    for p in g.players:
        for zone in (p.deck, p.hand, p.discard, p.played, p.chambermaids, p.private, p.buildings, p.events):
            found.update(entry & KIND for entry in zone)
        found.update(p.reminiscences + p.beers + p.preparations)
    return found


@pytest.mark.parametrize("box", list(FIRST_TOWNS))
def test_every_card_in_a_house_has_come_by_a_way_that_is_counted(box: str) -> None:
    plan = ForecastPlan(box, (box,), FIRST_TOWNS[box], seed="ways")
    for deal in range(3):
        g = new_game(RULES, plan.setup(deal))
        known = in_houses(g)
        for got in watch(g, [make_bot("random"), make_bot("harasser")], [Random(deal), Random(2)]).got:
            known.update(got)
        assert in_houses(g) <= known


# -- who suffers what --


def test_where_nobody_can_attack_nobody_is_hurt() -> None:
    for bot in ("housekeeper", "harasser"):
        assert [game.hurts for game in games(NOBODY_ATTACKS, bot, 6)] == [{}] * 6
    park = ForecastPlan("park", ("more",), PARK_TOWN, seed="park")
    assert [game.hurts for game in games(park, "random", 6)] == [{}] * 6


def test_where_somebody_likes_to_attack_many_are_hurt() -> None:
    town = ("Nena Wilder", "Natsumi Fujikawa", *QUIET.maids[:8])
    found = games(replace(QUIET, maids=town, without=("Sora Nakachi",)), "harasser", 6)
    assert all(game.hurts.get("event_landed", 0) > 0 for game in found)
    laid = [kind("Illness"), kind("Bad Habit")]
    for game in found:  # nobody turns an event away here, moves one on, or lays one at home
        assert game.hurts["event_landed"] == sum(seat.get(card, 0) for seat in game.got for card in laid)


def hearing(*told: tuple[str, int, int, int, int], turn: int = 0) -> Watcher:
    """Somebody who hears these events in a turn of seat A."""
    g: Game = new_game(RULES, QUIET.setup(0))
    watcher = Watcher(g)
    watcher.hear(event("turn", turn, -1, 1, -1))
    for each in told:
        watcher.hear(event(*each))
    return watcher


def event(name: str, seat: int, card: int, number: int, other: int) -> Told:
    return (event_named(name).what, seat, card, number, other, 0)


A, B = 0, 1


@pytest.mark.parametrize(
    ("name", "seat", "card", "other"),
    [
        ("discarded", B, "1 Love", -1),
        ("top_discarded", B, "1 Love", -1),
        ("put_under", B, "1 Love", -1),
        ("put_back", B, "1 Love", -1),
        ("returned", B, "1 Love", -1),
        ("gave", B, "1 Love", A),
        ("event_landed", B, "Illness", -1),
        ("private_left", B, "Rosa", -1),
        ("private_arrived", B, "Mika", -1),
        ("left_quarters", B, "Azure", -1),
        ("maid_dismissed", B, "Azure", -1),
        ("torn_down", B, "Garden", A),
        ("beer_moved", B, "Bock", A),
        ("sent_to_quarters", A, "Domino", B),
        ("took_to_discard", B, "Nicole", -1),
        ("discard_returned", B, "Rouge", -1),
        ("hand_card_dismissed", B, "Rouge", -1),
    ],
)
def test_what_hurts_in_somebody_elses_turn(name: str, seat: int, card: str, other: int) -> None:
    assert hearing((name, seat, kind(card), 0, other)).hurts == {name: 1}
    assert hearing((name, seat, kind(card), 0, other), turn=A if other == B else B).hurts == (
        {name: 1} if other == B else {}
    )


@pytest.mark.parametrize(
    ("name", "seat", "card", "other"),
    [
        ("drew", B, "1 Love", -1),
        ("shuffled", B, "1 Love", -1),
        ("revealed", B, "Claire Saint-Juste", -1),
        ("event_turned_away", B, "Illness", -1),
        ("event_lifted", B, "Illness", A),
        ("event_returned", B, "Illness", -1),
        ("event_sent", B, "Illness", A),  # it may still be turned away
        ("gave", A, "1 Love", B),  # a present
        ("beer_moved", A, "Bock", B),
        ("took_to_discard", B, "Rouge", -1),  # she has points
        ("took_to_discard", B, "3 Love", -1),
        ("private_arrived", B, "Rosa", -1),
        ("stand_opened", B, "Beer Stand", -1),
        ("looked_at_hand", B, "1 Love", A),
    ],
)
def test_what_does_not_hurt(name: str, seat: int, card: str, other: int) -> None:
    assert hearing((name, seat, kind(card), 0, other)).hurts == {}


def test_what_somebody_elses_maid_does_when_a_turn_closes() -> None:
    amber, love = kind("Amber"), kind("1 Love")
    found = hearing(
        ("phase", A, -1, DISMISS, -1),
        ("discarded", A, love, 0, -1),  # of his own
        ("used", B, amber, 0, -1),
        ("top_discarded", A, love, 0, -1),
        ("smaller_hand", A, -1, 1, -1),
        ("hand_card_dismissed", A, love, 3, 0),
        ("played_dismissed", A, love, 2, -1),
        ("top_discarded", A, love, 0, -1),
    )
    assert found.hurts == {"top_discarded": 1, "smaller_hand": 1}


def test_a_card_counts_for_who_brought_it_into_play() -> None:
    found = hearing(
        ("employed", A, kind("Rouge"), 2, -1),
        ("took", A, kind("Rouge"), 0, -1),
        ("took_to_discard", B, kind("Nicole"), 0, -1),
        ("event_sent", B, kind("Illness"), 0, A),
        ("event_landed", B, kind("Illness"), -1, -1),
        ("aside_to_hand", A, kind("Azure"), 0, -1),
        ("drew", A, kind("Azure"), 0, -1),
    )
    assert found.got == [{kind("Rouge"): 2, kind("Nicole"): 1, kind("Illness"): 1}, {}]


def test_events_of_a_box_from_elsewhere_are_understood() -> None:
    rules = with_boxes(LANTERNS)
    plan = ForecastPlan("lanterns", ("lanterns",), LANTERNS.first_town)
    g = new_game(rules, plan.setup(0))
    watcher = Watcher(g)
    love = rules.kind("1 Love")
    watcher.hear(event("turn", A, -1, 1, -1))
    watcher.hear(event("hung", A, love, 0, -1))
    watcher.hear(event("taken_down", A, love, 0, -1))
    assert watcher.hurts == {}
    watcher.hear(event("taken_down", B, love, 0, -1))
    assert watcher.hurts == {"taken_down": 1}
    assert watcher.got == [{}, {}]
    assert ways_of(g.deal.stock.brings)[event_named("hung").what] is not None


def test_who_is_a_burden() -> None:
    names = ("Illness", "Domino", "Mika", "Nicole", "Rouge", "1 Love", "Ophelia Grail", "Bock", "Garden")
    assert [name for name in names if is_burden(RULES, RULES.find_all(name)[0])] == [
        "Illness",
        "Domino",
        "Mika",
        "Nicole",
    ]

"""A forecast repeats exactly for a seed, agrees between seeds, and tells cause from company."""

from __future__ import annotations

import json
from dataclasses import replace

import pytest

from cuore.cards.catalogue import official_rules
from cuore.engine.errors import CuoreError, DamagedRecord
from cuore.lab.crew import Processes
from cuore.lab.forecast import SIZES, Forecast, forecast, summing
from cuore.lab.forecast.findings import MEASURED, MISUSED, NEVER, NOT_ASKED, SELDOM, CardForecast, Games
from cuore.lab.forecast.forecast import LOOKED_AT
from cuore.lab.forecast.games import PLANS, Match, meetings
from cuore.lab.forecast.piles import Pile
from cuore.lab.forecast.summing import Played, _plans, sum_up
from cuore.lab.forecast.trials import Trial
from cuore.lab.forecast.watching import Watched
from cuore.lab.numbers import Number
from cuore.server.web.routes_towns import SIZES as SERVED
from tests.lab.forecast.plans import ABSURD, ALONE, NOBODY_ATTACKS, QUIET, SMALL, small_forecast
from tests.towns import PARK_TOWN


def card(found: Forecast, name: str) -> CardForecast:
    return next(card for card in found.cards if card.name == name)


# -- the same every time --


def test_it_repeats_exactly_with_any_number_of_jobs() -> None:
    told: list[tuple[int, int]] = []
    again = forecast(SMALL, crew=Processes(2), progress=lambda done, total: told.append((done, total)))
    assert again == small_forecast()
    assert again.data() == small_forecast().data()
    assert told == sorted(told)
    assert told[-1][0] == told[-1][1] == again.games.total


def test_it_is_plain_data_and_comes_back_from_it() -> None:
    found = small_forecast()
    text = json.dumps(found.data())
    assert Forecast.from_data(json.loads(text)) == found
    assert set(found.data()["rounds"]) >= {"mean", "low", "high"}  # type: ignore[call-overload]


@pytest.mark.parametrize("damage", [None, 3, {}, {"plan": {}}, []])
def test_what_is_no_forecast_is_refused(damage: object) -> None:
    with pytest.raises(DamagedRecord):
        Forecast.from_data(damage)


def agree(one: Number, other: Number) -> bool:
    return one.low <= other.high and other.low <= one.high


def test_two_seeds_play_other_games_and_agree_within_their_intervals() -> None:
    plan = replace(QUIET, games=70)
    one, other = (forecast(replace(plan, seed=seed), crew=ALONE) for seed in ("one", "two"))
    assert one.checksum != other.checksum
    for name in ("rounds", "decisions", "minutes", "points", "winner_points", "lead_changes", "hurts", "seat_one"):
        assert agree(getattr(one, name), getattr(other, name)), name
    assert agree(one.close.margin, other.close.margin)
    assert agree(one.close.share, other.close.share)
    apart = [
        mine.name
        for mine, theirs in zip(one.cards, other.cards, strict=True)
        if not agree(mine.employed, theirs.employed)
    ]
    assert len(apart) <= 1


# -- what it says --


def test_everything_adds_up() -> None:
    found = small_forecast()
    assert found.games.ordinary == 20
    assert found.games.cards == 13 * 2 * 2
    assert found.games.plans == 10 * 2
    assert found.games.total == 20 + 52 + 20
    assert sum(count for _, count in found.rounds.counts) == 20
    assert sum(count for _, count in found.points.counts) == 40
    assert sum(found.endings.values()) == 20
    assert sum(wins.mean for wins in found.wins_by_turn) == pytest.approx(1, abs=0.001)
    assert sum(points.mean for points in found.points_by_turn) == pytest.approx(2 * found.points.mean, abs=0.001)
    assert found.minutes.mean == pytest.approx(found.decisions.mean * 6 / 60, abs=0.001)
    assert "Assumed" in found.minutes.about
    assert found.winner_points.mean - found.points.mean == pytest.approx(found.close.margin.mean / 2, abs=0.001)
    assert sum(number.mean for number in found.hurts.by.values()) == pytest.approx(found.hurts.mean, abs=0.001)


def test_every_pile_has_its_line() -> None:
    found = small_forecast()
    lines = {card.name: card for card in found.cards}
    asked = [*SMALL.maids, "Illness", "Bad Habit", "Private maids"]
    assert [name for name, card in lines.items() if card.verdict != NOT_ASKED] == sorted(asked, key=list(lines).index)
    assert set(lines) == {*asked, "Marianne Soleil", "Colette Framboise", "1 Love", "2 Love", "3 Love"}
    private = lines["Private maids"]
    assert len(private.members) == 10
    assert sum(private.members.values()) == pytest.approx(private.employed.mean, abs=0.01)
    assert lines["Anise Greenaway"].cost == 7
    assert all(card.slipped == 0 for card in found.cards)


def test_of_what_nobody_employs_nothing_is_learnt_and_no_number_said() -> None:
    found = card(small_forecast(), "Kagari Ichinomiya")
    assert found.verdict == NEVER
    assert found.employed.mean == 0
    assert (found.worth, found.points) == (None, None)
    assert found.differed is not None
    assert found.differed.mean == 0
    assert found.company is None
    assert not found.sure


def test_a_verdict_needs_deals_in_which_the_card_mattered(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(summing, "is_exposed", lambda cases, of: cases > of / 2)
    found = forecast(replace(SMALL, pairs=4, plan_games=0), crew=ALONE)
    seldom = [each for each in found.cards if each.verdict == SELDOM]
    assert seldom
    assert all(each.differed is not None and 0 <= each.differed.mean <= 0.5 for each in seldom)
    assert all((each.worth, each.points) == (None, None) for each in seldom)


def test_a_card_that_is_absurdly_strong_is_found() -> None:
    plan = replace(NOBODY_ATTACKS, games=20, pairs=14, card_file=ABSURD)
    plan = replace(plan, maids=("Sainsbury Lockwood", *plan.maids[1:]))
    found = forecast(plan, crew=ALONE)
    best = card(found, "Sainsbury Lockwood")
    assert best.worth is not None
    assert best.worth.low > 0.1
    assert best.sure
    assert best.verdict == MEASURED
    assert best.points is not None
    assert best.points.low > 0
    others = [each.worth.mean for each in found.cards if each.worth is not None and each is not best]
    assert best.worth.mean > max(others)
    assert found.versions.cards


def test_in_a_quiet_town_there_is_nothing_to_suffer() -> None:
    found = forecast(NOBODY_ATTACKS, crew=ALONE)
    assert (found.hurts.mean, found.hurts.high, found.hurts.none.mean, found.hurts.by) == (0, 0, 1, {})
    assert found.plans is None
    assert all(card.worth is None and card.verdict == NOT_ASKED for card in found.cards)


def test_three_in_the_park_with_a_high_class_maid_left_out_by_luck() -> None:
    plan = replace(QUIET, boxes=("more",), maids=PARK_TOWN, players=3, faster=False, plan_games=3, bot="random")
    found = forecast(plan, crew=ALONE)
    assert len(found.wins_by_turn) == 3
    assert all(count > 0 for count in card(found, "High class maids").members.values())
    assert found.plans is not None
    assert found.plans.fair == pytest.approx(1 / 3, abs=0.001)
    assert found.plans.bar == pytest.approx(0.3)
    assert plan.games <= LOOKED_AT


# -- the sums behind it, by hand --


def game(points: tuple[int, ...], winners: tuple[int, ...], checksum: str = "00", **got: int) -> Watched:
    """A game that nobody played."""
    return Watched(
        rounds=10,
        turns=20,
        decisions=100,
        first=0,
        points=points,
        winners=winners,
        ending="piles",
        lead_changes=0,
        got=tuple({5: got.get(f"seat_{seat}", 0)} for seat in range(len(points))),
        hurts={},
        checksum=checksum,
    )


def trial_of(*games: Watched) -> Trial:
    trial = Trial(Pile("five", "general maid", (5,), measured=True))
    trial.note(matches_of(len(games)), games)
    return trial


def matches_of(players: int) -> list[Match]:
    return [Match(0, ("planner",) * players, barred, (5,)) for barred in range(players)]


@pytest.mark.parametrize(
    ("winners", "worth"),
    [
        (((1,), (0,)), 0.5),  # whoever may not have it loses, on the same luck from both seats
        (((0,), (1,)), -0.5),
        (((0,), (0,)), 0.0),  # the seat has won, not the card
        (((0, 1), (0,)), 0.25),
        (((1,), (2,), (0,)), 1 / 3),  # among three: an equal share is lost
        (((0,), (1,), (2,)), -2 / 3),
        (((1,), (1,), (1,)), 0.0),
    ],
)
def test_what_one_deal_says_about_a_card(winners: tuple[tuple[int, ...], ...], worth: float) -> None:
    points = tuple(range(len(winners)))
    assert trial_of(*[game(points, won) for won in winners]).wins == [pytest.approx(worth)]


def test_points_differences_and_cards_that_came_all_the_same() -> None:
    trial = trial_of(game((10, 16), (1,), "00", seat_1=2), game((20, 30), (1,), "01", seat_0=1, seat_1=1))
    assert trial.points == [pytest.approx((6 - 10) / 2)]
    assert trial.differed == [1.0]
    assert (trial.got, trial.slipped) == (4, 1)
    assert not trial_of(game((1, 2), (1,)), game((1, 2), (1,))).matters


NO_GAMES = Games(0, 0, 0, 0)


def summed(games: list[Watched], trial: Trial) -> Forecast:
    """What these games say of a town with one pile."""
    return sum_up(Played(SMALL, official_rules(), [trial.pile], NO_GAMES, games, [trial], [], "00"))


def test_first_is_who_moves_first_wherever_that_is() -> None:
    games = [replace(game((20, 30), (1,)), first=1)] * 10 + [replace(game((40, 10), (0,)), first=0)] * 10
    found = summed(games, trial_of(game((1, 2), (1,)), game((1, 2), (1,))))
    assert [wins.mean for wins in found.wins_by_turn] == [1.0, 0.0]
    assert [points.mean for points in found.points_by_turn] == [35.0, 15.0]
    assert found.winner_points.mean == 35
    assert (found.close.margin.least, found.close.margin.most, found.close.share.mean) == (10, 30, 0)


def test_the_verdict_on_a_card() -> None:
    used, unused = [game((1, 2), (1,), seat_0=1)] * 20, [game((1, 2), (1,))] * 20
    nothing = trial_of(game((1, 2), (1,)), game((1, 2), (1,)))
    assert summed(unused, nothing).cards[0].verdict == NEVER
    assert summed(used, nothing).cards[0].verdict == SELDOM  # not in the deals that were tried
    tried = trial_of(game((1, 2), (1,), "00", seat_1=1), game((1, 2), (1,), "01"))
    assert summed(unused, tried).cards[0].verdict == MEASURED
    for _ in range(30):
        tried.note(matches_of(2), [game((9, 2), (0,), "00", seat_1=1), game((2, 9), (1,), "01", seat_0=1)])
    assert summed(used, tried).cards[0].verdict == MISUSED


def test_company_is_not_cause() -> None:
    # Whoever has it wins, but whoever may not have it wins as often.
    games = [game((10, 20), (1,), seat_1=2), game((20, 10), (0,), seat_0=1)] * 20
    trial = trial_of(game((1, 2), (1,), "00", seat_1=1), game((1, 2), (1,), "01", seat_0=1))
    (line,) = summed(games, trial).cards
    assert line.company is not None
    assert line.company.low > 0.4
    assert line.worth is not None
    assert line.worth.mean == 0
    assert (line.employed.mean, line.games.mean) == (0.75, 1.0)


@pytest.mark.parametrize("players", [2, 3])
def test_no_worth_is_beyond_what_is_possible(players: int) -> None:
    fair = 1 / players
    for winners, least, most in (
        ([((barred + 1) % players,) for barred in range(players)], None, fair),  # never the one who may not have it
        ([(barred,) for barred in range(players)], fair - 1, None),  # always that one
    ):
        trial = Trial(Pile("five", "general maid", (5,), measured=True))
        for _ in range(20):
            trial.note(
                matches_of(players), [game((1,) * players, won, f"0{at}", seat_1=1) for at, won in enumerate(winners)]
            )
        plan = replace(SMALL, faster=False, players=players)
        games = [game((1,) * players, (1,), seat_1=1)] * 20
        (line,) = sum_up(Played(plan, official_rules(), [trial.pile], NO_GAMES, games, [trial], [], "00")).cards
        assert line.worth is not None
        assert least is None or line.worth.low == pytest.approx(least, abs=1e-4)
        assert most is None or line.worth.high == pytest.approx(most, abs=1e-4)
        assert line.worth.low <= line.worth.mean <= line.worth.high
        assert line.company is not None  # who has it has always won
        assert line.company.high == pytest.approx(1 - fair, abs=1e-4)


def test_a_plan_that_always_wins_is_the_only_one_that_does() -> None:
    plan = replace(SMALL, plan_games=20)
    met = [
        (meeting, [game((0, 0), (match.seats.index(max(match.seats)),)) for match in meeting.matches])
        for meeting in meetings(plan)
    ]
    found = _plans(plan, met)
    assert found is not None
    shares = {each.name: each.share.mean for each in found.plans}
    order = sorted(PLANS)  # whoever comes later in the alphabet has won
    assert [shares[name] for name in order] == [0.0, 0.25, 0.5, 0.75, 1.0]
    assert [each.name for each in found.plans if each.wins] == [name for name in PLANS if shares[name] >= 0.45]
    assert found.winning.mean == 3
    assert found.winning.low <= 3 <= found.winning.high


def test_every_plan_meets_every_other_from_every_seat() -> None:
    for players in (2, 3):
        plan = replace(SMALL, faster=False, players=players, plan_games=12)
        for meeting in meetings(plan):
            assert [match.seats.index(meeting.one) for match in meeting.matches] == list(range(players))
            assert all(match.seats.count(meeting.others) == players - 1 for match in meeting.matches)
        alone = [meeting.one for meeting in meetings(plan)]
        assert players == 2 or {alone.count(name) for name in PLANS} == {4 * 2}
    assert meetings(replace(SMALL, plan_games=0)) == []
    assert len(meetings(replace(SMALL, plan_games=1))) == 10


def test_the_server_plays_as_many_games_as_the_command() -> None:
    fields = ("games", "pairs", "plan_games")
    assert set(SERVED) < set(SIZES)
    assert {name: tuple(SIZES[name][field] for field in fields) for name in SERVED} == SERVED


# -- what cannot be forecast --


@pytest.mark.parametrize(
    ("change", "reason"),
    [
        ({"games": 3}, "games must be from 20"),
        ({"pairs": -1}, "pairs must be from 0"),
        ({"plan_games": 10**9}, "plan_games must be"),
        ({"bot": "housekepeer"}, "did you mean housekeeper"),
        ({"seed": ""}, "a seed is"),
        ({"seed": "x" * 195}, "a seed is"),
        ({"players": 9}, "players"),
        ({"maids": SMALL.maids[1:]}, "too few general maids"),
        ({"card_file": "[["}, "card"),
    ],
)
def test_a_plan_that_cannot_be_played_is_refused_at_once(change: dict[str, object], reason: str) -> None:
    with pytest.raises(CuoreError, match=reason):
        forecast(replace(SMALL, **change), crew=Processes(2))  # type: ignore[arg-type]

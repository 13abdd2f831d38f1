"""Looking for a town by its forecast: it is the same every time, keeps the wishes, and does not promise too much."""

from __future__ import annotations

from dataclasses import replace
from statistics import fmean

import pytest

from cuore.cards.catalogue import official_rules
from cuore.cards.door import load_rules
from cuore.engine.errors import CuoreError
from cuore.lab.crew import Processes
from cuore.lab.forecast.belief import from_games, miss, together
from cuore.lab.forecast.candidates import mechanics_in, said_of
from cuore.lab.forecast.likings import MET, NOT_MET, OPEN, Checked, Likings, read_liking
from cuore.lab.forecast.measures import MEASURES, ROUNDS, Batch, measure, plan_of
from cuore.lab.forecast.model import Guess
from cuore.lab.forecast.search import Effort, plans_miss, search
from cuore.town import IllegalWish, ImpossibleWishes, Wishes, kinds_in, read_code
from tests.lab.forecast.plans import ABSURD, ALONE, small_forecast

RULES = official_rules()
TINY = Effort(
    drawn=100,
    generations=1,
    race=((6, 2), (3, 3)),
    finalists=1,
    sure=20,
    surer=24,
    screened=1,
    plan_games=(2, 2, 2),
)
FEW = Effort(drawn=300, generations=1)
SHORT = Likings(("rounds=0-14",))


def test_a_search_is_the_same_with_any_number_of_jobs() -> None:
    told: list[tuple[int, int]] = []
    one = search(RULES, ("base",), likings=Likings(("rounds=20", "close")), seed="same", crew=ALONE, effort=TINY)
    two = search(
        RULES,
        ("base",),
        likings=Likings(("rounds=20", "close")),
        seed="same",
        crew=Processes(2),
        effort=TINY,
        progress=lambda done, total: told.append((done, total)),
    )
    assert one == two
    assert one.data() == two.data()
    assert one.tried == 6
    assert one.forecast is not None
    assert one.games in (41, 65)  # 21 in the race; then the measurement, and perhaps another
    assert told[-1][0] == told[-1][1]
    assert all(done <= total for done, total in told)


def test_another_seed_finds_another_town() -> None:
    codes = {
        search(RULES, ("base", "vacation"), likings=SHORT, seed=seed, quick=True, effort=FEW).code for seed in "abc"
    }
    assert len(codes) == 3


def test_a_guess_finds_shorter_and_longer_towns() -> None:
    """What is asked for is found without a game, and shows when it is played."""

    def played(said: str) -> float:
        found = search(RULES, ("base", "oktoberfest"), likings=Likings((said,)), seed="length", quick=True, effort=FEW)
        assert found.games == 0
        assert found.forecast is None
        assert found.checks[0].number is not None
        plan = plan_of(RULES, found.town, 2, "afterwards")
        return fmean(game[list(MEASURES).index(ROUNDS)] for game in measure(Batch(plan, 0, 12)))

    assert played("rounds=20") + 8 < played("rounds=45")


def test_the_wishes_hold() -> None:
    wishes = Wishes(forbid=("attacks",), pin=("Azure Crescent",), piles=("private maids=2",))
    found = search(RULES, ("base", "vacation"), wishes, SHORT, "wishes", quick=True, effort=FEW)
    there = kinds_in(RULES, found.town)
    assert "Azure Crescent" in found.town.maids
    assert not any(RULES.traits(kind).is_attack for kind in there)
    assert "private maids" not in found.left_out
    assert read_code(RULES, found.code) == found.town


def test_what_the_wishes_leave_open_may_stay_in_the_box_and_is_told() -> None:
    boxes = ("base", "expanding", "vacation", "oktoberfest")
    likings = Likings(("rounds=20", "close"))
    found = search(RULES, boxes, likings=likings, seed="open", quick=True, effort=FEW)
    assert found.left_out
    assert any("does without" in sentence for sentence in found.sentences())
    there = {RULES.category[kind] for kind in kinds_in(RULES, found.town)}
    all_there = search(RULES, boxes, Wishes(piles=("mechanics=5",)), likings, "open", quick=True, effort=FEW)
    assert not all_there.left_out
    assert len({RULES.category[kind] for kind in kinds_in(RULES, all_there.town)}) > len(there)


def test_what_wishes_say_about_mechanics_is_known() -> None:
    assert mechanics_in(RULES, ("base",)) == {"events", "private maids"}
    assert said_of(Wishes(require=("event", "drawing=2"), piles=("buildings=1",))) == {"events", "buildings"}
    assert "beers" in said_of(Wishes(piles=("mechanics=2",)))


def test_what_cannot_be_is_said_so() -> None:
    found = search(RULES, ("base",), likings=Likings(("rounds=500",)), seed="never", crew=ALONE, effort=TINY)
    assert [check.verdict for check in found.checks] == [NOT_MET]
    assert not found.met
    assert found.chance < 0.01
    assert "none comes near rounds=500" in found.sentences()[0]
    guessed = search(RULES, ("base",), likings=Likings(("rounds=500",)), seed="never", quick=True, effort=FEW)
    assert [check.verdict for check in guessed.checks] == [NOT_MET]
    assert "none comes near rounds=500. This is the nearest" in guessed.sentences()[0]
    assert guessed.sentences()[1].endswith("rounds, not as wished.")


def test_what_is_only_just_missed_is_not_called_far() -> None:
    found = search(RULES, ("base",), likings=Likings(("rounds=500",)), seed="never", crew=ALONE, effort=TINY)
    number = found.checks[0].number
    assert number is not None
    for asked, is_far in ((number.low - 0.1, False), (number.mean / 1.4, True)):
        liking = replace(found.checks[0].liking, low=0.0, high=asked)
        check = Checked(liking, number, liking.verdict(number))
        near = replace(found, checks=(check,))
        assert check.verdict == NOT_MET
        assert bool(near.missed) == is_far
        assert ("none is as wished in everything" in near.sentences()[0]) != is_far


def test_a_chance_is_never_told_as_none() -> None:
    found = search(RULES, ("base",), likings=Likings(("rounds=20",)), seed="hope", quick=True, effort=FEW)
    assert "a chance of less than 1 % at best" in replace(found, chance=0.004).sentences()[0]
    assert "a chance of 1 % at best" in replace(found, chance=0.005001).sentences()[0]


def test_what_is_easy_is_met_and_measured_in_other_games() -> None:
    found = search(RULES, ("base",), likings=Likings(("rounds=2-90", "plans=1")), seed="easy", crew=ALONE, effort=TINY)
    assert found.met
    assert found.forecast is not None
    assert found.forecast.games.ordinary == TINY.sure
    assert found.forecast.plan.seed.endswith("/sure")
    assert [check.verdict for check in found.checks] == [MET, MET]


def test_what_only_games_can_tell_is_left_open_by_a_guess() -> None:
    found = search(RULES, ("more",), likings=Likings(("fair", "plans=2")), seed="open", quick=True, effort=FEW)
    assert [check.verdict for check in found.checks] == [OPEN, OPEN]
    assert any("only games could tell" in sentence for sentence in found.sentences())
    assert not found.met


def test_a_card_from_a_file_is_searched_with() -> None:
    rules = load_rules(ABSURD)
    wishes = Wishes(pin=("Sainsbury Lockwood",))
    found = search(rules, ("base",), wishes, SHORT, "own", crew=ALONE, effort=TINY, card_file=ABSURD)
    assert "Sainsbury Lockwood" in found.town.maids
    assert found.forecast is not None


def test_mistakes_are_refused_before_anything_is_played() -> None:
    with pytest.raises(IllegalWish, match="nothing to search for"):
        search(RULES, ("base",))
    with pytest.raises(IllegalWish, match="there is no wish"):
        search(RULES, ("base",), likings=Likings(("cheerful",)))
    with pytest.raises(ImpossibleWishes):
        search(RULES, ("base",), Wishes(require=("beers",)), SHORT)
    with pytest.raises(CuoreError, match="players"):
        search(RULES, ("base",), likings=SHORT, players=9)
    with pytest.raises(CuoreError, match="seed"):
        search(RULES, ("base",), likings=SHORT, seed="")


def test_few_games_do_not_outweigh_what_is_known() -> None:
    few = from_games([10.0, 10.0, 10.0], 25.0)
    assert few is not None
    assert few.error > 1.5  # equal games prove nothing
    both = together([Guess(20.0, 2.0), few])
    assert 10 < both.mean < 20
    assert both.error < few.error
    assert from_games([10.0], 25.0) is None


def test_the_middle_of_a_range_is_liked_best() -> None:
    liking = read_liking("rounds=20", 2)
    losses = [miss(Guess(mean, 1.0), liking) for mean in (20, 21, 22, 25, 30, 60)]
    assert losses == sorted(losses)
    assert losses[0] < 0.1
    assert losses[-1] > losses[-2] + 100  # however far away, nearer is better


def test_plans_are_counted_from_the_best_one_on() -> None:
    plans = small_forecast().plans
    assert plans is not None
    least = [plans_miss(plans, read_liking(f"plans={count}", 2)) for count in (1, 2, 5)]
    assert least == sorted(least)
    assert plans_miss(plans, read_liking("plans=6", 2)) > 100
    assert plans_miss(None, read_liking("plans=2", 2)) == 0
    swept = replace(plans, plans=tuple(replace(plan, share=replace(plan.share, mean=0.9)) for plan in plans.plans))
    assert plans_miss(swept, read_liking("plans=1-2", 2)) > plans_miss(swept, read_liking("plans=1-5", 2))

"""Who meets whom: every pair, every rotation, the same luck for all, and towns from all boxes."""

from __future__ import annotations

from collections import Counter

import pytest

from cuore.cards.catalogue import BOXES, official_rules, rules_from_file
from cuore.engine.errors import CuoreError
from cuore.engine.position import write_position
from cuore.engine.setup import Setup, new_game
from cuore.lab.arena import League
from cuore.lab.arena.play import play_matches
from tests.lab.arena.games import TRIO, timeless

RULES = official_rules()
FOUR = ("a", "b", "c", "d")


def setups(league: League) -> list[Setup]:
    return [league.setup(RULES, league.match(number)) for number in range(league.games)]


def opening(setup: Setup) -> str:
    return write_position(new_game(RULES, setup))


def test_every_pair_meets_in_every_town_from_both_seats() -> None:
    league = League(TRIO, towns=4, deals=2)
    matches = [league.match(number) for number in range(league.games)]
    assert league.games == len(matches) == 4 * 2 * 3 * 2
    met = Counter((match.town, match.deal, match.seats) for match in matches)
    assert set(met.values()) == {1}
    assert {seats for _, _, seats in met} == {(a, b) for a in TRIO for b in TRIO if a != b}
    assert [match.number for match in matches] == list(range(48))


@pytest.mark.parametrize("seats", [3, 4])
def test_at_a_larger_table_everybody_sits_everywhere_once(seats: int) -> None:
    league = League(FOUR, seats=seats, towns=5)
    for table in range(0, league.games, seats):
        rotations = [league.match(table + turn).seats for turn in range(seats)]
        for place in range(seats):
            assert len({sat[place] for sat in rotations}) == seats
        around = {rotation.index("a"): rotation for rotation in rotations if "a" in rotation}
        turned = {sat[place:] + sat[:place] for place, sat in around.items()}
        assert len(turned) <= 1  # the neighbours stay


def test_neighbours_change_from_deal_to_deal() -> None:
    league = League(FOUR, seats=4, towns=30)
    orders = set()
    for number in range(0, league.games, 4):
        seats = league.match(number).seats
        orders.add(seats[seats.index("a") :] + seats[: seats.index("a")])
    assert len(orders) == 6


def test_a_candidate_meets_copies_of_each_of_the_others() -> None:
    league = League(FOUR, seats=3, candidate="c", towns=1)
    assert league.tables == (("c", "a", "a"), ("c", "b", "b"), ("c", "d", "d"))
    for table in range(0, league.games, 3):
        sat = [league.match(table + turn).seats for turn in range(3)]
        assert sorted(seats.index("c") for seats in sat) == [0, 1, 2]


def test_mirrored_luck_is_the_same_deal() -> None:
    league = League(TRIO, towns=3, deals=2)
    by_deal: dict[tuple[int, int], set[str]] = {}
    for number, setup in enumerate(setups(league)):
        match = league.match(number)
        by_deal.setdefault((match.town, match.deal), set()).add(opening(setup))
    assert len(by_deal) == 6
    assert all(len(openings) == 1 for openings in by_deal.values())
    assert len(set.union(*by_deal.values())) == 6


def test_deals_of_a_town_share_its_maids_and_nothing_else() -> None:
    league = League(TRIO, towns=1, deals=2)
    first, second = setups(league)[0], setups(league)[-1]
    assert (first.boxes, first.town) == (second.boxes, second.town)
    assert opening(first) != opening(second)


@pytest.mark.parametrize("seats", [2, 3])
def test_among_equals_rotation_changes_nothing(seats: int) -> None:
    # Three names for one player: where it sits under which name must not matter, down to every decision.
    league = League(("random", "Random", " random "), seats=seats, towns=2)
    games = timeless(play_matches(league, False, range(league.games)).rows)
    by_deal: dict[str, list[object]] = {}
    for played in games:
        by_deal.setdefault(played.seed, []).append((played.answers, played.points))
    assert [len(same) for same in by_deal.values()] == [league.games_a_town] * 2
    assert all(same == same[:1] * len(same) for same in by_deal.values())


def test_the_same_seat_begins_whoever_sits_there() -> None:
    league = League(TRIO, towns=1)
    games = play_matches(league, False, range(league.games)).rows
    assert len({played.checksum for played in games}) == len(games)
    assert {played.first for played in games} == {games[0].first}


def test_towns_are_drawn_from_all_boxes() -> None:
    league = League(("random", "biglove"), towns=200, seed="boxes")
    drawn = setups(league)[::2]
    sizes = Counter(len(setup.boxes) for setup in drawn)
    assert set(sizes) == {1, 2, 3, 4, 5}
    assert min(sizes[size] for size in (1, 2, 3, 4)) > 30
    firsts = Counter(setup.boxes[0] for setup in drawn)
    assert set(firsts) == set(BOXES)
    assert min(firsts.values()) > 25
    assert all("more" not in setup.boxes[1:] for setup in drawn)
    assert {bool(setup.guests) for setup in drawn if setup.boxes[0] == "more"} == {True, False}
    assert len({setup.town for setup in drawn}) > 180  # the Park has fewer to choose from


def test_more_towns_begin_with_the_same_games() -> None:
    few, many = League(TRIO, towns=2, seats=3), League(TRIO, towns=5, seats=3)
    assert [few.match(n) for n in range(few.games)] == [many.match(n) for n in range(few.games)]


def test_boxes_and_towns_can_be_chosen() -> None:
    fixed = League(TRIO, towns=2, boxes=("vacation", "base"), mixed=False)
    assert {setup.boxes for setup in setups(fixed)} == {("vacation", "base")}
    assert len({setup.town for setup in setups(fixed)}) == 2
    first = League(TRIO, towns=2, boxes=("base",), mixed=False, town="first")
    assert len({setup.town for setup in setups(first)}) == 1
    assert len({setup.seed for setup in setups(first)}) == 2


def test_a_draw_that_is_not_legal_is_drawn_again() -> None:
    # The box of own cards has neither chiefs to begin with nor enough maids for a town.
    own = '[[card]]\nname = "Beatrix Fernway"\ncategory = "general maid"\ncost = 2\nicons = {love = 1}\n'
    rules = rules_from_file(own)
    league = League(TRIO, towns=20, boxes=("base", "house"), card_file=own)
    boxes = set()
    for town in range(league.towns):
        setup = league.setup(rules, league.match(town * league.games_a_town))
        new_game(rules, setup)
        boxes.add(setup.boxes)
    assert boxes == {("base",), ("base", "house")}


def test_where_no_draw_is_legal_the_reason_is_told() -> None:
    own = '[[card]]\nname = "Beatrix Fernway"\ncategory = "general maid"\ncost = 2\nicons = {love = 1}\n'
    with pytest.raises(CuoreError, match="the box 'house' has no chiefs to start with"):
        League(TRIO, boxes=("house",), card_file=own).check(rules_from_file(own))


@pytest.mark.parametrize(
    ("league", "reason"),
    [
        (League(("random",)), "at least two different bots, with commas between them"),
        (League(()), "at least two different bots, with commas between them"),
        (League(("random", "random")), "the bot random is named twice"),
        (League(("random", "deepthought")), "no bot called 'deepthought'"),
        (League(TRIO, seats=4), "a table of 4 needs 4 different bots, not 3"),
        (League(TRIO, seats=1), "for 2 to 6 players, not 1"),
        (League(TRIO, seats=-1), "for 2 to 6 players, not -1"),
        (League(TRIO, seats=7, candidate="random"), "for 2 to 6 players, not 7"),
        (League(TRIO, candidate="nobody"), "the candidate 'nobody' is not among the bots"),
        (League(TRIO, town="first"), "a town that is chosen needs its boxes"),
        (League(TRIO, towns=0), "towns and deals must be at least 1"),
        (League(TRIO, deals=-3), "towns and deals must be at least 1"),
        (League(TRIO, boxes=("attic",), mixed=False), "no box called 'attic'"),
        (League(TRIO, seats=3, faster=True), "the faster game is for 2 players"),
        (League(TRIO, seed=""), "a seed is 1 to 200"),
        (League(TRIO, seed="x" * 201), "a seed is 1 to 200"),
        (League(TRIO, seed="x" * 185, towns=9), "the seed has 185 characters, and may have 184 here"),
        (League(TRIO, seed="x" * 184, towns=10), "the seed has 184 characters, and may have 183 here"),
        (League(TRIO, seed="x" * 184, towns=9, deals=1000), "the seed has 184 characters, and may have 183 here"),
        (League(TRIO, deals=1001, towns=1), "deals of a town must be at most 1,000, not 1,001"),
    ],
)
def test_what_cannot_be_played_is_refused(league: League, reason: str) -> None:
    with pytest.raises(CuoreError, match=reason):
        league.check(RULES)


def test_what_can_be_played_is_not() -> None:
    League(TRIO).check(RULES)
    League(TRIO, seats=6, candidate="biglove").check(RULES)
    League(TRIO, seats=3, boxes=("base",), mixed=False, town="first").check(RULES)

"""How a game of the base box is laid out: piles, start decks, private maids, the start player, and the variants."""

from __future__ import annotations

from collections import Counter

import pytest

from cuore import Game, make_setup, new_game
from cuore.cards.catalogue import official_rules
from cuore.engine.setup import Setup, lay_out
from cuore.engine.words import EVENT, GENERAL, LOVE, PRIVATE
from tests.laws import check_state

RULES = official_rules()
DEAR = {"Anise Greenaway", "Ophelia Grail"}
RANDOM_TOWNS = [f"town {number}" for number in range(8)]


def piles(g: Game) -> dict[str, int]:
    return {RULES.names[kind]: g.piles[place] for place, kind in enumerate(g.deal.shop)}


def laid_out(
    players: int, seed: str = "1", town: str = "random", beginners: bool = False, faster: bool = False
) -> Game:
    setup = make_setup(RULES, players=players, town=town, seed=seed, beginners=beginners, faster=faster)
    return lay_out(RULES, setup)


@pytest.mark.parametrize("players", [2, 3, 4, 5, 6])
def test_the_piles_are_those_of_the_rule_book(players: int) -> None:
    for seed in RANDOM_TOWNS:
        found = piles(laid_out(players, seed))
        town = make_setup(RULES, town="random", seed=seed).town
        expected = {name: 8 if name in DEAR else 10 for name in town}
        expected |= {"Marianne Soleil": 8, "Colette Framboise": 24 - 3 * players}
        sets = 2 if players > 4 else 1
        expected |= {"1 Love": 36 * sets - 7 * players, "2 Love": 12 * sets, "3 Love": 8 * sets}
        expected |= {"Illness": 10, "Bad Habit": 16}
        assert found == expected


def test_the_faster_game_has_three_cards_less_in_every_pile_of_general_maids_and_chiefs() -> None:
    for seed in RANDOM_TOWNS:
        usual, faster = piles(laid_out(2, seed)), piles(laid_out(2, seed, faster=True))
        assert faster["Marianne Soleil"] == 5
        assert faster["Colette Framboise"] == 15
        for name, count in usual.items():
            category = RULES.category[RULES.kind(name)]
            assert faster[name] == (count if category in (LOVE, EVENT) else count - 3), name


def test_beginners_leave_the_bad_habits_in_the_box() -> None:
    for players in (2, 3, 4, 5, 6):
        usual, found = piles(laid_out(players, town="first")), piles(laid_out(players, town="first", beginners=True))
        assert usual.pop("Bad Habit") == 16
        assert found == usual


def test_any_event_may_be_left_in_the_box() -> None:
    first = make_setup(RULES).town
    g = new_game(RULES, Setup(("base",), 3, first, "1", without=("Illness", "Bad Habit")))
    assert "Illness" not in piles(g)
    assert "Bad Habit" not in piles(g)
    assert g.deal.illness == -1
    check_state(g)


@pytest.mark.parametrize("players", [2, 3, 4, 5, 6])
def test_everybody_begins_with_seven_love_and_three_colettes(players: int) -> None:
    g = laid_out(players)
    assert len(g.players) == players
    for p in g.players:
        names = Counter(RULES.names[card] for card in p.deck + p.hand)
        assert names == {"1 Love": 7, "Colette Framboise": 3}
        assert len(p.hand) == 5
        assert p.hand == sorted(p.hand)
        assert p.discard + p.played + p.chambermaids + p.private + p.events == []
    assert len({tuple(p.deck) for p in g.players}) > 1


@pytest.mark.parametrize("players", [2, 3, 4, 5, 6])
def test_two_of_ten_private_maids_are_on_offer(players: int) -> None:
    orders = set()
    for seed in RANDOM_TOWNS:
        g = laid_out(players, seed)
        assert len(g.face_up) == 2
        assert len(g.face_down) == 8
        everybody = [kind for kind, card in enumerate(RULES.cards) if card.category == PRIVATE and card.box == "base"]
        assert sorted(g.face_up + g.face_down) == everybody
        orders.add(tuple(g.face_up + g.face_down))
    assert len(orders) == len(RANDOM_TOWNS)


def test_the_general_maids_lie_by_cost_between_the_chiefs_and_the_love() -> None:
    for seed in RANDOM_TOWNS:
        g = laid_out(3, seed)
        generals = [kind for kind in g.deal.shop if RULES.category[kind] == GENERAL]
        assert list(g.deal.shop[2:12]) == generals
        assert [RULES.cost[kind] for kind in generals] == sorted(RULES.cost[kind] for kind in generals)
        assert [RULES.names[kind] for kind in g.deal.shop[:2]] == ["Marianne Soleil", "Colette Framboise"]


@pytest.mark.parametrize("players", [2, 3, 4, 5, 6])
def test_the_start_player_is_drawn_from_the_seed(players: int) -> None:
    starts = Counter(laid_out(players, f"start {number}", town="first").turn for number in range(60 * players))
    assert set(starts) == set(range(players))
    assert min(starts.values()) > 30  # of 60 expected each
    for number in range(5):
        g = new_game(RULES, make_setup(RULES, players=players, seed=f"start {number}"))
        assert g.turn == g.deal.first == g.asked == laid_out(players, f"start {number}", town="first").turn


def test_the_start_player_does_not_depend_on_the_variant_or_the_town() -> None:
    for number in range(10):
        seed = f"start {number}"
        starts = {
            laid_out(2, seed, town, *how).turn for town in ("first", "random") for how in ((False, True), (True,))
        }
        assert len(starts) == 1


def test_the_same_setup_is_the_same_game_and_another_seed_another() -> None:
    def dealt(seed: str) -> tuple[object, ...]:
        g = laid_out(4, seed, town="first")
        return tuple([tuple(p.deck) for p in g.players] + [tuple(g.face_down)])

    assert dealt("snow") == dealt("snow")
    assert len({dealt(seed) for seed in RANDOM_TOWNS}) == len(RANDOM_TOWNS)


@pytest.mark.parametrize("players", [2, 3, 4, 5, 6])
@pytest.mark.parametrize("beginners", [False, True])
def test_a_fresh_game_keeps_the_laws(players: int, beginners: bool) -> None:
    for seed in RANDOM_TOWNS:
        check_state(new_game(RULES, make_setup(RULES, players=players, town="random", seed=seed, beginners=beginners)))
    if players == 2:
        check_state(new_game(RULES, make_setup(RULES, faster=True, beginners=beginners)))

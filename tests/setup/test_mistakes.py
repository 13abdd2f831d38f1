"""Setups that the rules do not allow are refused with the reason, whoever asks for them."""

from __future__ import annotations

import pytest

from cuore import make_setup, new_game, start_session
from cuore.cards.catalogue import official_rules
from cuore.engine.errors import CuoreError, IllegalSetup, UnknownCard, WrongPlayerCount
from cuore.engine.setup import Setup
from tests.laws import check_state

RULES = official_rules()
TOWN = make_setup(RULES).town


@pytest.mark.parametrize("players", [-1, 0, 1, 7, 99, 1 << 70])
def test_wrong_player_counts(players: int) -> None:
    for begin in (new_game, start_session):
        with pytest.raises(WrongPlayerCount, match=f"for 2 to 6 players, not {players}"):
            begin(RULES, make_setup(RULES, players=players))


@pytest.mark.parametrize("players", [3, 4, 5, 6])
def test_the_faster_game_is_for_two(players: int) -> None:
    with pytest.raises(WrongPlayerCount, match=f"the faster game is for 2 players, not {players}"):
        new_game(RULES, make_setup(RULES, players=players, faster=True))


@pytest.mark.parametrize("box", ["", "Base", "attic", "base ", "\0"])
def test_unknown_boxes(box: str) -> None:
    for boxes in ((box,), ("base", box)):
        with pytest.raises(IllegalSetup, match=r"there is no box called .*; choose from base"):
            make_setup(RULES, boxes=boxes)
        with pytest.raises(IllegalSetup, match=r"there is no box called .*; choose from base"):
            new_game(RULES, Setup(boxes, 2, TOWN, "1"))


def test_no_box_at_all() -> None:
    with pytest.raises(IllegalSetup, match="at least one box"):
        new_game(RULES, Setup((), 2, TOWN, "1"))
    with pytest.raises(CuoreError):
        new_game(RULES, make_setup(RULES, boxes=(), town="random"))


@pytest.mark.parametrize(
    "town", ["first", "random", "Azure,Viola,Rouge,Safran,Kagari,Geneviève,Moine,Tenalys,Eliza,Anise"]
)
def test_a_box_twice(town: str) -> None:
    with pytest.raises(IllegalSetup, match="twice"):
        new_game(RULES, make_setup(RULES, boxes=("base", "base"), town=town))


def test_a_box_twice_in_a_setup() -> None:
    with pytest.raises(IllegalSetup, match="twice"):
        new_game(RULES, Setup(("base", "base"), 2, TOWN, "1"))


SEEDS = ["", "x" * 201, "\ud800", "a\udfffb"]


@pytest.mark.parametrize("seed", SEEDS)
@pytest.mark.parametrize("town", ["first", "random"])
def test_bad_seeds(seed: str, town: str) -> None:
    with pytest.raises(IllegalSetup, match="a seed is 1 to 200 characters of text"):
        new_game(RULES, make_setup(RULES, seed=seed, town=town))


GOOD_SEEDS = ["0", "x" * 200, "a b", "é", "雪", "a: b", "A: end turn", "-1"]
ODD_SEEDS = [" ", "a  b", "#", "a\nb", "\0", "\u2028"]


@pytest.mark.parametrize("seed", GOOD_SEEDS + ODD_SEEDS)
def test_good_seeds(seed: str) -> None:
    check_state(new_game(RULES, make_setup(RULES, seed=seed, town="random")))


@pytest.mark.parametrize("name", ["Kagari Ichinomiya", "1 Love", "Marianne Soleil"])
def test_only_special_cards_stay_in_the_box(name: str) -> None:
    sorts = "events, buildings, private maids, reminiscences, beers"
    with pytest.raises(IllegalSetup, match=f"only {sorts} can be left in the box, and {name} is none"):
        new_game(RULES, Setup(("base",), 2, TOWN, "1", without=(name,)))


def test_an_unknown_card_cannot_stay_in_the_box() -> None:
    with pytest.raises(UnknownCard):
        new_game(RULES, Setup(("base",), 2, TOWN, "1", without=("Nobody",)))


def test_a_refused_setup_leaves_the_rules_as_they_were() -> None:
    before = new_game(RULES, make_setup(RULES)).piles
    for setup in (Setup(("base",), 9, TOWN, "1"), Setup(("base",), 2, TOWN[:9], "1"), Setup(("attic",), 2, TOWN, "1")):
        with pytest.raises(CuoreError):
            new_game(RULES, setup)
    assert new_game(RULES, make_setup(RULES)).piles == before

"""The faster game for two, in numbers: what lies in each pile, whichever box is named first.

Three cards less in each pile of general maids and of the chiefs in play, and of the buildings of Expanding the House;
Beer Fests, events, Love, beers and private maids are all there. Every Reminiscence is there once, those of category 1
on top. It is for two players, with any box.
"""

from __future__ import annotations

import pytest

from cuore import Game, make_setup, new_game
from cuore.cards.catalogue import official_rules
from cuore.engine.errors import WrongPlayerCount
from cuore.engine.setup import lay_out
from cuore.engine.words import GENERAL

RULES = official_rules()
CHIEFS = {
    "base": {"Marianne Soleil": 5, "Colette Framboise": 15},
    "expanding": {"Claudine de la Rochelle": 5, "Aline du Roy": 15},
    "vacation": {"Sophia Marfil": 5, "Beatrice Escudo": 15},
    "oktoberfest": {"Anja Brunner": 5, "Matilde Wiese": 15},
}
SPECIALS = {
    "base": {"Illness": 10, "Bad Habit": 16},
    "expanding": {"Garden": 5, "Estate": 5, "Lily Garden": 5},
    "vacation": {},
    "oktoberfest": {"Beer Fest": 8, "Envy": 8, "Heavy Storm": 8, "Let Me Drink!": 8},
}
LOVE = {"1 Love": 22, "2 Love": 12, "3 Love": 8}
DEAR = {
    "Anise Greenaway",
    "Ophelia Grail",
    "Tiffany Wise",
    "Fryda Viento",
    "Laura",
    "Clorinde Sea",
    "Elsa Reinmaier",
    "Hermina Baum",
}
CATEGORY_1 = ["Finding a Hidden Hot Spring", "Picnic", "River Canoeing", "Scary Night", "Watching the Stars"]
CATEGORY_2 = [
    "Archipelago Tour",
    "Camp Fire",
    "Fireworks Festival",
    "Trek into the Ancient Ruins",
    "Underwater Grotto Discovery",
]
BOXES = [
    ("base",),
    ("expanding",),
    ("vacation",),
    ("oktoberfest",),
    ("expanding", "base"),
    ("vacation", "base"),
    ("vacation", "expanding", "base"),
    ("oktoberfest", "base"),
    ("oktoberfest", "expanding"),
    ("expanding", "oktoberfest"),
    ("oktoberfest", "vacation"),
    ("base", "expanding", "oktoberfest"),
    ("vacation", "base", "oktoberfest"),
    ("oktoberfest", "vacation", "expanding", "base"),
]
SEEDS = [f"faster {number}" for number in range(12)]


def laid_out(boxes: tuple[str, ...], seed: str, faster: bool = True) -> Game:
    return lay_out(RULES, make_setup(RULES, boxes=boxes, players=2, town="random", seed=seed, faster=faster))


def reminiscences(boxes: tuple[str, ...], seed: str, faster: bool = True) -> list[str]:
    """From the first face-up one to the bottom of the pile."""
    side = laid_out(boxes, seed, faster).side
    return [RULES.names[kind] for kind in side.reminiscences_up + side.reminiscences_down[::-1]]


@pytest.mark.parametrize("boxes", BOXES, ids=["+".join(boxes) for boxes in BOXES])
def test_the_piles_are_those_of_the_rule_books(boxes: tuple[str, ...]) -> None:
    for seed in SEEDS[:3]:
        g = laid_out(boxes, seed)
        found = {RULES.names[kind]: g.piles[place] for place, kind in enumerate(g.deal.shop)}
        town = [name for name in found if RULES.category[RULES.kind(name)] == GENERAL]
        assert len(town) == 10
        expected = dict.fromkeys(town, 7) | dict.fromkeys(DEAR.intersection(town), 5) | LOVE | CHIEFS[boxes[0]]
        for box in boxes:
            expected |= SPECIALS[box]
        assert found == expected


@pytest.mark.parametrize("boxes", [("vacation",), ("base", "vacation"), ("expanding", "vacation")])
def test_every_reminiscence_is_there_once_those_of_category_1_on_top(boxes: tuple[str, ...]) -> None:
    for seed in SEEDS:
        pile = reminiscences(boxes, seed)
        assert sorted(pile[:5]) == CATEGORY_1
        assert sorted(pile[5:]) == CATEGORY_2


def test_with_beers_there_are_five_reminiscences() -> None:
    for seed in SEEDS:
        assert sorted(reminiscences(("vacation", "oktoberfest"), seed)) == CATEGORY_1


@pytest.mark.parametrize(("faster", "of_category_1"), [(False, 11), (True, 5)])
def test_each_category_is_shuffled_for_itself(faster: bool, of_category_1: int) -> None:
    piles = [reminiscences(("vacation",), seed, faster) for seed in SEEDS]
    assert len({tuple(pile[:of_category_1]) for pile in piles}) > 5
    assert len({tuple(pile[of_category_1:]) for pile in piles}) > 5
    assert len({tuple(sorted(pile[:3])) for pile in piles}) > 3


@pytest.mark.parametrize("players", [3, 4, 5, 6])
@pytest.mark.parametrize("boxes", [("expanding",), ("vacation",), ("oktoberfest",), ("base", "oktoberfest")])
def test_with_any_box_it_is_for_two(boxes: tuple[str, ...], players: int) -> None:
    with pytest.raises(WrongPlayerCount, match=f"the faster game is for 2 players, not {players}"):
        new_game(RULES, make_setup(RULES, boxes=boxes, town="random", players=players, faster=True))

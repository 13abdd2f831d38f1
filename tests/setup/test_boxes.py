"""The boxes of the Town and all their mixtures: piles, special decks, big tables, the faster game, printed cards alone.

What is expected is written down here from the rule books, and not asked of the engine.
"""

from __future__ import annotations

from collections import Counter
from itertools import combinations
from random import Random

import pytest

from cuore import Game, make_setup, new_game, read_position
from cuore.cards.catalogue import BOXES, official_rules
from cuore.engine.errors import IllegalTown
from cuore.engine.setup import Setup, lay_out
from cuore.engine.words import GENERAL, PRIVATE, RUNNING
from tests.laws import check_state
from tests.towns import FIRST_TOWNS

RULES = official_rules()
TOWN_BOXES = tuple(box for box in BOXES if box != "more")
"""What is played in the Park is a game of its own: see test_park."""

MIXTURES = [boxes for size in range(1, 5) for boxes in combinations(TOWN_BOXES, size)]
SEEDS = ("one", "two", "three")
CHIEFS = {
    "base": ("Marianne Soleil", "Colette Framboise"),
    "expanding": ("Claudine de la Rochelle", "Aline du Roy"),
    "vacation": ("Sophia Marfil", "Beatrice Escudo"),
    "oktoberfest": ("Anja Brunner", "Matilde Wiese"),
}
SPECIALS = {
    "base": {"Illness": 10, "Bad Habit": 16},
    "expanding": {"Garden": 8, "Estate": 8, "Lily Garden": 8},
    "vacation": {},
    "oktoberfest": {"Beer Fest": 8, "Envy": 8, "Heavy Storm": 8, "Let Me Drink!": 8},
}
BUILDINGS = {"Garden", "Estate", "Lily Garden", "Beer Fest"}
PRIVATE_MAIDS = {"base": 10, "expanding": 9, "vacation": 0, "oktoberfest": 0}
CATEGORY_1 = {
    "Scary Night": 3,
    "Picnic": 2,
    "River Canoeing": 2,
    "Finding a Hidden Hot Spring": 2,
    "Watching the Stars": 2,
}
CATEGORY_2 = {
    "Trek into the Ancient Ruins": 1,
    "Fireworks Festival": 1,
    "Archipelago Tour": 1,
    "Underwater Grotto Discovery": 1,
    "Camp Fire": 1,
}
BEERS = {
    "Oktoberfest": 1,
    "Weissbier": 7,
    "Pilsner": 6,
    "Altbier": 5,
    "Bock": 3,
    "Beer Stand": 1,
    "Get Drunk (discard)": 1,
    "Get Drunk (give away)": 1,
}
BAR_MAIDS = {"Nadja Kersten", "Gina Kersten"}
MIXED = pytest.mark.parametrize("boxes", MIXTURES, ids=["+".join(boxes) for boxes in MIXTURES])


def copies(name: str) -> int:
    """General maids who cost six or more are eight, the others ten."""
    return 8 if RULES.cost[RULES.kind(name)] >= 6 else 10


def laid_out(boxes: tuple[str, ...], players: int = 2, seed: str = "one", faster: bool = False) -> Game:
    return lay_out(RULES, make_setup(RULES, boxes=boxes, players=players, town="random", seed=seed, faster=faster))


def piles(g: Game) -> dict[str, int]:
    return {RULES.names[kind]: g.piles[place] for place, kind in enumerate(g.deal.shop)}


def names(kinds: list[int]) -> list[str]:
    return [RULES.names[kind] for kind in kinds]


def town_of(g: Game) -> list[str]:
    return [name for name in piles(g) if RULES.category[RULES.kind(name)] == GENERAL]


@MIXED
@pytest.mark.parametrize("players", [2, 3, 4, 5, 6])
def test_the_piles_are_those_of_the_rule_books(boxes: tuple[str, ...], players: int) -> None:
    sets = 2 if players > 4 else 1
    maid_chief, chambermaid_chief = CHIEFS[boxes[0]]
    for seed in SEEDS:
        g = laid_out(boxes, players, seed)
        town = town_of(g)
        assert len(town) == 10
        assert {RULES.cards[RULES.kind(name)].box for name in town} <= set(boxes)
        expected = {name: copies(name) for name in town}
        expected |= {maid_chief: 8, chambermaid_chief: 24 - 3 * players}
        expected |= {"1 Love": 36 * sets - 7 * players, "2 Love": 12 * sets, "3 Love": 8 * sets}
        for box in boxes:
            expected |= SPECIALS[box]
        assert piles(g) == expected
        assert g.deal.empty_piles_end == (3 if players > 4 else 2)


@MIXED
def test_everybody_begins_with_seven_love_and_three_chambermaid_chiefs_of_the_first_box(boxes: tuple[str, ...]) -> None:
    for players in (2, 6):
        g = laid_out(boxes, players)
        assert len(g.players) == players
        for p in g.players:
            assert Counter(names(p.deck + p.hand)) == {"1 Love": 7, CHIEFS[boxes[0]][1]: 3}
            assert len(p.hand) == 5
            assert p.buildings + p.reminiscences + p.beers == []


@pytest.mark.parametrize("first", TOWN_BOXES)
def test_any_box_can_give_the_chiefs(first: str) -> None:
    found = piles(laid_out((first, *(box for box in TOWN_BOXES if box != first))))
    chiefs = [name for pair in CHIEFS.values() for name in pair if name in found]
    assert chiefs == list(CHIEFS[first])
    assert found[CHIEFS[first][1]] == 18


@MIXED
def test_all_private_maids_of_the_boxes_are_one_pile_with_two_on_offer(boxes: tuple[str, ...]) -> None:
    count = sum(PRIVATE_MAIDS[box] for box in boxes)
    everybody = [k for k, card in enumerate(RULES.cards) if card.category == PRIVATE and card.box in boxes]
    assert len(everybody) == count
    orders = set()
    for seed in SEEDS:
        g = laid_out(boxes, seed=seed)
        assert len(g.face_up) == min(2, count)
        assert sorted(g.face_up + g.face_down) == sorted(everybody)
        assert g.deal.stock.private_pile == (count > 0)
        orders.add(tuple(g.face_up + g.face_down))
    assert len(orders) == (len(SEEDS) if count else 1)


@MIXED
def test_reminiscences_lie_in_their_order_and_with_beers_only_those_of_category_1(boxes: tuple[str, ...]) -> None:
    first = CATEGORY_1 if "vacation" in boxes else {}
    second = CATEGORY_2 if "vacation" in boxes and "oktoberfest" not in boxes else {}
    for seed in SEEDS:
        side = laid_out(boxes, seed=seed).side
        assert len(side.reminiscences_up) == (3 if first else 0)
        in_order = names(side.reminiscences_up + side.reminiscences_down[::-1])
        assert Counter(in_order[: sum(first.values())]) == first
        assert Counter(in_order[sum(first.values()) :]) == second


@MIXED
def test_beers_are_shuffled_and_one_of_them_starts_face_up(boxes: tuple[str, ...]) -> None:
    beers = BEERS if "oktoberfest" in boxes else {}
    orders = set()
    for seed in SEEDS:
        side = laid_out(boxes, seed=seed).side
        assert names(side.beers_up) == (["Oktoberfest"] if beers else [])
        assert Counter(names(side.beers_up + side.beers_down)) == beers
        assert side.stand_owner == -1
        assert side.removed == []
        orders.add(tuple(side.beers_down))
    assert len(orders) == (len(SEEDS) if beers else 1)


@MIXED
def test_the_faster_game_takes_three_of_each_maid_chief_and_house_building_and_all_doubles(
    boxes: tuple[str, ...],
) -> None:
    for seed in SEEDS:
        usual, faster = laid_out(boxes, seed=seed), laid_out(boxes, seed=seed, faster=True)
        less = {*town_of(usual), *CHIEFS[boxes[0]], *(BUILDINGS - {"Beer Fest"})}
        assert piles(faster) == {name: count - 3 * (name in less) for name, count in piles(usual).items()}
        single = Counter(names(faster.side.reminiscences_up + faster.side.reminiscences_down))
        wanted = CATEGORY_1 if "oktoberfest" in boxes else {**CATEGORY_1, **CATEGORY_2}
        assert single == (dict.fromkeys(wanted, 1) if "vacation" in boxes else {})
        assert sorted(faster.side.beers_down) == sorted(usual.side.beers_down)
        assert sorted(faster.face_up + faster.face_down) == sorted(usual.face_up + usual.face_down)


# Bar Maids


def test_a_random_town_with_beers_has_a_bar_maid() -> None:
    for boxes in (boxes for boxes in MIXTURES if "oktoberfest" in boxes):
        for number in range(40):
            town = make_setup(RULES, boxes=boxes, town="random", seed=f"bar {number}").town
            assert BAR_MAIDS & set(town)
            assert len(set(town)) == 10


OKTOBERFEST_MAIDS = [card.name for card in RULES.cards if card.category == GENERAL and card.box == "oktoberfest"]
DRY = [name for name in OKTOBERFEST_MAIDS if name not in BAR_MAIDS][:10]


def test_a_mixture_with_beers_but_without_a_bar_maid_is_refused() -> None:
    boxes = ("base", "oktoberfest")
    with pytest.raises(IllegalTown, match="needs at least one Bar Maid: Nadja Kersten or Gina Kersten"):
        new_game(RULES, Setup(boxes, 2, tuple(DRY), "1"))
    for bar_maid in BAR_MAIDS:
        check_state(new_game(RULES, Setup(boxes, 2, (*DRY[:9], bar_maid), "1")))


def test_oktoberfest_alone_does_without_a_bar_maid() -> None:
    g = new_game(RULES, Setup(("oktoberfest",), 2, tuple(DRY), "1"))
    check_state(g)
    assert len(g.side.beers_down) == 24


# The recommended first towns


@pytest.mark.parametrize("box", BOXES)
def test_every_box_has_a_recommended_first_town(box: str) -> None:
    town = make_setup(RULES, boxes=(box,)).town
    assert town == FIRST_TOWNS[box]
    assert len(set(town)) == 10
    assert {RULES.cards[RULES.kind(name)].box for name in town} == {box}
    for players in range(2, 5 if box == "more" else 7):
        check_state(new_game(RULES, make_setup(RULES, boxes=(box,), players=players)))


FIRST = {
    "expanding": "Ririko,Suzuna,Felicity,Lilac,Rutile,Phyllis,Emily,Amaretto,Carillon,Tiffany",
    "vacation": "Hyacinth,Evita,Margareta,Daphne,Fea,Riya,Caldina,Cynthia,Lydia,Clorinde",
    "oktoberfest": "Elsa,Nora,Sara,Anna,Kaori,Toni,Nadja,Kirika,Ute,Paula",
    "more": "Anise,Ophelia,Edith,Lenor,Tomo,Cecilia,Moinne,Chiffon,Elaine,Dawn",
}


@pytest.mark.parametrize("box", FIRST)
def test_the_first_town_is_the_one_of_the_rule_book(box: str) -> None:
    named = make_setup(RULES, boxes=(box,), town=FIRST[box]).town
    assert set(named) == set(make_setup(RULES, boxes=(box,)).town)


# Only what is printed


@MIXED
def test_printed_cards_alone_leave_every_reconstruction_in_the_box(boxes: tuple[str, ...]) -> None:
    setup = make_setup(RULES, boxes=boxes, town="random", printed_only=True)
    g = new_game(RULES, setup)
    check_state(g)
    present = [card for card, total in zip(RULES.cards, g.deal.totals, strict=True) if total]
    assert not [card.name for card in present if card.provenance == "reconstructed"]
    usual = lay_out(RULES, make_setup(RULES, boxes=boxes, town="random"))
    left_out = {
        card.name
        for card, total, now in zip(RULES.cards, usual.deal.totals, g.deal.totals, strict=True)
        if total and not now
    }
    # Without Beer Fest there may be no building left that a storm could come over.
    dead = {"Heavy Storm"} if "oktoberfest" in boxes and "expanding" not in boxes else set()
    assert dead <= left_out
    assert all(RULES.cards[RULES.kind(name)].provenance == "reconstructed" for name in left_out - dead)
    assert bool(left_out) == bool({"expanding", "oktoberfest"} & set(boxes))


# Playing them


@pytest.mark.parametrize(("players", "piles_that_end"), [(2, 2), (3, 2), (4, 2), (5, 3), (6, 3)])
@pytest.mark.parametrize("box", TOWN_BOXES)
def test_two_empty_piles_end_a_game_and_three_at_a_big_table(box: str, players: int, piles_that_end: int) -> None:
    for empty in (1, 2, 3):
        town = ", ".join(f"{name} x0" for name in FIRST_TOWNS[box][:empty])
        g = read_position(RULES, f"boxes: {box}\nplayers: {players}\nphase: employ\nlove: 0\nA hand:\ntown: {town}")
        assert g.over == (empty >= piles_that_end)  # A, who has nothing to decide, has ended the turn
        assert g.over or g.turn == 1


@MIXED
def test_every_mixture_is_played_to_the_end_by_any_number_of_players(boxes: tuple[str, ...]) -> None:
    for players in range(2, 7):
        seed = f"{'+'.join(boxes)} {players}"
        g = laid_out(boxes, players, seed)
        g.run()
        chance = Random(seed)
        while g.options:
            if g.decisions % 10 == 0:
                check_state(g)
            g.apply(chance.randrange(len(g.options)))
        assert g.ending != RUNNING
        check_state(g)

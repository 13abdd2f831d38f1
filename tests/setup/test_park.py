"""How a game in the Park is laid out, alone and with visitors from every mixture of the other boxes.

What is expected is written down here from the rule book, and not asked of the engine.
"""

from __future__ import annotations

from collections import Counter
from itertools import combinations
from random import Random

import pytest

from cuore import Game, make_setup, new_game, read_position, replay, start_session
from cuore.cards.catalogue import BOXES, official_rules
from cuore.engine.errors import CuoreError, IllegalSetup, IllegalTown, UnknownCard, WrongPlayerCount
from cuore.engine.record import read_record, write_record
from cuore.engine.setup import Setup, lay_out
from cuore.engine.words import GENERAL, PICKING, PRIVATE, RUNNING
from tests.laws import check_cards, check_state
from tests.towns import FIRST_TOWNS

RULES = official_rules()
OTHERS = tuple(box for box in BOXES if box != "more")
MIXTURES = [(*boxes, "more") for size in range(5) for boxes in combinations(OTHERS, size)]
MIXED = pytest.mark.parametrize("boxes", MIXTURES, ids=["+".join(boxes) for boxes in MIXTURES])
VISITED = [boxes for boxes in MIXTURES if len(boxes) > 1]
SEEDS = ("one", "two", "three")
COLETTE = "Colette Framboise at the Park"
VITAL = {"Noëmi", "Celina", "Arisa", "Marianne Soleil at the Park"}
SPARE = {"Ignis", "Yukina", "Ellis", "Sylvie", "Thekla"}
DEAR = {"Anise Greenaway at the Park", "Ophelia Grail at the Park", "Julia"}
IMAGINATIVE = {"Edith Shirling", "Lenor Abrille", "Julia"}
PREPARATIONS = {
    4: {
        "Food": [1, 1, 1, 2, 2, 2, 3, 3, 3],
        "Decoration": [1, 1, 1, 2, 2, 2, 3, 3, 3],
        "Cleaning": [1, 1, 1, 2, 2, 2, 3, 3],
    },
    3: {
        "Food": [1, 1, 2, 2, 2, 3, 3],
        "Decoration": [1, 1, 2, 2, 2, 3, 3],
        "Cleaning": [1, 1, 2, 2, 2, 3],
    },
    2: {"Food": [1, 1, 2, 2, 2, 3, 3], "Decoration": [1, 1, 2, 2, 2, 3, 3], "Cleaning": []},
}
"""By number of players: the piles, their top first."""

OWN = [card.name for card in RULES.cards if card.category == GENERAL and card.box == "more"]
TOWN = FIRST_TOWNS["more"]


def laid_out(boxes: tuple[str, ...] = ("more",), players: int = 4, seed: str = "one", without: str = "") -> Game:
    setup = make_setup(RULES, boxes=boxes, players=players, town="random", seed=seed, without=without)
    return lay_out(RULES, setup)


def names(kinds: list[int]) -> list[str]:
    return [RULES.names[kind] for kind in kinds]


def piles(g: Game) -> dict[str, int]:
    return {RULES.names[kind]: g.piles[place] for place, kind in enumerate(g.deal.shop)}


def kinds_of(category: int, boxes: tuple[str, ...]) -> set[str]:
    return {card.name for card in RULES.cards if card.category == category and card.box in boxes and card.box != "more"}


# The Park itself


@MIXED
@pytest.mark.parametrize("players", [2, 3, 4])
def test_the_piles_are_those_of_the_rule_book(boxes: tuple[str, ...], players: int) -> None:
    for seed in SEEDS:
        g = laid_out(boxes, players, seed)
        town = make_setup(RULES, boxes=boxes, town="random", seed=seed).town
        assert set(town) <= set(OWN)
        expected = {name: (8 if name in DEAR else 10) - (3 if players == 2 else 0) for name in town}
        expected |= {"1 Love": 28 - 7 * players, "2 Love": 12, "3 Love": 8}
        if "base" in boxes:
            expected["Illness"] = 10
        assert piles(g) == expected
        assert g.deal.empty_piles_end == 2
        check_cards(g)


@MIXED
@pytest.mark.parametrize("players", [2, 3, 4])
def test_preparations_lie_with_the_easiest_on_top(boxes: tuple[str, ...], players: int) -> None:
    found = [names(pile[::-1]) for pile in laid_out(boxes, players).park.preparations]
    assert found == [[f"{what} {level}" for level in levels] for what, levels in PREPARATIONS[players].items()]


@pytest.mark.parametrize("players", [2, 3, 4])
def test_the_high_class_maids_of_so_many_players(players: int) -> None:
    left_out = set()
    for number in range(40):
        found = names(laid_out(players=players, seed=str(number)).park.high_class)
        assert len(set(found)) == len(found)
        missing = (VITAL | SPARE) - set(found)
        assert missing <= ({"Arisa"} if players == 2 else SPARE)
        assert len(missing) == (0 if players == 4 else 1)
        left_out |= missing
    assert left_out == {2: {"Arisa"}, 3: SPARE, 4: set()}[players]


@pytest.mark.parametrize("players", [2, 3, 4])
def test_everybody_begins_with_seven_love_and_three_colettes(players: int) -> None:
    g = laid_out(players=players)
    assert len(g.players) == players
    for p in g.players:
        assert Counter(names(p.deck + p.hand)) == {"1 Love": 7, COLETTE: 3}
        assert len(p.hand) == 5
        assert p.chambermaids + p.private + p.events + p.buildings + p.reminiscences + p.beers + p.preparations == []
    assert g.deal.totals[RULES.kind(COLETTE)] == 3 * players
    assert COLETTE not in piles(g)
    assert g.phase == PICKING
    assert g.park.opener == g.park.first_master == g.deal.first
    assert g.park.skills == [0, 0, 0]
    assert g.park.ends == RUNNING


def test_the_first_master_is_drawn_by_lot() -> None:
    for players in (2, 3, 4):
        first = {laid_out(players=players, seed=str(number)).deal.first for number in range(40)}
        assert first == set(range(players))


def test_the_first_master_is_asked_first_and_may_pick_any_high_class_maid() -> None:
    g = new_game(RULES, make_setup(RULES, boxes=("more",), players=4, seed="first"))
    assert g.pending is not None
    assert g.pending.seat == g.deal.first
    assert g.words() == [f"pick {name}" for name in names(g.park.high_class)]
    assert len(g.options) == 9


def test_a_random_town_has_at_least_two_who_can_imagine() -> None:
    towns = [make_setup(RULES, boxes=("more",), town="random", seed=f"town {n}").town for n in range(300)]
    for town in towns:
        assert len(set(town)) == 10
        assert set(town) <= set(OWN)
        assert len(IMAGINATIVE & set(town)) >= 2
    assert {name for town in towns for name in town} == set(OWN)
    for name in OWN:
        assert any(name not in town for town in towns)


@MIXED
def test_the_town_is_the_parks_own_wherever_the_box_is_named(boxes: tuple[str, ...]) -> None:
    for order in (boxes, boxes[::-1]):
        setup = make_setup(RULES, boxes=order, players=3, seed="order")
        assert setup.town == TOWN
        check_state(new_game(RULES, setup))


# Visitors


@MIXED
def test_guests_are_ten_single_general_maids_of_other_boxes_with_one_on_top(boxes: tuple[str, ...]) -> None:
    everybody = kinds_of(GENERAL, boxes)
    orders, companies = set(), set()
    for seed in SEEDS:
        g = laid_out(boxes, 3, seed)
        found = names(g.park.guests_up + g.park.guests_down)
        assert len(set(found)) == len(found) == (10 if everybody else 0)
        assert set(found) <= everybody
        assert len(g.park.guests_up) == (1 if everybody else 0)
        assert all(g.deal.totals[RULES.kind(name)] == 1 for name in found)
        assert sorted(found) == sorted(make_setup(RULES, boxes=boxes, players=3, seed=seed).guests)
        orders.add(tuple(found))
        companies.add(frozenset(found))
    assert len(orders) == len(companies) == (len(SEEDS) if everybody else 1)


@MIXED
def test_private_maids_are_a_face_up_pile_of_up_to_ten(boxes: tuple[str, ...]) -> None:
    everybody = kinds_of(PRIVATE, boxes) - {"Silk Amanohara"}  # there are no buildings for her in the Park
    if "base" not in boxes:
        everybody -= {"Nord Twilight", "Sora Nakachi"}  # nor events without the base box
    for seed in SEEDS:
        g = laid_out(boxes, 3, seed)
        found = names(g.face_up + g.face_down)
        assert len(set(found)) == len(found) == min(10, len(everybody))
        assert set(found) <= everybody
        assert len(g.face_up) == (1 if everybody else 0)
        assert g.deal.stock.private_pile == bool(everybody)


@MIXED
def test_nothing_else_of_other_boxes_comes_to_the_park(boxes: tuple[str, ...]) -> None:
    g = laid_out(boxes, 4)
    visitors = set(names(g.park.guests_up + g.park.guests_down + g.face_up + g.face_down)) | {"Illness"}
    present = {card.name for card, total in zip(RULES.cards, g.deal.totals, strict=True) if total}
    assert {name for name in present if RULES.cards[RULES.kind(name)].box in boxes[:-1]} <= visitors
    side = g.side
    assert side.reminiscences_up + side.reminiscences_down + side.beers_up + side.beers_down == []


def test_visitors_depend_on_the_seed_alone() -> None:
    boxes = ("base", "expanding", "more")
    for seed in SEEDS:
        for players in (2, 3, 4):
            one = make_setup(RULES, boxes=boxes, players=players, seed=seed)
            two = make_setup(RULES, boxes=boxes, seed=seed)
            assert (one.guests, one.private_maids) == (two.guests, two.private_maids)


def test_everybody_can_be_a_visitor_who_has_something_to_do_there() -> None:
    setups = [make_setup(RULES, boxes=BOXES, seed=f"visit {number}") for number in range(150)]
    idle = {"Nena Wilder", "Victoria Calderan", "Emily Raymond", "Ririko Hiiragi", "Hyacinth Arrow"}
    idle |= {"Nadja Kersten", "Gina Kersten", "Julia Kunster", "Ute Krombach"}
    assert {name for setup in setups for name in setup.guests} == kinds_of(GENERAL, BOXES) - idle
    assert {name for setup in setups for name in setup.private_maids} == kinds_of(PRIVATE, BOXES) - {"Silk Amanohara"}


@MIXED
def test_no_visitors_when_none_are_wanted(boxes: tuple[str, ...]) -> None:
    setup = make_setup(RULES, boxes=boxes, players=3, guests="none", private_maids="none", without="Illness")
    g = lay_out(RULES, setup)
    assert setup.guests == setup.private_maids == ()
    assert g.park.guests_up + g.park.guests_down + g.face_up + g.face_down == []
    assert not g.deal.stock.private_pile
    assert {RULES.cards[k].box for k in g.deal.stock.present} == {"", "more"}


def test_visitors_can_be_named_in_any_words() -> None:
    guests = "Azure,viola,ROUGE,Safran,Kagari,Genevieve,Moine,Tenalys,Sainsbury,Anise"
    setup = make_setup(RULES, boxes=("more", "base"), guests=f" {guests}, ", private_maids="none")
    assert setup.guests == FIRST_TOWNS["base"]
    assert sorted(names(lay_out(RULES, setup).park.guests_down + lay_out(RULES, setup).park.guests_up)) == sorted(
        FIRST_TOWNS["base"]
    )


def test_a_name_that_two_boxes_have_is_that_of_the_visitor_among_visitors_and_of_the_park_in_its_town() -> None:
    guests = ",".join((*FIRST_TOWNS["base"][:9], "Ophelia Grail"))
    setup = make_setup(RULES, boxes=("more", "base"), guests=guests, town=",".join(TOWN))
    assert "Ophelia Grail" in setup.guests
    assert "Ophelia Grail at the Park" in setup.town
    g = new_game(RULES, setup)
    assert g.deal.totals[RULES.kind("Ophelia Grail")] == 1
    assert g.deal.totals[RULES.kind("Ophelia Grail at the Park")] == 5


def test_illness_comes_from_the_base_box_unless_it_is_left_out() -> None:
    for boxes in MIXTURES:
        assert ("Illness" in piles(laid_out(boxes))) == ("base" in boxes)
        g = laid_out(boxes, without="Illness")
        assert "Illness" not in piles(g)
        assert g.deal.illness == -1


# Refusals


@pytest.mark.parametrize("players", [-1, 0, 1, 5, 6, 7])
@MIXED
def test_wrong_player_counts(boxes: tuple[str, ...], players: int) -> None:
    with pytest.raises(WrongPlayerCount, match=f"these boxes are for 2 to 4 players, not {players}"):
        new_game(RULES, make_setup(RULES, boxes=boxes, players=players))


@MIXED
def test_there_is_no_faster_game_and_none_with_printed_cards_alone(boxes: tuple[str, ...]) -> None:
    with pytest.raises(IllegalSetup, match="there is no faster game in the Park: its book says what two players leave"):
        new_game(RULES, make_setup(RULES, boxes=boxes, faster=True))
    with pytest.raises(IllegalSetup, match="the cards of the Park are mostly reconstructions"):
        new_game(RULES, make_setup(RULES, boxes=boxes, printed_only=True))
    with pytest.raises(WrongPlayerCount, match="the faster game is for 2 players, not 3"):
        new_game(RULES, make_setup(RULES, boxes=boxes, players=3, faster=True))


@pytest.mark.parametrize("box", OTHERS)
def test_maids_of_other_boxes_are_guests_and_have_no_pile(box: str) -> None:
    name = FIRST_TOWNS[box][0]
    for boxes in (("more",), ("more", box), (box, "more")):
        with pytest.raises(IllegalTown, match=f"{name} is in the box '{box}', which is not among more"):
            new_game(RULES, Setup(boxes, 3, (*TOWN[:9], name), "1"))


@pytest.mark.parametrize("name", ["Noëmi", "Food 1", COLETTE, "1 Love", "Illness"])
def test_a_town_is_made_of_general_maids(name: str) -> None:
    with pytest.raises(IllegalTown, match=f"{name} is not a general maid"):
        new_game(RULES, Setup(("more", "base"), 3, (*TOWN[:9], name), "1"))


def test_ten_different_maids() -> None:
    with pytest.raises(IllegalTown, match="too few general maids: a town has 10, not 9"):
        new_game(RULES, Setup(("more",), 3, TOWN[:9], "1"))
    with pytest.raises(IllegalTown, match="too many general maids: a town has 10, not 13"):
        new_game(RULES, Setup(("more",), 3, tuple(OWN), "1"))
    with pytest.raises(IllegalTown, match="Edith Shirling is twice in the town"):
        new_game(RULES, Setup(("more",), 3, (*TOWN[:9], "Edith Shirling"), "1"))


def with_visitors(
    guests: tuple[str, ...], private_maids: tuple[str, ...] = (), boxes: tuple[str, ...] = ("more", "base")
) -> Game:
    return new_game(RULES, Setup(boxes, 3, TOWN, "1", guests=guests, private_maids=private_maids))


GUESTS = FIRST_TOWNS["base"]
PRIVATE_MAIDS = tuple(sorted(kinds_of(PRIVATE, ("base",))))


@pytest.mark.parametrize("count", [1, 9, 11])
def test_ten_guests_or_none(count: int) -> None:
    guests = tuple(sorted(kinds_of(GENERAL, ("base",))))[:count]
    with pytest.raises(
        IllegalSetup, match=f"10 general maids of other boxes come to the Park, or none, not {len(guests)}"
    ):
        with_visitors(guests)
    check_state(with_visitors(()))
    check_state(with_visitors(GUESTS))


def test_up_to_ten_private_maids() -> None:
    nine = tuple(sorted(kinds_of(PRIVATE, ("expanding",))))
    with pytest.raises(IllegalSetup, match="up to 10 private maids come to the Park, not 19"):
        with_visitors((), (*PRIVATE_MAIDS, *nine), ("more", "base", "expanding"))
    fewer = ((PRIVATE_MAIDS[:9], ("more", "base")), (nine[:1], ("more", "expanding")))
    for maids, boxes in (
        *fewer,
        (PRIVATE_MAIDS, ("more", "base")),
        (nine, ("more", "expanding")),
        ((), ("more", "base")),
    ):
        check_state(with_visitors((), maids, boxes))
    check_state(with_visitors((), (*PRIVATE_MAIDS[:5], *nine[:5]), ("more", "base", "expanding")))


@pytest.mark.parametrize("name", ["Rosa Topaz", "Edith Shirling", "1 Love", "Illness", "Noëmi", "Colette Framboise"])
def test_only_a_general_maid_of_another_box_is_a_guest(name: str) -> None:
    with pytest.raises(IllegalSetup, match=f"{name} is no general maid of another box in play, and cannot come"):
        with_visitors((*GUESTS[:9], name))


@pytest.mark.parametrize("name", ["Azure Crescent", "Edith Shirling", "1 Love", "Illness", "Noëmi"])
def test_only_a_private_maid_of_another_box_comes_as_one(name: str) -> None:
    with pytest.raises(IllegalSetup, match=f"{name} is no private maid of another box in play, and cannot come"):
        with_visitors((), (*PRIVATE_MAIDS[:9], name))


def test_visitors_come_from_boxes_in_play() -> None:
    with pytest.raises(
        IllegalSetup, match=f"{FIRST_TOWNS['oktoberfest'][0]} is no general maid of another box in play"
    ):
        with_visitors((*GUESTS[:9], FIRST_TOWNS["oktoberfest"][0]))
    with pytest.raises(IllegalSetup, match=f"{PRIVATE_MAIDS[0]} is no private maid of another box in play"):
        with_visitors((), PRIVATE_MAIDS, ("more", "vacation"))
    with pytest.raises(IllegalSetup, match="Azure Crescent is no general maid of another box in play"):
        with_visitors(GUESTS, (), ("more",))


def test_nobody_comes_twice() -> None:
    with pytest.raises(IllegalSetup, match="a general maid is named twice among those who come to the Park"):
        with_visitors((*GUESTS[:9], GUESTS[0]))
    with pytest.raises(IllegalSetup, match="a private maid is named twice among those who come to the Park"):
        with_visitors((), (*PRIVATE_MAIDS[:9], PRIVATE_MAIDS[0]))


def test_an_unknown_visitor() -> None:
    with pytest.raises(UnknownCard, match="there is no card called 'Nobody'"):
        with_visitors((*GUESTS[:9], "Nobody"))
    for boxes in (("more",), ("more", "base")):
        with pytest.raises(UnknownCard, match="there is no card called 'Nobody'"):
            make_setup(RULES, boxes=boxes, guests="Nobody")
        with pytest.raises(UnknownCard, match="there is no card called 'Nobody'"):
            make_setup(RULES, boxes=boxes, private_maids="Nobody")


@pytest.mark.parametrize("box", OTHERS)
def test_visitors_are_for_the_park(box: str) -> None:
    with pytest.raises(IllegalSetup, match="for games in the Park: add the box 'more'"):
        make_setup(RULES, boxes=(box,), guests="Azure")
    with pytest.raises(IllegalSetup, match="for games in the Park: add the box 'more'"):
        make_setup(RULES, boxes=(box,), private_maids="Rosa")
    with pytest.raises(IllegalSetup, match="guests and a choice of private maids are for games in the Park"):
        new_game(RULES, Setup((box,), 3, FIRST_TOWNS[box], "1", guests=GUESTS))
    with pytest.raises(IllegalSetup, match="guests and a choice of private maids are for games in the Park"):
        new_game(RULES, Setup((box,), 3, FIRST_TOWNS[box], "1", private_maids=PRIVATE_MAIDS))
    for wish in ("random", "none"):
        setup = make_setup(RULES, boxes=(box,), guests=wish, private_maids=wish)
        assert setup.guests == setup.private_maids == ()


@pytest.mark.parametrize("name", ["Edith Shirling", *sorted(VITAL), "Food 1", COLETTE, "1 Love"])
def test_only_events_and_high_class_maids_who_are_not_vital_stay_in_the_box(name: str) -> None:
    reason = f"only events and high class maids who are not vital can be left in the box, and {name} is none"
    with pytest.raises(IllegalSetup, match=reason):
        new_game(RULES, make_setup(RULES, boxes=("more",), without=name))


@pytest.mark.parametrize("town", ["first", "random"])
@pytest.mark.parametrize("players", [2, 3, 4])
def test_ignis_may_stay_in_the_box(players: int, town: str) -> None:
    for seed in SEEDS:
        setup = make_setup(RULES, boxes=("more",), players=players, town=town, seed=seed, without="Ignis")
        g = new_game(RULES, setup)
        check_state(g)
        there = {RULES.names[kind] for kind in g.park.high_class}
        assert "Ignis" not in there
        assert len(there) == {2: 7, 3: 7, 4: 8}[players]
        session = start_session(RULES, setup)
        assert read_record(write_record(setup, session)).setup == setup


def test_a_refused_setup_leaves_the_rules_as_they_were() -> None:
    before = piles(laid_out())
    for setup in (Setup(("more",), 5, TOWN, "1"), Setup(("more",), 2, TOWN[:9], "1")):
        with pytest.raises(CuoreError):
            new_game(RULES, setup)
    assert piles(laid_out()) == before


def test_games_of_the_same_cards_share_their_stock_but_not_across_numbers_of_players() -> None:
    assert laid_out(players=4, seed="one").deal.stock is laid_out(players=4, seed="one").deal.stock
    assert len({id(laid_out(players=players).deal.stock) for players in (2, 3, 4)}) == 3


# Playing them


@pytest.mark.parametrize("players", [2, 3, 4])
def test_two_empty_piles_or_one_errand_end_the_game_with_the_round(players: int) -> None:
    last = "ABCD"[players - 1]
    said = f"boxes: more\nplayers: {players}\nturn: {last}\nopened by: A\nphase: employ\n{last} hand:\n"
    for empty in (1, 2, 3):
        town = ", ".join(f"{name} x0" for name in TOWN[:empty])
        g = read_position(RULES, f"{said}town: {town}")
        assert g.over == (empty >= 2)
        early = read_position(RULES, f"{said.replace(last, 'A')}town: {town}")
        assert not early.over  # A's turn has ended, but the round has not
        assert early.turn == 1
        assert (early.park.ends == RUNNING) == (empty < 2)
    errands = ["Food", "Decoration"] + (["Cleaning"] if players > 2 else [])
    for gone in errands:
        left = ", ".join(f"{errand} 3" for errand in errands if errand != gone)
        assert read_position(RULES, f"{said}preparations: {left}").over
    assert not read_position(RULES, f"{said}preparations: {', '.join(f'{errand} 3' for errand in errands)}").over


@MIXED
def test_every_mixture_is_played_to_the_end_and_again_from_its_record(boxes: tuple[str, ...]) -> None:
    for players in (2, 3, 4):
        seed = f"{'+'.join(boxes)} {players}"
        setup = make_setup(RULES, boxes=boxes, players=players, town="random", seed=seed)
        session = start_session(RULES, setup)
        chance = Random(seed)
        while session.game.options:
            if session.game.decisions % 10 == 0:
                check_state(session.game)
            session.apply(chance.randrange(len(session.game.options)))
        assert session.game.ending != RUNNING
        check_state(session.game)
        record = read_record(write_record(setup, session))
        assert (record.setup.guests, record.setup.private_maids) == (setup.guests, setup.private_maids)
        assert replay(RULES, record).game.ending == session.game.ending

"""Cards of one's own in the Park: high class maids, preparations, maids with skills, and guests from the house."""

from __future__ import annotations

from random import Random

import pytest

from cuore import Game, make_setup, new_game
from cuore.bots.playout import play_out
from cuore.cards.cardfile import card_data
from cuore.cards.catalogue import CARDS, official_rules, rules_from_file
from cuore.engine.errors import DamagedRecord, IllegalSetup
from cuore.engine.position import read_position, write_position
from cuore.engine.rules import Rules
from cuore.engine.scoring import points
from cuore.engine.setup import Setup, lay_out
from tests.cardfile.strategies import Data
from tests.cardfile.toml import card_file
from tests.laws import check_state
from tests.towns import PARK_TOWN as FIRST_TOWN

GLORIA: Data = {
    "name": "Gloria",
    "box": "more",
    "category": "high class maid",
    "starting": [{"step": "draw", "count": 1}, {"step": "gain", "effort": 2}],
}
CHIEF: Data = {"name": "Gloria", "box": "more", "category": "high class maid", "errand": "Food"}
CLEANING: Data = {
    "name": "Cleaning 4",
    "box": "more",
    "category": "preparation",
    "errand": "Cleaning",
    "level": 4,
    "skill needed": 5,
    "vp": 9,
    "copies": 1,
}
ROSALIND: Data = {
    "name": "Rosalind Hale",
    "box": "more",
    "category": "general maid",
    "cost": 4,
    "chamber": 1,
    "icons": {"draw": 1, "imagination": 1, "concentration": 2, "effort": 3},
    "chambered serving": [{"step": "dismiss chambermaid"}, {"step": "gain", "imagination": 2}],
}
HOUSE: Data = {"name": "Beatrix Fernway", "category": "general maid", "cost": 4, "icons": {"effort": 2}}


def game(rules: Rules, text: str, *answers: str) -> Game:
    g = read_position(rules, f"boxes: more\n{text}", FIRST_TOWN)
    g.run()
    for words in answers:
        g.apply(g.index(words))
    return g


def words(g: Game) -> list[str]:
    return g.words()


def test_a_high_class_maid_is_one_more_to_pick() -> None:
    rules = rules_from_file(card_file(GLORIA))
    for players in (2, 4):
        g = new_game(rules, make_setup(rules, boxes=("more",), players=players))
        assert "pick Gloria" in words(g)
        assert len(g.options) == (9 if players == 2 else 10)
    three = [new_game(rules, make_setup(rules, boxes=("more",), players=3, seed=str(n))) for n in range(40)]
    assert {len(g.options) for g in three} == {9}
    assert any("pick Gloria" not in words(g) for g in three)  # she is not vital


def test_a_high_class_maid_has_her_effect_when_the_turn_begins() -> None:
    rules = rules_from_file(card_file(GLORIA))
    g = game(rules, "A high class: Gloria\nA hand: 1 Love\nA deck: Edith", "use gloria")
    assert g.park.skills == [0, 0, 2]
    assert "use Gloria" not in words(g)
    assert "serve Edith Shirling" in words(g)


def test_a_second_work_chief_leads_the_same_errand_and_is_vital() -> None:
    rules = rules_from_file(card_file(CHIEF))
    g = game(rules, "phase: work\nA high class: Gloria\nimagination: 3\nA hand: 1 Love")
    assert words(g) == ["gain Food 1", "end work"]
    for number in range(40):
        three = new_game(rules, make_setup(rules, boxes=("more",), players=3, seed=str(number)))
        assert "pick Gloria" in words(three)


def test_a_preparation_lies_in_its_pile_by_its_level_and_counts() -> None:
    rules = rules_from_file(card_file(CLEANING))
    g = lay_out(rules, make_setup(rules, boxes=("more",), players=4))
    assert rules.names[g.park.preparations[2][0]] == "Cleaning 4"
    assert len(g.park.preparations[2]) == 9
    said = "players: 3\nphase: work\nA high class: Arisa\neffort: 5\nA hand: 1 Love"
    g = game(rules, f"{said}\npreparations: Cleaning 4, Food 1, Decoration 1", "gain cleaning")
    assert points(g)[0] == 9
    assert g.park.skills == [0, 0, 0]
    two = lay_out(rules, make_setup(rules, boxes=("more",), players=2))
    assert two.park.preparations[2] == []  # two players leave Cleaning out


def test_a_maid_of_the_park_gives_skill_and_can_be_used_as_a_chambermaid() -> None:
    rules = rules_from_file(card_file(ROSALIND))
    g = game(rules, "phase: serving\nA hand: Rosalind, 1 Love\nA chambermaids: Rosalind\nservings: 2", "serve rosalind")
    assert g.park.skills == [1, 2, 3]
    g.apply(words(g).index("use Rosalind Hale"))
    assert g.park.skills == [3, 2, 3]
    assert g.players[0].chambermaids == []


def test_a_maid_of_the_park_can_be_one_of_the_ten_and_loses_three_cards_for_two() -> None:
    rules = rules_from_file(card_file(ROSALIND))
    for players, count in ((2, 7), (3, 10)):
        g = lay_out(rules, Setup(("more",), players, (*FIRST_TOWN[:9], "Rosalind Hale"), "1"))
        assert g.piles[g.deal.pile_of[rules.kind("Rosalind Hale")]] == count
    towns = [make_setup(rules, boxes=("more",), town="random", seed=str(n)).town for n in range(30)]
    assert any("Rosalind Hale" in town for town in towns)


def test_skill_is_worth_nothing_outside_the_park() -> None:
    rules = rules_from_file(card_file({**HOUSE, "serve": [{"step": "gain", "effort": 2}]}))
    g = read_position(rules, "boxes: base, house\nA hand: Beatrix, 1 Love\nservings: 2")
    g.run()
    g.apply(g.index("serve beatrix"))
    assert g.park.skills == [0, 0, 0]
    check_state(g)


def test_a_maid_of_the_house_comes_as_a_guest_and_brings_her_skill() -> None:
    rules = rules_from_file(card_file(HOUSE))
    guests = ("Beatrix Fernway", *[card.name for card in CARDS if card.box == "base" and card.category == 2][:9])
    setup = make_setup(rules, boxes=("more", "base", "house"), players=3, guests=",".join(guests))
    assert set(setup.guests) == set(guests)
    check_state(new_game(rules, setup))
    g = read_position(rules, "boxes: more, house\nphase: serving\nA hand: Beatrix, 1 Love\nservings: 2", FIRST_TOWN)
    g.run()
    g.apply(g.index("serve beatrix"))
    assert g.park.skills == [0, 0, 2]


def test_the_house_alone_cannot_send_ten_guests_and_sends_none() -> None:
    rules = rules_from_file(card_file(HOUSE))
    setup = make_setup(rules, boxes=("more", "house"))
    assert setup.guests == ()
    assert new_game(rules, setup).options
    with pytest.raises(IllegalSetup, match="10 general maids of other boxes come to the Park, or none, not 1"):
        new_game(rules, make_setup(rules, boxes=("more", "house"), guests="Beatrix"))


def test_a_second_chief_in_the_box_is_not_dealt() -> None:
    chief: Data = {"name": "Gloria", "box": "more", "category": "chambermaid chief", "cost": 0, "chamber": 1}
    rules = rules_from_file(card_file(chief))
    g = new_game(rules, make_setup(rules, boxes=("more",), players=3))
    check_state(g)
    assert g.deal.totals[rules.kind("Gloria")] == 0


def test_corrected_copies_of_love_in_the_park() -> None:
    love = next(card_data(card) for card in CARDS if card.name == "1 Love")
    rules = rules_from_file(card_file({**love, "park copies": 40}))
    g = lay_out(rules, make_setup(rules, boxes=("more",), players=4))
    assert g.piles[g.deal.pile_of[rules.kind("1 Love")]] == 12
    town = lay_out(rules, make_setup(rules, players=4))
    assert town.piles[town.deal.pile_of[rules.kind("1 Love")]] == 8
    few = rules_from_file(card_file({**love, "park copies": 20}))
    with pytest.raises(IllegalSetup, match="there are not enough cards of 1 Love for 4 players"):
        lay_out(few, make_setup(few, boxes=("more",), players=4))


def test_games_with_all_of_these_are_played_to_the_end() -> None:
    rules = rules_from_file(card_file(GLORIA, CLEANING, ROSALIND))
    for players in (2, 3, 4):
        setup = make_setup(rules, boxes=("more", "base"), players=players, town="random", seed=str(players))
        g = new_game(rules, setup)
        play_out(g, Random(1).random, [])
        assert g.over
        check_state(g)


def test_the_official_rules_stay_as_they_are() -> None:
    rules_from_file(card_file(GLORIA, CLEANING, ROSALIND))
    assert "Gloria" not in official_rules().kinds


LOVE: Data = {"name": "5 Love", "category": "love", "cost": 9, "copies": 6, "icons": {"love": 5}}
OTHERS: tuple[Data, ...] = (
    LOVE,
    HOUSE,
    {"name": "Attic", "category": "building", "cost": 4, "vp": 3, "copies": 4},
    {"name": "Rain", "category": "event", "cost": 3, "laid": "at home", "vp": -1, "copies": 4},
    {"name": "Ottilie", "category": "private maid", "cost": 4, "vp": 2},
    {"name": "Gertrud", "category": "chambermaid chief", "cost": 3, "chamber": 1},
)


@pytest.mark.parametrize("card", OTHERS, ids=lambda card: str(card["name"]))
@pytest.mark.parametrize("boxes", [("more", "house"), ("more", "base", "house"), ("base", "house")], ids=" ".join)
def test_a_position_with_a_card_of_the_house_comes_back_with_the_same_piles(boxes: tuple[str, ...], card: Data) -> None:
    rules = rules_from_file(card_file(card))
    town = "first" if boxes[0] == "more" else "random"
    g = new_game(rules, make_setup(rules, boxes=boxes, players=2, seed="1", town=town))
    text = write_position(g)
    again = read_position(rules, text, FIRST_TOWN)
    again.run()
    assert again.deal.shop == g.deal.shop
    assert again.deal.totals == g.deal.totals
    assert write_position(again) == text


def test_the_park_sells_no_love_of_the_house() -> None:
    rules = rules_from_file(card_file(LOVE))
    for line in ("town: 5 Love x3", "A hand: 5 Love"):
        with pytest.raises(DamagedRecord, match=r"5 Love has no (pile|place) in the Park"):
            read_position(rules, f"boxes: more, house\n{line}", FIRST_TOWN)
    assert rules.kind("5 Love") not in read_position(rules, "boxes: more, house", FIRST_TOWN).deal.shop

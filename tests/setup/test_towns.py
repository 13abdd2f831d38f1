"""Choosing a town: the recommended first one, random ones, ten named by hand, and everything that is no town."""

from __future__ import annotations

import pytest

from cuore import make_setup, new_game
from cuore.cards.catalogue import official_rules, rules_from_file
from cuore.engine.errors import AmbiguousCard, CuoreError, IllegalSetup, IllegalTown, UnknownCard
from cuore.engine.setup import Setup
from cuore.engine.words import GENERAL
from tests.shape.sources import fields
from tests.towns import FIRST_TOWN

RULES = official_rules()
FIRST = "Azure,Viola,Rouge,Safran,Kagari,Geneviève,Moine,Tenalys,Sainsbury,Anise"
GENERALS = [card.name for card in RULES.cards if card.category == GENERAL and card.box == "base"]
HOUSE = '[[card]]\nname = "Beatrix Fernway"\ncategory = "general maid"\ncost = 4\nicons = {draw = 1}'


def begin(town: tuple[str, ...], boxes: tuple[str, ...] = ("base",)) -> None:
    new_game(RULES, Setup(boxes, 2, town, "1"))


def test_the_first_town_is_the_recommended_one() -> None:
    assert make_setup(RULES).town == (
        "Azure Crescent",
        "Viola Crescent",
        "Rouge Crescent",
        "Safran Virginie",
        "Kagari Ichinomiya",
        "Geneviève Daubigny",
        "Moine de Lefèvre",
        "Tenalys Trent",
        "Sainsbury Lockwood",
        "Anise Greenaway",
    )


def test_ten_maids_can_be_named_in_any_words() -> None:
    assert make_setup(RULES, town=FIRST).town == make_setup(RULES).town
    assert make_setup(RULES, town=f" {FIRST.upper().replace('È', 'e')} , ").town == make_setup(RULES).town


def test_a_random_town_depends_on_the_seed_alone() -> None:
    towns = [make_setup(RULES, town="random", seed=f"seed {number}").town for number in range(60)]
    for players in (4, 6):
        again = [make_setup(RULES, town="random", seed=f"seed {n}", players=players).town for n in range(60)]
        assert towns == again
    assert len(set(towns)) > 55
    for town in towns:
        assert len(set(town)) == 10
        assert set(town) <= set(GENERALS)
    assert {name for town in towns for name in town} == set(GENERALS)


def test_every_maid_is_about_as_likely_in_a_random_town() -> None:
    towns = [make_setup(RULES, town="random", seed=f"likely {number}").town for number in range(400)]
    for name in GENERALS:
        assert 200 < sum(name in town for town in towns) < 300  # of 250 expected


def test_every_maid_of_several_boxes_is_about_as_likely_in_a_random_town() -> None:
    boxes = ("base", "expanding")  # where nobody needs anything that may be missing
    maids = [card.name for card in RULES.cards if card.category == GENERAL and card.box in boxes]
    towns = [make_setup(RULES, boxes=boxes, town="random", seed=f"likely {number}").town for number in range(400)]
    assert len(maids) == 32
    for name in maids:
        assert 90 < sum(name in town for town in towns) < 160  # of 125 expected


# What is no town


@pytest.mark.parametrize("count", [0, 1, 9])
def test_too_few(count: int) -> None:
    with pytest.raises(IllegalTown, match=f"too few general maids: a town has 10, not {count}"):
        begin(tuple(GENERALS[:count]))


@pytest.mark.parametrize("count", [11, 16])
def test_too_many(count: int) -> None:
    with pytest.raises(IllegalTown, match=f"too many general maids: a town has 10, not {count}"):
        begin(tuple(GENERALS[:count]))


def test_twice_the_same() -> None:
    with pytest.raises(IllegalTown, match="Azure Crescent is twice in the town"):
        begin((*make_setup(RULES).town[:9], "Azure Crescent"))
    with pytest.raises(IllegalTown, match="Anise Greenaway is twice in the town"):
        new_game(RULES, make_setup(RULES, town=f"{FIRST},anise"))


@pytest.mark.parametrize(
    "name", ["Marianne Soleil", "Colette Framboise", "Rosa Topaz", "1 Love", "Illness", "Bad Habit"]
)
def test_not_a_general_maid(name: str) -> None:
    with pytest.raises(IllegalTown, match=f"{name} is not a general maid"):
        begin((*make_setup(RULES).town[:9], name))
    with pytest.raises(IllegalTown, match=f"{name} is not a general maid"):
        new_game(RULES, make_setup(RULES, town=f"{FIRST.removesuffix(',Anise')},{name}"))


def test_not_in_the_chosen_boxes() -> None:
    rules = rules_from_file(HOUSE)
    town = (*make_setup(RULES).town[:9], "Beatrix Fernway")
    with pytest.raises(IllegalTown, match="Beatrix Fernway is in the box 'house', which is not among base"):
        new_game(rules, Setup(("base",), 2, town, "1"))
    assert new_game(rules, Setup(("base", "house"), 2, town, "1")).pending is not None


def test_not_in_the_chosen_boxes_but_named_by_a_person() -> None:
    # The card exists, so it must not be called unknown.
    rules = rules_from_file(HOUSE)
    with pytest.raises(IllegalTown, match=r"Beatrix Fernway.*house"):
        new_game(rules, make_setup(rules, town=f"{FIRST.removesuffix(',Anise')},Beatrix"))


@pytest.mark.parametrize("name", ["Tiffany Wise", "Laura", "Nadja Kersten"])
def test_an_official_maid_of_a_box_that_was_not_chosen(name: str) -> None:
    box = RULES.cards[RULES.kind(name)].box
    for town in (make_setup(RULES, town=f"{FIRST.removesuffix(',Anise')},{name}").town, (*FIRST_TOWN[:9], name)):
        with pytest.raises(IllegalTown, match=f"{name} is in the box '{box}', which is not among base"):
            begin(town)
    mixed = make_setup(RULES, boxes=("base", "vacation"), town=f"{FIRST.removesuffix(',Anise')},Laura")
    assert new_game(RULES, mixed).pending is not None


@pytest.mark.parametrize("name", ["Nobody", "!", "Kagary", "\0"])
def test_an_unknown_maid(name: str) -> None:
    with pytest.raises(UnknownCard, match="there is no card called"):
        make_setup(RULES, town=f"{FIRST},{name}")
    with pytest.raises(UnknownCard, match="there is no card called"):
        begin((*make_setup(RULES).town[:9], name))


def test_a_near_miss_is_answered_with_a_guess() -> None:
    with pytest.raises(UnknownCard, match="did you mean Kagari Ichinomiya"):
        make_setup(RULES, town=f"{FIRST},Kagary")


def test_an_ambiguous_maid() -> None:
    with pytest.raises(AmbiguousCard, match="could be Azure Crescent, Viola Crescent, Rouge Crescent"):
        make_setup(RULES, town=f"{FIRST},Crescent")


@pytest.mark.parametrize("town", ["", ",", ",,,", "First", "Kagari", "first,random"])
def test_words_that_make_no_town(town: str) -> None:
    with pytest.raises(CuoreError):
        new_game(RULES, make_setup(RULES, town=town))


def test_a_name_is_ambiguous_only_among_the_chosen_boxes() -> None:
    # In the base box there is no other Kersten; in this one there are two.
    with pytest.raises(AmbiguousCard, match="could be Nadja Kersten, Gina Kersten"):
        make_setup(RULES, boxes=("oktoberfest",), town="Kersten")
    # Two boxes have a maid whose name begins so; one box alone decides between them.
    assert make_setup(RULES, town="Cla").town == ("Claire Saint-Juste",)
    with pytest.raises(AmbiguousCard, match="could be Claire Saint-Juste, Claudine de la Rochelle"):
        make_setup(RULES, boxes=("base", "expanding"), town="Cla")


def test_boxes_without_a_recommended_town_say_so() -> None:
    rules = rules_from_file(HOUSE)
    with pytest.raises(IllegalTown, match="no recommended first town for base, house"):
        make_setup(rules, boxes=("base", "house"))
    town = make_setup(rules, boxes=("base", "house"), town="random", seed="3").town
    assert len(town) == 10


def test_a_random_town_draws_from_all_chosen_boxes_and_no_other() -> None:
    rules = rules_from_file(HOUSE)
    seeds = [str(number) for number in range(40)]
    both = [make_setup(rules, boxes=("base", "house"), town="random", seed=seed).town for seed in seeds]
    assert any("Beatrix Fernway" in town for town in both)
    base = [make_setup(rules, town="random", seed=seed).town for seed in seeds]
    assert not any("Beatrix Fernway" in town for town in base)
    assert base == [make_setup(RULES, town="random", seed=seed).town for seed in seeds]


def test_a_box_alone_without_chiefs_is_refused() -> None:
    rules = rules_from_file(HOUSE)
    with pytest.raises(IllegalSetup, match="the box 'house' has no chiefs to start with: name another box first"):
        new_game(rules, make_setup(rules, boxes=("house",), town="random"))


def test_a_setup_is_made_again_from_its_facts() -> None:
    setup = make_setup(official_rules(), boxes=("base", "vacation"), players=3, town="random", seed="facts")
    again = Setup(**setup.facts())
    assert again == setup
    assert hash(again) == hash(setup)
    assert Setup(**{**setup.facts(), "seed": "others"}) != setup
    assert set(fields("engine/setup/choice.py", "Setup")) == set(setup.facts())

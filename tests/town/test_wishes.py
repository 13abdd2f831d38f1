"""Wishes as people write them, and the rules of other randomizers said in them."""

from __future__ import annotations

import pytest

from cuore import official_rules
from cuore.engine.errors import AmbiguousCard, CuoreError, UnknownCard
from cuore.engine.words import BUILDING, EVENT, PRIVATE
from cuore.town import IllegalWish, Town, Wishes, draw_town, make_setup, read_wishes, words_in, write_code
from cuore.town.wishes import ALL
from tests.town.oracle import BAR_MAIDS, SISTERS, broken, present, useless
from tests.town.wishing import TOWN_BOXES

RULES = official_rules()


def drawn(boxes: tuple[str, ...], wishes: Wishes, count: int = 25) -> list[Town]:
    return [draw_town(RULES, boxes, f"town {number}", wishes) for number in range(count)]


@pytest.mark.parametrize(
    ("wishes", "reason"),
    [
        (Wishes(require=("dragons",)), "nobody knows the wish 'dragons'; there is events, buildings"),
        (Wishes(require=("draw=x",)), "behind = stands a number"),
        (Wishes(require=("drawing=3-1",)), "3 is more than 1"),
        (Wishes(require=("events=2",)), "how many events there are is said by piles: events=2"),
        (Wishes(forbid=("attacks=1",)), "no number belongs there"),
        (Wishes(only=("events",)), "nobody knows the wish 'events'"),
        (Wishes(piles=("events",)), "how many events? Write events=1"),
        (Wishes(piles=("reminiscences=2",)), "nobody knows the wish"),
        (Wishes(costs=("cheap",)), "write spread, 3=2"),
        (Wishes(costs=("two=1",)), "write spread"),
        (Wishes(slant=("sideways",)), "nobody knows the wish 'sideways'"),
        (Wishes(require=("x" * 99,)), "a wish is a word or two"),
        (Wishes(ban=("Azure",) * 250), "too many wishes"),
        (Wishes(require=("e",)), "nobody knows the wish"),
        (Wishes(costs=("9" * 5000 + "=1",)), "write spread"),
        (Wishes(costs=("2-3+=1",)), "write spread"),
        (Wishes(costs=("5-3=1",)), "5 is more than 3"),
    ],
)
def test_what_cannot_be_understood_is_refused_with_the_reason(wishes: Wishes, reason: str) -> None:
    with pytest.raises(IllegalWish) as refused:
        draw_town(RULES, ("base",), "1", wishes)
    assert reason in str(refused.value)


def test_unknown_and_ambiguous_cards_are_named() -> None:
    with pytest.raises(UnknownCard, match="did you mean Kagari"):
        draw_town(RULES, ("base",), "1", Wishes(pin=("Kagary",)))
    with pytest.raises(AmbiguousCard, match="could be Azure Crescent"):
        draw_town(RULES, ("base",), "1", Wishes(ban=("Crescent",)))
    for wishes in (Wishes(pin=("1 Love",)), Wishes(ban=("1 Love",))):
        with pytest.raises(CuoreError, match="no card that a town is drawn from"):
            draw_town(RULES, ("base",), "1", wishes)
    with pytest.raises(CuoreError, match="Anise Greenaway is no special card that could be left in the box"):
        draw_town(RULES, ("base",), "1", without=("Anise",))
    with pytest.raises(AmbiguousCard, match="could be Marianne Soleil"):
        draw_town(RULES, ("expanding",), "1", Wishes(pin=("Marianne",)))


def test_more_than_can_be_weighed_is_said_and_not_tried_for_ever() -> None:
    roles = ("drawing=2-4", "servings=2-5", "employments=2-4", "thinning=1-3", "chambermaids=2-6", "attacks=1-4")
    more = ("reactions=1-3", "points=3-7", "cheap=2-5", "dear=2-5", "base=1-4", "vacation=1-4", "expanding=1-4")
    wishes = Wishes(require=roles + more, costs=("spread", "3=2-4"), slant=("drawing", "cheap", "points"))
    with pytest.raises(CuoreError, match="so many wishes at once cannot be weighed"):
        draw_town(RULES, TOWN_BOXES, "1", wishes)


def test_what_is_forbidden_is_forbidden_to_guests_too() -> None:
    for town in drawn(("more", "base", "vacation"), Wishes(forbid=("drawing",)), 5):
        assert len(town.guests) == 10
        assert not any(RULES.traits(RULES.kind(name)).has_role("drawing") for name in (*town.maids, *town.guests))


def test_words_may_be_begun_in_the_singular_or_with_hyphens() -> None:
    same = [
        Wishes(require=("drawing", "private maids"), forbid=("attacks",)),
        Wishes(require=("draw", "private-maid"), forbid=("attack",)),
        Wishes(require=("DRAWING", "Private Maids"), forbid=("Attacks",)),
    ]
    assert len({draw_town(RULES, ("base",), "words", wishes) for wishes in same}) == 1


def test_wishes_travel_as_data() -> None:
    wishes = Wishes(require=("drawing=2",), pin=("Azure",), together=ALL)
    assert read_wishes(wishes.data()) == wishes
    assert Wishes().data() == {}
    assert not Wishes()
    odd: list[object] = [[], {"wish": ["x"]}, {"pin": "Azure"}, {"pin": [1]}]
    for data in odd:
        with pytest.raises(IllegalWish):
            read_wishes(data)
    assert words_in(" a, b ,, c") == ("a", "b", "c")


def test_wishes_are_for_a_town_that_is_drawn() -> None:
    with pytest.raises(IllegalWish, match="for a town that is drawn by chance"):
        make_setup(RULES, town="first", wishes=Wishes(forbid=("attacks",)))
    setup = make_setup(RULES, town="random", seed="x", wishes=Wishes(forbid=("attacks",)))
    assert {"Illness", "Bad Habit"} <= set(setup.without)


# -- ten rule sets of other people's randomizers --


def test_1_an_even_curve_of_costs() -> None:
    for town in drawn(TOWN_BOXES, Wishes(costs=("spread",))):
        costs = [RULES.cards[RULES.kind(name)].cost for name in town.maids]
        assert {2, 3, 4, 5} <= set(costs)
        assert max(costs) >= 6


def test_2_sisters_together_all_or_none_or_never_one_alone() -> None:
    for together, allowed in ((ALL, {0, 3}), (2, {0, 2, 3})):
        found = {len(SISTERS & set(t.maids)) for t in drawn(("base", "expanding"), Wishes(together=together), 60)}
        assert found == allowed


def test_3_a_peaceful_house() -> None:
    for town in drawn(TOWN_BOXES, Wishes(forbid=("attacks",))):
        names = present(RULES, town)
        assert not names & {
            "Amber Twilight",
            "Nord Twilight",
            "Sora Nakachi",
            "Mika Yakushido",
            "Scary Night",
            "Illness",
        }
        assert not any(RULES.traits(RULES.kind(name)).is_attack for name in names)
        assert useless(RULES, town) == set()


def test_4_an_evening_with_beer() -> None:
    one = [
        Wishes(require=("beers", "chambermaids=2"), forbid=("buildings",), costs=("5+=0-3",), ban=(n,))
        for n in BAR_MAIDS
    ]
    for wishes in one:
        for town in drawn(("base", "oktoberfest"), wishes, 10):
            assert len(set(BAR_MAIDS) & set(town.maids)) == 1
            assert broken(RULES, town, wishes) == []


def test_5_a_dry_oktoberfest() -> None:
    for town in drawn(("oktoberfest", "expanding"), Wishes(forbid=("beers",))):
        names = present(RULES, town)
        assert not names & {*BAR_MAIDS, "Julia Kunster", "Let Me Drink!", "Beer Fest", "Bock", "Ute Krombach"}


def test_6_all_memories_within_reach_and_bans_that_hold() -> None:
    bans = ("Cynthia Lakes", "Fea Primrose", "Laura")
    wishes = Wishes(
        require=("reminiscences",), costs=("2=1", "3=1", "4=1", "5=1", "7=1", "5+=4"), ban=bans, forbid=("events",)
    )
    for town in drawn(("vacation", "base"), wishes):
        assert broken(RULES, town, wishes) == []
        assert useless(RULES, town) == set()


def test_7_an_engine_of_servings_cards_and_employments() -> None:
    wishes = Wishes(require=("servings", "drawing", "employments", "attacks"))
    for town in drawn(("base",), wishes):
        assert broken(RULES, town, wishes) == []


def test_8_the_apprentice_of_anja() -> None:
    for town in drawn(("oktoberfest", "base"), Wishes(pin=("Nicole",))):
        assert town.boxes[0] == "oktoberfest"
        assert "Nicole Schmieg" in town.maids
    for town in drawn(("base", "oktoberfest"), Wishes(ban=("Nicole",))):
        assert "Nicole Schmieg" not in town.maids


def test_9_a_small_set_up() -> None:
    wishes = Wishes(piles=("buildings=2", "events=1-2", "private maids=1-6"))
    for town in drawn(TOWN_BOXES, wishes):
        kinds = [RULES.cards[RULES.kind(name)].category for name in present(RULES, town)]
        assert kinds.count(BUILDING) == 2
        assert 1 <= kinds.count(EVENT) <= 2
        assert 1 <= kinds.count(PRIVATE) <= 6
        assert useless(RULES, town) == set()
    counts = {
        len({c for c in (EVENT, BUILDING, PRIVATE, 7, 8) if c in kinds_of(t)})
        for t in drawn(TOWN_BOXES, Wishes(piles=("mechanics=2-3",)))
    }
    assert counts <= {2, 3}


def kinds_of(town: Town) -> set[int]:
    return {RULES.cards[RULES.kind(name)].category for name in present(RULES, town)}


def test_10_a_cheap_and_even_mixture() -> None:
    boxes = ("base", "vacation", "oktoberfest")
    wishes = Wishes(
        require=tuple(f"{box}=2-5" for box in boxes),
        costs=("6+=0",),
        forbid=("reminiscences",),
        pin=("Kagari Ichinomiya",),
        ban=("Romina Vautrin", "Toni Darling"),
    )
    for town in drawn(boxes, wishes):
        assert broken(RULES, town, wishes) == []
        by_box = [sum(RULES.cards[RULES.kind(name)].box == box for name in town.maids) for box in boxes]
        assert all(2 <= count <= 5 for count in by_box)
    assert len({write_code(RULES, town) for town in drawn(boxes, wishes)}) > 20

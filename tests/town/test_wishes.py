"""Wishes as people write them, and the rules of other randomizers said in them."""

from __future__ import annotations

import pytest

from cuore import official_rules, rules_from_file
from cuore.engine.errors import AmbiguousCard, CuoreError, UnknownCard
from cuore.engine.words import BUILDING, EVENT, PRIVATE
from cuore.town import IllegalWish, Town, Wishes, draw_town, make_setup, read_wishes, words_in, write_code
from cuore.town.counting import MOST_STATES
from cuore.town.drawing import MOST_KEPT, drawer
from cuore.town.wishes import ALL
from tests.town.oracle import BAR_MAIDS, SISTERS, broken, mechanics, present, useless
from tests.town.wishing import TOWN_BOXES

RULES = official_rules()


def drawn(boxes: tuple[str, ...], wishes: Wishes, count: int = 25) -> list[Town]:
    return [draw_town(RULES, boxes, f"town {number}", wishes) for number in range(count)]


@pytest.mark.parametrize(
    ("wishes", "reason"),
    [
        (Wishes(require=("dragons",)), "there is no wish 'dragons'; choose from events, buildings"),
        (Wishes(require=("draw=x",)), "needs a number after ="),
        (Wishes(require=("drawing=3-1",)), "goes from more to less: write 1-3"),
        (Wishes(require=("events=2-3",)), "the number of events is a wish for piles: write events=2-3 there"),
        (Wishes(require=("reminiscences=2",)), "'reminiscences=2' takes no number: write reminiscences"),
        (Wishes(require=("guests=1",)), "'guests=1' takes no number"),
        (Wishes(forbid=("attacks=1",)), "takes no number"),
        (Wishes(only=("events",)), "there is no wish 'events'"),
        (Wishes(piles=("events",)), "events needs a number: write events=1"),
        (Wishes(piles=("reminiscences=2",)), "there is no wish"),
        (Wishes(costs=("cheap",)), "write spread, 3=2"),
        (Wishes(costs=("two=1",)), "write spread"),
        (Wishes(slant=("sideways",)), "there is no wish 'sideways'"),
        (Wishes(require=("x" * 99,)), "a wish is a word or two"),
        (Wishes(ban=("Azure",) * 250), "too many wishes"),
        (Wishes(require=("e",)), "there is no wish"),
        (Wishes(costs=("9" * 5000 + "=1",)), "write spread"),
        (Wishes(costs=("2-3+=1",)), "write spread"),
        (Wishes(costs=("5-3=1",)), "goes from more to less: write 3-5"),
    ],
)
def test_what_cannot_be_understood_is_refused_with_the_reason(wishes: Wishes, reason: str) -> None:
    with pytest.raises(IllegalWish) as refused:
        draw_town(RULES, ("base",), "1", wishes)
    assert reason in str(refused.value)


def test_a_slip_of_the_pen_is_guessed_and_a_card_is_no_wish() -> None:
    for wishes, reason in (
        (Wishes(require=("drwaing",)), "'drwaing': did you mean drawing?"),
        (Wishes(forbid=("atacks",)), "did you mean attacks?"),
        (Wishes(piles=("evnts=1",)), "did you mean events?"),
        (Wishes(require=("Natsumi",)), "'Natsumi' is a card, Natsumi Fujikawa: write it under pin"),
        (Wishes(forbid=("illness",)), "'illness' is a card, Illness: write it under pin"),
    ):
        with pytest.raises(IllegalWish) as refused:
            draw_town(RULES, ("base",), "1", wishes)
        assert reason in str(refused.value)
    with pytest.raises(IllegalWish, match="there is no wish 'crescent'"):  # three sisters are so called
        draw_town(RULES, ("base",), "1", Wishes(require=("crescent",)))


def test_unknown_and_ambiguous_cards_are_named() -> None:
    with pytest.raises(UnknownCard, match="did you mean Kagari"):
        draw_town(RULES, ("base",), "1", Wishes(pin=("Kagary",)))
    with pytest.raises(AmbiguousCard, match="could be Azure Crescent"):
        draw_town(RULES, ("base",), "1", Wishes(ban=("Crescent",)))
    for wishes in (Wishes(pin=("1 Love",)), Wishes(ban=("1 Love",))):
        with pytest.raises(CuoreError, match="1 Love is not a card that towns are drawn from"):
            draw_town(RULES, ("base",), "1", wishes)
    with pytest.raises(CuoreError, match="Anise Greenaway cannot be left in the box: only special cards can"):
        draw_town(RULES, ("base",), "1", without=("Anise",))
    with pytest.raises(AmbiguousCard, match="could be Marianne Soleil"):
        draw_town(RULES, ("expanding",), "1", Wishes(pin=("Marianne",)))


def test_many_wishes_at_once_are_drawn_with_a_slant_as_without() -> None:
    require = ("servings", "drawing", "employments", "thinning", "chambermaids", "attacks")
    for more in ((), tuple(f"{box}=2" for box in TOWN_BOXES)):
        wishes = Wishes(require=(*require, *more), costs=("spread",), slant=("points", "cheap"))
        assert [broken(RULES, town, wishes) for town in drawn(TOWN_BOXES, wishes, 3)] == [[]] * 3
    twice = ("servings=2", "drawing=2", "employments", "thinning", "chambermaids=2", "attacks")
    wishes = Wishes(require=twice, costs=("spread",), slant=("points", "cheap"))
    assert [broken(RULES, town, wishes) for town in drawn(TOWN_BOXES, wishes, 12)] == [[]] * 12


HEAVY = (
    *("servings=3-3", "drawing=3-3", "employments=3-3", "thinning=2-2", "chambermaids=3-3", "attacks=3-3"),
    *("reactions=1-1", "points=4-4", "base=3-3", "vacation=2-2"),
)


def test_more_than_can_be_weighed_is_said_and_not_tried_for_ever() -> None:
    wishes = Wishes(require=HEAVY, costs=("2=2-2", "3=2-2", "4=2-2", "5=2-2"))
    with pytest.raises(CuoreError, match="so many wishes at once cannot be weighed"):
        draw_town(RULES, TOWN_BOXES, "1", wishes)


def test_what_was_worked_out_for_many_wishes_takes_little_memory() -> None:
    """Anybody may ask the server."""
    for number in range(len(LOOSE)):
        draw_town(RULES, TOWN_BOXES, "memory", Wishes(require=LOOSE[:number] + LOOSE[number + 1 :], slant=("drawing",)))
    assert drawer.cache_info().maxsize == MOST_KEPT <= 32
    require = ("servings=2", "drawing=2", "employments", "thinning", "chambermaids=2", "attacks")
    wishes = Wishes(require=require, costs=("spread",))
    draws = drawer(RULES, TOWN_BOXES, wishes)
    for number in range(8):
        draws.draw(f"{number}")
        assert sum(choices.states for choices in draws._layouts.known_choices) <= MOST_STATES


LOOSE = (
    *("drawing=1-7", "servings=1-8", "employments=1-7", "thinning=0-6", "chambermaids=1-8", "attacks=0-7"),
    *("reactions=0-4", "points=2-8", "cheap=1-7", "dear=1-7", "base=1-6", "vacation=1-6", "expanding=1-6"),
)


def test_an_answer_does_not_depend_on_what_was_asked_before() -> None:
    wishes = Wishes(piles=("events=0-3", "buildings=0-2", "private maids=0-5"), require=("drawing=2",), pin=("Nord",))
    drawer.cache_clear()
    seeds = [f"{n}" for n in range(20)]
    forth = [draw_town(RULES, TOWN_BOXES, seed, wishes) for seed in seeds]
    drawer.cache_clear()
    back = [draw_town(RULES, TOWN_BOXES, seed, wishes) for seed in reversed(seeds)]
    assert forth == back[::-1]


def test_piles_with_a_range_have_as_many_as_it_says() -> None:
    events = {"Illness", "Bad Habit"}

    def counts(piles: str, boxes: tuple[str, ...] = ("base",), draws: int = 200) -> list[int]:
        towns = [draw_town(RULES, boxes, f"range {n}", Wishes(piles=(piles,))) for n in range(draws)]
        return [sum(name in events for name in present(RULES, town)) for town in towns]

    assert set(counts("events=1-99")) == {1, 2}
    assert set(counts("events=1")) == {1}
    found = counts("events=0-2", draws=600)  # none, the one, the other, or both
    assert all(abs(found.count(n) - share) < 50 for n, share in ((0, 150), (1, 300), (2, 150)))


def test_no_private_maids_are_one_of_the_sets_that_there_may_be() -> None:
    wishes = Wishes(piles=("private maids=0-1",), forbid=("events",))
    counts = [len(present(RULES, town) & PRIVATES) for town in drawn(("base",), wishes, 400)]
    assert set(counts) == {0, 1}
    assert 25 < counts.count(0) < 65  # one of nine sets: two of the ten would need events


PRIVATES = {card.name for card in RULES.cards if card.box == "base" and card.category == PRIVATE}


def test_a_box_that_is_called_like_a_role_changes_no_wish() -> None:
    rules = rules_from_file('[[card]]\nname = "Ann"\nbox = "work"\ncategory = "general maid"\ncost = 3\n')
    rules = rules_from_file('[[card]]\nname = "Ben"\nbox = "event"\ncategory = "general maid"\ncost = 3\n', rules)
    town = draw_town(rules, ("more",), "1", Wishes(require=("work=3",), forbid=("events",)))
    assert sum(rules.traits(rules.kind(name)).has_role("work") for name in town.maids) >= 3


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
    with pytest.raises(IllegalWish, match="for a town that is drawn"):
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


@pytest.mark.parametrize(("amount", "counts"), [("1", {1}), ("2", {2}), ("3", {3}), ("1-2", {1, 2})])
def test_guests_are_one_of_the_mechanics(amount: str, counts: set[int]) -> None:
    towns = list(drawn(("more", "base"), Wishes(piles=(f"mechanics={amount}",))))
    seen = {len(mechanics(RULES, present(RULES, town))) + bool(town.guests) for town in towns}
    assert seen == counts
    assert any(town.guests for town in towns)
    certain = Wishes(require=("guests",), piles=(f"mechanics={amount}",))
    assert all(town.guests for town in drawn(("more", "base"), certain))


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

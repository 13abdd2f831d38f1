"""Towns by chance: no card without use, every wish fulfilled, every town as likely as any other."""

from __future__ import annotations

from math import comb
from random import Random

import pytest

from cuore import official_rules, rules_from_file, with_boxes
from cuore.engine.errors import IllegalSetup, IllegalTown
from cuore.engine.words import GENERAL, REMINISCENCE
from cuore.town import (
    ImpossibleWishes,
    Town,
    Wishes,
    dead_cards,
    draw_town,
    drawing,
    kinds_in,
    new_town,
    redraw,
    town_of,
)
from cuore.town.choosing import make_setup
from tests.sixth_box import BOX as SIXTH_BOX
from tests.town.campaign import run
from tests.town.oracle import BEERS, broken, present, useless
from tests.town.wishing import MIXTURES, PARK_MIXTURES, TOWN_BOXES
from tests.towns import any_town

RULES = official_rules()


def test_random_wishes_give_towns_without_dead_cards_that_break_no_wish() -> None:
    """The campaign of a million draws is ``python -m tests.town.campaign``."""
    counts = run(1500, "suite", per_wish=10)
    assert counts["towns"] >= 1500
    assert 0 < counts["impossible"] < counts["wishes"]


@pytest.mark.parametrize("boxes", [*MIXTURES, *PARK_MIXTURES], ids="+".join)
def test_every_mixture_draws_towns_in_which_everybody_has_something_to_do(boxes: tuple[str, ...]) -> None:
    for number in range(3):
        town = draw_town(RULES, boxes, f"mixture {number}")
        town.check(RULES)
        assert useless(RULES, town) == set()
        assert dead_cards(RULES, kinds_in(RULES, town)) == {}


def test_the_two_opinions_on_dead_cards_agree_on_any_town() -> None:
    """The one reads traits, the other a table made by hand from the texts."""
    rng = Random(7)
    seen = 0
    for number in range(300):
        boxes = rng.choice([*MIXTURES, *PARK_MIXTURES])
        chosen = any_town(RULES, boxes, f"any {number}")
        special = [c.name for c in RULES.cards if c.category in RULES.boxes[boxes[0]].place.optional and c.box in boxes]
        special = [name for name in special if RULES.cards[RULES.kind(name)].alcohol == 0]
        left = () if "more" in boxes else tuple(rng.sample(special, rng.randint(0, len(special) // 2)))
        left = tuple(n for n in left if n not in ("Beer Stand", "Get Drunk (discard)", "Get Drunk (give away)"))
        town = Town(boxes, chosen.maids, left, chosen.guests, chosen.private_maids)
        mine = {RULES.names[kind] for kind in dead_cards(RULES, kinds_in(RULES, town))}
        assert mine == useless(RULES, town), town
        seen += bool(mine)
    assert seen > 50


@pytest.mark.parametrize(
    ("boxes", "without", "gone"),
    [
        (("expanding",), ("Garden",), set()),  # Lily Garden stays if Ririko is there, and goes if she is not
        (("base", "expanding"), ("Illness",), {"Nord Twilight"}),
        (("base",), ("Illness", "Bad Habit"), {"Nord Twilight", "Sora Nakachi"}),
    ],
)
def test_special_cards_without_use_stay_in_the_box(
    boxes: tuple[str, ...], without: tuple[str, ...], gone: set[str]
) -> None:
    for number in range(20):
        town = draw_town(RULES, boxes, f"gone {number}", without=without)
        assert gone <= set(town.without)
        assert ("Lily Garden" in town.without) <= ("Ririko Hiiragi" not in town.maids)


# -- fairness --


def chi_square(counts: dict[str, int], draws: int, share: float) -> float:
    """How uneven counts of so many of a fixed number each are; compare with how many there are, less one."""
    kinds = len(counts)
    expected = draws * share
    spread = sum((count - expected) ** 2 for count in counts.values()) / (expected * (1 - share))
    return spread * (kinds - 1) / kinds


@pytest.mark.parametrize("boxes", [("base",), ("base", "expanding")])
def test_without_wishes_every_maid_is_as_likely(boxes: tuple[str, ...]) -> None:
    maids = [card.name for card in RULES.cards if card.category == GENERAL and card.box in boxes]
    draws = 3000
    counts = dict.fromkeys(maids, 0)
    for number in range(draws):
        for name in draw_town(RULES, boxes, f"fair {number}").maids:
            counts[name] += 1
    freedom = len(maids) - 1
    assert chi_square(counts, draws, 10 / len(maids)) < freedom + 3.5 * (2 * freedom) ** 0.5


@pytest.mark.parametrize("wishes", [Wishes(), Wishes(require=("drawing=2",), forbid=("attacks",))])
def test_every_town_that_fits_is_as_likely_as_any_other(wishes: Wishes) -> None:
    """Held against drawing blindly and throwing away what does not fit."""
    boxes, draws = ("vacation", "oktoberfest"), 1500
    maids = sorted(card.name for card in RULES.cards if card.category == GENERAL and card.box in boxes)
    ours: dict[str, int] = dict.fromkeys(maids, 0)
    blind: dict[str, int] = dict.fromkeys(maids, 0)
    without = draw_town(RULES, boxes, "1", wishes).without
    for number in range(draws):
        for name in draw_town(RULES, boxes, f"even {number}", wishes).maids:
            ours[name] += 1
    rng, found = Random(5), 0
    while found < draws:
        town = Town(boxes, tuple(rng.sample(maids, 10)), without)
        if not useless(RULES, town) and not broken(RULES, town, wishes):
            found += 1
            for name in town.maids:
                blind[name] += 1
    apart = sum((ours[n] - blind[n]) ** 2 / (ours[n] + blind[n]) for n in maids if ours[n] + blind[n])
    kinds = len([n for n in maids if ours[n] + blind[n]])
    assert apart < kinds + 3.5 * (2 * kinds) ** 0.5
    assert {n for n in maids if ours[n]} == {n for n in maids if blind[n]}


def test_a_slant_makes_some_likelier_and_keeps_nobody_out() -> None:
    dear = {card.name for card in RULES.cards if card.category == GENERAL and card.box == "base" and card.cost >= 5}

    def share(wishes: Wishes) -> float:
        towns = [draw_town(RULES, ("base",), f"slant {n}", wishes).maids for n in range(300)]
        assert {name for town in towns for name in town} >= dear
        return sum(name in dear for town in towns for name in town) / 3000

    assert share(Wishes(slant=("cheap",))) < share(Wishes()) - 0.04
    assert share(Wishes(slant=("dear",))) > share(Wishes()) + 0.04


# -- drawing again --


def test_the_same_seed_draws_the_same_town() -> None:
    wishes = Wishes(require=("servings",), piles=("private maids=5",))
    towns = {draw_town(RULES, TOWN_BOXES, "again", wishes) for _ in range(3)}
    assert len(towns) == 1
    assert draw_town(RULES, TOWN_BOXES, "other", wishes) not in towns


def test_one_card_is_exchanged_and_the_rest_stays() -> None:
    wishes = Wishes(require=("drawing=2", "chambermaids"), forbid=("attacks",))
    town = draw_town(RULES, TOWN_BOXES, "keep", wishes)
    for number, name in enumerate(town.maids):
        other = redraw(RULES, town, (name,), f"exchange {number}", wishes)
        assert name not in other.maids
        assert set(other.maids) > set(town.maids) - {name}
        assert len(other.maids) == 10
        assert other.without == town.without
        assert broken(RULES, other, wishes) == []
        assert useless(RULES, other) == set()


def test_a_card_of_a_large_town_is_exchanged() -> None:
    """Some fifty cards stay where they are."""
    town = draw_town(RULES, TOWN_BOXES, "large")
    for name in (town.maids[0], "Camp Fire" if "Camp Fire" in present(RULES, town) else "Picnic", "Garden"):
        other = redraw(RULES, town, (name,), f"exchange {name}")
        assert name not in present(RULES, other)
        assert len(present(RULES, other) - present(RULES, town)) <= 1
        assert useless(RULES, other) == set()


def test_an_event_is_exchanged_for_another_event() -> None:
    town = draw_town(RULES, ("base", "oktoberfest"), "event", Wishes(piles=("events=2",)))
    events = {"Illness", "Bad Habit", "Envy", "Heavy Storm", "Let Me Drink!"} - set(town.without)
    assert len(events) == 2
    assert "Nena Wilder" not in town.maids  # she would need her Bad Habit
    for going in events:
        other = redraw(RULES, town, (going,), "another")
        now = {"Illness", "Bad Habit", "Envy", "Heavy Storm", "Let Me Drink!"} - set(other.without)
        assert going not in now
        assert len(now) == 2
        assert other.maids == town.maids
        assert useless(RULES, other) == set()


def test_what_was_wished_holds_when_a_card_is_exchanged_and_nobody_comes_to_visit() -> None:
    town = draw_town(RULES, ("base",), "pinned")
    maids = [card.name for card in RULES.cards if card.category == GENERAL and card.box == "base"]
    other = next(name for name in maids if name not in town.maids)
    for number in range(5):
        assert other in redraw(RULES, town, (town.maids[0],), f"{number}", Wishes(pin=(other,))).maids
    with pytest.raises(IllegalTown, match="cannot be both pinned and exchanged"):
        redraw(RULES, town, (town.maids[0],), "1", Wishes(pin=(town.maids[0],)))
    alone = draw_town(RULES, ("more", "base"), "alone", Wishes(forbid=("guests", "private maids")))
    again = redraw(RULES, alone, (alone.maids[3],), "1")
    assert again.guests == again.private_maids == ()
    few = draw_town(RULES, ("more", "base"), "few", Wishes(piles=("private maids=3",)))
    again = redraw(RULES, few, (few.maids[3],), "1")
    assert (again.guests, again.private_maids) == (few.guests, few.private_maids)


def test_sets_of_private_maids_are_equally_likely() -> None:
    wishes = Wishes(piles=("private maids=1-10",))
    counts = [len(draw_town(RULES, ("base",), f"sets {n}", wishes).without) for n in range(200)]
    assert 4.5 < sum(counts) / 200 < 5.5
    assert counts.count(5) > 25  # 252 sets of 1,023 have five


def test_so_are_those_that_have_whoever_is_pinned() -> None:
    wishes = Wishes(piles=("private maids=1-10",), pin=("Amber",))
    counts = [10 - len(draw_town(RULES, ("base",), f"pinned sets {n}", wishes).without) for n in range(600)]
    shares = {size: 600 * comb(9, size - 1) / 512 for size in range(1, 11)}  # of the nine others
    common = [size for size, share in shares.items() if share > 10]
    uneven = sum((counts.count(size) - shares[size]) ** 2 / shares[size] for size in common)
    assert uneven < len(common) + 3.5 * (2 * len(common)) ** 0.5


@pytest.mark.parametrize("tries", [24, 0])
def test_every_choice_of_special_cards_is_as_likely(tries: int, monkeypatch: pytest.MonkeyPatch) -> None:
    """Layouts are tried, or else those that fit are listed: Nord wants Illness, and Heavy Storm the building."""
    monkeypatch.setattr(drawing, "LAYOUT_TRIES", tries)
    events = frozenset(("Illness", "Bad Habit", "Envy", "Heavy Storm", "Let Me Drink!"))
    wishes = Wishes(piles=("events=0-5", "buildings=0-1"), pin=("Nord",))
    towns = [draw_town(RULES, ("base", "oktoberfest"), f"layout {n}", wishes) for n in range(600)]
    kept = [events.difference(town.without) for town in towns]
    assert all("Illness" in some for some in kept)
    shares = {some: 25 if "Heavy Storm" in some else 50 for some in set(kept)}  # with or without the building
    assert sum(shares.values()) == 600
    uneven = sum((kept.count(some) - share) ** 2 / share for some, share in shares.items())
    assert uneven < 15 + 3.5 * 30**0.5


# -- cards that go, and what goes with them --


def test_special_cards_that_would_have_nothing_to_do_go_too() -> None:
    town = draw_town(RULES, ("base",), "1", Wishes(ban=("Claire", "Nena")))
    other = redraw(RULES, town, ("Illness", "Bad Habit"), "2")
    assert set(other.without) == {"Illness", "Bad Habit", "Nord Twilight", "Sora Nakachi"}
    assert other.maids == town.maids
    assert useless(RULES, other) == set()


def test_beers_are_one_thing() -> None:
    dry = {"Nadja Kersten", "Gina Kersten", "Julia Kunster", "Ute Krombach"}
    town = draw_town(RULES, ("base", "oktoberfest"), "1", Wishes(pin=("Nadja",), ban=("Gina", "Julia", "Ute")))
    other = redraw(RULES, town, ("Bock", "Nadja"), "2")
    assert BEERS | {"Let Me Drink!", "Beer Fest"} <= set(other.without)
    assert not dry & set(other.maids)
    assert useless(RULES, other) == set()
    with pytest.raises(IllegalTown, match="in the place of all beers, where Nadja Kersten would have nothing to do"):
        redraw(RULES, town, ("Bock",), "2")


def test_a_bar_maid_is_exchanged_for_the_other_and_the_beers_stay() -> None:
    town = draw_town(RULES, ("oktoberfest", "base"), "1", Wishes(require=("beers",), ban=("Gina",)))
    other = redraw(RULES, town, ("Nadja",), "2")
    assert "Gina Kersten" in other.maids
    assert other.without == town.without


def test_with_the_last_bar_maid_the_beers_go() -> None:
    town = draw_town(RULES, ("oktoberfest", "base"), "1", Wishes(pin=("Nadja",), ban=("Gina", "Julia", "Ute")))
    other = redraw(RULES, town, ("Nadja",), "2", Wishes(ban=("Gina",)))
    assert set(other.without) >= BEERS
    assert useless(RULES, other) == set()


def test_another_card_of_a_town_with_dead_ones_is_exchanged() -> None:
    """Who names a town by hand may have cards that do nothing; they stay as they are."""
    maids = ("Claire Saint-Juste", "Nena Wilder", *draw_town(RULES, ("base",), "1", without=NO_EVENTS).maids[:8])
    town = new_town(RULES, ("base",), maids, NO_EVENTS)
    town.check(RULES)
    dead = useless(RULES, town)
    assert {"Claire Saint-Juste", "Nena Wilder", "Nord Twilight"} <= dead
    for number in range(10):
        other = redraw(RULES, town, (maids[5],), f"{number}")
        assert maids[5] not in other.maids
        assert useless(RULES, other) == dead
    better = redraw(RULES, town, ("Claire Saint-Juste",), "1")
    assert useless(RULES, better) == dead - {"Claire Saint-Juste"}


NO_EVENTS = ("Illness", "Bad Habit")


def test_whoever_would_have_nothing_to_do_is_named() -> None:
    town = draw_town(RULES, ("base",), "1", Wishes(pin=("Claire",), ban=("Nena",)))
    with pytest.raises(IllegalTown, match="where Claire Saint-Juste would have nothing to do: exchange more cards"):
        redraw(RULES, town, ("Illness", "Bad Habit"), "2")


@pytest.mark.parametrize("seed", ["", "\ud800", "x" * 201])
def test_a_seed_that_cannot_be_written_down_is_refused_at_every_door(seed: str) -> None:
    town = draw_town(RULES, ("base",), "1")
    with pytest.raises(IllegalSetup, match="a seed is 1 to 200 characters"):
        draw_town(RULES, ("base",), seed)
    with pytest.raises(IllegalSetup, match="a seed is 1 to 200 characters"):
        redraw(RULES, town, (town.maids[0],), seed)


# -- guests --

CALLS = """
[[card]]
name = "Ann"
box = "house"
category = "general maid"
cost = 3
icons = { love = 1 }
serve = [ { step = "may return", card = "Pia Lindqvist", then = [ { step = "draw", count = 2 } ] } ]
"""
"""She works on a maid of the Park."""

OTHERS = "".join(
    f'[[card]]\nname = "Guest {n}"\nbox = "house"\ncategory = "general maid"\ncost = 3\n' for n in range(10)
)


def test_a_guest_finds_whom_she_needs_among_those_who_were_drawn() -> None:
    rules = rules_from_file(CALLS + OTHERS)
    came = 0
    for number in range(60):
        town = draw_town(rules, ("more", "house"), f"guest {number}", Wishes(require=("guests",)))
        assert dead_cards(rules, kinds_in(rules, town)) == {}
        came += "Ann" in town.guests
    assert came > 20


def test_whoever_must_visit_brings_whom_she_needs() -> None:
    rules = rules_from_file(CALLS + OTHERS)
    for number in range(20):
        town = draw_town(rules, ("more", "house"), f"guest {number}", Wishes(pin=("Ann",)))
        assert "Ann" in town.guests
        assert "Pia Lindqvist" in town.maids
    with pytest.raises(ImpossibleWishes, match="Ann needs Pia Lindqvist"):
        draw_town(rules, ("more", "house"), "1", Wishes(pin=("Ann",), ban=("Pia",)))


FETCHES = """
[[card]]
name = "Ben"
box = "house"
category = "private maid"
cost = 3
vp = 1
starting = [ { step = "take to discard", card = "Natsumi Fujikawa", count = 1 } ]
"""


def test_nobody_counts_on_private_maids_who_may_stay_away_nor_they_on_maids() -> None:
    rules = rules_from_file(FETCHES)
    two = ("private maids=2",)
    towns = [draw_town(rules, ("base", "house"), f"fetches {n}", Wishes(piles=two)) for n in range(30)]
    assert 5 < sum("Natsumi Fujikawa" in town.maids for town in towns) < 29
    assert all("Ben" in town.without for town in towns)
    for wishes in (Wishes(piles=two, pin=("Ben",)), Wishes()):
        for number in range(10):
            town = draw_town(rules, ("base", "house"), f"fetches {number}", wishes)
            assert "Ben" not in town.without
            assert "Natsumi Fujikawa" in town.maids
            assert dead_cards(rules, kinds_in(rules, town)) == {}


def test_advice_of_a_box_makes_no_wish_impossible() -> None:
    """The Park advises two of three maids who bring Food; who pins ten others has them."""
    advised = {"Edith Shirling", "Lenor Abrille", "Julia"}
    ten = tuple([card.name for card in RULES.cards if card.box == "more" and card.category == GENERAL])
    ten = tuple([name for name in ten if name not in advised])[:10]
    for number in range(20):
        assert len(advised & set(draw_town(RULES, ("more",), f"advice {number}").maids)) >= 2
        assert len(advised & set(draw_town(RULES, ("more",), f"advice {number}", Wishes(pin=ten[:9])).maids)) <= 1
    town = draw_town(RULES, ("more",), "1", Wishes(pin=ten))
    assert set(town.maids) == set(ten)
    assert ten[0] not in redraw(RULES, town, (ten[0],), "1").maids


# -- boxes and files from elsewhere --


def test_a_box_from_elsewhere_joins_by_itself() -> None:
    rules = with_boxes(SIXTH_BOX)
    for number in range(20):
        town = draw_town(rules, (SIXTH_BOX.id, "base"), f"sixth {number}", Wishes(require=(f"{SIXTH_BOX.id}=3",)))
        assert sum(rules.cards[rules.kind(name)].box == SIXTH_BOX.id for name in town.maids) >= 3
        assert dead_cards(rules, kinds_in(rules, town)) == {}


def test_a_town_is_the_town_of_its_games() -> None:
    for number in range(20):
        setup = make_setup(RULES, boxes=TOWN_BOXES, town="random", seed=f"of {number}", printed_only=number % 2 == 0)
        town = town_of(RULES, setup)
        again = town_of(RULES, town.setup(4, "another seed"))
        assert again == town
        assert kinds_in(RULES, town)
        memories = [c.name for c in RULES.cards if c.category == REMINISCENCE and c.level == 2]
        assert not set(memories) & set(town.without)

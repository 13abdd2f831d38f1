"""Towns by chance: no card without use, every wish fulfilled, every town as likely as any other."""

from __future__ import annotations

from random import Random

import pytest

from cuore import official_rules, with_boxes
from cuore.engine.errors import IllegalTown
from cuore.engine.words import GENERAL, REMINISCENCE
from cuore.town import Town, Wishes, dead_cards, draw_town, kinds_in, redraw, town_of
from cuore.town.choosing import make_setup
from tests.sixth_box import BOX as SIXTH_BOX
from tests.town.campaign import run
from tests.town.oracle import broken, present, useless
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
    with pytest.raises(IllegalTown, match="cannot be pinned and exchanged"):
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

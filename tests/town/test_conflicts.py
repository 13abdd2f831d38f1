"""Wishes that cannot hold together are named: the smallest set, and why."""

from __future__ import annotations

from itertools import combinations
from random import Random

import pytest

from cuore import official_rules
from cuore.engine.words import GENERAL
from cuore.town import ImpossibleWishes, Wishes, draw_town
from cuore.town.conflicts import Wanted
from cuore.town.drawing import NoTown
from cuore.town.explaining import EXPLAINING, MOST_A_LOOK, explain
from cuore.town.work import MOST_WORK, Work
from tests.town.wishing import TOWN_BOXES, random_boxes, random_wishes

RULES = official_rules()


def conflicts(boxes: tuple[str, ...], wishes: Wishes, **more: bool) -> tuple[str, list[set[str]]]:
    with pytest.raises(ImpossibleWishes) as refused:
        draw_town(RULES, boxes, "1", wishes, printed_only=more.get("printed_only", False))
    return str(refused.value), [{str(atom) for atom in each} for each in refused.value.conflicts]


def test_the_example_has_two_conflicts_and_both_are_told() -> None:
    """Nobody sells beers in those boxes, and Natsumi does something to others; the ban harms nobody."""
    wishes = Wishes(require=("beer",), forbid=("attacks",), pin=("Natsumi",), ban=("Nord",))
    said, found = conflicts(("base", "vacation"), wishes)
    assert found == [{"no attacks", "Natsumi Fujikawa pinned"}, {"the boxes base, vacation", "beer required"}]
    assert "Natsumi Fujikawa is one of the attacks" in said
    assert "in base, vacation none fit 'beers'" in said


@pytest.mark.parametrize(
    ("boxes", "wishes", "conflict", "reason"),
    [
        (("base",), Wishes(pin=("Hyacinth",)), {"the box base", "Hyacinth Arrow pinned"}, "is in the box vacation"),
        (("base",), Wishes(only=("attacks",)), {"the box base", "only attacks"}, "in base only 3 fit 'attacks'"),
        (("base",), Wishes(piles=("events=3",)), {"the box base", "events=3"}, "in base only 2 fit 'events'"),
        (("base",), Wishes(pin=("Dawn",)), {"the box base", "Dawn Stride pinned"}, "Dawn Stride is in the box more"),
        (
            ("base",),
            Wishes(require=("more=2",)),
            {"the box base", "more=2 required"},
            "in base none fit 'more'",
        ),
        (
            ("more", "base"),
            Wishes(pin=("Bad Habit",)),
            {"the boxes more, base", "Bad Habit pinned"},
            "Bad Habit does not come to the Park",
        ),
        (
            ("base", "expanding"),
            Wishes(forbid=("buildings",), pin=("Emily",)),
            {"no buildings", "Emily Raymond pinned"},
            "Emily Raymond needs buildings",
        ),
        (
            ("expanding",),
            Wishes(pin=("Lily Garden",), ban=("Garden", "Ririko")),
            {"Lily Garden pinned", "Garden banned", "Ririko Hiiragi banned"},
            "Lily Garden needs Garden",
        ),
        (
            ("oktoberfest",),
            Wishes(require=("beers",), ban=("Nadja", "Gina")),
            {"beers required", "Nadja Kersten banned", "Gina Kersten banned"},
            "",
        ),
        (
            ("base",),
            Wishes(together=99, pin=("Azure",), ban=("Viola",)),
            {"families together", "Azure Crescent pinned", "Viola Crescent banned"},
            "",
        ),
        (("base",), Wishes(costs=("2=2", "2=0-1")), {"costs 2=2", "costs 2=0-1"}, ""),
        (("base",), Wishes(pin=("Azure",), ban=("Azure",)), {"Azure Crescent pinned", "Azure Crescent banned"}, ""),
    ],
)
def test_the_smallest_conflict_and_its_reason(
    boxes: tuple[str, ...], wishes: Wishes, conflict: set[str], reason: str
) -> None:
    said, found = conflicts(boxes, wishes)
    assert found == [conflict]
    assert reason in said
    assert said.startswith("no town fits: ")


@pytest.mark.parametrize(
    ("boxes", "wishes", "fact"),
    [
        (("base",), Wishes(costs=("1=10",)), "(in base none cost 1)"),
        (("base",), Wishes(costs=("3-4=8",)), "(in base only 7 cost 3 to 4)"),
        (("base",), Wishes(together=99, pin=("Azure",), ban=("Viola",)), "Crescent are of one family)"),
        (("oktoberfest",), Wishes(pin=("Julia",), ban=("Nadja", "Gina")), "needs beers, which Nadja Kersten brings;"),
        (("more", "oktoberfest"), Wishes(pin=("Nadja",)), "needs beers, and there are none in the Park)"),
        (("more", "oktoberfest"), Wishes(require=("beers",)), "(in the Park none fit 'beers')"),
        (("more",), Wishes(require=("guests",)), "(in more there are no guests)"),
        (TOWN_BOXES, Wishes(pin=("Bock",), forbid=("beers",)), "(Bock is one of the beers)"),
        (("base",), Wishes(pin=("Illness",), forbid=("events",)), "(Illness is one of the events)"),
        (TOWN_BOXES, Wishes(require=("beers",), ban=("Bock",)), "(beers come all together, Bock too)"),
        (("oktoberfest",), Wishes(pin=("Julia",), ban=("Bock",)), "(beers come all together, Bock too)"),
        (("base",), Wishes(pin=("Amber", "Fay"), piles=("private maids=1",)), "(2 private maids are pinned)"),
    ],
)
def test_the_facts_behind_a_conflict_are_told(boxes: tuple[str, ...], wishes: Wishes, fact: str) -> None:
    assert fact in conflicts(boxes, wishes)[0]


def test_too_few_printed_maids_are_counted() -> None:
    with pytest.raises(ImpossibleWishes) as refused:
        draw_town(RULES, ("more",), "1", printed_only=True)
    assert "(in the Park none are printed in full, and a town has 10 maids)" in str(refused.value)


def test_of_guests_who_are_there_it_is_not_told_that_there_are_none() -> None:
    said, _ = conflicts(("more", "base"), Wishes(require=("guests",), forbid=("drawing", "employments", "servings")))
    assert "of guests there are none" not in said


def test_more_are_pinned_than_there_are_places() -> None:
    four = ("Amber Twilight", "Nord Twilight", "Sora Nakachi", "Fay Longfang")
    _, found = conflicts(("base",), Wishes(pin=four, piles=("private maids=3",)))
    assert found == [{"private maids=3", *[f"{name} pinned" for name in four]}]
    _, found = conflicts(("base",), Wishes(piles=("events=1", "events=2")))
    assert found == [{"events=1", "events=2"}]
    maids = [c.name for c in RULES.cards if c.box == "base" and c.category == GENERAL and c.name != "Nena Wilder"]
    said, _ = conflicts(("base",), Wishes(pin=tuple(maids[:11])))
    assert "(a town has 10 maids, not 11)" in said
    _, found = conflicts(("more", "base"), Wishes(pin=tuple(maids[:11])))
    assert found == [{f"{name} pinned" for name in maids[:11]}]


def test_a_part_of_a_name_means_the_same_whatever_boxes_are_looked_at() -> None:
    said, _ = conflicts(("base",), Wishes(pin=("Nor",), ban=("Nor",)))
    assert "Nord Twilight pinned + Nord Twilight banned" in said


def test_a_reconstruction_that_is_pinned_where_printed_cards_alone_are_wanted() -> None:
    said, found = conflicts(("expanding",), Wishes(pin=("Roanna",)), printed_only=True)
    assert found == [{"printed cards only", "Roanna Shiraz pinned"}]
    assert "Roanna Shiraz is a reconstruction" in said


def test_a_wish_that_has_nothing_to_do_with_it_is_not_blamed() -> None:
    wishes = Wishes(
        require=("servings", "drawing"), pin=("Emily",), ban=("Amber",), forbid=("buildings",), slant=("cheap",)
    )
    _, found = conflicts(TOWN_BOXES, wishes)
    assert found == [{"no buildings", "Emily Raymond pinned"}]


def test_the_boxes_are_named_where_chiefs_of_another_one_would_help() -> None:
    """Fireworks Festival asks for cards of cost 7, 5 and 4, and a chief is one of them."""
    wishes = Wishes(require=("cheap=1-2",), pin=("Fireworks Festival",), costs=("2=2-5",))
    _, (first, *_) = conflicts(("vacation", "expanding"), wishes)
    assert "the boxes vacation, expanding" in first
    draw_town(RULES, ("base", "expanding", "vacation", "oktoberfest"), "1", wishes)


def test_every_conflict_is_one_and_none_could_be_smaller() -> None:
    rng = Random(11)
    checked = 0
    while checked < 12:
        boxes = random_boxes(rng)
        wanted = Wanted(RULES, boxes, random_wishes(rng, RULES, boxes))
        if wanted.is_possible(Work()):
            continue
        found = explain(wanted, NoTown())
        assert found
        assert found.sure
        for conflict in found.conflicts[:1]:
            assert not wanted.with_only(conflict).is_possible(Work())
            for fewer in combinations(conflict, len(conflict) - 1):
                assert wanted.with_only(fewer).is_possible(Work())
            atoms = wanted.atoms()
            if len(conflict) <= 3:
                for size in range(1, len(conflict)):
                    assert all(wanted.with_only(some).is_possible(Work()) for some in combinations(atoms, size))
            checked += 1


MAIDS = [card.name for card in RULES.cards if card.category == GENERAL and card.box in TOWN_BOXES]
HEAVY = (
    *("servings=4-4", "drawing=4-4", "employments=4-4", "thinning=3-3", "chambermaids=4-4", "attacks=4-4"),
    *("reactions=1-1", "points=4-4", "base=3-3", "vacation=2-2"),
)


def test_a_conflict_is_told_though_the_other_wishes_are_too_many_to_be_weighed() -> None:
    costs = ("2=2-2", "3=2-2", "4=2-2", "5=2-2")
    _, found = conflicts(TOWN_BOXES, Wishes(require=HEAVY, costs=costs, piles=("events=1", "events=2")))
    assert {"events=1", "events=2"} in found
    _, found = conflicts(TOWN_BOXES, Wishes(require=HEAVY, costs=costs, pin=("Emily",), forbid=("buildings",)))
    assert {"no buildings", "Emily Raymond pinned"} in found


@pytest.mark.parametrize(
    "wishes",
    [
        Wishes(piles=("events=1-9", "buildings=1-9", "mechanics=0-9"), costs=("2=10",), ban=tuple(MAIDS[:20])),
        Wishes(piles=("events=0-9", "buildings=0-9", "mechanics=0-9"), require=HEAVY),
        Wishes(piles=("events=0-9", "private maids=0-9"), require=HEAVY, ban=tuple(MAIDS[:35]), slant=("drawing",)),
        Wishes(ban=tuple(MAIDS[:57])),
        Wishes(pin=tuple(MAIDS[:30]), ban=tuple(MAIDS[30:])),
    ],
)
def test_a_question_makes_no_more_work_than_it_may(wishes: Wishes, monkeypatch: pytest.MonkeyPatch) -> None:
    """Counted, not timed: impossible wishes are told within the work of one draw and one search for conflicts."""
    looks = []
    look = Wanted.is_possible

    def watched(wanted: Wanted, work: Work) -> bool | None:
        before = work.left
        try:
            return look(wanted, work)
        finally:
            looks.append(before - max(0, work.left))

    monkeypatch.setattr(Wanted, "is_possible", watched)
    conflicts(TOWN_BOXES, wishes)
    assert max(looks) <= MOST_A_LOOK <= MOST_WORK
    assert sum(looks) <= EXPLAINING
    assert len(looks) < 800


def test_where_not_every_set_was_looked_at_it_is_said() -> None:
    said, _ = conflicts(TOWN_BOXES, Wishes(pin=tuple(MAIDS[:30]), ban=tuple(MAIDS[30:]), require=HEAVY))
    assert "fewer wishes might already exclude each other" in said
    said, _ = conflicts(TOWN_BOXES, Wishes(pin=tuple(MAIDS[:1]), ban=tuple(MAIDS[:1])))
    assert "maybe" not in said

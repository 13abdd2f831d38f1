"""Everything about a box is said by the box: nobody else lists boxes, their first towns, players or needs."""

from __future__ import annotations

from collections.abc import Iterator

import pytest

from cuore.cards.build import CardMaker
from cuore.cards.catalogue import BOXES, OFFICIAL, official_rules, rules_from_file, with_boxes
from cuore.cards.door import VARIABLE, box_of, load_rules, rules_with
from cuore.engine.box import Box, TownNeed
from cuore.engine.card import COMMON
from cuore.engine.errors import CuoreError, IllegalSetup, IllegalTown
from cuore.engine.frame import Frame, Step
from cuore.engine.game import Game
from cuore.engine.places.park import PARK
from cuore.engine.places.town import TOWN
from cuore.engine.setup import Setup, check, host_of, new_game, players_for
from cuore.engine.words import GENERAL
from cuore.town import draw_town, make_setup
from tests.shape.sources import modules, texts

RULES = official_rules()
MAKER = CardMaker("far")
MAIDS = tuple(f"{name} Far" for name in ("Ada", "Bea", "Cleo", "Dora", "Ella", "Fran", "Gita", "Hana", "Ines", "Jo"))


def far(*, title: str = "", needs: tuple[TownNeed, ...] = (), players: tuple[int, int] = (2, 6)) -> Box:
    """A small box: chiefs, ten maids and two more of a title."""
    return Box(
        "far",
        "Far Away",
        place=TOWN,
        players=players,
        cards=[
            MAKER.maid_chief("Queen Far", cost=9, vp=6),
            MAKER.chambermaid_chief("Lady Far", cost=2, vp=1),
            *[MAKER.general(name, "", cost=3, love=1) for name in MAIDS],
            *[MAKER.general(f"{name} Far", title, cost=4, love=1) for name in ("Kim", "Lea")],
        ],
        first_town=MAIDS,
        needs=needs,
    )


@pytest.mark.parametrize("box", OFFICIAL, ids=BOXES)
def test_an_official_box_is_complete(box: Box) -> None:
    here = {card.name for card in box.cards if card.category == GENERAL}
    assert len(set(box.first_town)) == 10
    assert set(box.first_town) <= here
    assert box.title
    assert box.about
    assert all(card.box in (box.id, COMMON) for card in box.cards)
    assert RULES.boxes[box.id] is box
    assert box.players[0] <= box.players[1]
    assert repr(box).startswith(f"<Box '{box.id}': {box.title}")


def names_of_boxes() -> Iterator[str]:
    for path, tree in modules():
        if path.split("/")[0] == "cards" and path.count("/") > 1:
            continue
        for text in texts(tree):
            words = str(text.value)
            if words in BOXES[:1] or any(word in words.split(",") for word in BOXES[1:4]):
                yield f"{path}:{text.lineno}: {words}"


def test_nobody_else_names_a_box() -> None:
    assert list(names_of_boxes()) == []


def test_a_box_says_where_it_is_played_and_a_game_apart_wins() -> None:
    assert [box.place for box in OFFICIAL] == [TOWN, TOWN, TOWN, TOWN, PARK]
    assert host_of(RULES, BOXES).id == "more"
    assert host_of(RULES, ("vacation", "base")).id == "vacation"
    assert players_for(RULES, ("base",)) == (2, 6)
    assert players_for(RULES, ("base", "more")) == (2, 4)


def test_the_players_of_all_boxes_in_play_count() -> None:
    rules = with_boxes(far(players=(3, 5)))
    assert players_for(rules, ("base", "far")) == (3, 5)
    with pytest.raises(CuoreError, match="for 3 to 5 players, not 2"):
        check(rules, make_setup(rules, boxes=("far",), players=2))


def test_a_town_drawn_by_chance_has_whom_its_boxes_need() -> None:
    rules = with_boxes(far(title="Lamp Maid", needs=(TownNeed(2, title="Lamp Maid"),)))
    for seed in range(20):
        assert {"Kim Far", "Lea Far"} <= set(draw_town(rules, ("far",), f"{seed}").maids)
    new_game(rules, make_setup(rules, boxes=("far",)))  # without a reason nothing is refused


def test_a_town_chosen_by_hand_is_refused_with_the_reason() -> None:
    needs = (TownNeed(1, title="Lamp Maid", reason="it is dark without a Lamp Maid"),)
    rules = with_boxes(far(title="Lamp Maid", needs=needs))
    with pytest.raises(IllegalTown, match="it is dark without a Lamp Maid: Kim Far or Lea Far"):
        check(rules, make_setup(rules, boxes=("far",)))
    check(rules, Setup(("far",), 2, (*MAIDS[:9], "Lea Far"), "1"))


def test_a_need_is_none_where_what_it_is_about_does_not_take_part() -> None:
    """Of the buildings the Estate alone is left, and that is a reconstruction."""
    needs = (TownNeed(1, title="Lamp Maid", mechanic="building", reason="it is dark without a Lamp Maid"),)
    rules = with_boxes(far(title="Lamp Maid", needs=needs))
    town, without = RULES.boxes["expanding"].first_town, ("Garden", "Lily Garden")
    check(rules, Setup(("far", "expanding"), 2, town, "1", without, printed_only=True))
    with pytest.raises(IllegalTown, match="it is dark"):
        check(rules, Setup(("far", "expanding"), 2, town, "1", without))


def test_a_box_refuses_a_card_of_another_box() -> None:
    with pytest.raises(CuoreError, match="Ada Far says that it is in the box 'far', not in 'near'"):
        Box("near", "Near", place=TOWN, cards=far().cards[2:])


# --- the door ---


def test_rules_with_another_box_play_it_alone_and_in_mixtures() -> None:
    rules = with_boxes(far())
    assert list(rules.boxes) == [*BOXES, "far"]
    assert rules.fingerprint
    assert rules.fingerprint == with_boxes(far()).fingerprint != with_boxes(far(title="Lamp Maid")).fingerprint
    for boxes in (("far",), ("base", "far"), ("more", "far")):
        new_game(rules, make_setup(rules, boxes=boxes, town="random"))
    with pytest.raises(IllegalSetup, match="there is no box called 'far'"):
        make_setup(RULES, boxes=("far",))


def test_without_a_box_the_rules_are_the_official_ones() -> None:
    assert with_boxes() is official_rules()


def test_a_card_file_can_correct_a_card_of_a_box_from_elsewhere() -> None:
    text = '[[card]]\nname = "Ada Far"\nbox = "far"\ncategory = "general maid"\ncost = 5\n'
    rules = rules_from_file(text, with_boxes(far()))
    assert rules.cost[rules.kind("Ada Far")] == 5
    assert rules.kind("Ada Far") == with_boxes(far()).kind("Ada Far")


class Draw(Step):
    WORD = "draw"

    def run(self, g: Game, f: Frame) -> None:
        """Nothing: the word is taken."""


@pytest.mark.parametrize(
    ("boxes", "reason"),
    [
        ((far(), far()), "there are two boxes called 'far'"),
        ((Box("base", "Another", place=TOWN),), "there are two boxes called 'base'"),
        ((Box("far", "Far", place=TOWN, steps=(Draw,)),), "the box 'far' brings the word 'draw', which is taken"),
        (
            (Box("far", "Far", place=TOWN, first_town=MAIDS),),
            "the first town of the box 'far' names Ada Far, who is not",
        ),
        ((Box("far", "Far", place=TOWN, cards=[far().cards[0]] * 2),), "two cards are called 'Queen Far'"),
    ],
)
def test_a_box_that_does_not_fit_is_refused_in_one_line(boxes: tuple[Box, ...], reason: str) -> None:
    with pytest.raises(CuoreError, match=reason) as caught:
        with_boxes(*boxes)
    assert "\n" not in str(caught.value)


def test_modules_are_named_in_the_environment(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.delenv(VARIABLE, raising=False)
    assert load_rules() is official_rules()
    monkeypatch.setenv(VARIABLE, "tests.sixth_box")
    assert load_rules() is load_rules()
    assert list(load_rules().boxes)[:-1] == list(BOXES)


@pytest.mark.parametrize(
    ("modules", "reason"),
    [
        ("tests.no_such_box", "the module 'tests.no_such_box' cannot be loaded: No module named"),
        ("tests.towns", "the module 'tests.towns' has no BOX"),
        ("tests.sixth_box, ..", "the module '..' cannot be loaded"),
        ("tests.sixth_box,tests.sixth_box", "two boxes called"),
    ],
)
def test_a_module_that_brings_no_box_is_told_in_one_line(modules: str, reason: str) -> None:
    with pytest.raises(CuoreError, match=reason) as caught:
        rules_with(modules)
    assert "\n" not in str(caught.value)
    if " " not in modules and "," not in modules:
        with pytest.raises(IllegalSetup):
            box_of(modules)

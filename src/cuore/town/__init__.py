"""Choosing a town: the recommended first ones, random ones, and towns named by hand."""

from __future__ import annotations

from cuore.cards import base, expanding, more, oktoberfest, vacation
from cuore.cards.catalogue import BOXES
from cuore.engine.card import COMMON
from cuore.engine.errors import CuoreError, IllegalSetup, IllegalTown, UnknownCard, cut, listed, shorten
from cuore.engine.game import Game
from cuore.engine.luck import luck_from_seed
from cuore.engine.position import HEADER, split_lines
from cuore.engine.position import read_position as read_raw_position
from cuore.engine.rules import Rules
from cuore.engine.setup import (
    BAR_MAID,
    GUESTS,
    MOST_PRIVATE_MAIDS_IN_PARK,
    TOWN_SIZE,
    Setup,
    check_seed,
    of_boxes,
    park_box,
)
from cuore.engine.words import GENERAL, PRIVATE

FIRST_TOWNS: dict[str, tuple[str, ...]] = {
    "base": base.FIRST_TOWN,
    "expanding": expanding.FIRST_TOWN,
    "vacation": vacation.FIRST_TOWN,
    "oktoberfest": oktoberfest.FIRST_TOWN,
    "more": more.FIRST_TOWN,
}
"""The recommended selections for a first game, by box."""

BAD_HABIT = "Bad Habit"


def first_town(rules: Rules, boxes: tuple[str, ...]) -> tuple[str, ...]:
    """The recommended first town of some boxes; the Park's own, whoever comes to visit it."""
    park = park_box(rules, boxes)
    town = FIRST_TOWNS.get(park or boxes[0]) if park or len(boxes) == 1 else None
    if town is None:
        raise IllegalTown(
            f"there is no recommended first town for {', '.join(boxes)}: choose a random one, or name ten"
        )
    return town


def random_town(rules: Rules, boxes: tuple[str, ...], seed: str) -> tuple[str, ...]:
    """Ten general maids of the boxes, drawn by a seed."""
    park = park_box(rules, boxes)
    kinds = [k for k in of_boxes(rules, (park,) if park else boxes) if rules.category[k] == GENERAL]
    luck_from_seed(seed).shuffle("town", kinds)
    chosen = kinds[:TOWN_SIZE]
    if park:
        chosen = _with_imagination(rules, kinds)
    bar_maids = [k for k in kinds if rules.cards[k].title == BAR_MAID]
    if bar_maids and not any(k in bar_maids for k in chosen):
        chosen[-1] = bar_maids[0]  # a town with beers needs somebody to serve them
    return tuple(rules.names[k] for k in sorted(chosen))


def _with_imagination(rules: Rules, kinds: list[int]) -> list[int]:
    """The first ten of a list, but at least two who are good at Food: they take the places of the last others."""
    chosen = kinds[:TOWN_SIZE]
    imaginative = [k for k in kinds if rules.names[k] in more.IMAGINATIVE]
    for kind in imaginative[: more.FEWEST_IMAGINATIVE]:
        if kind not in chosen:
            chosen.remove(next(k for k in reversed(chosen) if k not in imaginative))
            chosen.append(kind)
    return chosen


def choose_town(rules: Rules, boxes: tuple[str, ...], wish: str, seed: str) -> tuple[str, ...]:
    """A town from a person's words: ``first``, ``random``, or ten names separated by commas."""
    if wish == "first":
        return first_town(rules, boxes)
    if wish == "random":
        return random_town(rules, boxes, seed)
    names = [name for name in wish.split(",") if name.strip()]
    return tuple(rules.names[_find(rules, boxes, name)] for name in names)


def _find(rules: Rules, boxes: tuple[str, ...], name: str) -> int:
    """A card of the chosen boxes, or else of any box: that it is not in the chosen ones is said later."""
    try:
        return rules.find(name, of_boxes(rules, boxes))
    except UnknownCard as error:
        try:
            return rules.find(name)
        except CuoreError:
            raise error from None


def choose_visitors(
    rules: Rules, boxes: tuple[str, ...], wish: str, seed: str, category: int, most: int
) -> tuple[str, ...]:
    """Who comes from the other boxes to the Park: ``random``, ``none``, or names separated by commas."""
    park = park_box(rules, boxes)
    others = tuple(box for box in boxes if box != park)
    if not park:
        if wish not in ("random", "none"):
            box = park_box(rules, BOXES)
            raise IllegalSetup(f"guests and a choice of private maids are for games in the Park: add the box {box!r}")
        return ()
    if wish == "none":
        return ()
    if wish != "random":
        return tuple(rules.names[_find(rules, others, name)] for name in wish.split(",") if name.strip())
    kinds = [k for k in of_boxes(rules, others) if rules.category[k] == category]
    luck_from_seed(seed).shuffle(f"visitors {category}", kinds)
    return tuple(rules.names[k] for k in sorted(kinds[:most]))


def make_setup(
    rules: Rules,
    *,
    boxes: tuple[str, ...] = ("base",),
    players: int = 2,
    town: str = "first",
    seed: str = "1",
    beginners: bool = False,
    faster: bool = False,
    printed_only: bool = False,
    guests: str = "random",
    private_maids: str = "random",
    without: str = "",
) -> Setup:
    """A setup from a person's wishes.

    ``beginners`` leaves the Bad Habits in the box, ``without`` any other events; ``guests`` and ``private_maids`` say
    who comes from other boxes to the Park.
    """
    check_seed(seed)
    known = sorted(box for box in rules.by_box if box != COMMON)
    for box in boxes:
        if box not in known:
            raise IllegalSetup(f"there is no box called {shorten(box)}; there is {listed(known)}", str(box), known)
    if len(set(boxes)) != len(boxes):
        raise IllegalSetup(f"a box is named twice: {listed([cut(box) for box in boxes])}")
    left_out = [rules.names[_find(rules, boxes, name)] for name in without.split(",") if name.strip()]
    return Setup(
        boxes,
        players,
        choose_town(rules, boxes, town, seed),
        seed,
        tuple(dict.fromkeys(([BAD_HABIT] if beginners else []) + left_out)),
        faster,
        printed_only,
        choose_visitors(rules, boxes, guests, seed, GENERAL, GUESTS),
        choose_visitors(rules, boxes, private_maids, seed, PRIVATE, MOST_PRIVATE_MAIDS_IN_PARK),
    )


def lay_out_position(rules: Rules, text: str) -> Game:
    """The game that a position describes, before it runs on; a Town it does not choose is the recommended one."""
    value = next((value for _, key, value in split_lines(text, HEADER) if key == "boxes"), BOXES[0])
    boxes = tuple(box.strip() for box in value.split(","))
    return read_raw_position(rules, text, FIRST_TOWNS.get(park_box(rules, boxes) or boxes[0], base.FIRST_TOWN))


def read_position(rules: Rules, text: str) -> Game:
    """The game that a position describes, standing at its first question."""
    g = lay_out_position(rules, text)
    g.run()
    return g

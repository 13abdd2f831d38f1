"""Choosing a town: the recommended first ones, random ones, and towns named by hand."""

from __future__ import annotations

from cuore.engine.box import TownNeed
from cuore.engine.errors import CuoreError, IllegalSetup, IllegalTown, UnknownCard
from cuore.engine.game import Game
from cuore.engine.luck import luck_from_seed
from cuore.engine.position import HEADER, split_lines
from cuore.engine.position import read_position as read_raw_position
from cuore.engine.rules import Rules
from cuore.engine.setup import (
    TOWN_SIZE,
    Setup,
    check_boxes,
    check_seed,
    host_of,
    of_boxes,
    where_visitors_come,
)
from cuore.engine.words import GENERAL, PRIVATE


def first_town(rules: Rules, boxes: tuple[str, ...]) -> tuple[str, ...]:
    """The recommended first town of a box; of a game apart its own, whoever comes to visit it."""
    host = host_of(rules, boxes)
    town = host.first_town if host.place.apart or len(boxes) == 1 else ()
    if not town:
        raise IllegalTown(
            f"there is no recommended first town for {', '.join(boxes)}: choose a random one, or name ten"
        )
    return town


def random_town(rules: Rules, boxes: tuple[str, ...], seed: str) -> tuple[str, ...]:
    """Ten general maids of the boxes, drawn by a seed."""
    host = host_of(rules, boxes)
    lending = (host.id,) if host.place.apart else boxes
    kinds = [k for k in of_boxes(rules, lending) if rules.category[k] == GENERAL]
    luck_from_seed(seed).shuffle("town", kinds)
    chosen = kinds[:TOWN_SIZE]
    _fill_needs(rules, [need for box in lending for need in rules.boxes[box].needs], kinds, chosen)
    return tuple(rules.names[k] for k in sorted(chosen))


def _fill_needs(rules: Rules, needs: list[TownNeed], kinds: list[int], chosen: list[int]) -> None:
    """Whom boxes need in their towns takes the places of the last others, if too few of them were drawn."""
    for need in needs:
        fitting = [k for k in kinds if need.fits(rules.cards[k])]
        for kind in fitting[: need.least]:
            others = [k for k in chosen if not any(each.fits(rules.cards[k]) for each in needs)]
            if kind not in chosen and others:
                chosen.remove(others[-1])
                chosen.append(kind)


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


def choose_visitors(rules: Rules, boxes: tuple[str, ...], wish: str, seed: str, category: int) -> tuple[str, ...]:
    """Who comes from other boxes to a game apart: ``random``, ``none``, or names separated by commas."""
    host = host_of(rules, boxes)
    others = tuple(box for box in boxes if box != host.id)
    if not host.place.visitors:
        if wish not in ("random", "none"):
            welcoming = [repr(box.id) for box in rules.boxes.values() if box.place.visitors]
            raise IllegalSetup(
                f"guests and a choice of private maids are for games in {where_visitors_come(rules)}: "
                f"add the box {' or '.join(welcoming)}"
            )
        return ()
    if wish == "none":
        return ()
    if wish != "random":
        return tuple(rules.names[_find(rules, others, name)] for name in wish.split(",") if name.strip())
    kinds = [k for k in of_boxes(rules, others) if rules.category[k] == category]
    luck_from_seed(seed).shuffle(f"visitors {category}", kinds)
    return tuple(rules.names[k] for k in sorted(kinds[: host.place.visitors]))


def make_setup(
    rules: Rules,
    *,
    boxes: tuple[str, ...] | None = None,
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

    Without ``boxes`` it is the first one. ``beginners`` leaves in the box what a beginners' game does without,
    ``without`` any other events; ``guests`` and ``private_maids`` say who visits a game apart from other boxes.
    """
    check_seed(seed)
    boxes = (next(iter(rules.boxes)),) if boxes is None else boxes
    check_boxes(rules, boxes)
    left_out = [rules.names[_find(rules, boxes, name)] for name in without.split(",") if name.strip()]
    return Setup(
        boxes,
        players,
        choose_town(rules, boxes, town, seed),
        seed,
        tuple(dict.fromkeys([*(_for_beginners(rules) if beginners else ()), *left_out])),
        faster,
        printed_only,
        choose_visitors(rules, boxes, guests, seed, GENERAL),
        choose_visitors(rules, boxes, private_maids, seed, PRIVATE),
    )


def _for_beginners(rules: Rules) -> list[str]:
    """The events that a beginners' game leaves in the box."""
    return [name for box in rules.boxes.values() for name in box.beginners_without]


def lay_out_position(rules: Rules, text: str) -> Game:
    """The game that a position describes, before it runs on; a Town it does not choose is the recommended one."""
    value = next((value for _, key, value in split_lines(text, HEADER) if key == "boxes"), "")
    boxes = tuple(box.strip() for box in value.split(","))
    known = tuple(dict.fromkeys(box for box in boxes if box in rules.boxes))
    every = list(rules.boxes.values())
    likely = [host_of(rules, known), *every] if known else every
    return read_raw_position(rules, text, next(box.first_town for box in likely if box.first_town))


def read_position(rules: Rules, text: str) -> Game:
    """The game that a position describes, standing at its first question."""
    g = lay_out_position(rules, text)
    g.run()
    return g

"""From a person's words to a game: the recommended first town, a drawn one, one by its code or name, or ten names."""

from __future__ import annotations

from dataclasses import replace

from cuore.engine.errors import IllegalSetup, IllegalTown, UnknownCard
from cuore.engine.rules import Rules
from cuore.engine.setup import Setup, check_boxes, check_seed, host_of, host_with_chiefs, of_boxes, where_visitors_come
from cuore.engine.words import HIGH_CLASS
from cuore.town.code import looks_like_code, read_code
from cuore.town.conflicts import Wanted
from cuore.town.drawing import NO_WISHES, NoTown
from cuore.town.explaining import explain
from cuore.town.named import begun_town, named_town, unknown_town
from cuore.town.naming import find_card
from cuore.town.town import Town, is_left_out_unprinted, new_town
from cuore.town.wishes import GUESTS, IllegalWish, Wishes, words_in
from cuore.town.work import TooMuch

FIRST = "first"
RANDOM = "random"
NONE = "none"


def first_town(rules: Rules, boxes: tuple[str, ...]) -> tuple[str, ...]:
    """The recommended first town of a box; of a game apart its own, whoever comes to visit it."""
    host = host_of(rules, boxes)
    town = host.first_town if host.place.apart or len(boxes) == 1 else ()
    if not town:
        raise IllegalTown(
            f"there is no recommended first town for {', '.join(boxes)}: choose random, or name ten maids"
        )
    return town


def draw_town(
    rules: Rules,
    boxes: tuple[str, ...],
    seed: str,
    wishes: Wishes = NO_WISHES,
    *,
    printed_only: bool = False,
    without: tuple[str, ...] = (),
) -> Town:
    """A town by chance: the one of a seed, among all that fit the wishes; where none does, it is told why."""
    host_with_chiefs(rules, boxes)
    wanted = Wanted(rules, boxes, wishes, printed_only, without)
    try:
        drawing = wanted.drawer()
    except (NoTown, TooMuch) as error:
        raise explain(wanted, error) or error from None
    return drawing.draw(seed)


def choose_town(rules: Rules, boxes: tuple[str, ...], wish: str) -> tuple[str, ...]:
    """The maids of a town from a person's words: ``first``, or ten names separated by commas."""
    if wish == FIRST:
        return first_town(rules, boxes)
    here = of_boxes(rules, boxes)
    try:
        return tuple([rules.names[find_card(rules, name, here)] for name in words_in(wish)])
    except UnknownCard:
        if "," in wish:
            raise
        raise unknown_town(rules, wish) from None


def known_town(rules: Rules, wish: str) -> Town | None:
    """The town that somebody means by its code, also a spoken one, or its name or a part of that; None if by none."""
    named = named_town(rules, wish)
    if named is None and looks_like_code(wish):
        return read_code(rules, wish)
    if named is None and wish.strip().lower() not in (FIRST, RANDOM) and "," not in wish:
        named = begun_town(rules, wish)
    return None if named is None else named.town


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
    first: int = -1,
    wishes: Wishes = NO_WISHES,
) -> Setup:
    """A setup from a person's wishes.

    ``town`` is ``first``, ``random``, a code, the name of a town, or ten names; ``wishes`` are for one that is drawn.
    Without ``boxes`` they are those of the code or the name, or the first one. ``beginners`` leaves in the box what a
    beginners' game does without, ``without`` any other special cards; ``guests`` and ``private_maids`` say who visits a
    game apart from other boxes. ``first`` is the seat that begins, -1 for chance.
    """
    check_seed(seed)
    if wishes and town != RANDOM:
        raise IllegalWish("wishes are for a town that is drawn: leave out the town, or write random")
    known = known_town(rules, town)
    if known is not None:
        if (guests, private_maids) != (RANDOM, RANDOM):
            raise IllegalSetup("the guests of this town are part of its code: choose no others")
        return _known_setup(rules, known, boxes, players, seed, beginners, faster, printed_only, without, first)
    boxes = (next(iter(rules.boxes)),) if boxes is None else boxes
    check_boxes(rules, boxes)
    left_out = _left_out(rules, boxes, beginners, without)
    drawn = _drawn(rules, boxes, seed, wishes, printed_only, left_out, town, (guests, private_maids))
    return Setup(
        boxes,
        players,
        choose_town(rules, boxes, town) if drawn is None or town != RANDOM else drawn.maids,
        seed,
        tuple(dict.fromkeys([*left_out, *(_beyond(rules, drawn, printed_only) if town == RANDOM and drawn else ())])),
        faster,
        printed_only,
        _visitors(rules, boxes, guests, drawn.guests if drawn else ()),
        _visitors(rules, boxes, private_maids, drawn.private_maids if drawn else ()),
        first=first,
    )


def _known_setup(
    rules: Rules,
    town: Town,
    boxes: tuple[str, ...] | None,
    players: int,
    seed: str,
    beginners: bool,
    faster: bool,
    printed_only: bool,
    without: str,
    first: int,
) -> Setup:
    """A game in a town that is known by its code or its name: it says who plays in it."""
    if boxes is not None and new_town(rules, boxes, ()).boxes != town.boxes:
        chosen = ", ".join(boxes)
        raise IllegalSetup(f"this town is for the boxes {', '.join(town.boxes)}, not for {chosen}")
    left_out = _left_out(rules, town.boxes, beginners, without)
    setup = town.setup(players, seed, faster=faster)
    facts = {**setup.facts(), "printed_only": printed_only, "first": first}
    facts["without"] = tuple(dict.fromkeys([*left_out, *_beyond(rules, town, printed_only)]))
    return Setup(**facts)


def _left_out(rules: Rules, boxes: tuple[str, ...], beginners: bool, without: str) -> tuple[str, ...]:
    here = of_boxes(rules, boxes)
    named = [rules.names[find_card(rules, name, here)] for name in words_in(without)]
    return tuple(dict.fromkeys([*(_for_beginners(rules) if beginners else ()), *named]))


def _for_beginners(rules: Rules) -> list[str]:
    """The events that a beginners' game leaves in the box."""
    return [name for box in rules.boxes.values() for name in box.beginners_without]


def _beyond(rules: Rules, town: Town, printed_only: bool) -> list[str]:
    """What a town leaves in the box, and a game with printed cards alone would not leave there by itself."""
    return [n for n in town.without if not (printed_only and is_left_out_unprinted(rules, rules.kind(n)))]


def _drawn(
    rules: Rules,
    boxes: tuple[str, ...],
    seed: str,
    wishes: Wishes,
    printed_only: bool,
    without: tuple[str, ...],
    town: str,
    visitors: tuple[str, str],
) -> Town | None:
    """What chance draws: the town, or at least who visits it."""
    is_visited = bool(host_of(rules, boxes).place.visitors)
    if town != RANDOM and not (is_visited and RANDOM in visitors and len(boxes) > 1):
        return None
    # A high class maid is no part of a town, so leaving her out changes nothing about the draw.
    kinds = [rules.kind(name) for name in without]
    kept = tuple([rules.names[k] for k in kinds if rules.cards[k].box in boxes and rules.category[k] != HIGH_CLASS])
    nobody = [word for word, said in zip((GUESTS, "private maids"), visitors, strict=True) if said == NONE]
    if is_visited and nobody:
        wishes = replace(wishes, forbid=(*wishes.forbid, *nobody))
    return draw_town(rules, boxes, seed, wishes, printed_only=printed_only and not is_visited, without=kept)


def _visitors(rules: Rules, boxes: tuple[str, ...], wish: str, drawn: tuple[str, ...]) -> tuple[str, ...]:
    """Who comes from other boxes to a game apart: ``random``, ``none``, or names separated by commas."""
    host = host_of(rules, boxes)
    if not host.place.visitors:
        if wish not in (RANDOM, NONE):
            welcoming = [repr(box.id) for box in rules.boxes.values() if box.place.visitors]
            raise IllegalSetup(
                f"guests and a choice of private maids are for games in {where_visitors_come(rules)}: "
                f"add the box {' or '.join(welcoming)}"
            )
        return ()
    if wish == RANDOM:
        return drawn
    others = of_boxes(rules, tuple([box for box in boxes if box != host.id]))
    return () if wish == NONE else tuple([rules.names[find_card(rules, name, others)] for name in words_in(wish)])

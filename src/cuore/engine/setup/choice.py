"""How a game is to be laid out, and what the rules allow."""

from __future__ import annotations

from cuore.engine.card import COMMON
from cuore.engine.errors import IllegalSetup, IllegalTown, WrongPlayerCount, cut, listed, shorten
from cuore.engine.rules import Rules
from cuore.engine.words import CHAMBERMAID_CHIEF, EVENT, GENERAL, HIGH_CLASS, MAID_CHIEF, PRIVATE

TOWN_SIZE = 10
GUESTS = 10
MOST_PRIVATE_MAIDS_IN_PARK = 10
BAR_MAID = "Bar Maid"
MOST_PLAYERS = 6
MOST_PLAYERS_IN_PARK = 4
LONGEST_SEED = 200


class Setup:
    """How a game is laid out. The same setup and seed always give the same game.

    ``town`` names the ten general maids; ``without`` names events that stay in the box (the beginners' game leaves
    Bad Habit there); ``faster`` is the shorter game for two, with three cards less in every pile of general maids and
    chiefs; ``printed_only`` leaves every card in the box that is a reconstruction as a whole. The first box gives the
    chiefs.

    Where the game is played in the Park, other boxes give it ``guests`` (ten general maids, one card each) and
    ``private_maids`` if these are named.

    A game that begins with a ``position`` is not laid out: boxes and seats are those of the position, which says all
    else, luck included; the seed is for the chance of whoever plays (``record.setup_at`` makes such a setup).
    """

    __slots__ = (
        "boxes",
        "faster",
        "guests",
        "position",
        "printed_only",
        "private_maids",
        "seats",
        "seed",
        "town",
        "without",
    )

    def __init__(
        self,
        boxes: tuple[str, ...],
        seats: int,
        town: tuple[str, ...],
        seed: str,
        without: tuple[str, ...] = (),
        faster: bool = False,
        printed_only: bool = False,
        guests: tuple[str, ...] = (),
        private_maids: tuple[str, ...] = (),
        position: str = "",
    ) -> None:
        self.boxes = boxes
        self.seats = seats
        self.town = town
        self.seed = seed
        self.without = without
        self.faster = faster
        self.printed_only = printed_only
        self.guests = guests
        self.private_maids = private_maids
        self.position = position


def of_boxes(rules: Rules, boxes: tuple[str, ...]) -> list[int]:
    """All kinds of some boxes, in the order of the boxes; what is common to all boxes (Love) comes last."""
    return [kind for box in (*boxes, COMMON) for kind in rules.by_box.get(box, [])]


def park_box(rules: Rules, boxes: tuple[str, ...]) -> str:
    """The box among these whose game is played in the Park, or nothing: it is the one with high class maids."""
    for box in boxes:
        if any(rules.category[k] == HIGH_CLASS for k in rules.by_box.get(box, [])):
            return box
    return ""


def check(rules: Rules, setup: Setup) -> None:
    """Refuse a setup that the rules do not allow, with the reason."""
    if setup.position:
        raise IllegalSetup("a game that begins with a position is not laid out: start a session with it")
    _check_boxes(rules, setup.boxes)
    check_seed(setup.seed)
    park = park_box(rules, setup.boxes)
    most = MOST_PLAYERS_IN_PARK if park else MOST_PLAYERS
    if not 2 <= setup.seats <= most:
        raise WrongPlayerCount(f"these boxes are for 2 to {most} players, not {setup.seats}")
    if setup.faster and setup.seats != 2:
        raise WrongPlayerCount(f"the faster game is for 2 players, not {setup.seats}")
    if park:
        _check_park(rules, setup, park)
    else:
        if setup.guests or setup.private_maids:
            raise IllegalSetup("guests and a choice of private maids are for games in the Park")
        _check_maids(rules, setup, setup.boxes)
        _check_bar_maids(rules, setup)
    for name in setup.without:
        if rules.cards[rules.kind(name)].category != EVENT:
            raise IllegalSetup(f"only events can be left in the box, and {name} is none")


def check_seed(seed: str) -> None:
    """Refuse a seed that could not be written down: none, a very long one, or half a character."""
    if not 0 < len(seed) <= LONGEST_SEED or any(0xD800 <= ord(letter) <= 0xDFFF for letter in seed):
        raise IllegalSetup(f"a seed is 1 to {LONGEST_SEED} characters of text")


def _check_boxes(rules: Rules, boxes: tuple[str, ...]) -> None:
    known = [box for box in rules.by_box if box != COMMON]
    if not boxes:
        raise IllegalSetup("choose at least one box")
    if len(set(boxes)) != len(boxes):
        raise IllegalSetup(f"a box is named twice: {listed([cut(box) for box in boxes])}")
    for box in boxes:
        if box not in known:
            raise IllegalSetup(f"there is no box called {shorten(box)}; there is {listed(known)}", str(box), known)
    if not park_box(rules, boxes) and not _has_chiefs(rules, boxes[0]):
        raise IllegalSetup(f"the box {boxes[0]!r} has no chiefs to start with: name another box first")


def _check_maids(rules: Rules, setup: Setup, boxes: tuple[str, ...]) -> None:
    """The ten general maids of the Town."""
    seen: set[str] = set()
    for name in setup.town:
        card = rules.cards[rules.kind(name)]
        if card.category != GENERAL:
            raise IllegalTown(f"{name} is not a general maid: a town is made of general maids")
        if card.box not in boxes:
            raise IllegalTown(f"{name} is in the box {card.box!r}, which is not among {', '.join(boxes)}")
        if setup.printed_only and card.provenance == "reconstructed":
            raise IllegalTown(f"{name} is a reconstruction, and only printed cards are wanted")
        if name in seen:
            raise IllegalTown(f"{name} is twice in the town")
        seen.add(name)
    if len(setup.town) != TOWN_SIZE:
        many = "few" if len(setup.town) < TOWN_SIZE else "many"
        raise IllegalTown(f"too {many} general maids: a town has {TOWN_SIZE}, not {len(setup.town)}")


def _check_bar_maids(rules: Rules, setup: Setup) -> None:
    bar_maids = [rules.names[k] for k in of_boxes(rules, setup.boxes) if rules.cards[k].title == BAR_MAID]
    if bar_maids and not set(setup.town).intersection(bar_maids):
        raise IllegalTown(f"a town with beers needs at least one {BAR_MAID}: {' or '.join(bar_maids)}")


def _check_park(rules: Rules, setup: Setup, park: str) -> None:
    """A game in the Park: its own ten maids, and visitors from the other boxes."""
    if setup.faster:
        raise IllegalSetup("there is no faster game in the Park: its book says what two players leave out")
    if setup.printed_only:
        raise IllegalSetup("the cards of the Park are mostly reconstructions: there is no game with printed ones only")
    _check_maids(rules, setup, (park,))
    others = [box for box in setup.boxes if box != park]
    for names, category, what in (
        (setup.guests, GENERAL, "general maid"),
        (setup.private_maids, PRIVATE, "private maid"),
    ):
        for name in names:
            card = rules.cards[rules.kind(name)]
            if card.category != category or card.box not in others:
                raise IllegalSetup(f"{name} is no {what} of another box in play, and cannot come to the Park")
        if len(set(names)) != len(names):
            raise IllegalSetup(f"a {what} is named twice among those who come to the Park")
    if len(setup.guests) not in (0, GUESTS):
        raise IllegalSetup(f"{GUESTS} general maids of other boxes come to the Park, or none, not {len(setup.guests)}")
    there = [k for k in of_boxes(rules, tuple(others)) if rules.category[k] == PRIVATE]
    wanted = min(len(there), MOST_PRIVATE_MAIDS_IN_PARK)
    if len(setup.private_maids) not in (0, wanted):
        raise IllegalSetup(f"{wanted} private maids come to the Park, or none, not {len(setup.private_maids)}")


def _has_chiefs(rules: Rules, box: str) -> bool:
    here = {rules.category[k] for k in of_boxes(rules, (box,))}
    return {MAID_CHIEF, CHAMBERMAID_CHIEF} <= here

"""How a game is to be laid out, and what the rules allow."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import Any

from cuore.engine.box import Box, TownNeed
from cuore.engine.card import COMMON
from cuore.engine.errors import IllegalSetup, IllegalTown, WrongPlayerCount, cut, listed, shorten
from cuore.engine.rules import Rules
from cuore.engine.words import CATEGORY_NAMES, CHAMBERMAID_CHIEF, GENERAL, MAID_CHIEF

TOWN_SIZE = 10
LARGE_TABLE = 4  # with more players there are two sets of Love, and three empty piles end the game
LONGEST_SEED = 200


class Setup:
    """How a game is laid out. The same setup and seed always give the same game.

    ``town`` names the ten general maids; ``without`` names special cards that stay in the box: events (the beginners'
    game leaves Bad Habit there), and in the Town buildings, private maids, Reminiscences and all beers too; ``faster``
    is the shorter game for two, with three cards less in every pile of general maids and chiefs; ``printed_only``
    leaves every card in the box that is a reconstruction as a whole. The first box gives the chiefs. ``first`` is the
    seat that begins; without one the seed draws it.

    A game that begins with a ``position`` is not laid out: boxes and seats are those of the position, which says all
    else, luck included; the seed is for the chance of whoever plays (``setup_at`` makes such a setup).

    With ``asks_all`` a player in somebody else's turn is asked even where there is only one answer, so that nobody can
    tell from a question that was left out what that player holds.

    Where the game is played in a place that other boxes visit, these give it ``guests`` (ten general maids, one card
    each) and ``private_maids`` if these are named.
    """

    __slots__ = (
        "asks_all",
        "boxes",
        "faster",
        "first",
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
        asks_all: bool = False,
        first: int = -1,
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
        self.asks_all = asks_all
        self.first = first

    def facts(self) -> dict[str, Any]:
        """All that it says, by name: what it can be made of again."""
        return {
            "boxes": self.boxes,
            "seats": self.seats,
            "town": self.town,
            "seed": self.seed,
            "without": self.without,
            "faster": self.faster,
            "printed_only": self.printed_only,
            "guests": self.guests,
            "private_maids": self.private_maids,
            "position": self.position,
            "asks_all": self.asks_all,
            "first": self.first,
        }

    def __eq__(self, other: object) -> bool:
        return isinstance(other, Setup) and self.facts() == other.facts()

    def __hash__(self) -> int:
        return hash(tuple(self.facts().values()))

    def __repr__(self) -> str:
        said = [" + ".join(self.boxes), f"{self.seats} seats", f"seed {self.seed!r}"]
        said += [f"town of {self.town[0]} … {self.town[-1]}"] if self.town else []
        said += [f"without {', '.join(self.without)}"] if self.without else []
        flags = (
            ("faster", self.faster),
            ("printed only", self.printed_only),
            ("guests", self.guests),
            ("from a position", self.position),
            ("asks all", self.asks_all),
            ("first named", self.first >= 0),
        )
        said += [word for word, flag in flags if flag]
        return f"<Setup: {', '.join(said)}>"


def of_boxes(rules: Rules, boxes: tuple[str, ...]) -> list[int]:
    """All kinds of some boxes, in the order of the boxes; what is common to all boxes (Love) comes last."""
    return [kind for box in (*boxes, COMMON) for kind in rules.by_box.get(box, [])]


def host_of(rules: Rules, boxes: tuple[str, ...]) -> Box:
    """The box that says where a game with these is played; a choice that cannot be is refused."""
    check_boxes(rules, boxes)
    return rules.host(boxes)


def host_with_chiefs(rules: Rules, boxes: tuple[str, ...]) -> Box:
    """The same, if a game can begin there."""
    host = host_of(rules, boxes)
    if not host.place.apart and not has_chiefs(rules, host.id):
        raise IllegalSetup(f"the box {host.id!r} has no chiefs to start with: name another box first")
    return host


def players_for(rules: Rules, boxes: tuple[str, ...]) -> tuple[int, int]:
    """The fewest and the most players that all of these boxes are for."""
    for_each = [rules.boxes[box].players for box in boxes]
    return max([least for least, _ in for_each]), min([most for _, most in for_each])


def empty_piles_that_end(seats: int) -> int:
    """How many empty maid piles end a game of so many players."""
    return 3 if seats > LARGE_TABLE else 2


def check(rules: Rules, setup: Setup) -> None:
    """Refuse a setup that the rules do not allow, with the reason."""
    if setup.position:
        raise IllegalSetup("a game that begins with a position is not laid out: start a session with it")
    host = host_with_chiefs(rules, setup.boxes)
    check_seed(setup.seed)
    least, most = players_for(rules, setup.boxes)
    if not least <= setup.seats <= most:
        raise WrongPlayerCount(f"these boxes are for {least} to {most} players, not {setup.seats}")
    if not -1 <= setup.first < setup.seats:
        raise IllegalSetup(f"seat {setup.first} cannot begin: the seats are 0 to {setup.seats - 1}")
    if setup.faster and setup.seats != 2:
        raise WrongPlayerCount(f"the faster game is for 2 players, not {setup.seats}")
    if not host.place.visitors and (setup.guests or setup.private_maids):
        raise IllegalSetup(f"guests and a choice of private maids are for games in {where_visitors_come(rules)}")
    host.place.check(rules, setup, host)
    for name in setup.without:
        if not host.place.can_stay(rules, rules.kind(name)):
            sorts = listed([f"{CATEGORY_NAMES[category]}s" for category in host.place.optional])
            raise IllegalSetup(f"only {sorts}{host.place.others_stay} can be left in the box, and {name} is none")


def where_visitors_come(rules: Rules) -> str:
    """The places that cards of other boxes can visit, in words."""
    titles = [box.place.title for box in rules.boxes.values() if box.place.visitors]
    return " or ".join([f"the {title}" for title in dict.fromkeys(titles)]) or "no box that there is"


def check_boxes(rules: Rules, boxes: tuple[str, ...]) -> None:
    """Refuse a choice of boxes that are not there, or twice."""
    if not boxes:
        raise IllegalSetup("choose at least one box")
    for box in boxes:
        if box not in rules.boxes:
            known = sorted(rules.boxes)
            raise IllegalSetup(f"there is no box called {shorten(box)}; choose from {listed(known)}", box, known)
    if len(set(boxes)) != len(boxes):
        raise IllegalSetup(f"a box is named twice: {listed([cut(box) for box in boxes])}")


def check_seed(seed: str) -> None:
    """Refuse a seed that could not be written down: none, a very long one, or half a character."""
    if not 0 < len(seed) <= LONGEST_SEED or any(0xD800 <= ord(letter) <= 0xDFFF for letter in seed):
        raise IllegalSetup(f"a seed is 1 to {LONGEST_SEED} characters of text")


def check_maids(rules: Rules, setup: Setup, boxes: tuple[str, ...]) -> None:
    """Refuse what is not ten different general maids of these boxes."""
    seen: set[str] = set()
    for name in setup.town:
        card = rules.cards[rules.kind(name)]
        if card.category != GENERAL:
            raise IllegalTown(f"{name} is not a general maid: a town is made of general maids")
        if card.box not in boxes:
            raise IllegalTown(f"{name} is in the box {card.box!r}, which is not among {', '.join(boxes)}")
        if setup.printed_only and is_reconstruction(rules, rules.kind(name)):
            raise IllegalTown(f"{name} is a reconstruction, and only printed cards are wanted")
        if name in seen:
            raise IllegalTown(f"{name} is twice in the town")
        seen.add(name)
    if len(setup.town) != TOWN_SIZE:
        many = "few" if len(setup.town) < TOWN_SIZE else "many"
        raise IllegalTown(f"too {many} general maids: a town has {TOWN_SIZE}, not {len(setup.town)}")


def check_needs(rules: Rules, setup: Setup, boxes: tuple[str, ...]) -> None:
    """Refuse a town without the maids that one of these boxes insists on."""
    here = of_boxes(rules, boxes)
    there = [k for k in here if not stays_in_box(rules, k, setup.without, setup.printed_only)]
    for box in boxes:
        for need in rules.boxes[box].needs:
            fitting = [rules.names[k] for k in here if fits(rules, need, k)]
            too_few = len(set(setup.town).intersection(fitting)) < min(need.least, len(fitting))
            insists = bool(need.reason) and (len(setup.boxes) > 1 or not need.if_combined)
            if insists and too_few and is_needed(rules, need, there):
                raise IllegalTown(f"{need.reason}: {' or '.join(fitting)}")


def stays_in_box(rules: Rules, kind: int, without: Sequence[str], printed_only: bool) -> bool:
    """Whether somebody who chose so leaves a card in the box."""
    return rules.names[kind] in without or (printed_only and is_reconstruction(rules, kind))


def is_reconstruction(rules: Rules, kind: int) -> bool:
    """Whether a card is a reconstruction as a whole: it stays in the box where printed cards alone are wanted."""
    return rules.cards[kind].provenance == "reconstructed"


def fits(rules: Rules, need: TownNeed, kind: int) -> bool:
    """Whether a card is one of those whom a town needs."""
    card = rules.cards[kind]
    if card.category != GENERAL:
        return False
    if need.deed:
        return brings(rules, kind, need.deed)
    return card.title == need.title if need.title else card.name in need.names


def brings(rules: Rules, kind: int, deed: str) -> bool:
    """Whether a general maid does something for players."""
    if rules.category[kind] != GENERAL:
        return False
    return any(each.what == deed and each.for_you for each in rules.traits(kind).all.deeds)


def is_needed(rules: Rules, need: TownNeed, kinds: Iterable[int]) -> bool:
    """Whether what a need is about is among the cards that take part."""
    return not need.mechanic or any(CATEGORY_NAMES[rules.category[k]] == need.mechanic for k in kinds)


def has_chiefs(rules: Rules, box: str) -> bool:
    """Whether a game can begin with the chiefs of a box."""
    here = {rules.category[k] for k in of_boxes(rules, (box,))}
    return {MAID_CHIEF, CHAMBERMAID_CHIEF} <= here

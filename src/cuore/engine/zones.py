"""What a game consists of, declared once: every zone and counter, whose it is, how it lies, and who sees it.

The names are those that leave the engine, and they are the attributes of the classes that hold the state: the rules
live on these, so each is there, typed, by hand. The data of views, positions and the census of cards follow the
declarations. Three things that are done by the million say field by field what they do, and laws hold each against this
page: ``copy``, what a ``View`` shows, and the ``outline`` from which worlds and sketches are made.

A box that needs a place or a number of its own declares it in the same words (``rules.Rules`` says how to hand it
over) and finds it in ``brought.Brought``; nothing else has to know it.
"""

from __future__ import annotations

from cuore.engine.sealed import Sealed
from cuore.engine.words import (
    BEER,
    BUILDING,
    CATEGORY_NAMES,
    CHAMBERMAID_CHIEF,
    EVENT,
    EVERYBODY,
    GENERAL,
    HIGH_CLASS,
    PREPARATION,
    PRIVATE,
    REMINISCENCE,
    RUNNING,
    STAFF,
    STARTING,
)

# -- who holds it --
OF_GAME = "game"
OF_SEAT = "seat"
OF_SIDE_TABLE = "side table"
OF_PARK = "park"

# -- how its cards lie --
BAG = "bag"  # in no order
ROW = "row"  # as they came
PILE = "pile"  # on each other: the top is the END of the list, and the notation begins with it

# -- what its entries are --
CARDS = "cards"  # kinds
ENTRIES = "entries"  # cards with events on them and a card under them
COUNTS = "counts"  # how many cards each pile of the shop has
BY_SEAT = "by seat"  # one card for each seat, or NOBODY
HEAPS = "heaps"  # several piles
NOTES = "notes"  # kinds that are remembered; their cards lie somewhere else

# -- who sees it; everybody sees how many cards there are --
ALL = "all"
OWNER = "owner"
COUNT = "count"  # nobody more than that
TOP = "top"  # everybody the card on top
TOLD = "told"  # the seats that ``aside_knows`` names

# -- what a counter counts, and how it is said --
NUMBER = "number"
FLAG = "flag"  # yes or no
ONE_SEAT = "seat"
SEATS = "seats"  # as bits
PHASE = "phase"
ENDING = "ending"
BY_SKILL = "by skill"  # a number for each

NO_LINE = ""
"""The key of what has no line of its own in a position."""

TOWN_PILES = "piles"
"""The zone of the Town's piles, of which only the numbers are kept."""

ANYTHING = tuple(range(len(CATEGORY_NAMES)))


class StatePart(Sealed):
    """A zone or a counter: its outside name, which is also the attribute of its holder, and its key in positions."""

    def __init__(self, name: str, holder: str, key: str | None) -> None:
        self.name = name
        self.holder = holder
        self.key = name.replace("_", " ") if key is None else key


class Zone(StatePart):
    """A place for cards."""

    def __init__(
        self,
        name: str,
        holder: str,
        order: str = BAG,
        sees: str = ALL,
        entries: str = CARDS,
        takes: tuple[int, ...] = STAFF,
        key: str | None = None,
        counts: bool = True,
    ) -> None:
        super().__init__(name, holder, key)
        self.order = order
        self.sees = sees
        self.entries = entries
        self.takes = takes  # the categories of cards that can lie there
        self.hidden = sees in (OWNER, COUNT, TOP, TOLD)  # somebody does not see it all
        self.counts = counts and holder == OF_SEAT  # its cards are a seat's own, and count for it at the end

    def __repr__(self) -> str:
        return f"<Zone {self.name} of the {self.holder}: a {self.order}, seen by {self.sees}>"

    def seen_as(self) -> tuple[str, ...]:
        """The fields of a view that show it."""
        if self.sees == ALL:
            return (self.name,)
        if self.sees == COUNT:
            return (f"{self.name}_count",)
        return (f"{self.name}_count", f"{self.name}_top" if self.sees == TOP else self.name)


class Counter(StatePart):
    """A number, a flag or a seat that everybody sees. A position says it ``always``, or where it is not the default."""

    def __init__(
        self,
        name: str,
        holder: str,
        form: str = NUMBER,
        default: int = 0,
        least: int = 0,
        always: bool = False,
        key: str | None = None,
    ) -> None:
        super().__init__(name, holder, key)
        self.form = form
        self.default = default
        self.least = least  # what it cannot be below
        self.always = always

    def __repr__(self) -> str:
        return f"<Counter {self.name} of the {self.holder}: a {self.form}>"


TABLE: tuple[Zone | Counter, ...] = (
    Counter("decisions", OF_GAME, always=True),  # made so far: the number of the open one
    Counter("round", OF_GAME, default=1, least=1, always=True),
    Counter("turn", OF_GAME, ONE_SEAT, always=True),
    Counter("phase", OF_GAME, PHASE, STARTING, always=True),
    Counter("ending", OF_GAME, ENDING, RUNNING, always=True),
    Counter("love", OF_GAME, always=True),
    Counter("servings", OF_GAME, default=1, always=True),
    Counter("employments", OF_GAME, default=1, always=True),
    Counter("new_hand", OF_GAME, default=5, always=True),
    Zone(TOWN_PILES, OF_GAME, ROW, entries=COUNTS, key="town"),
    Zone("face_up", OF_GAME, ROW, takes=(PRIVATE,), key="private maids"),
    Zone("face_down", OF_GAME, PILE, COUNT, takes=(PRIVATE,), key="private maids"),
    Zone("used", OF_GAME, ROW, entries=NOTES, takes=(PRIVATE, HIGH_CLASS, GENERAL)),
    Zone("moving", OF_GAME, ROW, takes=(EVENT,)),
    Counter("first_master", OF_PARK, ONE_SEAT, -1, always=True),
    Counter("opener", OF_PARK, ONE_SEAT, -1, always=True, key="opened by"),
    Zone("high_class", OF_PARK, takes=(HIGH_CLASS,)),
    Zone("picked", OF_PARK, ROW, entries=BY_SEAT, takes=(HIGH_CLASS,), key="high class"),
    Zone("preparations", OF_PARK, PILE, entries=HEAPS, takes=(PREPARATION,)),
    Counter("skills", OF_PARK, BY_SKILL, key=NO_LINE),
    Zone("guests_up", OF_PARK, ROW, takes=(GENERAL,), key="guests"),
    Zone("guests_down", OF_PARK, PILE, COUNT, takes=(GENERAL,), key="guests"),
    Counter("ends", OF_PARK, ENDING, RUNNING, key="last round"),
    Zone("reminiscences_up", OF_SIDE_TABLE, ROW, takes=(REMINISCENCE,), key="reminiscences"),
    Zone("reminiscences_down", OF_SIDE_TABLE, PILE, COUNT, takes=(REMINISCENCE,), key="reminiscences"),
    Zone("beers_up", OF_SIDE_TABLE, ROW, takes=(BEER,), key="beers"),
    Zone("beers_down", OF_SIDE_TABLE, PILE, COUNT, takes=(BEER,), key="beers"),
    Counter("stand_owner", OF_SIDE_TABLE, ONE_SEAT, -1, key="beer stand"),
    Counter("stand_turns", OF_SIDE_TABLE, key=NO_LINE),
    Zone("removed", OF_SIDE_TABLE, takes=(CHAMBERMAID_CHIEF, EVENT, BEER)),
    Zone("aside", OF_GAME, ROW, TOLD),
    Counter("aside_knows", OF_GAME, SEATS, EVERYBODY, key="aside known to"),
    Zone("bargains", OF_GAME, ROW, entries=NOTES, takes=ANYTHING),
    Zone("after_hand", OF_GAME, ROW, entries=NOTES, takes=ANYTHING),
    Counter("beer_rights", OF_GAME),
    Counter("acquired", OF_GAME, FLAG),
    Counter("another_turn", OF_GAME, FLAG),
    Counter("chiefs_are_love", OF_GAME, FLAG),
    Counter("stand_used", OF_GAME, FLAG),
)
"""What lies on the table, in the order of the notation. Equal keys share a line: face up | face down."""

HOUSE: tuple[Zone | Counter, ...] = (
    Zone("hand", OF_SEAT, sees=OWNER),
    Zone("deck", OF_SEAT, PILE, COUNT),  # the waiting room
    Zone("discard", OF_SEAT, PILE, TOP),  # the kitchen entrance
    Zone("played", OF_SEAT, ROW),
    Zone("chambermaids", OF_SEAT, entries=ENTRIES, takes=ANYTHING),
    Zone("private", OF_SEAT, PILE, entries=ENTRIES, takes=(PRIVATE,)),
    Zone("events", OF_SEAT, takes=(EVENT,)),
    Zone("buildings", OF_SEAT, entries=ENTRIES, takes=(BUILDING,)),
    Zone("reminiscences", OF_SEAT, takes=(REMINISCENCE,)),
    Zone("beers", OF_SEAT, sees=OWNER, takes=(BEER,)),
    Zone("preparations", OF_SEAT, takes=(PREPARATION,)),
    Counter("shuffles", OF_SEAT, always=True),
    Counter("looks", OF_SEAT),
    Counter("lets_all", OF_SEAT, FLAG),
)
"""What belongs to a seat, in the order of the notation."""

TABLE_ZONES = tuple([declared for declared in TABLE if isinstance(declared, Zone)])
"""Where cards lie on the table; boxes may bring more (``Box.zones``)."""

TABLE_COUNTERS = tuple([declared for declared in TABLE if isinstance(declared, Counter)])
"""What is counted or noted once for all players."""

HOUSE_ZONES = tuple([declared for declared in HOUSE if isinstance(declared, Zone)])
"""Where the cards of a seat lie."""

HOUSE_COUNTERS = tuple([declared for declared in HOUSE if isinstance(declared, Counter)])
"""What is counted or noted for each seat."""

HOUSE_ZONE = {zone.name: zone for zone in HOUSE_ZONES}
TABLE_ZONE = {zone.name: zone for zone in TABLE_ZONES}


def shown_fields(declared: tuple[Zone | Counter, ...]) -> list[str]:
    """The fields of a view that show all of these."""
    names: list[str] = []
    for each in declared:
        if isinstance(each, Zone):
            names += each.seen_as()
        else:
            names.append(each.name)
    return names

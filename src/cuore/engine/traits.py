"""What the parts of a card do, told so that a reader needs to know none of them: their *traits*.

Steps, score rules, changes of prices and requirements are known by a word and fields, and each tells its traits: the
*deeds* (what happens, how much of it, to whom, and how sure that is), what it looks at, which cards it names, whether
it asks. A program's traits are put together from those of its steps, what stands under a condition with it. Planners,
towns, encodings for learners and card pages read these; a new step is understood by all of them when it tells its
deeds.
"""

from __future__ import annotations

from typing import ClassVar, Final

from cuore.derivable import mypyc_attr
from cuore.engine.sealed import Sealed
from cuore.engine.words import BEER, BUILDING, CATEGORY_NAMES, EVENT, HIGH_CLASS, PREPARATION, PRIVATE, REMINISCENCE

# -- to whom something happens --
YOU: Final = "you"
CHOSEN: Final = "chosen"  # another player of your choice
ANYBODY: Final = "anybody"  # a player of your choice, who may be you
OTHERS: Final = "others"  # each other player
NEIGHBOURS: Final = "neighbours"
EVERYBODY: Final = "everybody"  # each player, you too

WHOM: Final = (YOU, CHOSEN, ANYBODY, OTHERS, NEIGHBOURS, EVERYBODY)

# -- how sure it is --
ALWAYS: Final = "always"
MAY: Final = "may"  # if who is asked likes
IF: Final = "if"  # under a condition
FEW: Final = "few"  # every so many times
ONE_OF: Final = "one of"  # one of several, of your choice

WHEN: Final = (ALWAYS, MAY, IF, FEW, ONE_OF)

HALF: Final = 0.5
"""How sure everything is taken for that is not sure: a reader who knows better may do better."""

# -- what a part looks at --
OWNED: Final = "owned"
CHAMBERED: Final = "chambered"
CHAMBERMAIDS: Final = "chambermaids"
REMINISCENCES: Final = "reminiscences"
ALCOHOL: Final = "alcohol"
MAID_CHIEFS: Final = "maid chiefs"
CHAMBERMAID_CHIEFS: Final = "chambermaid chiefs"
BUILDINGS: Final = "buildings"
HAND: Final = "hand"
RIVALS: Final = "rivals"  # what others have of the same

MECHANIC_LOOKED_AT: dict[str, str] = {
    REMINISCENCES: CATEGORY_NAMES[REMINISCENCE],
    ALCOHOL: CATEGORY_NAMES[BEER],
    BUILDINGS: CATEGORY_NAMES[BUILDING],
}
"""What must be in the game so that there is something to look at."""

# -- questions --
NO_QUESTION: Final = 0
YES_OR_NO: Final = 1
SEVERAL: Final = 2


class DeedKind(Sealed):
    """One thing that can happen: its name, whether it is good for whom it happens to, and the mechanic it needs.

    ``good`` is 1, 0 or -1. A mechanic is the name of a category of cards that not every game has.
    """

    __slots__ = ("good", "mechanic", "name")

    def __init__(self, name: str, good: int, mechanic: str = "") -> None:
        self.name = name
        self.good = good
        self.mechanic = mechanic

    def __repr__(self) -> str:
        return f"<DeedKind {self.name!r}: {('bad', 'neither good nor bad', 'good')[self.good + 1]}>"


SPENDABLE: Final = ("love", "serving", "employment", "imagination", "concentration", "effort")
"""What this turn has to spend: to gain it does no harm, and shows nothing."""

_EVENTS: Final = CATEGORY_NAMES[EVENT]
_BEERS: Final = CATEGORY_NAMES[BEER]
_WORK: Final = CATEGORY_NAMES[PREPARATION]

_DEEDS: tuple[DeedKind, ...] = (
    # what this turn has to spend
    DeedKind("love", 1),
    DeedKind("serving", 1),
    DeedKind("employment", 1),
    DeedKind("imagination", 1, _WORK),
    DeedKind("concentration", 1, _WORK),
    DeedKind("effort", 1, _WORK),
    DeedKind("pay love", -1),
    DeedKind("pay serving", -1),
    DeedKind("chiefs as love", 1),
    DeedKind("cheaper", 1),  # ``of`` something costs less by so much
    DeedKind("fixed price", 1),  # ``of`` a card that costs so much
    DeedKind("dearer", -1),
    DeedKind("bargain", 1),  # the card's own changes of prices hold this turn
    DeedKind("end phase", -1),
    # cards that come
    DeedKind("draw", 1),
    DeedKind("take", 1),  # from the Town: ``of`` a sort or a card, ``up_to`` a cost, ``to`` a place
    DeedKind("keep", 1),  # one of those that lie turned over
    DeedKind("reuse", 1),  # another card is used as though it had been played
    DeedKind("turn over", 0),
    DeedKind("look", 0),
    DeedKind("larger hand", 1),
    DeedKind("smaller hand", -1),
    DeedKind("another turn", 1),
    # cards that go
    DeedKind("discard", -1),  # from hand
    DeedKind("discard alike", -1),  # two of a kind
    DeedKind("discard hand", -1),  # all but one card
    DeedKind("discard top", -1),  # of a deck
    DeedKind("put back", 0),  # onto the deck
    DeedKind("put under", -1),  # the deck
    DeedKind("return", 0),  # to the Town: the deck is lighter
    DeedKind("exchange", 0),  # a card for a card
    # private quarters
    DeedKind("chamber", 1),  # a chambermaid without Servings
    DeedKind("dismiss", -1),  # a chambermaid, to the discard pile
    DeedKind("private maid", 1, CATEGORY_NAMES[PRIVATE]),
    DeedKind("lose private maid", -1, CATEGORY_NAMES[PRIVATE]),
    DeedKind("burden", -1),  # a maid in the quarters who takes points or cards
    DeedKind("lay under", 0, CATEGORY_NAMES[BUILDING]),
    DeedKind("tear down", -1, CATEGORY_NAMES[BUILDING]),
    DeedKind("event", -1, _EVENTS),  # an event is laid; ``of`` which
    DeedKind("return event", 1, _EVENTS),
    DeedKind("move event", 1, _EVENTS),
    DeedKind("prevent", 1, _EVENTS),  # events can be turned away, or do not come at all
    # beers
    DeedKind("beer", 1, _BEERS),
    DeedKind("lose beer", -1, _BEERS),
    DeedKind("order beers", 0, _BEERS),
    # the round and the game
    DeedKind("first master", 1, CATEGORY_NAMES[HIGH_CLASS]),
    DeedKind("arrive", 0),  # how the card itself comes to its owner: ``to`` a place
    DeedKind("later", 0),  # something more after the new hand was drawn
    DeedKind("points", 1),
    DeedKind("end game", 0),
)

DEEDS: dict[str, DeedKind] = {kind.name: kind for kind in _DEEDS}
"""Everything that can happen, by name."""


def new_deed(name: str, good: int, mechanic: str = "") -> str:
    """Declare a deed that a box brings; its name is what its steps tell."""
    if name in DEEDS:
        raise ValueError(f"there is a deed called {name!r} already")
    DEEDS[name] = DeedKind(name, good, mechanic)
    return name


class Deed(Sealed):
    """One thing that a part of a card does: so many of something, to somebody, more or less surely."""

    __slots__ = ("count", "of", "sure", "to", "up_to", "what", "when", "whom")

    def __init__(
        self,
        what: str,
        count: int = 1,
        *,
        whom: str = YOU,
        when: str = ALWAYS,
        sure: float = 0.0,
        of: str = "",
        up_to: int = -1,
        to: str = "",
    ) -> None:
        assert what in DEEDS, what
        self.what = what
        self.count = count
        self.whom = whom
        self.when = when
        self.sure = sure or (1.0 if when == ALWAYS else HALF)  # as a share
        self.of = of  # a sort of cards, or the name of one
        self.up_to = up_to  # the most that the card may cost, -1 where it does not matter
        self.to = to  # where the card goes

    @property
    def good(self) -> int:
        """Whether it is good for whom it happens to: 1, 0 or -1."""
        return DEEDS[self.what].good

    @property
    def for_you(self) -> bool:
        """Whether it happens to who carries it out."""
        return self.whom == YOU or self.whom == EVERYBODY

    @property
    def for_others(self) -> bool:
        """Whether it happens, or may happen, to anybody else."""
        return self.whom != YOU

    def under(self, whom: str, when: str, sure: float) -> Deed:
        """The same where somebody else carries it out, or under one more condition."""
        return Deed(
            self.what,
            self.count,
            whom=whom if self.whom == YOU else self.whom,
            when=when if self.when == ALWAYS else self.when,
            sure=self.sure * sure,
            of=self.of,
            up_to=self.up_to,
            to=self.to,
        )

    def __repr__(self) -> str:
        """Everything that is not as usual."""
        said = [f"{self.what} {self.count}" if self.count != 1 else self.what]
        said += [f"of {self.of}"] if self.of else []
        said += [f"up to {self.up_to}"] if self.up_to >= 0 else []
        said += [f"to {self.to}"] if self.to else []
        said += [f"for {self.whom}"] if self.whom != YOU else []
        said += [f"{self.when} {self.sure:.2g}"] if self.when != ALWAYS or self.sure != 1.0 else []
        return f"<{', '.join(said)}>"


def gained(love: int = 0, serving: int = 0, employment: int = 0, when: str = ALWAYS) -> tuple[Deed, ...]:
    """The deeds of gaining so much of each, where it is anything."""
    found = [Deed("love", love, when=when)] if love else []
    found += [Deed("serving", serving, when=when)] if serving else []
    found += [Deed("employment", employment, when=when)] if employment else []
    return tuple(found)


class Traits(Sealed):
    """What a part of a card, or all of a program, does."""

    __slots__ = ("asks", "deeds", "gate", "instead", "looks", "names", "plain", "sets")

    def __init__(
        self,
        deeds: tuple[Deed, ...] = (),
        *,
        asks: int = NO_QUESTION,
        plain: bool = True,
        gate: bool = False,
        looks: tuple[str, ...] = (),
        names: tuple[str, ...] = (),
        sets: int = 0,
        instead: int | None = None,
    ) -> None:
        self.deeds = deeds  # its own, and those of all that stands inside
        self.asks = asks  # nothing, yes or no, or one of several
        self.plain = plain  # whether the deeds tell all: nothing depends on more than numbers
        self.gate = gate  # what follows in the program happens only under its condition
        self.looks = looks  # what it depends on
        self.names = names  # the cards that it names
        self.sets = sets  # of an end-of-game rule: the cards in a set, 0 where each counts alone
        self.instead = instead  # of an end-of-game rule: the printed points in whose place others come

    def count(self, what: str) -> int:
        """How many of something it brings who carries it out at best."""
        return sum([deed.count for deed in self.deeds if deed.what == what and deed.for_you])

    def share(self, what: str) -> float:
        """How many of something it brings who carries it out, as sure as it is."""
        total = 0.0
        for deed in self.deeds:
            if deed.what == what and deed.for_you:
                total += deed.count * deed.sure
        return total

    def does(self, what: str) -> bool:
        """Whether it does something, to whomever."""
        for deed in self.deeds:
            if deed.what == what:
                return True
        return False

    def only_gains(self) -> bool:
        """Whether it gains a fixed amount of what this turn has to spend, and does nothing else."""
        gains = [deed for deed in self.deeds if deed.what in SPENDABLE and deed.when == ALWAYS]
        return self.plain and bool(gains) and len(gains) == len(self.deeds)

    def is_harmless(self) -> bool:
        """Whether it only gains what this turn has to spend, apart from what may be declined."""
        harmless = [deed for deed in self.deeds if deed.when == MAY or deed.what in SPENDABLE]
        return bool(harmless) and len(harmless) == len(self.deeds)

    def gives(self) -> tuple[Deed, ...]:
        """What is good for who carries it out."""
        return tuple([deed for deed in self.deeds if deed.for_you and deed.good > 0])

    def costs(self) -> tuple[Deed, ...]:
        """What is bad for who carries it out."""
        return tuple([deed for deed in self.deeds if deed.for_you and deed.good < 0])

    def hurts(self) -> tuple[Deed, ...]:
        """What is bad for somebody else."""
        return tuple([deed for deed in self.deeds if deed.for_others and deed.good < 0])

    def helps(self) -> tuple[Deed, ...]:
        """What is good for others."""
        return tuple([deed for deed in self.deeds if deed.for_others and deed.good > 0])

    def mechanics(self) -> tuple[str, ...]:
        """The categories of cards that must be in the game so that all this can happen, in the order of the deeds."""
        found = [DEEDS[deed.what].mechanic for deed in self.deeds]
        found += [deed.of for deed in self.deeds if deed.of in MECHANICS]
        found += [MECHANIC_LOOKED_AT.get(place, "") for place in self.looks]
        return unique([mechanic for mechanic in found if mechanic])

    def __repr__(self) -> str:
        """The deeds, and what else there is to say."""
        said = [repr(deed) for deed in self.deeds]
        said += [f"looks at {', '.join(self.looks)}"] if self.looks else []
        return f"Traits({'; '.join(said)})"


MECHANICS: Final = tuple(
    [CATEGORY_NAMES[category] for category in (PRIVATE, EVENT, BUILDING, REMINISCENCE, BEER, HIGH_CLASS, PREPARATION)]
)
"""The categories of cards that not every game has."""

NO_TRAITS: Final = Traits()


def unique(words: list[str]) -> tuple[str, ...]:
    """Every word once, in its order."""
    return tuple(dict.fromkeys(words))


def together(parts: list[Traits]) -> Traits:
    """What several parts do one after the other; behind a gate everything is as sure as its condition."""
    deeds: list[Deed] = []
    looks: list[str] = []
    names: list[str] = []
    asks = NO_QUESTION
    plain = True
    sure = 1.0
    for part in parts:
        deeds += [deed.under(YOU, IF, sure) for deed in part.deeds] if sure < 1.0 else part.deeds
        looks += part.looks
        names += part.names
        asks = max(asks, part.asks)
        plain = plain and part.plain
        if part.gate:
            sure *= HALF
    return Traits(tuple(deeds), asks=asks, plain=plain, looks=unique(looks), names=unique(names))


NAMING: Final = ("card", "staff", "event", "quarters event", "names")
"""Kinds of fields that name cards."""


@mypyc_attr(allow_interpreted_subclasses=True)
class Declared:
    """What cards are made of: known by a word and fields, told by its traits.

    Nobody but the module of such a part asks for its word; who wants to know what it does reads its traits.
    """

    WORD: ClassVar[str] = ""  # its name in a card file, and the key of its words
    FIELDS: ClassVar[tuple[tuple[str, str], ...]] = ()  # (attribute, what it is, with "?" if it may be left out)
    NUMBERS: ClassVar[tuple[tuple[str, int], ...]] = ()  # numbers of the rules that its text tells and no card changes
    DOES: ClassVar[tuple[Deed, ...]] = ()  # its deeds, where they do not depend on the fields
    LOOKS: ClassVar[tuple[str, ...]] = ()  # what it depends on

    def __repr__(self) -> str:
        """Its word and what its fields say; what may be left out, and is, says nothing."""
        fields = [(name, kind, self.field(name)) for name, kind in self.FIELDS]
        said = [f"{name}={value!r}" for name, kind, value in fields if value or not kind.endswith("?")]
        return f"<{' '.join([self.WORD or type(self).__name__, *said])}>"

    def field(self, name: str) -> object:
        """The value of one of ``FIELDS``."""
        return getattr(self, name)

    def deeds(self) -> tuple[Deed, ...]:
        """What it does, apart from the programs inside it."""
        return self.DOES

    def names(self) -> tuple[str, ...]:
        """The cards that its fields name."""
        found: list[str] = []
        for name, kind in self.FIELDS:
            if kind.rstrip("?") in NAMING:
                value = self.field(name)
                if isinstance(value, str):
                    found.append(value)
                elif isinstance(value, tuple):
                    found += value
        return unique([name for name in found if name])

    def traits(self) -> Traits:
        """Everything that a reader may know about it."""
        return Traits(self.deeds(), looks=self.LOOKS, names=self.names())

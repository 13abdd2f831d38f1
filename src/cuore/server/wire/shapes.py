"""What travels of a game: a view, an open decision and events, as types.

Cards travel as kind numbers of the catalogue, everything else that has a name by its name. What is empty or as usual is
left out, so a default stands for "not there". ``scene.py`` fills these, field by field.
"""

from __future__ import annotations

import msgspec

NOBODY = -1
"""Stands for a seat or a card where there is none, or none that this viewer may know."""

Pile = tuple[int, int, int]
"""A pile that cards are employed from: its card, how many are left, and what one costs the viewer now."""

Offered = tuple[int, int]
"""A card that lies open on its own, and what it costs the viewer now."""

Counted = tuple[int, int]
"""A kind of card, and how many of it there are."""

Piece = str | tuple[str, str, int]
"""Some words: plain ones, or such as name something: the words, what it is ("card", "seat" or "name"), which one."""


class Lying(msgspec.Struct, frozen=True, omit_defaults=True):
    """A card in private quarters, with how many events lie on it, and the card under it."""

    card: int
    events: int = 0
    under: int = NOBODY


EventNumber = int | str | Lying | tuple[int, ...]
"""A number of an event; by its sort in the catalogue also a name, a card in quarters, or seats (none: everybody)."""

EventLine = tuple[str, int, int, EventNumber, EventNumber]
"""What happened, to or by which seat, with which card (-1: not for this viewer), and two numbers; see the catalogue."""


class Offer(msgspec.Struct, frozen=True, kw_only=True, omit_defaults=True):
    """Cards that are employed from beside the piles: those that lie open, and how many lie face down."""

    up: tuple[Offered, ...] = ()
    down: int = 0


class Shown(msgspec.Struct, frozen=True, kw_only=True, omit_defaults=True):
    """Cards without a price in Love: those that lie open, and how many lie face down."""

    up: tuple[int, ...] = ()
    down: int = 0


class Stand(msgspec.Struct, frozen=True, kw_only=True, omit_defaults=True):
    """The Beer Stand, while it is open."""

    owner: int = NOBODY  # in whose quarters it lies
    turns: int = 0  # so many of the owner's turns will end before it closes
    used: bool = False  # this turn


class Aside(msgspec.Struct, frozen=True, kw_only=True, omit_defaults=True):
    """Cards turned over from a deck, in the middle of an effect."""

    count: int
    cards: tuple[int, ...] = ()  # as far as they are for this viewer
    knows: tuple[int, ...] = ()  # the seats that they are for; none: everybody


class Effect(msgspec.Struct, frozen=True, kw_only=True, omit_defaults=True):
    """The card whose effect runs. All but the card is told to the seat that is asked, and to nobody else."""

    card: int
    target: int = NOBODY  # the seat that was chosen
    seen: int = NOBODY  # the card that was chosen, moved or looked at
    place: Lying | None = None  # the card in quarters that was chosen


class Park(msgspec.Struct, frozen=True, kw_only=True, omit_defaults=True):
    """What only the Park has."""

    first_master: int
    opener: int  # the seat that opened this round
    high_class: tuple[int, ...] = ()  # those who can be picked
    preparations: dict[str, tuple[int, ...]] = {}  # what is still to do, by errand; the easiest is the last
    skills: dict[str, int] = {}  # skill points of this turn
    guests: Offer | None = None
    ends: str = "running"  # how the game will end with this round


class House(msgspec.Struct, frozen=True, kw_only=True, omit_defaults=True):
    """One house. Cards of a hand, beers and the own staff are there for the viewer's own alone."""

    hand: int = 0  # how many
    cards: tuple[int, ...] = ()  # the hand
    deck: int = 0
    discard: int = 0
    top: int = NOBODY  # the card on top of the discard pile
    owned: tuple[Counted, ...] = ()  # hand, deck and discard pile together
    played: tuple[int, ...] = ()
    chambermaids: tuple[Lying, ...] = ()
    private: tuple[Lying, ...] = ()  # the last one is active
    buildings: tuple[Lying, ...] = ()
    events: tuple[int, ...] = ()
    reminiscences: tuple[int, ...] = ()
    preparations: tuple[int, ...] = ()
    beers: int = 0
    beer_cards: tuple[int, ...] = ()
    high_class: int = NOBODY  # who was picked for this round in the Park
    points: int = 0  # as far as everybody can count them
    lets_all: bool = False  # asked not to be asked about incoming events until the own next turn; told to nobody else
    zones: dict[str, tuple[int, ...]] = {}  # what boxes from elsewhere have of their own, by name
    counters: dict[str, int] = {}


class Scene(msgspec.Struct, frozen=True, kw_only=True, omit_defaults=True):
    """All that a viewer sees of a game."""

    seat: int  # whose eyes these are, -1 for a spectator
    turn: int
    asked: int = NOBODY  # who has to decide; what, that seat alone is told
    round: int
    phase: str
    place: str = "town"  # where the game is played
    first: int = 0  # the seat that began; rounds are counted from it
    love: int = 0
    servings: int = 0
    employments: int = 0
    new_hand: int = 5
    shop: tuple[Pile, ...] = ()
    private: Offer | None = None
    empty: int = 0  # piles of maids that have run out
    empty_end: int = 0  # so many end the game
    round_limit: int = 200
    houses: tuple[House, ...]
    reminiscences: Shown | None = None
    beers: Shown | None = None
    stand: Stand | None = None
    park: Park | None = None
    moving: tuple[int, ...] = ()  # events on their way to somebody
    aside: Aside | None = None
    effect: Effect | None = None
    used: tuple[int, ...] = ()  # cards that were used this turn and cannot be again
    bargains: tuple[int, ...] = ()  # cards that change prices this turn
    after_hand: tuple[int, ...] = ()  # cards that do something when the new hand has been drawn
    removed: tuple[int, ...] = ()  # out of the game
    beer_rights: int = 0
    acquired: bool = False  # a Reminiscence, this turn
    another_turn: bool = False
    chiefs_are_love: bool = False
    ending: str = "running"
    zones: dict[str, tuple[int, ...]] = {}  # what boxes from elsewhere have on the table, by name
    counters: dict[str, int] = {}
    opened: dict[str, tuple[tuple[int, ...], ...]] = {}  # in replays of finished games: hidden zones, then by seat


class Choice(msgspec.Struct, frozen=True, kw_only=True, omit_defaults=True):
    """One option, in parts. Which it has follows from its verb (see the catalogue); ``words`` are the notation."""

    verb: str
    words: str
    card: int = NOBODY
    seat: int = NOBODY
    number: int = NOBODY
    event: int = NOBODY  # the event that is moved, returned or cured
    owner: int = NOBODY  # in whose quarters the entry lies
    entry: Lying | None = None
    at: str = ""  # where the thing lies: hand, town, offer, quarters, house, aside, beers, park
    doubt: tuple[Piece, ...] = ()  # why a client asks back: the event comes home, or there is more to buy


class Ask(msgspec.Struct, frozen=True, kw_only=True, omit_defaults=True):
    """The open decision of this seat. The place of an option in the list is what ``answer`` names."""

    what: str  # the question, by name
    prompt: tuple[Piece, ...]  # the same, in English
    options: tuple[Choice, ...]
    source: int = NOBODY  # the card that asks; none: the turn itself
    paid: int = 0  # while a Reminiscence is paid for: how many cards, or how much of a total
    undo: bool = False  # the last answer can be taken back
    about: tuple[Piece, ...] = ()  # what must be known to answer and lies nowhere; players by their letters

"""The verbs of options and the questions of decisions: each is declared once, here or by the box that brings it.

A verb's template is the notation of games, so it is fixed English and never translated. What an option has besides its
verb is read off the template:

- ``{card}``: a kind of card; ``{seat}``: a player; ``{number}``: a number;
- ``{own}``: a card in the private quarters of whoever is asked, with what lies on and under it;
- ``{entry}``: such a card in the private quarters of a certain seat, which the words may name by ``{seat}``;
- ``{illness}``: the event that lies on that card; ``{event}``: any other event.

Numbers are for inside: the built-in ones stand in ``words.py``, a box gets the next free ones in the order in which
boxes come. Everything that leaves the process uses the names.
"""

from __future__ import annotations

from collections.abc import Mapping
from string import Formatter
from typing import Final

from cuore.engine.errors import IllegalWord, listed
from cuore.engine.sealed import Sealed
from cuore.engine.words import (
    ACQUIRE,
    ASK_BEER,
    ASK_BEER_ORDER,
    ASK_CHAMBER,
    ASK_DECK,
    ASK_DISCARD,
    ASK_DISCARD_PILE,
    ASK_DISCARD_TWO,
    ASK_DISMISS_MAID,
    ASK_EMPLOY,
    ASK_EVENT_SEAT,
    ASK_EXCHANGE,
    ASK_GAIN,
    ASK_GIVE,
    ASK_HAND,
    ASK_ILLNESS_PLACE,
    ASK_KEEP,
    ASK_LAY_UNDER,
    ASK_LEAVE,
    ASK_MAY_DISCARD,
    ASK_MAY_DRAW,
    ASK_MAY_RETURN,
    ASK_MAY_RETURN_EVENT,
    ASK_MOVE_EVENT,
    ASK_NEED,
    ASK_NUMBER,
    ASK_OPPONENT,
    ASK_PAY,
    ASK_PICK,
    ASK_PUT_BACK,
    ASK_PUT_UNDER,
    ASK_QUARTERS,
    ASK_REACTION,
    ASK_RETURN,
    ASK_REUSE,
    ASK_SEND_TO,
    ASK_SERVING,
    ASK_STARTING,
    ASK_SWAP,
    ASK_TAKE,
    ASK_TAKE_ASIDE,
    ASK_TEAR_DOWN,
    ASK_TOP_CARD,
    ASK_WORK,
    BEER_FROM_PILE,
    BEER_SHOWN,
    BUY_BEER_FROM_PILE,
    BUY_BEER_SHOWN,
    CHAMBER,
    CHOOSE_SEAT,
    CURE,
    CURE_WITH,
    DISCARD,
    DISCARD_OWN_TOP,
    DISCARD_TOP,
    DISCARD_TWO,
    DISMISS_MAID,
    DRAW,
    EMPLOY_CARD,
    END_SERVING,
    END_TURN,
    END_WORK,
    EXCHANGE,
    GAIN_EMPLOYMENT,
    GAIN_LOVE,
    GAIN_SERVING,
    GIVE,
    KEEP,
    LAY_UNDER,
    LEAVE_THEM,
    LEAVE_TOP,
    LET,
    LET_ALL,
    MOVE_EVENT,
    MOVE_FROM_MAID,
    NAME_NUMBER,
    PASS,
    PAY_FOR_BEER,
    PAY_SERVING,
    PICK,
    PLAY_ALL_LOVE,
    PLAY_LOVE,
    PREPARE,
    PUT_BACK,
    PUT_ON,
    PUT_UNDER,
    RETURN,
    RETURN_FROM_MAID,
    RETURN_TWO,
    REVEAL,
    SEND_AWAY,
    SEND_TO,
    SERVE,
    START_SERVING,
    SWAP_FOR,
    SWAP_THEM,
    TAKE,
    TEAR_DOWN,
    USE,
    USE_CHAMBERMAID,
    VERB,
)

NO_PLACE: Final = ""
IN_HAND: Final = "hand"
IN_TOWN: Final = "town"  # in the Town, the Park's piles or open beside them, for whoever employs, takes, acquires, buys
ON_OFFER: Final = "offer"  # open beside the Town: a private maid or a beer that an effect lets somebody choose
QUARTERS: Final = "quarters"
HOUSE: Final = "house"  # a player
ASIDE: Final = "aside"  # turned over from a deck
OWN_BEERS: Final = "beers"
IN_PARK: Final = "park"  # a high class maid or a preparation

PLACES: Final = (NO_PLACE, IN_HAND, IN_TOWN, ON_OFFER, QUARTERS, HOUSE, ASIDE, OWN_BEERS, IN_PARK)
"""Where the thing lies that an option is about."""

PARTS: Final = ("card", "own", "entry", "seat", "number", "event", "illness")

_SHARED: Final = (("card", "own", "entry"), ("own", "entry", "number", "event"))
"""Parts that are packed into the same bits: an option has one of each row at most."""


class Verb(Sealed):
    """What is done: its name outside the engine, its template in the notation, and where the thing lies."""

    def __init__(self, number: int, name: str, template: str, at: str) -> None:
        self.number = number
        self.name = name
        self.template = template
        self.at = at
        self.parts = tuple([part for _, part, _, _ in Formatter().parse(template) if part is not None])

    def __repr__(self) -> str:
        return f"<Verb {self.name!r}: {self.template!r}>"


class Question(Sealed):
    """What a decision is about, by name; ``at``: where things lie, by verb, if not where the verb says."""

    def __init__(self, number: int, name: str, at: Mapping[int, str]) -> None:
        self.number = number
        self.name = name
        self.at = at

    def __repr__(self) -> str:
        return f"<Question {self.name!r}>"


_VERBS: list[Verb] = [
    Verb(PASS, "pass", "pass", NO_PLACE),
    Verb(USE, "use", "use {card}", IN_HAND),
    Verb(CURE, "cure", "cure {own}", QUARTERS),
    Verb(START_SERVING, "start serving", "start serving", NO_PLACE),
    Verb(SERVE, "serve", "serve {card}", IN_HAND),
    Verb(CHAMBER, "chamber", "chamber {card}", IN_HAND),
    Verb(PLAY_LOVE, "play", "play {card}", IN_HAND),
    Verb(PLAY_ALL_LOVE, "play all love", "play all Love", NO_PLACE),
    Verb(END_SERVING, "end serving", "end serving", NO_PLACE),
    Verb(EMPLOY_CARD, "employ", "employ {card}", IN_TOWN),
    Verb(END_TURN, "end turn", "end turn", NO_PLACE),
    Verb(DISCARD, "discard", "discard {card}", IN_HAND),
    Verb(KEEP, "keep", "keep {card}", IN_HAND),
    Verb(RETURN, "return", "return {card}", IN_HAND),
    Verb(TAKE, "take", "take {card}", IN_TOWN),
    Verb(CHOOSE_SEAT, "choose", "choose {seat}", HOUSE),
    Verb(PUT_ON, "put on", "put on {entry} of {seat}", QUARTERS),
    Verb(MOVE_EVENT, "move", "move {card} of {seat}", QUARTERS),
    Verb(MOVE_FROM_MAID, "move from", "move {illness} from {entry} of {seat}", QUARTERS),
    Verb(RETURN_FROM_MAID, "return from", "return {illness} from {own}", QUARTERS),
    Verb(GAIN_LOVE, "gain love", "gain Love", NO_PLACE),
    Verb(GAIN_EMPLOYMENT, "gain employment", "gain Employment", NO_PLACE),
    Verb(GAIN_SERVING, "gain serving", "gain Serving", NO_PLACE),
    Verb(DRAW, "draw", "draw", NO_PLACE),
    Verb(LEAVE_TOP, "leave it", "leave it", NO_PLACE),
    Verb(DISCARD_TOP, "discard it", "discard it", NO_PLACE),
    Verb(EXCHANGE, "exchange", "exchange", NO_PLACE),
    Verb(REVEAL, "reveal", "reveal {card}", IN_HAND),
    Verb(LET, "let", "let it happen", NO_PLACE),
    Verb(LET_ALL, "let all", "let it all happen", NO_PLACE),
    Verb(PUT_BACK, "put back", "put back {card}", IN_HAND),
    Verb(PUT_UNDER, "put under", "put under {card}", IN_HAND),
    Verb(SWAP_FOR, "swap for", "swap for {card}", ON_OFFER),
    Verb(RETURN_TWO, "return two", "return two {card}", IN_HAND),
    Verb(SEND_TO, "send to", "send to {seat}", HOUSE),
    Verb(SEND_AWAY, "send away", "send away {card}", QUARTERS),
    Verb(TEAR_DOWN, "tear down", "tear down {entry}", QUARTERS),
    Verb(DISCARD_OWN_TOP, "discard top", "discard top", NO_PLACE),
    Verb(DISCARD_TWO, "discard two", "discard two {card}", IN_HAND),
    Verb(LAY_UNDER, "lay under", "lay {card} under it", IN_HAND),
    Verb(ACQUIRE, "acquire", "acquire {card}", IN_TOWN),
    Verb(PAY_SERVING, "pay serving", "pay a Serving", NO_PLACE),
    Verb(PAY_FOR_BEER, "pay for beer", "pay for a beer", NO_PLACE),
    Verb(BEER_FROM_PILE, "beer from pile", "beer from the pile", ON_OFFER),
    Verb(BEER_SHOWN, "beer", "beer {card}", ON_OFFER),
    Verb(BUY_BEER_FROM_PILE, "buy beer from pile", "buy beer from the pile", IN_TOWN),
    Verb(BUY_BEER_SHOWN, "buy beer", "buy beer {card}", IN_TOWN),
    Verb(DISMISS_MAID, "dismiss", "dismiss {card}", QUARTERS),
    Verb(SWAP_THEM, "swap them", "swap them", NO_PLACE),
    Verb(LEAVE_THEM, "leave them", "leave them", NO_PLACE),
    Verb(NAME_NUMBER, "name", "name {number}", NO_PLACE),
    Verb(CURE_WITH, "cure with", "cure {event} with {card}", IN_HAND),
    Verb(GIVE, "give", "give {card}", OWN_BEERS),
    Verb(PICK, "pick", "pick {card}", IN_PARK),
    Verb(USE_CHAMBERMAID, "use chambermaid", "use {card}", QUARTERS),
    Verb(PREPARE, "prepare", "gain {card}", IN_PARK),
    Verb(END_WORK, "end work", "end work", NO_PLACE),
]

_QUESTIONS: list[Question] = [
    Question(ASK_STARTING, "starting", {USE: QUARTERS}),
    Question(ASK_SERVING, "serving", {}),
    Question(ASK_EMPLOY, "employ", {}),
    Question(ASK_DISCARD, "discard", {}),
    Question(ASK_MAY_DISCARD, "may discard", {}),
    Question(ASK_KEEP, "keep", {}),
    Question(ASK_MAY_RETURN, "may return", {}),
    Question(ASK_TAKE, "take", {}),
    Question(ASK_DECK, "deck", {}),
    Question(ASK_TOP_CARD, "top card", {}),
    Question(ASK_MAY_RETURN_EVENT, "may return event", {RETURN: QUARTERS}),
    Question(ASK_GAIN, "gain", {}),
    Question(ASK_MAY_DRAW, "may draw", {}),
    Question(ASK_ILLNESS_PLACE, "illness place", {}),
    Question(ASK_EVENT_SEAT, "event seat", {}),
    Question(ASK_REACTION, "reaction", {}),
    Question(ASK_MOVE_EVENT, "move event", {}),
    Question(ASK_HAND, "hand", {}),
    Question(ASK_EXCHANGE, "exchange", {}),
    Question(ASK_PUT_BACK, "put back", {}),
    Question(ASK_PUT_UNDER, "put under", {}),
    Question(ASK_SWAP, "swap", {}),
    Question(ASK_SEND_TO, "send to", {}),
    Question(ASK_OPPONENT, "opponent", {}),
    Question(ASK_TEAR_DOWN, "tear down", {}),
    Question(ASK_DISCARD_TWO, "discard two", {}),
    Question(ASK_LAY_UNDER, "lay under", {}),
    Question(ASK_PAY, "pay", {}),
    Question(ASK_BEER, "beer", {}),
    Question(ASK_BEER_ORDER, "beer order", {}),
    Question(ASK_NUMBER, "number", {}),
    Question(ASK_CHAMBER, "chamber", {}),
    Question(ASK_DISMISS_MAID, "dismiss maid", {}),
    Question(ASK_DISCARD_PILE, "discard pile", {}),
    Question(ASK_GIVE, "give", {}),
    Question(ASK_RETURN, "return", {}),
    Question(ASK_QUARTERS, "quarters", {}),
    Question(ASK_PICK, "pick", {}),
    Question(ASK_WORK, "work", {}),
    Question(ASK_NEED, "need", {}),
    Question(ASK_LEAVE, "leave", {RETURN: NO_PLACE}),  # she lies in the play area or on somebody's discard pile
    Question(ASK_TAKE_ASIDE, "take aside", {TAKE: ASIDE}),
    Question(ASK_REUSE, "reuse", {USE: NO_PLACE}),  # the card lies on a discard pile
]

BUILT_IN_VERBS: Final = tuple(_VERBS)
BUILT_IN_QUESTIONS: Final = tuple(_QUESTIONS)
"""Those that are always there, before any box brings more."""


def verb(number: int) -> Verb:
    """A verb by its number."""
    return _VERBS[number]


def question(number: int) -> Question:
    """A question by its number."""
    return _QUESTIONS[number]


def all_verbs() -> list[Verb]:
    """Every verb there is, those of boxes last."""
    return _VERBS[:]


def all_questions() -> list[Question]:
    """Every question there is, those of boxes last."""
    return _QUESTIONS[:]


def verb_named(name: str) -> Verb:
    """A verb by its name."""
    for found in _VERBS:
        if found.name == name:
            return found
    raise IllegalWord(f"there is no verb called {name!r}", name, [known.name for known in _VERBS])


def question_named(name: str) -> Question:
    """A question by its name."""
    for found in _QUESTIONS:
        if found.name == name:
            return found
    raise IllegalWord(f"there is no question called {name!r}", name, [known.name for known in _QUESTIONS])


def new_verb(name: str, template: str, at: str = NO_PLACE) -> int:
    """Declare a verb that a box brings, and get its number; declared again in the same words it is the same verb."""
    try:
        new = Verb(len(_VERBS), name, template, at)
    except ValueError as error:
        raise IllegalWord(f"{template!r} is no template: {error}", name) from None
    if not template.isprintable() or ":" in template or "!" in template:
        raise IllegalWord(f"{template!r} is no template: plain words, and the names of parts in braces", name)
    for known in _VERBS:
        if known.name == name:
            if (known.template, known.at) == (template, at):
                return known.number
            raise IllegalWord(f"there is another verb called {name!r}: {known.template!r}", name)
    _check(new)
    _VERBS.append(new)
    return new.number


def _check(new: Verb) -> None:
    """Refuse a verb that could not be packed, written or shown."""
    if not new.name or not new.template or new.template.startswith("{"):
        raise IllegalWord(f"a verb has a name, and a template that begins with a word: {new.template!r}", new.name)
    if new.at not in PLACES:
        raise IllegalWord(f"nothing lies at {new.at!r}; there is {listed(PLACES[1:])}", new.at, PLACES)
    for part in new.parts:
        if part not in PARTS:
            raise IllegalWord(f"{new.template!r} has an unknown part {part!r}; there is {listed(PARTS)}", part, PARTS)
    for row in _SHARED:
        if len([part for part in new.parts if part in row]) > 1:
            raise IllegalWord(f"{new.template!r} can have but one of {listed(row)}", new.name)
    if "illness" in new.parts and "entry" not in new.parts and "own" not in new.parts:
        raise IllegalWord(f"{new.template!r} does not say on what the illness lies", new.name)
    if new.number > VERB:
        raise IllegalWord(f"there is no room for the verb {new.name!r}: options have but {VERB + 1}", new.name)


def new_question(name: str, at: Mapping[int, str] | None = None) -> int:
    """Declare a question that a box brings, and get its number; declared again it is the same question."""
    places = dict(at or {})
    for known in _QUESTIONS:
        if known.name == name:
            if known.at == places:
                return known.number
            raise IllegalWord(f"there is another question called {name!r}", name)
    if not name or [place for place in places.values() if place not in PLACES]:
        raise IllegalWord(f"a question has a name, and places that there are: {listed(PLACES[1:])}", name, PLACES)
    _QUESTIONS.append(Question(len(_QUESTIONS), name, places))
    return len(_QUESTIONS) - 1

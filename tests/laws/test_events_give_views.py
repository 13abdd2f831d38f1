"""The events told to a seat, played over its old view, give its new view: whoever listens needs no second look.

For every seat and for a spectator, in every mixture of boxes of the Town and of the Park. What ``told.py`` declares is
all that is used, with the few rules of ``retelling.py``; so nothing changes untold, and no declaration is wrong.

Not told is the open question (``NOT_TOLD``): who is asked, what, with which options, how many decisions there were,
and how far the effects in progress have come. That is no change of the table but what the game waits for; a viewer
gets it with every question.
"""

from __future__ import annotations

from random import Random
from textwrap import dedent

import pytest

from cuore.bots import make_bot
from cuore.engine.event_kind import ALL, SOME, THE_OTHER, THE_SEAT, EventKind
from cuore.engine.game import Game, Told
from cuore.engine.retelling import NOT_TOLD
from cuore.engine.session import Session
from cuore.engine.told import EVENT_KINDS, event_numbered
from cuore.engine.told_kinds import BUILT_IN
from cuore.engine.view import VIEW_FIELDS
from cuore.engine.words import (
    EVERYBODY,
    HIDDEN,
    TOLD_BEER_LOOKED_AT,
    TOLD_BEERS_SWAPPED,
    TOLD_LOOKED_AT_TOP,
    TOLD_NUMBER_NAMED,
    TOLD_REVEALED,
    TOLD_SCORE,
)
from cuore.town import lay_out_position
from tests.laws.games import (
    FACTOR,
    MIXTURES,
    PARK,
    SIXTH,
    SIXTH_MIXTURES,
    VISITORS,
    Curious,
    begin,
    choose,
    player_of,
    rules,
)
from tests.laws.onlookers import Onlookers
from tests.laws.situations import POSITIONS, position_start
from tests.sixth_box import BOX

LAW = "events give views"

TABLES = [
    *range(len(MIXTURES) * FACTOR),
    *range(PARK, PARK + len(VISITORS) * FACTOR),
    *range(SIXTH, SIXTH + len(SIXTH_MIXTURES) * FACTOR),
]
"""Every mixture once."""

LOOKING = 2 * FACTOR
"""Everybody hears everything, but to look costs time: so many compare after each decision, by turns."""

RARE = (
    # The Beer Stand opens from the pile, sells, ages and closes.
    (
        """
        boxes: oktoberfest
        players: 3
        beers: Oktoberfest | Beer Stand, Altbier, Pilsner, Bock, Weissbier x3
        love: 12
        A hand: Gina, 1 Love
        A deck: 1 Love x5
        B hand: 3 Love x2
        B deck: 1 Love x5
        C hand: 3 Love x2
        C deck: 1 Love x5
        """,
        (
            "serve Gina, buy beer from the pile, buy beer from the pile, end turn, "
            "play all Love, buy beer Oktoberfest, end turn, end turn, end serving, end turn"
        ),
    ),
    # It comes out of somebody's beers by lot.
    (
        """
        boxes: oktoberfest
        players: 3
        beers: Oktoberfest | Altbier, Bock, Pilsner x3
        A hand: 1 Love, 2 Love x2
        A deck: 1 Love x5
        A events: Let Me Drink!
        B hand: 3 Love x2
        B deck: 1 Love x5
        B beers: Beer Stand
        C hand: 3 Love x2
        C deck: 1 Love x5
        """,
        "use Let Me Drink!, discard 1 Love, play all Love",
    ),
    # Another turn.
    (
        """
        boxes: vacation
        players: 3
        reminiscences: Archipelago Tour, Scary Night, Underwater Grotto | Picnic, Trek
        A hand: Sophia, Beatrice x3, 1 Love
        A deck: Evita, Hyacinth, 1 Love x3, Lydia x5
        B hand: 1 Love
        C hand: 1 Love
        """,
        "acquire Archipelago Tour, end turn, end serving, end turn, end turn",
    ),
    # A maid goes from a discard pile back to the Town, and the next card shows.
    (
        """
        boxes: oktoberfest, vacation
        servings: 2
        A hand: Paula, Anja, 1 Love
        A deck: Riya, Ute, Anna, Matilde x12
        A discard: 2 Love
        B hand: 1 Love
        B deck: 3 Love
        """,
        "serve Paula, choose A, use Riya, return Riya",
    ),
    # Cards are put under decks.
    (
        """
        boxes: vacation
        players: 2
        phase: serving
        servings: 2
        A hand: Caldina Alley, 1 Love
        A deck: 1 Love x5
        B hand: 1 Love x3, 2 Love, Beatrice Escudo
        B deck: 1 Love x5
        """,
        "serve Caldina",
    ),
    # A private maid makes the new hand larger, and asks for a card when it was drawn.
    (
        """
        boxes: base, expanding
        phase: employ
        A private: Courtney
        A hand: 1 Love
        A deck: 1 Love x5, 2 Love x3
        B hand: 1 Love
        """,
        "end turn, discard 2 Love",
    ),
    # A maid is sent to another player's quarters.
    (
        """
        boxes: expanding
        phase: serving
        servings: 4
        A hand: Domino, Lilac
        A deck: 1 Love x5
        B hand: 1 Love
        """,
        "serve Domino, send to B",
    ),
    # A chambermaid is sent away, in the Park under the guests.
    (
        """
        boxes: more, expanding
        phase: serving
        servings: 3
        guests: Lilac | Suzuna
        A chambermaids: Domino
        A hand: 1 Love
        A deck: 1 Love x5
        """,
        "send away Domino",
    ),
    # A building is torn down, with a card under it.
    (
        """
        boxes: expanding
        phase: serving
        A hand: Victoria, 1 Love
        A deck: Carillon, 1 Love x5
        B hand: 1 Love
        B deck: 1 Love x6
        B buildings: Estate (Aline)
        """,
        "serve Victoria, tear down Estate (Aline)",
    ),
    # Somebody drank too much, and a beer is gone.
    (
        """
        boxes: oktoberfest
        town: Nadja x10
        phase: employ
        love: 6
        employments: 2
        beers: Oktoberfest | Get Drunk (discard), Pilsner, Bock
        A hand: 1 Love
        A beers: Altbier x3
        B hand: 1 Love
        """,
        "employ Nadja, pay for a beer, beer from the pile",
    ),
)
"""What hardly ever happens: positions, and answers that lead there."""


def test_what_is_not_told_is_in_every_view() -> None:
    assert set(NOT_TOLD) <= set(VIEW_FIELDS)


@pytest.mark.parametrize("number", TABLES)
def test_a_whole_game_is_followed_by_ear(number: int) -> None:
    session = begin(number, LAW)
    chance = player_of(number, LAW)
    players = Curious(f"{LAW} {number}")
    onlookers = Onlookers(session.game)
    while session.game.options:
        heard = len(session.told)
        curious = number % 3 == 0
        session.apply(players.choose(session.game) if curious else choose(session.game, chance, number % 3 == 1))
        onlookers.hear(session.told[heard:])
        onlookers.agree(session.game, session.told[heard:], LOOKING)
    onlookers.agree_to_the_letter(session.game)
    check_declarations(session.told)


@pytest.mark.parametrize("number", [2, len(MIXTURES) - 1, PARK, PARK + 5, SIXTH])
def test_the_same_among_planners(number: int) -> None:
    session = begin(number, f"{LAW} planners")
    bots = [make_bot("planner") for _ in range(session.game.deal.seats)]
    onlookers = Onlookers(session.game)
    while session.game.options and session.game.decisions < 100 * FACTOR:
        heard, seat = len(session.told), session.game.asked
        luck = Random(f"{LAW} {number} {session.game.decisions}")
        session.apply(bots[seat].choose(session.view(seat), luck))
        onlookers.hear(session.told[heard:])
        onlookers.agree(session.game, session.told[heard:])


@pytest.mark.parametrize("index", range(len(RARE)))
def test_what_hardly_ever_happens_is_followed_too(index: int) -> None:
    session, answers = rare(index)
    onlookers = Onlookers(session.game)
    for words in answers:
        heard = len(session.told)
        session.answer(words)
        onlookers.hear(session.told[heard:])
        onlookers.agree(session.game, session.told[heard:])
    check_declarations(session.told)


def rare(index: int) -> tuple[Session, list[str]]:
    """A game about to come to something rare, and the answers that lead there."""
    position, answers = RARE[index]
    return Session(lay_out_position(rules(), dedent(position))), answers.split(", ")


# -- what is declared of an event, and told with it --


def learners(learns: str, seat: int, other: int) -> int:
    """The seats (as bits) that learn the card of an event."""
    if learns == ALL or not learns:
        return EVERYBODY
    return 1 << seat if learns == THE_SEAT else 1 << other if learns == THE_OTHER else 1 << seat | 1 << other


def check_declarations(told: list[Told]) -> None:
    """Numbers without a meaning say nothing, and who learns a card is as declared."""
    nothing = {"seat": -1, "card": HIDDEN, "number": 0, "other": -1}
    for what, seat, card, number, other, knows in told:
        kind = event_numbered(what)
        slots = {"seat": seat, "card": card, "number": number, "other": other}
        meant = {field.slot for field in kind.fields}
        assert {slot: value for slot, value in slots.items() if slot not in meant and value != nothing[slot]} == {}, (
            kind
        )
        if kind.learns != SOME:
            assert knows == learners(kind.learns, seat, other), kind


# -- the law is broken by whatever is silent or declared otherwise --

IN_VAIN = {
    TOLD_LOOKED_AT_TOP,
    TOLD_REVEALED,
    TOLD_BEER_LOOKED_AT,
    TOLD_BEERS_SWAPPED,
    TOLD_NUMBER_NAMED,
    TOLD_SCORE,
}
"""They change nothing that is to be seen; a memory learns from them, and points belong to the end."""


def test_what_changes_nothing_declares_nothing() -> None:
    nothing = {kind.what for kind in DOUBTED if not (kind.leaves or kind.reaches or kind.changes)}
    assert nothing == IN_VAIN


def altered(kind: EventKind) -> list[EventKind]:
    """The same kind with one piece of its declaration missing, for each that it has."""
    found: list[EventKind] = []
    if kind.leaves:
        found.append(like(kind, leaves=""))
    if kind.reaches:
        found.append(like(kind, reaches=""))
    found += [like(kind, without=i) for i in range(len(kind.changes))]
    return found


def like(kind: EventKind, leaves: str = "-", reaches: str = "-", without: int = -1) -> EventKind:
    """A copy, with something else declared."""
    return EventKind(
        kind.what,
        kind.name,
        leaves=kind.leaves if leaves == "-" else leaves,
        reaches=kind.reaches if reaches == "-" else reaches,
        to_other=kind.to_other,
        changes=tuple(change for i, change in enumerate(kind.changes) if i != without),
    )


GROUPS = 6

DOUBTED = [*BUILT_IN, *[event_numbered(what) for what in BOX.events]]
"""Ours, and those of a box from elsewhere."""


class Doubts:
    """Kinds that might be silent, and pieces of their declarations that might be wrong: until the law says no."""

    def __init__(self, group: int) -> None:
        kinds = DOUBTED[group::GROUPS]
        self.silent = {kind.what for kind in kinds} - IN_VAIN
        self.pieces = {(kind.what, i): other for kind in kinds for i, other in enumerate(altered(kind))}

    def look(self, before: Game, after: Game, told: list[Told]) -> None:
        """Try what is still in doubt on the events of one decision."""
        happened = {event[0] for event in told}
        for what in happened & self.silent:
            if breaks(before, after, [event for event in told if event[0] != what]):
                self.silent.remove(what)
        for what, i in [piece for piece in self.pieces if piece[0] in happened]:
            right = EVENT_KINDS[what]
            EVENT_KINDS[what] = self.pieces[what, i]
            try:
                if breaks(before, after, told):
                    del self.pieces[what, i]
            finally:
                EVENT_KINDS[what] = right


def breaks(before: Game, after: Game, told: list[Told]) -> bool:
    """Whether somebody who hears these events sees something else then, or is told nonsense."""
    onlookers = Onlookers(before)
    try:
        onlookers.hear(told)
    except (AssertionError, KeyError, ValueError):
        return True
    return bool(onlookers.disagreements(after))


@pytest.mark.parametrize("group", range(GROUPS))
def test_no_event_may_be_silent_and_no_declaration_otherwise(group: int) -> None:
    doubts = Doubts(group)
    for index in range(len(RARE)):
        session, answers = rare(index)
        for words in answers:
            before, heard = session.game.copy(), len(session.told)
            session.answer(words)
            doubts.look(before, session.game, session.told[heard:])
    games = [(Session(position_start(index, 0)), 60) for index in range(len(POSITIONS))]
    games += [
        (begin(number, LAW), 1_000)
        for number in (SIXTH, *range(len(MIXTURES)), *range(PARK, PARK + len(VISITORS)), *range(SIXTH + 1, SIXTH + 13))
    ]
    players = Curious(LAW)
    for session, most in games:
        while session.game.options and session.game.decisions < most and (doubts.silent or doubts.pieces):
            before, heard = session.game.copy(), len(session.told)
            session.apply(players.choose(session.game))
            doubts.look(before, session.game, session.told[heard:])
    assert {event_numbered(what).name for what in doubts.silent} == set()
    assert {(event_numbered(what).name, i) for what, i in doubts.pieces} == set()

"""A law for games with any cards: nothing lies where cards of its sort cannot lie."""

from __future__ import annotations

from cuore.engine.game import Game
from cuore.engine.park import NOBODY
from cuore.engine.words import (
    ANYWHERE,
    AT_HOME,
    BEER,
    BUILDING,
    EVENT,
    GENERAL,
    HIGH_CLASS,
    ILL,
    IN_QUARTERS,
    KIND,
    PREPARATION,
    PRIVATE,
    REMINISCENCE,
)

ELSEWHERE = (EVENT, PRIVATE, BUILDING, REMINISCENCE, BEER, HIGH_CLASS, PREPARATION)
"""What is never in a hand or a deck."""


def check_places(g: Game) -> None:
    """Events lie in quarters or are on their way, the rest where it belongs, and nothing is on its way for good."""
    rules = g.rules
    for p in g.players:
        for card in p.hand + p.deck + p.discard + p.played:
            assert rules.category[card] not in ELSEWHERE, f"{rules.names[card]} among staff"
        for card in p.events:
            assert rules.laid[card] in (IN_QUARTERS, ANYWHERE, AT_HOME), f"{rules.names[card]} in quarters at large"
        for entry in p.chambermaids:
            assert rules.chamber[entry % ILL] or rules.leave[entry % ILL], (
                f"{rules.entry_words(entry)} as a chambermaid"
            )
        for entry in p.private:
            assert rules.category[entry % ILL] == PRIVATE, f"{rules.entry_words(entry)} as a private maid"
        for entry in p.buildings:
            assert rules.category[entry & KIND] == BUILDING, f"{rules.entry_words(entry)} as a building"
        for card in p.reminiscences:
            assert rules.category[card] == REMINISCENCE, f"{rules.names[card]} as a Reminiscence"
        for card in p.beers:
            assert rules.category[card] == BEER, f"{rules.names[card]} as a beer"
        for card in p.preparations:
            assert rules.category[card] == PREPARATION, f"{rules.names[card]} as a preparation"
    for card in g.park.guests_up + g.park.guests_down:
        assert rules.category[card] == GENERAL, f"{rules.names[card]} as a guest"
    for card in [*g.park.high_class, *(card for card in g.park.picked if card != NOBODY)]:
        assert rules.category[card] == HIGH_CLASS, f"{rules.names[card]} as a high class maid"
    assert len(g.stack) > 1 or not g.moving, "an event is on its way and no effect carries it"

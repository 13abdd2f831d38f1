"""A law for games with any cards: nothing lies where cards of its sort cannot lie."""

from __future__ import annotations

from cuore.engine.game import Game
from cuore.engine.words import EVENT, ILL, IN_QUARTERS, PRIVATE


def check_places(g: Game) -> None:
    """Events lie in quarters or are on their way, private maids in stacks, and nothing is on its way for good."""
    rules = g.rules
    for p in g.players:
        for card in p.hand + p.deck + p.discard + p.played:
            assert rules.category[card] not in (EVENT, PRIVATE), f"{rules.names[card]} among staff"
        for card in p.events:
            assert rules.laid[card] == IN_QUARTERS, f"{rules.names[card]} in quarters at large"
        for entry in p.chambermaids:
            assert rules.chamber[entry % ILL], f"{rules.entry_words(entry)} as a chambermaid"
        for entry in p.private:
            assert rules.category[entry % ILL] == PRIVATE, f"{rules.entry_words(entry)} as a private maid"
    assert len(g.stack) > 1 or not g.moving, "an event is on its way and no effect carries it"

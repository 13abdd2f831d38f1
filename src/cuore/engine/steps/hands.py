"""What several steps ask of a hand or a deck."""

from __future__ import annotations

from cuore.engine.game import Game
from cuore.engine.words import option


def hand_options(g: Game, seat: int, verb: int) -> list[int]:
    """One option for each kind of card in a hand."""
    options: list[int] = []
    last = -1
    for card in g.players[seat].hand:
        if card != last:
            options.append(option(verb, card))
            last = card
    return options


def has_cards_to_draw(g: Game, seat: int) -> bool:
    """Whether a deck has, or could get by reshuffling, a top card."""
    p = g.players[seat]
    return bool(p.deck) or bool(p.discard)

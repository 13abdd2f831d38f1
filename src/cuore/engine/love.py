"""What counts as Love in a hand: Love cards, and in a turn of Kirika's the Chambermaid Chiefs beside them."""

from __future__ import annotations

from typing import Final

from cuore.engine.game import Game
from cuore.engine.words import CHAMBERMAID_CHIEF

STANDS_FOR: Final = 1
"""The Love card that a Chambermaid Chief counts as."""


def counts_as_love(g: Game, card: int) -> bool:
    """Whether a card in the hand of the player whose turn it is counts as a 1 Love without being one."""
    return g.chiefs_are_love and g.rules.category[card] == CHAMBERMAID_CHIEF


def chiefs_as_love(g: Game, seat: int) -> list[int]:
    """The kinds of Chambermaid Chiefs in a hand that count as a 1 Love now, each once; mostly there are none."""
    found: list[int] = []
    if g.chiefs_are_love and seat == g.turn:
        for card in g.players[seat].hand:
            if counts_as_love(g, card) and card not in found:
                found.append(card)
    return found


def love_in_hand(g: Game, seat: int) -> list[int]:
    """All kinds in a hand that count as Love, each once."""
    hand = g.players[seat].hand
    return [card for card in g.deal.loves if card in hand] + chiefs_as_love(g, seat)


def stand_ins(g: Game, seat: int, card: int) -> list[int]:
    """The kinds in a hand that can be given for a certain card: itself, and for a 1 Love what counts as one."""
    found = [card] if card in g.players[seat].hand else []
    if g.rules.is_love[card] and g.rules.love[card] == STANDS_FOR:
        found += chiefs_as_love(g, seat)
    return found

"""Chambermaids: what it costs to make one, and sending one away who was forced upon a house."""

from __future__ import annotations

from cuore.engine.game import Game
from cuore.engine.words import ILL, SEND_AWAY, option


def chamber_cost(g: Game, seat: int, card: int) -> int:
    """The Servings that making this maid a chambermaid takes now."""
    cost = g.rules.chamber[card]
    private = g.players[seat].private
    if private:
        top = private[-1]
        if top < ILL and g.rules.chamber_discount[top] and top not in g.used:
            cost = max(0, cost - g.rules.chamber_discount[top])
    return cost


def add_sending_away(g: Game, seat: int, options: list[int]) -> None:
    """Chambermaids who can be sent back to the Town for the Servings that are left."""
    for card in g.deal.stock.leaving:
        if g.rules.leave[card] <= g.servings and card in g.players[seat].chambermaids:
            options.append(option(SEND_AWAY, card))

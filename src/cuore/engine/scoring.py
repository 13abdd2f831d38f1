"""Counting victory points, in the order of the rule books, and finding the winner."""

from __future__ import annotations

from cuore.engine.beers import alcohol
from cuore.engine.brought import EVERY_WAY
from cuore.engine.game import Game
from cuore.engine.quarters import card_under, events_on
from cuore.engine.score_rules import ScoreTable
from cuore.engine.words import CHAMBERMAID_CHIEF, ILL, KIND, MAID_CHIEF


def owned_cards(g: Game, seat: int) -> list[int]:
    """All cards that count for a seat: everything but ill maids and what a storm covers."""
    p = g.players[seat]
    found = p.deck + p.hand + p.discard + p.played + p.events + p.reminiscences + p.beers + p.preparations
    found += [entry for entry in p.chambermaids + p.private if entry < ILL]
    for entry in p.buildings:
        if not events_on(entry):
            found.append(entry & KIND)
            if card_under(entry) >= 0:
                found.append(card_under(entry))
    if g.side.stand_owner == seat:
        found.append(g.deal.stock.beer_stand)
    if seat == g.turn:
        found += g.aside
    if g.brought.in_use:
        found += g.brought.owned(seat, EVERY_WAY)
    return found


def score_table(g: Game) -> ScoreTable:
    """What every seat owns, as the score rules look at it."""
    rules = g.rules
    table = ScoreTable(g.deal.seats)
    for seat, p in enumerate(g.players):
        for card in owned_cards(g, seat):
            name = rules.names[card]
            table.owned[seat][name] = table.owned[seat].get(name, 0) + 1
            if rules.category[card] == MAID_CHIEF:
                table.maid_chiefs[seat] += 1
            elif rules.category[card] == CHAMBERMAID_CHIEF:
                table.chambermaid_chiefs[seat] += 1
        for entry in p.chambermaids:
            if entry < ILL:
                name = rules.names[entry]
                table.chambered[seat][name] = table.chambered[seat].get(name, 0) + 1
                table.chambermaids[seat] += 1
        table.reminiscences[seat] = len(p.reminiscences)
        table.alcohol[seat] = alcohol(g, seat, True)
    return table


def points(g: Game) -> list[int]:
    """The victory points of every seat, as if the game ended now."""
    table = score_table(g)
    result: list[int] = []
    for seat in range(g.deal.seats):
        total = 0
        for name, count in table.owned[seat].items():
            total += g.rules.cards[g.rules.kinds[name]].vp * count
        for name, rule in g.deal.stock.score_rules:
            total += rule.points(name, seat, table)
        result.append(total)
    return result


def plain_maids(g: Game) -> list[int]:
    """For ties: how many maids that print no victory points every seat owns. A question mark is not nothing."""
    result: list[int] = []
    for seat in range(g.deal.seats):
        total = 0
        for kind in owned_cards(g, seat):
            card = g.rules.cards[kind]
            if g.rules.is_maid[kind] and card.vp == 0 and not card.vp_by_rule:
                total += 1
        result.append(total)
    return result


def chambermaids(g: Game) -> list[int]:
    """For ties: how many chambermaids every seat has. One who is ill counts as not there."""
    return [len([entry for entry in p.chambermaids if entry < ILL]) for p in g.players]


def winners(g: Game) -> list[int]:
    """The seats that would share the win if the game ended now.

    Most points win; then most of what the place of the game says.
    """
    result = points(g)
    best = [seat for seat in range(len(result)) if result[seat] == max(result)]
    if len(best) > 1:
        maids = g.deal.place.tied(g)
        most = max([maids[seat] for seat in best])
        best = [seat for seat in best if maids[seat] == most]
    return best

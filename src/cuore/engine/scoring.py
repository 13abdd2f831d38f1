"""Counting victory points, in the order of the rule book, and finding the winner."""

from __future__ import annotations

from cuore.engine.game import Game
from cuore.engine.words import ILL


def counts(g: Game) -> tuple[list[dict[str, int]], list[dict[str, int]]]:
    """What every seat owns, and what of it are chambermaids, by name. Ill maids are removed."""
    names = g.rules.names
    owned: list[dict[str, int]] = []
    chambered: list[dict[str, int]] = []
    for p in g.players:
        mine: dict[str, int] = {}
        maids: dict[str, int] = {}
        for entry in p.chambermaids:
            if entry < ILL:
                maids[names[entry]] = maids.get(names[entry], 0) + 1
        for card in p.deck + p.hand + p.discard + p.played + p.chambermaids + p.private + p.events:
            if card < ILL:
                mine[names[card]] = mine.get(names[card], 0) + 1
        owned.append(mine)
        chambered.append(maids)
    return owned, chambered


def points(g: Game) -> list[int]:
    """The victory points of every seat, as if the game ended now."""
    owned, chambered = counts(g)
    result: list[int] = []
    for seat in range(len(owned)):
        total = 0
        for name, count in owned[seat].items():
            card = g.rules.cards[g.rules.kinds[name]]
            total += card.vp * count
        for name, rule in g.deal.stock.score_rules:
            total += rule.points(name, seat, owned, chambered)
        result.append(total)
    return result


def plain_maids(g: Game) -> list[int]:
    """For ties: how many maids that print no victory points every seat owns. A question mark is not nothing."""
    owned, _ = counts(g)
    result: list[int] = []
    for mine in owned:
        total = 0
        for name, count in mine.items():
            kind = g.rules.kinds[name]
            card = g.rules.cards[kind]
            if g.rules.is_maid[kind] and card.vp == 0 and not card.vp_by_rule:
                total += count
        result.append(total)
    return result


def winners(g: Game) -> list[int]:
    """The seats that would share the win if the game ended now: most points, then most maids without points."""
    result = points(g)
    best = [seat for seat in range(len(result)) if result[seat] == max(result)]
    if len(best) > 1:
        maids = plain_maids(g)
        most = max([maids[seat] for seat in best])
        best = [seat for seat in best if maids[seat] == most]
    return best

"""What it means to a planner that a game ends: good for who is ahead, and to be put off by everybody else."""

from __future__ import annotations

from cuore.bots.planner.numbers import DECIDED
from cuore.bots.planner.outlook import Outlook, lead
from cuore.engine.deal import empty_maid_piles
from cuore.engine.game import Game
from cuore.engine.words import PRIVATE


def decided(g: Game, outlook: Outlook, points: float) -> float:
    """Worth of ending the game with so many points more."""
    return DECIDED if lead(g, outlook.seat, outlook.facts, points) > 0.0 else -DECIDED


def last_card(g: Game, outlook: Outlook, kind: int) -> float:
    """What it means if employing this card ends the game: only what counts at once counts then."""
    place = g.deal.pile_of[kind]
    private = g.deal.place.private_maids(len(g.face_up), len(g.face_down))
    guests = len(g.park.guests_up) + len(g.park.guests_down)
    if place >= 0:
        if g.piles[place] != 1 or not g.rules.is_maid[kind]:
            return 0.0
    elif (private if g.rules.category[kind] == PRIVATE else guests) != 1:
        return 0.0
    missing = g.deal.empty_piles_end - empty_maid_piles(g.deal, g.piles, private, guests)
    if missing != 1 or g.park.ends:
        return 0.0
    if g.rules.arrives[kind]:
        return decided(g, outlook, -float(outlook.facts.vp[kind]))  # she goes to another house
    return decided(g, outlook, float(outlook.gain(kind, 1, False, True)))


def last_beer(g: Game, outlook: Outlook, points: float) -> float:
    """What it means if a beer is the one that ends the game; one that lies open is followed by the next of the pile."""
    return decided(g, outlook, points) if len(g.side.beers_down) == 1 else 0.0


def last_preparation(g: Game, outlook: Outlook, kind: int) -> float:
    """What it means if this preparation is the one that ends the game with this round."""
    if len(g.park.preparations[g.rules.errand[kind]]) != 1 or g.park.ends:
        return 0.0
    return min(0.0, decided(g, outlook, float(outlook.facts.vp[kind])))

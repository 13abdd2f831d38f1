"""What a seat sees, in the shape of a game: good for looking at, not for playing on.

A planner judges positions of imagined games by the thousand and real ones by what it sees. So that it needs one way of
looking only, a view is laid out as a game: the own cards in no order, and blanks where others hold theirs.
"""

from __future__ import annotations

from cuore.engine.frame import Frame
from cuore.engine.game import Game
from cuore.engine.park import new_park
from cuore.engine.player import Player
from cuore.engine.side_table import new_side_table
from cuore.engine.view import HouseView, View

BLANK = 0
"""Stands for a card that is not seen; nothing may depend on it."""


def sketch(view: View) -> Game:
    """The game as this seat sees it, standing at its open decision."""
    players = [_house(house, owner == view.seat) for owner, house in enumerate(view.houses)]
    g = Game(view.deal, players, view.piles, 0)
    g.face_up = view.face_up
    g.face_down = [BLANK] * view.face_down_count
    if view.side_in_use:
        g.side = new_side_table()
        g.side.reminiscences_up = view.reminiscences_up
        g.side.reminiscences_down = [BLANK] * view.reminiscences_down_count
        g.side.beers_up = view.beers_up
        g.side.beers_down = [BLANK] * view.beers_down_count
        g.side.stand_owner = view.stand_owner
        g.side.stand_turns = view.stand_turns
    if view.park_in_use:
        g.park = new_park(view.deal.seats, view.opener)
        g.park.first_master = view.first_master
        g.park.high_class = view.high_class
        g.park.picked = view.picked
        g.park.skills = view.skills
        g.park.preparations = view.preparations
        g.park.guests_up = view.guests_up
        g.park.guests_down = [BLANK] * view.guests_down_count
        g.park.ends = view.ends
    g.turn = view.turn
    g.round = view.round
    g.phase = view.phase
    g.love = view.love
    g.servings = view.servings
    g.employments = view.employments
    g.bargains = view.bargains
    g.asked = view.asked
    g.aside = view.aside
    g.new_hand = view.new_hand
    g.another_turn = view.another_turn
    g.chiefs_are_love = view.chiefs_are_love
    g.beer_rights = view.beer_rights
    g.ask_what = view.ask_what
    g.decisions = view.decisions
    if view.decision is not None:
        g.options = view.decision.options
    frame = view.frames[-1]
    f = Frame(view.deal.rules.programs[frame.program], frame.seat, frame.card)
    f.pc = frame.pc
    f.target = frame.target
    f.picked = frame.picked
    f.at = frame.at
    g.stack = [f]
    return g


def _house(house: HouseView, own: bool) -> Player:
    if own:
        rest = house.owned[:]
        for card in house.hand:
            rest.remove(card)
        deck, discard = rest[: house.deck_count], rest[house.deck_count :]
    else:
        deck, discard = [BLANK] * house.deck_count, [BLANK] * house.discard_count
    hand = house.hand if own else [BLANK] * house.hand_count
    beers = house.beers if own else [BLANK] * house.beers_count
    return Player(
        deck,
        hand,
        discard,
        house.played,
        house.chambermaids,
        house.private,
        house.events,
        house.buildings,
        house.reminiscences,
        beers,
        house.preparations,
        0,
        0,
        house.lets_all,
    )

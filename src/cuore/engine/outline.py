"""What a view shows, laid out as a game: everything that is seen in its place, and a blank for every hidden card.

Imagined worlds deal cards into the blanks; a planner only looks, and needs none.
"""

from __future__ import annotations

from collections.abc import Mapping

from cuore.engine.brought import new_brought
from cuore.engine.deal import Deal
from cuore.engine.frame import Frame
from cuore.engine.game import Game
from cuore.engine.park import new_park
from cuore.engine.player import Player
from cuore.engine.side_table import new_side_table
from cuore.engine.view import FrameView, HouseView, View
from cuore.engine.zones import OF_GAME, TOP, Zone


def outline(view: View, deal: Deal, blank: int) -> Game:
    """The game as far as a view shows it, standing where the view does.

    Written by hand, like ``copy``, because worlds are imagined by the thousand; that nothing is left out is a law: seen
    by the same eyes, an outline looks like the game itself.
    """
    g = Game(deal, [_house(house, blank) for house in view.houses], view.piles[:], view.piles.count(0))
    g.face_up = view.face_up[:]
    g.face_down = [blank] * view.face_down_count
    g.moving = view.moving[:]
    g.aside = view.aside[:] or [blank] * view.aside_count
    g.aside_knows = view.aside_knows
    g.used = view.used[:]
    g.bargains = view.bargains[:]
    g.after_hand = view.after_hand[:]
    g.decisions = view.decisions
    g.turn = view.turn
    g.round = view.round
    g.phase = view.phase
    g.ending = view.ending
    g.love = view.love
    g.servings = view.servings
    g.employments = view.employments
    g.new_hand = view.new_hand
    g.acquired = view.acquired
    g.another_turn = view.another_turn
    g.chiefs_are_love = view.chiefs_are_love
    g.beer_rights = view.beer_rights
    g.stand_used = view.stand_used
    if view.side_in_use:
        side = new_side_table()
        side.reminiscences_up = view.reminiscences_up[:]
        side.reminiscences_down = [blank] * view.reminiscences_down_count
        side.beers_up = view.beers_up[:]
        side.beers_down = [blank] * view.beers_down_count
        side.removed = view.removed[:]
        side.stand_owner = view.stand_owner
        side.stand_turns = view.stand_turns
        g.side = side
    if view.park_in_use:
        park = new_park(deal.seats, view.opener)
        park.first_master = view.first_master
        park.high_class = view.high_class[:]
        park.picked = view.picked[:]
        park.skills = view.skills[:]
        park.preparations = [heap[:] for heap in view.preparations]
        park.guests_up = view.guests_up[:]
        park.guests_down = [blank] * view.guests_down_count
        park.ends = view.ends
        g.park = park
    if deal.stock.brings.in_use:
        _lay_out_brought(g, view, blank)
    g.asked = view.asked
    g.ask_what = view.ask_what
    g.stack = [_frame(view, frame) for frame in view.frames]
    if view.decision is not None:
        g.options = view.decision.options[:]
    return g


def _house(house: HouseView, blank: int) -> Player:
    """A house; of the own cards one knows which there are, but not which of them are in the deck."""
    deck = [blank] * house.deck_count
    discard = [blank] * house.discard_count
    if house.owned:
        rest = house.owned[:]
        for card in house.hand:
            rest.remove(card)
        if discard:
            rest.remove(house.discard_top)
        deck, discard[:-1] = rest[: len(deck)], rest[len(deck) :]
    if discard:
        discard[-1] = house.discard_top
    return Player(
        deck,
        house.hand[:] or [blank] * house.hand_count,
        discard,
        house.played[:],
        house.chambermaids[:],
        house.private[:],
        house.events[:],
        house.buildings[:],
        house.reminiscences[:],
        house.beers[:] or [blank] * house.beers_count,
        house.preparations[:],
        house.shuffles,
        house.looks,
        house.lets_all,
    )


def _lay_out_brought(g: Game, view: View, blank: int) -> None:
    """What boxes have of their own."""
    g.brought = new_brought(g.deal.stock.brings, g.deal.seats)
    for place, zone in enumerate(g.brought.brings.zones):
        if zone.holder == OF_GAME:
            g.brought.lying[place] = [_cards(zone, view.zones, view.counters, blank)]
        else:
            g.brought.lying[place] = [_cards(zone, house.zones, house.counters, blank) for house in view.houses]
    for place, counter in enumerate(g.brought.brings.counters):
        if counter.holder == OF_GAME:
            g.brought.numbers[place] = [view.counters[counter.name]]
        else:
            g.brought.numbers[place] = [house.counters[counter.name] for house in view.houses]


def _cards(zone: Zone, zones: Mapping[str, list[int]], counters: Mapping[str, int], blank: int) -> list[int]:
    """The cards of a zone as far as they are seen."""
    known = zones.get(zone.name, [])[:]
    hidden = counters.get(f"{zone.name}_count", 0) - len(known)
    if zone.sees == TOP and hidden:
        known = [counters[f"{zone.name}_top"]]
        hidden -= 1
    return [blank] * hidden + known if hidden > 0 else known


def _frame(view: View, frame: FrameView) -> Frame:
    f = Frame(view.deal.rules.programs[frame.program], frame.seat, frame.card)
    f.pc = frame.pc
    f.target = frame.target
    f.picked = frame.picked
    f.knows = frame.knows
    f.place = frame.place
    f.at = frame.at
    f.borrowed = frame.borrowed
    return f

"""What one seat, or a spectator, may see right now: a snapshot built field by field from a whitelist.

Nothing is ever deleted from a view to make it safe; what is not written down here is not in it. A view holds no
reference to the game, so a player that is given views can neither touch nor read the real cards.
"""

from __future__ import annotations

from cuore.engine.costs import changed_prices
from cuore.engine.deal import Deal, empty_maid_piles
from cuore.engine.decision import Decision, option_words
from cuore.engine.game import Game, Told
from cuore.engine.luck import NO_LUCK
from cuore.engine.words import EVERYBODY, HIDDEN, SPECTATOR

HOUSE_FIELDS = (
    "beers",
    "beers_count",
    "buildings",
    "chambermaids",
    "deck_count",
    "discard_count",
    "discard_top",
    "events",
    "hand",
    "hand_count",
    "lets_all",
    "looks",
    "owned",
    "played",
    "preparations",
    "private",
    "reminiscences",
    "shuffles",
)


class HouseView:
    """What is seen of one house.

    Hidden cards are counts; ``hand`` and ``owned`` are filled for the viewer's own alone.
    """

    def __init__(self, g: Game, owner: int, viewer: int) -> None:
        p = g.players[owner]
        own = owner == viewer
        self.deck_count = len(p.deck)
        self.hand_count = len(p.hand)
        self.discard_count = len(p.discard)
        self.discard_top = p.discard[-1] if p.discard else HIDDEN
        self.hand = p.hand[:] if own else []
        self.owned = sorted(p.hand + p.deck + p.discard) if own else []  # everybody knows the own staff
        self.played = p.played[:]
        self.chambermaids = sorted(p.chambermaids)
        self.private = p.private[:]
        self.events = sorted(p.events)
        self.buildings = sorted(p.buildings)
        self.reminiscences = sorted(p.reminiscences)
        self.preparations = sorted(p.preparations)
        self.beers_count = len(p.beers)
        self.beers = sorted(p.beers) if own else []
        self.lets_all = p.lets_all
        self.shuffles = p.shuffles
        self.looks = p.looks

    def data(self) -> dict[str, object]:
        """Everything, as plain values in a fixed order."""
        return {name: getattr(self, name) for name in HOUSE_FIELDS}


FRAME_FIELDS = ("at", "borrowed", "card", "knows", "pc", "picked", "place", "program", "seat", "target")


class FrameView:
    """An effect in progress, as far as the viewer may know it."""

    def __init__(self, g: Game, index: int, viewer: int) -> None:
        f = g.stack[index]
        self.program = g.rules.path_of(f.program)
        self.pc = f.pc
        self.seat = f.seat
        self.card = f.card
        self.target = f.target
        self.knows = f.knows
        self.picked = f.picked if may_know(f.knows, viewer) else HIDDEN
        self.place = f.place
        self.at = f.at
        self.borrowed = f.borrowed

    def data(self) -> dict[str, object]:
        """Everything, as plain values in a fixed order."""
        return {name: getattr(self, name) for name in FRAME_FIELDS}


VIEW_FIELDS = (
    "acquired",
    "after_hand",
    "another_turn",
    "aside",
    "aside_count",
    "aside_knows",
    "asked",
    "ask_what",
    "bargains",
    "beer_rights",
    "beers_down_count",
    "beers_up",
    "chiefs_are_love",
    "deal",
    "decision",
    "decisions",
    "employments",
    "ending",
    "ends",
    "face_down_count",
    "face_up",
    "first_master",
    "frames",
    "guests_down_count",
    "guests_up",
    "high_class",
    "houses",
    "love",
    "moving",
    "new_hand",
    "opener",
    "park_in_use",
    "phase",
    "picked",
    "piles",
    "preparations",
    "reminiscences_down_count",
    "reminiscences_up",
    "removed",
    "round",
    "seat",
    "servings",
    "side_in_use",
    "skills",
    "stand_owner",
    "stand_turns",
    "stand_used",
    "turn",
    "used",
)


class View:
    """A game through the eyes of one seat (or of ``SPECTATOR``, who sees what everybody sees)."""

    def __init__(self, g: Game, seat: int) -> None:
        self.seat = seat
        self.deal: Deal = g.deal.with_luck(NO_LUCK)
        self.houses = [HouseView(g, owner, seat) for owner in range(g.deal.seats)]
        self.piles = g.piles[:]
        self.face_up = g.face_up[:]
        self.face_down_count = len(g.face_down)
        self.moving = g.moving[:]
        self.turn = g.turn
        self.round = g.round
        self.phase = g.phase
        self.love = g.love
        self.servings = g.servings
        self.employments = g.employments
        self.new_hand = g.new_hand
        self.used = g.used[:]
        self.bargains = g.bargains[:]
        self.after_hand = g.after_hand[:]
        self.acquired = g.acquired
        self.another_turn = g.another_turn
        self.chiefs_are_love = g.chiefs_are_love
        self.beer_rights = g.beer_rights
        self.stand_used = g.stand_used
        self.aside_count = len(g.aside)
        self.aside_knows = g.aside_knows if g.aside else EVERYBODY
        self.aside = g.aside[:] if may_know(self.aside_knows, seat) else []
        self.side_in_use = g.side.in_use
        self.reminiscences_up = g.side.reminiscences_up[:]
        self.reminiscences_down_count = len(g.side.reminiscences_down)
        self.beers_up = g.side.beers_up[:]
        self.beers_down_count = len(g.side.beers_down)
        self.removed = sorted(g.side.removed)
        self.stand_owner = g.side.stand_owner
        self.stand_turns = g.side.stand_turns
        self.park_in_use = g.park.in_use
        self.first_master = g.park.first_master
        self.opener = g.park.opener
        self.high_class = g.park.high_class[:]
        self.picked = g.park.picked[:]
        self.skills = g.park.skills[:]
        self.preparations = [pile[:] for pile in g.park.preparations]
        self.guests_up = g.park.guests_up[:]
        self.guests_down_count = len(g.park.guests_down)
        self.ends = g.park.ends
        self.ending = g.ending
        self.decisions = g.decisions
        self.asked = g.asked  # who decides is seen by all; what exactly, and the options, by the asked seat alone
        own = seat != SPECTATOR and g.asked == seat
        self.ask_what = g.ask_what if own else HIDDEN
        self.decision: Decision | None = g.pending if own else None
        self.frames = [FrameView(g, i, seat) for i in range(len(g.stack))]

    @property
    def house(self) -> HouseView:
        """The viewer's own house."""
        return self.houses[self.seat]

    def price(self, kind: int) -> int:
        """What a card costs the player whose turn it is."""
        house = self.houses[self.turn]
        now = changed_prices(self.deal.rules, self.bargains, house.chambermaids, house.events)
        return self.deal.rules.cost[kind] if now is None else now.of[kind]

    def empty_maid_piles(self) -> int:
        """How many piles of maids have run out."""
        private = self.face_down_count + (len(self.face_up) if self.park_in_use else 0)
        return empty_maid_piles(self.deal, self.piles, private, len(self.guests_up))

    def data(self) -> dict[str, object]:
        """Everything that is seen, as plain values in a fixed order: equal data means nothing can be told apart."""
        found: dict[str, object] = {}
        for name in VIEW_FIELDS:
            if name == "deal":
                found["shop"] = list(self.deal.shop)
                found["totals"] = list(self.deal.totals)
                found["first"] = self.deal.first
            elif name == "decision":
                rules = self.deal.rules
                found[name] = [] if self.decision is None else [option_words(rules, o) for o in self.decision.options]
            elif name == "houses":
                found[name] = [house.data() for house in self.houses]
            elif name == "frames":
                found[name] = [frame.data() for frame in self.frames]
            else:
                found[name] = getattr(self, name)
        return found


def may_know(knows: int, viewer: int) -> bool:
    """Whether a viewer is in a set of seats; a spectator is in none but everybody."""
    return knows == EVERYBODY or (viewer != SPECTATOR and bool(knows >> viewer & 1))


def told_to(told: Told, viewer: int) -> Told:
    """One event as a viewer hears it: without its card, where that is not for this viewer, and without who knows it."""
    what, seat, card, number, other, knows = told
    return (what, seat, card if may_know(knows, viewer) else HIDDEN, number, other, 0)

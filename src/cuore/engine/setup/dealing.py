"""Dealing the start decks and the private maids, in whichever place."""

from __future__ import annotations

from collections.abc import Sequence

from cuore.engine.brought import new_brought
from cuore.engine.deal import Deal
from cuore.engine.errors import IllegalSetup
from cuore.engine.game import Game
from cuore.engine.luck import Luck, luck_from_seed
from cuore.engine.player import Player, empty_player
from cuore.engine.rules import Rules
from cuore.engine.setup.choice import Setup, check, empty_piles_that_end, host_of
from cuore.engine.words import CHAMBERMAID_CHIEF, LOVE, PRIVATE, SEAT_NAMES

START_LOVE = 7
START_CHIEFS = 3
HAND_SIZE = 5


def new_game(rules: Rules, setup: Setup) -> Game:
    """A fresh game, standing at its first decision."""
    g = lay_out(rules, setup)
    g.run()
    return g


def lay_out(rules: Rules, setup: Setup) -> Game:
    """A fresh game before its first step: everything is dealt and nothing has happened."""
    check(rules, setup)
    luck = luck_from_seed(setup.seed)
    host = host_of(rules, setup.boxes)
    stock = host.place.stock(rules, setup, host, luck)
    first = setup.first if setup.first >= 0 else luck.below("first player", setup.seats)
    deal = Deal(stock, luck, setup.seats, first, empty_piles_that_end(setup.seats), asks_all=setup.asks_all)
    start = start_deck(rules, stock.present)
    piles = [deal.totals[k] for k in deal.shop]
    for card in start * setup.seats:
        if deal.pile_of[card] >= 0:
            piles[deal.pile_of[card]] -= 1
    for place, kind in enumerate(deal.shop):
        if piles[place] < 0:
            raise IllegalSetup(f"there are not enough cards of {rules.names[kind]} for {setup.seats} players")
    players = [new_house(luck, seat, start) for seat in range(setup.seats)]
    g = Game(deal, players, piles, piles.count(0))
    g.brought = new_brought(stock.brings, setup.seats)
    g.face_down = [k for k in stock.present if rules.category[k] == PRIVATE]
    luck.shuffle("private maids", g.face_down)
    while g.face_down and len(g.face_up) < stock.place.shown_private_maids:
        g.face_up.append(g.face_down.pop())
    stock.place.lay_out(g)
    g.push(stock.place.turn, first, -1)
    return g


def new_house(luck: Luck, seat: int, start: list[int]) -> Player:
    """A player's house at the beginning: the start deck, shuffled, and the first hand drawn from it."""
    p = empty_player()
    p.deck = start[:]
    luck.shuffle(f"deck {SEAT_NAMES[seat]} 0", p.deck)
    p.shuffles = 1
    p.hand = sorted(p.deck[-HAND_SIZE:])
    del p.deck[-HAND_SIZE:]
    return p


def start_deck(rules: Rules, kinds: Sequence[int]) -> list[int]:
    """The ten cards everybody begins with, sorted: the cheapest Love and the Chambermaid Chief of this game."""
    love = min([k for k in kinds if rules.category[k] == LOVE], key=lambda k: rules.cost[k])
    chief = next(k for k in kinds if rules.category[k] == CHAMBERMAID_CHIEF)
    return sorted([love] * START_LOVE + [chief] * START_CHIEFS)

"""Playing the games of a league; how a game goes does not depend on who else is played where."""

from __future__ import annotations

import time

from cuore.cards.door import load_rules
from cuore.lab.arena.plan import League
from cuore.lab.games.bulk import Piece
from cuore.lab.games.row import Place, Row
from cuore.lab.games.town_row import TownRow, town_row
from cuore.lab.playing import Players, play

ARM = "all"


def play_matches(league: League, watched: bool, numbers: range) -> Piece:
    """Some games, in any process. The luck of a seat, and that of whoever sits there, is the same in every rotation."""
    rules = load_rules(league.card_file)
    players = Players(rules)
    started = time.process_time()
    rows: list[Row] = []
    towns: dict[int, TownRow] = {}
    for number in numbers:
        match = league.match(number)
        setup = league.setup(rules, match)
        place = Place(number, match.town, match.deal, ARM)
        rows.append(play(players, rules, place, setup, match.seats, watched=watched, timed=True))
        if watched and match.town not in towns:
            towns[match.town] = town_row(rules, match.town, setup)
    return Piece(rows, list(towns.values()), time.process_time() - started)

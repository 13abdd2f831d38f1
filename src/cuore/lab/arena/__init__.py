"""The arena: round robins on mirrored luck, and what they say about the players.

A ``League`` says who meets whom in which towns. ``play_league`` plays what is missing of it, and ``report`` makes rates
with their intervals, a cross-table and ratings of the games. docs/arena.md tells how to read them.
"""

from cuore.lab.arena.kept import read_league
from cuore.lab.arena.league import play_league
from cuore.lab.arena.plan import League
from cuore.lab.arena.report import Report, report

__all__ = ["League", "Report", "play_league", "read_league", "report"]

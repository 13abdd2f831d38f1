"""The table: a game with its seats, bots, journal and news, for any front end. No clock, no files, no connections."""

from cuore.table.errors import Frozen, Stale
from cuore.table.journal import Answer, Entry, Sit, Undo, entry_data, read_entry
from cuore.table.news import News, last_news
from cuore.table.onlooker import Onlooker
from cuore.table.points import Share, open_points, shares
from cuore.table.seats import SAID_IN_RECORD, YOU, IllegalSeats, Seat, read_seats, seats_said, write_seats
from cuore.table.table import Missed, Report, Table

__all__ = [
    "SAID_IN_RECORD",
    "YOU",
    "Answer",
    "Entry",
    "Frozen",
    "IllegalSeats",
    "Missed",
    "News",
    "Onlooker",
    "Report",
    "Seat",
    "Share",
    "Sit",
    "Stale",
    "Table",
    "Undo",
    "entry_data",
    "last_news",
    "open_points",
    "read_entry",
    "read_seats",
    "seats_said",
    "shares",
    "write_seats",
]

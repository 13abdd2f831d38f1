"""Towns: first, drawn, chosen and named ones; wishes, codes, and what to take out of the boxes."""

from cuore.town.alive import dead_cards
from cuore.town.checklist import Checklist, checklist
from cuore.town.choosing import draw_town, first_town, known_town, make_setup
from cuore.town.code import IllegalCode, read_code, spoken, write_code
from cuore.town.conflicts import ImpossibleWishes
from cuore.town.named import NamedTown, name_of, named_town, named_towns
from cuore.town.positions import lay_out_position, read_position
from cuore.town.reasons import Reason, reasons
from cuore.town.redrawing import redraw
from cuore.town.town import Town, kinds_in, new_town, town_of
from cuore.town.wishes import IllegalWish, Wishes, read_wishes, words_in

__all__ = [
    "Checklist",
    "IllegalCode",
    "IllegalWish",
    "ImpossibleWishes",
    "NamedTown",
    "Reason",
    "Town",
    "Wishes",
    "checklist",
    "dead_cards",
    "draw_town",
    "first_town",
    "kinds_in",
    "known_town",
    "lay_out_position",
    "make_setup",
    "name_of",
    "named_town",
    "named_towns",
    "new_town",
    "read_code",
    "read_position",
    "read_wishes",
    "reasons",
    "redraw",
    "spoken",
    "town_of",
    "words_in",
    "write_code",
]

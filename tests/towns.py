"""The recommended first towns, as the boxes tell them."""

from __future__ import annotations

from cuore.cards.catalogue import OFFICIAL

FIRST_TOWNS = {box.id: box.first_town for box in OFFICIAL}
FIRST_TOWN, _, VACATION_TOWN, OKTOBERFEST_TOWN, PARK_TOWN = FIRST_TOWNS.values()

"""What can be said of a card in a card file, and with which words."""

from __future__ import annotations

from cuore.cards.build import DEDUCED, PRINTED, RECONSTRUCTED
from cuore.engine.words import ANYWHERE, AT_HOME, IN_QUARTERS, NOWHERE, ON_BUILDING, ON_MAID, SKILL_NAMES

PROGRAMS = (
    "serve",
    "starting",
    "on draw",
    "others dismiss",
    "arrives",
    "employed",
    "after hand",
    "chambered starting",
    "chambered serving",
    "hand ability",
    "drunk",
)
ICONS = ("draw", "love", "serving", "employment", *SKILL_NAMES)
LAID = {
    "": NOWHERE,
    "on a maid": ON_MAID,
    "in quarters": IN_QUARTERS,
    "anywhere": ANYWHERE,
    "on a building": ON_BUILDING,
    "at home": AT_HOME,
}
PROVENANCES = (PRINTED, DEDUCED, RECONSTRUCTED)
FIELDS = frozenset(
    (
        *PROGRAMS,
        "name",
        "title",
        "box",
        "category",
        "cost",
        "copies",
        "provenance",
        "ours",
        "deduced",
        "vp",
        "icons",
        "chamber",
        "starting must",
        "turns events away",
        "laid",
        "cure",
        "cure maid",
        "scores",
        "changes",
        "requires",
        "protects",
        "leave",
        "chamber discount",
        "larger hand",
        "needs",
        "level",
        "alcohol",
        "opens",
        "starts shown",
        "errand",
        "skill needed",
        "park copies",
        "fewer when faster",
    )
)
NUMBERS = (
    "chamber",
    "cure maid",
    "protects",
    "leave",
    "chamber discount",
    "larger hand",
    "level",
    "alcohol",
    "skill needed",
    "park copies",
)
FLAGS = ("starting must", "turns events away", "opens", "starts shown", "fewer when faster")
NEED_FIELDS = ("sort", "cost", "at least", "count", "total")
MOST = 99  # any number on a card

"""Cards that there once were: old positions, games and card files may still name them, and are told what happened.

A card goes here when its name goes; a corrected number or text needs no place here.
"""

from __future__ import annotations

REPLACED = "was a reconstruction of ours, and is no more: the printed Reminiscences have replaced it"

RETIRED: dict[str, str] = {
    "Shell Gathering": REPLACED,
    "Beach Volleyball": REPLACED,
    "Night Market": REPLACED,
    "Astronomic Observation": REPLACED,
    "Treasure Dive": REPLACED,
    "Fireworks Show": REPLACED,
    "Moonlit Dance": REPLACED,
    "Sunset Cruise": REPLACED,
}
"""Their names, and what is said of each."""

RETIRED_FROM = "vacation"
"""The box that they were in: a card file that names one of them there means to correct it."""

"""The rules that a command or a worker plays by: the official boxes, boxes from elsewhere, and the cards of a file.

A box from elsewhere is a module with a ``BOX`` that Python finds. ``CUORE_BOXES`` in the environment names such
modules, separated by commas: so every command knows them, and every process that a command starts. A program that has
the box in hand calls ``catalogue.with_boxes`` instead.
"""

from __future__ import annotations

import os
from functools import cache
from importlib import import_module

from cuore.cards.catalogue import rules_from_file, with_boxes
from cuore.engine.box import Box
from cuore.engine.errors import IllegalSetup, sentence, shorten
from cuore.engine.rules import Rules

VARIABLE = "CUORE_BOXES"


def load_rules(card_file: str | None = None) -> Rules:
    """The rules of this process, with the cards of a file (its text) if there is one."""
    rules = rules_with(os.environ.get(VARIABLE, ""))
    return rules if card_file is None else rules_from_file(card_file, rules)


@cache
def rules_with(modules: str) -> Rules:
    """The rules with the boxes of some modules, named with commas between them."""
    return with_boxes(*[box_of(name.strip()) for name in modules.split(",") if name.strip()])


def box_of(module: str) -> Box:
    """The box that a module brings."""
    try:
        box = getattr(import_module(module), "BOX", None)
    except Exception as error:  # noqa: BLE001 - whatever is wrong in a module that is not ours, it is told in one line
        raise IllegalSetup(f"{VARIABLE}: the module {shorten(module)} cannot be loaded: {sentence(error)}") from None
    if not isinstance(box, Box):
        raise IllegalSetup(f"{VARIABLE}: the module {shorten(module)} has no BOX, or it is not a box of cards")
    return box

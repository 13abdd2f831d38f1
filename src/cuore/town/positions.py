"""Reading a position without being told its Town."""

from __future__ import annotations

from cuore.engine.game import Game
from cuore.engine.position import HEADER, split_lines
from cuore.engine.position import read_position as read_raw_position
from cuore.engine.rules import Rules
from cuore.engine.setup import host_of


def lay_out_position(rules: Rules, text: str) -> Game:
    """The game that a position describes, before it runs on; a Town it does not choose is the recommended one."""
    value = next((value for _, key, value in split_lines(text, HEADER) if key == "boxes"), "")
    boxes = tuple(box.strip() for box in value.split(","))
    known = tuple(dict.fromkeys(box for box in boxes if box in rules.boxes))
    every = list(rules.boxes.values())
    likely = [host_of(rules, known), *every] if known else every
    return read_raw_position(rules, text, next(box.first_town for box in likely if box.first_town))


def read_position(rules: Rules, text: str) -> Game:
    """The game that a position describes, standing at its first question."""
    g = lay_out_position(rules, text)
    g.run()
    return g

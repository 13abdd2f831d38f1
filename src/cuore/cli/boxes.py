"""Boxes on the command line: how people name them, and what the help of commands says of them."""

from __future__ import annotations

from cuore.cards.catalogue import BOXES, OFFICIAL
from cuore.cards.door import VARIABLE
from cuore.engine.box import Box
from cuore.engine.errors import IllegalSetup, listed, shorten
from cuore.engine.rules import Rules, plain
from cuore.town.naming import did_you_mean


def boxes_named(rules: Rules, words: str) -> tuple[str, ...]:
    """The boxes that somebody named, with commas between them: by their names, the beginnings of these, or titles."""
    return tuple([_box(rules, word.strip()) for word in words.split(",")])


def _box(rules: Rules, word: str) -> str:
    titles = {plain(box.title): box.id for box in rules.boxes.values()}
    said = plain(word)
    if word in rules.boxes or said in titles:
        return word if word in rules.boxes else titles[said]
    begun = [box for box in rules.boxes if said and plain(box).startswith(said)]
    if len(begun) == 1:
        return begun[0]
    if begun:
        raise IllegalSetup(f"{shorten(word)} could be {listed(begun)}", word, begun)
    near = did_you_mean(word, [*[box.title for box in rules.boxes.values()], *rules.boxes])
    if any(part in rules.boxes for part in word.split()):
        near = ": put commas between the names of boxes"
    raise IllegalSetup(
        f"there is no box called {shorten(word)}{near or f'; choose from {listed(sorted(rules.boxes))}'}",
        word,
        sorted(rules.boxes),
    )


def _players(boxes: list[Box]) -> str:
    """How many can play: all together, and with boxes that are for others."""
    usual = boxes[0].players
    others = [f"with the box {box.id} {_span(box.players)}" for box in boxes if box.players != usual]
    return _span(usual) + (f" ({'; '.join(others)})" if others else "")


def _span(players: tuple[int, int]) -> str:
    least, most = players
    return f"{least} to {most}"


PLAYERS = _players(list(OFFICIAL))
NAMES = f"{', '.join(BOXES)}, or one that {VARIABLE} brings"
APART = " ".join(
    f"With {box.id} the game is played in the {box.place.title}, whatever else is named: other boxes lend it guests, "
    "private maids and Illness."
    for box in OFFICIAL
    if box.place.apart
)

"""Everybody at a table, and a spectator, each with the view that they began with and nothing but events since."""

from __future__ import annotations

import json

from cuore.engine.game import Game, Told
from cuore.engine.retelling import NOT_TOLD, Data, Retelling
from cuore.engine.told import Event
from cuore.engine.view import View, told_to
from cuore.engine.words import SPECTATOR


class Onlookers:
    """They hear what they are told, and then compare what they make of it with what is to be seen."""

    def __init__(self, g: Game) -> None:
        """Look at a game once."""
        self.retellings = [retelling(g, viewer) for viewer in (*range(g.deal.seats), SPECTATOR)]

    def hear(self, told: list[Told]) -> None:
        """Everybody hears events, in the form told to them."""
        for each in self.retellings:
            for event in told:
                each.hear(told_to(event, each.seat))

    def disagreements(self, g: Game, looking: int = 99) -> list[str]:
        """What they see otherwise than they were told; so many of them look, by turns."""
        found: list[str] = []
        first = g.decisions % len(self.retellings)
        for each in [*self.retellings[first:], *self.retellings[:first]][:looking]:
            now = View(g, each.seat).data()
            for name in NOT_TOLD:
                each.data[name] = now[name]
            if each.data != now:
                found += [f"viewer {each.seat}: {name}" for name in differences(each.data, now)]
        return found

    def agree(self, g: Game, told: list[Told], looking: int = 99) -> None:
        """They see what they expect; ``told`` is what they heard last, for the message."""
        found = self.disagreements(g, looking)
        assert not found, f"decision {g.decisions}: {found}, after {[Event(event) for event in told]}"

    def agree_to_the_letter(self, g: Game) -> None:
        """The same, also of numbers that are to be flags, and of flags that are to be numbers."""
        self.agree(g, [])
        for each in self.retellings:
            assert json.dumps(each.data) == json.dumps(View(g, each.seat).data())


def retelling(g: Game, viewer: int) -> Retelling:
    """A view of now, to be played forward."""
    view = View(g, viewer)
    return Retelling(view.deal, view.data())


def differences(told: Data, seen: Data, where: str = "") -> list[str]:
    """Where two views differ."""
    found: list[str] = []
    for name in seen:
        one, other = told.get(name), seen[name]
        if one == other:
            continue
        if name == "houses" and isinstance(one, list) and isinstance(other, list):
            for seat, (there, here) in enumerate(zip(one, other, strict=True)):
                found += differences(there, here, f"house {seat}: ")
        else:
            found.append(f"{where}{name} is {other}, told {one}")
    return found

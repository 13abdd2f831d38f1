"""What goes wrong, and how often: the weather of one run, drawn from its seed.

Most runs have a few sorts of faults and some have none at all: a fault that comes in every run hides the others.
"""

from __future__ import annotations

import dataclasses
from dataclasses import dataclass
from random import Random


@dataclass
class Weather:
    """Chances of everything that can go wrong, by the call or by the second; nought is never."""

    # the store, by the call
    slow_store: float = 0.0  # takes up to two seconds
    lost_before: float = 0.0  # unavailable, and nothing was kept
    lost_after: float = 0.0  # unavailable, and it was kept
    lost_late: float = 0.0  # unavailable, and it is kept a little later
    crash_before: float = 0.0  # the process dies when it wants to write
    crash_after: float = 0.0  # the process dies when it has written
    # the store, by the second
    full: float = 0.0  # the disk is full for some seconds
    # processes, by the second
    crash: float = 0.0
    restart: float = 0.0  # ended in good order
    stall: float = 0.0  # stands still for some seconds and goes on
    jump: float = 0.0  # the clock on the wall jumps
    siesta: float = 0.0  # everybody goes away for minutes
    sign_out: float = 0.0  # somebody signs out, and in again
    vanish: float = 0.0  # a guest goes for good
    erase: float = 0.0  # a guest goes for good, and wants to be forgotten
    # hints between processes, each
    hint_lost: float = 0.0
    hint_doubled: float = 0.0
    hint_late: float = 0.0
    # lines to clients: by the message, and by the second for each line
    sent_twice: float = 0.0
    torn: float = 0.0  # a message arrives cut off
    drop: float = 0.0
    deaf: float = 0.0  # a client stops reading
    cut_work: float = 0.0  # of drops: those where the work for the client is ended in the middle
    # who thinks, by the call
    slow_thought: float = 0.0
    failed_thought: float = 0.0

    def calm(self) -> None:
        """Nothing goes wrong any more."""
        for field in dataclasses.fields(self):
            setattr(self, field.name, 0.0)

    def __str__(self) -> str:
        told = [f"{name} {chance:.3g}" for name, chance in dataclasses.asdict(self).items() if chance]
        return ", ".join(told) or "calm"


WORST = Weather(
    slow_store=0.1,
    lost_before=0.05,
    lost_after=0.05,
    lost_late=0.05,
    crash_before=0.01,
    crash_after=0.02,
    full=0.05,
    crash=0.06,
    restart=0.04,
    stall=0.05,
    jump=0.1,
    siesta=0.05,
    sign_out=0.1,
    vanish=0.05,
    hint_lost=0.5,
    hint_doubled=0.3,
    hint_late=0.4,
    sent_twice=0.3,
    torn=0.03,
    drop=0.1,
    deaf=0.05,
    cut_work=1.0,
    slow_thought=0.2,
    failed_thought=0.2,
)
"""The worst chances that are drawn."""


def forecast(chance: Random) -> Weather:
    """The weather of a run: a few faults, each between rare and its worst."""
    weather = Weather()
    share = chance.choice((0.0, 0.15, 0.3, 0.3, 0.6))
    for field in dataclasses.fields(weather):
        if chance.random() < share:
            setattr(weather, field.name, getattr(WORST, field.name) * chance.choice((0.1, 0.4, 1.0)))
    return weather

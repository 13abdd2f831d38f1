"""What every computer player is."""

from __future__ import annotations

from random import Random

from cuore.engine.memory import Memory
from cuore.engine.view import View


class Bot:
    """A player: ``choose`` gets a view with an open decision for its seat, and returns the index of an option.

    A bot holds nothing of the game itself, and all its chance comes from ``rng``, so that the same views and the same
    ``rng`` always get the same answers. Use ``rng.random()`` alone: the other methods of ``Random`` may differ between
    versions of Python. A bot that ``remembers`` is also given the memory of its seat, which whoever lets it play keeps
    for it: ``Session.memory``, or ``Ears`` where there is no session. It must not change it.
    """

    name = ""
    blind = False  # needs to know only how many options there are, so that no view has to be made for it
    remembers = False  # wants to know what its seat has heard so far

    def __repr__(self) -> str:
        return f"<{type(self).__name__} {self.name!r}>"

    def choose(self, view: View, rng: Random, memory: Memory | None = None) -> int:
        """The index of the chosen option."""
        raise NotImplementedError

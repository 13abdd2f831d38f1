"""The player that knows nothing: every option is as good as any other. The zero of every scale."""

from __future__ import annotations

from random import Random

from cuore.bots.bot import Bot
from cuore.engine.memory import Memory
from cuore.engine.view import View


class RandomBot(Bot):
    """Chooses evenly among the options."""

    name = "random"
    blind = True

    def choose(self, view: View, rng: Random, memory: Memory | None = None) -> int:
        assert view.decision is not None
        return int(rng.random() * len(view.decision.options))

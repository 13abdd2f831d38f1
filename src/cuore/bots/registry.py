"""The computer players by name."""

from __future__ import annotations

from cuore.bots.big_love import BigLoveBot
from cuore.bots.bot import Bot
from cuore.bots.housekeeper import HousekeeperBot
from cuore.bots.random_bot import RandomBot
from cuore.engine.errors import CuoreError

_BOTS: tuple[type[Bot], ...] = (RandomBot, BigLoveBot, HousekeeperBot)
BOT_NAMES: tuple[str, ...] = tuple(bot.name for bot in _BOTS)


class UnknownBot(CuoreError):
    """No computer player has that name."""


def make_bot(name: str) -> Bot:
    """A computer player by its name."""
    for bot in _BOTS:
        if bot.name == name.strip().lower():
            return bot()
    raise UnknownBot(f"there is no bot called {name.strip()!r}; there is {', '.join(BOT_NAMES)}")

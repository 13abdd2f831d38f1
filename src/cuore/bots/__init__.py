"""Players that the computer moves. Each gets what its seat may see, and answers with the number of an option."""

from cuore.bots.bot import Bot
from cuore.bots.ears import Ears
from cuore.bots.registry import BOT_NAMES, LEVELS, PERSONAS, UnknownBot, is_bot, make_bot, nearest_bot

__all__ = ["BOT_NAMES", "LEVELS", "PERSONAS", "Bot", "Ears", "UnknownBot", "is_bot", "make_bot", "nearest_bot"]

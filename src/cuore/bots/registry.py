"""The computer players by name: the plain ones, the planner's personas, and the levels from beginner to strongest."""

from __future__ import annotations

import re
from collections.abc import Callable
from typing import NamedTuple

from cuore.bots.big_love import BigLoveBot
from cuore.bots.bot import Bot
from cuore.bots.planner import personas
from cuore.bots.planner.temper import Temper
from cuore.bots.planner_bot import PlannerBot
from cuore.bots.random_bot import RandomBot
from cuore.bots.search.race import Budget
from cuore.bots.search_bot import SearchBot
from cuore.engine.errors import CuoreError, shorten

PLAYER = "player"
PERSONA = "persona"
LEVEL = "level"

_BUDGET = re.compile(
    r"^search:(?:(?P<simulations>[1-9]\d{0,6})|(?P<seconds>\d{1,3}(?:\.\d{1,3})?)s)(?:\*(?P<processes>[1-9]\d?))?$"
)


class KnownBot(NamedTuple):
    """One name that a bot can be asked for by."""

    name: str
    sort: str
    about: str
    make: Callable[[], Bot]
    budgets: str = ""  # how to ask for it with another budget, where whoever asks pays for it: not at a server

    @property
    def in_full(self) -> str:
        """What there is to say of it to somebody at a command line."""
        return f"{self.about}; {self.budgets}" if self.budgets else self.about


def _planner(name: str, temper: Callable[[], Temper]) -> Callable[[], Bot]:
    return lambda: PlannerBot(temper(), name)


def _search(name: str, simulations: int) -> Callable[[], Bot]:
    return lambda: SearchBot(Budget(simulations), name=name)


KNOWN_BOTS: tuple[KnownBot, ...] = (
    KnownBot("random", PLAYER, "any option, evenly: the zero of the scale", RandomBot),
    KnownBot("biglove", PLAYER, "Love and chiefs only: the plan to beat", BigLoveBot),
    KnownBot("planner", PLAYER, "values every card of this Town for this deck", PlannerBot),
    KnownBot(
        "search",
        PLAYER,
        "a second of thought",
        SearchBot,
        "search:200, search:0.5s, search:1s*4 (four processes) for other budgets",
    ),
    KnownBot("rush", PERSONA, "a planner in a hurry", _planner("rush", personas.rush)),
    KnownBot(
        "chambermaids", PERSONA, "a planner who fills the quarters", _planner("chambermaids", personas.chambermaids)
    ),
    KnownBot("engine", PERSONA, "a planner who builds before scoring", _planner("engine", personas.engine)),
    KnownBot("harasser", PERSONA, "a planner who bothers the others", _planner("harasser", personas.harasser)),
    KnownBot(
        "apprentice",
        LEVEL,
        "level 1: thinks there is always time",
        _planner("apprentice", personas.apprentice),
    ),
    KnownBot("housekeeper", LEVEL, "level 2: the planner, who does not look ahead", _planner("housekeeper", Temper)),
    KnownBot("governess", LEVEL, "level 3: looks ahead a little, 24 simulations", _search("governess", 24)),
    KnownBot("butler", LEVEL, "level 4: looks ahead, 48 simulations", _search("butler", 48)),
    KnownBot("matriarch", LEVEL, "level 5: looks ahead with care, 256 simulations", _search("matriarch", 256)),
)

BOT_NAMES: tuple[str, ...] = tuple(bot.name for bot in KNOWN_BOTS)
"""All names that a bot can be asked for by."""

PERSONAS: tuple[str, ...] = tuple(bot.name for bot in KNOWN_BOTS if bot.sort == PERSONA)
"""Planners with a taste of their own."""

LEVELS: tuple[str, ...] = tuple(bot.name for bot in KNOWN_BOTS if bot.sort == LEVEL)
"""The bots for people to play against, from beginner to strongest."""

COMPUTERS = ("bot", "computer", "cpu", "ai", "robot", "level")
"""What a person calls a bot without knowing any."""

USUAL = "housekeeper"
"""Who plays when anybody will do."""


class UnknownBot(CuoreError):
    """No computer player has that name."""

    code = "unknown-bot"


def is_bot(name: str) -> bool:
    """Whether a computer player has that name."""
    word = name.strip().lower()
    return word in BOT_NAMES or _budget(word) is not None


def _budget(word: str) -> Budget | None:
    """The budget that stands behind the name of a search."""
    found = _BUDGET.match(word)
    if found is None:
        return None
    simulations, seconds = int(found["simulations"] or 0), float(found["seconds"] or 0)
    processes = int(found["processes"] or 1)
    return Budget(simulations, seconds, processes=processes) if simulations or seconds else None


def nearest_bot(name: str) -> str | None:
    """The computer player that somebody meant who wrote this: a name one or two slips away, or just "computer"."""
    word = "".join(c for c in name.strip().lower() if c.isalnum())
    if not word or is_bot(name):
        return None
    if word.rstrip("0123456789") in COMPUTERS:
        return _level(word) or USUAL
    if name.strip().lower().startswith("search:"):
        return "search"
    slips, bot = min((_slips(word, bot), bot) for bot in BOT_NAMES)
    return bot if slips <= (2 if len(bot) > 6 else 1) else None


def _level(word: str) -> str | None:
    """The bot of a numbered level, as in ``level 3``."""
    number = word.removeprefix("level")
    return LEVELS[int(number) - 1] if number in [str(level) for level in range(1, len(LEVELS) + 1)] else None


def _slips(word: str, name: str) -> int:
    """How many letters must be put in, left out, changed, or swapped with their neighbour to make one of the other."""
    before: list[int] = []
    row = list(range(len(name) + 1))
    for i, letter in enumerate(word, 1):
        older, before, row = before, row, [i]
        for j, other in enumerate(name, 1):
            row.append(min(before[j] + 1, row[-1] + 1, before[j - 1] + (letter != other)))
            if i > 1 and j > 1 and letter == name[j - 2] and word[i - 2] == other:
                row[-1] = min(row[-1], older[j - 2] + 1)
    return row[-1]


def make_bot(name: str) -> Bot:
    """A computer player by its name; ``search:200``, ``search:0.5s``, ``search:1s*4`` are searches with that budget."""
    word = name.strip().lower()
    for bot in KNOWN_BOTS:
        if bot.name == word:
            return bot.make()
    budget = _budget(word)
    if budget is not None:
        return SearchBot(budget, name=word)
    if word.startswith("search:"):
        raise UnknownBot(
            f"{shorten(name)} has no valid budget: "
            "write search:200 for 200 simulations or search:0.5s for half a second"
        )
    near = nearest_bot(name)
    hint = f": did you mean {near}?" if near else f"; choose from {', '.join(BOT_NAMES)}"
    raise UnknownBot(f"there is no bot called {shorten(name)}{hint}")

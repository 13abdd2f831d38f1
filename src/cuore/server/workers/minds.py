"""The games that somebody thinks about, kept with their bots: a game hears only what is new, a bot knows its Town.

The real game is here, and a bot gets views of its own seat alone, as everywhere.
"""

from __future__ import annotations

from collections import OrderedDict
from collections.abc import Callable, Sequence

from cuore.bots import Bot, make_bot
from cuore.bots.advice.hint import Thought
from cuore.bots.search.race import Budget
from cuore.bots.search_bot import SearchBot
from cuore.engine.errors import GameOver
from cuore.engine.record import start_session
from cuore.engine.rules import Rules
from cuore.engine.setup import Setup
from cuore.engine.words import SEAT_NAMES
from cuore.server.wire.messages import HintLine
from cuore.table.table import choice_of, thought_of
from cuore.text.english import ENGLISH
from cuore.text.language import Speaker
from cuore.text.message import NamePart, message

MOST_KEPT = 1000
"""Games that are kept; of more, those that nobody has asked about for longest are let go."""


class NotKept(Exception):
    """That game, or so much of it, is not known here."""


class Game:
    """One game with the bots that were asked about it."""

    def __init__(self, rules: Rules, setup: Setup) -> None:
        self.setup = setup
        self.session = start_session(rules, setup)
        self.bots: dict[str, tuple[Bot, Budget | None]] = {}  # with the budget that is their own, if they search
        self.thought: Thought | None = None  # about a hint for the open decision

    def bot(self, name: str, budget: Callable[[Budget], Budget]) -> Bot:
        """A bot, which thinks no longer than it may now; a fresh one would work out the whole Town again."""
        if name not in self.bots:
            made = make_bot(name)
            self.bots[name] = made, made.budget if isinstance(made, SearchBot) else None
        bot, own = self.bots[name]
        if isinstance(bot, SearchBot) and own is not None:
            bot.budget = budget(own)
        return bot


class Minds:
    """Games by their tables. Whoever asks has told of all answers before."""

    def __init__(self, rules: Rules, most: int = MOST_KEPT) -> None:
        self._rules = rules
        self._most = most
        self._games: OrderedDict[str, Game] = OrderedDict()

    def __len__(self) -> int:
        return len(self._games)

    def hear_all(self, table: str, setup: Setup, answers: Sequence[int]) -> None:
        """A game from its beginning on. Bots that know the table go on playing there."""
        before = self._games.pop(table, None)
        game = Game(self._rules, setup)
        if before is not None and before.setup == setup:
            game.bots = before.bots
        self._play(game, answers)
        self._games[table] = game
        while len(self._games) > self._most:
            self._games.popitem(last=False)

    def hear(self, table: str, since: int, answers: Sequence[int]) -> None:
        """What was answered after the first answers; raises ``NotKept`` if these are not known."""
        game = self._games.get(table)
        if game is None or len(game.session.answers) != since:
            raise NotKept
        try:
            self._play(game, answers)
        except BaseException:
            self.forget(table)
            raise
        self._games.move_to_end(table)

    def knows(self, table: str, setup: Setup, answers: Sequence[int]) -> int:
        """How many of these answers are known; -1 if the game has to be told from its beginning."""
        game = self._games.get(table)
        if game is None or game.setup != setup:
            return -1
        return known_part(game.session.answers, answers)

    def forget(self, table: str) -> None:
        """Let a game go."""
        self._games.pop(table, None)

    def check_open(self, table: str) -> Game:
        """The game of a table, which must not be over."""
        game = self._games[table]
        if game.session.game.over:
            raise GameOver
        return game

    def choose(self, table: str, bot: str, budget: Callable[[Budget], Budget]) -> int:
        """What a bot answers in the asked seat. Searches get their own budget, changed as the caller likes."""
        game = self.check_open(table)
        index = choice_of(game.bot(bot, budget), game.setup, game.session)
        game.session.game.check(index)
        return index

    def think(self, table: str, budget: Budget) -> bool:
        """Think on about a hint for the open decision, and tell whether more thought may change it."""
        game = self.check_open(table)
        if game.thought is None:
            game.thought = thought_of(game.setup, game.session)
        return game.thought.think(budget)

    def advice(self, table: str) -> list[HintLine]:
        """The hint so far, in words for the asked seat."""
        game = self.check_open(table)
        assert game.thought is not None
        now = game.session.game
        speaker = Speaker(ENGLISH.about(self._rules), self._rules, SEAT_NAMES, now.asked, now.deal.place.name)
        return [
            HintLine(
                option=advice.index,
                win=round(advice.win, 4),
                low=round(advice.low, 4),
                high=round(advice.high, 4),
                lead=round(advice.lead, 2),
                standing=advice.standing,
                words=str(
                    speaker.say_all(
                        [
                            message("hint.plan", steps=tuple(NamePart(step) for step in (advice.words, *advice.then))),
                            *advice.reason,
                            *advice.outlook,
                        ]
                    )
                ),
            )
            for advice in game.thought.advice()
        ]

    @staticmethod
    def _play(game: Game, answers: Sequence[int]) -> None:
        apply = game.session.apply
        game.thought = None if answers else game.thought
        for answer in answers:
            apply(answer)


def known_part(known: Sequence[int], answers: Sequence[int]) -> int:
    """How many of some answers are known already; -1 if something else was known, as after an undo."""
    length = len(known)
    return length if length <= len(answers) and list(known) == list(answers[:length]) else -1

"""Players who may not have certain cards, or must have one once: what a card is worth is measured by them.

They have names, so that an arena, a study and a test mean the same by them: ``barred:CARD:planner`` is a planner who
may not have that card, ``once:CARD:planner`` one who takes it at the first chance and never again. Several cards are
joined by a plus. In all else they are the bot that is named last.
"""

from __future__ import annotations

from collections.abc import Collection
from random import Random
from typing import NamedTuple

from cuore.bots import Bot
from cuore.engine.errors import CuoreError, shorten
from cuore.engine.memory import Memory
from cuore.engine.options import place_of
from cuore.engine.rules import Rules
from cuore.engine.verbs import IN_PARK, IN_TOWN, ON_OFFER, verb
from cuore.engine.view import View
from cuore.engine.words import card_of, verb_of

OFFERED = (IN_TOWN, ON_OFFER, IN_PARK)
"""Where a card lies that whoever chooses it will have: employed, taken, swapped for, acquired, bought, picked."""

BARRED = "barred"
ONCE = "once"


class UnknownIntervention(CuoreError):
    """A name that begins like an intervention and is none."""


class Intervention(NamedTuple):
    """What is asked of a bot: that it may not have some kinds of cards, or that it takes one of them once."""

    how: str
    kinds: tuple[int, ...]
    bot: str


def brings(rules: Rules, option: int, question: int, kinds: Collection[int]) -> bool:
    """Whether an option of a question brings one of these cards from where everybody may have it."""
    return (
        card_of(option) in kinds
        and "card" in verb(verb_of(option)).parts
        and place_of(rules, option, question) in OFFERED
    )


class Barred(Bot):
    """Another bot that never chooses an option by which it would get certain kinds of cards.

    A bot that judges options by themselves is not shown these. One that looks ahead would find no world in which they
    are not there: it is asked as ever, and where it wants one of them, it is asked again, to answer without thought. In
    what it imagines it may have the cards. Where there is nothing else to choose from, the rules insist, and the card
    comes all the same: whoever watches counts that.
    """

    def __init__(self, inner: Bot, kinds: Collection[int]) -> None:
        self.name = inner.name
        self.remembers = inner.remembers
        self.inner = inner
        self._kinds = frozenset(kinds)

    def choose(self, view: View, rng: Random, memory: Memory | None = None) -> int:
        decision = view.decision
        assert decision is not None
        options = decision.options
        rules = view.deal.rules
        kept = [i for i, each in enumerate(options) if not brings(rules, each, decision.question, self._kinds)]
        if not kept or len(kept) == len(options):
            return self.inner.choose(view, rng, memory)
        if self.remembers:
            wish = self.inner.choose(view, rng, memory)
            if wish in kept:
                return wish
        if len(kept) == 1:
            return kept[0]
        decision.options = [options[i] for i in kept]  # the view's own copy
        return kept[self.inner.choose(view, rng)]


class Once(Bot):
    """Another bot that takes one of certain kinds at the first chance, whatever it thinks of it, and none after that.

    It remembers that it has done so: one is made for each game.
    """

    def __init__(self, inner: Bot, kinds: Collection[int]) -> None:
        self.name = inner.name
        self.remembers = inner.remembers
        self.inner = inner
        self._barred = Barred(inner, kinds)
        self._kinds = frozenset(kinds)
        self._done = False

    def choose(self, view: View, rng: Random, memory: Memory | None = None) -> int:
        decision = view.decision
        assert decision is not None
        if self._done:
            return self._barred.choose(view, rng, memory)
        rules = view.deal.rules
        for index, each in enumerate(decision.options):
            if brings(rules, each, decision.question, self._kinds):
                self._done = True
                return index
        return self.inner.choose(view, rng, memory)


def name_of(how: str, cards: Collection[str], bot: str) -> str:
    """The name of a bot with an intervention."""
    return f"{how}:{'+'.join(cards)}:{bot}"


def read_intervention(rules: Rules, name: str) -> Intervention | None:
    """What a name asks of a bot, if it asks anything: ``barred:CARD:BOT`` or ``once:CARD+CARD:BOT``."""
    how, colon, rest = name.partition(":")
    how = how.strip().lower()
    if how not in (BARRED, ONCE):
        return None
    cards, second, bot = rest.partition(":")
    if not colon or not second or not cards.strip() or not bot.strip() or "," in cards:
        raise UnknownIntervention(f"{shorten(name)} must be {how}:CARD:BOT, with the names of a card and a bot")
    if bot_of(bot) != bot:
        raise UnknownIntervention(f"{shorten(name)} asks two things of one bot: ask only one")
    return Intervention(how, tuple([rules.find(card.strip()) for card in cards.split("+")]), bot.strip())


def intervene(asked: Intervention, bot: Bot) -> Bot:
    """A bot of which something is asked."""
    return Barred(bot, asked.kinds) if asked.how == BARRED else Once(bot, asked.kinds)


def inner_of(bot: Bot) -> Bot:
    """The bot that a bot is, whatever is asked of it."""
    return bot.inner if isinstance(bot, Barred | Once) else bot


def bot_of(name: str) -> str:
    """The bot that a name means, whatever is asked of it."""
    how, _, rest = name.partition(":")
    return rest.partition(":")[2].strip() if how.strip().lower() in (BARRED, ONCE) else name

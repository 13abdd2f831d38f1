"""The peer half of the benchmark: how fast pyminion plays two-player games on the machine we are measured on.

pyminion asks its players through a decider, a method per question, so a decision here is one such call that leaves a
real choice. Copies of a card count as different answers, which favours pyminion; a choice of several cards is one call,
which does not favour it against an engine that asks card by card.
"""

import importlib
import json
import logging
import random
import sys
from collections.abc import Callable, Iterator, Sequence, Sized
from contextlib import contextmanager
from dataclasses import asdict, dataclass
from importlib import metadata
from time import process_time
from types import ModuleType
from typing import Literal, Protocol

BotKind = Literal["random", "bigmoney"]

# The recommended first game, in the names of pyminion.expansions.base.
KINGDOM = ("cellar", "market", "merchant", "militia", "mine", "moat", "remodel", "smithy", "village", "workshop")

# pyminion plays on until the piles run out. 2000 random games took 26 to 81 turns a seat: this only stops a runaway.
TURN_CAP = 1000


class PeerMissingError(ImportError):
    """pyminion cannot be imported here."""


@dataclass(frozen=True, slots=True)
class PeerResult:
    """What one run measured; rates are per second of CPU time spent inside `Game.play`."""

    games: int
    decisions: int
    cpu_seconds: float
    decisions_per_s: float
    games_per_s: float
    version: str
    what: str


class _Player(Protocol):
    """The part of a pyminion player that a decider here looks at."""

    @property
    def hand(self) -> Sized: ...


class _Tally(Protocol):
    decisions: int


class RandomDecider:
    """Answers every question that KINGDOM can raise, uniformly over the positions offered.

    It satisfies pyminion's `Decider` by shape. The questions this kingdom never asks are left out, so that one asked
    after all is an error and not an uncounted decision. Randomness is the global generator, as in pyminion itself.
    """

    def __init__(self) -> None:
        self.decisions = 0

    def action_phase_decision(self, valid_actions: list[object], player: _Player, game: object) -> object | None:
        # pyminion fails an assertion when Remodel is played as the last card in hand: passing is the only safe answer.
        if len(player.hand) == 1 and str(valid_actions[0]) == "Remodel":
            return None
        return self._one_or_none(valid_actions)

    def treasure_phase_decision(self, valid_treasures: list[object], player: _Player, game: object) -> list[object]:
        return self._any_number(valid_treasures)

    def buy_phase_decision(self, valid_cards: list[object], player: _Player, game: object) -> object | None:
        return self._one_or_none(valid_cards)

    def binary_decision(
        self, prompt: str, card: object, player: _Player, game: object, relevant_cards: list[object] | None = None
    ) -> bool:
        self.decisions += 1
        return random.random() < 0.5

    def discard_decision(
        self,
        prompt: str,
        card: object,
        valid_cards: list[object],
        player: _Player,
        game: object,
        min_num_discard: int = 0,
        max_num_discard: int = -1,
    ) -> list[object]:
        # Cellar leaves the number open, Militia fixes it.
        return self._any_number(valid_cards) if max_num_discard < 0 else self._exactly(valid_cards, min_num_discard)

    def trash_decision(
        self,
        prompt: str,
        card: object,
        valid_cards: list[object],
        player: _Player,
        game: object,
        min_num_trash: int = 0,
        max_num_trash: int = -1,
    ) -> list[object]:
        # Remodel demands a card, Mine offers to take one.
        if min_num_trash:
            return self._exactly(valid_cards, min_num_trash)
        chosen = self._one_or_none(valid_cards)
        return [] if chosen is None else [chosen]

    def gain_decision(
        self,
        prompt: str,
        card: object,
        valid_cards: list[object],
        player: _Player,
        game: object,
        min_num_gain: int = 0,
        max_num_gain: int = -1,
    ) -> list[object]:
        return self._exactly(valid_cards, min_num_gain)

    # random.random() is several times faster than randrange() and choice(); its bias over a few options is nil.

    def _one_or_none(self, cards: list[object]) -> object | None:
        count = len(cards)
        if not count:
            return None
        self.decisions += 1
        index = int(random.random() * (count + 1))
        return cards[index] if index < count else None

    def _any_number(self, cards: list[object]) -> list[object]:
        self.decisions += 1
        mask = random.getrandbits(len(cards))
        return [card for index, card in enumerate(cards) if mask >> index & 1]

    def _exactly(self, cards: list[object], number: int) -> list[object]:
        count = len(cards)
        if number < count:
            self.decisions += 1
        return [cards[int(random.random() * count)]] if number == 1 else random.sample(cards, number)


class _PhaseDecider(Protocol):
    def treasure_phase_decision(self, valid_treasures: list[object], player: _Player, game: object) -> list[object]: ...

    def buy_phase_decision(self, valid_cards: list[object], player: _Player, game: object) -> object | None: ...


class CountingDecider:
    """Counts what Big Money is asked and lets it answer.

    It owns no action card, so treasures and purchases are all it ever answers for, and neither is ever forced.
    """

    def __init__(self, inner: _PhaseDecider) -> None:
        self.decisions = 0
        self._treasures = inner.treasure_phase_decision
        self._buy = inner.buy_phase_decision

    def treasure_phase_decision(self, valid_treasures: list[object], player: _Player, game: object) -> list[object]:
        self.decisions += 1
        return self._treasures(valid_treasures, player, game)

    def buy_phase_decision(self, valid_cards: list[object], player: _Player, game: object) -> object | None:
        self.decisions += 1
        return self._buy(valid_cards, player, game)


def measure(games: int, seed: int, bots: BotKind = "random") -> PeerResult:
    """Play `games` games from `seed` and time them; raises PeerMissingError where pyminion is not installed.

    The clock runs during `Game.play` alone, which deals the game and plays it to its end. Logging and the global random
    generator are left as they were found.
    """
    if games < 1:
        raise ValueError(f"games must be at least 1, not {games}")
    randomness = random.getstate()
    try:
        with _logging_off():
            game_module = _import("pyminion.game")
            base = _import("pyminion.expansions.base")
            players, tallies = _seats(bots)
            game = game_module.Game(
                players=players,
                expansions=[base.base_set],
                kingdom_cards=[getattr(base, name) for name in KINGDOM],
                log_stdout=False,
                log_file=False,
            )
            rules_say_over: Callable[[], bool] = game.is_over
            game.is_over = lambda: rules_say_over() or game.players[0].turns >= TURN_CAP

            random.seed(seed)
            cpu_seconds = 0.0
            capped = 0
            for _ in range(games):
                # One Game object serves the whole run, as in pyminion's own Simulator; only the trash outlives a game.
                game.trash.cards.clear()
                begun = process_time()
                game.play()
                cpu_seconds += process_time() - begun
                capped += not rules_say_over()
    finally:
        random.setstate(randomness)

    decisions = sum(tally.decisions for tally in tallies)
    what = (
        f"decider calls with two or more answers (copies of a card told apart, a choice of several cards is one call); "
        f"two {bots} bots, first-game kingdom, Game.play() with logging disabled"
    )
    if capped:
        what += f"; {capped} games stopped at {TURN_CAP} turns"
    return PeerResult(
        games=games,
        decisions=decisions,
        cpu_seconds=cpu_seconds,
        decisions_per_s=decisions / cpu_seconds,
        games_per_s=games / cpu_seconds,
        version=metadata.version("pyminion"),  # not pyminion.__version__, which 0.4.0 still gives as 0.3.0
        what=what,
    )


def _seats(bots: BotKind) -> tuple[list[object], Sequence[_Tally]]:
    if bots == "random":
        bot = _import("pyminion.bots.bot").Bot
        deciders = [RandomDecider(), RandomDecider()]
        return [bot(decider=decider, player_id=f"random {seat}") for seat, decider in enumerate(deciders)], deciders
    if bots == "bigmoney":
        big_money = _import("pyminion.bots.examples.big_money").BigMoney
        players = [big_money(player_id=f"big money {seat}") for seat in range(2)]
        counters = [CountingDecider(player.decider) for player in players]
        for player, counter in zip(players, counters, strict=True):
            player.decider = counter
        return [*players], counters
    raise ValueError(f"bots must be 'random' or 'bigmoney', not {bots!r}")


def _import(name: str) -> ModuleType:
    # Imported by name: pyminion is optional and ships no types, so a checker must not depend on finding it.
    try:
        return importlib.import_module(name)
    except ImportError as error:
        raise PeerMissingError(
            "pyminion cannot be imported; it comes with the 'bench' extra: pip install -e '.[bench]'"
        ) from error


@contextmanager
def _logging_off() -> Iterator[None]:
    """Silence logging, and undo what pyminion does to the root logger when imported (level INFO and a handler)."""
    root = logging.getLogger()
    disabled, level, handlers = root.manager.disable, root.level, root.handlers[:]
    logging.disable(logging.CRITICAL)
    # pyminion calls logging.info(), which installs a handler to stderr wherever the root logger has none.
    root.addHandler(logging.NullHandler())
    try:
        yield
    finally:
        root.handlers[:] = handlers
        root.setLevel(level)
        logging.disable(disabled)


if __name__ == "__main__":
    sys.stdout.write(json.dumps(asdict(measure(int(sys.argv[1]) // 4 + 1, int(sys.argv[2])))) + "\n")

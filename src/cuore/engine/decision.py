"""An open decision: a question to one seat and every legal answer, by number and in words.

The words are the notation of games, so they are fixed English and never translated. Whoever answers in words may
shorten them as long as one option alone is meant: ``serve natsumi`` for ``serve Natsumi Fujikawa``.
"""

from __future__ import annotations

from collections.abc import Iterator

from cuore.engine.errors import AmbiguousChoice, IllegalChoice
from cuore.engine.rules import Rules, fits, plain
from cuore.engine.words import (
    CHAMBER,
    CHOOSE_SEAT,
    CURE,
    DISCARD,
    DISCARD_TOP,
    DRAW,
    EMPLOY_CARD,
    END_SERVING,
    END_TURN,
    EXCHANGE,
    GAIN_EMPLOYMENT,
    GAIN_LOVE,
    GAIN_SERVING,
    KEEP,
    LEAVE_TOP,
    LET,
    LET_ALL,
    MOVE_EVENT,
    MOVE_FROM_MAID,
    PASS,
    PLAY_ALL_LOVE,
    PLAY_LOVE,
    PUT_ON,
    RETURN,
    RETURN_FROM_MAID,
    REVEAL,
    SEAT_NAMES,
    SERVE,
    START_SERVING,
    TAKE,
    USE,
    card_of,
    entry_of,
    seat_of,
    verb_of,
)

OPTION_WORDS: dict[int, str] = {
    PASS: "pass",
    USE: "use {card}",
    CURE: "cure {maid}",
    START_SERVING: "start serving",
    SERVE: "serve {card}",
    CHAMBER: "chamber {card}",
    PLAY_LOVE: "play {card}",
    PLAY_ALL_LOVE: "play all Love",
    END_SERVING: "end serving",
    EMPLOY_CARD: "employ {card}",
    END_TURN: "end turn",
    DISCARD: "discard {card}",
    KEEP: "keep {card}",
    RETURN: "return {card}",
    TAKE: "take {card}",
    CHOOSE_SEAT: "choose {seat}",
    PUT_ON: "put on {maid} of {seat}",
    MOVE_EVENT: "move {card} of {seat}",
    MOVE_FROM_MAID: "move {illness} from {maid} of {seat}",
    RETURN_FROM_MAID: "return {illness} from {maid}",
    GAIN_LOVE: "gain Love",
    GAIN_EMPLOYMENT: "gain Employment",
    GAIN_SERVING: "gain Serving",
    DRAW: "draw",
    LEAVE_TOP: "leave it",
    DISCARD_TOP: "discard it",
    EXCHANGE: "exchange",
    REVEAL: "reveal {card}",
    LET: "let it happen",
    LET_ALL: "let it all happen",
}


def option_words(rules: Rules, option: int) -> str:
    """One option in the words of the notation."""
    return OPTION_WORDS[verb_of(option)].format(
        card=rules.names[card_of(option)],
        maid=rules.entry_words(entry_of(option)),
        seat=SEAT_NAMES[seat_of(option)],
        illness=rules.names[rules.illness] if rules.illness >= 0 else "",
    )


class Decision:
    """The open question. Iterate over it for the options in words; ``index`` finds one by its words."""

    __slots__ = ("ask", "number", "options", "rules", "seat", "source")

    def __init__(self, rules: Rules, number: int, seat: int, ask: int, source: int, options: list[int]) -> None:
        self.rules = rules
        self.number = number  # counts the decisions of a game from 0
        self.seat = seat
        self.ask = ask
        self.source = source  # the kind of card that asks, -1 for the turn itself
        self.options = options

    def __len__(self) -> int:
        return len(self.options)

    def __iter__(self) -> Iterator[str]:
        return iter(self.words())

    def words(self) -> list[str]:
        """All options in words, in order."""
        return [option_words(self.rules, option) for option in self.options]

    def index(self, text: str) -> int:
        """The number of the one option that ``text`` means."""
        wanted = plain(text)
        words = self.words()
        for i, option in enumerate(words):
            if plain(option) == wanted:
                return i
        found = [i for i, option in enumerate(words) if wanted and fits(wanted.split(), plain(option).split())]
        if len(found) > 1:
            # "put on Colette of B" means the healthy one; a sick one must be named with her Illness.
            healthy = [i for i in found if "(" not in words[i]]
            if len(healthy) == 1:
                return healthy[0]
            raise AmbiguousChoice(f"{text.strip()!r} could mean: {'; '.join(words[i] for i in found)}")
        if not found:
            raise IllegalChoice(f"{text.strip()!r} is not possible now; possible is: {'; '.join(words)}")
        return found[0]

"""An open decision: a question to one seat and every legal answer, by number and in words.

The words are the notation of games, so they are fixed English and never translated. Whoever answers in words may
shorten them as long as one option alone is meant: ``serve natsumi`` for ``serve Natsumi Fujikawa``.
"""

from __future__ import annotations

import re
from collections.abc import Iterator

from cuore.engine.errors import AmbiguousChoice, IllegalChoice, listed, shorten
from cuore.engine.rules import Rules, fits, plain
from cuore.engine.words import (
    ACQUIRE,
    BEER_FROM_PILE,
    BEER_SHOWN,
    BUILDING,
    BUY_BEER_FROM_PILE,
    BUY_BEER_SHOWN,
    CHAMBER,
    CHOOSE_SEAT,
    CURE,
    CURE_WITH,
    DISCARD,
    DISCARD_OWN_TOP,
    DISCARD_TOP,
    DISCARD_TWO,
    DISMISS_MAID,
    DRAW,
    EMPLOY_CARD,
    END_SERVING,
    END_TURN,
    END_WORK,
    EXCHANGE,
    GAIN_EMPLOYMENT,
    GAIN_LOVE,
    GAIN_SERVING,
    GIVE,
    KEEP,
    LAY_UNDER,
    LEAVE_THEM,
    LEAVE_TOP,
    LET,
    LET_ALL,
    MOVE_EVENT,
    MOVE_FROM_MAID,
    NAME_NUMBER,
    PASS,
    PAY_FOR_BEER,
    PAY_SERVING,
    PICK,
    PLAY_ALL_LOVE,
    PLAY_LOVE,
    PREPARE,
    PUT_BACK,
    PUT_ON,
    PUT_UNDER,
    RETURN,
    RETURN_FROM_MAID,
    RETURN_TWO,
    REVEAL,
    SEAT_NAMES,
    SEND_AWAY,
    SEND_TO,
    SERVE,
    START_SERVING,
    SWAP_FOR,
    SWAP_THEM,
    TAKE,
    TEAR_DOWN,
    USE,
    USE_CHAMBERMAID,
    card_of,
    entry_of,
    number_of,
    seat_of,
    verb_of,
)

_STATE = re.compile(r"\(([^()]*)\)")

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
    PUT_BACK: "put back {card}",
    PUT_UNDER: "put under {card}",
    SWAP_FOR: "swap for {card}",
    RETURN_TWO: "return two {card}",
    SEND_TO: "send to {seat}",
    SEND_AWAY: "send away {card}",
    TEAR_DOWN: "tear down {maid}",
    DISCARD_OWN_TOP: "discard top",
    DISCARD_TWO: "discard two {card}",
    LAY_UNDER: "lay {card} under it",
    ACQUIRE: "acquire {card}",
    PAY_SERVING: "pay a Serving",
    PAY_FOR_BEER: "pay for a beer",
    BEER_FROM_PILE: "beer from the pile",
    BEER_SHOWN: "beer {card}",
    BUY_BEER_FROM_PILE: "buy beer from the pile",
    BUY_BEER_SHOWN: "buy beer {card}",
    DISMISS_MAID: "dismiss {card}",
    SWAP_THEM: "swap them",
    LEAVE_THEM: "leave them",
    NAME_NUMBER: "name {number}",
    CURE_WITH: "cure {event} with {card}",
    GIVE: "give {card}",
    PICK: "pick {card}",
    USE_CHAMBERMAID: "use {card}",
    PREPARE: "gain {card}",
    END_WORK: "end work",
}


def option_words(rules: Rules, option: int) -> str:
    """One option in the words of the notation."""
    verb = verb_of(option)
    number = number_of(option)
    entry = "" if verb in (NAME_NUMBER, CURE_WITH) else rules.entry_words(entry_of(option))
    lying = rules.storm if rules.category[card_of(option)] == BUILDING else rules.illness
    return OPTION_WORDS[verb].format(
        card=rules.names[card_of(option)],
        maid=entry,
        seat=SEAT_NAMES[seat_of(option)],
        illness=rules.names[lying] if lying >= 0 else "",
        number=number,
        event=rules.names[number] if verb == CURE_WITH else "",
    )


class Decision:
    """The open question. Iterate over it for the options in words; ``index`` finds one by its words."""

    __slots__ = ("ask", "number", "options", "paid", "rules", "seat", "source")

    def __init__(
        self, rules: Rules, number: int, seat: int, ask: int, source: int, options: list[int], paid: int = 0
    ) -> None:
        self.rules = rules
        self.number = number  # counts the decisions of a game from 0
        self.seat = seat
        self.ask = ask
        self.source = source  # the kind of card that asks, -1 for the turn itself
        self.options = options
        self.paid = paid  # while a Reminiscence is paid for: how many cards, or how much of a total

    def __len__(self) -> int:
        return len(self.options)

    def __iter__(self) -> Iterator[str]:
        return iter(self.words())

    def words(self) -> list[str]:
        """All options in words, in order."""
        return [option_words(self.rules, option) for option in self.options]

    def index(self, text: str) -> int:
        """The number of the one option that ``text`` means."""
        words = self.words()
        if text in words:
            return words.index(text)
        wanted = plain(text)
        for i, option in enumerate(words):
            if plain(option) == wanted:
                return i
        found = [i for i, option in enumerate(words) if wanted and fits(wanted.split(), plain(option).split())]
        if len(found) > 1:
            found = _told_apart(text, words, found)
        if len(found) > 1:
            raise AmbiguousChoice(f"{shorten(text)} could mean: {listed([words[i] for i in found], '; ')}")
        if not found:
            raise IllegalChoice(f"{shorten(text)} is not possible now; possible is: {listed(words, '; ')}")
        return found[0]


def _told_apart(text: str, words: list[str], found: list[int]) -> list[int]:
    """Of options that fit, those that differ from the text only in a card's state: named in parentheses, or healthy."""
    state = [plain(part) for part in _STATE.findall(text)]
    same_state = [i for i in found if [plain(part) for part in _STATE.findall(words[i])] == state]
    things = {plain(_STATE.sub("", words[i])) for i in found}
    return same_state if len(things) == 1 and same_state else found

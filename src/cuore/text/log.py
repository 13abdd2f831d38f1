"""What happened, as lines to read.

Events come in the form told to the reader, so a line cannot say more than the reader may know.
"""

from __future__ import annotations

from collections.abc import Sequence

from cuore.engine.game import Told
from cuore.engine.rules import Rules
from cuore.engine.words import (
    ENDING_NAMES,
    HIDDEN,
    SKILL_NAMES,
    TOLD_ACQUIRED,
    TOLD_ASIDE_DISCARDED,
    TOLD_ASIDE_TO_DECK,
    TOLD_ASIDE_TO_HAND,
    TOLD_BACK_TO_PARK,
    TOLD_BARGAIN,
    TOLD_BEER_LOOKED_AT,
    TOLD_BEER_MOVED,
    TOLD_BEER_TAKEN,
    TOLD_BEER_TURNED_UP,
    TOLD_BEERS_SWAPPED,
    TOLD_BUILT,
    TOLD_CHAMBERED,
    TOLD_DISCARD_RETURNED,
    TOLD_DISCARDED,
    TOLD_DREW,
    TOLD_EMPLOYED,
    TOLD_EMPLOYMENTS,
    TOLD_EVENT_LANDED,
    TOLD_EVENT_LIFTED,
    TOLD_EVENT_RETURNED,
    TOLD_EVENT_SENT,
    TOLD_EVENT_TURNED_AWAY,
    TOLD_FIRST_MASTER,
    TOLD_GAVE,
    TOLD_GUEST_TURNED_UP,
    TOLD_GUEST_UNDER,
    TOLD_HAND_CARD_DISMISSED,
    TOLD_LAID_UNDER,
    TOLD_LARGER_HAND,
    TOLD_LAST_ROUND,
    TOLD_LEFT_QUARTERS,
    TOLD_LOOKED_AT_HAND,
    TOLD_LOOKED_AT_TOP,
    TOLD_LOVE,
    TOLD_LOVE_PLAYED,
    TOLD_MAID_DISMISSED,
    TOLD_NUMBER_NAMED,
    TOLD_OVER,
    TOLD_PHASE,
    TOLD_PICKED,
    TOLD_PLAYED_DISMISSED,
    TOLD_PLAYED_RETURNED,
    TOLD_PREPARED,
    TOLD_PRIVATE_ARRIVED,
    TOLD_PRIVATE_LEFT,
    TOLD_PRIVATE_TURNED_UP,
    TOLD_PUT_BACK,
    TOLD_PUT_UNDER,
    TOLD_REMINISCENCE_TURNED_UP,
    TOLD_REMOVED,
    TOLD_RETURNED,
    TOLD_REVEALED,
    TOLD_ROUND,
    TOLD_SCORE,
    TOLD_SENT_TO_QUARTERS,
    TOLD_SERVED,
    TOLD_SERVINGS,
    TOLD_SET_ASIDE,
    TOLD_SHUFFLED,
    TOLD_SKILL,
    TOLD_SMALLER_HAND,
    TOLD_STAND_CLOSED,
    TOLD_TOOK,
    TOLD_TOOK_ONTO_DECK,
    TOLD_TOOK_TO_DISCARD,
    TOLD_TOP_DISCARDED,
    TOLD_TORN_DOWN,
    TOLD_TURN,
    TOLD_USED,
)

QUIET = (TOLD_PHASE, TOLD_HAND_CARD_DISMISSED, TOLD_PLAYED_DISMISSED, TOLD_BACK_TO_PARK)
"""Told for the record and for memories; a reader of the log needs no line for them."""

LINES: dict[int, str] = {
    TOLD_TURN: "— Round {number}: {who}'s turn —",
    TOLD_SERVED: "{who} is served by {card}",
    TOLD_CHAMBERED: "{who} makes {card} a chambermaid",
    TOLD_LOVE_PLAYED: "{who} plays {card}",
    TOLD_LOVE: "{who} gains +{number} Love",
    TOLD_SERVINGS: "{who} gains +{number} Serving",
    TOLD_EMPLOYMENTS: "{who} gains +{number} Employment",
    TOLD_DREW: "{who} draws {card}",
    TOLD_SHUFFLED: "{who} shuffles the discard pile into a new deck of {number}",
    TOLD_EMPLOYED: "{who} employs {card} for {number} Love",
    TOLD_TOOK: "{who} takes {card} from the Town into hand",
    TOLD_PRIVATE_ARRIVED: "{card} becomes {who}'s private maid",
    TOLD_PRIVATE_TURNED_UP: "{card} is now on offer as a private maid",
    TOLD_DISCARDED: "{who} discards {card}",
    TOLD_TOP_DISCARDED: "the top card of {who}'s deck, {card}, is discarded",
    TOLD_RETURNED: "{who} returns {card} to the Town",
    TOLD_DISCARD_RETURNED: "{card} goes from {who}'s discard pile back to the Town",
    TOLD_LOOKED_AT_TOP: "{other} looks at the top card of {who}'s deck: {card}",
    TOLD_LOOKED_AT_HAND: "{other} looks at a card in {who}'s hand: {card}",
    TOLD_GAVE: "{who} gives {other} {card}",
    TOLD_EVENT_SENT: "{other} sends {card} to {who}",
    TOLD_EVENT_LANDED: "{card} comes to lie {place}",
    TOLD_EVENT_TURNED_AWAY: "{who} turns {card} away: it returns to the Town",
    TOLD_EVENT_LIFTED: "{other} lifts {card} {place}",
    TOLD_EVENT_RETURNED: "{card} {place} returns to the Town",
    TOLD_REVEALED: "{who} shows {card}",
    TOLD_USED: "{who}'s {card} acts",
    TOLD_SMALLER_HAND: "{who}'s new hand will be {number} smaller",
    TOLD_PUT_BACK: "{who} puts {card} on top of the deck",
    TOLD_PUT_UNDER: "{who} puts {card} under the deck",
    TOLD_TOOK_ONTO_DECK: "{who} takes {card} from the Town onto the deck",
    TOLD_TOOK_TO_DISCARD: "{card} goes from the Town to {who}'s discard pile",
    TOLD_SET_ASIDE: "{who} turns over {card}",
    TOLD_ASIDE_TO_HAND: "{who} takes {card} into hand",
    TOLD_ASIDE_DISCARDED: "{who} discards {card}",
    TOLD_ASIDE_TO_DECK: "{who} leaves {card} on the deck",
    TOLD_PRIVATE_LEFT: "{card} leaves {who} and goes under her pile",
    TOLD_SENT_TO_QUARTERS: "{who} sends {card} to {other}'s private quarters",
    TOLD_LEFT_QUARTERS: "{who} sends {card} back to the Town",
    TOLD_MAID_DISMISSED: "{who}'s chambermaid {card} goes to the discard pile",
    TOLD_BUILT: "{who} builds {card} for {number} Love",
    TOLD_LAID_UNDER: "{who} lays {card} under a building",
    TOLD_TORN_DOWN: "{other} tears down {who}'s {card}",
    TOLD_ACQUIRED: "{who} acquires {card}",
    TOLD_REMINISCENCE_TURNED_UP: "{card} is the next Reminiscence",
    TOLD_BEER_TAKEN: "{who} gains a beer: {card}",
    TOLD_BEER_TURNED_UP: "{card} is turned up from the beer pile",
    TOLD_BEER_LOOKED_AT: "{who} looks at {card} in the beer pile",
    TOLD_BEERS_SWAPPED: "{who} may have swapped the two top beers",
    TOLD_BEER_MOVED: "{other} gets a beer of {who}'s: {card}",
    TOLD_REMOVED: "{card} leaves the game",
    TOLD_STAND_CLOSED: "{who}'s Beer Stand closes",
    TOLD_LARGER_HAND: "{who}'s new hand will be {number} larger",
    TOLD_NUMBER_NAMED: "{who} names {number} for {other}",
    TOLD_PLAYED_RETURNED: "{who} returns {card} to the Town",
    TOLD_BARGAIN: "{card} changes what things cost {who} this turn",
    TOLD_ROUND: "— Round {number} is opened by {who} —",
    TOLD_PICKED: "{who} picks {card}",
    TOLD_FIRST_MASTER: "{who} takes the First Master card from {other}",
    TOLD_SKILL: "{who} gains +{number} {skill}",
    TOLD_PREPARED: "{who} gains {card}",
    TOLD_LAST_ROUND: "this is the last round ({ending})",
    TOLD_GUEST_TURNED_UP: "{card} is now on top of the guests",
    TOLD_GUEST_UNDER: "{card} goes under the guests",
    TOLD_OVER: "The game is over ({ending})",
    TOLD_SCORE: "{who}: {number} VP",
}

ENDINGS = {
    "piles": "enough maid piles are empty",
    "rounds": "the round limit is reached",
    "camp fire": "the Camp Fire is lit",
    "beers": "the last beer is gone",
    "preparations": "all of one errand is done",
    "running": "",
}


def log_lines(rules: Rules, told: Sequence[Told], names: Sequence[str]) -> list[str]:
    """Events as lines; ``names`` are the players' names by seat.

    Several cards drawn, or Love played, become one line.
    """
    lines: list[str] = []
    at = 0
    while at < len(told):
        event = told[at]
        run = 1
        if event[0] in (TOLD_DREW, TOLD_LOVE_PLAYED):
            while at + run < len(told) and told[at + run][:2] == event[:2]:
                run += 1
        if event[0] not in QUIET:
            lines.append(_line(rules, list(told[at : at + run]), names))
        at += run
    return lines


def _line(rules: Rules, events: list[Told], names: Sequence[str]) -> str:
    what, seat, _, number, other, _ = events[0]
    kinds = [event[2] for event in events]
    if what == TOLD_BEERS_SWAPPED:
        cards = ""
    elif HIDDEN in kinds:
        cards = "a card" if len(kinds) == 1 else f"{len(kinds)} cards"
    else:
        cards = ", ".join(rules.names[k] for k in kinds)
    who = names[seat] if seat >= 0 else ""
    if what in (TOLD_EVENT_LANDED, TOLD_EVENT_LIFTED, TOLD_EVENT_RETURNED):
        place = _place(rules, what, number, who)
    else:
        place = ""
    return LINES[what].format(
        who=who,
        card=cards,
        number=number,
        other=names[other] if 0 <= other < len(names) else "",
        place=place,
        skill=SKILL_NAMES[other].capitalize() if what == TOLD_SKILL else "",
        ending=ENDINGS[ENDING_NAMES[number]] if what in (TOLD_OVER, TOLD_LAST_ROUND) else "",
    )


def _place(rules: Rules, what: int, entry: int, who: str) -> str:
    maid = rules.names[entry & 1023] if entry >= 0 else ""
    if what == TOLD_EVENT_LANDED:
        return f"on {who}'s {maid}" if maid else f"in {who}'s private quarters"
    return f"from {who}'s {maid}" if maid else f"from {who}'s private quarters"

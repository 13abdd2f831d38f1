"""What happened, as lines to read.

Events come in the form told to the reader, so a line cannot say more than the reader may know.
"""

from __future__ import annotations

from collections.abc import Sequence

from cuore.engine.game import Told
from cuore.engine.rules import Rules
from cuore.engine.told import QUIET
from cuore.engine.words import (
    ENDING_NAMES,
    HIDDEN,
    KIND,
    SKILL_NAMES,
    TOLD_ACQUIRED,
    TOLD_ANOTHER_TURN,
    TOLD_ASIDE_DISCARDED,
    TOLD_ASIDE_TO_DECK,
    TOLD_ASIDE_TO_HAND,
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
    TOLD_PICKED,
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
from cuore.text.english.grammar import SMALL, joined, number, plural

LINES: dict[int, str] = {
    TOLD_TURN: "— Round {number}: {who}'s turn —",
    TOLD_SERVED: "{who} is served by {card}",
    TOLD_CHAMBERED: "{who} makes {card} a chambermaid",
    TOLD_LOVE_PLAYED: "{who} plays {card}",
    TOLD_LOVE: "{who} gains {number} Love",
    TOLD_SERVINGS: "{who} gains {servings}",
    TOLD_EMPLOYMENTS: "{who} gains {employments}",
    TOLD_DREW: "{who} draws {card}",
    TOLD_SHUFFLED: "{who} shuffles the discard pile into a new deck of {number}",
    TOLD_EMPLOYED: "{who} employs {card} for {number} Love",
    TOLD_TOOK: "{who} takes {card} from the Town into hand",
    TOLD_PRIVATE_ARRIVED: "{card} becomes {who}'s private maid",
    TOLD_PRIVATE_TURNED_UP: "{card} is now on offer",
    TOLD_DISCARDED: "{who} discards {card}",
    TOLD_TOP_DISCARDED: "the top card of {who}'s deck, {card}, is discarded",
    TOLD_RETURNED: "{who} returns {card} to the Town",
    TOLD_DISCARD_RETURNED: "{card} goes from {who}'s discard pile back to the Town",
    TOLD_LOOKED_AT_TOP: "{other} looks at the top card of {who}'s deck{known}",
    TOLD_LOOKED_AT_HAND: "{other} looks at a card in {who}'s hand{known}",
    TOLD_GAVE: "{who} gives {other} {card}",
    TOLD_EVENT_SENT: "{other} sends {card} to {who}",
    TOLD_EVENT_LANDED: "{card} comes to lie {place}",
    TOLD_EVENT_TURNED_AWAY: "{who} sends {card} back to the Town",
    TOLD_EVENT_LIFTED: "{other} lifts {card} {place}",
    TOLD_EVENT_RETURNED: "{card} {place} returns to the Town",
    TOLD_REVEALED: "{who} shows {card}",
    TOLD_USED: "{who} uses {card}",
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
    TOLD_LAID_UNDER: "{who} lays {card} under {place}",
    TOLD_TORN_DOWN: "{other} tears down {who}'s {card}",
    TOLD_ACQUIRED: "{who} acquires {card}",
    TOLD_REMINISCENCE_TURNED_UP: "{card} is the next Reminiscence",
    TOLD_BEER_TAKEN: "{who} gains a beer{known}",
    TOLD_BEER_TURNED_UP: "{card} is turned up from the beer pile",
    TOLD_BEER_LOOKED_AT: "{who} looks at a beer in the pile{known}",
    TOLD_BEERS_SWAPPED: "{who} may have swapped the two top beers",
    TOLD_BEER_MOVED: "{other} gets one of {who}'s beers{known}",
    TOLD_REMOVED: "{card} leaves the game",
    TOLD_STAND_CLOSED: "{who}'s Beer Stand closes",
    TOLD_LARGER_HAND: "{who}'s new hand will be {number} larger",
    TOLD_NUMBER_NAMED: "{who} names the number {number} for {other}",
    TOLD_PLAYED_RETURNED: "{who} returns {card} to the Town",
    TOLD_BARGAIN: "prices change for {who} this turn",
    TOLD_ROUND: "— Round {number} is opened by {who} —",
    TOLD_PICKED: "{who} picks {card}",
    TOLD_FIRST_MASTER: "{who} takes the First Master card from {other}",
    TOLD_SKILL: "{who} gains {number} {skill}",
    TOLD_PREPARED: "{who} gains {card}",
    TOLD_LAST_ROUND: "this is the last round ({ending})",
    TOLD_GUEST_TURNED_UP: "{card} is now on top of the guests",
    TOLD_GUEST_UNDER: "{card} goes under the guests",
    TOLD_ANOTHER_TURN: "{who} takes another turn after this one",
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


RUNS = (
    TOLD_DREW,
    TOLD_LOVE_PLAYED,
    TOLD_DISCARDED,
    TOLD_SET_ASIDE,
    TOLD_ASIDE_TO_HAND,
    TOLD_ASIDE_DISCARDED,
    TOLD_ASIDE_TO_DECK,
)
"""Of these, several in a row by one seat become one line."""


def log_lines(rules: Rules, told: Sequence[Told], names: Sequence[str]) -> list[str]:
    """Events as lines, an event each but for runs of the same; ``names`` are the players' names by seat."""
    return [line_of(rules, run, names) for run in runs(told) if run[0][0] not in QUIET]


def runs(told: Sequence[Told]) -> list[list[Told]]:
    """Events, with those together that are told together."""
    found: list[list[Told]] = []
    for event in told:
        if found and event[0] in RUNS and found[-1][0][:2] == event[:2]:
            found[-1].append(event)
        else:
            found.append([event])
    return found


def line_of(rules: Rules, events: Sequence[Told], names: Sequence[str], in_sentence: bool = False) -> str:
    """A run of events as one line; ``in_sentence``: its cards as a sentence names them."""
    what, seat, _, amount, other, _ = events[0]
    kinds = [event[2] for event in events]
    secret = HIDDEN in kinds
    listing = named_cards if in_sentence else listed_cards
    cards = hidden_cards(len(kinds)) if secret else listing(rules, kinds)
    who = names[seat] if seat >= 0 else ""
    return LINES[what].format(
        who=who,
        card=cards,
        known="" if secret else f" ({cards})",
        number=amount,
        servings=plural(amount, "Serving"),
        employments=plural(amount, "Employment"),
        other=names[other] if 0 <= other < len(names) else "",
        place=_place(rules, what, amount, who),
        skill=SKILL_NAMES[other].capitalize() if what == TOLD_SKILL else "",
        ending=ENDINGS[ENDING_NAMES[amount]] if what in (TOLD_OVER, TOLD_LAST_ROUND) else "",
    )


def listed_cards(rules: Rules, kinds: Sequence[int]) -> str:
    """Cards by name, equal ones counted: ``2× 1 Love, Colette Framboise``."""
    counts = [(kind, kinds.count(kind)) for kind in dict.fromkeys(kinds)]
    return ", ".join(f"{count}× {rules.names[kind]}" if count > 1 else rules.names[kind] for kind, count in counts)


def named_cards(rules: Rules, kinds: Sequence[int]) -> str:
    """Cards as a sentence names them, Love cards told from amounts: ``two 1 Love cards and Colette Framboise``."""
    counts = [(kind, kinds.count(kind)) for kind in dict.fromkeys(kinds)]
    return joined([_named(rules, kind, count) for kind, count in counts])


def _named(rules: Rules, kind: int, count: int) -> str:
    name = rules.names[kind]
    if rules.is_love[kind]:
        return (
            f"a {name} card"
            if count == 1
            else f"{number(count) if count < len(SMALL) else str(count) + '×'} {name} cards"
        )
    return name if count == 1 else f"{number(count) if count < len(SMALL) else str(count) + '×'} {name}"


def hidden_cards(count: int) -> str:
    """Cards that the reader may not know."""
    return "a card" if count == 1 else f"{count} cards"


def _place(rules: Rules, what: int, entry: int, who: str) -> str:
    """Where an event lies or lay, or a card was laid."""
    if what not in (TOLD_EVENT_LANDED, TOLD_EVENT_LIFTED, TOLD_EVENT_RETURNED, TOLD_LAID_UNDER):
        return ""
    name = rules.names[entry & KIND] if entry >= 0 else ""
    if what == TOLD_LAID_UNDER:
        return name
    if what == TOLD_EVENT_LANDED:
        return f"on {who}'s {name}" if name else f"in {who}'s private quarters"
    return f"from {who}'s {name}" if name else f"from {who}'s private quarters"

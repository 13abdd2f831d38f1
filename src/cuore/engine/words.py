"""The numbers that the engine speaks in: categories, phases, options, questions and events.

Everything that is stored, copied or compared in a game is a small int, and this page names them. Names come from the
rule books; the plain word stands in the comment where the flavour word would puzzle a newcomer. The numbers are part of
saved checksums, so a new word goes to the end of its list.
"""

from typing import Final

# -- categories of cards --
MAID_CHIEF: Final = 0
CHAMBERMAID_CHIEF: Final = 1
GENERAL: Final = 2
PRIVATE: Final = 3
EVENT: Final = 4
LOVE: Final = 5
BUILDING: Final = 6
REMINISCENCE: Final = 7
BEER: Final = 8
HIGH_CLASS: Final = 9
PREPARATION: Final = 10

CATEGORY_NAMES: Final = (
    "maid chief",
    "chambermaid chief",
    "general maid",
    "private maid",
    "event",
    "love",
    "building",
    "reminiscence",
    "beer",
    "high class maid",
    "preparation",
)
STAFF: Final = (MAID_CHIEF, CHAMBERMAID_CHIEF, GENERAL, LOVE)  # what goes through decks and hands

# -- phases of a turn; the last two in the Park alone --
STARTING: Final = 0
SERVING: Final = 1
EMPLOY: Final = 2
DISMISS: Final = 3
WORK: Final = 4
PICKING: Final = 5

PHASE_NAMES: Final = ("starting", "serving", "employ", "dismiss", "work", "picking")

# -- skills, and the errands that each is good for: Food wants Imagination, and so on --
IMAGINATION: Final = 0
CONCENTRATION: Final = 1
EFFORT: Final = 2

SKILL_NAMES: Final = ("imagination", "concentration", "effort")
ERRAND_NAMES: Final = ("Food", "Decoration", "Cleaning")
NO_ERRAND: Final = -1

# -- where an event is laid --
NOWHERE: Final = 0
ON_MAID: Final = 1  # on one maid in somebody's private quarters
IN_QUARTERS: Final = 2  # into somebody's private quarters at large, beside a healthy maid
ANYWHERE: Final = 3  # into anybody's private quarters
ON_BUILDING: Final = 4  # on one building in somebody's private quarters
AT_HOME: Final = 5  # into the own private quarters

# -- a card in the private quarters with the events on it: one number, ``kind + events * ILL``; a building has room for
# fifteen events, and the card under it counts from UNDER: ``kind + events * ILL + (card under it + 1) * UNDER`` --
ILL: Final = 1024
UNDER: Final = 16 * ILL

# -- seats --
SEAT_NAMES: Final = "ABCDEF"
"""What seats are called in notations."""

MOST: Final = 1_000_000
"""No number of a game is larger: what comes with a larger one was never of a game."""

SPECTATOR: Final = -1
"""Stands for a seat where somebody looks on who has none, and sees what everybody sees."""

WHOEVER: Final = -2  # answers for the seat that is asked, whichever it is
EVERYBODY: Final = 63  # a set of seats as bits


def viewer_name(viewer: int) -> str:
    """A seat or a spectator, as programmers read it."""
    return "a spectator" if viewer == SPECTATOR else f"seat {SEAT_NAMES[viewer]}"


# -- how a game ended --
RUNNING: Final = 0
PILES_EMPTY: Final = 1
ROUND_LIMIT: Final = 2
CAMP_FIRE: Final = 3
BEERS_GONE: Final = 4
ALL_PREPARED: Final = 5

ENDING_NAMES: Final = ("running", "piles", "rounds", "camp fire", "beers", "preparations")

# -- options: verb, card, seat and a small number packed into one int --
_SEAT: Final = 16
_NUMBER: Final = 20

PASS: Final = 0
USE: Final = 1
CURE: Final = 2
START_SERVING: Final = 3
SERVE: Final = 4
CHAMBER: Final = 5
PLAY_LOVE: Final = 6
PLAY_ALL_LOVE: Final = 7
END_SERVING: Final = 8
EMPLOY_CARD: Final = 9
END_TURN: Final = 10
DISCARD: Final = 11
KEEP: Final = 12
RETURN: Final = 13
TAKE: Final = 14
CHOOSE_SEAT: Final = 15
PUT_ON: Final = 16
MOVE_EVENT: Final = 17
MOVE_FROM_MAID: Final = 18
RETURN_FROM_MAID: Final = 19
GAIN_LOVE: Final = 20
GAIN_EMPLOYMENT: Final = 21
GAIN_SERVING: Final = 22
DRAW: Final = 23
LEAVE_TOP: Final = 24
DISCARD_TOP: Final = 25
EXCHANGE: Final = 26
REVEAL: Final = 27
LET: Final = 28
LET_ALL: Final = 29
PUT_BACK: Final = 30
PUT_UNDER: Final = 31
SWAP_FOR: Final = 32
RETURN_TWO: Final = 33
SEND_TO: Final = 34
SEND_AWAY: Final = 35
TEAR_DOWN: Final = 36
DISCARD_OWN_TOP: Final = 37
DISCARD_TWO: Final = 38
LAY_UNDER: Final = 39
ACQUIRE: Final = 40
PAY_SERVING: Final = 41
PAY_FOR_BEER: Final = 42
BEER_FROM_PILE: Final = 43
BEER_SHOWN: Final = 44
BUY_BEER_FROM_PILE: Final = 45
BUY_BEER_SHOWN: Final = 46
DISMISS_MAID: Final = 47
SWAP_THEM: Final = 48
LEAVE_THEM: Final = 49
NAME_NUMBER: Final = 50
CURE_WITH: Final = 51
GIVE: Final = 52
PICK: Final = 53
USE_CHAMBERMAID: Final = 54
PREPARE: Final = 55
END_WORK: Final = 56


VERB: Final = 63  # mask; hot code unpacks by hand with these three: option & VERB, option >> CARD & KIND
CARD: Final = 6
KIND: Final = 1023


def option(verb: int, card: int = 0, seat: int = 0, number: int = 0) -> int:
    """Pack one option."""
    return verb | card << CARD | seat << _SEAT | number << _NUMBER


def verb_of(packed: int) -> int:
    """What is done."""
    return packed & VERB


def card_of(packed: int) -> int:
    """The kind of card it is done with."""
    return packed >> CARD & KIND


def seat_of(packed: int) -> int:
    """The seat it is done to."""
    return packed >> _SEAT & 15


def number_of(packed: int) -> int:
    """The small number that goes with it: what lies on and under a card in private quarters, or a number named."""
    return packed >> _NUMBER


def entry_option(verb: int, entry: int, seat: int = 0) -> int:
    """An option about a card in private quarters."""
    return option(verb, entry & KIND, seat, entry >> 10)


def entry_of(packed: int) -> int:
    """The card in private quarters that an option names, with what lies on and under it."""
    return card_of(packed) + number_of(packed) * ILL


# -- questions: what a decision is about --
ASK_STARTING: Final = 0
ASK_SERVING: Final = 1
ASK_EMPLOY: Final = 2
ASK_DISCARD: Final = 3
ASK_MAY_DISCARD: Final = 4
ASK_KEEP: Final = 5
ASK_MAY_RETURN: Final = 6
ASK_TAKE: Final = 7
ASK_DECK: Final = 8
ASK_TOP_CARD: Final = 9
ASK_MAY_RETURN_EVENT: Final = 10
ASK_GAIN: Final = 11
ASK_MAY_DRAW: Final = 12
ASK_ILLNESS_PLACE: Final = 13
ASK_EVENT_SEAT: Final = 14
ASK_REACTION: Final = 15
ASK_MOVE_EVENT: Final = 16
ASK_HAND: Final = 17
ASK_EXCHANGE: Final = 18
ASK_PUT_BACK: Final = 19
ASK_PUT_UNDER: Final = 20
ASK_SWAP: Final = 21
ASK_SEND_TO: Final = 22
ASK_OPPONENT: Final = 23
ASK_TEAR_DOWN: Final = 24
ASK_DISCARD_TWO: Final = 25
ASK_LAY_UNDER: Final = 26
ASK_PAY: Final = 27
ASK_BEER: Final = 28
ASK_BEER_ORDER: Final = 29
ASK_NUMBER: Final = 30
ASK_CHAMBER: Final = 31
ASK_DISMISS_MAID: Final = 32
ASK_DISCARD_PILE: Final = 33
ASK_GIVE: Final = 34
ASK_RETURN: Final = 35
ASK_QUARTERS: Final = 36
ASK_PICK: Final = 37
ASK_WORK: Final = 38
ASK_NEED: Final = 39
ASK_LEAVE: Final = 40
ASK_TAKE_ASIDE: Final = 41
ASK_REUSE: Final = 42

# -- events: what is told when something happens; told.py declares what each of them means --
TOLD_TURN: Final = 0
TOLD_PHASE: Final = 1
TOLD_SERVED: Final = 2
TOLD_CHAMBERED: Final = 3
TOLD_LOVE_PLAYED: Final = 4
TOLD_LOVE: Final = 5
TOLD_SERVINGS: Final = 6
TOLD_EMPLOYMENTS: Final = 7
TOLD_DREW: Final = 8
TOLD_SHUFFLED: Final = 9
TOLD_EMPLOYED: Final = 10
TOLD_TOOK: Final = 11
TOLD_PRIVATE_ARRIVED: Final = 12
TOLD_PRIVATE_TURNED_UP: Final = 13
TOLD_DISCARDED: Final = 14
TOLD_TOP_DISCARDED: Final = 15
TOLD_HAND_CARD_DISMISSED: Final = 16
TOLD_PLAYED_DISMISSED: Final = 17
TOLD_RETURNED: Final = 18
TOLD_LOOKED_AT_TOP: Final = 19
TOLD_LOOKED_AT_HAND: Final = 20
TOLD_GAVE: Final = 21
TOLD_EVENT_SENT: Final = 22
TOLD_EVENT_LANDED: Final = 23
TOLD_EVENT_TURNED_AWAY: Final = 24
TOLD_EVENT_LIFTED: Final = 25
TOLD_EVENT_RETURNED: Final = 26
TOLD_REVEALED: Final = 27
TOLD_USED: Final = 28
TOLD_SMALLER_HAND: Final = 29
TOLD_OVER: Final = 30
TOLD_SCORE: Final = 31
TOLD_PUT_BACK: Final = 32
TOLD_PUT_UNDER: Final = 33
TOLD_TOOK_ONTO_DECK: Final = 34
TOLD_TOOK_TO_DISCARD: Final = 35
TOLD_SET_ASIDE: Final = 36
TOLD_PRIVATE_LEFT: Final = 37
TOLD_SENT_TO_QUARTERS: Final = 38
TOLD_LEFT_QUARTERS: Final = 39
TOLD_MAID_DISMISSED: Final = 40
TOLD_BUILT: Final = 41
TOLD_LAID_UNDER: Final = 42
TOLD_TORN_DOWN: Final = 43
TOLD_ACQUIRED: Final = 44
TOLD_REMINISCENCE_TURNED_UP: Final = 45
TOLD_BEER_TAKEN: Final = 46
TOLD_BEER_TURNED_UP: Final = 47
TOLD_BEER_LOOKED_AT: Final = 48
TOLD_BEERS_SWAPPED: Final = 49
TOLD_BEER_MOVED: Final = 50
TOLD_REMOVED: Final = 51
TOLD_STAND_CLOSED: Final = 52
TOLD_LARGER_HAND: Final = 53
TOLD_NUMBER_NAMED: Final = 54
TOLD_ASIDE_TO_HAND: Final = 55
TOLD_PLAYED_RETURNED: Final = 56
TOLD_BARGAIN: Final = 57
TOLD_ASIDE_DISCARDED: Final = 58
TOLD_ASIDE_TO_DECK: Final = 59
TOLD_ROUND: Final = 60
TOLD_PICKED: Final = 61
TOLD_BACK_TO_PARK: Final = 62
TOLD_FIRST_MASTER: Final = 63
TOLD_SKILL: Final = 64
TOLD_PREPARED: Final = 65
TOLD_LAST_ROUND: Final = 66
TOLD_GUEST_TURNED_UP: Final = 67
TOLD_GUEST_UNDER: Final = 68
TOLD_DISCARD_RETURNED: Final = 69
TOLD_ANOTHER_TURN: Final = 70
TOLD_LOVE_SPENT: Final = 71
TOLD_SERVINGS_SPENT: Final = 72
TOLD_EMPLOYMENTS_SPENT: Final = 73
TOLD_SKILL_SPENT: Final = 74
TOLD_PICKER: Final = 75
TOLD_NEXT_ROUND: Final = 76
TOLD_WAITS_FOR_HAND: Final = 77
TOLD_HAS_WAITED: Final = 78
TOLD_BEER_RIGHT: Final = 79
TOLD_BEER_RIGHT_USED: Final = 80
TOLD_STAND_OPENED: Final = 81
TOLD_STAND_USED: Final = 82
TOLD_STAND_AGED: Final = 83
TOLD_BEER_BY_LOT: Final = 84
TOLD_CHIEFS_ARE_LOVE: Final = 85
TOLD_LETS_ALL: Final = 86

HIDDEN: Final = -1  # stands for a card that the reader of an event may not know

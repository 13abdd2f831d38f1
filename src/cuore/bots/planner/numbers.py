"""The numbers of the planner that are the same for every temper: what each means, and in which unit.

Three units occur. *Love*: what a thing is worth this turn, in Love. *Points*: victory points at the end of the game;
Love becomes points by ``Temper.rate``. *Cards*: average cards of the own deck. Everything else is a share, a number of
turns, or a worth that only orders options. Numbers of taste, which personas change, stand in ``temper``. No card has a
number of its own: what a card does is read from its traits.
"""

from __future__ import annotations

from typing import Final

from cuore.engine.traits import HALF

# ================ what cards give ================

SURE: Final = 1.0
MAYBE: Final = HALF
"""Shares: of what a card gives always, and of what stands under a condition."""

LOST_CARD: Final = 0.7
"""Love: that a player loses who must discard a card that another one names."""

GOOD_COST: Final = 4.0
"""Love: the cost of a certain card that comes from the Town."""

TWO_FOR_THREE: Final = 0.4
"""Cards: that are gained by discarding two alike for others."""

TEASED: Final = 0.6
"""Love: when something is done to each of the others."""

# ================ the deck, and what it brings ================

HAND: Final = 5.0
"""Cards in a hand."""

MOST_DRAWN: Final = 4.0
"""Cards: that maids are taken to draw in a turn at most."""

SMALLEST_DECK: Final = 5
"""Cards: a deck that has fewer is judged as if it had so many."""

TAKEN: Final = 0.4
"""A share: how much of a card that comes for nothing counts, since it does less as time goes by."""

LOVE_FOR_COST: Final = 0.5
"""Love: that a card brings for each Love of its cost."""

STRONG_CARD: Final = 1.5
"""Love: a card that brings more is a strong one (``Temper.strong``)."""

DRAWN: Final = 1.2
"""Cards: that a card is worth which is drawn while there is still time to use it."""

AT_LEAST: Final = 0.1
"""Love: that being served is worth, whoever she is."""

IDLE: Final = 0.05
"""Love: that a card in hand is worth which can do nothing this turn."""

DEAD_CARD: Final = 0.02
"""Love: that a card of another player is taken to bring which does nothing in hand."""

HELD: Final = 0.3
"""Love: that it is worth to keep a maid in hand beside what she gives."""

SERVED_AT_ONCE: Final = 0.5
"""Love: that it is worth beside what she gives when a maid comes to hand while there is a Serving for her."""

RELIED_ON: Final = 0.2
"""Love: that it is worth to know that a maid will be in the next hand."""

NEXT_TURN: Final = 0.7
"""A share: how much the Love of cards counts that come on top of a full new hand."""

MISSED: Final = 0.02
"""Love: that it costs another player to lose any card, beside what it would have brought."""

SERVING_GIVEN: Final = 0.3
"""Love: that a Serving is worth which she gives who serves."""

EMPLOYMENT_GIVEN: Final = 0.9
"""Love: that another Employment is worth to whoever can pay for what it employs."""

EMPLOYMENT_SERVED: Final = 0.4
"""Love: that an Employment is worth among what the last maid of a turn brings."""

SKILL_GIVEN: Final = 0.3
"""Love: that skill points are worth for which a card is discarded."""

GOOD_PRICE: Final = 5
NEARLY: Final = 2
"""Love: what one wants for every Employment, and how much of all that may still be missing."""

LOVE_PAID: Final = 1.0
"""Love: of the card that is paid for a Serving."""

ABLE: Final = 1.2
"""A share: how much a Serving to spare in every turn makes it likely to chamber one who wants two."""

UNSEEN_CARD: Final = 1.0
"""Love: that a card of another hand is taken to bring while it is not seen."""

FAR: Final = 99
"""More than anything that it is compared with: before the least of something is found."""

# ================ when the game ends ================

OLD: Final = 12.0
"""Turns: with so many to go a game is young."""

EARLY: Final = 8.0
LATE: Final = 2.0
"""Turns: while so many more than the few last ones are to go, points are what a card usually comes to."""

UNHURRIED: Final = 8.0
"""Turns: while so many are to go a chambermaid can be made later."""

USUAL: Final = 0.3
"""Cards of a pile that a seat takes in a turn, as long as the piles do not tell better."""

WATCHED: Final = 7.0
"""Rounds: after which what the piles tell counts as much as that."""

USUAL_PRIVATE: Final = 0.1
"""Private maids that the whole table takes in a turn beside what is usual for a pile."""

USUAL_TABLE: Final = 2.0
"""Seats: at a larger table piles go faster than ``Temper.pace`` says, at a share of this."""

LAST_TURNS: Final = 2.0
"""Turns: that are to go at least, whatever the round."""

FIRST_CHIEFS: Final = 3
"""Chambermaid Chiefs that everybody begins with."""

OBSERVED: Final = 0.7
"""Turns: that each turn stands for which it would take the piles to run out as they do now."""

PILES_ALONE: Final = 0.7
"""A share: how much the size of the piles says about the end; the rest is how fast they go."""

TURNS_FOR_ONE: Final = 1.6
"""Turns: that it takes a table to do one preparation of a pile."""

DECIDED: Final = 500.0
"""Points: for ending a game that is won; and what it costs to end a lost one."""

# ================ points ================

TRIED: Final = (0, 1, 2, 3, 6)
"""Numbers of cards with which an end-of-game rule is tried out."""

LONGEST_SET: Final = 4
"""Copies of a card that a planner dreams of."""

RIVAL_COPIES: Final = 6
"""Copies that the others are taken to own, so that nobody dreams of owning most."""

BUILT: Final = 0.3
"""Points: of a building beside those that it has."""

HIDDEN_BEER: Final = 2.5
"""Points: that an unknown beer is taken for."""

SEEN_BEER: Final = 0.3
"""Points: added to those of a beer that lies open, for there is no risk in it."""

BEER_ALCOHOL: Final = 3
"""Alcohol that an unknown beer is taken for."""

BEER_PRICE: Final = 2.0
"""Love: that is paid for a beer which a maid offers."""

CHAMBERED_AT_ALL: Final = 0.05
"""Points: for making a chambermaid of whomever."""

DISMISSED: Final = 0.05
"""Points: that keep a chambermaid from being dismissed for nothing."""

SENT_FOR: Final = 0.1
SENT_FOR_LATE: Final = 0.5
"""Points: that it costs to send for a chambermaid in the Starting Phase, and more towards the end."""

SENT_FOR_HELP: Final = 0.3
HELPED: Final = 0.5
"""Points that it costs to send for a chambermaid in the Park; the share that counts of the Love of whom she lets
serve."""

LAID_UNDER: Final = 1.0
"""Points: for laying a card under a building, beside a lighter deck."""

GIVEN_UP: Final = 0.8
"""Points: for returning a card to the Town, beside a lighter deck and less its own."""

TWO_RETURNED: Final = 1.5
"""Points: for two cards returned for a better one; two Love are missed as often as they would have been seen."""

SENT_AWAY: Final = 1.5
"""Points: for sending a burden out of the own quarters."""

SENT_TO_OTHERS: Final = 0.6
SENT_TO_MENACE: Final = 0.1
"""Points: for sending a burden to somebody else, and more for each point of menace there."""

TORN_DOWN: Final = 1.0
"""Points: for tearing a building of somebody else down, beside those of it."""

RETURNED: Final = 0.3
"""Cards: that it is worth to return one to the Town."""

WILLING: Final = 0.01
"""Points: for which a Serving is given that nobody needs."""

# ================ cards in hand ================

DISCARDED: Final = 0.3
"""Love: that a discarded card leaves behind, whatever it was; orders what must be discarded."""

PUT_AWAY: Final = 0.1
"""Love: the same for a card that is put under the deck."""

TWO_DISCARDED: Final = 1.6
"""Love: that others bring which are drawn for two alike."""

# ================ private maids ================

TEXT_EVERY_TURN: Final = 0.3
"""Love: that something which a private maid does every turn is worth, when no number tells it."""

LOST_LOVE: Final = 0.8
"""Love: that a maid who was sent into another house costs it in a turn."""

LONGEST_STAY: Final = 6.0
"""Turns: for which that counts at most."""

PUSHED_ASIDE: Final = 0.5
"""A share: how much counts of what a private maid did who is no longer active since this one came."""

# ================ events ================

HARMLESS: Final = -1.0
"""Points: of an event that takes nothing from anybody."""

FUSS: Final = 0.1
"""Points: that every event costs."""

HELPFUL: Final = 1.0
"""Points: of an event that helps whoever has it."""

NOWHERE_TO_GO: Final = 100.0
"""Points: that it costs to move an event which no house has a place for."""

LASTS: Final = 0.65
"""A share: what is left of the points that an event takes which can be cured by Love, while there is time for it."""

TIME_TO_CURE: Final = 2.5
"""Turns: with fewer to go nobody is taken to cure anything."""

CURED_SOON: Final = 0.6
CURED_SHARE: Final = 0.2
"""Where another one owns such Love, an event takes no more than so many points and such a share of the rest."""

CURE_COST: Final = 3.0
CURE_IN_TIME: Final = 4.0
"""Love of the card that cures; and the turns to go in which it would all have counted."""

STILL_ILL: Final = -0.5
"""Points: of curing one of several events on a card."""

DEARER_MAIDS: Final = 0.4
"""Points: that dearer maids cost another house in a turn."""

CHEAPER_AGAIN: Final = 0.25
"""Points: that it saves the own house in a turn to be rid of them."""

LONGEST_DEARER: Final = 8.0
"""Turns: for which that counts at most."""

DEARER_BEGINS: Final = 1.5
DEARER_ENDS: Final = 0.5
"""Turns: that pass before another house feels an event, and before the own one feels that it is gone."""

DEAR_ENOUGH: Final = 2
"""Whoever has so many events that make maids dearer feels no more of another one, and of the last of them half."""

STILL_DEAR: Final = 0.2
"""A share: how much it helps to cure one event where more than these are left."""

TAKEN_BEER: Final = 2.0 * HIDDEN_BEER
"""Points: of a beer that changes houses, for one has more, the other less."""

TIME_TO_TAKE: Final = 2.0
"""Turns: with no more to go than these the beer is not taken any more."""

PAID_FOR_TAKING: Final = 0.3
"""Points: of the Love that it takes to take the beer."""

SPOILED_RULE: Final = 0.5
"""Points: for each end-of-game rule that looks at a building under an event."""

CHAMBERMAID_MENACE: Final = 1.0
CARD_MENACE: Final = 0.1
"""Points: by which each chambermaid beside her own, and each card of the deck, make a player one to be hindered."""

MENACE_HIT: Final = 0.05
"""A share: how much of somebody's menace counts when it is chosen on which card an event lies."""

OWN_DECK: Final = 1.0
OTHER_DECK: Final = 0.5
"""A worth that orders: it is better to look at the own deck, or to fill the own pile, than another one's."""

OWN_HARM: Final = -5.0
"""A worth that orders: what is for others is not for the own house."""

# ================ the Park ================

HOPE: Final = 0.4
"""A share: how much of a preparation skill points are worth that just miss it."""

NEW_CARD: Final = 0.3
"""Cards: that it is worth to choose among one card more."""

SMALLEST_RATE: Final = 0.05
"""Points: a rate that is smaller would make skill worth any Love."""

# ================ what a turn can employ ================

UNSPENT: Final = 0.1
"""A share: how much of a Love counts with which nothing better can be employed."""

LITTLE: Final = 0.01
"""Love: a part of one that is as good as none."""

# ================ in which order ================

FIRST: Final = 100.0
FIRST_DRAWS: Final = 10.0
"""Added to maids who give their Serving back, for there is nothing to lose by them; those who draw before the rest."""

LAST_SERVED: Final = 0.05
"""Points: for being served at all."""

RIGHT_AFTER: Final = 0.01
"""Points: so little less is a maid worth who shall serve as soon as the Reminiscence is acquired."""

PAID_WITH: Final = 100.0
"""Added to a card of the payment that costs least, so that none but these is discarded."""

LOVE_PLAYED: Final = 50.0
ALL_LOVE_PLAYED: Final = 99.0
LOVE_TOO_EARLY: Final = -1.0
"""Worths that order: Love is played before anything is employed, all at once if that is offered, and not while maids
may still serve."""

USED: Final = 1.0
NOT_USED: Final = -1.0
"""Worths that order: an effect is used, unless it costs the hand."""

CARD_DRAWN: Final = 1.0
EVENT_REFUSED: Final = 1.0
EVENT_LET: Final = 0.1
GOOD_TOP: Final = 1.0
OWN_TOP_DISCARDED: Final = 0.2
"""Worths that order: to draw, to turn an event away rather than let it come, to do the right thing with a card that
was seen, to try the top of the own deck."""

# ================ what nobody told the planner about ================

DEED_LOVE: dict[str, float] = {
    "love": 1.0,
    "cheaper": 1.0,
    "dearer": 1.0,
    "fixed price": 1.0,
    "pay love": 1.0,
    "imagination": 1.0,
    "concentration": 1.0,
    "effort": 1.0,
    "take": 2.0,
    "discard": 0.7,
    "discard hand": 3.0,
    "private maid": 2.0,
    "lose private maid": 2.0,
    "another turn": 5.0,
    "beer": 5.0,
    "lose beer": 5.0,
    "tear down": 5.0,
    "event": 3.0,
    "burden": 3.0,
    "points": 2.0,
}
"""Love: that one deed of a kind is worth to whom it happens, more or less by whether it is good for them."""

ANY_DEED: Final = 0.5
"""Love: of every other kind of deed that is good or bad."""

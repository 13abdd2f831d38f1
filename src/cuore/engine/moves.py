"""The atoms: every card movement and every counter change, each told in the function that makes it.

An event names the seats that learn which card it was; everybody else learns only that it happened. Nothing else in the
engine moves a card, so whatever can be seen of a game follows from this page.
"""

from __future__ import annotations

from cuore.engine.game import Game
from cuore.engine.words import (
    EVERYBODY,
    HIDDEN,
    ILL,
    SEAT_NAMES,
    TOLD_CHAMBERED,
    TOLD_DISCARDED,
    TOLD_DREW,
    TOLD_EMPLOYED,
    TOLD_EMPLOYMENTS,
    TOLD_EVENT_LANDED,
    TOLD_EVENT_LIFTED,
    TOLD_EVENT_RETURNED,
    TOLD_EVENT_SENT,
    TOLD_EVENT_TURNED_AWAY,
    TOLD_GAVE,
    TOLD_HAND_CARD_DISMISSED,
    TOLD_LOOKED_AT_HAND,
    TOLD_LOOKED_AT_TOP,
    TOLD_LOVE,
    TOLD_LOVE_PLAYED,
    TOLD_OVER,
    TOLD_PHASE,
    TOLD_PLAYED_DISMISSED,
    TOLD_PRIVATE_ARRIVED,
    TOLD_PRIVATE_TURNED_UP,
    TOLD_RETURNED,
    TOLD_REVEALED,
    TOLD_SCORE,
    TOLD_SERVED,
    TOLD_SERVINGS,
    TOLD_SHUFFLED,
    TOLD_SMALLER_HAND,
    TOLD_TOOK,
    TOLD_TOP_DISCARDED,
    TOLD_TURN,
    TOLD_USED,
)

# -- deck, hand and discard pile --


def has_top_card(g: Game, seat: int) -> bool:
    """Make sure a deck has a top card, reshuffling the discard pile if it must be touched. False: both are empty."""
    p = g.players[seat]
    if p.deck:
        return True
    if not p.discard:
        return False
    deck = p.discard
    p.discard = []
    deck.sort()
    g.deal.luck.shuffle(f"deck {SEAT_NAMES[seat]} {p.shuffles}", deck)
    p.shuffles += 1
    p.deck = deck
    if g.told is not None:
        g.tell(TOLD_SHUFFLED, seat, HIDDEN, len(deck), -1)
    return True


def draw(g: Game, seat: int, count: int) -> int:
    """Draw cards one by one, reshuffling when needed; returns how many there were."""
    p = g.players[seat]
    deck = p.deck
    if g.told is None and len(deck) >= count > 0:
        # The same as below for the most common case, which nobody is told about.
        p.hand += deck[-count:]
        del deck[-count:]
        p.hand.sort()
        return count
    drawn = 0
    while drawn < count:
        if not p.deck and not has_top_card(g, seat):
            break
        card = p.deck.pop()
        p.hand.append(card)
        drawn += 1
        if g.told is not None:
            g.tell(TOLD_DREW, seat, card, len(p.deck), -1, 1 << seat)
    p.hand.sort()
    return drawn


def discard(g: Game, seat: int, card: int) -> None:
    """Discard one card from hand, face up on the pile."""
    p = g.players[seat]
    p.hand.remove(card)
    p.discard.append(card)
    if g.told is not None:
        g.tell(TOLD_DISCARDED, seat, card, 0, -1)


def discard_top(g: Game, seat: int) -> int:
    """Discard the top card of a deck that has one; returns it."""
    p = g.players[seat]
    card = p.deck.pop()
    p.discard.append(card)
    if g.told is not None:
        g.tell(TOLD_TOP_DISCARDED, seat, card, 0, -1)
    return card


def look_at_top(g: Game, owner: int, looker: int) -> int:
    """One seat alone sees the top card of a deck that has one."""
    card = g.players[owner].deck[-1]
    if g.told is not None:
        g.tell(TOLD_LOOKED_AT_TOP, owner, card, 0, looker, 1 << looker)
    return card


def look_at_random_hand_card(g: Game, owner: int, looker: int) -> int:
    """One seat sees a random card of a hand that has one; the owner sees which."""
    p = g.players[owner]
    card = p.hand[g.deal.luck.below(f"look {SEAT_NAMES[owner]} {p.looks}", len(p.hand))]
    p.looks += 1
    if g.told is not None:
        g.tell(TOLD_LOOKED_AT_HAND, owner, card, 0, looker, 1 << looker | 1 << owner)
    return card


def give(g: Game, giver: int, card: int, receiver: int) -> None:
    """A card goes from one hand to another; only the two know it."""
    g.players[giver].hand.remove(card)
    g.players[receiver].hand.append(card)
    g.players[receiver].hand.sort()
    if g.told is not None:
        g.tell(TOLD_GAVE, giver, card, 0, receiver, 1 << giver | 1 << receiver)


def discard_hand(g: Game, seat: int, keep: int = HIDDEN) -> None:
    """Put the hand, less one card to keep, on the discard pile as one packet: only a card left on top is seen."""
    p = g.players[seat]
    hand = p.hand
    if keep != HIDDEN:
        hand.remove(keep)
    p.discard += hand
    if g.told is not None:
        # The card that stays visible is told first: whoever listens can then count the others as unseen.
        kept = 0 if keep == HIDDEN else 1
        for i, card in enumerate(reversed(hand)):
            seen = i == 0 and not p.played
            g.tell(TOLD_HAND_CARD_DISMISSED, seat, card, kept, -1, EVERYBODY if seen else 1 << seat)
    hand.clear()
    if keep != HIDDEN:
        hand.append(keep)


def dismiss(g: Game, seat: int) -> None:
    """At the end of a turn: the hand, then the played cards in their order, go to the discard pile."""
    p = g.players[seat]
    if p.hand:
        discard_hand(g, seat)
    if p.played:
        p.discard += p.played
        if g.told is not None:
            g.tell(TOLD_PLAYED_DISMISSED, seat, p.played[-1], len(p.played), -1)
        p.played.clear()


def serve(g: Game, seat: int, card: int) -> None:
    """A maid comes from hand to serve."""
    p = g.players[seat]
    p.hand.remove(card)
    p.played.append(card)
    if g.told is not None:
        g.tell(TOLD_SERVED, seat, card, 0, -1)


def chamber(g: Game, seat: int, card: int) -> None:
    """A maid goes from hand to the private quarters as a chambermaid."""
    p = g.players[seat]
    p.hand.remove(card)
    p.chambermaids.append(card)
    if g.told is not None:
        g.tell(TOLD_CHAMBERED, seat, card, 0, -1)


def play_love(g: Game, seat: int, card: int) -> None:
    """A Love card is played for its Love."""
    p = g.players[seat]
    p.hand.remove(card)
    p.played.append(card)
    g.love += g.rules.love[card]
    if g.told is not None:
        g.tell(TOLD_LOVE_PLAYED, seat, card, g.rules.love[card], -1)


def return_to_town(g: Game, seat: int, card: int) -> None:
    """A card goes from hand back to its pile in the Town."""
    g.players[seat].hand.remove(card)
    _joins_pile(g, card)
    if g.told is not None:
        g.tell(TOLD_RETURNED, seat, card, 0, -1)


def reveal(g: Game, seat: int, card: int) -> None:
    """A card in hand is shown to everybody and stays in hand."""
    if g.told is not None:
        g.tell(TOLD_REVEALED, seat, card, 0, -1)


# -- counters of the turn --


def gain(g: Game, love: int, servings: int, employments: int) -> None:
    """The player whose turn it is gains Love, Servings, Employments."""
    if love:
        g.love += love
        if g.told is not None:
            g.tell(TOLD_LOVE, g.turn, HIDDEN, love, -1)
    if servings:
        g.servings += servings
        if g.told is not None:
            g.tell(TOLD_SERVINGS, g.turn, HIDDEN, servings, -1)
    if employments:
        g.employments += employments
        if g.told is not None:
            g.tell(TOLD_EMPLOYMENTS, g.turn, HIDDEN, employments, -1)


def smaller_new_hand(g: Game, by: int) -> None:
    """The next hand of the player whose turn it is gets smaller."""
    g.new_hand = max(0, g.new_hand - by)
    if g.told is not None:
        g.tell(TOLD_SMALLER_HAND, g.turn, HIDDEN, by, -1)


# -- the Town --


def _leaves_pile(g: Game, card: int) -> None:
    place = g.deal.pile_of[card]
    left = g.piles[place] - 1
    g.piles[place] = left
    if not left:
        g.sold_out += 1


def _joins_pile(g: Game, card: int) -> None:
    place = g.deal.pile_of[card]
    if not g.piles[place]:
        g.sold_out -= 1
    g.piles[place] += 1


def employ(g: Game, seat: int, card: int, price: int) -> None:
    """A card from a pile of the Town goes to the discard pile; the price was paid."""
    _leaves_pile(g, card)
    g.players[seat].discard.append(card)
    if g.told is not None:
        g.tell(TOLD_EMPLOYED, seat, card, price, -1)


def take_to_hand(g: Game, seat: int, card: int) -> None:
    """A card from a pile of the Town goes to the hand, by an effect."""
    _leaves_pile(g, card)
    g.players[seat].hand.append(card)
    g.players[seat].hand.sort()
    if g.told is not None:
        g.tell(TOLD_TOOK, seat, card, 0, -1)


def take_private_maid(g: Game, seat: int, card: int, price: int) -> None:
    """A private maid on offer goes on top of a stack; the next of her pile takes her place."""
    g.face_up.remove(card)
    g.players[seat].private.append(card)
    if g.told is not None:
        g.tell(TOLD_PRIVATE_ARRIVED, seat, card, price, -1)
    if g.face_down:
        following = g.face_down.pop()
        g.face_up.append(following)
        if g.told is not None:
            g.tell(TOLD_PRIVATE_TURNED_UP, -1, following, len(g.face_down), -1)


# -- events --


def send_event(g: Game, event: int, sender: int, receiver: int) -> None:
    """An event leaves its pile for somebody's private quarters."""
    _leaves_pile(g, event)
    g.moving.append(event)
    if g.told is not None:
        g.tell(TOLD_EVENT_SENT, receiver, event, 0, sender)


def lift_event(g: Game, event: int, owner: int, entry: int, taker: int) -> None:
    """An event is lifted from the quarters it lies in (``entry``: the maid it lies on, or -1) and is on its way."""
    _take_off(g, event, owner, entry)
    g.moving.append(event)
    if g.told is not None:
        g.tell(TOLD_EVENT_LIFTED, owner, event, entry, taker)


def land_event(g: Game, event: int, receiver: int, entry: int) -> None:
    """An event on its way comes to lie in the quarters, or on a maid there."""
    g.moving.remove(event)
    p = g.players[receiver]
    if entry < 0:
        p.events.append(event)
    elif entry in p.chambermaids:
        p.chambermaids[p.chambermaids.index(entry)] = entry + ILL
    else:
        p.private[p.private.index(entry)] = entry + ILL
    if g.told is not None:
        g.tell(TOLD_EVENT_LANDED, receiver, event, entry, -1)


def turn_event_away(g: Game, event: int, receiver: int) -> None:
    """An event on its way goes back to the Town."""
    g.moving.remove(event)
    _joins_pile(g, event)
    if g.told is not None:
        g.tell(TOLD_EVENT_TURNED_AWAY, receiver, event, 0, -1)


def return_event(g: Game, event: int, owner: int, entry: int) -> None:
    """An event lying in quarters, or on a maid there, goes back to the Town."""
    _take_off(g, event, owner, entry)
    _joins_pile(g, event)
    if g.told is not None:
        g.tell(TOLD_EVENT_RETURNED, owner, event, entry, -1)


def _take_off(g: Game, event: int, owner: int, entry: int) -> None:
    p = g.players[owner]
    if entry < 0:
        p.events.remove(event)
    elif entry in p.chambermaids:
        p.chambermaids[p.chambermaids.index(entry)] = entry - ILL
    else:
        p.private[p.private.index(entry)] = entry - ILL


# -- the course of the game --


def begin_turn(g: Game, seat: int) -> None:
    """A new turn, with its counters as they start."""
    g.turn = seat
    g.love = 0
    g.servings = 1
    g.employments = 1
    g.new_hand = 5
    if g.used:
        g.used = []
    g.players[seat].lets_all = False
    if g.told is not None:
        g.tell(TOLD_TURN, seat, HIDDEN, g.round, -1)


def enter_phase(g: Game, phase: int) -> None:
    """The turn enters a phase."""
    g.phase = phase
    if g.told is not None:
        g.tell(TOLD_PHASE, g.turn, HIDDEN, phase, -1)


def use_private_maid(g: Game, seat: int, card: int) -> None:
    """A private maid's effect happens: not again this turn."""
    g.used.append(card)
    if g.told is not None:
        g.tell(TOLD_USED, seat, card, 0, -1)


def end_game(g: Game, ending: int, points: list[int]) -> None:
    """The game is over and scored."""
    g.ending = ending
    g.stack.clear()
    g.asked = -1
    if g.told is not None:
        g.tell(TOLD_OVER, -1, HIDDEN, ending, -1)
        for seat in range(len(points)):
            g.tell(TOLD_SCORE, seat, HIDDEN, points[seat], -1)

"""Deck, hand and discard pile."""

from __future__ import annotations

from cuore.engine.game import Game
from cuore.engine.moves.piles import joins_pile, tell_guest_under
from cuore.engine.words import (
    EVERYBODY,
    HIDDEN,
    SEAT_NAMES,
    TOLD_ASIDE_DISCARDED,
    TOLD_ASIDE_TO_DECK,
    TOLD_ASIDE_TO_HAND,
    TOLD_CHAMBERED,
    TOLD_DISCARD_RETURNED,
    TOLD_DISCARDED,
    TOLD_DREW,
    TOLD_GAVE,
    TOLD_HAND_CARD_DISMISSED,
    TOLD_LOOKED_AT_HAND,
    TOLD_LOOKED_AT_TOP,
    TOLD_LOVE_PLAYED,
    TOLD_PLAYED_DISMISSED,
    TOLD_PLAYED_RETURNED,
    TOLD_PUT_BACK,
    TOLD_PUT_UNDER,
    TOLD_RETURNED,
    TOLD_REVEALED,
    TOLD_SERVED,
    TOLD_SET_ASIDE,
    TOLD_SHUFFLED,
    TOLD_TOP_DISCARDED,
)


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


def discard_hand(g: Game, seat: int, keep: int = HIDDEN, covered: bool = False) -> None:
    """Put the hand, less one card to keep, on the discard pile as one packet: its top card is seen unless covered.

    Luck draws the card that comes to lie on top, so that it tells nothing about those under it.
    """
    p = g.players[seat]
    packet = p.hand
    p.hand = []
    if keep != HIDDEN:
        packet.remove(keep)
        p.hand.append(keep)
    if packet and not covered and packet[0] != packet[-1]:
        # Cards leave a discard pile by a shuffle (or as a borrowed Riya): hardly ever does another packet of this seat
        # find the same two numbers.
        purpose = f"packet {SEAT_NAMES[seat]} {p.shuffles} {len(p.discard)}"
        packet.append(packet.pop(g.deal.luck.below(purpose, len(packet))))
    p.discard += packet
    if g.told is not None:
        # The card that stays visible is told first: whoever listens can then count the others as unseen.
        for above, card in enumerate(reversed(packet)):
            knows = EVERYBODY if above == 0 and not covered else 1 << seat
            g.tell(TOLD_HAND_CARD_DISMISSED, seat, card, len(p.hand), above, knows)


def dismiss_played(g: Game, seat: int) -> None:
    """The played cards go to the discard pile in their order."""
    p = g.players[seat]
    if p.played:
        played = p.played
        p.played = []
        p.discard += played
        if g.told is not None:
            g.tell(TOLD_PLAYED_DISMISSED, seat, played[-1], len(played), -1)


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
    worth = g.rules.love[card] if g.rules.is_love[card] else 1  # a chief played as Love counts 1
    g.love += worth
    if g.told is not None:
        g.tell(TOLD_LOVE_PLAYED, seat, card, worth, -1)


def return_to_town(g: Game, seat: int, card: int) -> None:
    """A card goes from hand back to its pile in the Town."""
    g.players[seat].hand.remove(card)
    joins_pile(g, card)
    if g.told is not None:
        g.tell(TOLD_RETURNED, seat, card, 0, -1)
        tell_guest_under(g, card)


def reveal(g: Game, seat: int, card: int, copies: int = 1) -> None:
    """A card in hand is shown to everybody and stays in hand; so many of it have been shown together by now."""
    if g.told is not None:
        g.tell(TOLD_REVEALED, seat, card, copies, -1)


def return_played(g: Game, seat: int, card: int) -> None:
    """A maid who served goes from the play area back to her pile in the Town."""
    g.players[seat].played.remove(card)
    joins_pile(g, card)
    if g.told is not None:
        g.tell(TOLD_PLAYED_RETURNED, seat, card, 0, -1)
        tell_guest_under(g, card)


def return_discarded(g: Game, owner: int) -> None:
    """The top card of a discard pile goes back to its pile in the Town; the next one shows."""
    discard = g.players[owner].discard
    card = discard.pop()
    joins_pile(g, card)
    if g.told is not None:
        g.tell(TOLD_DISCARD_RETURNED, owner, card, discard[-1] if discard else HIDDEN, -1)
        tell_guest_under(g, card)


def put_back(g: Game, seat: int, card: int) -> None:
    """A card goes from hand on top of the own deck; the others do not see which."""
    p = g.players[seat]
    p.hand.remove(card)
    p.deck.append(card)
    if g.told is not None:
        g.tell(TOLD_PUT_BACK, seat, card, 0, -1, 1 << seat)


def put_under(g: Game, seat: int, card: int) -> None:
    """A card goes from hand to the bottom of the own deck; the others do not see which."""
    p = g.players[seat]
    p.hand.remove(card)
    p.deck.insert(0, card)
    if g.told is not None:
        g.tell(TOLD_PUT_UNDER, seat, card, 0, -1, 1 << seat)


def set_aside_top(g: Game, seat: int, knows: int) -> int:
    """The top card of a deck that has one is turned over and lies aside, for some seats to see; returns it."""
    card = g.players[seat].deck.pop()
    g.aside.append(card)
    g.aside_knows = knows
    if g.told is not None:
        g.tell(TOLD_SET_ASIDE, seat, card, knows, -1, knows)
    return card


def aside_to_hand(g: Game, seat: int, card: int) -> None:
    """A card that lies aside goes to the hand."""
    g.aside.remove(card)
    p = g.players[seat]
    p.hand.append(card)
    p.hand.sort()
    if g.told is not None:
        g.tell(TOLD_ASIDE_TO_HAND, seat, card, 0, -1, g.aside_knows)


def aside_to_discard(g: Game, seat: int, card: int) -> None:
    """A card that lies aside is discarded."""
    g.aside.remove(card)
    g.players[seat].discard.append(card)
    if g.told is not None:
        g.tell(TOLD_ASIDE_DISCARDED, seat, card, 0, -1)


def aside_to_deck(g: Game, seat: int, card: int) -> None:
    """A card that lies aside goes back on top of the deck."""
    g.aside.remove(card)
    g.players[seat].deck.append(card)
    if g.told is not None:
        g.tell(TOLD_ASIDE_TO_DECK, seat, card, 0, -1, g.aside_knows)

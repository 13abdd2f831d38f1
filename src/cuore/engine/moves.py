"""The atoms: every card movement and every counter change, each told in the function that makes it.

An event names the seats that learn which card it was; everybody else learns only that it happened. Nothing else in the
engine moves a card, so whatever can be seen of a game follows from this page.
"""

from __future__ import annotations

from cuore.engine.game import Game
from cuore.engine.words import (
    BEER,
    EVERYBODY,
    HIDDEN,
    ILL,
    KIND,
    SEAT_NAMES,
    TOLD_ACQUIRED,
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
    TOLD_LAID_UNDER,
    TOLD_LARGER_HAND,
    TOLD_LEFT_QUARTERS,
    TOLD_LOOKED_AT_HAND,
    TOLD_LOOKED_AT_TOP,
    TOLD_LOVE,
    TOLD_LOVE_PLAYED,
    TOLD_MAID_DISMISSED,
    TOLD_NUMBER_NAMED,
    TOLD_OVER,
    TOLD_PHASE,
    TOLD_PLAYED_DISMISSED,
    TOLD_PLAYED_RETURNED,
    TOLD_PRIVATE_ARRIVED,
    TOLD_PRIVATE_LEFT,
    TOLD_PRIVATE_TURNED_UP,
    TOLD_PUT_BACK,
    TOLD_PUT_UNDER,
    TOLD_REMINISCENCE_TURNED_UP,
    TOLD_REMOVED,
    TOLD_RETURNED,
    TOLD_REVEALED,
    TOLD_SCORE,
    TOLD_SENT_TO_QUARTERS,
    TOLD_SERVED,
    TOLD_SERVINGS,
    TOLD_SET_ASIDE,
    TOLD_SHUFFLED,
    TOLD_SMALLER_HAND,
    TOLD_STAND_CLOSED,
    TOLD_TOOK,
    TOLD_TOOK_ONTO_DECK,
    TOLD_TOOK_TO_DISCARD,
    TOLD_TOP_DISCARDED,
    TOLD_TORN_DOWN,
    TOLD_TURN,
    TOLD_USED,
    UNDER,
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
    worth = g.rules.love[card] if g.rules.is_love[card] else 1  # a chief played as Love counts 1
    g.love += worth
    if g.told is not None:
        g.tell(TOLD_LOVE_PLAYED, seat, card, worth, -1)


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


def return_played(g: Game, seat: int, card: int) -> None:
    """A maid who served goes from the play area back to her pile in the Town."""
    g.players[seat].played.remove(card)
    _joins_pile(g, card)
    if g.told is not None:
        g.tell(TOLD_PLAYED_RETURNED, seat, card, 0, -1)


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
        g.tell(TOLD_SET_ASIDE, seat, card, 0, -1, knows)
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


def larger_new_hand(g: Game, by: int) -> None:
    """The next hand of the player whose turn it is gets larger."""
    g.new_hand += by
    if g.told is not None:
        g.tell(TOLD_LARGER_HAND, g.turn, HIDDEN, by, -1)


def make_bargain(g: Game, card: int) -> None:
    """A maid who served changes what things cost this turn."""
    g.bargains.append(card)
    if g.told is not None:
        g.tell(TOLD_BARGAIN, g.turn, card, 0, -1)


def name_number(g: Game, seat: int, number: int, target: int) -> None:
    """A player names a number for another one."""
    if g.told is not None:
        g.tell(TOLD_NUMBER_NAMED, seat, HIDDEN, number, target)


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


def take_onto_deck(g: Game, seat: int, card: int) -> None:
    """A card from a pile of the Town goes on top of the deck, by an effect."""
    _leaves_pile(g, card)
    g.players[seat].deck.append(card)
    if g.told is not None:
        g.tell(TOLD_TOOK_ONTO_DECK, seat, card, 0, -1)


def take_to_discard(g: Game, seat: int, card: int) -> None:
    """A card from a pile of the Town goes to a discard pile, by an effect."""
    _leaves_pile(g, card)
    g.players[seat].discard.append(card)
    if g.told is not None:
        g.tell(TOLD_TOOK_TO_DISCARD, seat, card, 0, -1)


def private_maid_leaves(g: Game, seat: int) -> None:
    """The top private maid goes face down under her pile; the Illnesses on her return to the Town."""
    entry = g.players[seat].private.pop()
    for _ in range(entry // ILL):
        _joins_pile(g, g.deal.illness)
    g.face_down.insert(0, entry & KIND)
    if g.told is not None:
        g.tell(TOLD_PRIVATE_LEFT, seat, entry & KIND, entry // ILL, -1)


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


# -- chambermaids --


def use_chamber_discount(g: Game, seat: int) -> None:
    """If the active private maid makes the first chambermaid of a turn cheaper, that was it for this turn."""
    private = g.players[seat].private
    if private and private[-1] < ILL and g.rules.chamber_discount[private[-1]] and private[-1] not in g.used:
        use_private_maid(g, seat, private[-1])


def send_to_quarters(g: Game, seat: int, card: int, target: int) -> None:
    """A maid who served goes from the play area to another player's quarters as a chambermaid."""
    g.players[seat].played.remove(card)
    g.players[target].chambermaids.append(card)
    if g.told is not None:
        g.tell(TOLD_SENT_TO_QUARTERS, seat, card, 0, target)


def chambermaid_to_town(g: Game, seat: int, card: int) -> None:
    """A chambermaid goes back to her pile in the Town."""
    g.players[seat].chambermaids.remove(card)
    _joins_pile(g, card)
    if g.told is not None:
        g.tell(TOLD_LEFT_QUARTERS, seat, card, 0, -1)


def dismiss_chambermaid(g: Game, seat: int, card: int) -> None:
    """A chambermaid goes to the discard pile."""
    p = g.players[seat]
    p.chambermaids.remove(card)
    p.discard.append(card)
    if g.told is not None:
        g.tell(TOLD_MAID_DISMISSED, seat, card, 0, -1)


# -- buildings --


def build(g: Game, seat: int, card: int, cost: int) -> None:
    """A building from the Town comes to stand in the private quarters; the price was paid."""
    _leaves_pile(g, card)
    g.players[seat].buildings.append(card)
    if g.told is not None:
        g.tell(TOLD_BUILT, seat, card, cost, -1)


def lay_under(g: Game, seat: int, building: int, card: int) -> None:
    """A card from hand, or a beer, is laid face up under a building just built."""
    p = g.players[seat]
    p.buildings[p.buildings.index(building)] = building + (card + 1) * UNDER
    (p.beers if g.rules.category[card] == BEER else p.hand).remove(card)
    if g.told is not None:
        g.tell(TOLD_LAID_UNDER, seat, card, building, -1)


def tear_down(g: Game, owner: int, entry: int, by: int) -> None:
    """A building returns to the Town with the events on it; the card under it goes back to its owner."""
    p = g.players[owner]
    p.buildings.remove(entry)
    _joins_pile(g, entry & KIND)
    for _ in range(entry // ILL & 15):
        _joins_pile(g, g.deal.stock.storm)
    under = entry // UNDER - 1
    if under >= 0:
        (p.beers if g.rules.category[under] == BEER else p.discard).append(under)
    if g.told is not None:
        g.tell(TOLD_TORN_DOWN, owner, entry & KIND, under, by)


# -- Reminiscences and beers --


def acquire(g: Game, seat: int, card: int) -> None:
    """A Reminiscence that lies face up comes to the private quarters."""
    g.side.reminiscences_up.remove(card)
    g.players[seat].reminiscences.append(card)
    g.acquired = True
    if g.told is not None:
        g.tell(TOLD_ACQUIRED, seat, card, 0, -1)


def turn_up_reminiscence(g: Game) -> None:
    """The next Reminiscence is laid face up, if there is one."""
    if g.side.reminiscences_down:
        card = g.side.reminiscences_down.pop()
        g.side.reminiscences_up.append(card)
        if g.told is not None:
            g.tell(TOLD_REMINISCENCE_TURNED_UP, -1, card, len(g.side.reminiscences_down), -1)


def turn_up_beer(g: Game) -> int:
    """The top beer of the pile is laid face up; returns it."""
    card = g.side.beers_down.pop()
    g.side.beers_up.append(card)
    if g.told is not None:
        g.tell(TOLD_BEER_TURNED_UP, -1, card, len(g.side.beers_down), -1)
    return card


def remove_turned_up_beer(g: Game, card: int) -> None:
    """A beer that lies face up leaves the game."""
    g.side.beers_up.remove(card)
    g.side.removed.append(card)
    if g.told is not None:
        g.tell(TOLD_REMOVED, -1, card, 0, -1)


def take_beer(g: Game, seat: int, card: int, shown: bool) -> None:
    """A beer comes to the private quarters: the face-up one for all to see, or the top of the pile, for its owner alone.

    A Beer Stand is shown to all and stays open for a while.
    """
    if shown:
        g.side.beers_up.remove(card)
    else:
        g.side.beers_down.pop()
    opens = card == g.deal.stock.beer_stand
    if opens:
        g.side.stand_owner = seat
        g.side.stand_turns = 2 if seat == g.turn else 1
    else:
        g.players[seat].beers.append(card)
    if g.told is not None:
        g.tell(TOLD_BEER_TAKEN, seat, card, 1 if shown else 0, -1, EVERYBODY if shown or opens else 1 << seat)


def let_stand_age(g: Game) -> None:
    """A turn of the open Beer Stand's owner ends; after the second it is turned face down among the beers."""
    g.side.stand_turns -= 1
    if not g.side.stand_turns:
        owner = g.side.stand_owner
        g.side.stand_owner = -1
        g.players[owner].beers.append(g.deal.stock.beer_stand)
        if g.told is not None:
            g.tell(TOLD_STAND_CLOSED, owner, g.deal.stock.beer_stand, 0, -1)


def look_at_beers(g: Game, looker: int) -> None:
    """One seat alone sees the two top beers of the pile."""
    if g.told is not None:
        for depth in (0, 1):
            g.tell(TOLD_BEER_LOOKED_AT, looker, g.side.beers_down[-1 - depth], depth, -1, 1 << looker)


def order_beers(g: Game, looker: int, swap: bool) -> None:
    """The two top beers of the pile change places or do not; the others cannot tell."""
    down = g.side.beers_down
    if swap:
        down[-1], down[-2] = down[-2], down[-1]
    if g.told is not None:
        g.tell(TOLD_BEERS_SWAPPED, looker, 1 if swap else 0, 0, -1, 1 << looker)


def random_beer(g: Game, owner: int) -> int:
    """A random one of a player's face-down beers."""
    p = g.players[owner]
    beers = sorted(p.beers)
    card = beers[g.deal.luck.below(f"beer {SEAT_NAMES[owner]} {p.looks}", len(beers))]
    p.looks += 1
    return card


def move_beer(g: Game, giver: int, card: int, receiver: int) -> None:
    """A beer goes from one player's quarters to another's; only the two know it."""
    g.players[giver].beers.remove(card)
    g.players[receiver].beers.append(card)
    if g.told is not None:
        g.tell(TOLD_BEER_MOVED, giver, card, 0, receiver, 1 << giver | 1 << receiver)


def remove_beer(g: Game, owner: int, card: int) -> None:
    """A player's beer leaves the game, for all to see."""
    g.players[owner].beers.remove(card)
    g.side.removed.append(card)
    if g.told is not None:
        g.tell(TOLD_REMOVED, owner, card, 0, -1)


def remove_event(g: Game, owner: int, card: int) -> None:
    """An event in the quarters leaves the game."""
    g.players[owner].events.remove(card)
    g.side.removed.append(card)
    if g.told is not None:
        g.tell(TOLD_REMOVED, owner, card, 0, -1)


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
    elif entry in p.private:
        p.private[p.private.index(entry)] = entry + ILL
    else:
        p.buildings[p.buildings.index(entry)] = entry + ILL
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
    elif entry in p.private:
        p.private[p.private.index(entry)] = entry - ILL
    else:
        p.buildings[p.buildings.index(entry)] = entry - ILL


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
    if g.bargains:
        g.bargains = []
    if g.deal.stock.rarities:
        g.acquired = False
        g.chiefs_are_love = False
        g.beer_rights = 0
        g.stand_used = False
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

"""The vocabulary that cards are written in.

A new card composes these. A new step needs two users or a name in a rule book; what only one card does lives beside
that card. Where a step speaks of "you" it means ``frame.seat``. Every step here can be named in a card file by its
``WORD``.
"""

from __future__ import annotations

from cuore.engine import moves
from cuore.engine.events import RECEIVING, ChoosePlace, Land, OfferReaction, Send, event_lying_on, has_place
from cuore.engine.frame import Frame, Program, Step
from cuore.engine.game import Game
from cuore.engine.phases.serving import after_maids_draw
from cuore.engine.quarters import events_on
from cuore.engine.words import (
    ASK_CHAMBER,
    ASK_DECK,
    ASK_DISCARD,
    ASK_DISCARD_PILE,
    ASK_GAIN,
    ASK_MAY_DISCARD,
    ASK_MAY_DRAW,
    ASK_MAY_RETURN,
    ASK_MAY_RETURN_EVENT,
    ASK_PUT_BACK,
    ASK_TAKE,
    ASK_TOP_CARD,
    CHAMBERMAID_CHIEF,
    CHOOSE_SEAT,
    DISCARD,
    DISCARD_TOP,
    DRAW,
    EVERYBODY,
    GAIN_EMPLOYMENT,
    GAIN_LOVE,
    GAIN_SERVING,
    GENERAL,
    ILL,
    LEAVE_TOP,
    LOVE,
    MAID_CHIEF,
    PASS,
    PRIVATE,
    PUT_BACK,
    RETURN,
    RETURN_FROM_MAID,
    TAKE,
    card_of,
    entry_of,
    entry_option,
    option,
    seat_of,
    verb_of,
)

# -- gaining and drawing --


class Gain(Step):
    """Gain Love, Servings or Employments."""

    WORD = "gain"
    FIELDS = (("love", "number?"), ("serving", "number?"), ("employment", "number?"))
    TURN_PLAYER = True

    def __init__(self, love: int = 0, serving: int = 0, employment: int = 0) -> None:
        self.love = love
        self.serving = serving
        self.employment = employment

    def run(self, g: Game, f: Frame) -> None:
        moves.gain(g, self.love, self.serving, self.employment)


class GainOneOf(Step):
    """Gain one of several things, of your choice; at least two are given."""

    WORD = "gain one of"
    FIELDS = (("love", "number?"), ("serving", "number?"), ("employment", "number?"))
    TURN_PLAYER = True

    def __init__(self, love: int = 0, serving: int = 0, employment: int = 0) -> None:
        self.love = love
        self.serving = serving
        self.employment = employment

    def run(self, g: Game, f: Frame) -> None:
        options: list[int] = []
        if self.love:
            options.append(GAIN_LOVE)
        if self.serving:
            options.append(GAIN_SERVING)
        if self.employment:
            options.append(GAIN_EMPLOYMENT)
        g.ask(f.seat, ASK_GAIN, options)

    def answer(self, g: Game, f: Frame, option: int) -> None:
        if option == GAIN_LOVE:
            moves.gain(g, self.love, 0, 0)
        elif option == GAIN_SERVING:
            moves.gain(g, 0, self.serving, 0)
        else:
            moves.gain(g, 0, 0, self.employment)


class Draw(Step):
    """Draw cards."""

    WORD = "draw"
    FIELDS = (("count", "number"),)

    def __init__(self, count: int) -> None:
        self.count = count

    def possible(self, g: Game, seat: int) -> bool:
        return has_cards_to_draw(g, seat)

    def run(self, g: Game, f: Frame) -> None:
        if moves.draw(g, f.seat, self.count) and g.rules.is_maid[f.card]:
            after_maids_draw(g, f.seat)


class MayDraw(Step):
    """You may draw a card."""

    WORD = "may draw"

    def possible(self, g: Game, seat: int) -> bool:
        return has_cards_to_draw(g, seat)

    def run(self, g: Game, f: Frame) -> None:
        if has_cards_to_draw(g, f.seat):
            g.ask(f.seat, ASK_MAY_DRAW, [DRAW, PASS])

    def answer(self, g: Game, f: Frame, option: int) -> None:
        if option == DRAW:
            moves.draw(g, f.seat, 1)


class SmallerNewHand(Step):
    """The new hand of the player whose turn it is will be smaller."""

    WORD = "smaller new hand"
    FIELDS = (("by", "number"),)
    TURN_PLAYER = True

    def __init__(self, by: int) -> None:
        self.by = by

    def run(self, g: Game, f: Frame) -> None:
        moves.smaller_new_hand(g, self.by)


class LargerNewHand(Step):
    """The new hand of the player whose turn it is will be larger."""

    WORD = "larger new hand"
    FIELDS = (("by", "number"),)
    TURN_PLAYER = True

    def __init__(self, by: int) -> None:
        self.by = by

    def run(self, g: Game, f: Frame) -> None:
        moves.larger_new_hand(g, self.by)


class Bargain(Step):
    """What this card does to prices holds for the rest of the turn."""

    WORD = "bargain"
    TURN_PLAYER = True

    def run(self, g: Game, f: Frame) -> None:
        moves.make_bargain(g, f.card)


class MayChamber(Step):
    """You may make a chambermaid from hand, or as many as you like, without paying Servings."""

    WORD = "may chamber"
    FIELDS = (("chiefs_only", "flag?"), ("many", "flag?"))
    TURN_PLAYER = True

    def __init__(self, chiefs_only: bool = False, many: bool = False) -> None:
        self.chiefs_only = chiefs_only
        self.many = many

    def run(self, g: Game, f: Frame) -> None:
        options: list[int] = []
        last = -1
        for card in g.players[f.seat].hand:
            fitting = g.rules.category[card] == CHAMBERMAID_CHIEF or not self.chiefs_only
            if card != last and g.rules.chamber[card] and fitting:
                options.append(g.rules.chamber_option[card])
            last = card
        if options:
            options.append(PASS)
            g.ask(f.seat, ASK_CHAMBER, options)

    def answer(self, g: Game, f: Frame, option: int) -> None:
        if option != PASS:
            if self.many:
                f.pc -= 1
            moves.use_chamber_discount(g, f.seat)  # the first of a turn is the first, also when it costs nothing
            moves.chamber(g, f.seat, card_of(option))


# -- discarding --


class Discard(Step):
    """Discard a card from hand, of your own choice."""

    WORD = "discard"

    def run(self, g: Game, f: Frame) -> None:
        if g.players[f.seat].hand:
            g.ask(f.seat, ASK_DISCARD, hand_options(g, f.seat, DISCARD))

    def answer(self, g: Game, f: Frame, option: int) -> None:
        moves.discard(g, f.seat, card_of(option))


class MayDiscard(Step):
    """You may discard up to so many cards from hand, one by one; for each of them, something happens."""

    WORD = "may discard"
    FIELDS = (("up_to", "number?"), ("then", "steps"))

    def __init__(self, then: Program, up_to: int = 1) -> None:
        self.then = then
        self.up_to = up_to

    def possible(self, g: Game, seat: int) -> bool:
        return bool(g.players[seat].hand)

    def run(self, g: Game, f: Frame) -> None:
        if f.at == self.up_to or not g.players[f.seat].hand:
            f.at = 0
            return
        options = hand_options(g, f.seat, DISCARD)
        options.append(PASS)
        g.ask(f.seat, ASK_MAY_DISCARD, options)

    def answer(self, g: Game, f: Frame, option: int) -> None:
        if option == PASS:
            f.at = 0
            return
        f.at += 1
        f.pc -= 1
        moves.discard(g, f.seat, card_of(option))
        g.push(self.then, f.seat, f.card)


class DiscardDownTo(Step):
    """Discard cards from hand, of your own choice, until so many are left."""

    WORD = "discard down to"
    FIELDS = (("count", "number"),)

    def __init__(self, count: int) -> None:
        self.count = count

    def run(self, g: Game, f: Frame) -> None:
        if len(g.players[f.seat].hand) > self.count:
            g.ask(f.seat, ASK_DISCARD, hand_options(g, f.seat, DISCARD))

    def answer(self, g: Game, f: Frame, option: int) -> None:
        f.pc -= 1
        moves.discard(g, f.seat, card_of(option))


class MayReplace(Step):
    """You may discard up to so many cards from hand; afterwards draw as many."""

    WORD = "may replace"
    FIELDS = (("up_to", "number"),)

    def __init__(self, up_to: int) -> None:
        self.up_to = up_to

    def possible(self, g: Game, seat: int) -> bool:
        return bool(g.players[seat].hand)

    def run(self, g: Game, f: Frame) -> None:
        if f.at < self.up_to and g.players[f.seat].hand:
            options = hand_options(g, f.seat, DISCARD)
            options.append(PASS)
            g.ask(f.seat, ASK_MAY_DISCARD, options)
        else:
            self.draw(g, f)

    def answer(self, g: Game, f: Frame, option: int) -> None:
        if option == PASS:
            self.draw(g, f)
        else:
            f.at += 1
            f.pc -= 1
            moves.discard(g, f.seat, card_of(option))

    def draw(self, g: Game, f: Frame) -> None:
        """As many as were discarded."""
        count = f.at
        f.at = 0
        if count and moves.draw(g, f.seat, count):
            after_maids_draw(g, f.seat)


class PutBack(Step):
    """Put a card from hand on top of your deck; or you may."""

    WORD = "put back"
    FIELDS = (("may", "flag?"),)

    def __init__(self, may: bool = False) -> None:
        self.may = may

    def run(self, g: Game, f: Frame) -> None:
        options = hand_options(g, f.seat, PUT_BACK)
        if options and self.may:
            options.append(PASS)
        g.ask(f.seat, ASK_PUT_BACK, options)

    def answer(self, g: Game, f: Frame, option: int) -> None:
        if option != PASS:
            moves.put_back(g, f.seat, card_of(option))


class DiscardTop(Step):
    """Discard the top card of your deck; the card is remembered."""

    WORD = "discard top"

    def run(self, g: Game, f: Frame) -> None:
        f.picked = moves.discard_top(g, f.seat) if moves.has_top_card(g, f.seat) else -1


# -- other players and conditions --


class EachOther(Step):
    """Each other player, in turn order, does something. A condition inside is tested when that player's turn comes."""

    WORD = "each other"
    FIELDS = (("steps", "steps"),)

    def __init__(self, steps: Program) -> None:
        self.steps = steps

    def run(self, g: Game, f: Frame) -> None:
        f.at += 1
        if f.at == g.deal.seats:
            f.at = 0
            return
        f.pc -= 1
        g.push(self.steps, (f.seat + f.at) % g.deal.seats, f.card)


class EachPlayer(Step):
    """Each player, you first and then in turn order, does something."""

    WORD = "each player"
    FIELDS = (("steps", "steps"),)

    def __init__(self, steps: Program) -> None:
        self.steps = steps

    def run(self, g: Game, f: Frame) -> None:
        if f.at == g.deal.seats:
            f.at = 0
            return
        f.pc -= 1
        g.push(self.steps, (f.seat + f.at) % g.deal.seats, f.card)
        f.at += 1


class Neighbours(Step):
    """Your left neighbour, then your right one, does something; a single opponent does it once."""

    WORD = "neighbours"
    FIELDS = (("steps", "steps"),)

    def __init__(self, steps: Program) -> None:
        self.steps = steps

    def run(self, g: Game, f: Frame) -> None:
        seats = g.deal.seats
        f.at += 1
        if f.at > min(2, seats - 1):
            f.at = 0
            return
        f.pc -= 1
        g.push(self.steps, (f.seat + (1 if f.at == 1 else seats - 1)) % seats, f.card)


class IfHand(Step):
    """Only with so many cards in hand."""

    WORD = "if hand"
    FIELDS = (("at_least", "number"), ("then", "steps"))

    def __init__(self, at_least: int, then: Program) -> None:
        self.at_least = at_least
        self.then = then

    def run(self, g: Game, f: Frame) -> None:
        if len(g.players[f.seat].hand) >= self.at_least:
            g.push(self.then, f.seat, f.card)


class IfNotMaid(Step):
    """Only if the remembered card is not a maid."""

    WORD = "if not maid"
    NEEDS = ("discard top",)
    FIELDS = (("then", "steps"),)

    def __init__(self, then: Program) -> None:
        self.then = then

    def run(self, g: Game, f: Frame) -> None:
        if f.picked >= 0 and not g.rules.is_maid[f.picked]:
            g.push(self.then, f.seat, f.card)


class IfLove(Step):
    """Only if the remembered card is Love."""

    WORD = "if love"
    FIELDS = (("then", "steps"),)
    NEEDS = ("discard that top", "discard top")

    def __init__(self, then: Program) -> None:
        self.then = then

    def run(self, g: Game, f: Frame) -> None:
        if f.picked >= 0 and g.rules.is_love[f.picked]:
            g.push(self.then, f.seat, f.card)


class IfTaken(Step):
    """Only if a card was taken."""

    WORD = "if taken"
    FIELDS = (("then", "steps"),)
    NEEDS = ("take from town",)

    def __init__(self, then: Program) -> None:
        self.then = then

    def run(self, g: Game, f: Frame) -> None:
        if f.picked >= 0:
            g.push(self.then, f.seat, f.card)


# -- the Town --


class MayReturn(Step):
    """You may return a certain card from hand to the Town; if you do, something happens."""

    WORD = "may return"
    FIELDS = (("card", "card"), ("then", "steps"))

    def __init__(self, card: str, then: Program) -> None:
        self.card = card
        self.then = then

    def possible(self, g: Game, seat: int) -> bool:
        return g.rules.kinds[self.card] in g.players[seat].hand and self.then[0].possible(g, seat)

    def run(self, g: Game, f: Frame) -> None:
        if self.possible(g, f.seat):
            g.ask(f.seat, ASK_MAY_RETURN, [option(RETURN, g.rules.kinds[self.card]), PASS])

    def answer(self, g: Game, f: Frame, option: int) -> None:
        if option != PASS:
            moves.return_to_town(g, f.seat, card_of(option))
            g.push(self.then, f.seat, f.card)


class TakeIntoHand(Step):
    """Take a maid up to a cost, or a named card, from the Town into your hand. A private maid goes to your quarters."""

    WORD = "take into hand"
    FIELDS = (("maid_up_to", "number"), ("or_card", "card?"))

    def __init__(self, maid_up_to: int, or_card: str = "") -> None:
        self.maid_up_to = maid_up_to
        self.or_card = or_card

    def choices(self, g: Game) -> list[int]:
        """What can be taken now, as options."""
        rules = g.rules
        found: list[int] = []
        for place, card in enumerate(g.deal.shop):
            cheap_maid = rules.is_maid[card] and rules.cost[card] <= self.maid_up_to
            if g.piles[place] and (cheap_maid or rules.names[card] == self.or_card):
                found.append(option(TAKE, card))
        for card in g.face_up:
            if rules.cost[card] <= self.maid_up_to:
                found.append(option(TAKE, card))
        return found

    def possible(self, g: Game, seat: int) -> bool:
        return bool(self.choices(g))

    def run(self, g: Game, f: Frame) -> None:
        g.ask(f.seat, ASK_TAKE, self.choices(g))

    def answer(self, g: Game, f: Frame, option: int) -> None:
        card = card_of(option)
        if g.rules.category[card] == PRIVATE:
            moves.take_private_maid(g, f.seat, card, 0)
        else:
            moves.take_to_hand(g, f.seat, card)


WHAT = ("maid", "general maid", "chambermaid chief", "chief", "love or maid", "love or general maid")
TO = ("hand", "deck", "discard", "any discard")


class TakeFromTown(Step):
    """Take a card of some sort up to a cost from the Town; or you may. A private maid always goes to your quarters.

    It goes to your hand, on top of your deck, to your discard pile, or to anybody's discard pile of your choice.
    """

    WORD = "take from town"
    FIELDS = (
        ("what", "one of " + ", ".join(WHAT)),
        ("up_to", "number"),
        ("to", "one of " + ", ".join(TO)),
        ("may", "flag?"),
    )

    def __init__(self, what: str, up_to: int, to: str, may: bool = False) -> None:
        self.what = what
        self.up_to = up_to
        self.to = to
        self.may = may

    def wanted(self, g: Game, card: int) -> bool:
        """Whether a card is of the sort."""
        category = g.rules.category[card]
        if g.rules.cost[card] > self.up_to:
            return False
        if self.what == "maid":
            return g.rules.is_maid[card]
        if self.what == "general maid":
            return category == GENERAL
        if self.what == "chambermaid chief":
            return category == CHAMBERMAID_CHIEF
        if self.what == "chief":
            return category == CHAMBERMAID_CHIEF or category == MAID_CHIEF
        if self.what == "love or maid":
            return g.rules.is_maid[card] or category == LOVE
        return category == GENERAL or category == LOVE

    def choices(self, g: Game) -> list[int]:
        """What can be taken now, as options."""
        found: list[int] = []
        for place, card in enumerate(g.deal.shop):
            if g.piles[place] and self.wanted(g, card):
                found.append(option(TAKE, card))
        for card in g.face_up:
            if self.wanted(g, card):
                found.append(option(TAKE, card))
        return found

    def possible(self, g: Game, seat: int) -> bool:
        return bool(self.choices(g))

    def run(self, g: Game, f: Frame) -> None:
        f.picked = -1
        options = self.choices(g)
        if options and self.may:
            options.append(PASS)
        g.ask(f.seat, ASK_TAKE, options)

    def answer(self, g: Game, f: Frame, option: int) -> None:
        if option == PASS:
            return
        card = card_of(option)
        f.picked = card
        if g.rules.category[card] == PRIVATE:
            moves.take_private_maid(g, f.seat, card, 0)
        elif self.to == "hand":
            moves.take_to_hand(g, f.seat, card)
        elif self.to == "deck":
            moves.take_onto_deck(g, f.seat, card)
        elif self.to == "discard":
            moves.take_to_discard(g, f.seat, card)
        else:
            g.push(TO_ANY_DISCARD, f.seat, f.card).picked = card


class ToAnyDiscard(Step):
    """The card from the Town goes to the discard pile of a player of your choice."""

    WORD = "to any discard"

    def run(self, g: Game, f: Frame) -> None:
        seats = [(f.seat + i) % g.deal.seats for i in range(g.deal.seats)]
        g.ask(f.seat, ASK_DISCARD_PILE, [option(CHOOSE_SEAT, 0, seat) for seat in seats])

    def answer(self, g: Game, f: Frame, option: int) -> None:
        moves.take_to_discard(g, seat_of(option), f.picked if f.picked >= 0 else f.card)


TO_ANY_DISCARD: Program = (ToAnyDiscard(),)


class TakeOntoDeck(Step):
    """Put a certain card from the Town on top of your deck, if one is left."""

    WORD = "take onto deck"
    FIELDS = (("card", "card"),)

    def __init__(self, card: str) -> None:
        self.card = card

    def run(self, g: Game, f: Frame) -> None:
        card = g.rules.kinds[self.card]
        if g.deal.pile_of[card] >= 0 and g.piles[g.deal.pile_of[card]]:
            moves.take_onto_deck(g, f.seat, card)


# -- looking --
# ----------------


class MayChooseDeck(Step):
    """You may choose a player, yourself too, who has a card to look at; if you do not, the rest is left out."""

    WORD = "may choose deck"

    def run(self, g: Game, f: Frame) -> None:
        options: list[int] = []
        for i in range(g.deal.seats):
            seat = (f.seat + i) % g.deal.seats
            if has_cards_to_draw(g, seat):
                options.append(option(CHOOSE_SEAT, 0, seat))
        options.append(PASS)
        g.ask(f.seat, ASK_DECK, options)

    def answer(self, g: Game, f: Frame, option: int) -> None:
        if option == PASS:
            f.pc = len(f.program)
        else:
            f.target = seat_of(option)


class ChooseDeck(Step):
    """Choose a player, yourself too, who has a card on top of the deck."""

    WORD = "choose deck"

    def run(self, g: Game, f: Frame) -> None:
        f.target = -1
        options: list[int] = []
        for i in range(g.deal.seats):
            seat = (f.seat + i) % g.deal.seats
            if has_cards_to_draw(g, seat):
                options.append(option(CHOOSE_SEAT, 0, seat))
        g.ask(f.seat, ASK_DECK, options)

    def answer(self, g: Game, f: Frame, option: int) -> None:
        f.target = seat_of(option)


class DiscardThatTop(Step):
    """Discard the top card of the chosen deck; the card is remembered."""

    WORD = "discard that top"
    NEEDS = ("choose deck", "may choose deck")

    def run(self, g: Game, f: Frame) -> None:
        f.picked = -1
        if f.target >= 0 and moves.has_top_card(g, f.target):
            f.picked = moves.discard_top(g, f.target)


class TurnOver(Step):
    """Turn over so many cards from the top of your deck, for all to see or for you alone; they lie aside."""

    WORD = "turn over"
    FIELDS = (("count", "number"), ("secretly", "flag?"))
    TURN_PLAYER = True

    def __init__(self, count: int, secretly: bool = False) -> None:
        self.count = count
        self.secretly = secretly

    def possible(self, g: Game, seat: int) -> bool:
        return has_cards_to_draw(g, seat)

    def run(self, g: Game, f: Frame) -> None:
        for _ in range(self.count):
            if not moves.has_top_card(g, f.seat):
                return
            moves.set_aside_top(g, f.seat, 1 << f.seat if self.secretly else EVERYBODY)


class TakeOneAside(Step):
    """Take one of the cards that lie aside into your hand; the others are discarded."""

    WORD = "take one aside"
    NEEDS = ("turn over",)
    TURN_PLAYER = True

    def run(self, g: Game, f: Frame) -> None:
        g.ask(f.seat, ASK_TAKE, [option(TAKE, card) for card in sorted(set(g.aside))])

    def answer(self, g: Game, f: Frame, option: int) -> None:
        moves.aside_to_hand(g, f.seat, card_of(option))
        for card in g.aside[:]:
            moves.aside_to_discard(g, f.seat, card)


class LookAtTop(Step):
    """You alone look at the top card of the chosen deck; the card is remembered."""

    WORD = "look at top"
    NEEDS = ("may choose deck",)

    def run(self, g: Game, f: Frame) -> None:
        if moves.has_top_card(g, f.target):
            f.picked = moves.look_at_top(g, f.target, f.seat)
            f.knows = 1 << f.seat


class LeaveOrDiscardTop(Step):
    """Leave the top card of the chosen deck there, or put it on its owner's discard pile."""

    WORD = "leave or discard top"
    NEEDS = ("look at top",)

    def run(self, g: Game, f: Frame) -> None:
        g.ask(f.seat, ASK_TOP_CARD, [LEAVE_TOP, DISCARD_TOP])

    def answer(self, g: Game, f: Frame, option: int) -> None:
        if option == DISCARD_TOP:
            moves.discard_top(g, f.target)


# -- events --
# ----------------


class MayReturnEvent(Step):
    """You may return one event in your private quarters to the Town."""

    WORD = "may return event"

    def run(self, g: Game, f: Frame) -> None:
        p = g.players[f.seat]
        options = [option(RETURN, card) for card in sorted(set(p.events))]
        for entry in sorted(set(p.chambermaids)) + p.private:
            if entry >= ILL:
                options.append(entry_option(RETURN_FROM_MAID, entry))
        for entry in sorted(set(p.buildings)):
            if events_on(entry):
                options.append(entry_option(RETURN_FROM_MAID, entry))
        if options:
            options.append(PASS)
            g.ask(f.seat, ASK_MAY_RETURN_EVENT, options)

    def answer(self, g: Game, f: Frame, option: int) -> None:
        verb = verb_of(option)
        if verb == RETURN:
            moves.return_event(g, card_of(option), f.seat, -1)
        elif verb == RETURN_FROM_MAID:
            entry = entry_of(option)
            moves.return_event(g, event_lying_on(g, entry), f.seat, entry)


class ReceiveEvent(Step):
    """You receive an event from the Town, if one is left and you have a place for it."""

    WORD = "receive event"
    FIELDS = (("event", "quarters event"),)

    def __init__(self, event: str) -> None:
        self.event = event

    def run(self, g: Game, f: Frame) -> None:
        event = g.rules.kinds[self.event]
        if g.deal.pile_of[event] >= 0 and has_place(g, event, f.seat):
            g.push(RECEIVING, g.turn, event).target = f.seat


class DismissChambermaid(Step):
    """This healthy chambermaid goes to your discard pile; some of them need a card in your hand for what follows."""

    WORD = "dismiss chambermaid"
    FIELDS = (("with_hand", "flag?"),)

    def __init__(self, with_hand: bool = False) -> None:
        self.with_hand = with_hand

    def possible(self, g: Game, seat: int) -> bool:
        return bool(g.players[seat].hand) or not self.with_hand

    def run(self, g: Game, f: Frame) -> None:
        moves.dismiss_chambermaid(g, f.seat, f.card)


# -- shared by steps --


def hand_options(g: Game, seat: int, verb: int) -> list[int]:
    """One option for each kind of card in a hand."""
    options: list[int] = []
    last = -1
    for card in g.players[seat].hand:
        if card != last:
            options.append(option(verb, card))
            last = card
    return options


def has_cards_to_draw(g: Game, seat: int) -> bool:
    """Whether a deck has, or could get by reshuffling, a top card."""
    p = g.players[seat]
    return bool(p.deck) or bool(p.discard)


STEPS: dict[str, type[Step]] = {
    step.WORD: step
    for step in (
        Gain,
        GainOneOf,
        Draw,
        MayDraw,
        SmallerNewHand,
        LargerNewHand,
        Bargain,
        MayChamber,
        Discard,
        MayDiscard,
        DiscardDownTo,
        MayReplace,
        PutBack,
        DiscardTop,
        EachOther,
        EachPlayer,
        Neighbours,
        IfHand,
        IfNotMaid,
        IfLove,
        IfTaken,
        MayReturn,
        TakeIntoHand,
        TakeFromTown,
        ToAnyDiscard,
        TakeOntoDeck,
        MayChooseDeck,
        ChooseDeck,
        DiscardThatTop,
        TurnOver,
        TakeOneAside,
        LookAtTop,
        LeaveOrDiscardTop,
        MayReturnEvent,
        ReceiveEvent,
        DismissChambermaid,
        ChoosePlace,
        Send,
        OfferReaction,
        Land,
    )
}

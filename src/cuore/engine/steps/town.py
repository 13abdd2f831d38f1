"""Returning cards to the Town and taking them from there."""

from __future__ import annotations

from cuore.engine import moves
from cuore.engine.frame import Frame, Program, SealedStep
from cuore.engine.game import Game
from cuore.engine.love import stand_ins
from cuore.engine.traits import ALWAYS, ANYBODY, MAY, SEVERAL, Deed
from cuore.engine.words import (
    ASK_DISCARD_PILE,
    ASK_MAY_RETURN,
    ASK_TAKE,
    CHAMBERMAID_CHIEF,
    CHOOSE_SEAT,
    GENERAL,
    LOVE,
    MAID_CHIEF,
    PASS,
    PRIVATE,
    RETURN,
    TAKE,
    card_of,
    option,
    seat_of,
)


class MayReturn(SealedStep):
    """You may return a certain card from hand to the Town; if you do, something happens."""

    WORD = "may return"
    FIELDS = (("card", "staff"), ("then", "steps"))
    ASKS = SEVERAL
    WHEN = MAY

    def __init__(self, card: str, then: Program) -> None:
        self.card = card
        self.then = then

    def possible(self, g: Game, seat: int) -> bool:
        return bool(stand_ins(g, seat, g.rules.kinds[self.card])) and self.then[0].possible(g, seat)

    def run(self, g: Game, f: Frame) -> None:
        if self.possible(g, f.seat):
            cards = stand_ins(g, f.seat, g.rules.kinds[self.card])
            g.ask(f.seat, ASK_MAY_RETURN, [*[option(RETURN, card) for card in cards], PASS])

    def answer(self, g: Game, f: Frame, option: int) -> None:
        if option != PASS:
            moves.return_to_town(g, f.seat, card_of(option))
            g.push(self.then, f.seat, f.card)

    def deeds(self) -> tuple[Deed, ...]:
        return (Deed("return", when=MAY, of=self.card),)


class TakeIntoHand(SealedStep):
    """Take a maid up to a cost, or a named card, from the Town into your hand. A private maid goes to your quarters."""

    WORD = "take into hand"
    FIELDS = (("maid_up_to", "number"), ("or_card", "staff?"))
    ASKS = SEVERAL

    def __init__(self, maid_up_to: int, or_card: str = "") -> None:
        self.maid_up_to = maid_up_to
        self.or_card = or_card

    def choices(self, g: Game, seat: int) -> list[int]:
        rules = g.rules
        found: list[int] = []
        for place, card in enumerate(g.deal.shop):
            cheap_maid = rules.is_maid[card] and rules.cost[card] <= self.maid_up_to
            if g.piles[place] and (cheap_maid or rules.names[card] == self.or_card):
                found.append(option(TAKE, card))
        for card in g.face_up + g.park.guests_up:
            if rules.cost[card] <= self.maid_up_to:
                found.append(option(TAKE, card))
        return found

    def possible(self, g: Game, seat: int) -> bool:
        return bool(self.choices(g, seat))

    def run(self, g: Game, f: Frame) -> None:
        g.ask(f.seat, ASK_TAKE, self.choices(g, f.seat))

    def answer(self, g: Game, f: Frame, option: int) -> None:
        card = card_of(option)
        if g.rules.category[card] == PRIVATE:
            moves.take_private_maid(g, f.seat, card, 0)
        else:
            moves.take_to_hand(g, f.seat, card)

    def deeds(self) -> tuple[Deed, ...]:
        return (Deed("take", of="maid", up_to=self.maid_up_to, to="hand"),)


WHAT = ("maid", "general maid", "chambermaid chief", "chief", "love or maid", "general maid or chief")
TO = ("hand", "deck", "discard", "any discard")


class TakeFromTown(SealedStep):
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
    ASKS = SEVERAL

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
        return category == GENERAL or category == CHAMBERMAID_CHIEF or category == MAID_CHIEF

    def choices(self, g: Game, seat: int) -> list[int]:
        found: list[int] = []
        for place, card in enumerate(g.deal.shop):
            if g.piles[place] and self.wanted(g, card):
                found.append(option(TAKE, card))
        for card in g.face_up + g.park.guests_up:
            if self.wanted(g, card):
                found.append(option(TAKE, card))
        return found

    def possible(self, g: Game, seat: int) -> bool:
        return bool(self.choices(g, seat))

    def run(self, g: Game, f: Frame) -> None:
        f.picked = -1
        options = self.choices(g, f.seat)
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

    def deeds(self) -> tuple[Deed, ...]:
        return (Deed("take", when=MAY if self.may else ALWAYS, of=self.what, up_to=self.up_to, to=self.to),)


class ToAnyDiscard(SealedStep):
    """The card from the Town goes to the discard pile of a player of your choice."""

    WORD = "to any discard"
    ONLY_IN = ("arrives",)
    REASON = "'arrives'"
    ASKS = SEVERAL
    DOES = (Deed("arrive", whom=ANYBODY, to="discard"),)

    def run(self, g: Game, f: Frame) -> None:
        seats = [(f.seat + i) % g.deal.seats for i in range(g.deal.seats)]
        g.ask(f.seat, ASK_DISCARD_PILE, [option(CHOOSE_SEAT, 0, seat) for seat in seats])

    def answer(self, g: Game, f: Frame, option: int) -> None:
        moves.take_to_discard(g, seat_of(option), f.picked if f.picked >= 0 else f.card)

    def makes_sense(self, g: Game, f: Frame) -> bool:
        card = f.picked if f.picked >= 0 else f.card
        place = g.deal.pile_of[card]
        return g.stack[-1] is f and (g.piles[place] > 0 if place >= 0 else card in g.park.guests_up)


TO_ANY_DISCARD: Program = (ToAnyDiscard(),)


class TakeOntoDeck(SealedStep):
    """Put a certain card from the Town on top of your deck, if one is left."""

    WORD = "take onto deck"
    FIELDS = (("card", "staff"),)
    PLAIN = True

    def __init__(self, card: str) -> None:
        self.card = card

    def run(self, g: Game, f: Frame) -> None:
        card = g.rules.kinds[self.card]
        if g.deal.pile_of[card] >= 0 and g.piles[g.deal.pile_of[card]]:
            moves.take_onto_deck(g, f.seat, card)

    def deeds(self) -> tuple[Deed, ...]:
        return (Deed("take", of=self.card, to="deck"),)


class TakeToDiscard(SealedStep):
    """Put so many of a certain card from the Town onto your discard pile, or as many as are left."""

    WORD = "take to discard"
    FIELDS = (("card", "staff"), ("count", "count"))
    PLAIN = True

    def __init__(self, card: str, count: int) -> None:
        self.card = card
        self.count = count

    def run(self, g: Game, f: Frame) -> None:
        card = g.rules.kinds[self.card]
        place = g.deal.pile_of[card]
        if place >= 0:
            for _ in range(min(self.count, g.piles[place])):
                moves.take_to_discard(g, f.seat, card)

    def deeds(self) -> tuple[Deed, ...]:
        return (Deed("take", self.count, of=self.card, to="discard"),)

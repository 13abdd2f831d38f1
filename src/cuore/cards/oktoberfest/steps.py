"""Steps that only cards of Oktoberfest need."""

from __future__ import annotations

from cuore.engine import moves
from cuore.engine.beers import BEER_PRICE, GAINING_BEER, alcohol, beers_left
from cuore.engine.frame import Frame, Program, SealedStep, Step
from cuore.engine.game import Game
from cuore.engine.love import STANDS_FOR, love_in_hand
from cuore.engine.phases.serving import be_served
from cuore.engine.quarters import beers_in_reach
from cuore.engine.steps import (
    hand_options,
)
from cuore.engine.traits import ALCOHOL, CHOSEN, IF, MAY, SEVERAL, YES_OR_NO, Deed
from cuore.engine.words import (
    ASK_BEER_ORDER,
    ASK_DISCARD,
    ASK_DISMISS_MAID,
    ASK_GIVE,
    ASK_HAND,
    ASK_LAY_UNDER,
    ASK_MAY_DISCARD,
    ASK_NUMBER,
    ASK_OPPONENT,
    ASK_PAY,
    ASK_RETURN,
    ASK_REUSE,
    BEER,
    CATEGORY_NAMES,
    CHOOSE_SEAT,
    DISCARD,
    DISMISS_MAID,
    GENERAL,
    GIVE,
    ILL,
    LAY_UNDER,
    LEAVE_THEM,
    NAME_NUMBER,
    PASS,
    PAY_FOR_BEER,
    PAY_SERVING,
    RETURN,
    SWAP_THEM,
    USE,
    card_of,
    number_of,
    option,
    seat_of,
)


class ReturnCard(SealedStep):
    """Return a card of your choice from hand to the Town."""

    WORD = "return card"
    ASKS = SEVERAL
    DOES = (Deed("return"),)

    def run(self, g: Game, f: Frame) -> None:
        g.ask(f.seat, ASK_RETURN, hand_options(g, f.seat, RETURN))

    def answer(self, g: Game, f: Frame, option: int) -> None:
        moves.return_to_town(g, f.seat, card_of(option))


class AfterNewHand(SealedStep):
    """The card has something to do after the new hand of this turn was drawn."""

    WORD = "after new hand"
    TURN_PLAYER = True
    DOES = (Deed("later"),)

    def run(self, g: Game, f: Frame) -> None:
        moves.wait_for_hand(g, f.card)


class MayPayServing(SealedStep):
    """You may pay a Serving; if you do, something happens."""

    WORD = "may pay serving"
    FIELDS = (("then", "steps"),)
    TURN_PLAYER = True
    ASKS = YES_OR_NO
    WHEN = MAY
    DOES = (Deed("pay serving", when=MAY),)

    def __init__(self, then: Program) -> None:
        self.then = then

    def run(self, g: Game, f: Frame) -> None:
        if g.servings > 0 and self.then[0].possible(g, f.seat):
            g.ask(f.seat, ASK_PAY, [PAY_SERVING, PASS])

    def answer(self, g: Game, f: Frame, option: int) -> None:
        if option != PASS:
            moves.spend(g, 0, 1, 0)
            g.push(self.then, f.seat, f.card)


class LoveToHandRestAway(SealedStep):
    """Of the cards turned over, Love goes to your hand, and the rest is discarded."""

    WORD = "love to hand rest away"
    NEEDS = ("turn over",)
    TURN_PLAYER = True
    DOES = (Deed("keep", when=IF, of="love"),)

    def run(self, g: Game, f: Frame) -> None:
        for card in g.aside[:]:
            if g.rules.is_love[card]:
                moves.aside_to_hand(g, f.seat, card)
            else:
                moves.aside_to_discard(g, f.seat, card)


class MayDiscardLoveForBeer(SealedStep):
    """You may discard a Love card from hand and pay a Serving to gain a beer."""

    WORD = "may discard love for beer"
    TURN_PLAYER = True
    ASKS = SEVERAL
    DOES = (Deed("discard", when=MAY, of="love"), Deed("pay serving", when=MAY), Deed("beer", when=MAY))

    def run(self, g: Game, f: Frame) -> None:
        loves = love_in_hand(g, f.seat)
        if loves and g.servings > 0 and beers_left(g):
            g.ask(f.seat, ASK_MAY_DISCARD, [*[option(DISCARD, card) for card in loves], PASS])

    def answer(self, g: Game, f: Frame, option: int) -> None:
        if option != PASS:
            moves.spend(g, 0, 1, 0)
            moves.discard(g, f.seat, card_of(option))
            g.push(GAINING_BEER, f.seat, f.card)


class MayPayForBeer(SealedStep):
    """You may pay some more Love to gain a beer."""

    WORD = "may pay for beer"
    FIELDS = (("love", "number"),)
    TURN_PLAYER = True
    ASKS = YES_OR_NO

    def __init__(self, love: int) -> None:
        self.love = love

    def run(self, g: Game, f: Frame) -> None:
        if g.love >= self.love and beers_left(g):
            g.ask(f.seat, ASK_PAY, [PAY_FOR_BEER, PASS])

    def answer(self, g: Game, f: Frame, option: int) -> None:
        if option != PASS:
            moves.spend(g, self.love, 0, 0)
            g.push(GAINING_BEER, f.seat, f.card)

    def deeds(self) -> tuple[Deed, ...]:
        return (Deed("pay love", self.love, when=MAY), Deed("beer", when=MAY))


class BeerRight(SealedStep):
    """In this turn's Employ Phase you may buy a beer, without an Employment."""

    WORD = "beer right"
    NUMBERS = (("price", BEER_PRICE),)
    TURN_PLAYER = True
    DOES = (Deed("beer", when=MAY),)

    def run(self, g: Game, f: Frame) -> None:
        moves.allow_beer(g)


class MayDismissMaid(SealedStep):
    """You may put a chambermaid of yours onto your discard pile; if you do, something happens."""

    WORD = "may dismiss maid"
    FIELDS = (("then", "steps"),)
    ASKS = SEVERAL
    WHEN = MAY
    DOES = (Deed("dismiss", when=MAY),)

    def __init__(self, then: Program) -> None:
        self.then = then

    def run(self, g: Game, f: Frame) -> None:
        healthy = sorted({entry for entry in g.players[f.seat].chambermaids if entry < ILL})
        if healthy:
            g.ask(f.seat, ASK_DISMISS_MAID, [*[option(DISMISS_MAID, card) for card in healthy], PASS])

    def answer(self, g: Game, f: Frame, option: int) -> None:
        if option != PASS:
            moves.dismiss_chambermaid(g, f.seat, card_of(option))
            g.push(self.then, f.seat, f.card)


class LookAtBeers(SealedStep):
    """You alone look at the two top cards of the beer pile, or at its last one; nothing happens to you."""

    WORD = "look at beers"
    DOES = (Deed("look", 2, of=CATEGORY_NAMES[BEER]),)

    def run(self, g: Game, f: Frame) -> None:
        moves.look_at_beers(g, f.seat)


class MaySwapBeers(SealedStep):
    """You may swap the two top cards of the beer pile."""

    WORD = "may swap beers"
    NEEDS = ("look at beers",)
    ASKS = YES_OR_NO
    DOES = (Deed("order beers", when=MAY),)

    def run(self, g: Game, f: Frame) -> None:
        if len(g.side.beers_down) >= 2:
            g.ask(f.seat, ASK_BEER_ORDER, [SWAP_THEM, LEAVE_THEM])

    def answer(self, g: Game, f: Frame, option: int) -> None:
        moves.order_beers(g, f.seat, option == SWAP_THEM)


class ChiefsAsLove(SealedStep):
    """For this turn Chambermaid Chiefs in your hand count as 1 Love, to play and for what takes Love from a hand."""

    WORD = "chiefs as love"
    NUMBERS = (("love", STANDS_FOR),)
    TURN_PLAYER = True
    DOES = (Deed("chiefs as love"),)

    def run(self, g: Game, f: Frame) -> None:
        moves.let_chiefs_be_love(g)


class ChooseFullHand(SealedStep):
    """Choose another player with so many cards in hand."""

    WORD = "choose full hand"
    FIELDS = (("at_least", "number"),)
    ASKS = SEVERAL
    PLAIN = True

    def __init__(self, at_least: int) -> None:
        self.at_least = at_least

    def run(self, g: Game, f: Frame) -> None:
        options: list[int] = []
        for i in range(1, g.deal.seats):
            seat = (f.seat + i) % g.deal.seats
            if len(g.players[seat].hand) >= self.at_least:
                options.append(option(CHOOSE_SEAT, 0, seat))
        if options:
            g.ask(f.seat, ASK_HAND, options)
        else:
            f.pc = len(f.program)

    def answer(self, g: Game, f: Frame, option: int) -> None:
        f.target = seat_of(option)


class NameNumber(SealedStep):
    """Name a number: one of the costs of the staff in this game."""

    WORD = "name number"
    NEEDS = ("choose full hand",)
    ASKS = SEVERAL
    PLAIN = True

    def run(self, g: Game, f: Frame) -> None:
        if f.target < 0:
            return
        rules = g.rules
        staff = [k for k in g.deal.stock.present if rules.category[k] <= GENERAL or rules.is_love[k]]
        costs = sorted({rules.cost[k] for k in staff})
        g.ask(f.seat, ASK_NUMBER, [option(NAME_NUMBER, 0, 0, cost) for cost in costs])

    def answer(self, g: Game, f: Frame, option: int) -> None:
        f.at = number_of(option)
        moves.name_number(g, f.seat, f.at, f.target)


class DiscardOfCost(SealedStep):
    """That player discards a card of exactly that cost from hand, if there is one."""

    WORD = "discard of cost"
    NEEDS = ("name number",)
    ASKS = SEVERAL
    PLAIN = True
    DOES = (Deed("discard", whom=CHOSEN, when=IF),)

    def run(self, g: Game, f: Frame) -> None:
        if f.target < 0:
            return
        options = [o for o in hand_options(g, f.target, DISCARD) if g.rules.cost[card_of(o)] == f.at]
        if options:
            g.ask(f.target, ASK_DISCARD, options)

    def answer(self, g: Game, f: Frame, option: int) -> None:
        moves.discard(g, f.target, card_of(option))


class UseThatCard(SealedStep):
    """You may use the remembered card as though it had just been played: its icons and text, or its Love.

    Love, and a maid who can do no harm, are used without a question.
    """

    WORD = "use that card"
    NEEDS_TOO = "may choose deck"
    NEEDS = ("discard that top",)
    TURN_PLAYER = True
    ASKS = YES_OR_NO
    DOES = (Deed("reuse", when=IF),)

    def run(self, g: Game, f: Frame) -> None:
        if f.picked < 0:
            return
        if g.rules.is_love[f.picked]:
            moves.gain(g, g.rules.love[f.picked], 0, 0)
        elif g.rules.category[f.picked] == GENERAL:
            if g.rules.harmless[f.picked]:
                be_served(g, f.seat, f.picked, f.target)
            else:
                g.ask(f.seat, ASK_REUSE, [option(USE, f.picked), PASS])

    def answer(self, g: Game, f: Frame, option: int) -> None:
        if option != PASS:
            be_served(g, f.seat, f.picked, f.target)

    def makes_sense(self, g: Game, f: Frame) -> bool:
        return f.picked < 0 or f.target >= 0


class ReturnTwoOfThese(SealedStep):
    """Return two of this card from hand to the Town."""

    WORD = "return two of these"
    DOES = (Deed("return", 2),)

    def possible(self, g: Game, seat: int) -> bool:
        hand = g.players[seat].hand
        for card in hand:
            if g.rules.hand_ability[card] and g.rules.hand_ability[card][0] is self and hand.count(card) >= 2:
                return g.rules.hand_ability[card][1].possible(g, seat)
        return False

    def run(self, g: Game, f: Frame) -> None:
        if g.players[f.seat].hand.count(f.card) < 2:
            f.pc = len(f.program)
            return
        moves.return_to_town(g, f.seat, f.card)
        moves.return_to_town(g, f.seat, f.card)


class PayLoveAndThisEvent(SealedStep):
    """Discard a Love card from hand, and this event leaves the game."""

    WORD = "pay love and this event"
    ASKS = SEVERAL
    DOES = (Deed("discard", of="love"),)

    def possible(self, g: Game, seat: int) -> bool:
        if not love_in_hand(g, seat):
            return False
        return any(beers_in_reach(g, other) for other in range(g.deal.seats) if other != seat)

    def run(self, g: Game, f: Frame) -> None:
        if not self.possible(g, f.seat) or f.card not in g.players[f.seat].events:
            f.pc = len(f.program)
            return
        g.ask(f.seat, ASK_DISCARD, [option(DISCARD, card) for card in love_in_hand(g, f.seat)])

    def answer(self, g: Game, f: Frame, option: int) -> None:
        moves.discard(g, f.seat, card_of(option))
        moves.remove_event(g, f.seat, f.card)


class TakeBeerFrom(SealedStep):
    """Choose another player who has beers; a random one of them comes to you."""

    WORD = "take beer from"
    ASKS = SEVERAL
    DOES = (Deed("beer"), Deed("lose beer", whom=CHOSEN))

    def run(self, g: Game, f: Frame) -> None:
        options: list[int] = []
        for i in range(1, g.deal.seats):
            seat = (f.seat + i) % g.deal.seats
            if beers_in_reach(g, seat):
                options.append(option(CHOOSE_SEAT, 0, seat))
        g.ask(f.seat, ASK_OPPONENT, options)

    def answer(self, g: Game, f: Frame, option: int) -> None:
        giver = seat_of(option)
        moves.move_beer(g, giver, moves.random_beer(g, giver), f.seat)


class MayLayBeerUnder(SealedStep):
    """You may lay one of your beers under the building."""

    WORD = "may lay beer under"
    ASKS = SEVERAL
    DOES = (Deed("lay under", when=MAY, of=CATEGORY_NAMES[BEER]),)

    def run(self, g: Game, f: Frame) -> None:
        beers = sorted(set(g.players[f.seat].beers))
        if beers and f.card in g.players[f.seat].buildings:
            g.ask(f.seat, ASK_LAY_UNDER, [*[option(LAY_UNDER, card) for card in beers], PASS])

    def answer(self, g: Game, f: Frame, option: int) -> None:
        if option != PASS:
            moves.lay_under(g, f.seat, f.card, card_of(option))


class IfAlcohol(SealedStep):
    """Only with so much Alcohol in the beers that no Beer Fest protects."""

    WORD = "if alcohol"
    FIELDS = (("at_least", "number"), ("then", "steps"))
    LOOKS = (ALCOHOL,)

    def __init__(self, at_least: int, then: Program) -> None:
        self.at_least = at_least
        self.then = then

    def run(self, g: Game, f: Frame) -> None:
        if alcohol(g, f.seat, False) >= self.at_least:
            g.push(self.then, f.seat, f.card)


class LoseRandomBeer(SealedStep):
    """A random beer of yours leaves the game."""

    WORD = "lose random beer"
    DOES = (Deed("lose beer"),)

    def run(self, g: Game, f: Frame) -> None:
        if beers_in_reach(g, f.seat):
            moves.remove_beer(g, f.seat, moves.random_beer(g, f.seat))


class GiveBeer(SealedStep):
    """Choose one of your beers to give away."""

    WORD = "give beer"
    ASKS = SEVERAL
    DOES = (Deed("lose beer"),)

    def run(self, g: Game, f: Frame) -> None:
        f.picked = -1
        g.ask(f.seat, ASK_GIVE, [option(GIVE, card) for card in sorted(set(beers_in_reach(g, f.seat)))])

    def answer(self, g: Game, f: Frame, option: int) -> None:
        f.picked = card_of(option)
        f.knows = 1 << f.seat

    def guesses(self, g: Game, f: Frame) -> list[int]:
        return beers_in_reach(g, f.seat)


class GiveBeerTo(SealedStep):
    """Another player of your choice gets it."""

    WORD = "give beer to"
    NEEDS = ("give beer",)
    ASKS = SEVERAL
    DOES = (Deed("beer", whom=CHOSEN),)

    def run(self, g: Game, f: Frame) -> None:
        if f.picked in beers_in_reach(g, f.seat):
            others = [(f.seat + i) % g.deal.seats for i in range(1, g.deal.seats)]
            g.ask(f.seat, ASK_OPPONENT, [option(CHOOSE_SEAT, 0, seat) for seat in others])

    def answer(self, g: Game, f: Frame, option: int) -> None:
        moves.move_beer(g, f.seat, f.picked, seat_of(option))


STEPS: dict[str, type[Step]] = {
    step.WORD: step
    for step in (
        ReturnCard,
        AfterNewHand,
        MayPayServing,
        LoveToHandRestAway,
        MayDiscardLoveForBeer,
        MayPayForBeer,
        BeerRight,
        MayDismissMaid,
        LookAtBeers,
        MaySwapBeers,
        ChiefsAsLove,
        ChooseFullHand,
        NameNumber,
        DiscardOfCost,
        UseThatCard,
        ReturnTwoOfThese,
        PayLoveAndThisEvent,
        TakeBeerFrom,
        MayLayBeerUnder,
        IfAlcohol,
        LoseRandomBeer,
        GiveBeer,
        GiveBeerTo,
    )
}

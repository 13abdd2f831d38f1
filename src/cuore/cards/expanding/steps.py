"""Steps that only cards of Expanding the House need."""

from __future__ import annotations

from cuore.engine import moves
from cuore.engine.frame import Frame, Program, SealedStep, Step
from cuore.engine.game import Game
from cuore.engine.quarters import events_on
from cuore.engine.steps import (
    Draw,
    has_cards_to_draw,
)
from cuore.engine.traits import ANYBODY, BUILDINGS, CHOSEN, IF, MAY, SEVERAL, YES_OR_NO, Deed
from cuore.engine.words import (
    ASK_DISCARD_TWO,
    ASK_LAY_UNDER,
    ASK_MAY_DISCARD,
    ASK_MAY_RETURN,
    ASK_OPPONENT,
    ASK_QUARTERS,
    ASK_SEND_TO,
    ASK_SWAP,
    ASK_TEAR_DOWN,
    ASK_TOP_CARD,
    CHAMBERMAID_CHIEF,
    CHOOSE_SEAT,
    DISCARD_OWN_TOP,
    DISCARD_TOP,
    DISCARD_TWO,
    GENERAL,
    LAY_UNDER,
    LEAVE_TOP,
    MAID_CHIEF,
    PASS,
    RETURN_TWO,
    SEND_TO,
    SWAP_FOR,
    TEAR_DOWN,
    card_of,
    entry_of,
    entry_option,
    option,
    seat_of,
)


class MaySwapPrivateMaid(SealedStep):
    """You may swap your top private maid, ill or not, for one on offer; she goes face down under her pile."""

    WORD = "may swap private maid"
    ASKS = SEVERAL
    DOES = (Deed("private maid", when=MAY),)

    def run(self, g: Game, f: Frame) -> None:
        if g.players[f.seat].private and g.face_up:
            g.ask(f.seat, ASK_SWAP, [*[option(SWAP_FOR, card) for card in g.face_up], PASS])

    def answer(self, g: Game, f: Frame, option: int) -> None:
        if option != PASS:
            moves.private_maid_leaves(g, f.seat)
            moves.take_private_maid(g, f.seat, card_of(option), 0)


class MayReturnTwo(SealedStep):
    """You may return two of a certain card from hand to the Town; if you do, something happens."""

    WORD = "may return two"
    FIELDS = (("card", "staff"), ("then", "steps"))
    ASKS = YES_OR_NO
    WHEN = MAY

    def __init__(self, card: str, then: Program) -> None:
        self.card = card
        self.then = then

    def run(self, g: Game, f: Frame) -> None:
        card = g.rules.kinds[self.card]
        if g.players[f.seat].hand.count(card) >= 2 and self.then[0].possible(g, f.seat):
            g.ask(f.seat, ASK_MAY_RETURN, [option(RETURN_TWO, card), PASS])

    def answer(self, g: Game, f: Frame, option: int) -> None:
        if option != PASS:
            moves.return_to_town(g, f.seat, card_of(option))
            moves.return_to_town(g, f.seat, card_of(option))
            g.push(self.then, f.seat, f.card)

    def deeds(self) -> tuple[Deed, ...]:
        return (Deed("return", 2, when=MAY, of=self.card),)


class MaySendTo(SealedStep):
    """For a Serving you may send her, who served you, to another player's quarters as that player's chambermaid."""

    WORD = "may send to"
    ONLY_WITH = ("leave", "chamber")
    REASON = "a maid with 'leave' or 'chamber', who can be in private quarters"
    ASKS = SEVERAL
    DOES = (Deed("pay serving", when=MAY), Deed("burden", whom=CHOSEN, when=MAY))

    def run(self, g: Game, f: Frame) -> None:
        if g.servings > 0 and not f.borrowed and f.card in g.players[f.seat].played:
            others = [(f.seat + i) % g.deal.seats for i in range(1, g.deal.seats)]
            g.ask(f.seat, ASK_SEND_TO, [*[option(SEND_TO, 0, seat) for seat in others], PASS])

    def answer(self, g: Game, f: Frame, option: int) -> None:
        if option != PASS:
            moves.spend(g, 0, 1, 0)
            moves.send_to_quarters(g, f.seat, f.card, seat_of(option))


class DuelOfDecks(SealedStep):
    """Choose an opponent; the top cards of both decks are discarded, and the dearer one may decide something."""

    WORD = "duel of decks"
    ASKS = SEVERAL
    DOES = (Deed("discard top"), Deed("discard top", whom=CHOSEN))

    def run(self, g: Game, f: Frame) -> None:
        others = [(f.seat + i) % g.deal.seats for i in range(1, g.deal.seats)]
        g.ask(f.seat, ASK_OPPONENT, [option(CHOOSE_SEAT, 0, seat) for seat in others])

    def answer(self, g: Game, f: Frame, option: int) -> None:
        f.target = seat_of(option)
        mine = moves.discard_top(g, f.seat) if moves.has_top_card(g, f.seat) else -1
        theirs = moves.discard_top(g, f.target) if moves.has_top_card(g, f.target) else -1
        f.at = 0
        if mine >= 0 and theirs >= 0:
            f.at = max(0, g.rules.cost[mine] - g.rules.cost[theirs])


class MayTearDown(SealedStep):
    """If your card was dearer by so much, you may return one of that opponent's buildings to the Town.

    One under a storm is treated as if it were not there, so it cannot be chosen.
    """

    WORD = "may tear down"
    FIELDS = (("dearer_by", "number"),)
    NEEDS = ("duel of decks",)
    ASKS = SEVERAL
    DOES = (Deed("tear down", whom=CHOSEN, when=IF),)

    def __init__(self, dearer_by: int) -> None:
        self.dearer_by = dearer_by

    def run(self, g: Game, f: Frame) -> None:
        buildings = sorted({entry for entry in g.players[f.target].buildings if not events_on(entry)})
        if f.at >= self.dearer_by and buildings:
            g.ask(f.seat, ASK_TEAR_DOWN, [*[entry_option(TEAR_DOWN, entry, f.target) for entry in buildings], PASS])
        else:
            f.at = 0

    def answer(self, g: Game, f: Frame, option: int) -> None:
        f.at = 0
        if option != PASS:
            moves.tear_down(g, f.target, entry_of(option), f.seat)

    def makes_sense(self, g: Game, f: Frame) -> bool:
        return f.target >= 0


class GainByType(SealedStep):
    """Gain by the type of the remembered card: Love brings Love, a general maid Servings, a chief cards to draw."""

    WORD = "gain by type"
    FIELDS = (("love", "number"), ("serving", "number"), ("draw", "number"))
    NEEDS = ("discard that top",)
    TURN_PLAYER = True

    def __init__(self, love: int, serving: int, draw: int) -> None:
        self.love = love
        self.serving = serving
        self.cards = (Draw(draw),)
        self.draw = draw

    def run(self, g: Game, f: Frame) -> None:
        if f.picked < 0:
            return
        category = g.rules.category[f.picked]
        if g.rules.is_love[f.picked]:
            moves.gain(g, self.love, 0, 0)
        elif category == GENERAL:
            moves.gain(g, 0, self.serving, 0)
        elif category == MAID_CHIEF or category == CHAMBERMAID_CHIEF:
            self.cards[0].run(g, f)

    def deeds(self) -> tuple[Deed, ...]:
        types = ((self.love, "love"), (self.serving, "serving"), (self.draw, "draw"))
        return tuple([Deed(what, count, when=IF, sure=1 / len(types)) for count, what in types if count])


class MayDiscardOwnTop(SealedStep):
    """You may discard the top card of your deck, unseen; if it cost so much or more, something happens."""

    WORD = "may discard own top"
    FIELDS = (("cost", "number"), ("then", "steps"))
    ASKS = YES_OR_NO
    DOES = (Deed("discard top", when=MAY),)

    def __init__(self, cost: int, then: Program) -> None:
        self.cost = cost
        self.then = then

    def run(self, g: Game, f: Frame) -> None:
        if has_cards_to_draw(g, f.seat):
            g.ask(f.seat, ASK_MAY_DISCARD, [DISCARD_OWN_TOP, PASS])

    def answer(self, g: Game, f: Frame, option: int) -> None:
        if option != PASS and moves.has_top_card(g, f.seat):
            card = moves.discard_top(g, f.seat)
            if g.rules.cost[card] >= self.cost:
                g.push(self.then, f.seat, f.card)


class MayDiscardTwoAlike(SealedStep):
    """You may discard two identical cards from hand; if you do, something happens."""

    WORD = "may discard two alike"
    FIELDS = (("then", "steps"),)
    ASKS = SEVERAL
    PLAIN = True
    WHEN = MAY
    DOES = (Deed("discard alike", when=MAY),)

    def __init__(self, then: Program) -> None:
        self.then = then

    def run(self, g: Game, f: Frame) -> None:
        hand = g.players[f.seat].hand
        pairs = [card for i, card in enumerate(hand) if hand.count(card) >= 2 and card not in hand[:i]]
        if pairs:
            g.ask(f.seat, ASK_DISCARD_TWO, [*[option(DISCARD_TWO, card) for card in pairs], PASS])

    def answer(self, g: Game, f: Frame, option: int) -> None:
        if option != PASS:
            moves.discard(g, f.seat, card_of(option))
            moves.discard(g, f.seat, card_of(option))
            g.push(self.then, f.seat, f.card)


class ToAnyQuarters(SealedStep):
    """She comes to the private quarters of any player of your choice."""

    WORD = "to any quarters"
    ONLY_IN = ("arrives",)
    REASON = "'arrives'"
    ASKS = SEVERAL
    DOES = (Deed("arrive", whom=ANYBODY, to="quarters"),)

    def run(self, g: Game, f: Frame) -> None:
        seats = [(f.seat + i) % g.deal.seats for i in range(g.deal.seats)]
        g.ask(f.seat, ASK_QUARTERS, [option(CHOOSE_SEAT, 0, seat) for seat in seats])

    def answer(self, g: Game, f: Frame, option: int) -> None:
        moves.take_private_maid(g, seat_of(option), f.card, g.rules.cost[f.card])

    def makes_sense(self, g: Game, f: Frame) -> bool:
        return g.stack[-1] is f and f.card in g.face_up


class PayOrSheLeaves(SealedStep):
    """Discard a certain card from hand; without one, show your hand, and she goes face down under her pile."""

    WORD = "pay or she leaves"
    FIELDS = (("card", "staff"),)

    def __init__(self, card: str) -> None:
        self.card = card

    def run(self, g: Game, f: Frame) -> None:
        card = g.rules.kinds[self.card]
        hand = g.players[f.seat].hand
        if f.card not in g.players[f.seat].private[-1:]:
            return
        if card in hand:
            moves.discard(g, f.seat, card)
        else:
            for i, held in enumerate(hand):
                moves.reveal(g, f.seat, held, hand[: i + 1].count(held))
            moves.private_maid_leaves(g, f.seat)

    def deeds(self) -> tuple[Deed, ...]:
        return (Deed("discard", of=self.card), Deed("lose private maid", when=IF))


class NeedBuildings(SealedStep):
    """Only with so many buildings that no storm covers."""

    WORD = "need buildings"
    FIELDS = (("count", "number"),)
    GATE = True
    LOOKS = (BUILDINGS,)

    def __init__(self, count: int) -> None:
        self.count = count

    def possible(self, g: Game, seat: int) -> bool:
        standing = [entry for entry in g.players[seat].buildings if not events_on(entry)]
        return len(standing) >= self.count and has_cards_to_draw(g, seat)

    def run(self, g: Game, f: Frame) -> None:
        if not self.possible(g, f.seat):
            f.pc = len(f.program)


class LoveToHandOrChoose(SealedStep):
    """Love turned over goes to your hand; any other card you leave on the deck or discard."""

    WORD = "love to hand or choose"
    NEEDS = ("turn over",)
    TURN_PLAYER = True
    ASKS = YES_OR_NO
    DOES = (Deed("keep", when=IF, of="love"),)

    def run(self, g: Game, f: Frame) -> None:
        while g.aside and g.rules.is_love[g.aside[-1]]:
            moves.aside_to_hand(g, f.seat, g.aside[-1])
        if g.aside:
            g.ask(f.seat, ASK_TOP_CARD, [LEAVE_TOP, DISCARD_TOP])

    def answer(self, g: Game, f: Frame, option: int) -> None:
        f.pc -= 1
        if option == LEAVE_TOP:
            moves.aside_to_deck(g, f.seat, g.aside[-1])
        else:
            moves.aside_to_discard(g, f.seat, g.aside[-1])


class PayCard(SealedStep):
    """Discard a certain card from hand."""

    WORD = "pay card"
    FIELDS = (("card", "staff"),)

    def __init__(self, card: str) -> None:
        self.card = card

    def possible(self, g: Game, seat: int) -> bool:
        return g.rules.kinds[self.card] in g.players[seat].hand

    def run(self, g: Game, f: Frame) -> None:
        if self.possible(g, f.seat):
            moves.discard(g, f.seat, g.rules.kinds[self.card])
        else:
            f.pc = len(f.program)

    def deeds(self) -> tuple[Deed, ...]:
        return (Deed("discard", of=self.card),)


class LayChiefUnder(SealedStep):
    """Lay a chief from your hand under the building."""

    WORD = "lay chief under"
    ASKS = SEVERAL
    DOES = (Deed("lay under", of="chief"),)

    def run(self, g: Game, f: Frame) -> None:
        options: list[int] = []
        last = -1
        for card in g.players[f.seat].hand:
            category = g.rules.category[card]
            if card != last and (category == MAID_CHIEF or category == CHAMBERMAID_CHIEF):
                options.append(option(LAY_UNDER, card))
            last = card
        if f.card in g.players[f.seat].buildings:
            g.ask(f.seat, ASK_LAY_UNDER, options)

    def answer(self, g: Game, f: Frame, option: int) -> None:
        moves.lay_under(g, f.seat, f.card, card_of(option))


STEPS: dict[str, type[Step]] = {
    step.WORD: step
    for step in (
        MaySwapPrivateMaid,
        MayReturnTwo,
        MaySendTo,
        DuelOfDecks,
        MayTearDown,
        GainByType,
        MayDiscardOwnTop,
        MayDiscardTwoAlike,
        ToAnyQuarters,
        PayOrSheLeaves,
        NeedBuildings,
        LoveToHandOrChoose,
        PayCard,
        LayChiefUnder,
    )
}

"""Gaining and drawing."""

from __future__ import annotations

from cuore.engine import moves
from cuore.engine.frame import Frame, SealedStep
from cuore.engine.game import Game
from cuore.engine.phases.serving import after_maids_draw
from cuore.engine.steps.hands import has_cards_to_draw
from cuore.engine.traits import MAY, ONE_OF, SEVERAL, YES_OR_NO, Deed, gained
from cuore.engine.words import (
    ASK_CHAMBER,
    ASK_GAIN,
    ASK_MAY_DRAW,
    CATEGORY_NAMES,
    CHAMBERMAID_CHIEF,
    CONCENTRATION,
    DRAW,
    EFFORT,
    GAIN_EMPLOYMENT,
    GAIN_LOVE,
    GAIN_SERVING,
    IMAGINATION,
    PASS,
    card_of,
)


class Gain(SealedStep):
    """Gain Love, Servings, Employments, or skill points where there is work to do."""

    WORD = "gain"
    LEAST = 1
    FIELDS = (
        ("love", "number?"),
        ("serving", "number?"),
        ("employment", "number?"),
        ("imagination", "number?"),
        ("concentration", "number?"),
        ("effort", "number?"),
    )
    TURN_PLAYER = True
    PLAIN = True

    def __init__(
        self,
        love: int = 0,
        serving: int = 0,
        employment: int = 0,
        imagination: int = 0,
        concentration: int = 0,
        effort: int = 0,
    ) -> None:
        self.love = love
        self.serving = serving
        self.employment = employment
        self.imagination = imagination
        self.concentration = concentration
        self.effort = effort
        self.skilled = imagination + concentration + effort > 0

    def run(self, g: Game, f: Frame) -> None:
        moves.gain(g, self.love, self.serving, self.employment)
        if self.skilled:
            moves.gain_skill(g, IMAGINATION, self.imagination)
            moves.gain_skill(g, CONCENTRATION, self.concentration)
            moves.gain_skill(g, EFFORT, self.effort)

    def deeds(self) -> tuple[Deed, ...]:
        skills = ((self.imagination, "imagination"), (self.concentration, "concentration"), (self.effort, "effort"))
        found = [Deed(name, points) for points, name in skills if points]
        return (*gained(self.love, self.serving, self.employment), *found)


class GainOneOf(SealedStep):
    """Gain one of several things, of your choice; at least two are given."""

    WORD = "gain one of"
    LEAST = 2
    FIELDS = (("love", "number?"), ("serving", "number?"), ("employment", "number?"))
    TURN_PLAYER = True
    ASKS = SEVERAL
    PLAIN = True

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

    def deeds(self) -> tuple[Deed, ...]:
        return gained(self.love, self.serving, self.employment, ONE_OF)

    def chosen(self, option: int) -> tuple[Deed, ...]:
        if option == GAIN_LOVE:
            return gained(love=self.love)
        return gained(serving=self.serving) if option == GAIN_SERVING else gained(employment=self.employment)


class Draw(SealedStep):
    """Draw cards."""

    WORD = "draw"
    FIELDS = (("count", "count"),)
    PLAIN = True

    def __init__(self, count: int) -> None:
        self.count = count

    def possible(self, g: Game, seat: int) -> bool:
        return has_cards_to_draw(g, seat)

    def run(self, g: Game, f: Frame) -> None:
        if moves.draw(g, f.seat, self.count) and g.rules.is_maid[f.card]:
            after_maids_draw(g, f.seat)

    def deeds(self) -> tuple[Deed, ...]:
        return (Deed("draw", self.count),)


class MayDraw(SealedStep):
    """You may draw a card."""

    WORD = "may draw"
    ASKS = YES_OR_NO
    PLAIN = True
    DOES = (Deed("draw", when=MAY, sure=1.0),)

    def possible(self, g: Game, seat: int) -> bool:
        return has_cards_to_draw(g, seat)

    def run(self, g: Game, f: Frame) -> None:
        if has_cards_to_draw(g, f.seat):
            g.ask(f.seat, ASK_MAY_DRAW, [DRAW, PASS])

    def answer(self, g: Game, f: Frame, option: int) -> None:
        if option == DRAW:
            moves.draw(g, f.seat, 1)


class SmallerNewHand(SealedStep):
    """The new hand of the player whose turn it is will be smaller."""

    WORD = "smaller new hand"
    FIELDS = (("by", "count"),)
    TURN_PLAYER = True

    def __init__(self, by: int) -> None:
        self.by = by

    def run(self, g: Game, f: Frame) -> None:
        moves.smaller_new_hand(g, self.by)

    def deeds(self) -> tuple[Deed, ...]:
        return (Deed("smaller hand", self.by),)


class LargerNewHand(SealedStep):
    """The new hand of the player whose turn it is will be larger."""

    WORD = "larger new hand"
    FIELDS = (("by", "count"),)
    TURN_PLAYER = True

    def __init__(self, by: int) -> None:
        self.by = by

    def run(self, g: Game, f: Frame) -> None:
        moves.larger_new_hand(g, self.by)

    def deeds(self) -> tuple[Deed, ...]:
        return (Deed("larger hand", self.by),)


class Bargain(SealedStep):
    """What this card does to prices holds for the rest of the turn."""

    WORD = "bargain"
    TURN_PLAYER = True
    DOES = (Deed("bargain"),)

    def run(self, g: Game, f: Frame) -> None:
        moves.make_bargain(g, f.card)


class MayChamber(SealedStep):
    """You may make a chambermaid from hand, or as many as you like, without paying Servings."""

    WORD = "may chamber"
    FIELDS = (("chiefs_only", "flag?"), ("many", "flag?"))
    TURN_PLAYER = True
    ASKS = SEVERAL

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

    def deeds(self) -> tuple[Deed, ...]:
        return (Deed("chamber", when=MAY, of=CATEGORY_NAMES[CHAMBERMAID_CHIEF] if self.chiefs_only else ""),)

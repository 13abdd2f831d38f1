"""What only Lantern Night has: a veranda for every house, on which cards are hung and taken down again."""

from __future__ import annotations

from cuore.engine import moves
from cuore.engine.frame import Frame, Program, Step
from cuore.engine.game import Game
from cuore.engine.score_rules import ScoreRule, ScoreTable
from cuore.engine.told import new_event
from cuore.engine.traits import IF, MAY, OWNED, RIVALS, SEVERAL, Deed
from cuore.engine.verbs import IN_HAND, new_question, new_verb
from cuore.engine.words import PASS, card_of, option
from cuore.engine.zones import OF_SEAT, Zone

VERANDA = Zone("veranda", OF_SEAT)
"""All see what hangs there, in no order, and it counts for its owner at the end."""

HANG = new_verb("hang", "hang {card}", IN_HAND)
ASK_HANG = new_question("hang")
TOLD_HUNG = new_event("hung", seat="who", card="card", leaves="hand", reaches="veranda", news="others")
TOLD_TAKEN_DOWN = new_event("taken_down", seat="who", card="card", leaves="veranda", reaches="discard", in_a_row=True)


class MayHang(Step):
    """You may hang a card from your hand on your veranda; what comes of it happens then."""

    WORD = "may hang"
    FIELDS = (("then", "steps"),)
    ASKS = SEVERAL
    WHEN = MAY  # how sure the steps inside are

    def __init__(self, then: Program) -> None:
        self.then = then

    def run(self, g: Game, f: Frame) -> None:
        hand = g.players[f.seat].hand
        if hand:
            g.ask(f.seat, ASK_HANG, [*[option(HANG, card) for card in sorted(set(hand))], PASS])

    def answer(self, g: Game, f: Frame, option: int) -> None:
        if option != PASS:
            moves.move_card(g, TOLD_HUNG, f.seat, card_of(option))
            g.push(self.then, f.seat, f.card)

    def possible(self, g: Game, seat: int) -> bool:
        return bool(g.players[seat].hand)

    def deeds(self) -> tuple[Deed, ...]:
        return (Deed("discard", when=MAY),)


class TakeDown(Step):
    """Everything on your veranda goes to your discard pile, and you gain Love for each."""

    WORD = "take down"
    FIELDS = (("love", "number"),)
    TURN_PLAYER = True

    def __init__(self, love: int) -> None:
        self.love = love

    def run(self, g: Game, f: Frame) -> None:
        lanterns = g.brought.cards(VERANDA, f.seat)[:]
        for card in lanterns:
            moves.move_card(g, TOLD_TAKEN_DOWN, f.seat, card)
        moves.gain(g, self.love * len(lanterns), 0, 0)

    def deeds(self) -> tuple[Deed, ...]:
        return (Deed("love", self.love, when=IF),)


class FewestOwned(ScoreRule):
    """Whoever owns fewest of this card, but at least one, has a bonus; several may."""

    WORD = "fewest owned"
    FIELDS = (("bonus", "signed"),)
    LOOKS = (OWNED, RIVALS)

    def __init__(self, bonus: int) -> None:
        self.bonus = bonus

    def points(self, name: str, seat: int, table: ScoreTable) -> int:
        counts = [owned.get(name, 0) for owned in table.owned]
        return self.bonus if counts[seat] and counts[seat] == min([count for count in counts if count]) else 0

    def deeds(self) -> tuple[Deed, ...]:
        return (Deed("points", self.bonus, when=IF),)

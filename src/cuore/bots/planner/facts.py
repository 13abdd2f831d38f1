"""What a planner works out once for a Town: what its cards give, and which of them the score rules look at.

Nothing here knows a card by its name. What a card does is read from its traits; what cannot be added up counts as "a
text". Which card matters to which score rule is found by trying the rule out.
"""

from __future__ import annotations

from cuore.bots.planner.gifts import NOTHING, Asking, Gift
from cuore.bots.planner.numbers import LONGEST_SET, MAYBE, RIVAL_COPIES, SURE, TRIED
from cuore.engine.deal import Stock
from cuore.engine.frame import Program, Step
from cuore.engine.game import Game
from cuore.engine.score_rules import ScoreTable
from cuore.engine.traits import RIVALS
from cuore.engine.words import CHAMBERMAID_CHIEF, GENERAL, HIGH_CLASS, LOVE, MAID_CHIEF, PRIVATE, SKILL_NAMES

UNASKED = Asking(None)


def read(program: Program) -> Gift:
    """What a program gives."""
    if not program:
        return NOTHING
    gift = Gift()
    gift.read(program, SURE)
    return gift


class Facts:
    """The cards of one Town, as lists by kind."""

    def __init__(self, stock: Stock) -> None:
        rules = stock.rules
        kinds = len(rules.cards)
        self.stock = stock
        self._asking: dict[Step, Asking] = {}  # steps that have asked
        self.vp = [card.vp for card in rules.cards]
        self.love = [0.0] * kinds  # what being served by her, or playing it, gives
        self.draw = [0.0] * kinds
        self.serving = [0.0] * kinds
        self.employment = [0.0] * kinds
        self.skills = [[0.0] * kinds for _ in SKILL_NAMES]  # by skill, then by kind
        self.few = [0] * kinds  # every so many who serve in a turn bring skill points together, 0 for others
        self.sent = [NOTHING] * kinds  # what a high class maid's effect gives, or a chambermaid who is sent for
        self.called = [NOTHING] * kinds  # the same of a chambermaid in the Starting Phase
        self.effect = [NOTHING] * kinds  # what can be used in the Starting Phase, or from hand
        self.employed = [NOTHING] * kinds  # what employing or acquiring it gives
        self.texts = [0.0] * kinds
        self.hurts = [0.0] * kinds
        self.chambers_free = [False] * kinds  # whether she makes chambermaids without Servings
        self.takes = [0.0] * kinds  # the cost of a card that she brings from the Town
        self.served = [False] * kinds  # whether it takes a Serving to have it
        self.in_deck = [False] * kinds  # whether it comes to the deck when it is employed
        self.private_love = [0.0] * kinds  # what an active private maid gives a turn, and so on
        self.private_draw = [0.0] * kinds
        self.private_serving = [0.0] * kinds
        self.private_employment = [0.0] * kinds
        self.private_texts = [0.0] * kinds
        for kind in range(kinds):
            if stock.totals[kind]:
                self._learn(kind)
        self.rules = [rule for _, rule in stock.score_rules]
        self.rule_names = [name for name, _ in stock.score_rules]
        self.rivalry = [RIVALS in rule.traits().looks for rule in self.rules]  # whether others matter to it
        self.touches: list[list[int]] = [[] for _ in range(kinds)]  # by kind: the score rules that look at it
        self._try_score_rules()
        self.family: list[list[int]] = [[] for _ in range(kinds)]  # by kind: others who make a set with her
        for number, rule in enumerate(self.rules):
            if rule.SHARED:
                members = [kind for kind in range(kinds) if number in self.touches[kind]]
                for kind in members:
                    self.family[kind] = [other for other in members if other != kind]
        self.counted = [bool(found) for found in self.touches]
        self.potential = [self._potential(kind) for kind in range(kinds)]  # points a copy may come to

    def _learn(self, kind: int) -> None:
        rules = self.stock.rules
        card = rules.cards[kind]
        category = card.category
        gift = read(card.serve)
        self.love[kind] = card.love + gift.love
        self.draw[kind] = card.draw + gift.draw
        self.serving[kind] = float(card.serving) + gift.serving
        self.employment[kind] = card.employment + gift.employment
        for skill, points in enumerate((card.imagination, card.concentration, card.effort)):
            self.skills[skill][kind] = points + gift.skills[skill]
        self.few[kind] = gift.few
        self.texts[kind] = gift.texts
        self.hurts[kind] = gift.hurts
        self.chambers_free[kind] = gift.chambers
        self.takes[kind] = gift.takes
        self.sent[kind] = read(card.starting if category == HIGH_CLASS else card.chambered_serving)
        self.called[kind] = read(card.chambered_starting)
        self.effect[kind] = read(card.starting or card.hand_ability)
        self.employed[kind] = read(card.employed)
        self.served[kind] = bool(rules.serve_option[kind])
        self.in_deck[kind] = category in (MAID_CHIEF, CHAMBERMAID_CHIEF, GENERAL, LOVE)
        if category == PRIVATE:
            own = Gift()
            own.read(card.starting, SURE)
            own.read(card.on_draw, MAYBE)
            self.private_love[kind] = own.love
            self.private_draw[kind] = own.draw + card.larger_hand
            self.private_serving[kind] = own.serving + card.chamber_discount * MAYBE
            self.private_employment[kind] = own.employment
            self.private_texts[kind] = min(1.0, own.texts)

    def asking(self, g: Game) -> Asking:
        """The step that asks."""
        f = g.stack[-1]
        if f.pc == 0:
            return UNASKED
        step = f.program[f.pc - 1]
        found = self._asking.get(step)
        if found is None:
            found = Asking(step)
            self._asking[step] = found
        return found

    def _try_score_rules(self) -> None:
        """Find out which cards each rule looks at: those whose number makes a difference to it."""
        names = self.stock.rules.names
        present = [kind for kind, total in enumerate(self.stock.totals) if total]
        for number, rule in enumerate(self.rules):
            found: set[int] = set()
            for count in TRIED:
                table = ScoreTable(2)
                for kind in present:
                    table.owned[0][names[kind]] = count
                    table.chambered[0][names[kind]] = count
                    table.owned[1][names[kind]] = min(count, 1)
                table.alcohol[0] = count
                table.chambermaids[0] = count
                table.reminiscences[0] = count
                table.maid_chiefs[0] = count
                table.chambermaid_chiefs[0] = count
                before = rule.points(self.rule_names[number], 0, table)
                for kind in present:
                    if kind not in found and self._matters(number, kind, table, before):
                        found.add(kind)
            for kind in found:
                self.touches[kind].append(number)

    def _potential(self, kind: int) -> float:
        """The points of a copy in the best set that it may become part of, where the others do not lag behind."""
        table = ScoreTable(2)
        card = self.stock.rules.cards[kind]
        best = float(card.vp)
        if not self.touches[kind]:
            return best
        for name in self.stock.rules.names:
            table.owned[1][name] = RIVAL_COPIES
        for number in range(1, LONGEST_SET + 1):
            change(self.stock, table, kind, 1, card.chamber > 0, True)
            total = card.vp * number
            for i in self.touches[kind]:
                total += self.rules[i].points(self.rule_names[i], 0, table)
            best = max(best, total / number)
        if self.family[kind]:
            table = ScoreTable(2)
            total = 0
            members = [kind, *self.family[kind]]
            for member in members:
                change(self.stock, table, member, 1, card.chamber > 0, True)
                total += self.stock.rules.cards[member].vp
            for i in self.touches[kind]:
                total += self.rules[i].points(self.rule_names[i], 0, table)
            best = max(best, total / len(members))
        return best

    def _matters(self, number: int, kind: int, table: ScoreTable, before: int) -> bool:
        rule, name = self.rules[number], self.rule_names[number]
        for chambered in (False, True):
            for by in (1, -1):  # one more than all of a family makes no difference, one less does
                change(self.stock, table, kind, by, chambered, True)
                after = rule.points(name, 0, table)
                change(self.stock, table, kind, -by, chambered, True)
                if after != before:
                    return True
        return False


def change(stock: Stock, table: ScoreTable, kind: int, by: int, chambered: bool, owned: bool) -> None:
    """Write so many cards more, or less, into the first place of a score table."""
    rules = stock.rules
    name = rules.names[kind]
    category = rules.category[kind]
    if owned:
        table.owned[0][name] = table.owned[0].get(name, 0) + by
        if category == MAID_CHIEF:
            table.maid_chiefs[0] += by
        elif category == CHAMBERMAID_CHIEF:
            table.chambermaid_chiefs[0] += by
        table.alcohol[0] += by * rules.alcohol[kind]
    if chambered:
        table.chambered[0][name] = table.chambered[0].get(name, 0) + by
        table.chambermaids[0] += by

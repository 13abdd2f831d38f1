"""What a planner works out once for a Town: what its cards give, and which of them the score rules look at.

Nothing here knows a card by its name. Programs are read for the few plain things that any box may say (gain, draw);
everything else a card says counts as "a text". Which card matters to which score rule is found by trying the rule out.
"""

from __future__ import annotations

from cuore.engine.deal import Stock
from cuore.engine.frame import Program, Step
from cuore.engine.rules import programs_inside
from cuore.engine.score_rules import ScoreTable
from cuore.engine.words import CHAMBERMAID_CHIEF, GENERAL, HIGH_CLASS, LOVE, MAID_CHIEF, PRIVATE, SKILL_NAMES

TRIED = (0, 1, 2, 3, 6)
"""Numbers of cards with which a score rule is tried out."""

LONGEST_SET = 4
"""How many copies of a card a planner dreams of."""

OTHERS = 6
"""How many copies the others are taken to own, so that nobody dreams of owning most."""

LOST_CARD = 0.7
"""The Love that a player loses who must discard a card that another one names."""

GOOD_COST = 4.0
"""The cost of a card that one may choose from the Town."""

TWO_FOR_THREE = 0.4
"""Cards that are gained by discarding two and drawing three."""

PRELUDES = ("choose full hand", "name number")
"""Words of steps that give nothing: the next one does something with the answer."""

SURE = 1.0
MAYBE = 0.5


class Gift:
    """What a program gives to whoever carries it out, as far as plain words tell."""

    def __init__(self) -> None:
        self.love = 0.0
        self.draw = 0.0
        self.serving = 0.0
        self.employment = 0.0
        self.skills = [0.0, 0.0, 0.0]
        self.texts = 0.0
        self.hurts = 0.0  # things done to the others
        self.ends_game = False
        self.takes = 0.0  # the cost of a card that comes from the Town

    def read(self, program: Program, share: float, depth: int = 0) -> None:
        """Add what a program gives; what stands under a condition counts in part."""
        for step in program:
            if step.WORD == "need buildings":
                share *= MAYBE
            elif not self._plain(step, share):
                self.texts += share if depth == 0 else 0.0
                part = share * MAYBE
                if step.WORD == "every few":
                    few = step.field("count")
                    part = share / (few if isinstance(few, int) else 1)
                for _, inner in programs_inside(step):
                    self.read(inner, part, depth + 1)

    def _plain(self, step: Step, share: float) -> bool:
        """Add what a step of plain words gives; False for a text, which may have programs inside."""
        word = step.WORD
        if word == "gain":
            self._gain(step.field("love"), step.field("serving"), step.field("employment"), share)
            for skill, name in enumerate(SKILL_NAMES):
                points = step.field(name)
                self.skills[skill] += share * (points if isinstance(points, int) else 0)
        elif word == "gain one of":
            self._gain(step.field("love"), step.field("serving"), step.field("employment"), share * MAYBE)
        elif word == "draw":
            count = step.field("count")
            self.draw += share * (count if isinstance(count, int) else 1)
        elif word == "may draw":
            self.draw += share
        elif word == "may discard two alike":
            self.draw += share * TWO_FOR_THREE
        elif word == "discard of cost":
            self.love += share * LOST_CARD
        elif word == "take onto deck":
            self.takes += share * GOOD_COST
        elif word in ("each other", "neighbours"):
            self.hurts += share
        elif word == "end game":
            self.ends_game = True
        else:
            return word in PRELUDES
        return True

    def _gain(self, love: object, serving: object, employment: object, share: float) -> None:
        self.love += share * (love if isinstance(love, int) else 0)
        self.serving += share * (serving if isinstance(serving, int) else 0)
        self.employment += share * (employment if isinstance(employment, int) else 0)


NOTHING = Gift()


class Facts:
    """The cards of one Town, as lists by kind."""

    def __init__(self, stock: Stock) -> None:
        rules = stock.rules
        kinds = len(rules.cards)
        self.stock = stock
        self.vp = [card.vp for card in rules.cards]
        self.love = [0.0] * kinds  # what being served by her, or playing it, gives
        self.draw = [0.0] * kinds
        self.serving = [0.0] * kinds
        self.employment = [0.0] * kinds
        self.skills = [[0.0] * kinds for _ in SKILL_NAMES]  # by skill, then by kind
        self.few = [0] * kinds  # every so many who serve in a turn bring skill points together, 0 for others
        self.sent = [NOTHING] * kinds  # what a high class maid's effect gives, or a chambermaid who is sent for
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
        self.ends_game = [False] * kinds
        for kind in range(kinds):
            if stock.totals[kind]:
                self._learn(kind)
        self.rules = [rule for _, rule in stock.score_rules]
        self.rule_names = [name for name, _ in stock.score_rules]
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
        gift = Gift()
        gift.read(card.serve, SURE)
        self.love[kind] = card.love + gift.love
        self.draw[kind] = card.draw + gift.draw
        self.serving[kind] = float(card.serving) + gift.serving
        self.employment[kind] = card.employment + gift.employment
        for skill, points in enumerate((card.imagination, card.concentration, card.effort)):
            self.skills[skill][kind] = points + gift.skills[skill]
        for step in card.serve:
            few = step.field("count") if step.WORD == "every few" else 0
            if isinstance(few, int) and few:
                self.few[kind] = few
        if rules.chambered_serving[kind]:
            self.sent[kind] = Gift()
            self.sent[kind].read(rules.chambered_serving[kind], SURE)
        if category == HIGH_CLASS:
            self.sent[kind] = Gift()
            self.sent[kind].read(card.starting, SURE)
        self.texts[kind] = gift.texts
        self.hurts[kind] = gift.hurts
        for step in card.serve:
            if step.WORD == "may chamber":
                self.chambers_free[kind] = True
        self.takes[kind] = gift.takes
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
        employed = Gift()
        employed.read(card.employed, SURE)
        self.ends_game[kind] = employed.ends_game

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
            table.owned[1][name] = OTHERS
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

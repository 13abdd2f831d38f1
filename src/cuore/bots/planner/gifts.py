"""What a planner reads out of programs: the sum of what a program gives, and what the step that asks is about."""

from __future__ import annotations

from cuore.bots.planner.numbers import GOOD_COST, LOST_CARD, MAYBE, TWO_FOR_THREE
from cuore.engine.frame import Program, Step
from cuore.engine.traits import CHOSEN, FEW, NO_TRAITS, YOU, Deed
from cuore.engine.words import SKILL_NAMES


class Gift:
    """What a program gives to whoever carries it out, as far as its deeds can be added up; the rest are "texts"."""

    def __init__(self) -> None:
        self.love = 0.0
        self.draw = 0.0
        self.serving = 0.0
        self.employment = 0.0
        self.skills = [0.0, 0.0, 0.0]
        self.texts = 0.0
        self.hurts = 0.0  # things done to the others
        self.takes = 0.0  # the cost of cards that come from the Town
        self.few = 0  # every so many times it brings something, 0 for others
        # What it does at all, told once for the whole program.
        self.ends_game = False
        self.chambers = False  # makes chambermaids without Servings
        self.first_master = False
        self.bargains = False
        self.moves_event = False
        self.discards_hand = False
        self.another_turn = False
        self.larger_hand = 0
        self.returns = 0  # cards of the hand that go to the Town
        self.discards = 0
        self.discards_maid = False
        self.beer_for = -1  # the Love that it asks for a beer, -1 where it offers none
        self.certain: list[Deed] = []  # cards that come from the Town unasked
        self.choosing: list[Step] = []  # steps that let choose one there

    def read(self, program: Program, share: float, depth: int = 0) -> None:
        """Add what a program gives; what stands under a condition counts in part."""
        for step in program:
            deeds = step.deeds()
            self._note(step, deeds)
            if step.GATE:
                share *= MAYBE
            elif step.PLAIN:
                self._add(deeds, share)
                self.hurts += share if step.WHOM != YOU else 0.0
            else:
                self.texts += share if depth == 0 else 0.0
                sure = step.sure()
                if step.WHEN == FEW and depth == 0:
                    self.few = round(1.0 / sure)
                part = share * (sure if step.WHOM == YOU else MAYBE)
                for _, inner in step.inside():
                    self.read(inner, part, depth + 1)

    def _add(self, deeds: tuple[Deed, ...], share: float) -> None:
        """Add what deeds of plain words give."""
        for deed in deeds:
            what = deed.what
            number = share * deed.count * deed.sure
            if what == "love":
                self.love += number
            elif what == "draw":
                self.draw += number
            elif what == "serving":
                self.serving += number
            elif what == "employment":
                self.employment += number
            elif what in SKILL_NAMES:
                self.skills[SKILL_NAMES.index(what)] += number
            elif what == "discard alike":
                self.draw += share * TWO_FOR_THREE
            elif what == "discard" and deed.whom == CHOSEN:
                self.love += share * LOST_CARD
            elif what == "take":
                self.takes += number * GOOD_COST

    def _note(self, step: Step, deeds: tuple[Deed, ...]) -> None:
        """Remember what is done at all."""
        for deed in deeds:
            what = deed.what
            if what == "end game":
                self.ends_game = True
            elif what == "chamber":
                self.chambers = True
            elif what == "first master":
                self.first_master = True
            elif what == "bargain":
                self.bargains = True
            elif what == "move event":
                self.moves_event = True
            elif what == "discard hand":
                self.discards_hand = True
            elif what == "another turn":
                self.another_turn = True
            elif what == "larger hand":
                self.larger_hand += deed.count
            elif what == "return":
                self.returns += deed.count
            elif what == "discard" and deed.for_you:
                self.discards += deed.count
                self.discards_maid = self.discards_maid or deed.of == "maid"
            elif what == "pay love":
                self.beer_for = deed.count
            elif what == "take" and not step.ASKS:
                self.certain.append(deed)
            elif what == "take":
                self.choosing.append(step)


NOTHING = Gift()


class Asking:
    """The step that asks, as a planner sees it: what answering it brings, costs and does to others."""

    def __init__(self, step: Step | None) -> None:
        traits = step.traits() if step is not None else NO_TRAITS
        self.given = traits.gives()
        self.hurts = traits.hurts()
        self.love = traits.count("love")
        self.employment = traits.count("employment")
        self.turned_over = traits.count("turn over")
        self.larger_hand = traits.count("larger hand")
        self.beer = traits.count("beer") > 0
        self.keeps = traits.does("keep")  # one of the cards that lie turned over
        self.ends_phase = traits.does("end phase")
        self.to_hand = True  # whether a card that is taken comes to the hand
        for deed in traits.deeds:
            if deed.what == "take" and deed.to != "hand":
                self.to_hand = False

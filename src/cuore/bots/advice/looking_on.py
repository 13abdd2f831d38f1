"""What a seat will be asked next, as far as it can know that before it answers: nothing may come to light in between.

It is found in an imagined world. Where no chance and no hidden card has a say, every world leads to the same question.
"""

from __future__ import annotations

from cuore.bots.planner.judgement import Judgement, love_to_play
from cuore.bots.planner.sketch import sketch
from cuore.engine.game import Told
from cuore.engine.luck import luck_from_seed
from cuore.engine.memory import Memory
from cuore.engine.session import brings_news
from cuore.engine.view import View, told_to
from cuore.engine.words import END_SERVING, PLAY_ALL_LOVE, PLAY_LOVE, START_SERVING, verb_of
from cuore.engine.worlds import NoWorld, imagine

PREPARING = (START_SERVING, END_SERVING, PLAY_LOVE, PLAY_ALL_LOVE)
"""What is done for the sake of what comes after it."""


class Situation:
    """An open decision of a seat, with all that it sees and remembers then."""

    def __init__(self, view: View, memory: Memory) -> None:
        self.view = view
        self.memory = memory
        self.seen = sketch(view)

    def after(self, index: int, seed: str) -> Situation | None:
        """The next question in the same turn; None where the seat learns something first, or is asked nothing more."""
        seat = self.view.seat
        try:
            world = imagine(self.view, self.memory, luck_from_seed(f"{seed}/next"))
        except NoWorld:
            return None
        told: list[Told] = []
        world.told = told
        world.apply(index)
        world.told = None
        if not world.options or world.asked != seat or any(brings_news(event, seat) for event in told):
            return None
        memory = self.memory.copy()
        for event in told:
            memory.hear(told_to(event, seat))
        return Situation(View(world, seat), memory)


def with_love_played(question: Situation, seed: str) -> tuple[list[int], Situation]:
    """The question that remains when all Love is played, which needs no thought; and the options that lead there."""
    steps: list[int] = []
    while (at := love_to_play(question.seen)) >= 0:
        following = question.after(at, seed)
        if following is None:
            break
        steps.append(question.seen.options[at])
        question = following
    return steps, question


def plan_after(question: Situation, index: int, judgement: Judgement, seed: str) -> list[tuple[Situation, int]]:
    """What a planner does after an answer that only prepares: the questions with its options, up to one that counts.

    The simulations of that answer went on in the same way, in every world.
    """
    found: list[tuple[Situation, int]] = []
    while verb_of(question.seen.options[index]) in PREPARING:
        following = question.after(index, seed)
        if following is None:
            break
        question, index = following, judgement.best(following.seen)
        found.append((question, index))
    return found

"""The course of a turn: its program belongs to the place of the game, and effects can end a phase of it early."""

from __future__ import annotations

from cuore.engine import moves
from cuore.engine.frame import Program
from cuore.engine.game import Game
from cuore.engine.phases.employ import EmployPhase
from cuore.engine.phases.serving import ServingPhase
from cuore.engine.words import DISMISS, EMPLOY, SERVING, STARTING, WORK

ORDER = (STARTING, SERVING, WORK, EMPLOY, DISMISS)


def skip_to(g: Game, phase: int) -> None:
    """End the current phase, and whatever is going on in it, and go on with a later phase of this turn.

    Going on to the Employ Phase means that the Serving Phase ends: what comes before employing still comes first.
    """
    turn = g.stack[0]
    if phase == EMPLOY:
        phase = g.deal.place.after_serving
    if ORDER.index(g.phase) >= ORDER.index(phase):
        return
    for f in g.stack[1:]:
        f.pc = len(f.program)
    turn.pc = step_after(turn.program, EmployPhase if phase == DISMISS else ServingPhase)
    moves.enter_phase(g, phase)


def step_after(program: Program, phase: type) -> int:
    """The place of the step that follows a phase."""
    for place, step in enumerate(program):
        if isinstance(step, phase):
            return place + 1
    raise ValueError(phase)

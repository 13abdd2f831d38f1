"""A turn is a program like any card: the phases of the rule book in their order. The Park has another one."""

from __future__ import annotations

from cuore.engine import moves
from cuore.engine.frame import Program
from cuore.engine.game import Game
from cuore.engine.phases.dismiss import AfterNewHand, CleanUp, EndTurn, OthersAtDismiss
from cuore.engine.phases.employ import EmployPhase
from cuore.engine.phases.picking import PickHighClassMaids
from cuore.engine.phases.rounds import EndParkTurn, ReturnHighClassMaid
from cuore.engine.phases.serving import ServingPhase
from cuore.engine.phases.starting import BeginTurn, StartingPhase
from cuore.engine.phases.work import LoseServings, WorkStep
from cuore.engine.words import DISMISS, EMPLOY, SERVING, STARTING, WORK

TURN: Program = (
    BeginTurn(),
    StartingPhase(),
    ServingPhase(then=EMPLOY),
    EmployPhase(),
    OthersAtDismiss(),
    CleanUp(),
    AfterNewHand(),
    EndTurn(),
)

PARK_TURN: Program = (
    PickHighClassMaids(),
    BeginTurn(),
    StartingPhase(),
    ServingPhase(then=WORK),
    LoseServings(),
    WorkStep(),
    EmployPhase(),
    ReturnHighClassMaid(),
    OthersAtDismiss(),
    CleanUp(played_first=True),
    AfterNewHand(),
    EndParkTurn(),
)

ORDER = (STARTING, SERVING, WORK, EMPLOY, DISMISS)


def skip_to(g: Game, phase: int) -> None:
    """End the current phase, and whatever is going on in it, and go on with a later phase of this turn.

    Going on to the Employ Phase means that the Serving Phase ends: in the Park the work step comes first.
    """
    turn = g.stack[0]
    if phase == EMPLOY and turn.program is PARK_TURN:
        phase = WORK
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

"""A turn is a program like any card: the phases of the rule book in their order."""

from __future__ import annotations

from cuore.engine import moves
from cuore.engine.frame import Program
from cuore.engine.game import Game
from cuore.engine.phases.dismiss import AfterNewHand, CleanUp, OthersAtDismiss
from cuore.engine.phases.employ import EmployPhase
from cuore.engine.phases.serving import ServingPhase
from cuore.engine.phases.starting import BeginTurn, StartingPhase
from cuore.engine.words import EMPLOY

TURN: Program = (
    BeginTurn(),
    StartingPhase(),
    ServingPhase(),
    EmployPhase(),
    OthersAtDismiss(),
    CleanUp(),
    AfterNewHand(),
)

EMPLOY_STEP = 3
DISMISS_STEP = 4
"""Where in the turn the Employ Phase and the Dismiss Phase begin, for effects that end what comes before."""


def skip_to(g: Game, phase: int) -> None:
    """End the current phase, and whatever is going on in it, and go on with a later phase of this turn."""
    if g.phase >= phase:
        return
    for f in g.stack[1:]:
        f.pc = len(f.program)
    g.stack[0].pc = EMPLOY_STEP if phase == EMPLOY else DISMISS_STEP
    moves.enter_phase(g, phase)

"""A turn is a program like any card: the phases of the rule book in their order."""

from __future__ import annotations

from cuore.engine.frame import Program
from cuore.engine.phases.dismiss import CleanUp, OthersAtDismiss
from cuore.engine.phases.employ import EmployPhase
from cuore.engine.phases.serving import ServingPhase
from cuore.engine.phases.starting import BeginTurn, StartingPhase

TURN: Program = (
    BeginTurn(),
    StartingPhase(),
    ServingPhase(),
    EmployPhase(),
    OthersAtDismiss(),
    CleanUp(),
)

"""What private maids are worth to a planner: the one on top works every turn."""

from __future__ import annotations

from cuore.bots.planner.numbers import TEXT_EVERY_TURN
from cuore.bots.planner.outlook import Outlook
from cuore.engine.game import Game
from cuore.engine.words import ILL


def active(g: Game, seat: int) -> int:
    """The kind of the active private maid, -1 if there is none or she is ill."""
    private = g.players[seat].private
    return private[-1] if private and private[-1] < ILL else -1


def every_turn(outlook: Outlook, kind: int) -> float:
    """The points that an active private maid brings by what she does every turn; none if there is nobody (-1)."""
    if kind < 0:
        return 0.0
    facts = outlook.facts
    temper = outlook.temper
    love = (
        facts.private_love[kind]
        + facts.private_draw[kind] * outlook.density
        + facts.private_serving[kind] * temper.serving * min(1.0, outlook.closing)
        + facts.private_employment[kind] * temper.employment
        + TEXT_EVERY_TURN * facts.private_texts[kind]
    )
    return temper.private * temper.rate * love * max(0.0, outlook.turns - 1.0)

"""The end of a game as it travels: who won, every card's share in it, how everybody came there, and the seed."""

from __future__ import annotations

from cuore.engine.errors import StillRunning
from cuore.engine.game import Game
from cuore.engine.scoring import points, winners
from cuore.engine.session import Session
from cuore.engine.words import ENDING_NAMES
from cuore.server.wire.messages import Over, ScoreLine
from cuore.table import Table, shares


def over_of(table: Table, seed: str, commitment: str, rev: int) -> Over:
    """The result of a finished game; refused while it runs, for it opens everything."""
    g = table.game
    if not g.over:
        raise StillRunning("the points are counted when the game is over")
    totals = points(g)
    level = totals.count(max(totals)) > 1
    return Over(
        rev=rev,
        points=tuple(totals),
        winners=tuple(winners(g)),
        ending=ENDING_NAMES[g.ending],
        tie=g.deal.place.tie if level else "",
        tied=tuple(g.deal.place.tied(g)) if level else (),
        sheet=score_sheet(g),
        rounds=points_by_round(table.session),
        seed=seed,
        commitment=commitment,
    )


def score_sheet(g: Game) -> tuple[tuple[ScoreLine, ...], ...]:
    """By seat, what gave or took points: cards, then rules on cards; all together are the points."""
    found = shares(g)
    return tuple(
        [
            tuple(
                [
                    ScoreLine(
                        card=share.kind,
                        count=share.cards[seat],
                        points=share.points[seat],
                        words=share.name if share.is_rule else "",
                    )
                    for share in found
                    if share.points[seat]
                ]
            )
            for seat in range(g.deal.seats)
        ]
    )


def points_by_round(session: Session) -> tuple[tuple[int, ...], ...]:
    """Everybody's points after each round that was played here, the last one included: the game is played again."""
    g = session.beginning()
    found: list[tuple[int, ...]] = []
    for answer in session.answers:
        before = g.round
        g.apply(answer)
        found += [tuple(points(g))] * (g.round - before)
    return (*found, tuple(points(g)))

"""Games cut into pieces of work: a piece is played by one worker and kept whole.

How large one is follows from the plan and from what is missing, never from the number of workers: so the same command
leaves the same files wherever it runs. A piece takes a few seconds; a stop loses no more.
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence

from cuore.bots import Bot, make_bot
from cuore.bots.search_bot import SearchBot
from cuore.lab.interventions import bot_of

BLIND = 2000
PLANNED = 200
SEARCHED = 2
"""Games in a piece, by who plays them."""

PIECES = 16
"""A small run has so many pieces, so that several workers have something to do."""
WORTH_IT = 20
"""But no piece is smaller than this part of a full one: it would be played before a worker has started."""


def chunks_of(missing: Sequence[range], total: int, bots: Iterable[str], block: int = 1) -> list[range]:
    """What is missing of so many games between these bots, in pieces that never cut a ``block`` of games in two."""
    most = min([_most(make_bot(bot_of(name))) for name in bots], default=BLIND)
    fair = max(-(-total // PIECES), most // WORTH_IT)
    size = max(1, min(most, fair) // block) * block
    return [
        range(max(first, part.start), min(first + size, part.stop))
        for part in missing
        for first in range(part.start // size * size, part.stop, size)
    ]


def _most(bot: Bot) -> int:
    if isinstance(bot, SearchBot):
        return SEARCHED
    return BLIND if bot.blind else PLANNED

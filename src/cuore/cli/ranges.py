"""Numbers on the command line: each has a range in which it makes sense."""

from __future__ import annotations

from cuore.engine.errors import IllegalSetup, cut

MOST_GAMES = 10_000_000
MOST_TOWNS = 1_000_000
MOST_JOBS = 256
MOST_SECONDS = 86_400
MOST_SIMULATIONS = 10_000_000


def within(word: str, number: float, least: float, most: float) -> None:
    """Refuse a number outside its range, and what is no number at all (``nan``)."""
    if not least <= number <= most:
        bound = f"at most {most:,}" if number > most else f"at least {least:,}"
        raise IllegalSetup(f"--{word} must be {bound}, not {cut(number)}")

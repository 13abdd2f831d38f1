"""Seeds from which others are made, one for each town or game: the longest of these must be one as well."""

from __future__ import annotations

from cuore.engine.errors import IllegalSetup, shorten
from cuore.engine.setup.choice import LONGEST_SEED, check_seed


def check_seeds(seed: str, *behind: str) -> None:
    """Refuse a seed that is none, or that is none any more with one of these behind it."""
    check_seed(seed)
    if not seed.isprintable():
        raise IllegalSetup(f"the seed {shorten(seed)} has letters that cannot be printed: use plain letters and digits")
    most = LONGEST_SEED - max(map(len, behind))
    if len(seed) > most:
        raise IllegalSetup(f"the seed has {len(seed)} characters, and may have {most} here: write a shorter one")

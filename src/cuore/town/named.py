"""Towns with a name: those that the rule books recommend for a first game, and good ones of our own.

Ours were tried in simulation, and the sentence of each says how it plays; docs/towns.md has the numbers.
"""

from __future__ import annotations

from contextlib import suppress
from dataclasses import dataclass
from functools import lru_cache
from typing import Final

from cuore.engine.errors import IllegalTown, listed, shorten
from cuore.engine.rules import Rules, fits, plain
from cuore.town.code import read_code
from cuore.town.naming import nearest
from cuore.town.town import Town, new_town


@dataclass(frozen=True)
class NamedTown:
    """A town that can be asked for by its name."""

    name: str
    about: str
    town: Town


SHORT: Final = 3
"""Words of a name that are not longer tell nothing."""

OURS: Final[tuple[tuple[str, str, str], ...]] = (
    (
        "A Quiet Evening",
        "1QGH-2PPR-3E",
        "Nobody can hurt anybody: about 16 rounds, close, and won by sets of Safran before the piles run out.",
    ),
    (
        "The Crescent Sisters",
        "17QF-HJS4",
        "The three sisters and Safran fill the private quarters; 22 rounds, and Illness decides as much as they do.",
    ),
    (
        "Quarrelsome Neighbours",
        "13HB-91XD",
        "Bad Habits and Illness fly from house to house, twenty times in a game; few points, and the lead turns often.",
    ),
    (
        "The Builders",
        "247W-X3CF",
        "Gardens, Estates and Lily Gardens beside chambermaids: 28 friendly rounds in which four ways to play win.",
    ),
    (
        "House and Garden",
        "33BT-D5PC-1FD",
        "Anise pays for the Estates: 26 rounds, the lead changes hands six or seven times, and four ways to play win.",
    ),
    (
        "Island Holiday",
        "415J-8ZDQ-Z",
        "Who pays for Reminiscences wins: 21 rounds, fast hands, and Valencia for a second draw.",
    ),
    (
        "Holiday at Home",
        "51PR-HZGC-X4E2-SM",
        "Peaceful and quick, 16 rounds: private maids on the one side, Reminiscences on the other.",
    ),
    (
        "Beer Garden",
        "A341-JF3Y-EYW",
        "A long evening, about 41 rounds: Nadja's beers and Let Me Drink!; whoever begins is ahead.",
    ),
    (
        "Long Tables",
        "C7MN-P59P-1DA",
        "Beers against Reminiscences for 37 rounds; everybody takes from everybody, and four ways to play win.",
    ),
    (
        "Everybody Comes",
        "FDCD-NKP0-WNBW-D",
        "All four boxes at one table: 33 lively rounds, many points, and Reminiscences and beers decide them.",
    ),
    (
        "Light Luggage",
        "F2PA-RZAW-3JVC-Z7FE-R8SC-T",
        "Nearly everything costs 4 or less: 29 rounds of cheap hands, with Gina's beers behind them.",
    ),
    (
        "The Grand Staff",
        "F2NY-VY9T-1363-RRWW-42TC-7",
        "Dear maids, no events, 27 rounds and more than ninety points; Reminiscences are worth the most.",
    ),
    (
        "Lunch by the Sea",
        "6Z8C-0WF9-1FV8-T",
        "No private maids and no buildings: 22 rounds of Felicity's sets and Reminiscences.",
    ),
    (
        "Guests in the Park",
        "N105-W2PB-E41S",
        "A close party of 12 rounds: in six games of ten the first two are within three points.",
    ),
    (
        "A Party for Friends",
        "K1B3-AFZ2-P3D3-8KVZ-6",
        "The Park with private maids and guests of two boxes: 13 rounds, and Ophelia works for everything.",
    ),
    (
        "Ten Rascals",
        "F1H2-CHXE-TVAK-59BY-PDG3-6FK",
        "Every maid does something to somebody: 36 rounds and some fifty mishaps. For good friends only.",
    ),
)
"""Our own towns: name, code, and how it plays."""


def named_towns(rules: Rules) -> list[NamedTown]:
    """All towns with a name: first the recommended ones, box by box."""
    return list(_named_towns(rules))


@lru_cache(maxsize=8)
def _named_towns(rules: Rules) -> tuple[NamedTown, ...]:
    about = "Recommended by its rule book for a first game."
    found = [
        NamedTown(f"First {box.title}", about, new_town(rules, (box.id,), box.first_town))
        for box in rules.boxes.values()
        if box.first_town
    ]
    for name, code, words in OURS:
        with suppress(IllegalTown):  # with cards of one's own in an official box, its codes mean other towns
            found.append(NamedTown(name, words, read_code(rules, code)))
    return tuple(found)


def named_town(rules: Rules, name: str) -> NamedTown | None:
    """The town that is called so; case, accents and punctuation do not matter."""
    wanted = plain(name)
    return next((town for town in _named_towns(rules) if plain(town.name) == wanted), None)


def begun_town(rules: Rules, name: str) -> NamedTown | None:
    """The one town of whose name somebody said a part, as ``quiet`` is of A Quiet Evening."""
    wanted = plain(name).split()
    found = [town for town in _named_towns(rules) if wanted and fits(wanted, plain(town.name).split())]
    if len(found) > 1:
        names = [town.name for town in found]
        raise IllegalTown(f"{shorten(name)} could be {listed(names)}", name, names)
    return found[0] if found else None


def unknown_town(rules: Rules, name: str) -> IllegalTown:
    """That nothing is called so, with the name that comes near."""
    names = [town.name for town in _named_towns(rules)]
    words = {word: called for called in names for word in plain(called).split() if len(word) > SHORT}
    near = nearest(name, names) or words.get(nearest(name, words), "")
    hint = f"; did you mean {near}?" if near else ""
    return IllegalTown(
        f"{shorten(name)} is not the name of a card or a town, and not a code{hint}",
        name,
        [near] if near else [],
    )


def name_of(rules: Rules, town: Town) -> NamedTown | None:
    """A town with its name, if it has one."""
    return next((named for named in _named_towns(rules) if named.town == town), None)

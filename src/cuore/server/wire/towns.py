"""What travels of towns: a town with why each card is in it, the words of wishes, what is forecast, what was found.

Cards travel as kind numbers of the catalogue. ``town_body`` fills a town; forecasts and towns that were searched for
come from a process of its own, and of what it says these fields are sent on.
"""

from __future__ import annotations

from collections.abc import Sequence
from functools import lru_cache
from typing import Final, Literal

import msgspec

from cuore.engine.rules import Rules
from cuore.engine.setup import host_of, players_for
from cuore.engine.words import CATEGORY_NAMES, GENERAL
from cuore.text.english import ENGLISH
from cuore.text.language import Speaker
from cuore.text.message import message
from cuore.text.towns import checklist_sections, reason_message, town_title
from cuore.town import (
    Reason,
    Town,
    Wishes,
    checklist,
    dead_cards,
    kinds_in,
    name_of,
    named_towns,
    reasons,
    spoken,
    write_code,
)
from cuore.town.wishes import GUESTS, MECHANICS, PILES, ROLE_WORDS, TASTES

LABELS: Final = {
    "points": "brings victory points",
    "cheap": "costs 3 or less",
    "dear": "costs 5 or more",
    "mechanics": "kinds of special cards in all",
    "events": "event piles",
    "buildings": "building piles",
    "private maids": "private maids",
}
"""Plain words for those of wishes that the text layer has no words for."""

MECHANIC_LABELS: Final = {GUESTS: "guests from other boxes"}


class TownCard(msgspec.Struct, frozen=True, kw_only=True, omit_defaults=True):
    """A card in a town, and why it is there."""

    kind: int
    why: str  # one sentence
    lacks: tuple[str, ...] = ()  # it can do nothing here without these


class TownPiles(msgspec.Struct, frozen=True, kw_only=True):
    """The special cards of one category that are in play."""

    category: str
    cards: tuple[TownCard, ...]


class ListSection(msgspec.Struct, frozen=True, kw_only=True):
    """A part of the list for a table with the real boxes."""

    heading: str
    lines: tuple[str, ...]


class TownBody(msgspec.Struct, frozen=True, kw_only=True):
    """A town: its cards, why they are there, and what to take out of the real boxes for it."""

    code: str
    spoken: str  # the code, as one says it over the phone
    name: str  # of a town that has one, or empty
    about: str  # one sentence on it
    title: str  # which boxes it is of, and whose chiefs it has
    boxes: tuple[str, ...]  # the first one gives the chiefs
    place: str  # where it is played
    fewest: int  # players
    most: int
    maids: tuple[TownCard, ...]  # the cheapest first
    guests: tuple[TownCard, ...]
    special: tuple[TownPiles, ...]
    without: tuple[int, ...]  # special cards that stay in the box
    players: int  # that the list is for
    faster: bool
    list: tuple[ListSection, ...]


class TownLine(msgspec.Struct, frozen=True, kw_only=True):
    """A town that has a name."""

    name: str
    about: str
    code: str
    boxes: tuple[str, ...]
    maids: tuple[int, ...]


class WishWord(msgspec.Struct, frozen=True, kw_only=True):
    """A word of wishes, what it means, and what it stands for: a category of cards, a role, or nothing else."""

    word: str
    label: str
    of: str


class TownsBody(msgspec.Struct, frozen=True, kw_only=True):
    """The towns that have names, and the words with which another can be wished for.

    ``mechanics`` can be required and forbidden, ``roles`` too, and be all that there is (``only``) or likelier
    (``slant``), as can ``tastes``; of ``piles`` so many can be wished for.
    """

    towns: tuple[TownLine, ...]
    mechanics: tuple[WishWord, ...]
    roles: tuple[WishWord, ...]
    tastes: tuple[WishWord, ...]
    piles: tuple[WishWord, ...]


# -- forecasts --


class ForecastNumber(msgspec.Struct, frozen=True, kw_only=True):
    """A mean or a share, and between which bounds it lies in 95 of 100 such forecasts."""

    mean: float
    low: float
    high: float


class ForecastSpread(ForecastNumber, frozen=True, kw_only=True):
    """A mean with its bounds, and how far single games lie apart: pairs of a value and how often it came."""

    tenth: float
    median: float
    ninetieth: float
    counts: tuple[tuple[int, int], ...]


class ForecastMinutes(ForecastNumber, frozen=True, kw_only=True):
    """How long a game may take people, at so many seconds a decision: assumed, not measured."""

    seconds_a_decision: float


class ForecastClose(msgspec.Struct, frozen=True, kw_only=True):
    """By how many points the winner is ahead, and the share of games with at most so many between the first two."""

    margin: ForecastNumber
    within: int
    share: ForecastNumber


class ForecastHurts(ForecastNumber, frozen=True, kw_only=True):
    """What players suffer by others in a game, and the share of games in which nobody does."""

    none: ForecastNumber


class ForecastCard(msgspec.Struct, frozen=True, kw_only=True):
    """A pile: how often it is employed, a seat and game, and what of the wins whoever may not have it loses."""

    name: str
    category: str
    employed: ForecastNumber
    worth: ForecastNumber | None
    verdict: str  # measured, never employed, seldom employed, misused, not asked
    sure: bool  # whether the worth is not nothing, even among so many cards


class ForecastWay(msgspec.Struct, frozen=True, kw_only=True):
    """A way to play, and its share of wins against the others."""

    name: str
    about: str
    share: ForecastNumber
    wins: bool


class ForecastWays(msgspec.Struct, frozen=True, kw_only=True):
    """How many ways to play win; with a ``fair`` share each would be as good as any other."""

    winning: ForecastNumber
    fair: float
    plans: tuple[ForecastWay, ...]


class ForecastGames(msgspec.Struct, frozen=True, kw_only=True):
    """How many games were played for it."""

    total: int


class ForecastFacts(msgspec.Struct, frozen=True, kw_only=True):
    """What to expect of a town, from games between computer players."""

    games: ForecastGames
    rounds: ForecastSpread
    minutes: ForecastMinutes
    points: ForecastSpread  # of all seats
    winner_points: ForecastNumber
    wins_by_turn: tuple[ForecastNumber, ...]  # of whoever moves first, second …
    lead_changes: ForecastNumber
    close: ForecastClose
    hurts: ForecastHurts
    cards: tuple[ForecastCard, ...]
    plans: ForecastWays | None


class ForecastBody(msgspec.Struct, frozen=True, kw_only=True, omit_defaults=True):
    """How far a forecast is."""

    state: Literal["none", "waiting", "running", "done", "failed"]
    done: int = 0  # games
    total: int = 0
    error: str = ""  # why there is none
    forecast: ForecastFacts | None = None


# -- searches --


class FoundTown(msgspec.Struct, frozen=True, kw_only=True):
    """The best town of a search, and what is known of it, in plain sentences."""

    code: str
    met: bool  # whether its games are surely as they should be; a quick search is never sure
    games: int  # that were played to find it: none in a quick search
    sentences: tuple[str, ...]


class SearchBody(msgspec.Struct, frozen=True, kw_only=True, omit_defaults=True):
    """How far a search for a town is. The same wish with the same ``seed`` is the same search, whoever has it."""

    search: str  # by which it is asked for again
    state: Literal["none", "waiting", "running", "done", "failed"]
    seed: str = ""
    done: int = 0  # games
    total: int = 0  # the most that may be played; 0 while nothing is known of that, and in a quick search
    error: str = ""  # why nothing was found
    found: FoundTown | None = None


# -- filling them --


def town_body(
    rules: Rules, town: Town, players: int = 0, *, faster: bool = False, wishes: Wishes | None = None
) -> TownBody:
    """A town for readers; the list is for so many players, or for as few as it can be played by."""
    speaker = Speaker(ENGLISH.about(rules), rules)
    fewest, most = players_for(rules, town.boxes)
    seats = players or fewest
    found = reasons(rules, town, wishes)
    dead = dead_cards(rules, kinds_in(rules, town))
    name, about = _name_of(rules, town)
    code = write_code(rules, town)

    def cards(kinds: Sequence[int]) -> tuple[TownCard, ...]:
        in_order = sorted(kinds, key=lambda k: (rules.cost[k], k))
        return tuple([_card(speaker, k, found[k], dead.get(k, ())) for k in in_order])

    maids = {rules.kind(maid) for maid in town.maids}
    general = [k for k in found if rules.category[k] == GENERAL]
    categories = dict.fromkeys([rules.category[k] for k in found if rules.category[k] != GENERAL])
    sections = checklist_sections(rules, checklist(rules, town, seats, faster=faster))
    return TownBody(
        code=code,
        spoken=spoken(code),
        name=name,
        about=about,
        title=str(speaker.say(town_title(rules, town))),
        boxes=town.boxes,
        place=host_of(rules, town.boxes).place.name,
        fewest=fewest,
        most=most,
        maids=cards([k for k in general if k in maids]),
        guests=cards([k for k in general if k not in maids]),
        special=tuple(
            [
                TownPiles(category=CATEGORY_NAMES[each], cards=cards([k for k in found if rules.category[k] == each]))
                for each in categories
            ]
        ),
        without=tuple([rules.kind(card) for card in town.without]),
        players=seats,
        faster=faster,
        list=tuple(
            [
                ListSection(heading=str(speaker.say(heading)), lines=tuple([str(speaker.say(line)) for line in lines]))
                for heading, lines in sections
            ]
        ),
    )


def _card(speaker: Speaker, kind: int, why: tuple[Reason, ...], lacks: tuple[str, ...]) -> TownCard:
    return TownCard(kind=kind, why=str(speaker.say(reason_message(speaker.rules, why))), lacks=lacks)


def _name_of(rules: Rules, town: Town) -> tuple[str, str]:
    named = name_of(rules, town)
    return (named.name, named.about) if named else ("", "")


@lru_cache(maxsize=8)
def towns_body(rules: Rules) -> TownsBody:
    """Towns with names, and the words of wishes."""
    speaker = Speaker(ENGLISH.about(rules), rules)

    def role(name: str) -> str:
        return str(speaker.say(message(f"town.role.{name}")))

    return TownsBody(
        towns=tuple(
            [
                TownLine(
                    name=named.name,
                    about=named.about,
                    code=write_code(rules, named.town),
                    boxes=named.town.boxes,
                    maids=tuple([rules.kind(maid) for maid in named.town.maids]),
                )
                for named in named_towns(rules)
            ]
        ),
        mechanics=tuple(
            [WishWord(word=word, label=MECHANIC_LABELS.get(word, word), of=of) for word, of in MECHANICS.items()]
        ),
        roles=tuple([WishWord(word=word, label=role(of), of=of) for word, of in ROLE_WORDS.items()]),
        tastes=tuple([WishWord(word=word, label=LABELS[word], of="") for word in TASTES]),
        piles=tuple([WishWord(word=word, label=LABELS[word], of=MECHANICS.get(word, "")) for word in PILES]),
    )

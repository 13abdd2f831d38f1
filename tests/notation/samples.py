"""Positions and games to be read, cut and mistreated, all from lively random games, and the ways to mistreat them."""

from __future__ import annotations

from collections.abc import Callable
from functools import cache

from hypothesis import HealthCheck, Phase, settings
from hypothesis import strategies as st

from cuore import read_position
from cuore.engine.game import Game
from cuore.engine.position import write_position
from cuore.engine.record import setup_at, start_session, write_record
from tests.laws.games import FACTOR, PARK, begin, decisions, rules, setup_of

LAW = "notation"
PARTIAL = """\
cuore position 1
players: 3
first: B
turn: C
phase: serving
round: 7
love: 2
town: Natsumi x9, Claire x3, Nena
private maids: Fay, Rosa | Amber, Nord
seed: a winter's evening
A hand: Natsumi, Colette x2, 1 Love x2   # a comment
A deck: Kagari, 1 Love
A chambermaids: Colette (ill), Safran, Azure (ill 2)
A private: Tanya (ill), Sora
A events: Bad Habit x2
B hand: Claire
B lets all: yes
C hand: Eliza, Claire, 1 Love
C discard: 2 Love, Rouge
"""
PARK_PARTIAL = """\
cuore position 1
boxes: more, base
players: 3
opened by: A
first master: C
turn: A
phase: serving
imagination: 3
effort: 1
high class: Celina, Arisa, Ignis, Sylvie, Thekla
preparations: Food 1, Food 2 x2, Decoration 3, Cleaning 1 x2
town: Pia x3, Julia, Dawn x0, Illness x4
guests: Natsumi | Claire Saint-Juste, Nena
private maids: Fay | Rosa, Amber
removed: Colette Framboise at the Park
last round: yes
A high class: Noëmi
A hand: Edith, Colette Framboise at the Park, 1 Love x2   # a comment
A deck: Chiffon x2, 1 Love
A chambermaids: Dawn x2, Mirabel (ill), Colette Framboise at the Park
A private: Tanya (ill), Sora
A preparations: Food 1, Decoration 1
B hand: Kagari
C high class: Marianne Soleil at the Park
C hand: Tomo, 1 Love
"""
WEIRD = (
    "\0",
    "\ufeff",
    "\u2028",
    "\x85",
    "\x1b[31m",
    "²",
    "٣",
    "ﬀ",
    "ß",
    "ill",
    "(ill",
    "(ill 2)",
    "x",
    " x0",
    " x999",
    " x99999999999",
    "\tx2",
    ",",
    ";",
    ":",
    "#",
    "|",
    "-1",
    "0",
    "1",
    "99",
    "1000001",
    "9" * 5000,
    "é",
    "\N{MATHEMATICAL DOUBLE-STRUCK DIGIT ONE}",
    "cuore position 2\n",
    "A hand: 1 Love\n",
    "F",
    "A",
    "B",
    "Illness",
    "Bad Habit",
    "Rosa",
    "Claire",
    "1 Love",
    "Noëmi",
    "Food 1",
    "Dawn",
    "picking",
    "work",
    "more",
    "high class: Ignis\n",
    "guests: Natsumi |\n",
)
SAMPLE = 12
"""So many games of the Town, and as many of the Park."""


def both(count: int) -> list[int]:
    """The numbers of so many games of the Town, and as many of the Park."""
    return [*range(count), *range(PARK, PARK + count)]


def check_words(error: Exception) -> None:
    """An error says something, on one line that a screen has room for."""
    assert str(error)
    assert "\n" not in str(error)
    assert len(str(error)) < 600


def fuzz(examples: int, *, shrink: bool = True) -> Callable[[Callable[..., None]], Callable[..., None]]:
    """Settings for a test that tries many inputs: the same ones every time, or many more when CUORE_LAW_GAMES asks.

    Without ``shrink`` a failure is reported as it was found: for inputs that take long.
    """
    return settings(
        max_examples=examples * FACTOR,
        derandomize=FACTOR == 1,
        deadline=None,
        database=None,
        report_multiple_bugs=False,
        phases=(Phase.explicit, Phase.generate, *((Phase.shrink,) if shrink else ())),
        suppress_health_check=[HealthCheck.too_slow, HealthCheck.filter_too_much],
    )


@cache
def games_in_progress(count: int = SAMPLE, every: int = 5) -> tuple[Game, ...]:
    """Copies of random games at many moments, the middle of effects among them."""
    found: list[Game] = []
    for number in both(count):
        session = begin(number, LAW)
        for _ in decisions(session, number, LAW):
            g = session.game
            if len(session.answers) % every == 0 or len(g.stack) > 1:
                found.append(g.copy())
        found.append(session.game.copy())
    return tuple(found)


@cache
def loaded_games() -> tuple[Game, ...]:
    """The same games, each written and read; nobody plays these on."""
    return tuple(read_position(rules(), write_position(g)) for g in games_in_progress())


@cache
def positions() -> tuple[str, ...]:
    """Complete positions, those in the middle of an effect first."""
    texts = [(-len(g.stack), write_position(g)) for g in games_in_progress()]
    deep = sorted(text for depth, text in texts if depth < -1)
    plain = sorted(text for depth, text in texts if depth >= -1)
    return (*deep[:: max(1, len(deep) // 60)], *plain[:: max(1, len(plain) // 40)], PARTIAL, PARK_PARTIAL)


@cache
def records(most: int = 1_000_000) -> tuple[str, ...]:
    """Games in the notation, whole ones or their first decisions."""
    found: list[str] = []
    for number in (*range(4), PARK, PARK + 6):
        session = begin(number, LAW)
        for _ in decisions(session, number, LAW, most):
            pass
        found.append(write_record(setup_of(number, LAW), session))
    return tuple(found)


@cache
def forks(most: int = 1_000_000) -> tuple[str, ...]:
    """Games that begin with a position, whole ones or their first decisions."""
    found: list[str] = []
    for number in (1, 5, PARK, PARK + 6):
        session = begin(number, LAW)
        for _ in decisions(session, number, LAW, 40):
            pass
        setup = setup_at(write_position(session.game), f"fork {number}")
        fork = start_session(rules(), setup)
        for _ in decisions(fork, number, LAW, most):
            pass
        found.append(write_record(setup, fork))
    return tuple(found)


@st.composite
def damaged(draw: st.DrawFn, originals: tuple[str, ...], key: str = "") -> str:
    """A text after one to four accidents; ``key`` limits them to lines that begin with it."""
    lines = draw(st.sampled_from(originals)).splitlines(keepends=True)
    for _ in range(draw(st.integers(1, 4))):
        places = [i for i, line in enumerate(lines) if line.startswith(key)]
        if not places:
            break
        at = draw(st.sampled_from(places))
        lines[at : at + 1] = draw(st.sampled_from(ACCIDENTS))(draw, lines, at)
    text = "".join(lines)
    return text[: draw(st.integers(0, len(text)))] if not key and draw(st.integers(0, 9)) == 0 else text


def _cut(draw: st.DrawFn, lines: list[str], at: int) -> list[str]:
    start, end = sorted((draw(st.integers(0, len(lines[at]))), draw(st.integers(0, len(lines[at])))))
    return [lines[at][:start] + lines[at][end:]]


def _insert(draw: st.DrawFn, lines: list[str], at: int) -> list[str]:
    place = draw(st.integers(0, len(lines[at])))
    return [lines[at][:place] + draw(st.sampled_from(WEIRD) | st.text(max_size=8)) + lines[at][place:]]


def _double(draw: st.DrawFn, lines: list[str], at: int) -> list[str]:
    return [lines[at], lines[at]]


def _drop(draw: st.DrawFn, lines: list[str], at: int) -> list[str]:
    return []


def _other_value(draw: st.DrawFn, lines: list[str], at: int) -> list[str]:
    word, colon, _ = lines[at].partition(":")
    _, _, value = draw(st.sampled_from(lines)).partition(":")
    return [word + colon + value]


def _other_part(draw: st.DrawFn, lines: list[str], at: int) -> list[str]:
    """One word of the line becomes a weird one, or a word from somewhere else."""
    words = lines[at].split(" ")
    place = draw(st.integers(0, len(words) - 1))
    words[place] = draw(st.sampled_from(WEIRD) | st.sampled_from("".join(lines).split() or [""]))
    return [" ".join(words).rstrip("\n") + "\n"]


def _without_part(draw: st.DrawFn, lines: list[str], at: int) -> list[str]:
    """One part between separators is gone."""
    separator = draw(st.sampled_from((";", ",")))
    parts = lines[at].rstrip("\n").split(separator)
    del parts[draw(st.integers(0, len(parts) - 1))]
    return [separator.join(parts) + "\n"]


ACCIDENTS = (_cut, _insert, _double, _drop, _other_value, _other_part, _without_part)

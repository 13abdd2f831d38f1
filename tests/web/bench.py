"""How quick, light and steady the table is, in Debian's Chromium: a table of figures for ``docs/table.md``.

``python -m tests.web.bench [--visits 20] [--answers 300] [--games 10]`` opens a server and a browser of its own. Times
are taken in the page. On a busy machine they are upper bounds, so the load is told with them.
"""

from __future__ import annotations

import argparse
import os
import sys
from collections.abc import Iterator
from contextlib import contextmanager
from dataclasses import dataclass

from playwright.sync_api import Browser

from tests.web.house import House
from tests.web.pictures import opened
from tests.web.test_sources import SHIPPED, packed, table_scripts
from tests.web.visitor import IN_PAGE, Visitor
from tests.web.wishes import BOTS, wish

STOPWATCH = (IN_PAGE / "stopwatch.js").read_text(encoding="utf-8")

WATCHED_MS = 15_000
"""For how long turns of bots are looked at."""

PACE_MS = 250
"""The quickest that the settings offer."""

GAMES_OF_A_GUEST = 15
"""The server lets nobody open more than twenty tables in an hour."""

TABLES = {
    "three houses": ("base", 3),
    "six houses, four boxes": ("mixture", 6),
    "four in the Park": ("more", 4),
}


@dataclass(frozen=True)
class Figure:
    """A line of the table: what was measured, what it should be, and what it is."""

    what: str
    target: str
    found: str


def part(values: list[float], share: float) -> float:
    """The value that so large a share of all does not exceed."""
    ordered = sorted(values)
    return ordered[min(len(ordered) - 1, int(share * len(ordered)))]


def houses(count: int) -> list[str]:
    """Me, and bots for the others."""
    return ["me", *(BOTS * 2)[: count - 1]]


@contextmanager
def visiting(browser: Browser, house: House, motion: str = "no-preference") -> Iterator[Visitor]:
    """Somebody new, with a stopwatch and an empty cache, who leaves at the end. Nothing may have gone wrong."""
    visitor = Visitor(browser, house, reduced_motion=motion)
    visitor.context.add_init_script(STOPWATCH)
    yield visitor
    visitor.context.close()
    visitor.check()


# -- figures --


def first_hands(browser: Browser, house: House, visits: int) -> Iterator[Figure]:
    """From the click on Play to a hand of cards, each time with nothing in the cache."""
    seconds: list[float] = []
    weight = ahead = 0
    for _ in range(visits):
        with visiting(browser, house) as visitor:
            visitor.go()
            visitor.page.wait_for_selector(".play")
            taken, weight = visitor.page.evaluate(
                "stopwatch.until('.play', 'section.hand .face').then((taken) => [taken, stopwatch.weight()])"
            )
            seconds.append(taken / 1000)
            visitor.await_question()
            visitor.page.wait_for_load_state("networkidle")
            ahead = visitor.page.evaluate("stopwatch.weight()")
    yield Figure(
        f"Click on Play to the first hand, cold, {visits} visits",
        "p50 1.0 s, p95 2.0 s",
        f"p50 {part(seconds, 0.5):.2f} s, p95 {part(seconds, 0.95):.2f} s",
    )
    found = f"{kilobytes(weight)}, {kilobytes(ahead)} with what is fetched ahead"
    yield Figure("Everything transferred for the first hand, gzip", "150 kB", found)


def kilobytes(size: float) -> str:
    return f"{size / 1000:.0f} kB"


def answers(browser: Browser, house: House, wanted: int) -> Iterator[Figure]:
    """From a click to the painted answer, in games against one bot who takes its time."""
    taken: list[dict[str, float]] = []
    while len(taken) < wanted:
        with visiting(browser, house) as visitor:
            visitor.come_in()
            options = {"pace": PACE_MS}
            visitor.sit_at(visitor.open_table(houses(2), **wish("base"), options=options))
            visitor.play(seed=len(taken), stop=wanted - len(taken), thorough=False)
            visitor.wait_for("() => stopwatch.taken.answers.length === tape.answers.length")
            taken += visitor.page.evaluate("stopwatch.taken.answers")
    what = f"Click on a card to the painted answer, {len(taken)} answers"
    yield Figure(what, "p50 50 ms, p99 150 ms", parts([each["painted"] for each in taken]))
    yield Figure("of which until the server's view was there", "", parts([each["heard"] for each in taken]))


def parts(milliseconds: list[float]) -> str:
    """What half, nine tenths and nearly all of them do not exceed."""
    return ", ".join(f"p{share:.0%} {part(milliseconds, share):.0f} ms".replace("%", "") for share in (0.5, 0.9, 0.99))


def nodes(browser: Browser, house: House) -> Iterator[Figure]:
    """How full the page gets while somebody plays."""
    for table, (game, count) in TABLES.items():
        with visiting(browser, house, motion="reduce") as visitor:
            visitor.come_in()
            visitor.sit_at(visitor.open_table(houses(count), **wish(game)))
            visitor.play(seed=3, thorough=False)
            most = visitor.page.evaluate("stopwatch.taken.nodes")
        yield Figure(f"Most DOM nodes in a game, {table}", "1,500", f"{most:,}")


def tasks(browser: Browser, house: House) -> Iterator[Figure]:
    """What kept the page busy while turns of bots were shown at the fullest table, with all motion."""
    with visiting(browser, house) as visitor:
        visitor.come_in()
        game, count = TABLES["six houses, four boxes"]
        bots = houses(count + 1)[1:]
        visitor.sit_at(visitor.open_table(bots, **wish(game), options={"pace": PACE_MS}))
        visitor.page.wait_for_selector(".town .face")
        visitor.page.wait_for_load_state("networkidle")
        views, seen = visitor.page.evaluate("[stopwatch.taken.views, stopwatch.taken.tasks.length]")
        visitor.page.wait_for_timeout(WATCHED_MS)  # looking on is what is measured
        views = visitor.page.evaluate("stopwatch.taken.views") - views
        long = visitor.page.evaluate("stopwatch.taken.tasks")[seen:]
    longest = f"longest {max(long):.0f} ms, {len(long)} over 50 ms" if long else "none over 50 ms"
    yield Figure(f"Tasks while bots play at six houses, {views} views", "longest 50 ms", longest)


def scripts() -> Iterator[Figure]:
    """How large the page's scripts are, packed."""
    table = packed(SHIPPED / "assets" / name for name in table_scripts())
    yield Figure("Script of the table, gzip", "60 kB", kilobytes(table))
    yield Figure("All script, gzip", "150 kB", kilobytes(packed((SHIPPED / "assets").glob("*.js"))))


def heap(browser: Browser, house: House, games: int) -> Iterator[Figure]:
    """What a page holds on to, after one game and after many, on the first page each time."""
    with visiting(browser, house, motion="reduce") as visitor:
        session = visitor.context.new_cdp_session(visitor.page)
        held: list[float] = []
        for game in range(games):
            if game % GAMES_OF_A_GUEST == 0:
                visitor.context.clear_cookies()
                visitor.come_in() if game == 0 else visitor.ask("/api/guest")
            visitor.page.evaluate("stopwatch.forget()")
            # An element that is waited for would be held by the driver, and with it the whole table around it.
            table = visitor.open_table(houses(6), **{**wish("base"), "seed": f"tea {game}"})
            visitor.page.evaluate("(table) => { location.hash = `#/table/${table}`; }", table)
            visitor.play(seed=game, thorough=False)
            visitor.wait_for("() => document.querySelector('dialog.end[open]') !== null")
            visitor.page.evaluate("location.hash = '#/'")
            visitor.wait_for("() => document.querySelector('.play') !== null")
            visitor.page.evaluate("stopwatch.forget()")
            session.send("HeapProfiler.collectGarbage")
            held.append(session.send("Runtime.getHeapUsage")["usedSize"] / 1e6)
    more = held[-1] - held[0]
    found = f"{held[0]:.1f} MB after the first, {held[-1]:.1f} MB after the last ({more:+.1f} MB)"
    yield Figure(f"Heap after {games} games in one page", "+10 MB (after 50)", found)


# -- the table --


def say(*cells: str) -> None:
    """A line of the table, at once."""
    sys.stdout.write(f"| {' | '.join(cells)} |\n")
    sys.stdout.flush()


def show(figures: Iterator[Figure]) -> None:
    """The lines of some figures, with the load of the machine while they were taken."""
    for figure in figures:
        load = os.getloadavg()[0]
        say(figure.what, figure.target, figure.found, f"{load:.1f}")


def main() -> None:
    """Measure everything."""
    reader = argparse.ArgumentParser(description="Figures of the table in the browser.")
    reader.add_argument("--visits", type=int, default=20, help="first hands, each with an empty cache")
    reader.add_argument("--answers", type=int, default=300, help="clicks on cards, at least")
    reader.add_argument("--games", type=int, default=10, help="games in one page, for its heap")
    wanted = reader.parse_args()
    say("Figure", "Target", "Found", f"Load, {os.cpu_count()} cores")
    say(*["---"] * 4)
    with opened() as (browser, house):
        show(first_hands(browser, house, wanted.visits))
        show(answers(browser, house, wanted.answers))
        show(nodes(browser, house))
        show(tasks(browser, house))
        show(scripts())
        show(heap(browser, house, wanted.games))


if __name__ == "__main__":
    main()

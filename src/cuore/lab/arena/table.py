"""A report in words: the same cells for the terminal and for Markdown."""

from __future__ import annotations

import shlex
from dataclasses import dataclass

from cuore.lab.arena.plan import League
from cuore.lab.arena.report import Report
from cuore.lab.arena.statistics import Share
from cuore.lab.typed import flag, option, typed_wishes

ORDER = ("first", "second", "third", "fourth", "fifth", "sixth")


@dataclass(frozen=True)
class Sheet:
    """A table: its title, the names of its columns, and its rows. The first ``words`` columns hold words."""

    title: str
    columns: tuple[str, ...]
    rows: tuple[tuple[str, ...], ...]
    words: int


def percent(found: Share | None, between: str = " ") -> str:
    """A share with its interval."""
    if found is None:
        return "–"
    return f"{100 * found.rate:.1f} %{between}({100 * found.low:.0f}–{100 * found.high:.0f})"


def standings(report: Report) -> Sheet:
    """The players, the strongest first."""
    rows = [
        (
            f"{place}",
            one.bot,
            f"{one.rating.points:.0f}" + (f" ±{one.rating.plus_minus:.0f}" if one.bot != report.zero else ""),
            percent(one.wins),
            f"{one.mean_points:.1f}",
            f"{one.ms_a_decision:.2f}" if one.ms_a_decision < 10 else f"{one.ms_a_decision:.0f}",
        )
        for place, one in enumerate(report.standings, 1)
    ]
    return Sheet("", ("", "Player", "Rating", "Wins", "Mean VP", "ms a decision"), tuple(rows), 2)


def cross_table(report: Report, *, numbered: bool = False) -> Sheet:
    """Everybody against everybody; ``numbered`` keeps the columns narrow, for a terminal."""
    names = [one.bot for one in report.standings]
    title = "Wins of each row against each column"
    if report.league.seats > 2:
        title = "How often each row finished ahead of each column"
    rows = [
        (
            *((f"{place}", one) if numbered else (one,)),
            *("" if one == other else percent(report.cross[one, other], "\n" if numbered else " ") for other in names),
        )
        for place, one in enumerate(names, 1)
    ]
    columns = ("", "", *(f"{n}" for n in range(1, len(names) + 1))) if numbered else ("", *names)
    return Sheet(title, columns, tuple(rows), 2 if numbered else 1)


def wins_by_table(report: Report) -> Sheet:
    """Who won what at which table: all seats of a player together."""
    rows: list[tuple[str, ...]] = []
    for number, (names, table) in enumerate(zip(report.league.tables, report.tables, strict=True), 1):
        for place, (bot, won) in enumerate(table.items()):
            copies = names.count(bot)
            rows.append((f"{number}" if not place else "", bot + (f" ×{copies}" if copies > 1 else ""), percent(won)))
    return Sheet("Wins at each table, all copies of a player together", ("", "Player", "Wins"), tuple(rows), 2)


def sheets(report: Report, *, numbered: bool = False) -> list[Sheet]:
    """All tables of a report; between two players the cross-table says everything about wins."""
    found = [standings(report), cross_table(report, numbered=numbered)]
    return found if report.league.seats == 2 else [*found, wins_by_table(report)]


def headline(report: Report) -> str:
    """What was played."""
    seats = report.league.seats
    where = f"in {_many(report.towns, 'town')}"
    if _is_one_town(report):
        where = f"of {_many(report.towns * report.league.deals, 'deal')} in one town"
    played = f"{_many(report.games, 'game')} {where}, {seats} players at a table"
    return f"{played}, every deal from {'both seats' if seats == 2 else 'every seat'}."


def footnotes(report: Report) -> list[str]:
    """What else was found, and how to read the numbers."""
    turns = ", ".join(f"{name} {percent(turn)}" for name, turn in zip(ORDER, report.turns, strict=False))
    ended = ", ".join(f"{count} by {ending}" for ending, count in report.endings.items() if count)
    notes = [
        f"Wins by who moves: {turns}.",
        f"{report.mean_rounds:.1f} rounds on average; ended: {ended}.",
        f"In brackets: intervals of 95 %, from how much {_unit(report)}.",
        f"Rating: {report.zero} is 0; who has 400 more finishes ahead ten times to one.",
    ]
    if report.league.seats > 2:
        notes.insert(0, f"An equal share of the wins is {100 / report.league.seats:.1f} %.")
    open_towns = report.towns - report.whole_towns
    if open_towns:
        verb = "is" if open_towns == 1 else "are"
        what = "deal" if _is_one_town(report) else "town"
        notes.append(f"{_many(open_towns, what)} {verb} not finished: the same command plays on.")
    return notes


def _is_one_town(report: Report) -> bool:
    """Whether all games are of a town that was given, each time with other luck."""
    return report.league.town != "random"


def _unit(report: Report) -> str:
    """What intervals are worked out over."""
    if not _is_one_town(report):
        return "the towns differ"
    return "the deals differ: they say nothing of other towns"


def markdown(report: Report) -> str:
    """The whole report as a piece of a page, with the command that made it."""
    parts = [f"```\n{command(report.league)}\n```", headline(report)]
    for sheet in sheets(report):
        parts += [f"{sheet.title}:"] if sheet.title else []
        parts.append(_pipes(sheet))
    parts.append("\n".join(f"- {note}" for note in footnotes(report)))
    return "\n\n".join(parts) + "\n"


def command(league: League) -> str:
    """What to type for the same games."""
    words = ["cuore", "arena", *option("bots", ",".join(league.bots))]
    words += option("players", str(league.seats)) if league.seats != 2 else []
    words += option("candidate", league.candidate) if league.candidate is not None else []
    words += option("boxes", ",".join(league.boxes)) if not league.mixed else []
    words += option("town", league.town) if league.town != "random" else []
    words += option("towns", str(league.towns))
    words += option("deals", str(league.deals)) if league.deals != 1 else []
    words += option("seed", league.seed)
    words += [flag(name) for name in ("beginners", "faster", "printed_only") if getattr(league, name)]
    words += typed_wishes(league.wishes)
    words += option("card_file", "CARDS") if league.card_file is not None else []
    return shlex.join(words)


def _pipes(sheet: Sheet) -> str:
    align = [":--" if i < sheet.words else "--:" for i in range(len(sheet.columns))]
    lines = [sheet.columns, tuple(align), *sheet.rows]
    return "\n".join("| " + " | ".join(cell.replace("|", "\\|") for cell in line) + " |" for line in lines)


def _many(count: int, what: str) -> str:
    return f"{count} {what}" + ("" if count == 1 else "s")

"""Advice as a person reads it: a recommendation, how sure it is, and all options in a table."""

from __future__ import annotations

from rich.console import Group, RenderableType
from rich.table import Table
from rich.text import Text

from cuore.bots.advice.hint import AS_GOOD, BEHIND, Advice
from cuore.text.english.grammar import capital, joined

FEW = 16
"""Imagined games of an answer below which a hint is little more than a guess."""

NAMED = 3
"""So many answers that are about as good are named; the table shows them all."""


def advice_page(found: list[Advice], broken_off: bool) -> RenderableType:
    """A recommendation, how sure it is, and below it all options with their chances and reasons."""
    best = found[0]
    why = [part for part in (best.reason, best.outlook) if part]
    return Group(
        Text(f"{capital(best.plan)}{'' if best.plan.endswith('!') else '.'}", style="bold"),  # a card shouts
        *([Text(" ".join(why))] if why else []),
        Text(" ".join([*(["Broken off."] if broken_off else []), how_sure(found)])),
        Text(),
        advice_table(found),
    )


def how_sure(found: list[Advice]) -> str:
    """What the recommended option is compared with, and how far the imagined games can tell."""
    best, *others = found
    if not others:
        return "There is nothing else to choose."
    if not best.simulations:
        return "No game was imagined to its end: this is a first glance, without looking ahead."
    games = sum(advice.simulations for advice in found)
    chance = f"With the recommended answer you would win {_chance(best)} of the games; {games} were imagined in all."
    few = min(advice.simulations for advice in found if advice.standing != BEHIND) < FEW
    return " ".join([*_compared(best, others), chance, *(["That is few: take it as a guess."] if few else [])])


def _compared(best: Advice, others: list[Advice]) -> list[str]:
    alike = [advice for advice in others if advice.standing == AS_GOOD and best.name not in _follows(advice)]
    if not alike:
        return ["Better than everything else that was tried."]
    names = [advice.name for advice in alike[:NAMED]]
    more = len(alike) - NAMED
    words = [f"About the same: {', '.join(names)}{f' and {more} more' if more > 0 else ''}."]
    luckier = [advice for advice in alike if advice.lead > best.lead or advice.win > best.win]
    if luckier:
        who = capital(luckier[0].name) if len(luckier) == 1 else "Some of these"
        words.append(f"{who} came out a little better in the imagined games, but the difference is within chance.")
    return words


def advice_table(found: list[Advice]) -> Table:
    """The options with how they stand, their chances and reasons, the recommended one first."""
    table = Table(box=None, header_style="bold", pad_edge=False)
    table.add_column("Option")
    table.add_column("How it stands")
    table.add_column("You win", justify="right", no_wrap=True)
    table.add_column("Why")
    for advice in found:
        table.add_row(Text(advice.name), advice.standing, _chance(advice), Text(_why(advice)))
    return table


def _why(advice: Advice) -> str:
    follows = _follows(advice)
    return " ".join([*([f"Then {joined([*follows])}."] if follows else []), advice.reason])


def _follows(advice: Advice) -> tuple[str, ...]:
    """What comes after an answer that only prepares, where the answer itself is what was tried."""
    return advice.then if advice.name == advice.words else ()


def _chance(advice: Advice) -> str:
    """The bounds of a chance: a single number would look surer than it is."""
    return f"{100 * advice.low:.0f}–{100 * advice.high:.0f} %" if advice.simulations else "?"

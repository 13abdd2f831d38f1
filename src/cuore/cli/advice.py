"""Advice as a person reads it: a recommendation, how sure it is, and all options in a table."""

from __future__ import annotations

from rich.console import Group, RenderableType
from rich.table import Table
from rich.text import Text

from cuore.bots.advice.hint import AS_GOOD, BEHIND, Advice
from cuore.text.language import Speaker
from cuore.text.message import Message, NamePart, message

FEW = 16
"""Imagined games of an answer below which a hint is little more than a guess."""

NAMED = 3
"""So many answers that are about as good are named; the table shows them all."""


def advice_page(speaker: Speaker, found: list[Advice], broken_off: bool) -> RenderableType:
    """A recommendation, how sure it is, and below it all options with their chances and reasons."""
    best = found[0]
    plan = message("hint.plan", steps=_names((best.words, *best.then)))
    why = speaker.say_all([*best.reason, *best.outlook])
    sure = [*([message("hint.broken off")] if broken_off else []), *how_sure(found)]
    return Group(
        Text(str(speaker.say(plan)), style="bold"),
        *([Text(str(why))] if why else []),
        Text(str(speaker.say_all(sure))),
        Text(),
        advice_table(speaker, found),
    )


def how_sure(found: list[Advice]) -> list[Message]:
    """What the recommended option is compared with, and how far the imagined games can tell."""
    best, *others = found
    if not others:
        return [message("hint.nothing else")]
    if not best.simulations:
        return [message("hint.first glance")]
    games = sum(advice.simulations for advice in found)
    said = [*_compared(best, others), message("hint.sure", chance=_chance(best), games=games)]
    if min(advice.simulations for advice in found if advice.standing != BEHIND) < FEW:
        said.append(message("hint.few"))
    return said


def _compared(best: Advice, others: list[Advice]) -> list[Message]:
    alike = [advice for advice in others if advice.standing == AS_GOOD and best.name not in _follows(advice)]
    if not alike:
        return [message("hint.better")]
    names = _names([advice.name for advice in alike[:NAMED]])
    more = len(alike) - NAMED
    said = [message("hint.alike and more", names=names, more=more) if more > 0 else message("hint.alike", names=names)]
    luckier = [advice for advice in alike if advice.lead > best.lead or advice.win > best.win]
    if len(luckier) == 1:
        said.append(message("hint.luckier", name=NamePart(luckier[0].name)))
    elif luckier:
        said.append(message("hint.some luckier"))
    return said


def advice_table(speaker: Speaker, found: list[Advice]) -> Table:
    """The options with how they stand, their chances and reasons, the recommended one first."""
    table = Table(box=None, header_style="bold", pad_edge=False)
    for column in ("option", "standing", "wins", "why"):
        numbers = column == "wins"
        title = str(speaker.say(message(f"hint.{column}")))
        table.add_column(title, justify="right" if numbers else "left", no_wrap=numbers)
    for advice in found:
        follows = _follows(advice)
        why = [*([message("hint.then", steps=_names(follows))] if follows else []), *advice.reason]
        standing = message(f"standing.{advice.standing}")
        cells = [speaker.say(standing), speaker.say(_chance(advice)), speaker.say_all(why)]
        table.add_row(Text(advice.name), *[Text(str(cell)) for cell in cells])
    return table


def _follows(advice: Advice) -> tuple[str, ...]:
    """What comes after an answer that only prepares, where the answer itself is what was tried."""
    return advice.then if advice.name == advice.words else ()


def _names(names: tuple[str, ...] | list[str]) -> tuple[NamePart, ...]:
    return tuple([NamePart(name) for name in names])


def _chance(advice: Advice) -> Message:
    """The bounds of a chance: a single number would look surer than it is."""
    if not advice.simulations:
        return message("hint.no chance")
    return message("hint.chance", low=round(100 * advice.low), high=round(100 * advice.high))

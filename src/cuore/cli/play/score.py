"""The end of a game: who won, and every card's share in it."""

from __future__ import annotations

from collections.abc import Sequence

from rich.console import Group, RenderableType
from rich.panel import Panel
from rich.table import Table
from rich.text import Text

from cuore.cli.play.labels import Labels
from cuore.cli.play.speech import speaker_for
from cuore.cli.play.standing import empty_piles
from cuore.engine.game import Game
from cuore.engine.scoring import points, winners
from cuore.engine.view import View
from cuore.engine.words import PILES_EMPTY, SEAT_NAMES, SPECTATOR
from cuore.table import shares
from cuore.text.english.grammar import signed
from cuore.text.language import Speaker
from cuore.text.message import message
from cuore.text.result import ending, not_counted, tie, verdict

NAME_COLUMN = 30
"""What the names of cards and rules need at least, when players are named in full."""


def final_score(g: Game, names: Sequence[str], width: int) -> RenderableType:
    """The last screen, for so many columns."""
    labels, speaker = Labels(g.deal), speaker_for(g.deal, names)
    best = winners(g)
    totals = points(g)
    in_full = NAME_COLUMN + sum(max(len(name), 7) + 2 for name in names) <= width - 6
    table = Table(box=None, padding=(0, 2 if in_full else 1, 0, 0), header_style="player", pad_edge=False)
    table.add_column("Victory points ★")
    for seat, name in enumerate(names):
        table.add_column(name if in_full else SEAT_NAMES[seat], justify="right", no_wrap=True)
    for share in shares(g):
        table.add_row(
            labels.painted(share.label),
            *[_cell(count, vp) for count, vp in zip(share.cards, share.points, strict=True)],
        )
    table.add_row(*[""] * (len(names) + 1))
    table.add_row(
        Text("Total", "player"),
        *[Text(signed(total), "winner" if seat in best else "player") for seat, total in enumerate(totals)],
    )
    parts: list[RenderableType] = [table, ""]
    remarks = not_counted(g)
    if g.ending == PILES_EMPTY:
        remarks.append(message("result.empty piles", piles=tuple(empty_piles(View(g, SPECTATOR), labels))))
    parts += [Text(str(speaker.say(words)), "quiet") for words in remarks]
    if isinstance(parts[-1], Text):
        parts.append("")
    if not in_full:
        parts += [_legend(names), ""]
    return Panel(
        Group(*parts, _verdict(g, speaker)),
        title=Text(str(speaker.say(ending(g))), "heading"),
        title_align="left",
        border_style="frame",
        padding=(1, 2),
        expand=False,
    )


def _legend(names: Sequence[str]) -> Text:
    """Who is meant by the letters over narrow columns."""
    return Text(" · ").join(
        [Text.assemble((SEAT_NAMES[seat], "player"), f" {name}") for seat, name in enumerate(names)]
    )


def _cell(count: int, vp: int) -> Text:
    return Text.assemble((f"{count}×" if count else "", "quiet"), f"{signed(vp):>4}" if vp or count else "")


def _verdict(g: Game, speaker: Speaker) -> Text:
    level = speaker.say(tie(g))
    return Text(f"{level}\n" if level else "").append(str(speaker.say(verdict(g))), "winner")

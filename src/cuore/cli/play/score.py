"""The end of a game: who won, and every card's share in it."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from rich.console import Group, RenderableType
from rich.panel import Panel
from rich.table import Table
from rich.text import Text

from cuore.cli.play.labels import Labels
from cuore.cli.play.standing import empty_piles
from cuore.engine.game import Game
from cuore.engine.quarters import events_on
from cuore.engine.scoring import points, score_table, winners
from cuore.engine.view import View
from cuore.engine.words import ENDING_NAMES, PILES_EMPTY, PREPARATION, SEAT_NAMES, SPECTATOR
from cuore.table import YOU
from cuore.text.english.grammar import joined, plural, signed
from cuore.text.log import ENDINGS
from cuore.text.score_text import score_label

TIES = {"chambermaids": "chambermaids", "plain maids": "maids that print no points"}
"""What decides a tie, by the name that a place gives it."""

NAME_COLUMN = 30
"""What the names of cards and rules need at least, when players are named in full."""


@dataclass(frozen=True, slots=True)
class Share:
    """What one card, or a rule on it, gave every seat. ``cards`` are the cards that were counted; a rule names none."""

    name: str
    cards: list[int]
    points: list[int]


def shares(g: Game) -> list[Share]:
    """Everything that gave or took points: preparations, other cards, their rules; all together are the points."""
    table = score_table(g)
    seats = range(g.deal.seats)
    found: list[Share] = []
    for card in sorted(g.rules.cards, key=lambda card: card.category != PREPARATION):
        cards = [table.owned[seat].get(card.name, 0) for seat in seats]
        found.append(Share(card.name, cards, [count * card.vp for count in cards]))
    for name, rule in g.deal.stock.score_rules:
        bonus = [rule.points(name, seat, table) for seat in seats]
        found.append(Share(score_label(g.rules.cards[g.rules.kind(name)], rule), [0] * len(bonus), bonus))
    return [share for share in found if any(share.points)]


def final_score(g: Game, names: Sequence[str], width: int) -> RenderableType:
    """The last screen, for so many columns."""
    labels = Labels(g.deal)
    best = winners(g)
    totals = points(g)
    in_full = NAME_COLUMN + sum(max(len(name), 7) + 2 for name in names) <= width - 6
    table = Table(box=None, padding=(0, 2 if in_full else 1, 0, 0), header_style="player", pad_edge=False)
    table.add_column("Victory points ★")
    for seat, name in enumerate(names):
        table.add_column(name if in_full else SEAT_NAMES[seat], justify="right", no_wrap=True)
    for share in shares(g):
        table.add_row(
            labels.painted(share.name), *[_cell(count, vp) for count, vp in zip(share.cards, share.points, strict=True)]
        )
    table.add_row(*[""] * (len(names) + 1))
    table.add_row(
        Text("Total", "player"),
        *[Text(signed(total), "winner" if seat in best else "player") for seat, total in enumerate(totals)],
    )
    parts: list[RenderableType] = [table, ""]
    parts += [Text(words, "quiet") for words in _not_counted(g, names)]
    if g.ending == PILES_EMPTY:
        parts.append(Text(f"Empty piles: {joined(empty_piles(View(g, SPECTATOR), labels))}.", "quiet"))
    if isinstance(parts[-1], Text):
        parts.append("")
    if not in_full:
        parts += [_legend(names), ""]
    return Panel(
        Group(*parts, _verdict(g, names, best, totals)),
        title=Text(_ending(g), "heading"),
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


def _not_counted(g: Game, names: Sequence[str]) -> list[str]:
    """What counts as not there, and at whose house."""
    ill = [sum(events_on(entry) > 0 for entry in p.chambermaids + p.private) for p in g.players]
    covered = [sum(events_on(entry) > 0 for entry in p.buildings) for p in g.players]
    found: list[str] = []
    for one, behind, counts in (("ill maid", "", ill), ("building", " in a storm", covered)):
        if any(counts):
            houses = ", ".join(f"{name} {count}" for name, count in zip(names, counts, strict=True) if count)
            does = "does" if sum(counts) == 1 else "do"
            found.append(f"{plural(sum(counts), one)}{behind} {does} not count ({houses}).")
    return found


def _cell(count: int, vp: int) -> Text:
    return Text.assemble((f"{count}×" if count else "", "quiet"), f"{signed(vp):>4}" if vp or count else "")


def _ending(g: Game) -> str:
    return f"The game is over after round {g.round}: {ENDINGS[ENDING_NAMES[g.ending]]}"


def _verdict(g: Game, names: Sequence[str], best: Sequence[int], totals: Sequence[int]) -> Text:
    level = [seat for seat, total in enumerate(totals) if total == max(totals)]
    text = Text()
    if len(level) > 1:
        maids = g.deal.place.tied(g)
        what = TIES[g.deal.place.tie]
        counted = ", ".join(f"{names[seat]} {maids[seat]}" for seat in level)
        text.append(f"Level on points. Most {what} decide: {counted}.\n")
    winning = [names[seat] for seat in best]
    if len(winning) > 1:
        return text.append(f"{', '.join(winning[:-1])} and {winning[-1]} share the win.", "winner")
    return text.append(f"{YOU} win!" if winning[0] == YOU else f"{winning[0]} wins!", "winner")

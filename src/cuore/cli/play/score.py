"""The end of a game: who won, and every card's share in it."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from rich.console import Group, RenderableType
from rich.panel import Panel
from rich.table import Table
from rich.text import Text

from cuore.cli.play.labels import Labels
from cuore.cli.play.seats import YOU
from cuore.engine.game import Game
from cuore.engine.scoring import counts, plain_maids, points, winners
from cuore.engine.words import ILL, PILES_EMPTY
from cuore.text.card_text import signed


@dataclass(frozen=True, slots=True)
class Share:
    """What one card, or one rule of a card, gave every seat. ``rule`` is empty for the printed points."""

    kind: int
    rule: str
    cards: list[int]
    points: list[int]


def shares(g: Game) -> list[Share]:
    """Everything that gave or took points, card by card; all together are the points of the game."""
    owned, chambered = counts(g)
    seats = range(len(owned))
    found: list[Share] = []
    for kind, card in enumerate(g.rules.cards):
        if not g.deal.totals[kind]:
            continue
        cards = [owned[seat].get(card.name, 0) for seat in seats]
        found.append(Share(kind, "", cards, [count * card.vp for count in cards]))
        for rule in card.scores:
            found.append(
                Share(kind, rule.WORD, cards, [rule.points(card.name, seat, owned, chambered) for seat in seats])
            )
    return [share for share in found if any(share.points)]


def final_score(g: Game, names: Sequence[str]) -> RenderableType:
    """The last screen."""
    labels = Labels(g.deal)
    best = winners(g)
    totals = points(g)
    table = Table(box=None, padding=(0, 2, 0, 0), header_style="player", pad_edge=False)
    table.add_column("Victory points", no_wrap=True)
    for name in names:
        table.add_column(name, justify="right")
    for share in shares(g):
        table.add_row(_label(labels, share), *_cells(share))
    ill = [sum(entry // ILL > 0 for entry in p.chambermaids + p.private) for p in g.players]
    if any(ill):
        table.add_row(
            Text("ill maids, not counted", "quiet"), *[Text(f"{count}  ", "quiet") if count else "" for count in ill]
        )
    table.add_row(*[""] * (len(names) + 1))
    table.add_row(
        Text("Together", "player"),
        *[Text(signed(total), "winner" if seat in best else "player") for seat, total in enumerate(totals)],
    )
    return Panel(
        Group(table, "", _verdict(g, names, best, totals)),
        title=Text(_ending(g), "heading"),
        title_align="left",
        border_style="frame",
        padding=(1, 2),
        expand=False,
    )


def _label(labels: Labels, share: Share) -> Text:
    return Text.assemble("  ", (f"and {share.rule}", "quiet")) if share.rule else labels.name(share.kind)


def _cells(share: Share) -> list[Text]:
    cells: list[Text] = []
    for count, vp in zip(share.cards, share.points, strict=True):
        if share.rule:
            cells.append(Text(f"{signed(vp):>4}" if vp else ""))
        else:
            cells.append(Text.assemble((f"{count}×", "quiet"), f"{signed(vp):>4}") if count else Text())
    return cells


def _ending(g: Game) -> str:
    how = "two maid piles are empty" if g.ending == PILES_EMPTY else "the round limit is reached"
    return f"The game is over after round {g.round}: {how}"


def _verdict(g: Game, names: Sequence[str], best: Sequence[int], totals: Sequence[int]) -> Text:
    level = [seat for seat, total in enumerate(totals) if total == max(totals)]
    text = Text()
    if len(level) > 1:
        maids = plain_maids(g)
        counted = ", ".join(f"{names[seat]} {maids[seat]}" for seat in level)
        text.append(f"Level on points. Most maids that print no points decide: {counted}.\n")
    winning = [names[seat] for seat in best]
    if len(winning) > 1:
        return text.append(f"{', '.join(winning[:-1])} and {winning[-1]} share the win.", "winner")
    return text.append(f"{YOU} win!" if winning[0] == YOU else f"{winning[0]} wins!", "winner")

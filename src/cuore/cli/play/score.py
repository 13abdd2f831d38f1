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
from cuore.engine.score_rules import ScoreRule
from cuore.engine.scoring import counts, plain_maids, points, winners
from cuore.engine.words import ILL, PILES_EMPTY
from cuore.text.card_text import first_name, signed


@dataclass(frozen=True, slots=True)
class Share:
    """What one card, or a rule on it, gave every seat. ``cards`` are the cards that were counted; a rule names none."""

    name: str
    cards: list[int]
    points: list[int]


def shares(g: Game) -> list[Share]:
    """Everything that gave or took points, cards first, then their rules; all together are the points of the game."""
    owned, chambered = counts(g)
    seats = range(len(owned))
    found: list[Share] = []
    for card in g.rules.cards:
        cards = [owned[seat].get(card.name, 0) for seat in seats]
        found.append(Share(card.name, cards, [count * card.vp for count in cards]))
    for name, rule in g.deal.stock.score_rules:
        bonus = [rule.points(name, seat, owned, chambered) for seat in seats]
        found.append(Share(_rule_name(name, rule), [0] * len(owned), bonus))
    return [share for share in found if any(share.points)]


def _rule_name(name: str, rule: ScoreRule) -> str:
    """A rule, after the card that carries it, or after all members of a family that share it."""
    members = rule.field("members") if ("members", "names") in rule.FIELDS else (name,)
    assert isinstance(members, tuple)
    return f"{', '.join(first_name(member) for member in members)}: {rule.WORD}"


def final_score(g: Game, names: Sequence[str]) -> RenderableType:
    """The last screen."""
    labels = Labels(g.deal)
    best = winners(g)
    totals = points(g)
    table = Table(box=None, padding=(0, 2, 0, 0), header_style="player", pad_edge=False)
    table.add_column("Victory points")
    for name in names:
        table.add_column(name, justify="right", no_wrap=True)
    for share in shares(g):
        table.add_row(
            labels.painted(share.name), *[_cell(count, vp) for count, vp in zip(share.cards, share.points, strict=True)]
        )
    ill = [sum(entry // ILL > 0 for entry in p.chambermaids + p.private) for p in g.players]
    if any(ill):
        table.add_row(
            Text("ill maids, not counted", "quiet"), *[Text(f"{count}  ", "quiet") if count else "" for count in ill]
        )
    table.add_row(*[""] * (len(names) + 1))
    table.add_row(
        Text("Total", "player"),
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


def _cell(count: int, vp: int) -> Text:
    return Text.assemble((f"{count}×" if count else "", "quiet"), f"{signed(vp):>4}" if vp or count else "")


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

"""The own staff on a page: what is in hand, deck and discard pile together, by kind."""

from __future__ import annotations

from rich.console import Group, RenderableType
from rich.table import Table
from rich.text import Text

from cuore.cli.play.labels import LEGEND
from cuore.cli.play.scene import Scene
from cuore.engine.words import CHAMBERMAID_CHIEF, GENERAL, LOVE, MAID_CHIEF
from cuore.table import open_points
from cuore.text.english.grammar import plural, signed

SORTS = (("Love", (LOVE,)), ("Chiefs", (MAID_CHIEF, CHAMBERMAID_CHIEF)), ("General maids", (GENERAL,)))


def own_deck(scene: Scene) -> RenderableType:
    """All staff of the person who looks. In which order it lies nobody knows."""
    view, labels = scene.view, scene.labels
    house = view.house
    cards = house.owned + house.played
    table = Table(box=None, padding=(0, 2, 0, 0), header_style="quiet", pad_edge=False)
    table.add_column("cards", justify="right")
    table.add_column("")
    for heading in ("in hand", "played", "★ each"):
        table.add_column(heading, justify="right")
    table.add_column("gives")
    for heading, categories in SORTS:
        kinds = [kind for kind in dict.fromkeys(sorted(cards)) if labels.rules.category[kind] in categories]
        if kinds:
            count = sum(cards.count(kind) for kind in kinds)
            table.add_row(Text(str(count), "heading"), Text(heading, "heading"))
        for kind in kinds:
            table.add_row(
                str(cards.count(kind)),
                labels.name(kind).append(labels.mark(kind)),
                str(house.hand.count(kind) or ""),
                str(house.played.count(kind) or ""),
                labels.points(kind),
                labels.icons(kind),
            )
    where = (
        f"{plural(len(cards), 'card')}: {len(house.hand)} in hand, {house.deck_count} in the deck (waiting room), "
        f"{house.discard_count} on the discard pile (kitchen entrance)"
        + (f", {len(house.played)} played" if house.played else "")
    )
    printed = sum(labels.card(kind).vp for kind in cards)
    points = f"Printed points on these cards: {signed(printed)}. In sight in your house: {signed(_in_sight(scene))}."
    return Group(Text(where, "player"), table, Text(points, "points"), Text(LEGEND, "quiet"))


def _in_sight(scene: Scene) -> int:
    return open_points(scene.view)[scene.view.seat]

"""The houses on the screen: what everybody may see of everybody, the plain word beside the flavour word."""

from __future__ import annotations

from rich.console import Group, RenderableType
from rich.panel import Panel
from rich.table import Table
from rich.text import Text

from cuore.cli.play.brought import in_house
from cuore.cli.play.fit import Cut
from cuore.cli.play.scene import Scene
from cuore.engine.park import NOBODY
from cuore.text.english.grammar import signed

HOUSES = "Houses · ★ points in sight"
"""What stands above them."""


def small_houses(scene: Scene, lines: int) -> list[RenderableType]:
    """Every house in at most so many lines; the own one may take a line more."""
    return [_small_house(scene, seat, lines + (seat == scene.view.seat)) for seat in _seating(scene)]


def framed_houses(scene: Scene, lines: int) -> RenderableType:
    """Every house in at most so many lines, in a frame."""
    return _framed(small_houses(scene, lines))


def full_houses(scene: Scene) -> RenderableType:
    """Every house with a line for each part of it, in a frame."""
    return _framed([whole_houses(scene)])


def whole_houses(scene: Scene) -> RenderableType:
    """Every house with a line for each part of it."""
    return Group(*[_full_house(scene, seat) for seat in _seating(scene)])


def houses_in_numbers(scene: Scene, width: int) -> list[RenderableType]:
    """All houses with little more than numbers, two in a line."""
    grid = Table.grid(padding=(0, 1, 0, 0))
    grid.add_column(width=width // 2 - 1)
    grid.add_column(width=width // 2)
    cells = [_numbers(scene, seat) for seat in _seating(scene)]
    for at in range(0, len(cells), 2):
        grid.add_row(*cells[at : at + 2])
    return [grid]


def _numbers(scene: Scene, seat: int) -> RenderableType:
    house = scene.view.houses[seat]
    own = seat == scene.view.seat
    counts = (
        ("hand", 0 if own else house.hand_count),
        ("deck", house.deck_count if own else 0),
        ("discard", house.discard_count if own else 0),
        ("maids", len(house.chambermaids) + len(house.private)),
        ("built", len(house.buildings)),
        ("rem.", len(house.reminiscences)),
        ("beers", house.beers_count),
        ("prepared", len(house.preparations)),
        ("events", len(house.events)),
        *((shown.name, shown.count) for shown in in_house(scene, seat)),
    )
    mark = ("▸ " if seat == scene.view.turn else "  ", "number")
    text = Text.assemble(mark, (scene.names[seat], "player"), " ", no_wrap=True, overflow="ellipsis")
    text.append(_points(scene, seat)).append(" ")
    text.append(_high_class(scene, seat))
    for word, count in counts:
        if count:
            text.append(f" {word} ", "quiet").append(str(count))
    return text


def _framed(houses: list[RenderableType]) -> RenderableType:
    title = Text(HOUSES, "heading")
    return Panel(Group(*houses), title=title, title_align="left", border_style="frame", padding=(0, 1))


def _seating(scene: Scene) -> list[int]:
    """The others in the order of their turns, then the own house, next to the hand."""
    seats = len(scene.view.houses)
    return [(scene.view.seat + i) % seats for i in range(1, seats + 1)]


def _marked(scene: Scene, seat: int, house: RenderableType) -> RenderableType:
    """A house with a mark before it while its player has the turn."""
    grid = Table.grid()
    grid.add_column(width=2, style="number")
    grid.add_column()
    grid.add_row("▸" if seat == scene.view.turn else "", house)
    return grid


def _small_house(scene: Scene, seat: int, lines: int) -> RenderableType:
    house = scene.view.houses[seat]
    labels = scene.labels
    text = Text.assemble((scene.names[seat], "player"), " ", _points(scene, seat), "  ")
    if _high_class(scene, seat):
        text.append(_high_class(scene, seat)).append(" · ", "quiet")
    if seat == scene.view.seat:
        text.append(f"deck (waiting room) {house.deck_count} · discard (kitchen entrance) {house.discard_count}")
    else:
        text.append(f"hand {house.hand_count} · deck {house.deck_count} · discard {house.discard_count}")
    if house.discard_count:
        text.append(": ").append(labels.name(house.discard_top, short=True))
    for word, cards in _quarters(scene, seat, short=True):
        text.append(f" · {word} ", "quiet").append(cards)
    return _marked(scene, seat, Cut(text, lines))


def _full_house(scene: Scene, seat: int) -> RenderableType:
    house = scene.view.houses[seat]
    labels = scene.labels
    rows: list[tuple[str, Text]] = []
    if _high_class(scene, seat):
        rows.append(("picked", _high_class(scene, seat)))
    if seat == scene.view.seat:
        rows.append(("deck", Text.assemble(str(house.deck_count), ("  (waiting room)", "quiet"))))
        rows.append(("discard", Text.assemble(str(house.discard_count), ("  (kitchen entrance)", "quiet"))))
    else:
        counts = f"{house.hand_count} · deck {house.deck_count} · discard {house.discard_count}"
        rows.append(("hand", Text(counts)))
    if house.discard_count:
        rows.append(("on top", labels.name(house.discard_top)))
    rows += _quarters(scene, seat, short=False)
    grid = Table.grid(padding=(0, 1, 0, 0))
    grid.add_column(style="quiet", no_wrap=True)
    grid.add_column()
    for word, content in rows:
        grid.add_row(word, content)
    name = Text.assemble((scene.names[seat], "player"), " ", _points(scene, seat))
    if seat == scene.view.first_master:
        name.append("  First Master", "heading")
    return _marked(scene, seat, Group(name, grid))


def _quarters(scene: Scene, seat: int, short: bool) -> list[tuple[str, Text]]:
    """The parts of the private quarters that are not empty, and the cards played this turn."""
    house = scene.view.houses[seat]
    labels = scene.labels
    found = [("chamber", labels.cards(house.chambermaids, short))]
    found.append(("private", Text(" over ").join([labels.entry(entry, short) for entry in reversed(house.private)])))
    found.append(("buildings", labels.cards(house.buildings, short)))
    found.append(("reminisc.", labels.cards(house.reminiscences, short)))
    found.append(("beers", _beers(scene, seat)))
    found.append(("prepared", _prepared(scene, seat)))
    found += [(shown.name, shown.content) for shown in in_house(scene, seat, short)]
    found.append(("events", labels.cards(house.events, short)))
    found.append(("played", labels.cards(house.played, short)))
    return [(word, cards) for word, cards in found if cards]


def _beers(scene: Scene, seat: int) -> Text:
    """The own beers by name, those of others by their number: they lie face down."""
    house = scene.view.houses[seat]
    if not house.beers_count:
        return Text()
    if seat != scene.view.seat:
        return Text(f"{house.beers_count} face down", "beer")
    alcohol = sum(scene.labels.rules.alcohol[beer] for beer in house.beers)
    return scene.labels.cards(house.beers).append(f" (Alcohol {alcohol})", "quiet")


def _points(scene: Scene, seat: int) -> Text:
    """The points of a house that everybody can count."""
    return Text(f"{signed(scene.points[seat])}★", "points")


def _high_class(scene: Scene, seat: int) -> Text:
    """The high class maid whom a player picked for this round, until she goes back to the Park."""
    kind = scene.view.picked[seat] if scene.view.picked else NOBODY
    return Text() if kind == NOBODY else scene.labels.name(kind, short=True)


def _prepared(scene: Scene, seat: int) -> Text:
    """Preparations gained, and their points together."""
    cards = scene.view.houses[seat].preparations
    if not cards:
        return Text()
    total = sum(scene.labels.card(kind).vp for kind in cards)
    return scene.labels.cards(cards).append(f" ({total}★)", "points")

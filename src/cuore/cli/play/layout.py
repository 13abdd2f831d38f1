"""Where things stand on the screen: side by side where there is room, else one below the other, as short as need be."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from dataclasses import dataclass
from functools import partial

from rich.console import Console, Group, RenderableType
from rich.panel import Panel
from rich.rule import Rule
from rich.table import Table
from rich.text import Text

from cuore.cli.play.fit import Last, Line, lines_of
from cuore.cli.play.hand import hand_as_cards, hand_in_words
from cuore.cli.play.houses import full_houses, small_houses
from cuore.cli.play.question import answers, bar, hints, question, town_hint
from cuore.cli.play.scene import Scene
from cuore.cli.play.story import story
from cuore.cli.play.town import full_town, small_town

WIDE = 110
"""From so many columns on, Town and houses stand side by side."""

SIDE_NEWS = 4
"""News need so many lines where Town and houses stand side by side."""

STACKED = ((3, 2), (2, 2), (1, 2), (1, 1))
"""With one thing below the other: the most lines for a house and the fewest for the news, from roomy to tight."""

CARDS = 5
"""The hand laid out as cards needs so many lines."""

NEWS_TITLE = "Since your last turn"
_NEWS_RULE = Rule(Text(NEWS_TITLE, "heading"), align="left", style="frame")
_HAND_RULE = Rule(Text("Your hand", "heading"), align="left", style="frame")

UNCUT = 20
"""As many lines as a house could ever need."""


@dataclass(frozen=True, slots=True)
class Picture:
    """Lines that fill the screen, and whether the news in them had to be cut short."""

    lines: list[Line]
    news_cut: bool


Layout = Callable[[Console, Scene, int], Picture | None]
"""Fills so many lines with everything above the question, or says that they are too few."""


def fitted(console: Console, scene: Scene, notice: Text) -> Picture:
    """A scene that fills the screen but for its last line, where the answer is typed."""
    height = console.height - 1
    below = lines_of(console, [*_question(scene), *_said(notice)])
    for layout in _layouts(console.width):
        above = layout(console, scene, height - len(below))
        if above is not None:
            return Picture([*above.lines, *below], above.news_cut)
    # Even the smallest layout is too large: the question stays, and the top is cut off.
    lines = [*lines_of(console, _above(scene, console.width, 1)), *below]
    return Picture(_filled(lines[max(0, len(lines) - height) :], height), news_cut=True)


def unlimited(console: Console, scene: Scene, notice: Text) -> RenderableType:
    """A scene at any length, nothing left out, all answers in one list: for pipes and files."""
    return Group(
        *_above(scene, console.width, UNCUT),
        all_news(scene),
        _question_rule(scene),
        *[answers(scene, [number]) for number in range(1, len(scene.options) + 1)],
        hints(scene),
        *_said(notice),
    )


def whole_table(scene: Scene) -> RenderableType:
    """Town and houses in full, at any length."""
    owned = scene.labels.cards(scene.view.house.owned)
    return Group(
        full_town(scene), full_houses(scene), framed(owned, "All your cards: hand, deck and discard pile together")
    )


def framed(thing: RenderableType, title: str) -> Panel:
    """A thing in a frame with a heading."""
    return Panel(thing, title=Text(title, "heading"), title_align="left", border_style="frame", padding=(0, 1))


# -- layouts, from the most generous to the smallest --


def _layouts(width: int) -> Iterator[Layout]:
    if width >= WIDE:
        yield _gallery
        yield _side_by_side
    for house_lines, news_lines in STACKED:
        yield partial(_stacked, house_lines=house_lines, news_lines=news_lines)


def _gallery(console: Console, scene: Scene, height: int) -> Picture | None:
    """Town on the left, houses on the right, all the news below the shorter of them, and the hand as cards."""
    width = console.width * 2 // 3
    left, right = [full_town(scene)], [full_houses(scene)]
    lower = _height(console, left[0], width) - _height(console, right[0], console.width - width)
    column, column_width = (right, console.width - width) if lower > 0 else (left, width)
    room = abs(lower) - 2
    if room < SIDE_NEWS or _height(console, _news(scene), column_width - 4) > room:
        return None
    column.append(framed(_latest(scene, room), NEWS_TITLE))
    lines = lines_of(console, [bar(scene, console.width), _beside(width, left, right)])
    if height - len(lines) - 1 < CARDS:
        return None
    lines += lines_of(console, [_HAND_RULE, hand_as_cards(console, scene, height - len(lines) - 1)])
    return Picture(_filled(lines, height), news_cut=False)


def _side_by_side(console: Console, scene: Scene, height: int) -> Picture | None:
    """Town on the left, houses on the right, hand and news below."""
    side = _beside(console.width * 2 // 3, [full_town(scene)], [full_houses(scene)])
    return _with_news(console, scene, [bar(scene, console.width), side, hand_in_words(scene)], height, SIDE_NEWS)


def _stacked(console: Console, scene: Scene, height: int, house_lines: int, news_lines: int) -> Picture | None:
    """One thing below the other."""
    return _with_news(console, scene, _above(scene, console.width, house_lines), height, news_lines)


def _above(scene: Scene, width: int, house_lines: int) -> list[RenderableType]:
    return [
        bar(scene, width),
        *small_town(scene, width),
        *small_houses(scene, house_lines),
        hand_in_words(scene, short=True),
    ]


def _with_news(
    console: Console, scene: Scene, parts: list[RenderableType], height: int, news_lines: int
) -> Picture | None:
    """Some parts and the news below them, if those get so many lines."""
    lines = lines_of(console, parts)
    room = height - len(lines) - 1
    if room < news_lines:
        return None
    lines += lines_of(console, [_NEWS_RULE, _latest(scene, room)])
    return Picture(lines, news_cut=_height(console, _news(scene), console.width) > room)


def _beside(width: int, left: list[RenderableType], right: list[RenderableType]) -> RenderableType:
    grid = Table.grid(expand=True)
    grid.add_column(width=width)
    grid.add_column(ratio=1)
    grid.add_row(Group(*left), Group(*right))
    return grid


def _filled(lines: list[Line], height: int) -> list[Line]:
    return [*lines, *([[]] * (height - len(lines)))]


def _height(console: Console, thing: RenderableType, width: int) -> int:
    return len(console.render_lines(thing, console.options.update(width=width)))


# -- parts --


def _question(scene: Scene) -> list[RenderableType]:
    return [_question_rule(scene), answers(scene, scene.other_numbers()), *town_hint(scene), hints(scene)]


def _question_rule(scene: Scene) -> RenderableType:
    return Rule(question(scene), align="left", style="frame")


def all_news(scene: Scene) -> RenderableType:
    """The news at any length."""
    return Group(_NEWS_RULE, _news(scene))


def _news(scene: Scene) -> RenderableType:
    return story(scene.labels, scene.news)


def _latest(scene: Scene, height: int) -> RenderableType:
    return Last(_news(scene), height, before=Text("… all of it: l, the log", "quiet"))


def _said(notice: Text) -> list[RenderableType]:
    return [notice] if notice else []

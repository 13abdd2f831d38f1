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
from cuore.cli.play.hand import hand_as_cards, hand_in_words, hand_texts
from cuore.cli.play.houses import HOUSES, framed_houses, full_houses, houses_in_numbers, small_houses, whole_houses
from cuore.cli.play.park import BRIEF, SHORT, WHOLE, full_park, small_park, whole_park
from cuore.cli.play.question import answers, bar, hints, question, reminder, seen_aside, town_hint
from cuore.cli.play.scene import Scene
from cuore.cli.play.side_table import full_beside, small_beside, whole_beside
from cuore.cli.play.standing import end_of_game
from cuore.cli.play.story import sentences, story
from cuore.cli.play.town import CELL, TIGHT_CELL, framed_cells, full_town, small_town, town_heading, whole_town
from cuore.text.phrase import join

WIDE = 110
"""From so many columns on, Town and houses stand side by side."""

TEXTS = 140
"""From so many columns on, everything in the Town has the beginning of its text beside it."""

SIDE_NEWS = 4
"""News need so many lines where Town and houses stand side by side."""

CARDS = 5
"""The hand laid out as cards needs so many lines."""

REMINDER = 2
"""The text of a card that asks gets at most so many lines."""


def _headed(title: str) -> Rule:
    return Rule(Text(title, "heading"), align="left", style="frame")


FOOT = 2
"""Below the answers stand the keys in a line, and what is said in another."""

_HAND_RULE = _headed("Your hand")

UNCUT = 20
"""As many lines as a house could ever need."""


@dataclass(frozen=True, slots=True)
class Picture:
    """Lines that fill the screen, and whether the news in them had to be cut short.

    ``spare`` lines at the end can be missed for a moment: there are only news in them, or nothing.
    """

    lines: list[Line]
    news_cut: bool
    spare: int = 0


@dataclass(frozen=True, slots=True)
class Manner:
    """How a question is put: the most lines for the text of the card that asks, and whether names are short.

    ``foot``: the lines below the answers. A notice takes the last of them, and those above it if it is longer.
    """

    reminder: int
    short: bool
    foot: int


MANNERS = (Manner(0, short=False, foot=FOOT), Manner(0, short=False, foot=1), Manner(0, short=True, foot=1))
"""From the most generous to the smallest; where a notice has no line of its own, it covers the keys."""

Layout = Callable[[Console, Scene, int], Picture | None]
"""Fills so many lines with everything above the question, or says that they are too few."""


def fitted(console: Console, scene: Scene, notice: Text) -> Picture:
    """A scene that fills the screen but for its last line, where the answer is typed."""
    height = console.height - 1
    said = lines_of(console, _said(notice))
    reminded = [Manner(REMINDER, short=False, foot=FOOT)] if reminder(scene, REMINDER) else []
    for manner in (*reminded, *MANNERS):
        asked = lines_of(console, _question(scene, console.width, manner))
        lines = manner.foot if scene.past is None else FOOT  # there, something is always said
        foot = _foot(console, scene, said, lines)
        more = len(foot) - lines
        for layout in _layouts(console.width, scene, roomy=manner.foot == FOOT):
            above = layout(console, scene, height - len(asked) - lines)
            if above is not None and above.spare < more:
                above = layout(console, scene, height - len(asked) - len(foot))
                more = 0
            if above is not None:
                shown = above.lines[: len(above.lines) - more]
                if more and scene.news and more == above.spare:
                    shown[-1] = []  # a heading alone says nothing
                return Picture([*shown, *asked, *foot], above.news_cut)
    return _bare(console, scene, notice, height)


def _foot(console: Console, scene: Scene, said: list[Line], lines: int) -> list[Line]:
    """The keys and what is said, in so many lines unless more is said: so nothing moves when something is."""
    if len(said) >= lines:
        return said
    return [*_filled(lines_of(console, [hints(scene)]), lines - len(said)), *said]


def unlimited(console: Console, scene: Scene, notice: Text) -> RenderableType:
    """A scene at any length, nothing left out, all answers in one list: for pipes and files."""
    return Group(
        *_above(scene, console.width, Stack(UNCUT, 0)),
        *([all_news(scene)] if scene.news else []),
        *question(scene, console.width),
        *reminder(scene, UNCUT),
        all_answers(scene),
        hints(scene),
        *_said(notice),
    )


def whole_table(scene: Scene, width: int) -> RenderableType:
    """Town and houses in full, at any length: without frames, which a page could end in the middle of."""
    owned = scene.labels.cards(scene.view.house.owned)
    ending = join("", [scene.speaker.say(part) for part in end_of_game(scene.view, scene.labels).parts()])
    removed = scene.labels.cards(scene.view.removed)
    parts: list[tuple[str, RenderableType]] = [
        (town_heading(scene), whole_town(scene, width)),
        *whole_park(scene),
        *whole_beside(scene),
        (HOUSES, whole_houses(scene)),
        ("All your cards: hand, deck and discard pile together", owned),
        *([("Out of the game", removed)] if removed else []),
    ]
    things = [Text(f"{ending.capital()}.", "heading")]
    return Group(*things, *[thing for title, part in parts for thing in (_headed(title), part)])


def all_answers(scene: Scene) -> RenderableType:
    """All answers, a line each."""
    return Group(*[answers(scene, [number]) for number in scene.all_numbers()])


def framed(thing: RenderableType, title: str) -> Panel:
    """A thing in a frame with a heading."""
    return Panel(thing, title=Text(title, "heading"), title_align="left", border_style="frame", padding=(0, 1))


# -- layouts, from the most generous to the smallest --


@dataclass(frozen=True, slots=True)
class Stack:
    """How much everything gets where one thing stands below the other.

    The most lines for a house (0: all houses in numbers alone), the fewest for the news (0: no news), and the narrowest
    cell of the Town; ``headings``: whether its piles have some; ``park`` says how much is told of what only the Park
    has.
    """

    house: int
    news: int
    cell: int = CELL
    park: int = WHOLE
    headings: bool = True


ROOMY = (Stack(3, 3), Stack(2, 3), Stack(1, 3))
TIGHT = (
    Stack(1, 2),
    Stack(1, 1, headings=False),
    Stack(1, 1, TIGHT_CELL),
    Stack(1, 1, TIGHT_CELL, headings=False),
    Stack(0, 1, TIGHT_CELL),
    Stack(0, 1, TIGHT_CELL, headings=False),
    Stack(0, 0, TIGHT_CELL, headings=False),
)
TIGHT_WITH_SKILLS = (
    Stack(1, 2),
    Stack(1, 2, headings=False),
    Stack(1, 2, park=SHORT),
    Stack(1, 1),
    Stack(1, 1, park=SHORT),
    Stack(1, 1, park=BRIEF),
    Stack(1, 1, park=BRIEF, headings=False),
    Stack(0, 1, park=BRIEF),
    Stack(0, 1, park=BRIEF, headings=False),
    Stack(0, 1, TIGHT_CELL, park=BRIEF, headings=False),
    Stack(0, 0, TIGHT_CELL, park=BRIEF, headings=False),
)

BESIDE = (
    *((lines, True) for lines in (UNCUT, 5, 4)),
    *((lines, False) for lines in (UNCUT, 5, 4)),
    *((3, headings) for headings in (True, False)),
)
"""The lines for a house beside the Town, and whether its piles have headings."""

Wings = Callable[[Console, Scene], tuple[list[RenderableType], list[RenderableType]]]
"""What stands on the left and on the right."""


def _layouts(width: int, scene: Scene, roomy: bool) -> Iterator[Layout]:
    if width >= TEXTS:
        for headings in (True, False):
            yield partial(_gallery, wings=partial(_with_texts, headings=headings))
            yield partial(_side_by_side, wings=partial(_with_texts, headings=headings), whole=True)
    if width >= WIDE:
        for lines, headings in BESIDE:
            yield partial(_side_by_side, wings=partial(_with_cells, house_lines=lines, headings=headings))
    tight = TIGHT_WITH_SKILLS if scene.view.deal.place.skills else TIGHT
    for stack in ROOMY if roomy else (*ROOMY, *tight):
        yield partial(_stacked, stack=stack)


def _with_texts(console: Console, scene: Scene, headings: bool) -> tuple[list[RenderableType], list[RenderableType]]:
    """Everything with the beginning of its text."""
    return [full_town(scene, _left(console), headings), *full_park(scene), *full_beside(scene)], [full_houses(scene)]


def _with_cells(
    console: Console, scene: Scene, house_lines: int, headings: bool
) -> tuple[list[RenderableType], list[RenderableType]]:
    """The Town in cells, so that larger games have room."""
    houses = full_houses(scene) if house_lines == UNCUT else framed_houses(scene, house_lines)
    return [framed_cells(scene, _left(console), headings), *full_park(scene), *full_beside(scene)], [houses]


def _gallery(console: Console, scene: Scene, height: int, wings: Wings) -> Picture | None:
    """Two wings, all the news below the shorter of them, and the hand as cards."""
    left, right = wings(console, scene)
    width = _left(console)
    lower = _height(console, Group(*left), width) - _height(console, Group(*right), console.width - width)
    column, column_width = (right, console.width - width) if lower > 0 else (left, width)
    room = abs(lower) - 2
    if scene.news:
        if room < SIDE_NEWS or _height(console, _news(scene), column_width - 4) > room:
            return None
        column.append(framed(_latest(scene, room), scene.news_title))
    lines = lines_of(console, [bar(scene, console.width), _beside(width, left, right), *seen_aside(scene)])
    if height - len(lines) - 1 < CARDS:
        return None
    lines += lines_of(console, [_HAND_RULE, hand_as_cards(console, scene, height - len(lines) - 1)])
    return Picture(_filled(lines, height), news_cut=False, spare=height - len(lines))


def _side_by_side(console: Console, scene: Scene, height: int, wings: Wings, whole: bool = False) -> Picture | None:
    """Two wings, the news below them (``whole``: all of the news), and the hand as cards if there is room left."""
    top = [bar(scene, console.width), _beside(_left(console), *wings(console, scene)), *seen_aside(scene)]
    room = height - len(lines_of(console, top)) - 1
    news = _height(console, _news(scene), console.width) + 1 if scene.news else 0
    cards = room - news
    if cards >= CARDS:
        top += [_HAND_RULE, hand_as_cards(console, scene, cards)]
    else:
        top.append(hand_in_words(scene))
    picture = _with_news(console, scene, top, height, min(SIDE_NEWS, news))
    return None if picture is not None and picture.news_cut and whole else picture


def _stacked(console: Console, scene: Scene, height: int, stack: Stack) -> Picture | None:
    """One thing below the other."""
    parts = _above(scene, console.width, stack)
    news = max(stack.news, _height(console, _news(scene), console.width)) + 1 if scene.news else 0
    parts += hand_texts(console, scene, height - len(lines_of(console, parts)) - news)
    if stack.news:
        return _with_news(console, scene, parts, height, stack.news)
    lines = lines_of(console, parts)
    if len(lines) > height:
        return None
    return Picture(_filled(lines, height), news_cut=bool(scene.news), spare=height - len(lines))


def _above(scene: Scene, width: int, stack: Stack) -> list[RenderableType]:
    return [
        bar(scene, width),
        *small_town(scene, width, stack.cell, stack.headings),
        *small_park(scene, width, stack.park),
        *small_beside(scene),
        *(small_houses(scene, stack.house) if stack.house else houses_in_numbers(scene, width)),
        *seen_aside(scene, short=True),
        hand_in_words(scene, short=True),
    ]


def _bare(console: Console, scene: Scene, notice: Text, height: int) -> Picture:
    """Hand and question, as many answers as there is room for, how to see the rest, and what else there is room for."""
    top = lines_of(
        console, [bar(scene, console.width), *seen_aside(scene, short=True), hand_in_words(scene, short=True)]
    )
    asked = lines_of(console, question(scene, console.width))
    said = lines_of(console, _said(notice))
    room = max(1, height - len(asked) - len(said) - 1)
    numbers = scene.all_numbers()
    shown = numbers
    short = len(lines_of(console, [answers(scene, numbers)])) + len(top) > room
    while len(shown) > 1 and len(lines_of(console, [answers(scene, shown, short)])) > room:
        shown = [*shown[:-2], numbers[-1]]  # the last one, which ends or declines, stays
    parts = [answers(scene, shown, short), hints(scene, cut=len(shown) < len(numbers))]
    below = [*asked, *lines_of(console, parts), *said]
    for more in (small_park(scene, console.width, BRIEF), houses_in_numbers(scene, console.width)):
        lines = lines_of(console, more)
        if len(top) + len(lines) + len(below) <= height:
            top += lines
    above = _filled(top[: max(0, height - len(below))], height - len(below))
    return Picture([*above, *below][-height:], news_cut=bool(scene.news))


# -- pieces of layouts --


def _left(console: Console) -> int:
    """How wide the left wing is."""
    return console.width * 2 // 3


def _with_news(
    console: Console, scene: Scene, parts: list[RenderableType], height: int, news_lines: int
) -> Picture | None:
    """Some parts and the news below them, if those get so many lines; no news need none."""
    lines = lines_of(console, parts)
    room = height - len(lines) - 1
    if not scene.news:
        return Picture(_filled(lines, height), news_cut=False, spare=room + 1) if room >= -1 else None
    if room < news_lines:
        return None
    lines += lines_of(console, [_news_rule(scene), _latest(scene, room)])
    return Picture(lines, news_cut=_height(console, _news(scene), console.width) > room, spare=room)


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


def _question(scene: Scene, width: int, manner: Manner) -> list[RenderableType]:
    return [
        *question(scene, width),
        *(reminder(scene, manner.reminder) if manner.reminder else []),
        answers(scene, scene.other_numbers(), manner.short),
        *town_hint(scene),
    ]


def all_news(scene: Scene) -> RenderableType:
    """The news at any length."""
    return Group(_news_rule(scene), story(scene.labels, scene.speaker, scene.news, headings=True))


def _news_rule(scene: Scene) -> Rule:
    return Rule(Text(scene.news_title, "heading"), align="left", style="frame")


def _news(scene: Scene) -> RenderableType:
    return story(scene.labels, scene.speaker, scene.news)


def _latest(scene: Scene, height: int) -> RenderableType:
    return Last(
        sentences(scene.labels, scene.speaker, scene.news), height, before=Text("… all of it: l, the log", "quiet")
    )


def _said(notice: Text) -> list[RenderableType]:
    return [notice] if notice else []

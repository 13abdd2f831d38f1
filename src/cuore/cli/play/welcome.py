"""The first screen, for whoever says nothing but ``cuore play``: what is proposed, and what there is besides."""

from __future__ import annotations

from contextlib import suppress
from dataclasses import replace
from pathlib import Path

from rich.console import Group, RenderableType
from rich.padding import Padding
from rich.rule import Rule
from rich.table import Table as Grid
from rich.text import Text

from cuore.bots import LEVELS
from cuore.bots.registry import KNOWN_BOTS
from cuore.cards.catalogue import BOXES
from cuore.cli.play.commands import LEAVE, read_command
from cuore.cli.play.keyboard import Closed
from cuore.cli.play.save import last_unfinished, resumed, unfinished
from cuore.cli.play.screen import Screen
from cuore.cli.play.wish import SEATS, Wish
from cuore.engine.errors import CuoreError
from cuore.engine.rules import Rules
from cuore.lab.lock import is_held
from cuore.table import YOU, Table
from cuore.text.english.grammar import capital
from cuore.town import known_town

TOWNS: dict[str, str] = {
    "first": "the ten maids recommended for a first game",
    "random": "ten maids drawn by chance",
}
GREETING = (
    "You run a house. Maids serve you and bring Love, Love employs better maids, and those you keep in your private "
    "quarters score: the most victory points win."
)

HOW = f"b: the next box · b {BOXES[0]},{BOXES[2]}: a mixture · p Ann, Ben, rush: anybody"


class Shelf:
    """The unfinished games that one can go on with, the last one first, and what there is to say about others."""

    def __init__(self, rules: Rules) -> None:
        self.games: list[tuple[Path, Table]] = []
        self.notice = Text()
        paths, damaged = unfinished()
        for path in paths:
            try:
                if is_held(path):
                    self._say(f"{path.stem} is being played in another window.", "notice")
                else:
                    self.games.append((path, resumed(rules, path, None)))
            except CuoreError as error:
                self._say(f"An unfinished game cannot be resumed: {error}", "error")
        if damaged:
            self._say(f"This saved game cannot be read: {damaged[0]}", "error")

    def _say(self, words: str, style: str) -> None:
        self.notice = self.notice or Text(words, style)

    def picture(self) -> RenderableType:
        """A line for each game, with the number that takes it."""
        grid = Grid.grid(padding=(0, 2, 0, 0))
        for style in ("number", "player", "", "quiet"):
            grid.add_column(style=style)
        for number, (_, table) in enumerate(self.games, 1):
            boxes = ", ".join(table.setup.boxes)
            grid.add_row(str(number), capital(", ".join(table.names)), boxes, f"round {table.game.round}")
        title = "Unfinished games" if len(self.games) > 1 else "An unfinished game"
        return Group(Text(title, "heading"), grid)

    def chosen(self, line: str) -> Path | None:
        """The game that a number stands for."""
        digits = line.strip()
        number = int(digits) if digits.isdecimal() and len(digits) == 1 else 0
        return self.games[number - 1][0] if 1 <= number <= len(self.games) else None


class Proposal:
    """What is on the first screen, and how the keys change it."""

    def __init__(self, rules: Rules) -> None:
        self._rules = rules
        self.wish = Wish()
        self.shelf = Shelf(rules)
        self.notice = self.shelf.notice
        self._changed = False

    @property
    def path(self) -> Path | None:
        """The game that Enter goes on with: none where a new one was chosen, or where there is no unfinished one."""
        return self.shelf.games[0][0] if self.shelf.games and not self._changed else None

    def change(self, line: str) -> bool:
        """Obey a line; whether a new game is to begin."""
        key, _, words = line.strip().partition(" ")
        words = words.strip()
        self.notice = Text()
        try:
            read_command(line)
            match key.lower():
                case "b" | "box" | "boxes":
                    wish = replace(self.wish, boxes=words or _next(self._chosen, self._boxes), town=None)
                case "t" | "town":
                    town = words or ("first" if self._town == "random" else "random")
                    known = known_town(self._rules, town)
                    wish = replace(self.wish, town=town, boxes=",".join(known.boxes) if known else self.wish.boxes)
                case "p" | "players":
                    wish = replace(self.wish, seats=words or self._next_opponent())
                case "n" | "new":
                    return True
                case _:
                    self.notice = Text("Press one of the keys on the left, then Enter.", "error")
                    return False
            wish.table(self._rules)
            self.wish = wish
            self._changed = True
        except CuoreError as error:
            self.notice = Text(str(error), "error")
        return False

    @property
    def _boxes(self) -> list[str]:
        """The boxes that a game can be played with alone."""
        return [box.id for box in self._rules.boxes.values() if box.first_town]

    @property
    def _chosen(self) -> str:
        """The boxes of the proposed game."""
        return self.wish.boxes or BOXES[0]

    @property
    def _about_boxes(self) -> str:
        box = self._rules.boxes.get(self._chosen)
        return f"{box.title}, {box.about}" if box else "a mixture; the first one gives the chiefs"

    @property
    def _town(self) -> str:
        return self.wish.town or ("random" if self.wish.draws(self._rules) else "first")

    def _next_opponent(self) -> str:
        others = (self.wish.seats or SEATS).split(",")[1:]
        return f"{YOU.lower()}, {_next(others[0].strip(), list(LEVELS))}"

    def picture(self) -> RenderableType:
        """The whole screen."""
        seats = self.wish.seats or SEATS
        _, _, others = seats.partition(",")
        about = {entry.name: entry.about for entry in KNOWN_BOTS}.get(others.strip().lower(), "")
        rows = [
            ("b", "Box", self._chosen, self._about_boxes),
            ("t", "Town", self._town, TOWNS.get(self._town, "the one you named")),
            ("p", "Players", seats, about),
        ]
        grid = Grid.grid(padding=(0, 2, 0, 0))
        for style in ("number", "", "player", "quiet"):
            grid.add_column(style=style)
        for row in rows:
            grid.add_row(*row)
        keys = Grid.grid(padding=(0, 2, 0, 0))
        keys.add_column(style="number")
        keys.add_column()
        for left, right in self._keys():
            keys.add_row(left, right)
        return Group(
            Rule(Text("Welcome to Tanto Cuore", "heading"), align="left", style="frame"),
            Padding(self.shelf.picture() if self.shelf.games else Text(GREETING), (1, 2)),
            Padding(grid, (0, 2)),
            Padding(Text(HOW, "quiet"), (0, 2)),
            Padding(keys, (1, 2)),
            *([Padding(self.notice, (0, 2))] if self.notice else []),
        )

    def _keys(self) -> list[tuple[str, str]]:
        begin = "deal the cards"
        count = len(self.shelf.games)
        if not count:
            keys = [("Enter", begin)]
        elif self._changed:
            keys = [("Enter", f"a new game: {begin}"), (_numbers(1, count), "go on with an unfinished game")]
        else:
            others = [(_numbers(2, count), "go on with that one")] if count > 1 else []
            keys = [("Enter", "go on with the first one"), *others, ("n", f"a new game: {begin}")]
        return [*keys, ("q", "leave; in the game, h is help and ? reads cards")]


def _numbers(first: int, last: int) -> str:
    return f"{first}" if first == last else f"{first}–{last}"


def welcome(rules: Rules, screen: Screen) -> Wish | Path | None:
    """Ask until it is clear what to play: a new game, a saved one, or nothing."""
    proposal = Proposal(rules)
    with screen.opened(), suppress(Closed, KeyboardInterrupt):
        while True:
            line = screen.choose(proposal.picture)
            if line.strip().lower() in LEAVE:
                return None
            if not line.strip():
                return proposal.path or proposal.wish
            chosen = proposal.shelf.chosen(line)
            if chosen is not None:
                return chosen
            if proposal.change(line):
                return proposal.wish
    return None


def which_unfinished(rules: Rules, screen: Screen) -> Path | None:
    """The unfinished game to go on with: a person chooses if there are several, or leaves."""
    last = last_unfinished()
    if not screen.is_for_person:
        return last
    shelf = Shelf(rules)
    if len(shelf.games) < 2:
        return last
    keys = Text(f"Enter: the first one · {_numbers(2, len(shelf.games))}: that one · q: leave", "quiet")

    def picture() -> RenderableType:
        return Padding(Group(shelf.picture(), Text(), keys, shelf.notice), (1, 2))

    with screen.opened(), suppress(Closed, KeyboardInterrupt):
        while True:
            line = screen.choose(picture)
            if line.strip().lower() in LEAVE:
                return None
            chosen = shelf.chosen(line.strip() or "1")
            if chosen is not None:
                return chosen
            shelf.notice = Text("Type one of the numbers, then Enter.", "error")
    return None


def _next(now: str, all_of_them: list[str]) -> str:
    """The one after this, and after the last the first."""
    return all_of_them[(all_of_them.index(now) + 1) % len(all_of_them)] if now in all_of_them else all_of_them[0]

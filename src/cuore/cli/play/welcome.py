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
from cuore.bots.registry import ENTRIES
from cuore.cards.catalogue import BOXES as ALL_BOXES
from cuore.cli.play.commands import LEAVE, read_command
from cuore.cli.play.keyboard import Closed
from cuore.cli.play.lock import is_held
from cuore.cli.play.save import resumed, unfinished
from cuore.cli.play.screen import Screen
from cuore.cli.play.seats import YOU
from cuore.cli.play.table import Table
from cuore.cli.play.wish import SEATS, Wish
from cuore.engine.errors import CuoreError
from cuore.engine.rules import Rules
from cuore.text.english import capital

TITLES: dict[str, str] = {
    "base": "Tanto Cuore, where to begin",
    "expanding": "Expanding the House, with buildings",
    "vacation": "Romantic Vacation, with Reminiscences",
    "oktoberfest": "Oktoberfest, with beers",
    "more": "More Tanto Cuore, another game: rounds in the Park",
}
TOWNS: dict[str, str] = {
    "first": "the ten maids recommended for a first game",
    "random": "ten maids drawn by chance",
}
GREETING = (
    "You run a house. Maids serve you and bring Love, Love employs better maids, and those you keep in your private "
    "quarters score: the most victory points win."
)

HOW = "b: the next box · b base,vacation: a mixture · p Ann, Ben, rush: who you like"


class Proposal:
    """What is on the first screen, and how the keys change it."""

    def __init__(self, rules: Rules) -> None:
        self._rules = rules
        self.wish = Wish()
        self.notice = Text()
        self.path, damaged = unfinished()
        self._saved = self._look_at(self.path)
        if damaged:
            self.notice = Text(f"This saved game cannot be read: {damaged[0]}", "error")

    def _look_at(self, path: Path | None) -> Table | None:
        """The unfinished game, if one can go on with it."""
        if path is None:
            return None
        try:
            if is_held(path):
                self.notice = Text("Your last game is being played in another window.", "notice")
                return None
            return resumed(self._rules, path, None)
        except CuoreError as error:
            self.notice = Text(f"Your last game cannot be resumed: {error}", "error")
            return None

    @property
    def resumes(self) -> bool:
        """Whether Enter goes on with an unfinished game."""
        return self._saved is not None

    def change(self, line: str) -> bool:
        """Obey a line; whether a new game is to begin."""
        key, _, words = line.strip().partition(" ")
        words = words.strip()
        self.notice = Text()
        try:
            read_command(line)
            match key.lower():
                case "b" | "box" | "boxes":
                    wish = replace(self.wish, boxes=words or _next(self.wish.boxes, list(ALL_BOXES)), town=None)
                case "t" | "town":
                    wish = replace(self.wish, town=words or ("first" if self._town == "random" else "random"))
                case "p" | "players":
                    wish = replace(self.wish, seats=words or self._next_opponent())
                case "n" | "new":
                    return True
                case _:
                    self.notice = Text("Press one of the keys on the left, then Enter.", "error")
                    return False
            wish.table(self._rules)
            self.wish = wish
        except CuoreError as error:
            self.notice = Text(str(error), "error")
        return False

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
        about = {entry.name: entry.about for entry in ENTRIES}.get(others.strip().lower(), "")
        rows = [
            ("b", "Box", self.wish.boxes, TITLES.get(self.wish.boxes, "a mixture; the first one gives the chiefs")),
            ("t", "Town", self._town, TOWNS.get(self._town, "the maids you named")),
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
            Padding(Text(GREETING), (1, 2)),
            *([Padding(self._unfinished(self._saved), (0, 2, 1, 2))] if self._saved else []),
            Padding(grid, (0, 2)),
            Padding(Text(HOW, "quiet"), (0, 2)),
            Padding(keys, (1, 2)),
            *([Padding(self.notice, (0, 2))] if self.notice else []),
        )

    def _keys(self) -> list[tuple[str, str]]:
        begin = "deal the cards"
        first = [("Enter", "go on with it"), ("n", f"a new game: {begin}")] if self.resumes else [("Enter", begin)]
        return [*first, ("q", "leave; in the game, h is help and ? reads cards")]

    def _unfinished(self, table: Table) -> Text:
        names = ", ".join(table.names)
        boxes = ", ".join(table.setup.boxes)
        return Text.assemble(
            ("An unfinished game: ", "heading"), f"{capital(names)}; {boxes}; round {table.game.round}."
        )


def welcome(rules: Rules, screen: Screen) -> Wish | Path | None:
    """Ask until it is clear what to play: a new game, a saved one, or nothing."""
    proposal = Proposal(rules)
    with screen.opened(), suppress(Closed, KeyboardInterrupt):
        while True:
            line = screen.choose(proposal.picture)
            if line.strip().lower() in LEAVE:
                return None
            if not line.strip():
                return proposal.path if proposal.resumes else proposal.wish
            if proposal.change(line):
                return proposal.wish
    return None


def _next(now: str, all_of_them: list[str]) -> str:
    """The one after this, and after the last the first."""
    return all_of_them[(all_of_them.index(now) + 1) % len(all_of_them)] if now in all_of_them else all_of_them[0]

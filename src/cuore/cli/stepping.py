"""Stepping through a game: on a terminal on the screen of the table, elsewhere line by line.

A game that is over lies open: every decision is seen through the eyes of the player who made it. While a game with
people is not over, only their own decisions are shown, with a curtain between two of them, so that looking back tells
nobody what the others hold.
"""

from __future__ import annotations

import sys
from collections.abc import Iterator
from dataclasses import replace
from io import StringIO

from rich.console import Console, RenderableType
from rich.text import Text

from cuore.cli.output import console
from cuore.cli.play.commands import Order, read_command
from cuore.cli.play.deck import own_deck
from cuore.cli.play.keyboard import Closed
from cuore.cli.play.layout import all_answers, whole_table
from cuore.cli.play.scene import Past, Scene, scene_for
from cuore.cli.play.score import final_score
from cuore.cli.play.screen import Screen
from cuore.cli.play.speech import speaker_for
from cuore.cli.play.story import story
from cuore.cli.play.texts import card_texts, keys_page, texts_in_sight
from cuore.cli.reel import NoSuchPlace, Reel
from cuore.engine.errors import CuoreError, sentence, shorten
from cuore.engine.position import write_position
from cuore.table import Onlooker, Seat
from cuore.text.log import log_lines

HELP = (
    "Enter: next · b: back · number: go to that decision · r 3: to round 3 · n: next turn · e: to the end · "
    "p: position as text · play: play on from here · q: quit"
)
SHORT_HELP = "Enter next · b back · n next turn · r 3 round · e end · play · h help · q quit"
LOOKING = (
    ("Enter", "the next decision"),
    ("b, back", "the one before"),
    ("12", "to that decision"),
    ("n, next", "to the next turn"),
    ("r 3", "to round 3"),
    ("e, end", "to the end"),
    ("a, answers", "all answers that were possible; what was decided is marked"),
    ("? NAME", "the text of a card; ? alone: of all cards in sight"),
    ("d, deck", "all cards of the player who decided"),
    ("t, table", "the whole table, nothing cut short"),
    ("l, log", "everything that had happened, as far as that player knew it"),
    ("p", "the position as text, where nobody's cards are secret any more"),
    ("play", "play on from here, as a game of its own; play Ann, rush: who plays"),
    ("q, quit", "leave"),
)
"""What can be typed at the screen."""
PLAY = "play"
POSITION = "p"
NOBODY = -1


def is_play(line: str) -> bool:
    """Whether a line wants to play on, whoever may be named behind it."""
    return line.lower().split(maxsplit=1)[:1] == [PLAY]


# -- on a screen --


class Showing:
    """A reel on the screen of the table."""

    def __init__(self, reel: Reel, screen: Screen, is_open: bool) -> None:
        self._reel = reel
        self._screen = screen
        self._closed = bool(reel.people) and not reel.result and not is_open
        self._stops = [i for i, seat in enumerate(reel.deciders) if not self._closed or seat in reel.people]
        self._before_screen = NOBODY  # whose cards may be on the screen
        self._notice = Text()
        self._typed = ""  # what was typed at a page and is meant for the reel

    def run(self) -> list[Seat] | None:
        """Show it until somebody leaves, or wants to play on with certain players."""
        if not self._stops:
            self._screen.write(Text("No person has decided anything in this game yet. All of it is shown by --open."))
            return None
        with self._screen.opened():
            try:
                self._go(self._reel.at)
                while True:
                    self._show_end()
                    players = self._ask()
                    if players is not None:
                        return players
            except Closed:
                return None

    def _go(self, target: int) -> None:
        """Wind to a place, or past it to the next one that may be shown."""
        reel = self._reel
        if target == reel.last and reel.result:
            reel.go(target)
            return
        back = target < reel.at
        stops = [i for i in self._stops if (i <= target if back else i >= target)]
        reel.go(stops[-1 if back else 0] if stops else self._stops[0 if back else -1])

    def _show_end(self) -> None:
        """At the end of the game its score, and then back to the last decision."""
        reel = self._reel
        if reel.session.game.over:
            self._page(final_score(reel.session.game, reel.names, self._screen.console.width))
            self._go(reel.last - 1)

    def _ask(self) -> list[Seat] | None:
        """Show the decision that was made here, and do what is wanted."""
        reel, table = self._reel, self._reel.table()
        seat = table.game.asked
        if self._closed and len(reel.people) > 1 and seat != self._before_screen:
            self._screen.curtain(reel.names[seat])
        self._before_screen = seat
        chosen = None if reel.at == reel.last else reel.chosen
        scene = replace(scene_for(table, seat), can_undo=False, is_fresh=False, past=Past(chosen, SHORT_HELP))
        while True:
            line = (self._typed or self._screen.ask(scene, self._words_below(), again=False)).strip()
            self._typed = ""
            self._notice = Text()
            try:
                target = reel.target(line)
                if target is not None:
                    before = reel.at
                    self._go(target)
                    self._notice = Text(reel.remark(line), "notice")
                    if before == reel.at:
                        self._notice = Text("There is nothing more to be shown that way.", "notice")
                    return None
                if is_play(line):
                    return reel.players(line[len(PLAY) :].strip())
                self._look(line, scene)
            except CuoreError as error:
                self._notice = Text(str(error), "error")

    def _words_below(self) -> Text:
        """What was decided here, or what there is to say."""
        reel = self._reel
        return self._notice or Text(f"{reel.at}/{reel.last}  {reel.choice}", "player")

    def _page(self, thing: RenderableType, last_first: bool = False) -> None:
        self._typed = self._screen.pages(thing, last_first)

    def _look(self, line: str, scene: Scene) -> None:
        """Show something else for a while, or say what there is."""
        command = read_command(line)
        rules = scene.labels.rules
        match command.order:
            case Order.QUIT:
                raise Closed
            case Order.TABLE:
                self._page(whole_table(scene, self._screen.console.width))
            case Order.DECK:
                self._page(own_deck(scene))
            case Order.ANSWERS:
                self._page(all_answers(scene))
            case Order.LOG:
                log = Onlooker(self._reel.table(), scene.view.seat).log()
                self._page(story(scene.labels, scene.speaker, log, headings=True), last_first=True)
            case Order.TEXTS if not command.words:
                self._page(texts_in_sight(scene))
            case Order.TEXTS:
                self._page(card_texts(scene.labels, [rules.find(command.words)]))
            case Order.HELP:
                self._page(keys_page(LOOKING))
            case Order.HINT | Order.SAVE | Order.UNDO:
                self._notice = Text(f"That is for games in progress: play on from here with {PLAY}.", "notice")
            case _ if line.lower() == POSITION and not self._closed:
                self._page(Text(write_position(self._reel.session.game)))
            case _ if line:
                self._notice = Text(
                    f"{shorten(line)} is nothing that can be done in a replay: h shows what is.", "error"
                )
            case _:
                self._notice = Text("The record ends here.", "notice")


# -- line by line --


def step_through(reel: Reel) -> list[Seat] | None:
    """Tell a game decision by decision, until the end or until somebody wants to play on."""
    out = console()
    if _is_asked():
        out.print(Text(HELP, style="dim"))
    shown = reel.session.marks[-1] if reel.at else 0
    commands = _commands()
    while True:
        speaker = speaker_for(reel.session.game.deal, reel.names)
        for line in log_lines(reel.session.told[shown:]):
            told = speaker.say(line)
            named = told.pieces[0].what == "seat"  # a player's name is written as it was given
            out.print(f"  {told if named else told.capital()}", markup=False, soft_wrap=not out.is_terminal)
        shown = len(reel.session.told)
        out.print(Text(f"{reel.at}/{reel.last}  {reel.choice}", style="bold"))
        command = next(commands, "q")
        if command.lower() in ("q", "quit"):
            return None
        if is_play(command):
            return reel.players(command[len(PLAY) :].strip())
        try:
            before, target = reel.at, reel.target(command)
        except NoSuchPlace as error:
            out.print(Text(sentence(error)))
            continue
        if target is not None:
            reel.go(target)
            if reel.remark(command):
                out.print(Text(reel.remark(command)))
            if target != before + 1 or command:
                shown = reel.session.marks[-1] if reel.session.marks else 0
        elif command == "":
            return None
        else:
            _show(out, reel, command)


def _is_asked() -> bool:
    """Whether somebody sees the questions and can answer them."""
    return (sys.stdin or StringIO()).isatty() and (sys.stdout or StringIO()).isatty()


def _commands() -> Iterator[str]:
    """What is typed, line by line. Where nobody says anything, the game is told to its end."""
    silent = True
    lines = sys.stdin or StringIO()
    if _is_asked() or not lines.isatty():
        while True:
            try:
                line = f"{input('> ')}\n" if _is_asked() else lines.readline()
            except EOFError:
                break
            if not line:
                break
            silent = False
            yield line.strip()
    while silent:
        yield ""


def _show(out: Console, reel: Reel, command: str) -> None:
    """Something that is no step."""
    if command.lower() == POSITION:
        out.print(write_position(reel.session.game), markup=False, soft_wrap=True)
    else:
        out.print(Text(HELP, style="dim"))

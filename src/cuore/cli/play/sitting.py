"""One sitting: from the first question, or where a saved game stopped, until the game is over or somebody leaves."""

from __future__ import annotations

from contextlib import suppress
from pathlib import Path

from rich.console import RenderableType
from rich.text import Text

from cuore.cli.advice import advice_page
from cuore.cli.play.answer_numbers import BEER_PILE, ENDS, numbers_so_far
from cuore.cli.play.commands import ASKED_BACK, YES, Command, Order, read_command
from cuore.cli.play.deck import own_deck
from cuore.cli.play.keyboard import Closed, unbroken
from cuore.cli.play.layout import all_answers, whole_table
from cuore.cli.play.save import CannotSave, kept, named_file, save, save_copy
from cuore.cli.play.scene import Scene, scene_for
from cuore.cli.play.screen import Screen
from cuore.cli.play.story import story
from cuore.cli.play.texts import card_texts, help_page, texts_in_sight
from cuore.cli.thinking import thinking
from cuore.engine.errors import CuoreError, IllegalChoice, UnknownCard
from cuore.engine.words import ASK_EMPLOY, END_WORK
from cuore.table import Frozen, Onlooker, Table
from cuore.text.answers import meant
from cuore.text.message import message

NOBODY = -1

LONGEST_NUMBER = 2
"""The digits that the numbers of cards have at most."""


class Sitting:
    """A table, the screen it is shown on and the file it is kept in."""

    def __init__(self, table: Table, screen: Screen, file: Path, welcome: str) -> None:
        self._table = table
        self._screen = screen
        self._file = file
        self._notice = Text(welcome, "notice")
        self._before_screen = NOBODY  # whose cards may be on the screen
        self._waiting_for = NOBODY  # who was said to be thinking
        self._numbers = numbers_so_far(table.session, table.people)
        self._typed = ""  # what was typed at a page and is meant for the question behind it
        self._doubted = NOBODY  # the answer that a person was asked back about
        self._ended = NOBODY  # what the last answer ended, if it did

    def run(self) -> None:
        """Play. Leaving in any way loses nothing: every answer is on disk before the next question is asked."""
        with kept(self._file):
            self._play()

    def _play(self) -> None:
        save(self._table, self._file)
        frozen: Frozen | None = None
        with self._screen.opened():
            try:
                while not self._table.game.over:
                    if self._table.person_is_asked:
                        self._ask_person()
                    else:
                        self._wait_for(self._table.game.asked)
                        self._numbers.answered(NOBODY)  # what is typed meanwhile is dropped, so no number repeats
                        self._answer(self._table.choice_of_bot())
            except (Closed, KeyboardInterrupt):
                pass
            except Frozen as error:
                frozen = error
        save(self._table, self._file)
        if frozen is not None:
            raise frozen

    def _wait_for(self, seat: int) -> None:
        """Say that a bot is thinking, if it takes its time: once for all it decides before somebody else does."""
        if seat != self._waiting_for and self._table.takes_time(seat):
            self._screen.wait(f"{self._table.names[seat]} is thinking …")
        self._waiting_for = seat

    # -- asking --

    @property
    def _onlooker(self) -> Onlooker:
        """What the asked person may know."""
        return Onlooker(self._table, self._table.game.asked)

    def _ask_person(self) -> None:
        seat = self._table.game.asked
        if len(self._table.people) > 1 and seat != self._before_screen:
            self._screen.curtain(self._table.names[seat])
        self._before_screen = self._waiting_for = seat
        revision = self._table.revision
        scene = scene_for(self._table, seat, self._numbers)
        again = False
        while self._table.revision == revision:
            line = self._typed or self._screen.ask(scene, self._notice, again)
            self._typed = ""
            self._notice = Text()
            again = True
            doubted, self._doubted = self._doubted, NOBODY
            if doubted != NOBODY and line.strip().lower() in YES:
                self._choose(doubted, scene)
            elif line.strip():
                self._obey(line, scene)

    def _obey(self, line: str, scene: Scene) -> None:
        """Do what a person wants; if that is not possible, say why and change nothing."""
        try:
            command = read_command(line)
            match command.order:
                case Order.ANSWER:
                    words = self._named(command.words, scene)
                    self._consider(meant(scene.view, scene.names, words, scene.numbers), scene)
                case Order.UNDO:
                    self._undo()
                case Order.SAVE:
                    self._save_as(command.words)
                case Order.QUIT:
                    raise Closed
                case _:
                    self._show(command, scene)
        except Frozen:
            raise
        except IllegalChoice as error:
            saving = ". To save a copy: save FILE" if line.strip().lower().startswith("s ") else ""
            self._notice = Text(f"{error}{saving}", "error")
        except CuoreError as error:
            self._notice = Text(str(error), "error")

    def _named(self, words: str, scene: Scene) -> str:
        """An answer; a number that stands for a card which cannot be employed now becomes words, which tell why."""
        number = int(words) if words.isdecimal() and len(words) <= LONGEST_NUMBER else NOBODY
        kind = self._numbers.card(number)
        if scene.decision.question != ASK_EMPLOY or kind is None or kind == BEER_PILE or number in scene.all_numbers():
            return words
        return f"employ {scene.labels.rules.names[kind]}"

    def _consider(self, index: int, scene: Scene) -> None:
        """Take an answer, but ask a person back where one key would lose much. Lines from a file mean what they say."""
        option = scene.decision.options[index]
        if self._screen.is_for_person:
            question = self._onlooker.doubt(index)
            if option == END_WORK and self._ended not in (NOBODY, option):
                question = message("doubt.work")
            if question:
                self._doubted = index
                self._notice = Text(f"{scene.speaker.say(question)} {ASKED_BACK}", "notice")
                return
        self._choose(index, scene)

    def _choose(self, index: int, scene: Scene) -> None:
        option = scene.decision.options[index]
        self._numbers.answered(scene.numbers[option])
        self._ended = option if option in ENDS else NOBODY
        self._answer(index)

    def _answer(self, index: int) -> None:
        by_person = self._table.person_is_asked
        with unbroken():
            self._table.answer(self._table.game.asked, index, self._table.revision)
            # A bot answers the same again, so a run of bots between two people is kept at its end.
            if by_person or self._table.person_is_asked:
                self._keep()

    def _undo(self) -> None:
        with unbroken():
            self._table.undo(self._table.game.asked, self._table.revision)
            self._numbers = numbers_so_far(self._table.session, self._table.people)
            self._notice = Text("Taken back.", "notice")
            self._keep()

    # -- keeping --

    def _keep(self) -> None:
        try:
            save(self._table, self._file)
        except CannotSave as error:
            self._notice = Text(str(error), "error")

    def _save_as(self, name: str) -> None:
        path = named_file(name) if name else self._file
        if path.resolve() == self._file.resolve():
            save(self._table, path)
        else:
            save_copy(self._table, path)
        self._notice = Text(f"Saved in {path}", "notice")

    # -- looking --

    def _show(self, command: Command, scene: Scene) -> None:
        match command.order:
            case Order.TEXTS if command.words:
                self._page(card_texts(scene.labels, [self._find(command.words, scene)]))
            case Order.TEXTS:
                self._page(texts_in_sight(scene))
            case Order.ANSWERS:
                self._page(all_answers(scene))
            case Order.TABLE:
                self._page(whole_table(scene, self._screen.console.width))
            case Order.DECK:
                self._page(own_deck(scene))
            case Order.HINT:
                with thinking(self._screen.console, self._screen.is_watched) as thought:
                    found = self._onlooker.hint(thought.budget())
                    thought.found()
                    with suppress(KeyboardInterrupt):  # it closes the page, and not the game
                        self._page(advice_page(scene.speaker, found, thought.is_broken_off()))
            case Order.LOG:
                self._page(story(scene.labels, scene.speaker, self._onlooker.log(), headings=True), last_first=True)
            case _:
                self._page(help_page(scene))

    def _page(self, thing: RenderableType, last_first: bool = False) -> None:
        self._typed = self._screen.pages(thing, last_first)

    def _find(self, name: str, scene: Scene) -> int:
        """The card that a person means: one of this game, or else any that there is."""
        in_game = [kind for kind, total in enumerate(scene.view.deal.totals) if total]
        try:
            return self._table.rules.find(name, in_game)
        except UnknownCard:
            return self._table.rules.find(name)

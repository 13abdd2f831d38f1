"""The commands and what they have in common: one line for a mistake, exit code 2, nothing lost."""

from __future__ import annotations

import sys
from collections.abc import Sequence
from pathlib import Path
from typing import Any

from cyclopts import App, CycloptsError, Parameter, Token, convert

from cuore import __version__
from cuore.build import running_build
from cuore.cli.bench import bench
from cuore.cli.bots import bots
from cuore.cli.cards import cards
from cuore.cli.here import program
from cuore.cli.hint import hint
from cuore.cli.mistakes import usage_words
from cuore.cli.output import READER_GONE, any_letters, complain, console, forget_output, usable_size
from cuore.cli.play import play
from cuore.cli.replay import replay
from cuore.cli.streams import stand_in
from cuore.cli.verify import verify
from cuore.engine.errors import CuoreError, cut, sentence
from cuore.troubles import reason


def new_app() -> App:
    """All commands, under the name by which this program was started."""
    app = App(
        name=program(),
        help="Tanto Cuore, the deck-building card games, in a terminal and on a server. An unofficial fan work.",
        version=f"cuore {__version__} ({running_build()})",
        help_format="plaintext",
        console=console(),
        default_parameter=Parameter(converter=_converted),
    )
    for command in (play, bots, cards, replay, verify, hint, bench):
        app.command(command)
    # By their names alone, so that nobody else waits for the libraries of a laboratory or a server.
    app.command(
        "cuore.cli.simulate:simulate", name="simulate", help="Play many games between bots and report what happened."
    )
    app.command(
        "cuore.cli.arena:arena", name="arena", help="Let bots meet on mirrored luck, and measure who is better."
    )
    app.command(
        "cuore.cli.lab:lab", name="lab", help="Ask what a card is worth, what it should cost, what a rule does."
    )
    app.command("cuore.cli.backup:backup", name="backup", help="Copy or check what a server keeps, also while it runs.")
    app.command("cuore.cli.town:town", name="town", help="Draw or show a town, and say what to expect of it.")
    app.command("cuore.cli.table:table", name="table", help="Play at a table in your browser.")
    app.command("cuore.cli.serve:serve", name="serve", help="Serve tables to browsers and bots.")
    app.command("cuore.cli.admin:admin", name="admin", help="See and mend what a server keeps, also while it runs.")
    return app


def _converted(type_: Any, tokens: Sequence[Token]) -> Any:  # noqa: ANN401 - of any option
    """What somebody wrote as what an option takes: the library would round a fraction to a whole number."""
    return convert(type_, tokens, converter=_single)


def _single(type_: type, word: str) -> Any:  # noqa: ANN401 - of any option
    return int(word) if type_ is int else convert(type_, [word])


def main() -> None:
    """Run the command line."""
    stand_in()
    any_letters()
    usable_size()
    try:
        code = new_app()(exit_on_error=False, print_error=False)
        sys.stdout.flush()
    except CycloptsError as error:
        complain(usage_words(error))
        code = 2
    except CuoreError as error:
        complain(sentence(error))
        code = 2
    except BrokenPipeError:
        forget_output()
        code = READER_GONE
    except OSError as error:
        complain(_file_words(error))
        code = 2
        try:
            sys.stdout.flush()
        except OSError:
            forget_output()
    except UnicodeError:
        complain("something here has letters that are not valid UTF-8: use others")
        code = 2
    sys.exit(code if isinstance(code, int) else 0)


def _file_words(error: OSError) -> str:
    """What is wrong with a file, where no command has said it better."""
    if error.filename:
        return f"{cut(error.filename)} cannot be used: {reason(error)}"
    try:
        Path.cwd()
    except OSError:
        return "the folder that you are in is gone: change to another one"
    return reason(error)

"""What is wrong with a command line, in one sentence: the errors of the library that reads it, in our words."""

from __future__ import annotations

from inspect import Parameter, signature
from pathlib import Path
from typing import get_args

from cyclopts import CoercionError, CycloptsError, MissingArgumentError, RepeatArgumentError, UnknownOptionError
from cyclopts.exceptions import ConsumeMultipleError, UnknownCommandError, UnusedCliTokensError

from cuore.cli.here import command
from cuore.engine.errors import listed, shorten
from cuore.town.naming import did_you_mean

KINDS = {int: "a whole number", float: "a number", Path: "the name of a file or folder"}
"""What an option of a type takes; of any other type, a value."""


def usage_words(error: CycloptsError) -> str:
    """What is wrong, and what to write instead."""
    chain = tuple(error.command_chain or ())
    for_help = f"see {command(*chain, '--help')}"
    match error:
        case UnknownCommandError():
            return _unknown_command(error)
        case UnknownOptionError():
            return _unknown_option(error, for_help)
        case UnusedCliTokensError():
            return _left_over(error.unused_tokens or [], len(error.root_input_tokens or ()) - len(chain), for_help)
        case ConsumeMultipleError():
            return f"{_name(error)} takes one value, not {error.actual_count}: {for_help}"
        case MissingArgumentError():
            return _missing(error, chain, for_help)
        case RepeatArgumentError():
            return f"{error.token.keyword} can be given only once"
        case CoercionError():
            return _wrong_value(error)
        case _:
            return f"these words make no command: {for_help}"


def _unknown_command(error: UnknownCommandError) -> str:
    word = (error.unused_tokens or [""])[0]
    chain = tuple(error.command_chain or ())
    if word.startswith("-"):
        return f"there is no option {_plain(word)}: see {command(*chain, '--help')}"
    names = [name for name in (error.app or {}) if not name.startswith("-")]
    group = f"{chain[-1]} " if chain else ""
    near = did_you_mean(word, names) or f"; choose from {', '.join(names)}"
    return f"there is no {group}command {shorten(word)}{near}"


def _unknown_option(error: UnknownOptionError, for_help: str) -> str:
    if "--" in (error.root_input_tokens or ()):
        return _left_over([error.token.keyword or error.token.value], 1, for_help)
    word, _, _ = (error.token.keyword or error.token.value).partition("=")
    options = {name.lstrip("-"): name for argument in error.argument_collection for name in argument.names}
    options = {bare: name for bare, name in options.items() if name.startswith("--")}
    near = did_you_mean(word.lstrip("-"), options).removesuffix("?").removeprefix(": did you mean ")
    return f"there is no option {_plain(word)}: {f'did you mean {options[near]}?' if near else for_help}"


def _left_over(words: list[str], count: int, for_help: str) -> str:
    """Words that belong to nothing; among others, they may be parts of a name with a space in it."""
    quoted = "put words that belong together in quotation marks, or " if count > len(words) else ""
    more = "is one word" if len(words) == 1 else f"are {len(words)} words"
    return f"{listed([shorten(word) for word in words])} {more} too many: {quoted}{for_help}"


def _missing(error: MissingArgumentError, chain: tuple[str, ...], for_help: str) -> str:
    name = _name(error)
    if name.startswith("-"):
        assert error.argument is not None
        hints = (error.argument.hint, *get_args(error.argument.hint))  # of a type, or of that type or nothing
        kind = next((KINDS[hint] for hint in hints if hint in KINDS), "a value")
        return f"{name} needs {kind} after it: {for_help}"
    needed = [
        parameter.name.upper().replace("_", "-")
        for parameter in signature(error.target or _missing).parameters.values()
        if parameter.kind is Parameter.POSITIONAL_ONLY and parameter.default is Parameter.empty
    ]
    return f"{name} is missing: write {command(*chain)} {' '.join(needed)}"


def _name(error: MissingArgumentError) -> str:
    assert error.argument is not None
    typed = next((token.keyword for token in error.argument.tokens if token.keyword), error.argument.name)
    return error.keyword or typed


def _wrong_value(error: CoercionError) -> str:
    token, argument = error.token, error.argument
    name = (token.keyword if token else None) or (argument.name.lstrip("-").upper() if argument else "this")
    value = shorten(token.value) if token else "that"
    if error.target_type is bool:
        return f"{name} takes no value: write it alone"
    return f"{name} must be {KINDS.get(error.target_type or str, 'something else')}, not {value}"


def _plain(word: str) -> str:
    """An option as it was typed, unless it is long or odd."""
    return word if word.isprintable() and len(word) <= 40 and " " not in word else shorten(word)

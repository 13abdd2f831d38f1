"""``cuore verify``: whether a finished game is the one that was promised before its first card."""

from __future__ import annotations

from pathlib import Path
from typing import Annotated, NamedTuple

from cyclopts import Parameter
from rich.text import Text

from cuore.cli.output import console, print_json
from cuore.cli.rules import readable_rules
from cuore.engine.errors import CuoreError, DamagedRecord, ForeignRecord, sentence
from cuore.engine.record import Record, hash_of_answers, read_record, result_words
from cuore.engine.record import replay as replay_record
from cuore.engine.rules import Rules
from cuore.lab.files import read_text
from cuore.server.commitment import commitment_of, is_commitment
from cuore.text.english.grammar import plural

AGREES = "agrees"
DIFFERS = "differs"
UNKNOWN = "not checked"
STYLES = {AGREES: "green", DIFFERS: "bold red", UNKNOWN: "yellow"}
PROMISED = "table, rules, layout and seed"


class NoCommitment(CuoreError):
    """What was given as a commitment is none."""


class Finding(NamedTuple):
    """What one check has found, in a sentence."""

    check: str
    found: str
    words: str


def verify(
    file: Path,
    /,
    *,
    commitment: str = "",
    card_file: Path | None = None,
    json: Annotated[bool, Parameter(negative=())] = False,
) -> int:
    """Check a finished game of a server: that it keeps its promise, and that everything in it follows from the seed.

    Exit code 0: everything agrees. 1: something does not. 2: something could not be checked.

    Parameters
    ----------
    file
        The game as the server gives it out after its end.
    commitment
        The 64 digits that the table showed before the first card. Without them only the file speaks for itself.
    card_file
        The file of corrected or own cards that the game was played with.
    json
        The findings for programs.

    """
    given = commitment.strip().lower()
    if given and not is_commitment(given):
        raise NoCommitment("a commitment is 64 digits from 0 to 9 and a to f: copy it as the table showed it")
    record = read_record(read_text(file))
    findings = [*_promise(record, given), *_answers(record), *_end(record), _game(readable_rules(card_file), record)]
    found = {finding.found for finding in findings}
    code = 1 if DIFFERS in found else 2 if UNKNOWN in found else 0
    if json:
        checks = [finding._asdict() for finding in findings]
        print_json({"table": record.table, "commitment": record.commitment, "agrees": code == 0, "checks": checks})
    else:
        out = console()
        for finding in findings:
            out.print(Text.assemble((f"{finding.check} {finding.found}: ", STYLES[finding.found]), finding.words))
        out.print(_verdict(code, given), markup=False)
    return code


def _promise(record: Record, given: str) -> list[Finding]:
    """Whether the game is what the file says was promised, and what somebody else says."""
    made = commitment_of(record)
    if not made and (record.commitment or given):
        return [Finding("commitment", DIFFERS, "the file does not name its table, as every game of a server does")]
    if not made:
        words = "nothing was promised: this is not a game of a server, or its seed was chosen"
        return [Finding("commitment", UNKNOWN, words)]
    if not record.commitment:
        own = Finding("commitment", DIFFERS, "the file does not say its commitment, as every game of a server does")
    elif made == record.commitment:
        own = Finding("commitment", AGREES, f"{PROMISED} are those that the commitment in the file was made of")
    else:
        own = Finding("commitment", DIFFERS, f"{PROMISED} are not those that the commitment in the file was made of")
    if not given:
        return [own]
    if made == given:
        yours = Finding("your commitment", AGREES, "this is the game that was promised to you")
    elif made == record.commitment:
        yours = Finding("your commitment", DIFFERS, "the file keeps a promise, but not the one that was made to you")
    else:
        yours = Finding("your commitment", DIFFERS, "this is not the game that was promised to you")
    return [own, yours]


def _answers(record: Record) -> list[Finding]:
    """Whether the answers are those that the file was closed with."""
    if not record.answers_hash:
        return []
    if record.answers_hash == hash_of_answers([answer[1:] for answer in record.answers]):
        return [Finding("answers", AGREES, f"none of {plural(len(record.answers), 'answer')} was changed or moved")]
    return [
        Finding(
            "answers", DIFFERS, "they are not those of the game: at least one was changed, moved, added or left out"
        )
    ]


def _end(record: Record) -> list[Finding]:
    """What a finished game of a server says about its end, and this one does not."""
    lines = _end_lines(record)
    if not record.table or not any(lines.values()):  # a game that is not over has none of them
        return []
    return [Finding("end", DIFFERS, f"the line {word!r} is missing") for word, value in lines.items() if not value]


def _end_lines(record: Record) -> dict[str, str]:
    return {"result": record.result, "answers": record.answers_hash, "checksum": record.checksum}


def _game(rules: Rules, record: Record) -> Finding:
    """Whether the answers lead to the end that the file tells, with the luck that the seed gives."""
    try:
        session = replay_record(rules, record)
    except ForeignRecord as error:
        return Finding("game", UNKNOWN, sentence(error))
    except DamagedRecord as error:
        return Finding("game", DIFFERS, sentence(error))
    if not session.game.over:
        if any(_end_lines(record).values()):
            return Finding("game", DIFFERS, "it does not reach its end")
        return Finding("game", UNKNOWN, "it is not over yet; so far every decision is allowed and every card as dealt")
    if record.table and not any(_end_lines(record).values()):
        return Finding("game", DIFFERS, "it is over, but the lines about its end are missing")
    decisions = plural(len(record.answers), "decision")
    return Finding(
        "game", AGREES, f"{decisions}, each of them allowed, and every card as dealt; {result_words(session)}"
    )


def _verdict(code: int, given: str) -> str:
    if code == 1:
        return "This is not the game as it was promised and played."
    if code == 2:
        return "Not everything could be checked."
    if given:
        return "Everything agrees."
    return "Everything agrees with the commitment in the file. Compare it with yours: add --commitment."

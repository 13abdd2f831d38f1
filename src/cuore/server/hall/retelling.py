"""Games that are played again, to be looked at."""

from __future__ import annotations

from cuore.engine.errors import CuoreError
from cuore.engine.record import read_record
from cuore.engine.rules import Rules
from cuore.server.errors import Refused
from cuore.server.wire.options import Laid
from cuore.server.wire.replay import check_length, names_in, write_replay


def replay_of_table(rules: Rules, text: str, eyes: int, table: str, names: tuple[str, ...], laid: Laid) -> bytes:
    """The replay of a game that was finished at a table."""
    try:
        record = read_record(text)
        _check_eyes(eyes, record.setup.seats)
        return write_replay(rules, record, eyes, names, table, laid)
    except CuoreError as error:
        raise _refused(error) from None


def replay_of_record(rules: Rules, text: str, eyes: int) -> bytes:
    """The replay of a record that somebody brought."""
    try:
        record = read_record(text)
        check_length(record)
        _check_eyes(eyes, record.setup.seats)
        return write_replay(rules, record, eyes, names_in(text, record.setup.seats))
    except CuoreError as error:
        raise _refused(error) from None


def _check_eyes(eyes: int, seats: int) -> None:
    if eyes >= seats:
        raise Refused("no-such-seat")


def _refused(error: CuoreError) -> Refused:
    return error if isinstance(error, Refused) else Refused("bad-record", str(error))

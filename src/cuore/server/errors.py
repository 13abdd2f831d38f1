"""Why the server refuses something: a code for programs, and words that are the same for everybody.

The words belong to the code and to nothing else, so no refusal can tell what its reader may not know. A refusal changes
nothing.
"""

from __future__ import annotations

from typing import Final

from cuore.engine.errors import CuoreError

REFUSALS: Final[dict[str, str]] = {
    # at a table
    "stale": "the table has moved on: look again, then decide",
    "not-asked": "it is not for you to answer now",
    "no-such-option": "that is not one of the options",
    "nothing-to-undo": "the last step cannot be taken back",
    "not-yours": "that is not yours to do here",
    "over": "the game is over",
    "not-over": "the game is not over yet",
    "not-begun": "the game has not begun",
    "begun": "the game has begun already",
    "paused": "the game is paused",
    "not-paused": "the game is not paused",
    "frozen": "this table stands still: something went wrong, and whoever runs the server has been told",
    "closed": "this table is closed",
    "seat-taken": "somebody sits there",
    "not-agreed": "only the computer player that this table agreed on may stand in",
    "seats-empty": "not all seats are taken",
    "no-such-seat": "there is no such seat",
    "name-in-use": "somebody at this table has that name",
    "id-used": "that id was used before, for something else",
    "no-chat": "chat is off at this table",
    "no-more-hints": "you have had many hints: wait a minute for the next one",
    "no-hints": "hints are off at this table",
    # of tables and games
    "no-such-table": "there is no such table, or it is not open to you",
    "no-such-game": "there is no such finished game, or it is not open to you",
    "no-such-bot": "there is no such computer player",
    "too-many-tables": "you have too many tables in play at a time: finish or leave one, or wait a minute",
    "bad-wish": "no table can be made like that",
    "no-such-town": "there is no such town here",
    "bad-record": "that is no game that can be played again here",
    # of messages
    "malformed": "that could not be read",
    "too-long": "that is too long",
    "too-fast": "too many at a time: wait a little",
    "busy": "the server cannot keep anything at the moment: try again, with the same id",
    "bad-ticket": "that ticket is not valid: ask for a new one",
    "bad-origin": "requests from there are not taken",
    "not-json": "only JSON is taken here",
    "no-such-page": "there is nothing here",
    "no-such-method": "that cannot be done here",
    "failed": "something went wrong here: whoever runs the server has been told",
    # of people
    "not-signed-in": "sign in first, or come in as a guest",
    "banned": "the operator of this server has banned you",
    "wrong-password": "that name and password do not belong together",
    "weak-password": "a password has 10 to 200 characters",
    "bad-name": "that cannot be a name",
    "name-taken": "that name, or one that looks like it, is taken",
    "no-such-session": "there is no such session",
}
"""Every code with its words."""


class Refused(CuoreError):
    """Something was refused; nothing has changed.

    ``detail`` says more where all of it comes from what was asked for: why a wish for a table cannot be fulfilled.
    ``clashes`` are the wishes for a town that cannot hold together: the list of each, and its words. ``wait``: seconds
    after which it may be asked for again, where it is refused for a while.
    """

    def __init__(
        self, code: str, detail: str = "", clashes: tuple[tuple[str, str], ...] = (), wait: float = 1.0
    ) -> None:
        super().__init__(REFUSALS[code])
        self.reason = code
        self.detail = detail
        self.clashes = clashes
        self.wait = wait


CAUSES: Final = ("away", "damaged", "disk-full", "locked", "read-only", "disk-error", "other")
"""Why a store does not answer."""


class Unavailable(Exception):
    """The store or another machine did not answer: what was asked for may have happened or not.

    Whoever meets it looks again before saying anything, and says "busy" where nothing is found; the same command may
    then come again. ``cause`` is one of ``CAUSES``, for the log and the figures of the operator.
    """

    def __init__(self, words: str = "", cause: str = "other") -> None:
        super().__init__(words)
        self.cause = cause

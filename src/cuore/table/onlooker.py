"""What one viewer gets of a table: a seat, or a spectator. Front ends show this and nothing else."""

from __future__ import annotations

from cuore.bots.advice.hint import Advice
from cuore.bots.search.race import Budget
from cuore.engine.game import Told
from cuore.engine.view import View
from cuore.engine.words import SPECTATOR, viewer_name
from cuore.table.news import News, log_of, news_of
from cuore.table.seats import IllegalSeats
from cuore.table.table import Missed, Table
from cuore.table.turns import last_turn_of, others_acted
from cuore.text.digest import Paragraph
from cuore.text.message import Message


class Onlooker:
    """One viewer of a table. Not a byte of what it gets depends on what that viewer may not know."""

    def __init__(self, table: Table, viewer: int) -> None:
        if viewer != SPECTATOR and not 0 <= viewer < table.game.deal.seats:
            raise IllegalSeats(f"there is no seat {viewer}: this table has {table.game.deal.seats}")
        self._table = table
        self.viewer = viewer

    def __repr__(self) -> str:
        return f"<Onlooker: {viewer_name(self.viewer)} at {self._table!r}>"

    @property
    def view(self) -> View:
        """What can be seen now."""
        return self._table.session.view(self.viewer)

    @property
    def names(self) -> list[str]:
        """Everybody's name."""
        return self._table.names

    @property
    def reader(self) -> int:
        """The seat that is spoken to: this viewer's, or nobody's."""
        return self._table.reader(self.viewer)

    @property
    def is_fresh(self) -> bool:
        """Whether somebody else has acted last."""
        return others_acted(self._table.session, self.viewer)

    @property
    def can_undo(self) -> bool:
        """Whether this seat could take its last answer back."""
        return self._table.can_undo(self.viewer)

    def heard(self, since: int = 0) -> list[Told]:
        """All events from a number on, as they were told here."""
        return self._table.session.heard(self.viewer, since)

    def heard_since_last_turn(self) -> list[Told]:
        """The events since this seat's last deed in its last turn; all of them where it had none."""
        last = last_turn_of(self._table.session, self.viewer)
        return self.heard(last[0] if last else 0)

    def missed(self, revision: int) -> Missed:
        """What happened since a revision."""
        return self._table.since(self.viewer, revision)

    def news(self) -> News:
        """What is new: in the turn that is played, or since this seat's last one."""
        return news_of(self._table, self.viewer)

    def log(self) -> list[Paragraph]:
        """Everything that happened, in sentences."""
        return log_of(self._table, self.viewer)

    def doubt(self, index: int) -> Message:
        """What to ask back before an answer; mostly nothing."""
        return self._table.doubt(self.viewer, index)

    def hint(self, budget: Budget) -> list[Advice]:
        """What the search makes of this seat's open decision."""
        return self._table.hint(self.viewer, budget)

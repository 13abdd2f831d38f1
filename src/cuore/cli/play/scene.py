"""Everything that one person is shown when asked. It is made of that seat's view and of nothing else."""

from __future__ import annotations

from dataclasses import dataclass

from cuore.cli.play.answers import option_texts
from cuore.cli.play.labels import Labels
from cuore.cli.play.news import news_of
from cuore.cli.play.numbers import END, Numbers
from cuore.cli.play.seats import YOU
from cuore.cli.play.standing import open_points
from cuore.cli.play.table import Table
from cuore.engine.decision import Decision
from cuore.engine.view import View
from cuore.engine.words import (
    ACQUIRE,
    BUY_BEER_FROM_PILE,
    BUY_BEER_SHOWN,
    EMPLOY_CARD,
    HIDDEN,
    TAKE,
    TOLD_BEER_LOOKED_AT,
    card_of,
    verb_of,
)
from cuore.text.digest import Paragraph

FROM_TOWN = (EMPLOY_CARD, TAKE, ACQUIRE, BUY_BEER_SHOWN, BUY_BEER_FROM_PILE)
"""Options for cards that lie in the Town or beside it: there they get their numbers."""

BEER_PILE = HIDDEN
"""Stands for the unknown card on top of the beer pile where cards are told by their kinds."""


@dataclass(frozen=True, slots=True)
class Scene:
    """The table through the eyes of the person who is asked.

    ``options`` are the texts of the open decision's options, ``numbers`` say by which number each of them is
    answered (some that are gone still have theirs); ``looked_at`` are the two beers of the pile that were
    looked at last, the upper one first; ``points`` are those in sight, by seat; a fresh scene is the first after
    others have acted.
    """

    view: View
    decision: Decision
    labels: Labels
    names: list[str]
    options: list[str]
    numbers: dict[int, int]
    news: list[Paragraph]
    news_title: str
    looked_at: list[int]
    points: list[int]
    is_fresh: bool
    can_undo: bool

    @property
    def name(self) -> str:
        """Who is looking."""
        return self.names[self.view.seat]

    @property
    def place(self) -> str:
        """Where the cards on offer lie."""
        return "Park" if self.view.park_in_use else "Town"

    def whose(self, seat: int) -> str:
        """Whose something is, in words."""
        return "your" if self.names[seat] == YOU else f"{self.names[seat]}'s"

    def numbers_in_town(self) -> dict[int, int]:
        """The numbers of the answers that take a card from the Town or beside it, by kind of card."""
        return {
            BEER_PILE if verb_of(option) == BUY_BEER_FROM_PILE else card_of(option): self.numbers[option]
            for option in self.decision.options
            if self.is_in_town(option)
        }

    def other_numbers(self) -> list[int]:
        """The numbers of all other answers."""
        return self._in_order([option for option in self.decision.options if not self.is_in_town(option)])

    def all_numbers(self) -> list[int]:
        """The numbers of all answers, in the order they are listed: what ends something comes last."""
        return self._in_order(self.decision.options)

    def _in_order(self, options: list[int]) -> list[int]:
        return sorted((self.numbers[option] for option in options), key=lambda number: (number == END, number))

    def index(self, number: int) -> int:
        """Which of the options has a number."""
        return [self.numbers[option] for option in self.decision.options].index(number)

    def is_in_town(self, option: int) -> bool:
        """Whether an option is about a card in the Town or beside it; cards turned over lie elsewhere."""
        verb = verb_of(option)
        return verb in FROM_TOWN and not (verb == TAKE and self.view.aside_count)


def scene_for(table: Table, seat: int, numbers: Numbers | None = None) -> Scene:
    """What the asked person is shown now; ``numbers`` remembers those of the questions before."""
    view = table.session.view(seat)
    assert view.decision is not None
    last = table.last_turn_of(seat)
    heard = table.session.heard(seat, last[0] if last else 0)
    news = news_of(table, seat)
    return Scene(
        view=view,
        decision=view.decision,
        labels=Labels(view.deal),
        names=table.names,
        options=option_texts(view.decision, table.names),
        numbers=dict((numbers or Numbers()).of(view, view.decision)),
        news=news.paragraphs,
        news_title=news.title,
        looked_at=[card for what, _, card, *_ in heard if what == TOLD_BEER_LOOKED_AT and card != HIDDEN][-2:],
        points=open_points(view),
        is_fresh=table.others_acted(seat),
        can_undo=table.session.can_undo,
    )

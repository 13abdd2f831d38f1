"""Everything that one person is shown when asked. It is made of that seat's view and of nothing else."""

from __future__ import annotations

from dataclasses import dataclass

from cuore.cli.play.answers import option_texts
from cuore.cli.play.labels import Labels
from cuore.cli.play.news import Paragraph, paragraphs
from cuore.cli.play.seats import YOU
from cuore.cli.play.table import Table
from cuore.engine.decision import Decision
from cuore.engine.view import View
from cuore.engine.words import EMPLOY_CARD, PRIVATE, TAKE, card_of, verb_of

FROM_TOWN = (EMPLOY_CARD, TAKE)
"""Options for cards that lie in the Town: there they get their numbers."""


@dataclass(frozen=True, slots=True)
class Scene:
    """The table through the eyes of the person who is asked.

    ``options`` are the texts of the open decision's options; a fresh scene is the first after others have acted.
    """

    view: View
    decision: Decision
    labels: Labels
    names: list[str]
    options: list[str]
    news: list[Paragraph]
    is_fresh: bool
    can_undo: bool

    @property
    def name(self) -> str:
        """Who is looking."""
        return self.names[self.view.seat]

    def whose_turn(self) -> str:
        """Whose turn it is, in words."""
        name = self.names[self.view.turn]
        return "your turn" if name == YOU else f"{name}'s turn"

    def numbers_in_town(self) -> dict[int, int]:
        """The numbers of the answers that take a card from the Town, by kind of card."""
        options = enumerate(self.decision.options, 1)
        return {card_of(option): number for number, option in options if verb_of(option) in FROM_TOWN}

    def other_numbers(self) -> list[int]:
        """The numbers of all other answers."""
        options = enumerate(self.decision.options, 1)
        return [number for number, option in options if verb_of(option) not in FROM_TOWN]

    def empty_piles(self) -> int:
        """How many of the piles that end the game are empty."""
        rules, totals = self.view.deal.rules, self.view.deal.totals
        empty = sum(not self.view.piles[place] for place in self.view.deal.maid_piles)
        private_maids = any(total and rules.category[kind] == PRIVATE for kind, total in enumerate(totals))
        return empty + (private_maids and not self.view.face_down_count)


def scene_for(table: Table, seat: int) -> Scene:
    """What the asked person is shown now."""
    view = table.session.view(seat)
    assert view.decision is not None
    return Scene(
        view=view,
        decision=view.decision,
        labels=Labels(view.deal),
        names=table.names,
        options=option_texts(view.decision, table.names),
        news=paragraphs(table.rules, table.news_of(seat), table.names),
        is_fresh=table.others_acted(seat),
        can_undo=table.session.can_undo,
    )

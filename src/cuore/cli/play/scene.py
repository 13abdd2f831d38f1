"""Everything that one person is shown when asked. It is made of that seat's view and of nothing else."""

from __future__ import annotations

from dataclasses import dataclass

from cuore.cli.play.answer_numbers import BEER_PILE, END, Numbers, in_town
from cuore.cli.play.labels import Labels
from cuore.cli.play.speech import speaker_for
from cuore.engine.decision import Decision
from cuore.engine.view import View
from cuore.engine.words import HIDDEN, PICKING, TOLD_BEER_LOOKED_AT
from cuore.table import Onlooker, Table, open_points
from cuore.text.digest import Paragraph
from cuore.text.language import Speaker
from cuore.text.message import SeatPart, message
from cuore.text.options import option_texts

__all__ = ["BEER_PILE", "Past", "Scene", "scene_for"]


@dataclass(frozen=True, slots=True)
class Past:
    """A decision that was made long ago: the option that was chosen, if any, and what can be typed now."""

    chosen: int | None
    keys: str


@dataclass(frozen=True, slots=True)
class Scene:
    """The table through the eyes of the person who is asked.

    ``speaker`` speaks to that person; ``options`` are the texts of the open decision's options, ``numbers`` say by
    which number each of them is answered (some that are gone still have theirs); ``looked_at`` are the two beers of
    the pile that were looked at last, the upper one first; ``points`` are those in sight, by seat; a fresh scene is
    the first after others have acted; ``past`` is there when nothing is asked any more, because it was decided.
    """

    view: View
    decision: Decision
    labels: Labels
    speaker: Speaker
    names: list[str]
    options: list[str]
    numbers: dict[int, int]
    news: list[Paragraph]
    news_title: str
    looked_at: list[int]
    points: list[int]
    is_fresh: bool
    can_undo: bool
    past: Past | None = None

    @property
    def prompt(self) -> str:
        """What stands before the line that is typed."""
        return f"{self.name} ▸ " if self.past is None else "Replay ▸ "

    @property
    def name(self) -> str:
        """Who is looking."""
        return self.names[self.view.seat]

    @property
    def place(self) -> str:
        """Where the cards on offer lie."""
        return str(self.speaker.say(message("place.name")))

    def whose_turn(self) -> str:
        """Whose turn it is, or whose pick. At a table of several people everybody is named."""
        key = "turn.pick" if self.view.phase == PICKING else "turn.of"
        anybody = speaker_for(self.view.deal, self.names)
        return str(anybody.say(message(key, who=SeatPart(self.view.turn))))

    def numbers_in_town(self) -> dict[int, int]:
        """The numbers of the answers that take a card from the Town or beside it, by kind of card."""
        if self.past is not None:
            return {}
        kinds = [(in_town(self.view, self.decision, option), option) for option in self.decision.options]
        return {kind: self.numbers[option] for kind, option in kinds if kind is not None}

    def other_numbers(self) -> list[int]:
        """The numbers of all other answers; of those in the Town, the one that was chosen."""
        chosen = None if self.past is None else self.past.chosen
        return self._in_order([o for o in self.decision.options if o == chosen or not self.is_in_town(o)])

    def all_numbers(self) -> list[int]:
        """The numbers of all answers, in the order they are listed: what ends something comes last."""
        return self._in_order(self.decision.options)

    def _in_order(self, options: list[int]) -> list[int]:
        return sorted((self.numbers[option] for option in options), key=lambda number: (number == END, number))

    def index(self, number: int) -> int:
        """Which of the options has a number."""
        return [self.numbers[option] for option in self.decision.options].index(number)

    def is_in_town(self, option: int) -> bool:
        """Whether an option is about a card in the Town or beside it."""
        return in_town(self.view, self.decision, option) is not None


def scene_for(table: Table, seat: int, numbers: Numbers | None = None) -> Scene:
    """What the asked person is shown now; ``numbers`` remembers those of the questions before."""
    onlooker = Onlooker(table, seat)
    view, news = onlooker.view, onlooker.news()
    assert view.decision is not None
    heard = onlooker.heard_since_last_turn()
    speaker = speaker_for(view.deal, table.names, table.reader(seat))
    return Scene(
        view=view,
        decision=view.decision,
        labels=Labels(view.deal),
        speaker=speaker,
        names=table.names,
        options=option_texts(table.rules, view.decision, table.names),
        numbers=dict((numbers or Numbers()).of(view, view.decision)),
        news=news.paragraphs,
        news_title=str(speaker.say(news.title)),
        looked_at=[card for what, _, card, *_ in heard if what == TOLD_BEER_LOOKED_AT and card != HIDDEN][-2:],
        points=open_points(view),
        is_fresh=onlooker.is_fresh,
        can_undo=onlooker.can_undo,
    )

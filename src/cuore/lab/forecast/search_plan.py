"""What to search for: the boxes, the wishes, and what the games are to be like, as plain values."""

from __future__ import annotations

from dataclasses import dataclass

from cuore.cards.door import load_rules
from cuore.engine.errors import WrongPlayerCount
from cuore.engine.rules import Rules
from cuore.engine.setup import host_with_chiefs, players_for
from cuore.lab.crew import Crew
from cuore.lab.forecast.found import Found
from cuore.lab.forecast.likings import Likings
from cuore.lab.forecast.search import Progress, search
from cuore.town import Wishes
from cuore.town.drawing import NO_WISHES


@dataclass(frozen=True)
class SearchPlan:
    """Everything that decides a search; ``quick``: nothing is played."""

    boxes: tuple[str, ...]
    like: tuple[str, ...]
    wishes: Wishes = NO_WISHES
    printed_only: bool = False
    without: tuple[str, ...] = ()
    players: int = 2
    quick: bool = False
    seed: str = "1"
    card_file: str | None = None  # the text of a card file

    def check(self, rules: Rules) -> None:
        """Refuse what cannot be understood, before any town is drawn; wishes are looked at by whoever draws."""
        host_with_chiefs(rules, self.boxes)
        fewest, most = players_for(rules, self.boxes)
        if not fewest <= self.players <= most:
            raise WrongPlayerCount(f"these boxes are for {fewest} to {most} players, not {self.players}")
        Likings(self.like).targets(self.players)

    def find(self, crew: Crew, progress: Progress) -> Found:
        """The best town that was found. Of a quick search no progress is told: there are no games to be counted."""
        rules = load_rules(self.card_file)
        self.check(rules)
        return search(
            rules,
            self.boxes,
            self.wishes,
            Likings(self.like),
            self.seed,
            printed_only=self.printed_only,
            without=self.without,
            players=self.players,
            quick=self.quick,
            crew=crew,
            progress=None if self.quick else progress,
            card_file=self.card_file,
        )

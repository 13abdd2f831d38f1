"""Short ways to write the cards of a box down, with the numbers that hold for every box."""

from __future__ import annotations

from cuore.engine.card import Card
from cuore.engine.frame import Program
from cuore.engine.score_rules import ScoreRule
from cuore.engine.words import (
    CHAMBERMAID_CHIEF,
    EVENT,
    GENERAL,
    LOVE,
    MAID_CHIEF,
    PRIVATE,
)

PRINTED = "printed"
DEDUCED = "deduced"
RECONSTRUCTED = "reconstructed"


class Box:
    """Makes the cards of one box: its name and the provenance of most of its cards are said once."""

    def __init__(self, name: str, provenance: str = PRINTED) -> None:
        self.name = name
        self.provenance = provenance

    def maid_chief(self, name: str, *, cost: int, vp: int) -> Card:
        """The costly green-framed chief."""
        return Card(
            name,
            "Maid Chief",
            box=self.name,
            category=MAID_CHIEF,
            cost=cost,
            vp=vp,
            copies=8,
            provenance=self.provenance,
        )

    def chambermaid_chief(self, name: str, *, cost: int, vp: int, scores: tuple[ScoreRule, ...] = ()) -> Card:
        """The green-framed chief that every start deck holds three of."""
        return Card(
            name,
            "Chambermaid Chief",
            box=self.name,
            category=CHAMBERMAID_CHIEF,
            cost=cost,
            vp=vp,
            chamber=2,
            copies=24,
            provenance=self.provenance,
            scores=scores,
        )

    def general(
        self,
        name: str,
        title: str,
        *,
        cost: int,
        vp: int = 0,
        vp_by_rule: bool = False,
        draw: int = 0,
        love: int = 0,
        serving: int = 0,
        employment: int = 0,
        chamber: int = 0,
        serve: Program = (),
        turns_events_away: bool = False,
        scores: tuple[ScoreRule, ...] = (),
    ) -> Card:
        """A general maid; the dear ones, from cost 6, come in eight copies, the others in ten."""
        return Card(
            name,
            title,
            box=self.name,
            category=GENERAL,
            cost=cost,
            vp=vp,
            vp_by_rule=vp_by_rule,
            draw=draw,
            love=love,
            serving=serving,
            employment=employment,
            chamber=chamber,
            copies=8 if cost >= 6 else 10,
            provenance=self.provenance,
            serve=serve,
            turns_events_away=turns_events_away,
            scores=scores,
        )

    def private(
        self,
        name: str,
        title: str = "Private Maid",
        *,
        cost: int,
        vp: int = 0,
        must: Program = (),
        may: Program = (),
        on_draw: Program = (),
        others_dismiss: Program = (),
    ) -> Card:
        """A private maid; ``must`` and ``may`` are her effect in the own Starting Phase."""
        return Card(
            name,
            title,
            box=self.name,
            category=PRIVATE,
            cost=cost,
            vp=vp,
            copies=1,
            provenance=self.provenance,
            starting=must or may,
            starting_must=bool(must),
            on_draw=on_draw,
            others_dismiss=others_dismiss,
        )

    def event(
        self,
        name: str,
        *,
        cost: int,
        copies: int,
        laid: int,
        vp: int = 0,
        cure: str = "",
        scores: tuple[ScoreRule, ...] = (),
    ) -> Card:
        """An event: bad for whoever receives it."""
        return Card(
            name,
            "",
            box=self.name,
            category=EVENT,
            cost=cost,
            vp=vp,
            copies=copies,
            provenance=self.provenance,
            laid=laid,
            cure=cure,
            scores=scores,
        )

    def loves(self) -> list[Card]:
        """The three kinds of Love, alike in every box."""
        return [
            Card(
                f"{worth} Love",
                "",
                box=self.name,
                category=LOVE,
                cost=cost,
                love=worth,
                copies=copies,
                provenance=self.provenance,
            )
            for worth, cost, copies in ((1, 1, 36), (2, 4, 12), (3, 7, 8))
        ]

"""Short ways to write the cards of a box down, with the numbers that hold for every box."""

from __future__ import annotations

from cuore.engine.card import COMMON, Card
from cuore.engine.costs import CostChange
from cuore.engine.frame import Program
from cuore.engine.needs import Need
from cuore.engine.requirements import Requirement
from cuore.engine.score_rules import ScoreRule
from cuore.engine.words import (
    BEER,
    BUILDING,
    CHAMBERMAID_CHIEF,
    EVENT,
    GENERAL,
    HIGH_CLASS,
    LOVE,
    MAID_CHIEF,
    NO_ERRAND,
    PREPARATION,
    PRIVATE,
    REMINISCENCE,
)

PRINTED = "printed"
DEDUCED = "deduced"
RECONSTRUCTED = "reconstructed"

PARTS = ("name", "cost", "vp", "icons", "chamber", "requires", "skill needed", "alcohol", "text", "copies")
"""The parts of a card that can be ours, or deduced, while the rest of it is printed."""

LIGHT = ("name", "alcohol")
"""Parts that may be ours on a card that counts as printed: without them it would still be the card that it is."""

UNKNOWN_MAID = ("cost", "vp", "icons", "chamber", "text")
"""What is ours of a maid of whom a book tells no more than her name."""


def as_a_whole(ours: tuple[str, ...]) -> str:
    """What a card is as a whole, when these parts of it are ours: printed, or a reconstruction."""
    for part in ours:
        if part not in LIGHT:
            return RECONSTRUCTED
    return PRINTED


class CardMaker:
    """Makes the cards of one box: its name is said once, and what holds for all cards of a category.

    ``deduced`` are the parts of its chiefs and general maids that its book does not print.
    """

    def __init__(self, name: str, deduced: tuple[str, ...] = ()) -> None:
        self.name = name
        self.deduced = deduced

    def maid_chief(self, name: str, *, cost: int, vp: int, scores: tuple[ScoreRule, ...] = ()) -> Card:
        """The costly green-framed chief."""
        return Card(
            name,
            "Maid Chief",
            box=self.name,
            category=MAID_CHIEF,
            cost=cost,
            vp=vp,
            copies=8,
            provenance=PRINTED,
            deduced=self.deduced,
            scores=scores,
        )

    def chambermaid_chief(
        self,
        name: str,
        *,
        cost: int,
        vp: int = 0,
        vp_by_rule: bool = False,
        chambered_starting: Program = (),
        scores: tuple[ScoreRule, ...] = (),
    ) -> Card:
        """The green-framed chief that every start deck holds three of."""
        return Card(
            name,
            "Chambermaid Chief",
            box=self.name,
            category=CHAMBERMAID_CHIEF,
            cost=cost,
            vp=vp,
            vp_by_rule=vp_by_rule,
            chamber=2,
            copies=24,
            provenance=PRINTED,
            deduced=self.deduced,
            chambered_starting=chambered_starting,
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
        leave: int = 0,
        serve: Program = (),
        arrives: Program = (),
        employed: Program = (),
        after_hand: Program = (),
        hand_ability: Program = (),
        chambered_starting: Program = (),
        turns_events_away: bool = False,
        changes: tuple[CostChange, ...] = (),
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
            leave=leave,
            copies=8 if cost >= 6 else 10,
            provenance=PRINTED,
            deduced=self.deduced,
            serve=serve,
            arrives=arrives,
            employed=employed,
            after_hand=after_hand,
            hand_ability=hand_ability,
            chambered_starting=chambered_starting,
            turns_events_away=turns_events_away,
            changes=changes,
            scores=scores,
        )

    def high_class(
        self,
        name: str,
        *,
        errand: int = NO_ERRAND,
        effect: Program = (),
        changes: tuple[CostChange, ...] = (),
        ours: tuple[str, ...] = (),
    ) -> Card:
        """A high class maid: a work chief who leads an errand, or one with an effect of her own."""
        return Card(
            name,
            "Work Chief" if errand != NO_ERRAND else "",
            box=self.name,
            category=HIGH_CLASS,
            cost=0,
            copies=1,
            provenance=as_a_whole(ours),
            ours=ours,
            errand=errand,
            starting=effect,
            changes=changes,
        )

    def park_chief(self, name: str, *, vp: int, chambered_serving: Program) -> Card:
        """The chief of the Park: three for everybody, never for sale. Her points are ours."""
        return Card(
            name,
            "Chambermaid Chief",
            box=self.name,
            category=CHAMBERMAID_CHIEF,
            cost=0,
            vp=vp,
            chamber=2,
            copies=12,
            provenance=RECONSTRUCTED,
            ours=("vp",),
            chambered_serving=chambered_serving,
        )

    def park_maid(
        self,
        name: str,
        *,
        cost: int,
        vp: int = 0,
        vp_by_rule: bool = False,
        draw: int = 0,
        love: int = 0,
        serving: int = 0,
        imagination: int = 0,
        concentration: int = 0,
        effort: int = 0,
        chamber: int = 0,
        serve: Program = (),
        chambered_serving: Program = (),
        scores: tuple[ScoreRule, ...] = (),
        ours: tuple[str, ...] = UNKNOWN_MAID,
    ) -> Card:
        """A general maid of the Park, where nobody has an employment icon and most is a reconstruction."""
        return Card(
            name,
            "",
            box=self.name,
            category=GENERAL,
            cost=cost,
            vp=vp,
            vp_by_rule=vp_by_rule,
            draw=draw,
            love=love,
            serving=serving,
            imagination=imagination,
            concentration=concentration,
            effort=effort,
            chamber=chamber,
            copies=8 if cost >= 6 else 10,
            provenance=as_a_whole(ours),
            ours=ours,
            deduced=self.deduced,
            serve=serve,
            chambered_serving=chambered_serving,
            scores=scores,
        )

    def preparation(
        self,
        name: str,
        *,
        errand: int,
        level: int,
        needed: int,
        vp: int,
        copies: int = 3,
        ours: tuple[str, ...] = ("vp", "skill needed", "copies"),
    ) -> Card:
        """A preparation: points for skill. Those of level 1 lie on top of their pile."""
        return Card(
            name,
            "",
            box=self.name,
            category=PREPARATION,
            cost=0,
            vp=vp,
            copies=copies,
            provenance=as_a_whole(ours),
            ours=ours,
            errand=errand,
            skill_needed=needed,
            level=level,
        )

    def private(
        self,
        name: str,
        title: str = "Private Maid",
        *,
        cost: int,
        vp: int = 0,
        ours: tuple[str, ...] = (),
        must: Program = (),
        may: Program = (),
        on_draw: Program = (),
        others_dismiss: Program = (),
        arrives: Program = (),
        chamber_discount: int = 0,
        larger_hand: int = 0,
        after_hand: Program = (),
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
            provenance=as_a_whole(ours),
            ours=ours,
            starting=must or may,
            starting_must=bool(must),
            on_draw=on_draw,
            others_dismiss=others_dismiss,
            arrives=arrives,
            chamber_discount=chamber_discount,
            larger_hand=larger_hand,
            after_hand=after_hand,
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
        cure_maid: int = 0,
        may: Program = (),
        changes: tuple[CostChange, ...] = (),
        scores: tuple[ScoreRule, ...] = (),
    ) -> Card:
        """An event: mostly bad for its receiver; ``may`` is what its owner can do with it in the Starting Phase."""
        return Card(
            name,
            "",
            box=self.name,
            category=EVENT,
            cost=cost,
            vp=vp,
            copies=copies,
            provenance=PRINTED,
            laid=laid,
            cure=cure,
            cure_maid=cure_maid,
            starting=may,
            changes=changes,
            scores=scores,
        )

    def building(
        self,
        name: str,
        *,
        cost: int,
        vp: int,
        fewer_when_faster: bool = False,
        ours: tuple[str, ...] = (),
        deduced: tuple[str, ...] = (),
        requires: tuple[Requirement, ...] = (),
        protects: int = 0,
        employed: Program = (),
    ) -> Card:
        """A building."""
        return Card(
            name,
            "",
            box=self.name,
            category=BUILDING,
            cost=cost,
            vp=vp,
            copies=8,
            fewer_when_faster=fewer_when_faster,
            provenance=as_a_whole(ours),
            ours=ours,
            deduced=deduced,
            requires=requires,
            protects=protects,
            employed=employed,
        )

    def reminiscence(
        self,
        name: str,
        level: int,
        *,
        vp: int,
        copies: int,
        needs: tuple[Need, ...],
        effect: Program = (),
    ) -> Card:
        """A Reminiscence of category 1 or 2. How many there are of each follows from the number of all."""
        return Card(
            name,
            "",
            box=self.name,
            category=REMINISCENCE,
            cost=0,
            vp=vp,
            copies=copies,
            provenance=PRINTED,
            deduced=("copies",),
            needs=needs,
            level=level,
            employed=effect,
        )

    def beer(
        self,
        name: str,
        *,
        copies: int,
        alcohol: int = 0,
        vp: int = 0,
        vp_by_rule: bool = False,
        opens: bool = False,
        starts_shown: bool = False,
        drunk: Program = (),
        scores: tuple[ScoreRule, ...] = (),
    ) -> Card:
        """A beer. The Alcohol values are ours, everything else is printed; the beers that make drunk have none."""
        return Card(
            name,
            "",
            box=self.name,
            category=BEER,
            cost=0,
            vp=vp,
            vp_by_rule=vp_by_rule,
            copies=copies,
            provenance=PRINTED,
            ours=() if drunk else ("alcohol",),
            alcohol=alcohol,
            opens=opens,
            starts_shown=starts_shown,
            drunk=drunk,
            scores=scores,
        )


def loves() -> list[Card]:
    """The three kinds of Love, alike in every box; the Park has fewer of the cheapest."""
    return [
        Card(
            f"{worth} Love",
            "",
            box=COMMON,
            category=LOVE,
            cost=cost,
            love=worth,
            copies=copies,
            park_copies=28 if worth == 1 else 0,
            provenance=PRINTED,
        )
        for worth, cost, copies in ((1, 1, 36), (2, 4, 12), (3, 7, 8))
    ]

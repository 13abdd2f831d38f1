"""What a card is: its printed facts and its programs. A ``Card`` never changes while games are played with it."""

from __future__ import annotations

from cuore.engine.costs import CostChange
from cuore.engine.frame import Program
from cuore.engine.needs import Need
from cuore.engine.requirements import Requirement
from cuore.engine.score_rules import ScoreRule
from cuore.engine.sealed import Sealed
from cuore.engine.words import CATEGORY_NAMES, NO_ERRAND, NOWHERE

COMMON = ""
"""The box of cards that are the same in every box: Love."""


class Card(Sealed):
    """One kind of card. Most cards are one line in their box's module; everything not said has the plain default."""

    __slots__ = (
        "after_hand",
        "alcohol",
        "arrives",
        "box",
        "category",
        "chamber",
        "chamber_discount",
        "chambered_serving",
        "chambered_starting",
        "changes",
        "concentration",
        "copies",
        "cost",
        "cure",
        "cure_maid",
        "deduced",
        "draw",
        "drunk",
        "effort",
        "employed",
        "employment",
        "errand",
        "fewer_when_faster",
        "hand_ability",
        "imagination",
        "laid",
        "larger_hand",
        "leave",
        "level",
        "love",
        "name",
        "needs",
        "on_draw",
        "opens",
        "others_dismiss",
        "ours",
        "park_copies",
        "protects",
        "provenance",
        "requires",
        "scores",
        "serve",
        "serving",
        "skill_needed",
        "starting",
        "starting_must",
        "starts_shown",
        "title",
        "turns_events_away",
        "vp",
        "vp_by_rule",
    )

    def __init__(
        self,
        name: str,
        title: str,
        *,
        box: str,
        category: int,
        cost: int,
        copies: int,
        provenance: str,
        vp: int = 0,
        vp_by_rule: bool = False,
        draw: int = 0,
        love: int = 0,
        serving: int = 0,
        employment: int = 0,
        chamber: int = 0,
        serve: Program = (),
        starting: Program = (),
        starting_must: bool = False,
        on_draw: Program = (),
        others_dismiss: Program = (),
        turns_events_away: bool = False,
        laid: int = NOWHERE,
        cure: str = "",
        cure_maid: int = 0,
        scores: tuple[ScoreRule, ...] = (),
        changes: tuple[CostChange, ...] = (),
        requires: tuple[Requirement, ...] = (),
        protects: int = 0,
        arrives: Program = (),
        employed: Program = (),
        chambered_starting: Program = (),
        hand_ability: Program = (),
        leave: int = 0,
        chamber_discount: int = 0,
        larger_hand: int = 0,
        after_hand: Program = (),
        needs: tuple[Need, ...] = (),
        level: int = 0,
        alcohol: int = 0,
        drunk: Program = (),
        opens: bool = False,
        starts_shown: bool = False,
        imagination: int = 0,
        concentration: int = 0,
        effort: int = 0,
        chambered_serving: Program = (),
        errand: int = NO_ERRAND,
        skill_needed: int = 0,
        park_copies: int = 0,
        fewer_when_faster: bool = False,
        ours: tuple[str, ...] = (),
        deduced: tuple[str, ...] = (),
    ) -> None:
        self.name = name
        self.title = title
        self.box = box
        self.category = category
        self.cost = cost  # Love to employ it
        self.copies = copies
        self.provenance = provenance  # as a whole: printed, deduced or reconstructed
        self.ours = ours  # the parts of it that are reconstructions
        self.deduced = deduced  # the parts that nobody prints, but that follow from counts or patterns
        self.vp = vp  # printed victory points
        self.vp_by_rule = vp_by_rule  # prints a question mark: the score rules alone decide
        self.draw = draw
        self.love = love
        self.serving = serving
        self.employment = employment
        self.chamber = chamber  # Servings to make her a chambermaid, 0 where she cannot be one
        self.serve = serve  # what happens, after her icons, when she serves
        self.starting = starting  # as the active private maid, in the own Starting Phase
        self.starting_must = starting_must  # ... which must happen
        self.on_draw = on_draw  # as the active private maid, once a turn, when a maid made you draw
        self.others_dismiss = others_dismiss  # as the active private maid, when another player's turn closes
        self.turns_events_away = turns_events_away  # may be shown from hand to turn an event away
        self.laid = laid  # where an event is laid
        self.cure = cure  # the card to discard in the Starting Phase to be rid of it
        self.cure_maid = cure_maid  # or: return a maid of at least this cost from hand to the Town
        self.scores = scores  # end-of-game rules beyond printed points
        self.changes = changes  # what it does to prices: as a chambermaid, as an event, or after a "bargain" step
        self.requires = requires  # what must hold before a building can be employed
        self.protects = protects  # with so many of this building no event can be laid here
        self.arrives = arrives  # how it comes to its new owner, where that is not the ordinary way
        self.employed = employed  # what happens when it has been employed
        self.chambered_starting = (
            chambered_starting  # as a chambermaid, in the own Starting Phase, as often as one likes
        )
        self.hand_ability = hand_ability  # from hand, in the own Serving Phase, without a Serving
        self.leave = leave  # Servings that her holder can pay to send her back to the Town
        self.chamber_discount = chamber_discount  # as the active private maid: less for the first chambermaid of a turn
        self.larger_hand = larger_hand  # as the active private maid: more cards for the new hand
        self.after_hand = after_hand  # when the new hand has been drawn
        self.needs = needs  # what to discard from hand for a Reminiscence
        self.level = level  # category 1 or 2 of a Reminiscence
        self.alcohol = alcohol
        self.starts_shown = starts_shown  # the beer that lies face up at the start
        self.opens = opens  # a beer that lies open in the quarters for a while and sells others
        self.imagination = imagination  # skill points, when she serves
        self.concentration = concentration
        self.effort = effort
        self.chambered_serving = chambered_serving  # as a chambermaid, any time in the own Serving Phase
        self.errand = errand  # of a preparation, or of the high class maid who leads it
        self.skill_needed = skill_needed  # skill points that a preparation takes
        self.fewer_when_faster = fewer_when_faster  # a building whose pile is smaller in the faster game
        self.park_copies = park_copies  # how many there are in the Park, where that differs from other boxes
        self.drunk = drunk  # what a beer does to the player whose turn it is when it is drawn or turned up

    def __repr__(self) -> str:
        of = f" of {self.box}" if self.box else ""
        return f"<Card {self.name!r}: {CATEGORY_NAMES[self.category]}{of}, costs {self.cost}>"

    def programs(self) -> tuple[tuple[str, Program], ...]:
        """What it does, by the moment at which each program begins; most are empty."""
        return (
            ("serve", self.serve),
            ("starting", self.starting),
            ("on draw", self.on_draw),
            ("others dismiss", self.others_dismiss),
            ("arrives", self.arrives),
            ("employed", self.employed),
            ("chambered starting", self.chambered_starting),
            ("chambered serving", self.chambered_serving),
            ("hand ability", self.hand_ability),
            ("after hand", self.after_hand),
            ("drunk", self.drunk),
        )

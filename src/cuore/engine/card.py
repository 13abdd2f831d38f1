"""What a card is: its printed facts and its programs. A ``Card`` never changes while games are played with it."""

from __future__ import annotations

from cuore.engine.frame import Program
from cuore.engine.score_rules import ScoreRule
from cuore.engine.words import NOWHERE


class Card:
    """One kind of card. Most cards are one line in their box's module; everything not said has the plain default."""

    __slots__ = (
        "box",
        "category",
        "chamber",
        "copies",
        "cost",
        "cure",
        "draw",
        "employment",
        "laid",
        "love",
        "name",
        "on_draw",
        "others_dismiss",
        "provenance",
        "scores",
        "serve",
        "serving",
        "starting",
        "starting_must",
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
        scores: tuple[ScoreRule, ...] = (),
    ) -> None:
        self.name = name
        self.title = title
        self.box = box
        self.category = category
        self.cost = cost  # Love to employ it
        self.copies = copies
        self.provenance = provenance  # printed, deduced or reconstructed
        self.vp = vp  # printed victory points
        self.vp_by_rule = vp_by_rule  # prints a question mark: the score rules alone decide
        self.draw = draw
        self.love = love
        self.serving = serving
        self.employment = employment
        self.chamber = chamber  # Servings to make her a chambermaid, 0 where she cannot be one
        self.serve = serve  # what happens, after her icons, when she serves
        self.starting = starting  # as the active private maid, in the own Starting Phase
        self.starting_must = starting_must  # ... without being asked
        self.on_draw = on_draw  # as the active private maid, once a turn, when a maid made you draw
        self.others_dismiss = others_dismiss  # as the active private maid, when another player's turn closes
        self.turns_events_away = turns_events_away  # may be shown from hand to turn an event away
        self.laid = laid  # where an event is laid
        self.cure = cure  # the card to discard in the Starting Phase to be rid of it
        self.scores = scores  # end-of-game rules beyond printed points

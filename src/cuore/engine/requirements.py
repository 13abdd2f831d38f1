"""What must hold before a building can be employed."""

from __future__ import annotations

from typing import TYPE_CHECKING

from cuore.derivable import mypyc_attr
from cuore.engine.quarters import count_chambered, count_standing
from cuore.engine.sealed import check_unset, refuse_taking_away
from cuore.engine.traits import BUILDINGS, CHAMBERED, HAND, Declared
from cuore.engine.words import CHAMBERMAID_CHIEF, MAID_CHIEF

if TYPE_CHECKING:
    from cuore.engine.game import Game


@mypyc_attr(allow_interpreted_subclasses=True)
class Requirement(Declared):
    """Asked before a building is offered."""

    def met(self, g: Game, seat: int) -> bool:
        """Whether ``seat`` may employ the building now."""
        raise NotImplementedError


class SealedRequirement(Requirement):
    """A requirement of ours: it never changes once it is made."""

    def __setattr__(self, name: str, value: object) -> None:
        check_unset(self, name)
        super().__setattr__(name, value)

    def __delattr__(self, name: str) -> None:
        refuse_taking_away(name)


class ChiefInHand(SealedRequirement):
    """A chief of either kind must be in hand."""

    WORD = "chief in hand"
    LOOKS = (HAND,)

    def met(self, g: Game, seat: int) -> bool:
        for card in g.players[seat].hand:
            if g.rules.category[card] == MAID_CHIEF or g.rules.category[card] == CHAMBERMAID_CHIEF:
                return True
        return False


class MoreThan(SealedRequirement):
    """So many of one building and of one kind of chambermaid together must outnumber those of another building."""

    WORD = "more than"
    LOOKS = (BUILDINGS, CHAMBERED)
    FIELDS = (("building", "card"), ("chambermaid", "card"), ("than", "card"))

    def __init__(self, building: str, chambermaid: str, than: str) -> None:
        self.building = building
        self.chambermaid = chambermaid
        self.than = than

    def met(self, g: Game, seat: int) -> bool:
        kinds = g.rules.kinds
        have = count_standing(g, seat, kinds[self.building]) + count_chambered(g, seat, kinds[self.chambermaid])
        return have > count_standing(g, seat, kinds[self.than])


REQUIREMENTS: dict[str, type[Requirement]] = {need.WORD: need for need in (ChiefInHand, MoreThan)}

"""What some boxes have to offer to a town: who can be drawn, which special cards lie beside them, and what is fixed."""

from __future__ import annotations

from dataclasses import dataclass
from functools import cached_property

from cuore.engine.box import Box
from cuore.engine.places.town import SPECIAL
from cuore.engine.rules import Rules
from cuore.engine.setup import host_of, is_reconstruction, of_boxes
from cuore.engine.words import (
    CHAMBERMAID_CHIEF,
    GENERAL,
    HIGH_CLASS,
    LOVE,
    MAID_CHIEF,
    ON_MAID,
    PREPARATION,
    PRIVATE,
)


@dataclass(frozen=True)
class Offer:
    """The kinds of cards that a town of some boxes is chosen from.

    ``printed_only`` leaves out what is a reconstruction as a whole. Where the game is played apart, the other boxes
    only visit it: they lend guests and private maids, and events that are laid on maids.
    """

    rules: Rules
    boxes: tuple[str, ...]
    printed_only: bool = False

    @cached_property
    def host(self) -> Box:
        """The box that says where the game is played."""
        return host_of(self.rules, self.boxes)

    @property
    def is_visited(self) -> bool:
        """Whether the other boxes are visitors."""
        return bool(self.host.place.visitors)

    @cached_property
    def maids(self) -> tuple[int, ...]:
        """The general maids, in the order of the boxes."""
        return tuple([k for k in self._of(self._lending) if self.rules.category[k] == GENERAL])

    @cached_property
    def special(self) -> tuple[int, ...]:
        """The special cards that can be in the game, private maids who visit among them, in the order of the boxes."""
        rules = self.rules
        found = [k for k in self._of(self.boxes) if rules.category[k] in SPECIAL]
        if not self.is_visited:
            return tuple(found)
        visitors = self._of(self._others)
        return tuple([k for k in found if rules.laid[k] == ON_MAID or (rules.category[k] == PRIVATE and k in visitors)])

    @property
    def optional(self) -> tuple[int, ...]:
        """The special cards that can be left in the box; who visits is not left there, but named."""
        return tuple([k for k in self.special if self.rules.category[k] in self.host.place.optional])

    @cached_property
    def guests(self) -> tuple[int, ...]:
        """The general maids of other boxes who can visit."""
        visitors = self._of(self._others) if self.is_visited else []
        return tuple([k for k in visitors if self.rules.category[k] == GENERAL])

    @cached_property
    def fixed(self) -> tuple[int, ...]:
        """What is there in every town of these boxes: chiefs, Love, and the staff of a place apart."""
        chiefs = (MAID_CHIEF, CHAMBERMAID_CHIEF, HIGH_CLASS, PREPARATION)
        first = (self.host.id,) if self.host.place.apart else self.boxes[:1]
        rules = self.rules
        return tuple(
            [k for k in of_boxes(rules, first) if rules.category[k] in chiefs]
            + [k for k in of_boxes(rules, self.boxes) if rules.category[k] == LOVE]
        )

    @property
    def _lending(self) -> tuple[str, ...]:
        return (self.host.id,) if self.host.place.apart else self.boxes

    @property
    def _others(self) -> tuple[str, ...]:
        return tuple([box for box in self.boxes if box != self.host.id])

    def _of(self, boxes: tuple[str, ...]) -> list[int]:
        rules = self.rules
        return [k for k in of_boxes(rules, boxes) if not (self.printed_only and is_reconstruction(rules, k))]

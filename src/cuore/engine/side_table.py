"""What lies beside the Town in some boxes: Reminiscences, beers, the open Beer Stand, and cards out of the game.

Most games of the first boxes have none of it; they all share one empty table, so that their copies cost nothing.
"""

from __future__ import annotations


class SideTable:
    """Piles with cards face up beside them. The top of a face-down pile is the END of its list."""

    __slots__ = (
        "beers_down",
        "beers_up",
        "in_use",
        "reminiscences_down",
        "reminiscences_up",
        "removed",
        "stand_owner",
        "stand_turns",
    )

    def __init__(
        self,
        in_use: bool,
        reminiscences_up: list[int],
        reminiscences_down: list[int],
        beers_up: list[int],
        beers_down: list[int],
        removed: list[int],
        stand_owner: int,
        stand_turns: int,
    ) -> None:
        self.in_use = in_use
        self.reminiscences_up = reminiscences_up
        self.reminiscences_down = reminiscences_down
        self.beers_up = beers_up
        self.beers_down = beers_down
        self.removed = removed  # out of the game
        self.stand_owner = stand_owner  # in whose quarters the Beer Stand lies open, -1 if it does not
        self.stand_turns = stand_turns  # so many of the owner's turns will end before it closes

    def __repr__(self) -> str:
        if not self.in_use:
            return "<SideTable: not in use>"
        reminiscences = f"{len(self.reminiscences_up)} up, {len(self.reminiscences_down)} down"
        beers = f"{len(self.beers_up)} up, {len(self.beers_down)} down"
        return f"<SideTable: reminiscences {reminiscences}; beers {beers}; {len(self.removed)} removed>"

    def copy(self) -> SideTable:
        """An independent copy."""
        return SideTable(
            self.in_use,
            self.reminiscences_up[:],
            self.reminiscences_down[:],
            self.beers_up[:],
            self.beers_down[:],
            self.removed[:],
            self.stand_owner,
            self.stand_turns,
        )


NO_SIDE_TABLE = SideTable(False, [], [], [], [], [], -1, 0)


def new_side_table() -> SideTable:
    """A side table with nothing on it yet."""
    return SideTable(True, [], [], [], [], [], -1, 0)

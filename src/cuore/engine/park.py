"""What only the Park has: rounds, high class maids, preparations, skill points, and guests from other boxes.

Games of the other boxes all share one empty Park, so that their copies cost nothing.
"""

from __future__ import annotations

from cuore.engine.words import ERRAND_NAMES, RUNNING, SEAT_NAMES

NOBODY = -1


class Park:
    """The state of a round in the Park. The top of a pile is the END of its list."""

    __slots__ = (
        "ends",
        "first_master",
        "guests_down",
        "guests_up",
        "high_class",
        "in_use",
        "opener",
        "picked",
        "preparations",
        "skills",
    )

    def __init__(
        self,
        in_use: bool,
        first_master: int,
        opener: int,
        high_class: list[int],
        picked: list[int],
        skills: list[int],
        preparations: list[list[int]],
        guests_up: list[int],
        guests_down: list[int],
        ends: int,
    ) -> None:
        self.in_use = in_use
        self.first_master = first_master  # the seat with the First Master card: it opens the next round
        self.opener = opener  # the seat that opened this round
        self.high_class = high_class  # high class maids who can be picked, sorted
        self.picked = picked  # by seat: the high class maid in its house, or NOBODY
        self.skills = skills  # skill points of this turn, by skill
        self.preparations = preparations  # by errand: what is still to do
        self.guests_up = guests_up  # the card on top of the pile of general maids from other boxes
        self.guests_down = guests_down  # those under it
        self.ends = ends  # how the game will end with this round, RUNNING while it will not

    def __repr__(self) -> str:
        if not self.in_use:
            return "<Park: not in use>"
        left = [f"{name} {len(pile)}" for name, pile in zip(ERRAND_NAMES, self.preparations, strict=True)]
        return (
            f"<Park: opened by {SEAT_NAMES[self.opener]}, {len(self.high_class)} high class maids, {', '.join(left)}>"
        )

    def copy(self) -> Park:
        """An independent copy."""
        return Park(
            self.in_use,
            self.first_master,
            self.opener,
            self.high_class[:],
            self.picked[:],
            self.skills[:],
            [pile[:] for pile in self.preparations],
            self.guests_up[:],
            self.guests_down[:],
            self.ends,
        )


NO_PARK = Park(False, NOBODY, NOBODY, [], [], [0, 0, 0], [], [], [], RUNNING)


def new_park(seats: int, opener: int) -> Park:
    """A Park with nothing in it yet; a seat opens the first round as First Master."""
    return Park(True, opener, opener, [], [NOBODY] * seats, [0, 0, 0], [[], [], []], [], [], RUNNING)

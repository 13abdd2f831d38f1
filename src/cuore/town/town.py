"""A town: the general maids on offer, and everything else that is taken out of the boxes or left in them."""

from __future__ import annotations

from dataclasses import dataclass

from cuore.engine.places.town import taking_part
from cuore.engine.rules import Rules
from cuore.engine.setup import Setup, check, host_of, is_reconstruction, lay_out, players_for
from cuore.engine.words import BEER, GENERAL, PRIVATE
from cuore.town.offer import Offer


@dataclass(frozen=True)
class Town:
    """What is chosen before a game is dealt. Two towns with the same cards are equal, and have the same code.

    The first of the ``boxes`` gives the chiefs; the others stand in the order of the catalogue. ``maids`` are the ten
    general maids, ``without`` the special cards that stay in the box, ``guests`` and ``private_maids`` those who visit
    a game apart; all in the order of the cards' numbers.
    """

    boxes: tuple[str, ...]
    maids: tuple[str, ...]
    without: tuple[str, ...] = ()
    guests: tuple[str, ...] = ()
    private_maids: tuple[str, ...] = ()

    def setup(self, seats: int, seed: str, *, faster: bool = False) -> Setup:
        """A game in this town."""
        return Setup(
            self.boxes,
            seats,
            self.maids,
            seed,
            self.without,
            faster,
            guests=self.guests,
            private_maids=self.private_maids,
        )

    def check(self, rules: Rules) -> None:
        """Refuse a town that the rules do not allow, with the reason."""
        check(rules, self.setup(players_for(rules, self.boxes)[0], "1"))


def new_town(
    rules: Rules,
    boxes: tuple[str, ...],
    maids: tuple[str, ...],
    without: tuple[str, ...] = (),
    guests: tuple[str, ...] = (),
    private_maids: tuple[str, ...] = (),
) -> Town:
    """A town of these cards, each list in its order; what is not in the boxes cannot be left in them."""
    others = [box for box in rules.boxes if box in boxes[1:]]

    def in_order(names: tuple[str, ...]) -> tuple[str, ...]:
        return tuple(sorted(dict.fromkeys(names), key=rules.kind))

    optional = Offer(rules, boxes).optional
    left = {rules.kind(name) for name in without}.intersection(optional)
    # What would not take part anyway beside the beers that are there is not left out by anybody.
    beers = {k for k in left if rules.category[k] == BEER}
    part = beers.union(taking_part(rules, [k for k in optional if k not in beers]))
    here = tuple([rules.names[k] for k in left & part])
    return Town((boxes[0], *others), in_order(maids), in_order(here), in_order(guests), in_order(private_maids))


def town_of(rules: Rules, setup: Setup) -> Town:
    """The town in which a game is played."""
    without = setup.without
    if setup.printed_only:
        ours = [k for box in setup.boxes for k in rules.by_box.get(box, ()) if is_left_out_unprinted(rules, k)]
        without = (*without, *[rules.names[k] for k in ours])
    return new_town(rules, setup.boxes, setup.town, without, setup.guests, setup.private_maids)


def is_left_out_unprinted(rules: Rules, kind: int) -> bool:
    """Whether a game with printed cards alone leaves a special card in the box."""
    place = rules.boxes[rules.cards[kind].box].place
    return is_reconstruction(rules, kind) and rules.category[kind] in place.optional


def kinds_in(rules: Rules, town: Town) -> list[int]:
    """Every kind of card that takes part in a game in this town of as few players as it is for."""
    return list(lay_out(rules, town.setup(players_for(rules, town.boxes)[0], "1")).deal.stock.present)


def chosen_in(rules: Rules, town: Town) -> list[int]:
    """The kinds in a town that somebody chose, or could have left out: no chiefs, no Love, nobody of a place apart."""
    place = host_of(rules, town.boxes).place
    return [k for k in kinds_in(rules, town) if rules.category[k] in (GENERAL, PRIVATE, *place.optional)]

"""Towns for tests: the recommended first ones, as the boxes tell them, and any that the rules allow."""

from __future__ import annotations

from typing import NamedTuple

from cuore.cards.catalogue import OFFICIAL
from cuore.engine.luck import luck_from_seed
from cuore.engine.rules import Rules
from cuore.engine.setup import TOWN_SIZE, fits, of_boxes
from cuore.engine.words import GENERAL, PRIVATE

FIRST_TOWNS = {box.id: box.first_town for box in OFFICIAL}
FIRST_TOWN, _, VACATION_TOWN, OKTOBERFEST_TOWN, PARK_TOWN = FIRST_TOWNS.values()


class Chosen(NamedTuple):
    """The maids of a town, and who visits it."""

    maids: tuple[str, ...]
    guests: tuple[str, ...]
    private_maids: tuple[str, ...]


def any_town(rules: Rules, boxes: tuple[str, ...], seed: str, *, guests: bool = True, visitors: bool = True) -> Chosen:
    """A town that the rules allow, drawn without a thought of who would have something to do there.

    People may choose such a town by hand, so the laws must hold in it too; ``cuore.town`` would not draw it.
    """
    host = rules.host(boxes)
    lending = (host.id,) if host.place.apart else boxes
    kinds = [k for k in of_boxes(rules, lending) if rules.category[k] == GENERAL]
    luck = luck_from_seed(seed)
    luck.shuffle("town", kinds)
    chosen = kinds[:TOWN_SIZE]
    needs = [need for box in lending for need in rules.boxes[box].needs]
    for need in needs:
        for kind in [k for k in kinds if fits(rules, need, k)][: need.least]:
            others = [k for k in chosen if not any(fits(rules, each, k) for each in needs)]
            if kind not in chosen and others:
                chosen.remove(others[-1])
                chosen.append(kind)
    coming = [box for box in boxes if box != host.id] if host.place.visitors else []

    def some(category: int) -> tuple[str, ...]:
        found = [k for k in of_boxes(rules, tuple(coming)) if rules.category[k] == category]
        luck.shuffle(f"visitors {category}", found)
        return tuple([rules.names[k] for k in sorted(found[: host.place.visitors])])

    return Chosen(
        tuple([rules.names[k] for k in sorted(chosen)]),
        some(GENERAL) if guests else (),
        some(PRIVATE) if visitors else (),
    )

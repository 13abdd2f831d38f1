"""Reading what lies beside the Town: Reminiscences and beers."""

from __future__ import annotations

from cuore.engine.places.town import FACE_UP_REMINISCENCES
from cuore.engine.position.reader import Reader
from cuore.engine.side_table import NO_SIDE_TABLE, SideTable, new_side_table
from cuore.engine.words import BEER, EVENT, REMINISCENCE


def read_side_table(reader: Reader, seats: int, outside: list[int]) -> SideTable:
    """Reminiscences and beers; what is not said lies in the piles, in the order of the catalogue."""
    rules = reader.rules
    beers = [k for k in reader.kinds if rules.category[k] == BEER]
    memories = [
        k for k in reader.kinds if rules.category[k] == REMINISCENCE and not (beers and rules.cards[k].level == 2)
    ]
    if not beers and not memories:
        return NO_SIDE_TABLE
    side = new_side_table()
    side.removed = reader.cards_of("removed", (EVENT, BEER))
    stand = reader.text("beer stand")
    if stand:
        owner, _, turns = stand.partition(" ")
        side.stand_owner = reader.seat(owner, seats)
        side.stand_turns = int(turns) if turns in ("1", "2") else 0
        if not side.stand_turns:
            raise reader.damaged("the beer stand closes after 1 or 2 turns")
        stands = [k for k in beers if rules.cards[k].opens]
        if not stands:
            raise reader.damaged("there is no beer stand in these boxes")
        outside[stands[0]] += 1
    for kind in side.removed:
        outside[kind] += 1
    said = {word: word in reader.said for word in ("reminiscences", "beers")}
    shown = {word: reader.shown_and_hidden(word) for word in ("reminiscences", "beers")}
    side.reminiscences_up, side.reminiscences_down = shown["reminiscences"]
    side.beers_up, side.beers_down = shown["beers"]
    if len(side.beers_up) > 1 or any(rules.drunk[k] for k in side.beers_up):
        raise reader.damaged("one beer lies face up beside the pile, and none that makes drunk: beers: NAME | the rest")
    for kind in side.reminiscences_up + side.reminiscences_down + side.beers_up + side.beers_down:
        outside[kind] += 1
    if not said["reminiscences"]:
        rest = [k for k in memories for _ in range(rules.cards[k].copies - outside[k])]
        rest.sort(key=lambda k: (rules.cards[k].level, k))
        side.reminiscences_up = rest[:FACE_UP_REMINISCENCES]
        side.reminiscences_down = rest[FACE_UP_REMINISCENCES:][::-1]
        for kind in rest:
            outside[kind] += 1
    if not said["beers"]:
        rest = [k for k in beers for _ in range(rules.cards[k].copies - outside[k])]
        side.beers_up = [k for k in rest if rules.cards[k].starts_shown]
        side.beers_down = [k for k in rest if not rules.cards[k].starts_shown]
        for kind in rest:
            outside[kind] += 1
    return side

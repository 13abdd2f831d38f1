"""Worlds that a seat may imagine: complete games that agree with all it sees and remembers.

They are dealt from a view and a memory alone, never from the real game, with luck of their own for everything to come.
So whoever plays them out (a search, a learner) cannot learn what the seat could not know.
"""

from __future__ import annotations

from cuore.engine.belief import ASIDE, ZONES, Belief, Case, tag_of
from cuore.engine.census import census
from cuore.engine.errors import CuoreError, UnknownSeat
from cuore.engine.game import Game, Told
from cuore.engine.luck import Luck
from cuore.engine.memory import Memory
from cuore.engine.outline import outline
from cuore.engine.view import View, may_know
from cuore.engine.words import HIDDEN
from cuore.engine.zones import BAG

TRIES = 20_000
"""A seat that must have four chiefs in hand to be asked so is met once in thousands of worlds."""


class NoWorld(CuoreError):
    """No world was found that agrees with a view: the two do not belong together, or such worlds are very rare."""

    code = "no-world"


def imagine(view: View, memory: Memory, luck: Luck) -> Game:
    """One world, drawn by some ``luck``, which also decides all that is to come; the same luck gives the same world.

    When another seat is deciding, its question tells something of its hand; worlds in which it would not be asked are
    drawn again.
    """
    if view.seat != memory.seat:
        raise UnknownSeat("a world follows from what one seat sees and remembers, not from two")
    for attempt in range(TRIES):
        g = _deal(view, memory, luck, attempt)
        if not g.stack:
            return g
        told: list[Told] = []
        g.told = told
        g.ask_again()
        g.told = None
        if not told and _same_question(g, view):  # if anything happened first, it is a later question
            return g
    raise NoWorld("no world agrees with this view and memory")


def _same_question(g: Game, view: View) -> bool:
    if (
        not g.options
        or g.asked != view.asked
        or len(g.stack) != len(view.frames)
        or g.stack[-1].pc != view.frames[-1].pc
    ):
        return False
    return view.decision is None or view.decision.options == g.options


def _deal(view: View, memory: Memory, luck: Luck, attempt: int) -> Game:
    dealt: dict[int, list[list[int]]] = {}
    for owner, house in enumerate(memory.houses):
        if id(house.belief) not in dealt:
            purpose = f"world {attempt} {owner}"
            case = _case(house.belief, luck, purpose)
            found = [zone[:] for zone in case.zones]
            _fill(found, case.pool, luck, purpose)
            dealt[id(house.belief)] = found
    zones = [dealt[id(house.belief)][house.at : house.at + ZONES] for house in memory.houses]
    private_pile = memory.private_pile[:]
    _fill([private_pile], memory.private_pool, luck, f"world {attempt} private maids")
    reminiscences = memory.reminiscence_pile[:]
    _fill([reminiscences], memory.reminiscence_pool, luck, f"world {attempt} reminiscences")
    guests = memory.guest_pile[:]
    _fill([guests], memory.guest_pool, luck, f"world {attempt} guests")
    beer_pile = memory.beer_pile[:]
    beers = [house.beers[:] for house in memory.houses]
    _fill([beer_pile, *beers], memory.beer_pool, luck, f"world {attempt} beers")
    g = outline(view, view.deal.with_luck(luck), HIDDEN)
    for owner, p in enumerate(g.players):
        p.deck, p.hand, p.discard, _ = zones[owner]
        p.hand.sort()
        p.beers = beers[owner]
        top = view.houses[owner].discard_top
        if top != HIDDEN:
            p.discard.remove(top)
            p.discard.append(top)
    g.face_down = private_pile
    g.aside = zones[view.turn][ASIDE]
    if view.side_in_use:
        g.side.reminiscences_down = reminiscences
        g.side.beers_down = beer_pile
    if view.park_in_use:
        g.park.guests_down = guests
    if g.brought.in_use:
        _fill_brought(g, luck, f"world {attempt} brought")
    for depth, f in enumerate(g.stack):
        if not may_know(f.knows, view.seat):
            # Somebody else has picked or seen a card, and this viewer has not: it may be any of them.
            for step in reversed(f.program[: f.pc]):
                guesses = sorted(step.guesses(g, f))
                if guesses:
                    f.picked = guesses[luck.below(f"world {attempt} picked {depth}", len(guesses))]
                    break
    return g


def _fill_brought(g: Game, luck: Luck, purpose: str) -> None:
    """What boxes brought and the viewer does not see: all cards that are nowhere else, in any order."""
    hidden = [
        (cards, i) for by_seat in g.brought.lying for cards in by_seat for i, k in enumerate(cards) if k == HIDDEN
    ]
    for cards, i in hidden:
        cards[i] = g.deal.shop[0]
    found = census(g)
    found[g.deal.shop[0]] -= len(hidden)
    missing = [k for k, total in enumerate(g.deal.totals) for _ in range(total - found[k])]
    if len(missing) != len(hidden):
        raise NoWorld("cards are missing, or more than there are")
    luck.shuffle(purpose, missing)
    for (cards, i), card in zip(hidden, missing, strict=True):
        cards[i] = card
    for place, zone in enumerate(g.brought.brings.zones):
        if zone.order == BAG:
            for cards in g.brought.lying[place]:
                cards.sort()


def _case(belief: Belief, luck: Luck, purpose: str) -> Case:
    """One of the cases, by their chances."""
    cases = belief.cases
    if len(cases) > 1:
        left = luck.share(f"{purpose} case")
        for case in cases[:-1]:
            left -= case.chance
            if left < 0:
                return case
    return cases[-1]


def _fill(zones: list[list[int]], pool: list[tuple[int, int]], luck: Luck, purpose: str) -> None:
    """Put the cards of a pool into the unknown slots of some zones, all ways that fit being equally likely.

    A card fits the slots of its own age and all younger ones. So the youngest cards go first, to any free slots that
    they fit: how many these are does not depend on which of them others have taken, and no way is likelier than
    another. (Slots choosing cards, or cards trying slots in one order for all, would favour some.)
    """
    slots = [(tag_of(slot), z, i) for z, zone in enumerate(zones) for i, slot in enumerate(zone) if slot < 0]
    if len(slots) != len(pool):
        raise NoWorld("the memory has more or fewer unknown cards than unknown slots")
    slots.sort(reverse=True)
    cards = pool
    free: list[int] = []
    at = 0
    while at < len(slots):
        tag = slots[at][0]
        while at < len(slots) and slots[at][0] == tag:
            free.append(at)
            at += 1
        if at < len(slots):
            older = slots[at][0]
            now = sorted([kind for kind, card_tag in cards if card_tag > older])
            if not now:
                continue  # every card left fits the older slots too
            cards = [card for card in cards if card[1] <= older]
        else:
            now = sorted([kind for kind, _ in cards])
        if len(now) > len(free):
            raise NoWorld("an unknown card of this memory fits no unknown slot")
        luck.shuffle(f"{purpose} {tag}", free)
        for kind in now:
            _, z, i = slots[free.pop()]
            zones[z][i] = kind

"""Of all worlds that agree with a view and a memory, each is as likely as any other: in every zone that is dealt anew.

A world here is a way to lay the physical cards; those in which only equal cards change places look alike, and count as
often as there are ways. Expected is the count of all ways, found by trying them all.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Hashable
from textwrap import dedent

import pytest

from cuore.engine.belief import ASIDE, DECK, HAND, ZONES, Belief, Case, unknown
from cuore.engine.game import Game
from cuore.engine.memory import Memory
from cuore.engine.session import Session
from cuore.engine.words import REMINISCENCE
from cuore.town import lay_out_position
from tests.laws.games import rules
from tests.worlds.chances import dealt, is_even, ways


def start_of(text: str) -> Game:
    """A position."""
    return lay_out_position(rules(), dedent(text))


def kinds(*names: str) -> list[int]:
    """Cards by their names."""
    return [rules().find(name) for name in names]


def slots_of(*tags: int) -> list[int]:
    """Unknown slots of some ages."""
    return [unknown(tag) for tag in tags]


def house_of(g: Game, owner: int) -> Hashable:
    """Deck, hand and discard pile; the order counts in the deck, and the top of a discard pile is seen."""
    p = g.players[owner]
    return tuple(p.deck), tuple(p.hand), tuple(sorted(p.discard))


def of_zones(deck: list[int], hand: list[int], discard: list[int]) -> Hashable:
    """The same, of zones that were laid here."""
    return tuple(deck), tuple(sorted(hand)), tuple(sorted(discard))


def with_house(memory: Memory, owner: int, *zones: list[int]) -> Case:
    """Let a memory believe other things of deck, hand, discard pile and cards aside of a house; its pool is empty."""
    case = Case([*zones, *[[] for _ in range(ZONES - len(zones))]], [], 1.0)
    memory.houses[owner].belief = Belief([case])
    return case


def test_one_young_card_is_in_every_young_place_equally_often() -> None:
    """Seven old cards and a young one in three old and five young slots."""
    session = Session(start_of("A hand: 1 Love x5\nB hand: 1 Love x3\nB deck: 2 Love, 1 Love x4"))
    old, young = kinds("1 Love", "2 Love")
    memory = session.memory(0)
    with_house(memory, 1, slots_of(1, 1, 1, 1, 1), slots_of(0, 0, 0)).pool = [(old, 0)] * 7 + [(young, 1)]
    found = dealt(session.view(0), memory, lambda g: g.players[1].deck.index(young), 1500)
    is_even(found, Counter(dict.fromkeys(range(5), 1)))


@pytest.mark.parametrize(
    ("deck", "hand", "discard", "ages"),
    [
        ((1, 1), (0, 0), (0,), (0, 0, 0, 1, 1)),
        ((2, 2), (1, 0), (1,), (0, 1, 2, 0, 1)),
        ((0, 3), (3, 3), (1,), (0, 3, 0, 1, 2)),
        ((5, 5), (4, 4), (4,), (0, 0, 2, 3, 4)),
        ((2, 0), (2, 1), (2,), (2, 0, 1, 0, 0)),
    ],
)
def test_a_house_of_several_shuffles(
    deck: tuple[int, ...], hand: tuple[int, ...], discard: tuple[int, ...], ages: tuple[int, ...]
) -> None:
    cards = kinds("1 Love", "1 Love", "2 Love", "Rouge Crescent", "Azure Crescent")
    top = rules().find("3 Love")
    names = ", ".join(rules().names[card] for card in cards[:2])
    session = Session(
        start_of(f"A hand: 1 Love x5\nB deck: {names}\nB hand: 2 Love, Rouge\nB discard: 3 Love, Azure Crescent")
    )
    slots = slots_of(*deck), slots_of(*hand), [*slots_of(*discard), top]
    pool = list(zip(cards, ages, strict=True))
    memory = session.memory(0)
    with_house(memory, 1, *slots).pool = pool
    expected = Counter(of_zones(*zones) for zones in ways(list(slots), pool))
    is_even(dealt(session.view(0), memory, lambda g: house_of(g, 1), 4000), expected)


@pytest.mark.parametrize("shape", [(1, 12, 4, 3), (2, 8, 6, 9), (3, 20, 5, 10)])
def test_a_large_house(shape: tuple[int, ...]) -> None:
    """Too many ways to try them all; but in which place a certain card is can be counted.

    Of the young cards each is in every young place equally often; and of the old ones, each is in an old slot as often
    as old slots are among all those that the young cards leave.
    """
    young, places, old_hand, old_discard = shape
    others = places - young + old_hand + old_discard - 1
    session = Session(
        start_of(
            f"A hand: 1 Love x5\nB deck: 2 Love x{young}, 1 Love x{places - young}\nB hand: 1 Love x{old_hand}\n"
            f"B discard: Rouge, 1 Love x{old_discard - 1}, Azure Crescent"
        )
    )
    love, two, azure, rouge = kinds("1 Love", "2 Love", "Azure Crescent", "Rouge Crescent")
    memory = session.memory(0)
    case = with_house(
        memory, 1, slots_of(*[1] * places), slots_of(*[0] * old_hand), [*slots_of(*[0] * old_discard), rouge]
    )
    case.pool = [(two, 1)] * young + [(love, 0)] * others + [(azure, 0)]
    view = session.view(0)
    top = dealt(view, memory, lambda g: g.players[1].deck[-1] == two, 1500)
    is_even(top, Counter({True: young, False: places - young}))
    bottom = dealt(view, memory, lambda g: g.players[1].deck[0] == two, 1500)
    is_even(bottom, Counter({True: young, False: places - young}))

    def where(g: Game) -> Hashable:
        p = g.players[1]
        return "hand" if azure in p.hand else "discard" if azure in p.discard else "deck"

    is_even(
        dealt(view, memory, where, 1500), Counter({"hand": old_hand, "discard": old_discard, "deck": places - young})
    )


def test_two_houses_that_have_exchanged_cards_unseen_by_a_third() -> None:
    session = Session(
        start_of("""
            players: 3
            phase: starting
            A private: Eugenie Fontaine
            A hand: 1 Love
            A deck: 2 Love, 3 Love
            B hand: 1 Love, 3 Love
            B deck: 2 Love
            C hand: 1 Love
        """)
    )
    for words in ("use Eugenie", "B", "exchange"):
        session.answer(words)
    memory = session.memory(2)
    a, b, _ = memory.houses
    assert a.belief is b.belief
    (case,) = a.belief.cases
    case.zones[b.at + HAND][0] = unknown(1)  # as if one of the cards could be younger
    case.zones[a.at + DECK][0] = unknown(1)
    case.pool[0] = (case.pool[0][0], 1)
    expected = Counter(
        tuple(of_zones(zones[at + DECK], zones[at + HAND], []) for at in (a.at, b.at))
        for zones in ways(case.zones, case.pool)
    )
    is_even(dealt(session.view(2), memory, lambda g: (house_of(g, 0), house_of(g, 1)), 5000), expected)


def test_cards_that_only_their_owner_has_turned_over() -> None:
    start = start_of("""
        A hand: 1 Love x5
        turn: B
        phase: employ
        love: 9
        B hand: 1 Love, Rouge
        B deck: 2 Love, Azure Crescent, 3 Love
    """)
    house = start.players[1]
    start.aside, start.aside_knows = [house.deck.pop(), house.deck.pop()], 1 << 1  # as an effect of B's would do
    session = Session(start)
    memory = session.memory(0)
    (case,) = memory.houses[1].belief.cases
    assert case.zones[ASIDE] == slots_of(0, 0)
    case.zones[ASIDE] = slots_of(1, 1)
    case.pool = [(kind, 1 if rules().names[kind] == "2 Love" else 0) for kind, _ in case.pool]
    expected = Counter(
        (of_zones(deck, hand, discard), tuple(aside)) for deck, hand, discard, aside in ways(case.zones, case.pool)
    )
    is_even(dealt(session.view(0), memory, lambda g: (house_of(g, 1), tuple(g.aside)), 3000), expected)


BEERS = """
    boxes: oktoberfest
    players: 3
    phase: serving
    beers: Oktoberfest | Get Drunk (discard), Pilsner, Bock, Beer Stand
    A hand: 1 Love x4, Nadja Kersten
    A beers: Pilsner
    B hand: 1 Love x5
    B beers: Weissbier
    C hand: 1 Love x5
    C beers: Altbier, Pilsner
"""


def test_beers_of_the_pile_and_of_all_houses() -> None:
    """Some beers come to no house unseen: they stay in the pile, in every place of it equally often."""
    session = Session(start_of(BEERS))
    memory = session.memory(0)
    zones = [memory.beer_pile, *[house.beers for house in memory.houses]]
    expected = Counter(
        (tuple(pile), tuple(a), tuple(sorted(b)), tuple(sorted(c))) for pile, a, b, c in ways(zones, memory.beer_pool)
    )
    assert len(expected) > 50

    def what(g: Game) -> Hashable:
        return tuple(g.side.beers_down), *[tuple(sorted(p.beers)) for p in g.players]

    is_even(dealt(session.view(0), memory, what, 6000), expected)


def test_the_beer_that_somebody_is_about_to_give_away() -> None:
    """B has chosen one of its beers and now chooses who gets it: any of them may be it."""
    session = Session(
        start_of("""
            boxes: oktoberfest
            turn: B
            players: 3
            phase: serving
            servings: 2
            beers: Oktoberfest | Get Drunk (give away), Pilsner, Bock
            A hand: 1 Love x5
            A beers: Pilsner
            B hand: Nadja Kersten, 1 Love x3
            B beers: Weissbier x3, Altbier x2
            C hand: 1 Love x5
        """)
    )
    for words in ("serve Nadja", "discard 1 Love", "beer from the pile", "give Altbier"):
        session.answer(words)
    memory = session.memory(0)
    expected: Counter[Hashable] = Counter()
    zones = [memory.beer_pile, *[house.beers for house in memory.houses]]
    for _, _, b, _ in ways(zones, memory.beer_pool):
        for picked in b:
            expected[tuple(sorted(b)), picked] += 1
    found = dealt(session.view(0), memory, lambda g: (tuple(sorted(g.players[1].beers)), g.stack[-1].picked), 4000)
    is_even(found, expected)


def test_the_card_of_a_hand_that_somebody_looks_at() -> None:
    session = Session(
        start_of("""
            players: 3
            phase: starting
            A private: Eugenie Fontaine
            A hand: 1 Love
            B hand: 1 Love x2, 2 Love
            B deck: 3 Love, 2 Love
            C hand: 1 Love
        """)
    )
    session.answer("use Eugenie")
    session.answer("B")
    memory = session.memory(2)
    (case,) = memory.houses[1].belief.cases
    expected: Counter[Hashable] = Counter()
    for deck, hand, _, _ in ways(case.zones, case.pool):
        for picked in hand:
            expected[of_zones(deck, hand, []), picked] += 1
    is_even(dealt(session.view(2), memory, lambda g: (house_of(g, 1), g.stack[-1].picked), 4000), expected)


def test_the_top_card_of_a_deck_that_somebody_looks_at() -> None:
    session = Session(
        start_of("""
            players: 3
            phase: serving
            A hand: Eliza Rosewater, 1 Love
            B hand: 1 Love
            B deck: 3 Love, 2 Love x2, Rouge Crescent
            C hand: 1 Love
        """)
    )
    session.answer("serve Eliza")
    session.answer("B")
    memory = session.memory(2)
    (case,) = memory.houses[1].belief.cases
    expected = Counter((of_zones(deck, hand, []), deck[-1]) for deck, hand, _, _ in ways(case.zones, case.pool))
    is_even(dealt(session.view(2), memory, lambda g: (house_of(g, 1), g.stack[-1].picked), 4000), expected)


def test_a_question_to_somebody_else_leaves_the_worlds_in_which_it_is_asked() -> None:
    """B, who has to discard a card, is asked which: so B holds at least two kinds. All such hands are as likely."""
    session = Session(
        start_of("""
            phase: serving
            A hand: Natsumi Fujikawa, 1 Love x2
            A deck: 1 Love
            B hand: 1 Love x2, 2 Love, Rouge Crescent
            B deck: 1 Love x2, 2 Love x2
        """)
    )
    session.answer("serve Natsumi")
    session.answer("discard 1 Love")
    assert session.game.asked == 1
    memory = session.memory(0)
    (case,) = memory.houses[1].belief.cases
    expected = Counter(
        (tuple(sorted(hand)), deck[-1]) for deck, hand, _, _ in ways(case.zones, case.pool) if len(set(hand)) > 1
    )
    found = dealt(session.view(0), memory, lambda g: (tuple(g.players[1].hand), g.players[1].deck[-1]), 3000)
    is_even(found, expected)


def test_the_private_maid_pile() -> None:
    session = Session(start_of("A hand: 1 Love x5\nprivate maids: Fay, Lalande | Rosa, Amber, Sora, Nord"))
    memory = session.memory(0)
    memory.private_pile[1] = unknown(1)
    memory.private_pile[2] = unknown(1)
    memory.private_pool[0] = (memory.private_pool[0][0], 1)  # as if one of them had been put there by a shuffle
    expected = Counter(tuple(pile) for (pile,) in ways([memory.private_pile], memory.private_pool))
    assert len(expected) == 12
    is_even(dealt(session.view(0), memory, lambda g: tuple(g.face_down), 2000), expected)


def test_the_reminiscence_pile() -> None:
    """Those of category 1 lie over those of category 2, and within a category all orders are as likely."""
    found = [k for k in range(len(rules().cards)) if rules().category[k] == REMINISCENCE]
    first = [rules().names[k] for k in found if rules().cards[k].level == 1][:4]
    second = [rules().names[k] for k in found if rules().cards[k].level == 2][:3]
    session = Session(
        start_of(
            f"boxes: vacation\nphase: employ\nlove: 9\nA hand: 1 Love x5\n"
            f"reminiscences: {first[0]} | {', '.join(first[1:] + second)}"
        )
    )
    memory = session.memory(0)
    expected = Counter(tuple(pile) for (pile,) in ways([memory.reminiscence_pile], memory.reminiscence_pool))
    assert len(expected) == 36
    is_even(dealt(session.view(0), memory, lambda g: tuple(g.side.reminiscences_down), 3000), expected)


def test_the_guests_in_the_park() -> None:
    session = Session(
        start_of(
            "boxes: more, base, expanding\nphase: serving\nservings: 2\nA hand: Tomo\nA chambermaids: Domino\n"
            "guests: Lilac | Tiffany, Francine, Azure Crescent, Kagari"
        )
    )
    session.answer("send away Domino")
    memory = session.memory(1)
    expected = Counter(tuple(pile) for (pile,) in ways([memory.guest_pile], memory.guest_pool))
    assert {pile[0] for pile in expected} == {rules().find("Domino")}
    is_even(dealt(session.view(1), memory, lambda g: tuple(g.park.guests_down), 2500), expected)

"""The naive scorer of the Park: examples worked out by hand from the rule book, and that the engine agrees with it."""

from __future__ import annotations

from itertools import combinations
from random import Random

import pytest

from cuore.bots.playout import play_out
from cuore.cards.catalogue import BOXES, official_rules
from cuore.engine.deal import Deal, Stock
from cuore.engine.game import Game
from cuore.engine.scoring import points, winners
from cuore.engine.setup import new_game
from cuore.engine.words import CHAMBERMAID_CHIEF, GENERAL, HIGH_CLASS, ILL, LOVE, PREPARATION, PRIVATE
from cuore.town import make_setup
from tests.laws.games import PARK, VISITORS, begin, decisions
from tests.oracle import naive_scorer_park
from tests.oracle.naive_scorer_park import COLETTE, DAWN, OPHELIA, ParkHouse, victory_points

RULES = official_rules()
OTHERS = tuple(box for box in BOXES if box != "more")
MIXTURES = [(*boxes, "more") for size in range(5) for boxes in combinations(OTHERS, size)]
ANISE = "Anise Greenaway at the Park"


def house(
    deck: list[str] | None = None,
    chambermaids: list[tuple[str, int]] | None = None,
    private: list[tuple[str, int]] | None = None,
    preparations: list[str] | None = None,
) -> ParkHouse:
    return ParkHouse(
        deck=deck or [],
        hand=[],
        discard=[],
        played=[],
        chambermaids=chambermaids or [],
        private=private or [],
        preparations=preparations or [],
    )


def worth(one: ParkHouse) -> int:
    return victory_points([one])[0]


# By hand


def test_the_tables_hold_every_kind_of_the_box_once() -> None:
    told = [*naive_scorer_park.PRINTED_VP, *naive_scorer_park.NO_VP_MAIDS, *naive_scorer_park.X_MAIDS]
    told += naive_scorer_park.PREPARATION_VP
    scored = [card.name for card in RULES.cards if card.box == "more" and card.category != HIGH_CLASS]
    assert sorted(told) == sorted(scored)


@pytest.mark.parametrize(
    ("errand", "levels"), [("Food", (2, 4, 6)), ("Decoration", (2, 4, 6)), ("Cleaning", (2, 4, 6))]
)
def test_preparations_score_their_numbers(errand: str, levels: tuple[int, ...]) -> None:
    for level, vp in enumerate(levels, 1):
        assert worth(house(preparations=[f"{errand} {level}"] * 2)) == 2 * vp


def test_printed_numbers_count_anywhere_unless_ill() -> None:
    assert worth(house([ANISE, "Julia", COLETTE])) == 5
    assert worth(house(chambermaids=[(COLETTE, 0), (COLETTE, 1), (COLETTE, 2)])) == 1
    assert worth(house(["Edith Shirling", "Pia Lindqvist", "1 Love", "3 Love"])) == 0


@pytest.mark.parametrize(("count", "expected"), [(0, 0), (1, 0), (2, -4), (3, 6), (4, -8), (5, 10)])
def test_ophelias_like_odd_numbers_but_not_one(count: int, expected: int) -> None:
    assert worth(house([OPHELIA] * count)) == expected


def test_the_base_boxs_ophelia_is_another_card() -> None:
    assert worth(house([OPHELIA, OPHELIA, "Ophelia Grail"])) == -4
    assert worth(house([OPHELIA, "Ophelia Grail"])) == 0


def test_the_base_boxs_anise_has_three_points_too() -> None:
    assert worth(house([ANISE, "Anise Greenaway"])) == 6


@pytest.mark.parametrize(("count", "expected"), [(1, 1), (2, 2), (3, 5), (4, 6), (5, 7), (6, 10), (9, 15)])
def test_chambered_dawns_score_each_and_in_threes(count: int, expected: int) -> None:
    assert worth(house(chambermaids=[(DAWN, 0)] * count)) == expected


def test_dawns_elsewhere_or_ill_are_worth_nothing() -> None:
    assert worth(house([DAWN] * 3)) == 0
    assert worth(house([DAWN], [(DAWN, 0), (DAWN, 0), (DAWN, 1)])) == 2


def test_nobody_gets_a_bonus_for_colettes_in_the_park() -> None:
    assert victory_points([house([COLETTE] * 3), house()]) == [3, 0]


def test_florence_counts_the_chambermaids_of_the_park() -> None:
    assert worth(house(chambermaids=[("Florence Spring", 0), *[(DAWN, 0)] * 6])) == 5 + 10
    assert worth(house(chambermaids=[("Florence Spring", 0), (DAWN, 1), *[(DAWN, 0)] * 5])) == 7


def test_visitors_score_as_at_home() -> None:
    assert worth(house(["Azure Crescent"], private=[("Amber Twilight", 0), ("Rosa Topaz", 1)])) == 1 - 3


def test_a_tie_goes_to_the_most_healthy_chambermaids_and_is_shared_after_that() -> None:
    one, two = house(["Julia"]), house(chambermaids=[(COLETTE, 0)])
    assert naive_scorer_park.winners([one, two]) == [1]
    assert naive_scorer_park.winners([one, house(chambermaids=[(COLETTE, 0), ("Mirabel Ashdown", 1)]), two]) == [1, 2]
    assert naive_scorer_park.winners([one, house(["Julia"])]) == [0, 1]
    # Maids without points, who decide elsewhere, do not here.
    assert naive_scorer_park.winners([one, house(["Julia", "Edith Shirling"])]) == [0, 1]
    assert naive_scorer_park.winners([house([ANISE]), two]) == [0]


def test_an_unknown_name_is_refused() -> None:
    for stray in (house(["Noëmi"]), house(preparations=["Music 1"]), house(["Food 1"])):
        with pytest.raises(ValueError, match="no such"):
            victory_points([stray])


# The engine agrees


def houses(g: Game) -> list[ParkHouse]:
    def names(cards: list[int]) -> list[str]:
        return [RULES.names[card] for card in cards]

    def maids(entries: list[int]) -> list[tuple[str, int]]:
        return [(RULES.names[entry % ILL], entry // ILL) for entry in entries]

    return [
        ParkHouse(
            deck=names(p.deck),
            hand=names(p.hand),
            discard=names(p.discard),
            played=names(p.played),
            chambermaids=maids(p.chambermaids),
            private=maids(p.private),
            preparations=names(p.preparations),
        )
        for p in g.players
    ]


def check(g: Game) -> None:
    plain = houses(g)
    assert points(g) == victory_points(plain)
    assert winners(g) == naive_scorer_park.winners(plain)


@pytest.mark.parametrize("boxes", MIXTURES, ids="-".join)
def test_random_games_score_alike(boxes: tuple[str, ...]) -> None:
    for number in range(9):
        setup = make_setup(RULES, boxes=boxes, players=2 + number % 3, town="random", seed=f"scores {boxes} {number}")
        g = new_game(RULES, setup)
        play_out(g, Random(number).random, [])
        check(g)


@pytest.mark.parametrize("place", range(len(VISITORS)))
def test_lively_games_score_alike_at_every_tenth_decision(place: int) -> None:
    session = begin(PARK + 2 * place, "park scores")
    for _ in decisions(session, PARK + 2 * place, "park scores"):
        if len(session.answers) % 10 == 0 and not session.game.aside:
            check(session.game)
    check(session.game)


@pytest.mark.parametrize("players", [2, 3, 4])
@pytest.mark.parametrize("boxes", [("more",), BOXES], ids="-".join)
def test_made_up_final_positions_score_alike(boxes: tuple[str, ...], players: int) -> None:
    rng = Random(f"made up {players} {boxes}")
    g = new_game(RULES, make_setup(RULES, boxes=boxes, players=players, town="random", seed="made up"))
    copies = [card.copies for card in RULES.cards]
    g.deal = Deal(Stock(RULES, g.deal.shop, copies, boxes, private_pile=True), g.deal.luck, players, 0)
    for _ in range(1500):
        make_up(g, rng, boxes)
        check(g)


def make_up(g: Game, rng: Random, boxes: tuple[str, ...]) -> None:
    """Throw all houses of a game together anew; of visitors there is one of each, of Colettes three."""

    def of(*categories: int) -> list[int]:
        return [
            k
            for k, card in enumerate(RULES.cards)
            if card.category in categories and card.box in boxes and (card.box == "more" or card.category != 1)
        ]

    generals = [k for k in of(GENERAL) if RULES.cards[k].box == "more"]
    guests = [k for k in of(GENERAL) if RULES.cards[k].box != "more"]
    private = of(PRIVATE)
    love = [k for k in range(len(RULES.cards)) if RULES.category[k] == LOVE]
    rng.shuffle(guests)
    rng.shuffle(private)
    few = rng.random() < 0.6
    for p in g.players:
        colettes = [k for k in of(CHAMBERMAID_CHIEF) for _ in range(3)]
        here = [guests.pop() for _ in range(min(len(guests), int(rng.random() * 5)))]
        staff = [*some(rng, generals, 4 if few else 16), *here, *colettes, *some(rng, love, 4)]
        quarters = [k for k in staff if RULES.chamber[k] or RULES.leave[k]]
        quarters = [k for k in quarters if rng.random() < 0.6]
        for k in quarters:
            staff.remove(k)
        rng.shuffle(staff)
        cuts = sorted(int(rng.random() * (len(staff) + 1)) for _ in range(3))
        p.deck, p.hand = staff[: cuts[0]], sorted(staff[cuts[0] : cuts[1]])
        p.discard, p.played = staff[cuts[1] : cuts[2]], staff[cuts[2] :]
        p.chambermaids = [k + ILL * int(rng.random() * 1.3) for k in quarters]
        p.private = [private.pop() + ILL * int(rng.random() * 1.3) for _ in range(min(len(private), rng.randrange(3)))]
        p.preparations = some(rng, of(PREPARATION), 1 if few else 8)


def some(rng: Random, kinds: list[int], most: int) -> list[int]:
    """Some cards of these kinds, often several of one."""
    favourite = kinds[int(rng.random() * len(kinds))]
    return [
        favourite if rng.random() < 0.4 else kinds[int(rng.random() * len(kinds))]
        for _ in range(int(rng.random() * (most + 1)))
    ]

"""What is planted is found, and nothing else: cards too cheap, copies, better cards, an unfair seat, placebos."""

from __future__ import annotations

from dataclasses import replace
from pathlib import Path
from random import Random

import pytest

from cuore.bots import Bot, make_bot
from cuore.engine.errors import CuoreError
from cuore.engine.memory import Memory
from cuore.engine.told import event_numbered
from cuore.engine.view import View
from cuore.lab import playing
from cuore.lab.crew import Processes
from cuore.lab.games.folder import read_folder
from cuore.lab.games.replaying import replay
from cuore.lab.games.schema import towns_of
from cuore.lab.interventions import Barred
from cuore.lab.numbers import Number, worth
from cuore.lab.report import headline
from cuore.lab.study import (
    Arm,
    Findings,
    Study,
    Until,
    Variant,
    ask_box,
    ask_card,
    ask_compare,
    ask_price,
    ask_seats,
    ask_versus,
    read_findings,
    run_study,
    running,
)
from cuore.lab.study.findings import PriceFinding
from cuore.lab.study.prices import PLAYERS, UNTOLD
from cuore.lab.study.questions import cards_of
from cuore.lab.study.values import SHARES, Values
from cuore.lab.study.verdicts import DEPENDS, MEASURED, MISUSED, NEVER, NO_MATCH, SELDOM, UNASKED, disagree, verdict
from cuore.town import Wishes
from tests.towns import FIRST_TOWNS

BASE = Variant("base")
COPIES = """
[[card]]
name = "{name}"
title = "Twin Maid"
category = "general maid"
cost = 6
icons = {{ draw = {draw}, love = {love} }}
"""
PLAIN = COPIES.format(name="Beatrix Fernway", draw=1, love=1)
RENAMED = COPIES.format(name="Cordula Astor", draw=1, love=1)
BETTER = COPIES.format(name="Beatrix Fernway", draw=1, love=2)
MAID_EVENT = ("Rouge Crescent", "Illness")
HOUSE = replace(BASE, boxes=("base", "house"))


def run(study: Study, folder: Path) -> Findings:
    folder.mkdir(exist_ok=True)
    return run_study(study, folder / study.seed, Processes(1))


def overlap(one: Number, other: Number) -> bool:
    return one.low <= other.high and other.low <= one.high


def test_a_card_that_is_far_too_cheap_is_found_too_strong(tmp_path: Path) -> None:
    cheap = replace(BASE, costs=(("Anise Greenaway", 1),))
    (card,) = run(ask_card(cheap, "Anise Greenaway", towns=14), tmp_path).cards
    assert card.worth.low > 0
    assert card.points.low > 0
    assert card.sure
    assert (card.cost, card.verdict, card.slipped) == (1, MEASURED, 0)
    assert card.employed > 1
    assert card.differed == card.pairs == 14


def test_a_card_that_is_not_in_the_town_has_an_effect_of_exactly_nothing(tmp_path: Path) -> None:
    absent = next(name for name in cards_of(BASE.rules(), ["base"]) if name not in FIRST_TOWNS["base"])
    first = replace(BASE, town="first")
    with pytest.raises(CuoreError, match="is in none of these games"):
        ask_card(first, absent)
    asked = ask_card(BASE, absent, towns=3)
    there = replace(asked, variants=(replace(first, name=asked.variants[0].name),))
    (card,) = run(there, tmp_path).cards
    assert card.worth.mean == card.points.mean == 0
    assert card.rounds is not None
    assert card.rounds.mean == 0
    assert (card.differed, card.employed, card.slipped, card.verdict, card.sure) == (0, 0, 0, NEVER, False)
    assert all(other.change.mean == 0 for other in card.others)
    assert card.worth.low < 0 < card.worth.high  # and yet nothing is known about it


def test_a_renamed_copy_is_its_original_and_a_better_one_is_worth_and_costs_more(tmp_path: Path) -> None:
    found: list[PriceFinding] = []
    checksums: list[str] = []
    for seed, text, name in (("a", PLAIN, "Beatrix"), ("b", RENAMED, "Cordula"), ("c", BETTER, "Beatrix")):
        study = ask_price(replace(HOUSE, card_file=text), name, prices=[2, 5], towns=8, seed="1")
        findings = run_study(study, tmp_path / seed, Processes(1))
        assert findings.price is not None
        found.append(findings.price)
        checksums.append(findings.checksum)
    plain, renamed, better = found
    assert checksums[0] == checksums[1] != checksums[2]  # by another name it is the same card, game by game
    assert renamed.points == plain.points
    assert renamed.by_points == plain.by_points
    assert all(one.forced_in > 0.5 for one in plain.points)
    assert sum(point.worth_points.mean for point in better.points) > sum(p.worth_points.mean for p in plain.points)
    assert (better.by_points.price or 0) >= (plain.by_points.price or 0)
    assert plain.printed == 6


class BadOwner(Bot):
    """A planner who may play by chance as soon as it owns a card, or never choose it though it plays it well."""

    name = "planner"

    def __init__(self, kind: int, *, wants: bool, plays_well: bool) -> None:
        self._kind = kind
        self._good, self._bad = make_bot("planner"), make_bot("planner" if plays_well else "random")
        if not wants:
            self._good, self._bad = Barred(self._good, [kind]), Barred(self._bad, [kind])

    def choose(self, view: View, rng: Random, memory: Memory | None = None) -> int:
        is_owner = self._kind in view.houses[view.seat].owned
        return (self._bad if is_owner else self._good).choose(view, rng, memory)


@pytest.mark.parametrize(("wants", "plays_well"), [(True, False), (False, False), (False, True)])
def test_a_fault_of_the_player_is_not_the_price_of_a_card(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, wants: bool, plays_well: bool
) -> None:
    # The same strong card twice: planners who play it well pay for it, those who play badly with it say nothing of it.
    study = ask_price(replace(HOUSE, card_file=BETTER), "Beatrix", "planner", prices=[2, 4, 6], towns=10)
    well = run(study, tmp_path / "well").price
    assert well is not None
    assert well.points[0].forced is not None
    assert well.points[0].forced.mean > 0
    assert well.by_wins.verdict != PLAYERS
    kind = study.variants[0].rules().find("Beatrix Fernway")
    monkeypatch.setattr(playing, "make_bot", lambda name: BadOwner(kind, wants=wants, plays_well=plays_well))
    running._players.cache_clear()  # which knows the planners of before
    badly = run(study, tmp_path / "badly")
    assert badly.price is not None
    forced = [point.forced for point in badly.price.points if point.forced]
    assert len(forced) == 3
    assert all(number.high < 0 for number in forced) or plays_well
    assert [point.verdict for point in badly.price.points if not wants] == ([] if wants else [NEVER] * 3)
    for found in (badly.price.by_wins, badly.price.by_points):
        assert (found.verdict, found.price, found.low, found.high) == (PLAYERS, None, None, None)
    assert headline(badly)[0].startswith("No price is given for Beatrix Fernway, for these games are about the player")


def test_a_price_that_hardly_anybody_can_pay_is_not_fair_for_that(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    # A strong card: at 2 and 4 it is worth having to buy it; at 12 it is hardly ever bought, so nothing is gained.
    study = ask_price(replace(HOUSE, card_file=BETTER), "Beatrix", "planner", prices=[2, 4, 12], towns=10)
    price = run(study, tmp_path).price
    assert price is not None
    dear = price.points[-1]
    assert dear.forced_in < 0.2
    monkeypatch.setattr("cuore.lab.study.answering.is_exposed", lambda cases, of: cases > of / 2)
    price = read_findings(tmp_path / "1").price
    assert price is not None
    assert price.points[-1].forced is None
    assert price.by_wins.tried == (2, 4)


def test_a_card_and_its_price_say_the_same_of_the_same_games(tmp_path: Path) -> None:
    quick = replace(BASE, faster=True)
    card = run(ask_card(quick, "Moine", ["housekeeper"], towns=6), tmp_path / "card").cards[0]
    price = run(ask_price(quick, "Moine", "housekeeper", prices=[3, 4], towns=6), tmp_path / "price").price
    assert price is not None
    at_print = next(point for point in price.points if point.price == price.printed)
    assert card.forced is not None
    assert (card.forced, card.forced_points, card.forced_in) == (
        at_print.forced,
        at_print.forced_points,
        at_print.forced_in,
    )
    assert (card.worth, card.points, card.employed, card.verdict) == (
        at_print.worth,
        at_print.worth_points,
        at_print.employed,
        at_print.verdict,
    )


def test_of_two_cards_the_planted_better_one_is_found(tmp_path: Path) -> None:
    cheap = replace(BASE, costs=(("Anise Greenaway", 1),))
    for cards in (("Anise", "Moine"), ("Moine", "Anise")):
        found = run(ask_versus(cheap, *cards, ["planner"], towns=14), tmp_path / cards[0]).cards
        anise, moine = sorted(found, key=lambda card: card.card)
        assert anise.worth.low > 0
        assert anise.points.low > 0
        assert moine.worth.mean == -anise.worth.mean
        assert moine.points.mean == -anise.points.mean
        if moine.verdict == MEASURED:
            assert (anise.verdict, anise.sure, moine.sure) == (MEASURED, True, True)
        else:
            assert anise.verdict == NO_MATCH
        assert (anise.slipped, moine.slipped) == (0, 0)


def test_of_two_copies_neither_is_better_and_a_better_copy_is(tmp_path: Path) -> None:
    beatrix, cordula = "Beatrix Fernway", "Cordula Astor"
    seen = []
    for seed, love in (("a", 1), ("b", 3)):
        text = PLAIN + COPIES.format(name=cordula, draw=1, love=love)
        there = replace(HOUSE, card_file=text, costs=((beatrix, 3), (cordula, 3)))
        asked = ask_versus(there, beatrix, cordula, ["planner"], towns=24, seed=seed)
        plain, copy = run(asked, tmp_path).cards
        assert (plain.card, copy.card) == (beatrix, cordula)
        assert plain.worth.mean == -copy.worth.mean
        assert {plain.verdict, copy.verdict} == {MEASURED}
        seen.append(copy)
    same, better = seen
    assert same.worth.low <= 0 <= same.worth.high
    assert not same.sure
    assert better.worth.low > 0
    assert better.points.low > 0


def test_more_than_two_players_compare_one_with_all_others(tmp_path: Path) -> None:
    cheap = replace(BASE, costs=(("Anise Greenaway", 1),), players=3)
    anise, safran = run(ask_versus(cheap, "Anise", "Safran", ["planner"], towns=10), tmp_path).cards
    assert anise.worth.low > 0
    assert safran.worth.mean == pytest.approx(-anise.worth.mean / 2, abs=0.0002)
    assert anise.differed == anise.pairs == 10


def test_two_cards_of_which_one_is_left_are_not_compared(tmp_path: Path) -> None:
    kagari, anise = run(ask_versus(BASE, "Kagari", "Anise", ["housekeeper"], towns=6), tmp_path).cards
    assert (kagari.verdict, anise.verdict) == (NEVER, NO_MATCH)
    assert not anise.sure
    with pytest.raises(CuoreError, match="cannot be compared with itself"):
        ask_versus(BASE, "Anise", "anise greenaway")


class FirstOnly(Bot):
    """A planner for whoever moves first, and chance for the others."""

    name = "planner"

    def __init__(self) -> None:
        self._good, self._bad = make_bot("planner"), make_bot("random")

    def choose(self, view: View, rng: Random, memory: Memory | None = None) -> int:
        return (self._good if view.seat == view.deal.first else self._bad).choose(view, rng, memory)


def test_an_unfair_first_seat_is_found(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(playing, "make_bot", lambda name: FirstOnly())
    (variant,) = run(ask_seats([replace(BASE, faster=True)], "planner", towns=8), tmp_path).variants
    assert variant.first_ahead.low > 0
    assert variant.turns[0].mean > variant.turns[1].mean
    assert variant.sure


def test_two_players_who_get_worths_far_apart_depend_on_the_player(tmp_path: Path) -> None:
    # Where the second one is asked about, whoever may have the card plays by chance, and loses with it.
    cheap = replace(BASE, costs=(("Anise Greenaway", 1),))
    study = ask_card(cheap, "Anise Greenaway", ["planner", "biglove"], towns=14)
    arms = [
        replace(arm, roles=("planner", "random")) if arm.name.endswith("Greenaway · biglove") else arm
        for arm in study.arms
    ]
    cards = run(replace(study, arms=tuple(arms)), tmp_path).cards
    assert [card.verdict for card in cards] == [DEPENDS, DEPENDS]


def test_two_kinds_of_players_may_disagree(tmp_path: Path) -> None:
    # Whoever wants no maids at all has nothing to lose by being barred from one.
    cheap = replace(BASE, costs=(("Anise Greenaway", 1),))
    found = run(ask_card(cheap, "Anise Greenaway", ["planner", "biglove"], towns=14), tmp_path).cards
    assert [card.bot for card in found] == ["planner", "biglove"]
    assert [card.verdict for card in found] == [MEASURED, NEVER]


def test_verdicts() -> None:
    good, bad, none = Number(0.1, 0.05, 0.15, 9), Number(-0.1, -0.15, -0.05, 9), Number(0.0, -0.1, 0.1, 9)
    assert verdict(good, 1, 1, 1) == verdict(none, 1, 1, 1) == MEASURED
    assert verdict(bad, 1, 1, 1) == MISUSED
    assert verdict(good, 0, 1, 1) == verdict(bad, 0, 1, 1) == NEVER
    assert verdict(none, 1, 0, 1) == UNASKED
    assert disagree([good, bad])
    assert not disagree([good, none])
    assert DEPENDS not in (verdict(good, 1, 1, 1), verdict(bad, 1, 1, 1))


@pytest.mark.parametrize(
    ("differed", "pairs", "enough"),
    [
        (1, 400, False),
        (9, 400, False),
        (10, 400, True),
        (1, 8, False),
        (2, 8, True),
        (19, 1000, False),
        (20, 1000, True),
    ],
)
def test_a_verdict_needs_games_in_which_the_card_mattered(differed: int, pairs: int, enough: bool) -> None:
    for worth_, usual in ((Number(0.0, -0.004, 0.004, 9), MEASURED), (Number(-0.1, -0.15, -0.05, 9), MISUSED)):
        assert verdict(worth_, 1, differed, pairs) == (usual if enough else SELDOM)


def test_a_card_that_comes_though_nobody_asks_for_it_is_not_measured(tmp_path: Path) -> None:
    fest = replace(BASE, boxes=("oktoberfest",))
    card = run(ask_card(fest, "Beer Stand", ["housekeeper"], towns=10), tmp_path).cards[0]
    assert card.employed > 0
    assert card.slipped > 0
    assert card.differed == 0
    assert card.verdict == UNASKED


def test_cards_that_others_put_into_the_house_of_who_is_barred_are_counted(tmp_path: Path) -> None:
    gifts = replace(BASE, boxes=("expanding",), wishes=Wishes(pin=("Grace Saulsbury",)))
    study = ask_box(gifts, ["random"], cards=["Felicity Horn"], towns=16)
    card = run(study, tmp_path).cards[0]
    folder = read_folder(tmp_path / "1")
    towns = {town.town: town for town in towns_of(folder.towns().collect())}
    rules = study.variants[0].rules()
    came = 0
    for row in folder.rows():
        for what, seat, kind, *_ in replay(rules, row, towns[row.place.town]).told:
            is_taken = event_numbered(what).name.startswith("took") and kind == rules.find("Felicity Horn")
            came += is_taken and seat == study.match(row.place.game).subject
    assert card.slipped == came > 0


def test_nobody_is_said_to_have_owned_an_event(tmp_path: Path) -> None:
    quick = replace(BASE, faster=True)
    studies = [ask_card(quick, name, ["random"], towns=40) for name in MAID_EVENT]
    maid, event = (run(study, tmp_path / study.name).cards[0] for study in studies)
    assert maid.company is not None
    assert event.company is None


def test_an_event_that_others_send_is_nobodys_slip(tmp_path: Path) -> None:
    study = ask_box(replace(BASE, faster=True), ["random"], cards=["Illness"], towns=20)
    card = run(study, tmp_path).cards[0]
    kind = study.variants[0].rules().find("Illness")
    sent = [
        (each.seat == subject, each.house == subject)
        for row in read_folder(tmp_path / "1").rows()
        for subject in [study.match(row.place.game).subject]
        for each in row.arrivals
        if each.card == kind
    ]
    assert (False, True) in sent  # by others into the quarters of whoever may not send it
    assert card.slipped == sum(is_own for is_own, _ in sent)


def test_what_nobody_can_pay_for_has_no_fair_price(tmp_path: Path) -> None:
    price = run(ask_price(replace(BASE, faster=True), "Ophelia", "random", prices=[11, 12], towns=8), tmp_path).price
    assert price is not None
    assert [point.forced_in for point in price.points] == [0.0, 0.0]
    assert price.by_wins.verdict == price.by_points.verdict == UNTOLD


def test_one_arm_alone_is_no_difference_and_sure_of_nothing(tmp_path: Path) -> None:
    alone = {"name": "wins", "number": "wins", "arm": "a", "minus": ""}
    arms = (Arm("a", "base", ("random",) * 2, rotates=True), Arm("b", "base", ("random",) * 2, rotates=True))
    beside = {**alone, "minus": "b"}
    study = Study("a study", "own", (BASE,), arms, {"numbers": [alone, beside]}, towns=4)
    one, other = run(study, tmp_path).differences
    assert one.sure is None
    assert one.change.low > 0 or one.change.mean == 0.5
    assert other.sure is False


def test_all_worths_and_shares_are_looked_at_where_a_study_stops_by_itself(tmp_path: Path) -> None:
    quick = replace(BASE, faster=True)
    found = run(ask_compare(quick, replace(quick, name="other"), "random", plans=False, towns=6), tmp_path)
    shares = [each.change for each in found.differences if each.number in SHARES]
    shares += [each for variant in found.variants for each in (variant.first_ahead, variant.close, *variant.turns)]
    assert found.half_width == max((each.high - each.low) / 2 for each in shares)
    one, other = found.variants
    close = replace(found, variants=(one, replace(other, close=Number(0.5, -0.1, 1.1, 6))))
    assert close.half_width == pytest.approx(0.6)
    turns = replace(found, variants=(one, replace(other, turns=(Number(0.5, -0.1, 1.1, 6), other.turns[1]))))
    assert turns.half_width == pytest.approx(0.6)
    priced = run(ask_price(quick, "Moine", "random", prices=[1, 12], towns=6), tmp_path / "price")
    assert priced.price is not None
    cheap, dear = priced.price.points
    narrow = Number(0.1, 0.09, 0.11, 6)
    points = (replace(cheap, forced=narrow), replace(dear, worth=narrow, forced=narrow))
    only_worth = replace(priced, price=replace(priced.price, points=points))
    assert only_worth.half_width == (cheap.worth.high - cheap.worth.low) / 2 > 0.02


@pytest.mark.statistics
@pytest.mark.parametrize(("half", "rare"), [(0.33, 0.55), (0.2, 0.16), (0.07, 0.02)])
def test_intervals_hold_the_truth_even_where_a_card_hardly_matters(half: float, rare: float) -> None:
    # Pairs of which most are exactly nothing, and the others a half either way, a little more often for the better.
    chance = Random(f"{half}")
    truth, kept, tries = rare * 0.1 * 0.5, 0, 1500
    for _ in range(tries):
        pairs = [(0.5 if chance.random() < 0.55 else -0.5) if chance.random() < rare else 0.0 for _ in range(20)]
        found = worth(pairs, 0.5)
        kept += found.low <= truth <= found.high
    assert kept >= 0.94 * tries


@pytest.mark.statistics
def test_a_placebo_finds_nothing(tmp_path: Path) -> None:
    # Whoever sits in seat A has nothing that the others lack: many small studies of it, on luck of their own.
    study = ask_seats([replace(BASE, faster=True)], "random", towns=600)
    run_study(study, tmp_path / "kept", Processes(1))
    wins = Values(study, read_folder(tmp_path / "kept"), study.towns).of("free · base", "wins")
    effects = [won - 0.5 for won in wins]
    assert holds_nothing(worth(effects, 0.5))
    small = [worth(effects[at : at + 12], 0.5) for at in range(0, len(effects), 12)]
    assert sum(map(holds_nothing, small)) >= 47
    assert not holds_nothing(worth([effect + 0.1 for effect in effects], 0.5))  # as it would be found


def holds_nothing(found: Number) -> bool:
    return found.low <= 0 <= found.high


def test_a_study_that_stops_by_itself_stops_at_a_look(tmp_path: Path) -> None:
    wide = ask_seats([replace(BASE, faster=True)], "random", towns=9, until=Until(0.9, least=3, every=2))
    assert run(wide, tmp_path).towns == 3
    narrow = replace(wide, seed="2", until=Until(0.001, least=3, every=2))
    assert run(narrow, tmp_path).towns == 9

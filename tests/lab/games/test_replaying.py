"""Games of every folder are made again, bit for bit, from town, seed and answers; whatever was changed is noticed."""

from __future__ import annotations

from collections import Counter
from dataclasses import replace
from pathlib import Path

import pytest

from cuore.cards.catalogue import official_rules
from cuore.cards.door import load_rules
from cuore.engine.errors import CuoreError, ForeignRecord
from cuore.engine.record import read_record, result_words
from cuore.engine.record import replay as replay_record
from cuore.engine.rules import RULES_VERSION, Rules
from cuore.engine.scoring import points, winners
from cuore.lab.arena import League
from cuore.lab.arena.league import play_league
from cuore.lab.crew import Processes
from cuore.lab.games.folder import Folder, read_folder
from cuore.lab.games.replaying import check_rules, replay, seats_said, write_game
from cuore.lab.games.row import Row
from cuore.lab.games.town_row import TownRow
from cuore.lab.simulate import Plan, simulate
from cuore.lab.study import Arm, Study, Variant, run_study

ONE = Processes(1)

CARDS = """
[[card]]
name = "Beatrix Fernway"
title = "Gardening Maid"
category = "general maid"
cost = 4
icons = { draw = 1, serving = 1 }

[[card]]
name = "Anise Greenaway"
title = "Maid of Honour"
category = "general maid"
box = "base"
cost = 2
icons = { love = 3 }
vp = 1
"""

PLANS = {
    "base": Plan(("base",), ("random",) * 2, 2, "a", faster=True),
    "random towns": Plan(("base", "expanding"), ("random", "biglove", "random"), 2, "b", town="random"),
    "beginners": Plan(("vacation",), ("random",) * 4, 1, "c", beginners=True, printed_only=True),
    "six": Plan(("oktoberfest", "vacation", "base", "expanding"), ("random",) * 6, 1, "d", town="random"),
    "guests": Plan(("more", "base", "vacation"), ("random",) * 3, 3, "e"),
    "without": Plan(("base",), ("random", "barred:Rouge Crescent:random"), 2, "seed f/ü, 1", without="Illness"),
    "card file": Plan(("base",), ("random",) * 2, 2, "g", town="random", card_file=CARDS),
    "a named town": Plan(("base",), ("random",) * 5, 1, "h", town="first"),
}

LEAGUES = {
    "mixtures": League(("random", "biglove", "barred:Illness:random"), seed="a", towns=2),
    "three": League(("random", "biglove", "once:Rouge Crescent:random"), seats=3, boxes=("base",), towns=1, deals=2),
    "guests who change": League(("random", "biglove"), boxes=("more", "base"), mixed=False, towns=2, deals=2),
    "guests in a first town": League(
        ("random", "biglove"), boxes=("more", "base"), mixed=False, town="first", towns=2, deals=2
    ),
}

STUDY = Study(
    "Everything at once",
    "own",
    (
        Variant("plain"),
        Variant("dear", costs=(("Rouge Crescent", 5), ("Moine de Lefèvre", 0))),
        Variant("file", card_file=CARDS, players=3, boxes=("base", "house")),
        Variant("both", card_file=CARDS, costs=(("Beatrix Fernway", 1),), boxes=("base", "house")),
        Variant("park", boxes=("more", "vacation", "base"), players=4),
        Variant("chosen", boxes=("more", "base"), town="first", guests="random", private_maids="random"),
        Variant("all", boxes=("base", "expanding", "vacation", "oktoberfest"), players=6),
    ),
    (
        Arm("a", "plain", ("barred:Rouge Crescent:random", "random"), rotates=True),
        Arm("b", "dear", ("once:Rouge Crescent:random", "random")),
        Arm("c", "file", ("random", "random", "biglove"), rotates=True),
        Arm("d", "both", ("random", "once:Beatrix:random")),
        Arm("e", "park", ("random",) * 4),
        Arm("f", "chosen", ("random",) * 2),
        Arm("g", "all", ("random",) * 6),
    ),
    {"numbers": [{"name": "long", "number": "rounds", "arm": "a", "minus": ""}]},
    towns=2,
    deals=2,
)


def rules_of(row: Row) -> Rules:
    return STUDY.variant[row.place.variant].rules()


def games(folder: Folder) -> list[tuple[Row, TownRow]]:
    return [folder.row(row.place.game) for row in folder.rows()]


def check_whole(rules: Rules, row: Row, town: TownRow) -> None:
    """The game that is made again is the one of its row, and its record that of anybody else."""
    session = replay(rules, row, town)
    g = session.game
    assert g.over
    assert (tuple(points(g)), tuple(winners(g)), g.round, g.deal.first) == (
        row.points,
        row.winners,
        row.rounds,
        row.first,
    )
    asked = Counter(seat for _, _, seat, _ in session.decided)
    assert tuple(asked[seat] for seat in range(town.players)) == row.decisions
    text = write_game(rules, row, town)
    again = replay_record(rules, read_record(text))
    assert [option for *_, option in again.decided] == [option for *_, option in session.decided]
    assert read_record(text).result == result_words(session)


@pytest.mark.parametrize("plan", PLANS.values(), ids=PLANS)
def test_games_of_simulations(tmp_path: Path, plan: Plan) -> None:
    simulate(plan, keep=tmp_path / "games")
    folder = read_folder(tmp_path / "games")
    rules = load_rules(plan.card_file)
    check_rules(folder, rules)
    found = games(folder)
    assert len(found) == plan.games
    for row, town in found:
        assert town.setup(row.seed).facts() == plan.setup(rules, row.place.game).facts()
        check_whole(rules, row, town)


@pytest.mark.parametrize("league", LEAGUES.values(), ids=LEAGUES)
def test_games_of_arenas(tmp_path: Path, league: League) -> None:
    play_league(league, tmp_path / "games", ONE)
    found = games(read_folder(tmp_path / "games"))
    assert len(found) == league.games
    for row, town in found:
        assert town.setup(row.seed).facts() == league.setup(official_rules(), league.match(row.place.game)).facts()
        check_whole(official_rules(), row, town)


@pytest.fixture(scope="module")
def kept(tmp_path_factory: pytest.TempPathFactory) -> Folder:
    path = tmp_path_factory.mktemp("study") / "kept"
    run_study(STUDY, path, ONE)
    return read_folder(path)


def test_games_of_studies(kept: Folder) -> None:
    found = games(kept)
    assert len(found) == STUDY.games
    assert {len(town.guests) > 0 for row, town in found if "park" in row.place.variant} == {True}
    for row, town in found:
        variant = STUDY.variant[row.place.variant]
        check_rules(kept, rules_of(row))
        assert town.setup(row.seed).facts() == STUDY.setup(rules_of(row), variant, STUDY.match(row.place.game)).facts()
        check_whole(rules_of(row), row, town)


def test_cards_of_a_study_are_told_at_their_printed_prices(kept: Folder) -> None:
    printed = load_rules(CARDS)
    assert kept.cards().collect()["name"].to_list() == list(printed.names)
    assert kept.cards().collect()["cost"].to_list() == list(printed.cost)


def test_a_record_says_who_played_without_what_was_asked_of_them(kept: Folder) -> None:
    row, _ = kept.row(0)
    assert row.seats == ("barred:Rouge Crescent:random", "random")
    assert seats_said(row) == "random, random"


@pytest.mark.parametrize("variant", ["dear", "file", "both"])
def test_a_record_of_other_cards_needs_them(kept: Folder, variant: str) -> None:
    row, town = next(found for found in games(kept) if found[0].place.variant == variant)
    record = read_record(write_game(rules_of(row), row, town))
    assert record.cards == rules_of(row).fingerprint != ""
    for name, others in STUDY.variant.items():
        if others.rules().fingerprint != record.cards:
            with pytest.raises(ForeignRecord, match="played with other cards: give the card file"):
                replay_record(STUDY.variant[name].rules(), record)


# -- what is noticed --


def changed(row: Row, at: int, by: int) -> Row:
    answers = list(row.answers)
    answers[at] += by
    return row._replace(answers=tuple(answers))


def test_every_answer_counts(kept: Folder) -> None:
    row, town = kept.row(0)
    rules = rules_of(row)
    for at in range(0, len(row.answers), 29):
        for other in (changed(row, at, 1), changed(row, at, -1), changed(row, at, 200)):
            with pytest.raises(CuoreError, match=r"answers of game 0 do not fit|game 0 ends otherwise"):
                replay(rules, other, town)


def test_whatever_else_is_changed_is_noticed_too(kept: Folder) -> None:
    row, town = kept.row(0)
    rules = rules_of(row)
    replay(rules, row, town)
    for other in (
        row._replace(answers=row.answers[:-1]),
        row._replace(answers=(*row.answers, 0)),
        row._replace(answers=()),
        row._replace(checksum=bytes(8)),
        row._replace(seed=f"{row.seed} "),
        row._replace(seed="another"),
    ):
        with pytest.raises(CuoreError, match="game 0"):
            replay(rules, other, town)
    other_maids = next(each for number in range(STUDY.games) if (each := kept.row(number)[1]).maids != town.maids)
    for there in (
        other_maids,
        town._replace(players=3),
        town._replace(faster=not town.faster),
        town._replace(boxes=("vacation",)),
        town._replace(maids=("Nobody", *town.maids[1:])),
    ):
        with pytest.raises(CuoreError):
            replay(rules, row, there)
    with pytest.raises(CuoreError):
        replay(STUDY.variant["dear"].rules(), row, town)


def test_rules_and_cards_of_other_versions_are_refused(kept: Folder) -> None:
    check_rules(kept, STUDY.variant["plain"].rules())
    with pytest.raises(ForeignRecord, match="played with other cards"):
        check_rules(kept, replace(STUDY.variants[0], costs=(("Rouge Crescent", 9),)).rules())
    older = Folder(kept.path, {**kept.about, "rules": RULES_VERSION - 1})
    with pytest.raises(ForeignRecord, match=f"played by version {RULES_VERSION - 1} of the rules"):
        check_rules(older, STUDY.variant["plain"].rules())

"""The golden games replay to the letter: every decision, every line of the log, every fingerprint."""

from __future__ import annotations

from functools import cache

import pytest

from cuore.cards.catalogue import BOXES, official_rules
from cuore.engine.record import read_record, replay, start_session
from cuore.engine.told_kinds import BUILT_IN
from cuore.engine.verbs import all_verbs
from cuore.engine.words import ALL_PREPARED, BEERS_GONE, CAMP_FIRE, END_WORK, PILES_EMPTY, verb_of
from tests.golden import FOLDER, GAMES, annotate, setup_of


def test_there_is_a_file_for_every_game() -> None:
    assert sorted(path.stem for path in FOLDER.glob("*.txt")) == sorted(GAMES)


@pytest.mark.parametrize("name", GAMES)
def test_a_golden_game_replays_to_the_letter(name: str) -> None:
    golden = (FOLDER / f"{name}.txt").read_text(encoding="utf-8")
    record = read_record(golden)
    assert annotate(name, [words for _, _, words in record.answers]) == golden


@pytest.mark.parametrize("name", GAMES)
def test_a_golden_file_is_a_game_that_anybody_can_replay(name: str) -> None:
    record = read_record((FOLDER / f"{name}.txt").read_text(encoding="utf-8"))
    assert replay(official_rules(), record).game.over


def test_every_kind_of_card_occurs_in_a_golden_game() -> None:
    told = "\n".join((FOLDER / f"{name}.txt").read_text(encoding="utf-8").split("\n\n", 1)[1] for name in GAMES)
    missing = [card.name for card in official_rules().cards if card.name not in told]
    assert missing == []
    assert len(official_rules().cards) == 123 + 32


def test_every_box_is_played_alone_in_its_first_town_and_mixed_with_others() -> None:
    assert {plan.boxes for plan in GAMES.values() if plan.town == "first" and "," not in plan.boxes} == set(BOXES)
    for box in BOXES:
        assert any(box in plan.boxes.split(",") and "," in plan.boxes for plan in GAMES.values())
    assert {len(plan.bots.split(",")) for plan in GAMES.values()} >= {2, 3, 4, 6}


@cache
def happened() -> tuple[set[int], set[int], set[int]]:
    """The ways to answer, the events, and the endings of all golden games."""
    verbs: set[int] = set()
    told: set[int] = set()
    endings: set[int] = set()
    for name in GAMES:
        session = start_session(official_rules(), setup_of(name))
        for _, _, words in read_record((FOLDER / f"{name}.txt").read_text(encoding="utf-8")).answers:
            verbs.add(verb_of(session.game.options[session.game.index(words)]))
            session.answer(words)
        told |= {event[0] for event in session.told}
        endings.add(session.game.ending)
    return verbs, told, endings


def test_the_park_is_played_by_two_three_and_four_with_and_without_visitors() -> None:
    park = [(plan, setup_of(name)) for name, plan in GAMES.items() if "more" in plan.boxes.split(",")]
    assert {setup.seats for _, setup in park} == {2, 3, 4}
    assert {(bool(setup.guests), bool(setup.private_maids)) for _, setup in park} == {
        (False, False),
        (True, False),
        (False, True),
        (True, True),
    }
    assert {box for plan, _ in park for box in plan.boxes.split(",")} == set(BOXES)


def test_every_way_to_answer_occurs() -> None:
    assert [verb for verb in all_verbs()[: END_WORK + 1] if verb.number not in happened()[0]] == []


def test_every_event_that_has_a_line_is_told() -> None:
    assert [kind for kind in BUILT_IN if not kind.quiet and kind.what not in happened()[1]] == []


def test_every_ending_but_the_round_limit_occurs() -> None:
    assert happened()[2] == {PILES_EMPTY, CAMP_FIRE, BEERS_GONE, ALL_PREPARED}


def test_the_golden_games_stay_small() -> None:
    assert sum(path.stat().st_size for path in FOLDER.glob("*.txt")) < 2_100_000

"""The golden games replay to the letter: every decision, every line of the log, every fingerprint."""

from __future__ import annotations

import pytest

from cuore.cards.catalogue import official_rules
from cuore.engine.record import read_record, replay
from tests.golden import FOLDER, GAMES, annotate


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
    told = "\n".join(
        line for name in GAMES for line in (FOLDER / f"{name}.txt").read_text(encoding="utf-8").splitlines()[6:]
    )
    missing = [card.name for card in official_rules().cards if card.name not in told]
    assert missing == []

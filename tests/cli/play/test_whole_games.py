"""Games of all boxes from the first question to the last screen, with answers from a pipe."""

from __future__ import annotations

from collections.abc import Sequence
from io import StringIO
from pathlib import Path
from random import Random

import pytest

from cuore.cards.catalogue import official_rules
from cuore.cli.play.answer_numbers import Numbers
from cuore.cli.play.keyboard import Complete, Keyboard
from cuore.cli.play.score import final_score
from cuore.cli.play.screen import Screen
from cuore.cli.play.sitting import Sitting
from cuore.engine.record import read_record, replay
from cuore.engine.scoring import points
from cuore.lab.files import read_text
from cuore.table import Table
from cuore.text.english.grammar import signed
from cuore.text.options import option_texts
from tests.cli.play.desk import ALL_BOXES, FIRST, GAMES, SECOND, new_console, new_table, sit, sit_again

COMMANDS = ("t", "l", "?", "h", "a", "u", "s", "999", "dance")


class Player(Keyboard):
    """Answers by chance, with numbers and with words, and tries a command or a mistake now and then."""

    def __init__(self, table: Table, seed: str) -> None:
        super().__init__(StringIO())
        self._table = table
        self._rng = Random(seed)
        self._numbers = Numbers()

    def line(self, prompt: str = "", typed: str = "", complete: Complete | None = None) -> str:
        chance = self._rng.random()
        if chance < 0.05:
            return self._one_of(COMMANDS)
        decision = self._table.game.pending
        assert decision is not None
        texts = option_texts(self._table.rules, decision, self._table.names)
        buying = [text for text in texts if text.startswith("employ ") and not text.endswith("Love")]
        text = self._one_of(buying if buying and self._rng.random() < 0.7 else texts)  # so that games end some day
        option = decision.options[texts.index(text)]
        number = self._numbers.of(self._table.session.view(decision.seat), decision)[option]
        self._numbers.answered(number)
        return text if chance < 0.5 else str(number)

    def _one_of(self, lines: Sequence[str]) -> str:
        return lines[int(self._rng.random() * len(lines))]


SEATS = ["Ann,housekeeper", "Ann,Ben,housekeeper,random,biglove,housekeeper"]
"""People, one after the other too, and bots, who need no screen: one takes as long to draw as a hundred decisions."""


@pytest.mark.parametrize("boxes", GAMES[:5])
@pytest.mark.parametrize("seats", SEATS)
def test_every_mixture_is_played_to_its_end_from_a_pipe(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, boxes: str, seats: str
) -> None:
    monkeypatch.setattr(Sitting, "_keep", lambda sitting: None)  # the end is kept anyway, and this is quicker
    table = new_table(seats, boxes=boxes, seed="whole", town="random")
    out = StringIO()
    console = new_console(out)
    file = tmp_path / "game.cuore"
    Sitting(table, Screen(console, Player(table, "whole")), file, "Welcome.").run()
    assert table.game.over
    record = read_record(read_text(file))
    assert record.result
    assert points(replay(official_rules(), record).game) == points(table.game)
    console.print(final_score(table.game, table.names, 80))
    total = out.getvalue().rpartition("Total")[2].splitlines()[0]
    assert total.strip("│ ").split() == [signed(vp) for vp in points(table.game)]


@pytest.mark.parametrize("seats", ["housekeeper,biglove", "you,random,housekeeper,biglove,random,housekeeper"])
@pytest.mark.parametrize("boxes", GAMES)
def test_bots_sit_at_every_table(tmp_path: Path, boxes: str, seats: str) -> None:
    table = new_table(seats, boxes=boxes, seed="bots", town="random")
    outcome = sit(table, tmp_path / "game.cuore", [FIRST] * 2000)
    assert outcome.table.game.over


@pytest.mark.parametrize("boxes", ["expanding", "vacation", "oktoberfest", ALL_BOXES])
def test_a_broken_off_game_goes_on_as_if_nothing_had_been(tmp_path: Path, boxes: str) -> None:
    lines = [SECOND] * 60
    straight, broken = tmp_path / "straight.cuore", tmp_path / "broken.cuore"
    sit(new_table("you,housekeeper,random", boxes=boxes, seed="resume"), straight, lines)
    sit(new_table("you,housekeeper,random", boxes=boxes, seed="resume"), broken, lines[:11])
    for start in range(11, 60, 7):
        sit_again(broken, lines[start : start + 7])
    assert read_text(broken) == read_text(straight)

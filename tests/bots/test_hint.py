"""Hints: a recommendation, what is as good, chances and reasons, from what a seat knows and nothing else."""

from __future__ import annotations

import json
import os
import signal
import subprocess
import sys
from collections.abc import Iterator
from contextlib import contextmanager
from io import StringIO
from pathlib import Path
from textwrap import dedent
from threading import Thread
from time import monotonic, sleep

import pytest

from cuore.bots.hint import AS_GOOD, BEHIND, RECOMMENDED, UNTRIED, Advice, NothingAsked, advise, interval, standing_of
from cuore.bots.search import Budget, Line
from cuore.cards.catalogue import official_rules
from cuore.cli.hint import how_sure
from cuore.cli.thinking import Thinking, thinking
from cuore.engine.luck import luck_from_seed
from cuore.engine.session import Session
from cuore.engine.view import View
from cuore.engine.worlds import imagine
from cuore.town import lay_out_position
from tests.bots.games import MIXTURES, sessions
from tests.cli.command import Cuore, in_process
from tests.cli.play.desk import CTRL_C, new_console, new_table, sit
from tests.notation.samples import records

NEAR_THE_END = """
    phase: employ
    love: 9
    round: 20
    town: Moine x0, Marianne x1
    A discard: 1 Love x7, 2 Love x3
    B discard: Rouge x3, 1 Love x7
    B hand: 3 Love x5
"""


@pytest.fixture
def cuore(capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch) -> Cuore:
    return in_process(capsys, monkeypatch)


@pytest.fixture
def position(tmp_path: Path) -> Path:
    path = tmp_path / "position.txt"
    path.write_text(dedent(NEAR_THE_END), encoding="utf-8")
    return path


def session_of(position: str) -> Session:
    return Session(lay_out_position(official_rules(), dedent(position)))


def test_the_best_option_comes_first_with_its_chance_and_why() -> None:
    session = session_of(NEAR_THE_END)
    best, *others = advise(session.view(0), session.memory(0), Budget(60))
    assert best.words == "employ Marianne Soleil"
    assert best.standing == RECOMMENDED
    assert best.win == 1.0
    assert best.low < 1.0
    assert best.high == pytest.approx(1.0)
    assert "+6 points" in best.reason
    assert "ends the game, ahead" in best.reason
    assert all(advice.win <= best.win for advice in others)
    assert sum(advice.simulations for advice in (best, *others)) == 60


def test_what_the_worlds_tell_apart_is_behind_and_the_rest_about_the_same() -> None:
    # Rouge ends the game and wins it. Of the others nothing wins as surely, and the two Love cards differ by chance.
    session = session_of(
        """
        phase: employ
        love: 5
        round: 20
        town: Moine x0, Rouge x1
        A discard: Marianne x2, 1 Love x7
        B discard: Colette x3, 1 Love x7
        B hand: 3 Love x5
        """
    )
    found = advise(session.view(0), session.memory(0), Budget(300))
    standings = {advice.words: advice.standing for advice in found}
    assert found[0].words == "employ Rouge Crescent"
    assert standings["end turn"] == BEHIND
    order = [advice.standing for advice in found]
    assert order == sorted(order, key=[RECOMMENDED, AS_GOOD, BEHIND, UNTRIED].index)


def line(*values: float) -> Line:
    """An option with what came of it, world by world."""
    found = Line(0, 0, 0.0)
    found.values = list(values)
    return found


def test_what_dropped_out_is_behind_unless_it_never_made_a_difference() -> None:
    recommended, ahead = line(*[0.5, 0.6] * 20), line(*[0.7, 0.41] * 20)
    live = [recommended, ahead]
    assert standing_of(recommended, recommended, live) == RECOMMENDED
    assert standing_of(ahead, recommended, live) == AS_GOOD
    assert standing_of(line(*[0.7, 0.41] * 8), recommended, live) == AS_GOOD  # the same as one that is as good
    assert standing_of(line(*[0.6, 0.45] * 8), recommended, live) == BEHIND
    assert standing_of(line(), recommended, live) == UNTRIED


def test_what_is_compared_is_world_by_world() -> None:
    # Half of the worlds are won with either; but the one is never worse, and better in every one of them.
    recommended, other = line(*[0.9, 0.2] * 20), line(*[0.8, 0.1] * 20)
    assert standing_of(other, recommended, [recommended, other]) == BEHIND


def test_in_the_first_round_it_does_not_pretend_to_know_better() -> None:
    session = session_of("phase: employ\nlove: 2\nround: 1\nA discard: 1 Love x7, Colette x3\nB discard: 1 Love x7")
    best, *others = advise(session.view(0), session.memory(0), Budget(40))
    assert AS_GOOD in [advice.standing for advice in others]
    assert "About the same: " in how_sure([best, *others])


def test_what_was_not_tried_is_not_compared() -> None:
    session = session_of(NEAR_THE_END)
    found = advise(session.view(0), session.memory(0), Budget(stop=lambda: True))
    assert [advice.standing for advice in found] == [RECOMMENDED] + [UNTRIED] * (len(found) - 1)
    assert how_sure(found).startswith("No game was imagined")


DILUTED = """
    phase: employ
    love: 1
    round: 12
    town: Moine x5, Kagari x5
    A discard: 3 Love x6, 2 Love x4
    B discard: 1 Love x7, Colette x3
"""


def test_ending_a_turn_has_its_reason() -> None:
    session = session_of(DILUTED)
    found = advise(session.view(0), session.memory(0), Budget(60))
    reasons = {advice.words: advice.reason for advice in found}
    assert found[0].words == "end turn"
    assert reasons["end turn"].startswith(
        "nothing on offer improves the deck: 1 Love would thin your draws (Love a hand "
    )


def test_a_few_names_are_enough() -> None:
    best = Advice(0, "end turn", RECOMMENDED, 0.5, 0.3, 0.7, 0.0, 40, "")
    others = [Advice(i, f"name {i}", AS_GOOD, 0.5, 0.3, 0.7, 0.0, 40, "") for i in range(1, 7)]
    assert how_sure([best, *others]).startswith("About the same: name 1, name 2, name 3 and 3 more. It wins 30–70 %")
    behind = [Advice(i, f"name {i}", BEHIND, 0.1, 0.0, 0.2, 0.0, 9, "") for i in range(1, 3)]
    words = how_sure([best, *behind])
    assert words == "Better than everything else that was tried. It wins 30–70 % of its games; 58 were imagined."


def test_few_games_are_called_few() -> None:
    found = [
        Advice(i, "end turn", standing, 0.5, 0.2, 0.8, 0.0, 9, "") for i, standing in enumerate((RECOMMENDED, AS_GOOD))
    ]
    assert how_sure(found).endswith("take it as a guess.")


def test_reasons_speak_of_the_deck_and_of_the_race() -> None:
    session = session_of(
        """
        phase: employ
        love: 4
        A hand: 1 Love
        A deck: 1 Love x6, Colette x3
        """
    )
    found = {advice.words: advice.reason for advice in advise(session.view(0), session.memory(0), Budget(24))}
    assert "Love a hand" in found["employ 2 Love"]
    assert "turns to go" in found["employ Geneviève Daubigny"]
    assert "brings" in found["employ Geneviève Daubigny"]


def test_the_same_simulations_give_the_same_hint() -> None:
    session = session_of(NEAR_THE_END)
    first, second = [advise(session.view(0), session.memory(0), Budget(30)) for _ in range(2)]
    assert first == second


def test_a_hint_knows_no_more_than_the_seat() -> None:
    for session in sessions(MIXTURES[-1], 3, "hints", every=60, most=130):
        seat = session.game.asked
        view, memory = session.view(seat), session.memory(seat)
        world = imagine(view, memory, luck_from_seed("another"))
        assert advise(view, memory, Budget(8)) == advise(View(world, seat), memory, Budget(8))


def test_who_is_not_asked_gets_no_hint() -> None:
    session = session_of(NEAR_THE_END)
    with pytest.raises(NothingAsked):
        advise(session.view(1), session.memory(1), Budget(1))


def test_intervals_shrink_and_hold_the_share() -> None:
    assert interval(0, 0) == (0.0, 1.0)
    wide, narrow = interval(5, 10), interval(500, 1000)
    assert wide[0] < narrow[0] < 0.5 < narrow[1] < wide[1]
    assert interval(10, 10)[1] == 1.0


def test_the_command_shows_a_position(cuore: Cuore, position: Path) -> None:
    done = cuore("hint", str(position), "--simulations", "40")
    assert done.code == 0
    question, answer, why, *_ = done.out.splitlines()
    assert question.startswith("Seat A")
    assert answer == "Employ Marianne Soleil."
    assert why.startswith("+6 points")
    assert "–100 %" in done.out
    assert done.out.index("Marianne") < done.out.index("end turn")


def test_the_command_speaks_json(cuore: Cuore, position: Path) -> None:
    done = cuore("hint", str(position), "--seat", "a", "--simulations", "40", "--json")
    found = json.loads(done.out)
    assert found["seat"] == "A"
    assert found["options"][0]["words"] == "employ Marianne Soleil"
    assert found["options"][0]["standing"] == "recommended"
    assert set(found["options"][0]) == {
        "option",
        "words",
        "standing",
        "win",
        "low",
        "high",
        "lead",
        "simulations",
        "reason",
    }


def test_the_command_thinks_in_several_processes_and_says_the_same(cuore: Cuore, position: Path) -> None:
    alone = cuore("hint", str(position), "--simulations", "40", "--json")
    together = cuore("hint", str(position), "--simulations", "40", "--jobs", "2", "--json")
    assert together.code == 0
    assert together.out == alone.out


def test_the_command_reads_a_game_that_is_not_over(cuore: Cuore, tmp_path: Path) -> None:
    path = tmp_path / "game.txt"
    path.write_text(records(30)[1], encoding="utf-8")
    done = cuore("hint", str(path), "--seconds", "0.05")
    assert done.code == 0
    assert "Seat" in done.out


def test_the_command_says_what_is_wrong(cuore: Cuore, position: Path, tmp_path: Path) -> None:
    over = tmp_path / "over.txt"
    over.write_text(records()[0], encoding="utf-8")
    assert cuore("hint", str(over)).is_mistake("the game is over")
    assert cuore("hint", str(position), "--seat", "B").is_mistake("seat A is asked")
    assert cuore("hint", str(position), "--seat", "Q").is_mistake("there is no seat 'Q'")
    assert cuore("hint", str(position), "--simulations", "0").is_mistake("simulations must be at least 1, not 0")
    assert cuore("hint", str(position), "--simulations", "9" * 99).is_mistake("simulations must be at most 10,000,000")
    assert cuore("hint", str(position), "--jobs", "0").is_mistake("jobs must be at least 1, not 0")
    assert cuore("hint", str(position), "--seed", "\udcff").is_mistake("a seed is 1 to 200 characters of text")
    assert cuore("hint", "/dev/zero").is_mistake("/dev/zero cannot be opened: it is not a plain file")


@pytest.mark.timeout(10)
@pytest.mark.parametrize("seconds", ["nan", "inf", "-inf", "-1", "0", "1e400", "1e9"])
def test_the_command_thinks_for_a_time_that_comes_to_an_end(cuore: Cuore, position: Path, seconds: str) -> None:
    assert cuore("hint", str(position), f"--seconds={seconds}").is_mistake("seconds must be at")


@pytest.mark.parametrize("key", ["i", "hint"])
def test_a_key_at_the_table(key: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("cuore.cli.play.table.ENOUGH", 12)
    table = new_table("you,housekeeper")
    outcome = sit(table, tmp_path / "game.txt", [key])
    assert "Why" in outcome.output
    assert "points" in outcome.output
    assert outcome.table.game.decisions <= 20


# -- Ctrl-C --


@contextmanager
def ctrl_c() -> Iterator[None]:
    """Ctrl-C, once, as soon as a hint is being thought of."""

    def press() -> None:
        until = monotonic() + 20
        while monotonic() < until:
            handler = signal.getsignal(signal.SIGINT)
            if isinstance(getattr(handler, "__self__", None), Thinking):
                os.kill(os.getpid(), signal.SIGINT)
                return
            sleep(0.002)

    thread = Thread(target=press, daemon=True)
    thread.start()
    yield
    thread.join()


def test_ctrl_c_at_the_table_ends_the_hint_and_not_the_game(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("cuore.cli.play.table.ENOUGH", 10**6)
    monkeypatch.setattr("cuore.cli.play.table.SECONDS", 60.0)
    with ctrl_c():
        outcome = sit(new_table("you,housekeeper"), tmp_path / "game.txt", ["i", "h"])
    assert "Broken off." in outcome.output
    assert len(outcome.shown) == 3  # the question, the hint, and the help that was asked for after it
    assert signal.getsignal(signal.SIGINT) is signal.default_int_handler


def test_ctrl_c_that_comes_a_moment_late_does_not_end_the_game(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("cuore.cli.play.table.ENOUGH", 12)
    outcome = sit(new_table("you,housekeeper"), tmp_path / "game.txt", ["i", CTRL_C, "h", ""], terminal=True)
    assert "Commands" in "".join(outcome.shown[3:])  # the help, which was asked for after it


def test_ctrl_c_shows_what_the_command_has_found(cuore: Cuore, position: Path) -> None:
    with ctrl_c():
        done = cuore("hint", str(position), "--seconds", "60")
    assert done.code == 0
    assert "Broken off." in done.out
    assert "Option" in done.out


@pytest.mark.skipif(not sys.platform.startswith("linux"), reason="looks for processes as Linux shows them")
def test_after_ctrl_c_no_process_is_left(position: Path) -> None:
    code = "from cuore.cli import main; main()"
    words = [sys.executable, "-c", code, "hint", str(position), "--seconds", "60", "--jobs", "3"]
    environment = {**os.environ, "PYTHONIOENCODING": "utf-8"}
    thinker = subprocess.Popen(words, stdout=subprocess.PIPE, start_new_session=True, env=environment)
    until = monotonic() + 30
    children = Path(f"/proc/{thinker.pid}/task/{thinker.pid}/children")
    while len(children.read_text().split()) < 2 and monotonic() < until:
        sleep(0.01)
    os.killpg(thinker.pid, signal.SIGINT)
    out, _ = thinker.communicate(timeout=30)
    assert thinker.returncode == 0
    assert "Broken off." in out.decode()
    with pytest.raises(ProcessLookupError):
        os.killpg(thinker.pid, 0)


# -- the line that says how far it is --


def test_a_line_says_how_far_it_is_and_is_gone_in_the_end() -> None:
    out = StringIO()
    with thinking(new_console(out, terminal=True)) as thought:
        for share in (0.0, 0.254, 0.251, 0.5):
            thought.report(share)
    shown = out.getvalue()
    assert [f"{share} %" in shown for share in (0, 25, 50)] == [True] * 3
    assert shown.count("imagined worlds") == 3
    assert shown.endswith("\r\x1b[2K")


def test_where_nobody_watches_nothing_is_shown() -> None:
    out = StringIO()
    with thinking(new_console(out)) as thought:
        thought.report(0.5)
    assert out.getvalue() == ""

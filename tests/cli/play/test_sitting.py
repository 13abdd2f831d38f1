"""A whole sitting: asking, showing, undoing, saving, leaving."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

from cuore.cards.catalogue import official_rules
from cuore.cli.play.answer_numbers import TOWN
from cuore.cli.play.save import CannotSave, write_game
from cuore.engine.record import read_record
from cuore.engine.words import SEAT_NAMES
from cuore.lab.files import read_text
from cuore.table import Frozen
from tests.cli.play.desk import CLEAR, CTRL_C, CURTAIN, FIRST, new_table, play_on, say, sit, sit_again, table_at


@pytest.fixture
def file(tmp_path: Path) -> Path:
    """Where the game is kept."""
    return tmp_path / "game.cuore"


def decided(file: Path) -> list[str]:
    return [f"{SEAT_NAMES[seat]}: {words}" for _, seat, words in read_record(read_text(file)).answers]


# -- answering --


def test_answers_by_number_and_by_words(file: Path) -> None:
    outcome = sit(new_table("you,biglove"), file, ["1", "play 1 love", "end"])
    mine = [line for line in decided(file) if line.startswith("A: ")]
    assert mine == ["A: play 1 Love", "A: play 1 Love", "A: end turn"]
    assert not outcome.table.game.over


@pytest.mark.parametrize(
    ("line", "reason"),
    [
        ("99", "there is no answer 99: choose from 0–2"),
        ("dance", "'dance' is none of the answers"),
        ("play", "play what? 1 Love, all Love"),
        ("u", "cannot be undone"),
        ("? nobody", "there is no card called 'nobody'"),
        ("-1", "there is no answer -1"),
        ("1\x1b[2J", "a key in it that is not a letter"),
        ("s nowhere", "To save a copy: save FILE"),
        ("x" * 3000, "an answer of 3,000 characters is too long"),
    ],
)
def test_a_mistake_is_explained_and_keeps_the_question(file: Path, line: str, reason: str) -> None:
    outcome = sit(new_table("you,biglove"), file, [line, "play all"])
    assert reason in " ".join(outcome.output.split())
    assert "\x1b" not in outcome.output
    assert [words for words in decided(file) if words.startswith("A: ")] == ["A: play all Love"]


def test_a_mistake_on_a_terminal_shows_the_question_again(file: Path) -> None:
    outcome = sit(new_table("you,biglove"), file, ["dance"], terminal=True)
    assert "none of the answers" in outcome.shown[1]
    assert "play all Love" in outcome.shown[1]


def test_a_refusal_explains_itself(file: Path) -> None:
    outcome = sit(new_table("you,biglove"), file, ["employ marianne"], terminal=True)
    assert re.search(r"Marianne costs 9 and you have \d Love", outcome.shown[1])


def test_the_number_of_a_pile_that_is_too_dear_is_refused_with_the_reason(file: Path) -> None:
    outcome = sit(new_table("you,biglove"), file, [str(TOWN)], terminal=True)  # Marianne stands first
    assert re.search(r"Marianne costs 9 and you have \d Love", outcome.shown[1])


def test_the_own_deck_is_a_page(file: Path) -> None:
    outcome = sit(new_table("you,biglove"), file, ["d", ""], terminal=True)
    assert "10 cards: 5 in hand, 5 in the deck" in outcome.shown[1]


def test_bots_moves_are_told(file: Path) -> None:
    outcome = sit(new_table("you,biglove"), file, ["end"])
    assert re.search(r"Round \d, Biglove *\n +Biglove \w+ .*\.", outcome.shown[1])


def test_news_that_do_not_fit_get_a_page_of_their_own(file: Path) -> None:
    table = new_table("Ann,random,random,random", seed="news")
    outcome = sit(table, file, ["end", ""], terminal=True)
    assert "Enter: to the game" in outcome.shown[1]
    assert outcome.shown[1].count("Round ") >= 3
    assert "Ann ▸" in outcome.shown[2]


# -- looking --


def test_card_texts_log_table_and_help(file: Path) -> None:
    outcome = sit(new_table("you,biglove"), file, ["? sainsbury", "?", "log", "t", "h"])
    _, text, texts, log, table, help_page = outcome.shown
    assert "You may return a 1 Love from your hand" in " ".join(text.split())
    assert "In your hand" in texts
    assert "Marianne Soleil" in texts
    assert "Round 1, Biglove" in log
    assert "All your cards" in table
    assert "kitchen entrance" in help_page


def test_a_long_page_is_turned(file: Path) -> None:
    outcome = sit(new_table("you,biglove"), file, ["?", "", "q", ""], terminal=True)
    assert "Page 1 of" in outcome.shown[1]
    assert "Page 2 of" in outcome.shown[2]
    assert "You ▸" in outcome.shown[3]


def test_what_is_typed_at_a_page_is_taken_by_the_game(file: Path) -> None:
    outcome = sit(new_table("you,biglove"), file, ["?", "play all", "h", "t", "d", "1"], terminal=True)
    assert "u undo" in outcome.shown[2]
    assert "Page 1 of" in outcome.shown[4]  # the table, at once
    assert "10 cards" in outcome.shown[5]


def test_a_page_back_and_no_page_leaves_the_game(file: Path) -> None:
    outcome = sit(new_table("you,biglove"), file, ["b", "?", "", "", "b", "b", "quit", "h", "q"], terminal=True)
    pages = [re.findall(r"Page (\d+) of", screen) for screen in outcome.shown[2:7]]
    assert pages == [["1"], ["2"], ["3"], ["2"], ["1"]]
    assert "You ▸" in outcome.shown[7]
    assert "You ▸" in outcome.shown[-1]


@pytest.mark.parametrize(("typed", "shown"), [("1", "'1' was not taken: here is the question."), ("d", "10 cards")])
def test_at_the_page_of_news_a_command_is_obeyed_and_anything_else_is_not(file: Path, typed: str, shown: str) -> None:
    outcome = sit(new_table("Ann,random,random,random", seed="news"), file, ["end", typed, ""], terminal=True)
    assert shown in outcome.shown[2]
    assert [words for words in decided(file) if words.startswith("A: ")] == ["A: end turn"]


# -- undoing --


def test_undo_takes_the_last_answer_back(file: Path) -> None:
    outcome = sit(new_table("you,biglove"), file, ["play all", "u", "end"])
    assert "u undo" in outcome.shown[1]
    assert "Taken back." in outcome.shown[2]
    assert [words for words in decided(file) if words.startswith("A: ")] == ["A: end turn"]


def test_undo_is_kept_at_once(file: Path) -> None:
    sit(new_table("you,biglove"), file, ["play all", "u"])
    assert not any(words.startswith("A: ") for words in decided(file))


# -- several people --


def test_the_curtain_shows_no_card(file: Path) -> None:
    table = new_table("Ann,Ben", seed="curtain", town="random")
    lines = ["", "end turn"] * 60
    shown = sit(table, file, lines, terminal=True).shown
    curtains = [screen for screen in shown if CURTAIN in screen]
    assert len(curtains) > 20
    for screen in curtains:
        cleared = screen.rpartition(CLEAR)[2]
        assert CURTAIN in cleared
        assert not any(name.split()[0] in cleared for name in official_rules().names if not name[0].isdigit())
        assert "Love" not in cleared


def test_everybody_sees_the_own_hand_alone(file: Path) -> None:
    table = new_table("Ann,Ben", seed="curtain")
    shown = sit(table, file, ["", "end turn"] * 10, terminal=True).shown
    faces = [screen for screen in shown if " ▸ " in screen]
    assert len(faces) >= 10
    for screen in faces:
        who = "Ann" if "Ann ▸ " in screen else "Ben"
        drawn = [line for line in screen.splitlines() if re.search(r" draws .*:", line)]
        assert all(f"{who} draws" in line for line in drawn)
        assert screen.count("Your hand") == 1


def test_between_two_people_there_is_always_a_curtain(file: Path) -> None:
    shown = sit(new_table("Ann,Ben", seed="curtain"), file, ["", "end turn"] * 10, terminal=True).shown
    before = ""
    for screen in shown:
        if CURTAIN in screen:
            before = ""
            continue
        who = "Ann" if "Ann ▸ " in screen else "Ben"
        assert before in ("", who)
        before = who


def test_the_screen_closes_without_a_trace(file: Path) -> None:
    output = sit(new_table("Ann,Ben"), file, ["", "end turn"], terminal=True).output
    assert output.startswith("\x1b[?1049h")
    assert output.rstrip().endswith(("\x1b[?1049l", "\x1b[?25h"))
    assert "Ann" not in output.rpartition("\x1b[?1049l")[2]


def test_one_person_needs_no_curtain(file: Path) -> None:
    assert CURTAIN not in sit(new_table("Ann,biglove,random"), file, ["end"] * 5, terminal=True).output


def test_lines_from_a_pipe_need_no_curtain_and_no_clearing(file: Path) -> None:
    output = sit(new_table("Ann,Ben"), file, ["end turn"] * 4).output
    assert CURTAIN not in output
    assert "\x1b" not in output


def test_one_can_leave_at_the_curtain(file: Path) -> None:
    outcome = sit(new_table("Ann,Ben"), file, ["q"], terminal=True)
    assert len(outcome.shown) == 1
    assert decided(file) == []


# -- keeping --


@pytest.mark.parametrize("leave", [["q"], ["quit"], [CTRL_C], []])
def test_leaving_in_any_way_loses_nothing(file: Path, leave: list[str]) -> None:
    outcome = sit(new_table("you,biglove"), file, ["play all", *leave])
    assert decided(file)[-1] == "A: play all Love"
    assert read_text(file) == write_game(outcome.table)


def test_every_answer_is_on_disk_before_the_next_question(file: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    table = new_table("you,biglove,random")
    on_disk: list[int] = []

    def line_and_look(keyboard: object, *how: object) -> str:
        on_disk.append(len(decided(file)))
        assert on_disk[-1] == table.game.decisions
        if len(on_disk) == 30:
            raise KeyboardInterrupt
        return table.game.words()[0]

    monkeypatch.setattr("tests.cli.play.desk.Typist.line", line_and_look)
    sit(table, file, [])
    assert len(on_disk) == 30


def test_a_resumed_game_goes_on_as_if_nothing_had_been(tmp_path: Path) -> None:
    lines = [FIRST] * 400
    straight, broken = tmp_path / "straight.cuore", tmp_path / "broken.cuore"
    seats = "you,housekeeper,random"
    sit(new_table(seats, seed="resume"), straight, lines)
    sit(new_table(seats, seed="resume"), broken, lines[:7])
    for _ in range(60):
        again = sit_again(broken, lines[:7])
        if again.table.game.over:
            break
    assert read_text(broken) == read_text(straight)


def test_who_sits_where_is_kept(file: Path) -> None:
    sit(new_table("Ann,housekeeper,Ben"), file, [])
    assert sit_again(file, []).table.names == ["Ann", "Housekeeper", "Ben"]
    assert "# seats: Ann, housekeeper, Ben" in read_text(file).splitlines()


def test_a_copy_is_saved_where_one_says_but_nothing_is_overwritten(tmp_path: Path, file: Path) -> None:
    copy, letter = tmp_path / "copy.cuore", tmp_path / "letter.txt"
    letter.write_text("Dear Ann,", encoding="utf-8")
    outcome = sit(new_table("you,biglove"), file, ["s", f"save {copy}", "play all", f"save {copy}", f"save {letter}"])
    assert f"Saved in {copy}" in outcome.output.replace("\n", "")
    assert decided(copy) == decided(file)
    assert "already exists" in " ".join(outcome.output.split())
    assert letter.read_text(encoding="utf-8") == "Dear Ann,"


def test_saving_makes_no_folder(tmp_path: Path, file: Path) -> None:
    outcome = sit(new_table("you,biglove"), file, [f"s {tmp_path}/no/such/x", f"save {tmp_path}/none/x"])
    assert outcome.output.count("there is no folder") == 2
    assert [path.name for path in tmp_path.iterdir()] == ["game.cuore"]


def test_a_game_that_cannot_be_kept_does_not_begin(tmp_path: Path) -> None:
    blocked = tmp_path / "file"
    blocked.write_text("", encoding="utf-8")
    with pytest.raises(CannotSave, match="cannot be saved"):
        sit(new_table("you,biglove"), blocked / "game.cuore", ["end"])


def test_no_half_written_file_is_left(tmp_path: Path, file: Path) -> None:
    sit(new_table("you,biglove"), file, ["end"] * 3)
    assert [path.name for path in tmp_path.iterdir()] == ["game.cuore"]


def test_bots_alone_play_to_the_end(file: Path) -> None:
    outcome = sit(new_table("random,biglove,housekeeper"), file, [])
    assert outcome.table.game.over
    assert read_record(read_text(file)).result


def test_a_finished_game_is_resumed_at_its_end(file: Path) -> None:
    table = new_table("Ann,Ben")
    play_on(table, 10_000)
    assert sit(table, file, []).shown == []
    assert sit_again(file, []).shown == []


def test_somebody_who_takes_time_is_said_to_think_once_a_turn(file: Path) -> None:
    shown = sit(new_table("you,search:2,biglove", seed="slow"), file, ["end turn"] * 3, terminal=True).shown
    turns = [text for text in shown if "Search:2 is thinking …" in text]
    assert turns
    assert all(text.count("is thinking …") == 1 for text in turns)
    assert not [text for text in shown if "Biglove is thinking" in text]


def test_nobody_waits_before_a_pipe(file: Path) -> None:
    assert "thinking" not in sit(new_table("you,search:2", seed="slow"), file, ["end turn"] * 3).output


def test_a_card_that_fails_ends_the_sitting_and_loses_nothing(tmp_path: Path) -> None:
    position = "A hand: Kagari, Natsumi, 1 Love\nservings: 2\nphase: serving\ntown: Kagari x9, Natsumi x9\n"
    table = table_at(position)
    say(table, "serve Kagari")
    table.game.players[0].hand.pop(0)  # behind the engine's back: Natsumi is offered, and is not there
    for terminal in (False, True):
        with pytest.raises(Frozen, match="a card has failed"):
            sit(table, tmp_path / f"{terminal}", ["", "serve natsumi"], terminal=terminal)
        assert decided(tmp_path / f"{terminal}") == ["A: serve Kagari Ichinomiya"]
    assert table.report is not None
    assert table.report.words == "serve Natsumi Fujikawa"

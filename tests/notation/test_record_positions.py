"""A game may begin with a position, so that a fork can be kept: it is replayed, refused and gone on with like any."""

from __future__ import annotations

import re

import pytest

from cuore import luck_from_seed, read_position, read_record, replay, write_position, write_record
from cuore.cards.catalogue import official_rules
from cuore.engine.errors import DamagedRecord, ForeignRecord, IllegalSetup
from cuore.engine.record import checksum, setup_at, start_session
from cuore.engine.session import Session
from cuore.engine.setup import Setup, new_game
from cuore.engine.worlds import imagine
from tests.laws.games import begin, decisions
from tests.notation.samples import LAW, both, forks

RULES = official_rules()


def fork(number: int, at: int, more: int, redealt: bool = False) -> tuple[Setup, Session]:
    """A game that goes on from a place in another one, where somebody's cards may be dealt anew."""
    session = begin(number, LAW)
    for _ in decisions(session, number, LAW, at):
        pass
    game = session.game
    if redealt and game.options:
        luck = luck_from_seed(f"redealt {number}")
        game = imagine(session.view(game.asked), session.memory(game.asked), luck)
    setup = setup_at(write_position(game), f"fork {number}")
    again = start_session(RULES, setup)
    assert write_position(again.game) == write_position(game)
    for _ in decisions(again, number + 1, LAW, more):
        pass
    return setup, again


@pytest.mark.parametrize("redealt", [False, True])
@pytest.mark.parametrize("number", both(6))
@pytest.mark.parametrize(("at", "more"), [(0, 30), (33, 0), (34, 25), (35, 1_000_000)])
def test_a_fork_is_replayed_as_it_was_played(number: int, at: int, more: int, redealt: bool) -> None:
    setup, session = fork(number, at, more, redealt)
    text = write_record(setup, session)
    record = read_record(text)
    again = replay(RULES, record)
    assert again.answers == session.answers
    assert again.told == session.told
    assert write_position(again.game) == write_position(session.game)
    assert write_record(record.setup, again) == text


def test_how_it_is_written() -> None:
    setup, session = fork(0, 20, 3)
    lines = write_record(setup, session).splitlines()
    assert lines[:5] == ["cuore game 1", "rules: 3", "seed: fork 0", "", "cuore position 1"]
    end = lines.index("", 5)
    assert lines[4:end] == write_position(session.beginning()).splitlines()
    assert re.fullmatch(r"# round \d+, [AB]'s turn", lines[end + 1])
    assert lines[-1] == f"checksum: {checksum(session)}"
    assert (setup.boxes, setup.seats, setup.town) == (session.game.deal.stock.boxes, session.game.deal.seats, ())


def test_the_first_decisions_of_a_fork() -> None:
    setup, session = fork(1, 20, 10)
    part = replay(RULES, read_record(write_record(setup, session)), 4)
    assert part.answers == session.answers[:4]


def test_comments_blank_lines_and_what_may_be_left_out() -> None:
    for text in forks(12):
        answers = replay(RULES, read_record(text)).answers
        for other in (
            text.replace("\n", "\r\n"),
            "# by Ann\n" + text.replace("\n", "\n\n"),
            text.replace("cuore position 1", "  cuore  position 1 # here it begins"),
            re.sub("(?m)^(result|checksum): .*\n", "", text),
            re.sub("(?m)^seed: .*\n", "", text),
        ):
            assert replay(RULES, read_record(other)).answers == answers


def test_a_position_by_hand_may_leave_things_out() -> None:
    text = """
        cuore game 1
        rules: 3
        cuore position 1
        boxes: base
        players: 2
        town: Natsumi, Claire
        A hand: Natsumi, 1 Love
        B hand: 1 Love x4
        A: serve natsumi
        A: pass
    """
    record = read_record(text)
    assert record.setup.seed == "position"
    assert len(replay(RULES, record).answers) == 2


def complaint(text: str) -> str:
    with pytest.raises(DamagedRecord) as caught:
        replay(RULES, read_record(text))
    words = str(caught.value)
    assert "\n" not in words
    return words


def numbered(text: str, begins: str) -> int:
    """The number of the line that begins so."""
    return next(n for n, line in enumerate(text.splitlines(), 1) if line.startswith(begins))


def test_a_mistake_in_the_position_is_told_with_its_line_in_the_game() -> None:
    text = forks(12)[0]
    for begins, wrong in (("A hand:", "A hand: Nobody"), ("love:", "love: much"), ("phase:", "phase: dancing")):
        damaged = re.sub(f"(?m)^{begins}.*$", wrong, text)
        words = complaint(damaged)
        assert words.startswith(f"this game cannot be set up: line {numbered(damaged, begins)}: "), words


@pytest.mark.parametrize("key", ["boxes", "players", "town"])
def test_what_the_position_of_a_game_must_say(key: str) -> None:
    without = re.sub(f"(?m)^{key}: .*\n", "", forks(12)[0])
    assert complaint(without) == f"the position that the game begins with does not say its {key!r}"


@pytest.mark.parametrize("line", ["boxes: base", "players: 2", "town: Natsumi", "faster: yes", "guests: Natsumi"])
def test_a_game_is_laid_out_or_begins_with_a_position(line: str) -> None:
    key = line.partition(":")[0]
    text = forks(12)[0].replace("seed:", f"{line}\nseed:", 1)
    assert complaint(text) == f"line 3: {key!r} is not a word of this notation, or not beside a position"


def test_a_position_stands_before_all_answers() -> None:
    text = forks(12)[0]
    answer = next(line for line in text.splitlines() if re.match("[A-F]: ", line))
    early = text.replace("cuore position 1", f"{answer}\ncuore position 1")
    assert complaint(early) == "line 5: the position that a game begins with stands before all answers"
    twice = text.replace("round:", "cuore position 1\nround:", 1)
    assert "is not of the form" in complaint(twice)


def test_an_answer_that_does_not_fit_is_told_with_its_line() -> None:
    text = forks(12)[0]
    lines = text.splitlines()
    number = next(n for n, line in enumerate(lines) if re.match("[A-F]: ", line))
    lines[number] = f"{lines[number][0]}: employ the king"
    assert complaint("\n".join(lines)).startswith(f"line {number + 1}: ")
    other = "B" if lines[number][0] == "A" else "A"
    lines[number] = f"{other}: end turn"
    assert f"line {number + 1}: {text.splitlines()[number][0]} must decide here, not {other}" in complaint(
        "\n".join(lines)
    )


def test_other_rules_and_other_cards_are_refused() -> None:
    text = forks(12)[0]
    for wrong in (text.replace("rules: 3", "rules: 1"), text.replace("seed:", "cards: 0123456789abcdef\nseed:", 1)):
        with pytest.raises(ForeignRecord):
            replay(RULES, read_record(wrong))


def test_a_setup_at_a_position_is_for_sessions() -> None:
    setup = setup_at(write_position(read_position(RULES, "A hand: Natsumi")))
    with pytest.raises(IllegalSetup, match="start a session with it"):
        new_game(RULES, setup)
    with pytest.raises(IllegalSetup, match="a seed is"):
        setup_at(setup.position, "")

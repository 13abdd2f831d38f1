"""A complete position written and read again is the same position, and play goes on from it in the same way."""

from __future__ import annotations

import re
from random import Random

import pytest

from cuore import read_position, write_position
from cuore.cards.catalogue import official_rules
from cuore.engine.game import Game
from cuore.engine.position import read_position as read_raw
from cuore.engine.session import Session
from cuore.engine.setup import lay_out
from cuore.engine.view import View
from cuore.engine.words import SPECTATOR
from tests.laws import check_state
from tests.laws.games import choose, setup_of
from tests.notation.samples import LAW, both, games_in_progress, loaded_games, positions

RULES = official_rules()


def go_on(g: Game, most: int) -> str:
    """Play some decisions by a fixed chance; where that leads."""
    chance = Random("go on")
    for _ in range(most):
        if not g.options:
            break
        g.apply(choose(g, chance, lively=True))
    return write_position(g)


def test_writing_and_reading_gives_the_same_text_at_every_moment() -> None:
    for g, loaded in zip(games_in_progress(), loaded_games(), strict=True):
        assert write_position(loaded) == write_position(g)
        check_state(loaded)


def test_a_loaded_game_is_played_on_as_the_original_would_have_been() -> None:
    for g in games_in_progress()[::9]:
        assert go_on(read_position(RULES, write_position(g)), 40) == go_on(g.copy(), 40)


def test_every_seat_sees_the_same_in_a_loaded_game() -> None:
    for g, loaded in zip(games_in_progress()[::4], loaded_games()[::4], strict=True):
        for seat in (*range(g.deal.seats), SPECTATOR):
            assert View(loaded, seat).data() == View(g, seat).data()


def test_the_decision_is_the_same_question_with_the_same_options() -> None:
    for g, loaded in zip(games_in_progress(), loaded_games(), strict=True):
        assert (loaded.asked, loaded.options, loaded.decisions) == (g.asked, g.options, g.decisions)
        assert loaded.ask_what == g.ask_what or g.over


@pytest.mark.parametrize(
    "part",
    [
        *(
            "; target",
            "; picked",
            "; known to",
            "; place",
            "; at",
            "; card",
            "moving:",
            "used:",
            "lets all: yes",
            "looks:",
        ),
        *("first master: B", "opened by: B", "A high class: ", "A preparations: ", "guests: ", "last round: piles"),
        *("imagination: ", "concentration: ", "effort: ", "phase: picking", "phase: work"),
    ],
)
def test_the_sample_has_positions_with_every_part(part: str) -> None:
    # Otherwise the tests above would prove nothing about it.
    assert any(part in write_position(g) for g in games_in_progress())


@pytest.mark.parametrize("number", both(6))
def test_a_game_before_its_first_step_is_a_position_too(number: int) -> None:
    g = lay_out(RULES, setup_of(number, LAW))
    text = write_position(g)
    raw = read_raw(RULES, text)
    assert write_position(raw) == text
    g.run()
    raw.run()
    assert write_position(raw) == write_position(g)


def test_a_finished_game_stays_finished() -> None:
    finished = [g for g in games_in_progress() if g.over]
    assert len(finished) > 5
    for g in finished:
        loaded = read_position(RULES, write_position(g))
        assert loaded.over
        assert loaded.pending is None
        assert loaded.ending == g.ending


def test_the_order_of_the_lines_does_not_matter() -> None:
    for text in positions()[::6]:
        header, *lines = text.splitlines()
        frames = [line for line in lines if line.startswith("frame:")]
        others = [line for line in lines if not line.startswith("frame:")]
        Random(1).shuffle(others)
        mixed = "\n".join([header, *others, *frames])
        assert write_position(read_position(RULES, mixed)) == write_position(read_position(RULES, text))


@pytest.mark.parametrize(
    "change",
    [
        lambda text: text.replace("\n", "\r\n"),
        lambda text: text.replace("\n", "   # says who?\n"),
        lambda text: text.replace("\n", "\n\n# nothing\n   # indented\n"),
        lambda text: text.replace(": ", ":   "),
        lambda text: text.replace(" hand:", " HAND :"),
        lambda text: text.replace("round:", "Round:").replace("\nA ", "\na "),
        lambda text: text.partition("\n")[2],
        lambda text: "# a puzzle\n" + text,
        lambda text: text.removesuffix("\n"),
        lambda text: re.sub(r"(?m)^(?!frame).*", lambda line: line[0].replace("è", "e").replace("ê", "Ê"), text),
        lambda text: "\ufeff" + text,
    ],
    ids=["crlf", "comments", "blank", "spaces", "shout", "case", "no-header", "before", "no-end", "accents", "bom"],
)
def test_looks_do_not_matter(change: object) -> None:
    assert callable(change)
    for text in positions()[::9]:
        assert write_position(read_position(RULES, change(text))) == write_position(read_position(RULES, text))


def test_reading_leaves_the_text_s_game_independent_of_others() -> None:
    text = positions()[0]
    one, other = read_position(RULES, text), read_position(RULES, text)
    one.apply(0)
    assert write_position(other) == write_position(read_position(RULES, text))


def test_a_position_can_be_played_with_its_history() -> None:
    # Two names of the library that anybody would put together: Session(read_position(...)).
    for g in games_in_progress()[::9]:
        session = Session(read_position(RULES, write_position(g)))
        assert write_position(session.game) == write_position(g)
        assert session.game.options == g.options

"""A box from elsewhere is served like ours: towns, notations, texts, the terminal, the arena and every player.

The laws are proven with it too: ``tests/laws/games.py`` deals it into some of its games.
"""

from __future__ import annotations

import json
import os
import sys
from pathlib import Path
from random import Random

import pytest

from cuore.bots import make_bot
from cuore.cards.cardfile import card_data, read_cards
from cuore.cards.catalogue import BOXES, official_rules, rules_from_file, with_boxes
from cuore.cards.door import VARIABLE
from cuore.engine.card import Card
from cuore.engine.errors import ForeignRecord
from cuore.engine.record import read_record, replay, start_session, write_record
from cuore.engine.session import Session
from cuore.engine.setup import Setup, new_game
from cuore.engine.words import GENERAL, SPECTATOR
from cuore.lab.files import read_text
from cuore.town import make_setup, read_position
from tests.cardfile.toml import card_file
from tests.cli.command import Cuore, in_a_process, in_process
from tests.laws import check_state
from tests.sixth_box import BOX
from tests.text.speaking import text_of

RULES = with_boxes(BOX)
MIXTURES = [(BOX.id,), ("base", BOX.id), (BOX.id, "oktoberfest"), ("more", BOX.id)]
MODULE = "tests.sixth_box"


@pytest.fixture
def cuore(capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> Cuore:
    monkeypatch.setenv(VARIABLE, MODULE)
    monkeypatch.setenv("XDG_DATA_HOME", str(tmp_path / "data"))
    return in_process(capsys, monkeypatch)


def setup_of(boxes: tuple[str, ...], seed: str, players: int = 2) -> Setup:
    return make_setup(RULES, boxes=boxes, players=players, town="first" if len(boxes) == 1 else "random", seed=seed)


def played(setup: Setup, *names: str, most: int = 10_000) -> Session:
    """A game between bots, with its history."""
    session = start_session(RULES, setup)
    bots = [make_bot(name) for name in names]
    rngs = [Random(f"{setup.seed}/{seat}") for seat in range(setup.seats)]
    while not session.game.over and session.game.decisions < most:
        seat = session.game.asked
        session.apply(bots[seat].choose(session.view(seat), rngs[seat], session.memory(seat)))
    return session


# --- towns and boxes ---


def test_its_cards_lie_in_towns_and_visit_the_park() -> None:
    names = {card.name for card in BOX.cards}
    assert set(setup_of((BOX.id,), "1").town) == set(BOX.first_town) <= names
    assert names & set(setup_of(("base", BOX.id), "1").town)
    assert set(setup_of(("more", BOX.id), "1").guests) <= names


def test_official_games_are_the_same_games_beside_it() -> None:
    for boxes in (BOXES[:1], BOXES):
        setup = make_setup(RULES, boxes=boxes, town="random")
        ours, official = new_game(RULES, setup), new_game(official_rules(), setup)
        for _ in range(30):
            assert ours.options == official.options
            ours.apply(0)
            official.apply(0)


# --- notations ---


@pytest.mark.parametrize("boxes", MIXTURES, ids=",".join)
def test_a_game_is_written_down_and_played_again(boxes: tuple[str, ...]) -> None:
    setup = setup_of(boxes, "written")
    session = played(setup, "biglove", "random")
    text = write_record(setup, session)
    again = replay(RULES, read_record(text))
    assert again.answers == session.answers
    with pytest.raises(ForeignRecord, match="played with other cards"):
        replay(official_rules(), read_record(text))


def test_a_position_with_its_cards_is_read() -> None:
    g = read_position(RULES, f"boxes: {BOX.id}\nphase: serving\nA hand: Liv Taper, Tamsin, 1 Love x3")
    assert {RULES.names[k] for k in g.deal.shop if RULES.category[k] == GENERAL} == set(BOX.first_town)
    session = Session(g)
    session.answer("serve Liv Taper")
    session.answer("gain Serving")
    session.answer("serve Tamsin Flare")
    check_state(session.game)


# --- texts ---


@pytest.mark.parametrize("card", BOX.cards, ids=lambda card: card.name)
def test_every_card_says_what_it_does_and_can_stand_in_a_card_file(card: Card) -> None:
    text = text_of(card, RULES)
    assert bool(text) == bool(card.serve or card.starting or card.scores or card.chamber)
    (again,) = read_cards(card_file(card_data(card)), RULES)
    assert card_data(again) == card_data(card)


def test_its_words_can_be_used_in_card_files() -> None:
    data = {**card_data(BOX.cards[2]), "name": "Nova Newcomer"}
    rules = rules_from_file(card_file(data), RULES)
    assert rules.cards[rules.find("nova")].box == BOX.id


# --- players ---


@pytest.mark.parametrize("boxes", MIXTURES, ids=",".join)
@pytest.mark.parametrize("name", ["planner", "biglove", "rush"])
def test_bots_play_it_to_the_end(name: str, boxes: tuple[str, ...]) -> None:
    session = played(setup_of(boxes, f"bots {name}"), name, "random")
    assert session.game.over
    check_state(session.game)


@pytest.mark.parametrize("boxes", MIXTURES, ids=",".join)
def test_a_search_imagines_worlds_of_it(boxes: tuple[str, ...]) -> None:
    session = played(setup_of(boxes, "search"), "search:4", "search:4", most=8)
    assert session.game.decisions >= 8


# --- commands ---


def test_its_cards_are_shown(cuore: Cuore) -> None:
    shown = cuore("cards", "--box", BOX.id, "--json")
    assert shown.code == 0
    rows = json.loads(shown.out)
    assert {row["name"] for row in rows} == {card.name for card in BOX.cards} | {"1 Love", "2 Love", "3 Love"}
    assert {row["box"] for row in rows} == {BOX.id}


def test_bots_meet_over_it(cuore: Cuore) -> None:
    game = ("simulate", "--boxes", BOX.id, "--games", "3", "--json")
    done, twice = cuore(*game), cuore(*game)
    assert json.loads(done.out)["checksum"] == json.loads(twice.out)["checksum"]
    assert cuore("arena", "--bots", "random,biglove", "--towns", "2", "--boxes", f"base,{BOX.id}").code == 0


def test_processes_that_a_command_starts_know_it(cuore: Cuore) -> None:
    game = ("simulate", "--boxes", BOX.id, "--games", "4", "--json")
    alone = cuore(*game)
    path = os.pathsep.join(str(Path(folder).absolute()) for folder in sys.path)
    two = in_a_process(*game, "--jobs", "2", **{VARIABLE: MODULE, "PYTHONPATH": path})
    assert (two.code, two.err) == (0, "")
    assert json.loads(two.out)["checksum"] == json.loads(alone.out)["checksum"]


def answers_in(text: str) -> list[str]:
    return [words for _, _, words in read_record(text).answers]


def test_a_game_in_the_terminal_is_kept_and_replayed(cuore: Cuore, tmp_path: Path) -> None:
    setup = setup_of((BOX.id,), "terminal")
    answers = answers_in(write_record(setup, played(setup, "biglove", "biglove", most=30)))
    file = tmp_path / "game.cuore"
    game = ("play", "--boxes", BOX.id, "--seats", "Ann,Ben", "--seed", "terminal", "--save", str(file))
    lines = ["h", "?", "t", "l", *answers]
    done = cuore(*game, typed="\n".join(lines))
    assert (done.code, done.err) == (0, "")
    assert answers_in(read_text(file)) == answers
    assert BOX.help_lines[0][1][:20] in done.out
    assert cuore("replay", str(file)).code == 0


def test_without_its_module_the_game_is_refused_in_one_line(cuore: Cuore, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.delenv(VARIABLE)
    assert cuore("play", "--boxes", BOX.id).is_mistake(f"there is no box called '{BOX.id}'")
    monkeypatch.setenv(VARIABLE, "tests.nowhere")
    assert cuore("cards").is_mistake("CUORE_BOXES: the module 'tests.nowhere' cannot be loaded")


def test_a_spectator_sees_it() -> None:
    session = played(setup_of((BOX.id,), "seen"), "random", "random", most=60)
    assert session.view(SPECTATOR).data()

"""The promise about a seed: everything a game follows from is in it, and nothing can be read out of it."""

from __future__ import annotations

import re
from hashlib import sha256

import pytest

from cuore.cards.catalogue import official_rules
from cuore.engine.errors import IllegalSetup
from cuore.engine.record import read_record, replay, write_record
from cuore.engine.rules import RULES_VERSION
from cuore.engine.setup import Setup
from cuore.server.commitment import check, commit, commitment_of, commitment_text, is_commitment, new_seed
from tests.golden import FOLDER, GAMES
from tests.server.games import SEED, TABLE, fork, fork_setup, game, live_setup

PLAIN = live_setup()
OTHER = {
    "boxes": ("base", "expanding"),
    "seats": 3,
    "town": (*PLAIN.town[1:], PLAIN.town[0]),
    "seed": "f" * 64,
    "without": ("Bad Habit",),
    "faster": True,
    "printed_only": True,
    "asks_all": True,
    "guests": ("Natsumi Fujikawa",),
    "private_maids": ("Rosa Topaz",),
    "first": 1,
}
"""Something else for every fact of a setup; for the position see the tests of forks."""


def test_seeds_are_64_digits_and_never_the_same() -> None:
    seeds = {new_seed() for _ in range(10_000)}
    assert len(seeds) == 10_000
    assert all(re.fullmatch("[0-9a-f]{64}", seed) for seed in seeds)
    assert all(len({seed[place] for seed in seeds}) == 16 for place in range(64)), "every digit everywhere"


def test_the_text_is_the_beginning_of_the_record() -> None:
    text = commitment_text(TABLE, PLAIN)
    beginning = game().partition("# round")[0].replace(f"commitment: {commit(TABLE, PLAIN)}\n", "")
    assert text == beginning
    assert text == (
        f"cuore game 1\ntable: {TABLE}\nrules: {RULES_VERSION}\nboxes: base\nplayers: 2\n"
        f"town: {', '.join(PLAIN.town)}\nseed: {SEED}\n\n"
    )
    assert commit(TABLE, PLAIN) == sha256(text.encode()).hexdigest()
    assert is_commitment(commit(TABLE, PLAIN))


def test_the_seed_cannot_be_read_in_the_commitment() -> None:
    promises = {commit(TABLE, live_setup(seed=f"{number:064x}")) for number in range(300)}
    assert len(promises) == 300
    assert not any(f"{number:064x}" in promise for number in range(300) for promise in promises)


def test_every_fact_of_a_setup_is_promised() -> None:
    assert {*OTHER, "position"} == set(PLAIN.facts()), "a new fact must be promised, and tried here"
    promises = {commit(TABLE, PLAIN)}
    for name, value in OTHER.items():
        setup = Setup(**{**PLAIN.facts(), name: value})
        assert setup != PLAIN
        promises.add(commit(TABLE, setup))
        assert read_record(commitment_text(TABLE, setup)).setup == setup
    assert len(promises) == 1 + len(OTHER)


def test_table_cards_and_rules_are_promised() -> None:
    promises = {
        commit(TABLE, PLAIN),
        commit(f"{TABLE}x", PLAIN),
        commit(TABLE, PLAIN, "0123456789abcdef"),
        commit(TABLE, PLAIN, "", "1"),
    }
    assert len(promises) == 4


def test_a_fork_promises_its_position_with_all_luck_in_it() -> None:
    setup = fork_setup()
    luck = re.search(r"(?m)^luck: ([0-9a-f]{64})$", commitment_text(TABLE, setup))
    assert luck is not None
    other = Setup(**{**setup.facts(), "position": setup.position.replace(luck[1], "0" * 64)})
    seeded = Setup(**{**setup.facts(), "seed": "another"})
    assert len({commit(TABLE, setup), commit(TABLE, other), commit(TABLE, seeded)}) == 3


@pytest.mark.parametrize(
    "setup",
    [
        Setup(("base",), 2, ("A, B",), SEED),
        Setup(("base",), 2, ("A\nseed: x",), SEED),
        Setup(("base # a comment",), 2, ("A",), SEED),
        Setup(("base",), -1, ("A",), SEED),
        Setup(**{**fork_setup().facts(), "faster": True}),
        Setup(**{**fork_setup().facts(), "position": fork_setup().position + "\n# a comment"}),
        Setup(**{**fork_setup().facts(), "position": "cuore position 1"}),
    ],
    ids=["comma", "line end", "comment", "no number", "fork with more", "fork with a comment", "empty fork"],
)
def test_what_would_be_read_as_something_else_is_not_promised(setup: Setup) -> None:
    with pytest.raises(IllegalSetup, match="no promise can be made"):
        commit(TABLE, setup)


@pytest.mark.parametrize("table", ["", " ", "a  b", "a\nseed: x", "a#b"])
def test_a_table_has_a_plain_name(table: str) -> None:
    with pytest.raises(IllegalSetup, match="no promise can be made"):
        commit(table, PLAIN)


@pytest.mark.parametrize("seed", ["winter", "a  b", "# one", 'quoted "words"', "line\nend", "雪"])
def test_a_seed_that_somebody_chose_can_be_promised_too(seed: str) -> None:
    setup = live_setup(seed=seed)
    assert read_record(commitment_text(TABLE, setup)).setup == setup


@pytest.mark.parametrize("text", [game(), fork()], ids=["laid out", "fork"])
def test_a_finished_game_keeps_its_promise(text: str) -> None:
    record = read_record(text)
    assert (record.table, record.commitment) == (TABLE, commitment_of(record))
    assert check(record, record.commitment)
    assert not check(record, record.commitment.upper())
    assert not check(record, "0" * 64)
    session = replay(official_rules(), record)
    assert write_record(record.setup, session, record.table, record.commitment) == text


def test_a_game_without_a_table_has_promised_nothing() -> None:
    record = read_record((FOLDER / f"{next(iter(GAMES))}.txt").read_text(encoding="utf-8"))
    assert commitment_of(record) == ""
    assert not check(record, "")
    session = replay(official_rules(), record)
    text = write_record(record.setup, session)
    assert "\ntable:" not in text
    assert "\ncommitment:" not in text
    assert "\nanswers:" not in text

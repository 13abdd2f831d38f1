"""Errors have words for people and fields for programs, and keep both on their way to another process."""

from __future__ import annotations

import json
import pickle  # noqa: TID251 -- errors of workers come back so

import pytest

from cuore import read_position
from cuore.cards.catalogue import official_rules
from cuore.engine import errors
from cuore.engine.decision import decision_from
from cuore.engine.errors import (
    AmbiguousCard,
    AmbiguousChoice,
    CuoreError,
    DamagedRecord,
    ForeignRecord,
    GameOver,
    IllegalChoice,
    IllegalSetup,
    NotAsked,
    NothingToUndo,
    StaleChoice,
    UnknownCard,
    UnknownSeat,
)
from cuore.engine.luck import luck_from_seed
from cuore.engine.record import read_record
from cuore.engine.session import Session
from cuore.engine.worlds import imagine
from cuore.town import ImpossibleWishes, Wishes, draw_town, lay_out_position, make_setup

RULES = official_rules()
SERVING = "A hand: Kagari, Azure, 1 Love\nphase: serving\nservings: 2"

CLASSES = [thing for thing in vars(errors).values() if isinstance(thing, type) and issubclass(thing, CuoreError)]


def session(position: str = SERVING) -> Session:
    return Session(lay_out_position(RULES, position))


def test_every_error_has_a_code_of_its_own() -> None:
    codes = [error.code for error in CLASSES]
    assert len(set(codes)) == len(codes)
    assert {"stale", "not-asked", "no-such-option", "nothing-to-undo", "over"} <= set(codes)


@pytest.mark.parametrize(
    "error",
    [
        *[error("some words") for error in CLASSES],
        NotAsked(),
        GameOver(),
        IllegalChoice("not possible", "dance", ["pass", "draw"]),
        StaleChoice("too late", 3, 4),
        DamagedRecord("not a word", "dance", line=7),
    ],
    ids=repr,
)
def test_an_error_keeps_its_words_and_fields_on_its_way(error: CuoreError) -> None:
    sent = pickle.loads(pickle.dumps(error))
    assert type(sent) is type(error)
    assert str(sent) == str(error) != ""
    assert vars(sent) == vars(error)
    assert {"wanted", "possible"} <= set(vars(sent))


def test_an_error_that_is_made_of_other_things_than_its_words_keeps_them_too() -> None:
    with pytest.raises(ImpossibleWishes) as refused:
        draw_town(official_rules(), ("base",), "tea", Wishes(require=("buildings",)))
    sent = pickle.loads(pickle.dumps(refused.value))
    assert str(sent) == str(refused.value) != ""
    assert sent.conflicts == refused.value.conflicts != ()


def test_an_answer_that_is_refused_is_repeated_with_what_is_possible() -> None:
    playing = session()
    with pytest.raises(IllegalChoice) as refused:
        playing.answer("dance")
    assert (refused.value.code, refused.value.wanted) == ("no-such-option", "dance")
    assert list(refused.value.possible) == playing.game.words()
    with pytest.raises(IllegalChoice) as refused:
        playing.apply(99)
    assert (refused.value.code, refused.value.wanted) == ("no-such-option", "99")
    with pytest.raises(AmbiguousChoice) as refused:
        playing.answer("azure")
    assert (refused.value.code, refused.value.wanted) == ("ambiguous", "azure")
    assert refused.value.possible == ("serve Azure Crescent", "chamber Azure Crescent")


def test_an_answer_that_comes_too_late_says_for_what_it_was() -> None:
    playing = session()
    playing.answer("serve kagari")
    with pytest.raises(StaleChoice) as refused:
        playing.answer("anything at all", 0)  # before its words are looked at
    assert (refused.value.code, refused.value.number, refused.value.current) == ("stale", 0, 1)
    assert refused.value.possible == ()


def test_nothing_is_asked_at_the_end() -> None:
    over = session("ending: piles")
    with pytest.raises(GameOver) as refused:
        over.answer("pass")
    assert refused.value.code == "over"
    with pytest.raises(GameOver):
        over.apply(0)
    with pytest.raises(NothingToUndo) as nothing:
        session().undo()
    assert nothing.value.code == "nothing-to-undo"


def test_a_card_that_is_not_found_comes_with_those_that_may_be_meant() -> None:
    with pytest.raises(UnknownCard) as unknown:
        RULES.find("Kagary")
    assert (unknown.value.wanted, unknown.value.possible) == ("Kagary", ("Kagari Ichinomiya",))
    with pytest.raises(AmbiguousCard) as ambiguous:
        RULES.find("crescent")
    assert ambiguous.value.possible == ("Azure Crescent", "Viola Crescent", "Rouge Crescent")


def test_a_file_that_cannot_be_read_says_in_which_line() -> None:
    with pytest.raises(DamagedRecord, match=r"^line 2: ") as damaged:
        read_position(RULES, "A hand: 1 Love\nA hind: 1 Love")
    assert damaged.value.line == 2
    with pytest.raises(DamagedRecord, match=r"^the game does not say its 'rules'") as damaged:
        read_record("cuore game 1")
    assert damaged.value.line == 0
    with pytest.raises(ForeignRecord) as foreign:
        read_record("chess")
    assert foreign.value.code == "foreign-record"


def test_a_box_that_there_is_not_comes_with_those_that_there_are() -> None:
    with pytest.raises(IllegalSetup) as refused:
        make_setup(RULES, boxes=("attic",))
    assert refused.value.wanted == "attic"
    assert "base" in refused.value.possible


GOOD = {
    "number": 1,
    "seat": 0,
    "question": "take",
    "source": -1,
    "options": [["take", 3, 0, 0], ["pass", 0, 0, 0]],
    "paid": 0,
}


def test_the_data_of_a_decision_are_what_they_should_be() -> None:
    assert json.loads(json.dumps(decision_from(GOOD).data())) == GOOD


@pytest.mark.parametrize(
    ("name", "value"),
    [
        ("number", "1"),
        ("number", True),
        ("seat", None),
        ("question", 7),
        ("question", "lunch"),
        ("options", "pass"),
        ("options", [["pass"]]),
        ("options", ["pass"]),
        ("options", [["dance", 0, 0, 0]]),
        ("options", [["take", "3", 0, 0]]),
        ("options", [["take", -1, 0, 0]]),
        ("options", [["take", 1 << 20, 0, 0]]),
        ("options", [["choose", 0, 77, 0]]),
        ("options", [["take", 3, 0, True]]),
    ],
)
def test_other_data_are_refused(name: str, value: object) -> None:
    with pytest.raises(CuoreError):
        decision_from({**GOOD, name: value})
    with pytest.raises(CuoreError):
        decision_from({key: known for key, known in GOOD.items() if key != name})


@pytest.mark.parametrize("seat", [7, 2, -2])
def test_a_seat_where_nobody_sits_sees_and_remembers_nothing(seat: int) -> None:
    playing = session()
    for asked in (playing.view, playing.memory):
        with pytest.raises(UnknownSeat) as refused:
            asked(seat)
        assert refused.value.code == "unknown-seat"


def test_a_world_follows_from_one_seat() -> None:
    playing = session()
    with pytest.raises(UnknownSeat):
        imagine(playing.view(0), playing.memory(1), luck_from_seed("two"))

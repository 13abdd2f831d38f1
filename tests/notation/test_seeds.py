"""Any seed that a game is dealt with can be read back from its record, whatever is in it."""

from __future__ import annotations

import pytest
from hypothesis import example, given
from hypothesis import strategies as st

from cuore import make_setup, read_record, replay, start_session, write_record
from cuore.cards.catalogue import official_rules
from cuore.engine.errors import IllegalSetup
from cuore.engine.position.notation import is_plain, quoted, unquoted
from cuore.engine.setup import check_seed
from tests.notation.samples import fuzz

RULES = official_rules()
ODD = st.text(st.sampled_from(' \t\n\r\v\f\x1c\x85\xa0\u2028\u3000\ufeff\0\x1b\x7f\\"#:|a雪é'), max_size=12)


def record_of(seed: str) -> str:
    setup = make_setup(RULES, seed=seed)
    return write_record(setup, start_session(RULES, setup))


@fuzz(150)
@given(st.text(max_size=200) | ODD)
@example("two  spaces")
@example(" ")
@example("a#b")
@example('"quoted"')
@example("\\u0020")
@example("A: end turn\nB: end turn")
@example("\ud800")
def test_a_seed_is_refused_or_can_be_read_back(seed: str) -> None:
    try:
        check_seed(seed)
    except IllegalSetup:
        assert not seed or any("\ud800" <= letter <= "\udfff" for letter in seed)
        return
    text = record_of(seed)
    record = read_record(text)
    assert record.setup.seed == seed
    assert read_record(text.replace("\n", "\r\n")).setup.seed == seed
    assert replay(RULES, record).game.deal.luck.key == start_session(RULES, record.setup).game.deal.luck.key


@fuzz(200)
@given(st.text() | ODD)
def test_a_quotation_survives_whatever_a_line_does_to_it(words: str) -> None:
    line = " ".join(quoted(words).split("#")[0].split())
    if not any("\ud800" <= letter <= "\udfff" for letter in words):
        assert line.isprintable()
        assert unquoted(line) == words


@pytest.mark.parametrize("seed", ["winter", "a b", '"a"', "'", "\\u0020", "quoted seed", "é雪", "A: end turn", '"'])
def test_a_plain_seed_stands_in_its_line_as_it_always_did(seed: str) -> None:
    assert is_plain(seed)
    assert f"\nseed: {seed}\n" in record_of(seed)


def test_an_odd_seed_is_quoted_so_that_a_person_can_read_it() -> None:
    assert '\nquoted seed: "two \\u0020spaces, \\u0023 and \\"雪\\""\n' in record_of('two  spaces, # and "雪"')

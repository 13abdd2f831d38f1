"""What is not an option is refused, in whatever form it comes, and a refusal changes nothing at all."""

from __future__ import annotations

from collections.abc import Callable
from functools import partial
from typing import cast

import pytest

from cuore.engine.errors import CuoreError, GameOver, IllegalChoice, NotAsked, NothingToUndo, StaleChoice
from cuore.engine.position import write_position
from cuore.engine.session import Session
from cuore.engine.words import SPECTATOR
from cuore.text.answers import meant
from tests.laws.games import begin, decisions, numbers
from tests.laws.test_copies import plain

LAW = "refusals"

NONSENSE = ("", "   ", "?", "wash the dishes", "serve Nobody at All", "9999", "pass pass", "\x00", "ü" * 5000)


def state_of(session: Session) -> tuple[object, ...]:
    """Everything about a session that a refusal must leave alone."""
    g = session.game
    return (
        write_position(g),
        list(session.told),
        list(session.answers),
        list(session.decided),
        list(session.marks),
        session.can_undo,
        (g.asked, g.ask_what, list(g.options), g.decisions),
        plain(g),
    )


def refuses(session: Session, before: object, error: type[Exception], act: Callable[[], None]) -> None:
    """Acting so is refused and changes nothing."""
    with pytest.raises(error):
        act()
    assert state_of(session) == before


def check_refusals(session: Session) -> None:
    """All the ways to answer wrongly."""
    g = session.game
    before = state_of(session)
    words = g.words()[0] if g.options else "pass"
    for index in (-1, -2, len(g.options), len(g.options) + 1, 10**6, -(10**6)):
        refuses(session, before, IllegalChoice, partial(session.apply, index))
        refuses(session, before, IllegalChoice, partial(g.apply, index, g.decisions))
    for number in (0, g.decisions - 1, g.decisions + 1, 10**6):
        if 0 <= number != g.decisions:
            refuses(session, before, StaleChoice, partial(session.apply, 0, number))
            refuses(session, before, IllegalChoice, partial(session.answer, words, number))
    for nonsense in NONSENSE:
        refuses(session, before, IllegalChoice, partial(session.answer, nonsense))
    if not session.can_undo:
        refuses(session, before, NothingToUndo, session.undo)


@pytest.mark.parametrize("number", numbers(15))
def test_anything_but_an_option_is_refused_and_changes_nothing(number: int) -> None:
    session = begin(number, LAW)
    for _ in decisions(session, number, LAW):
        if session.game.decisions % 16 == number % 16:
            check_refusals(session)
    assert session.game.over
    check_refusals(session)


@pytest.mark.parametrize("number", numbers(15))
def test_the_words_of_an_option_that_was_open_before_are_refused(number: int) -> None:
    session = begin(number, LAW)
    before: set[str] = set()
    for _ in decisions(session, number, LAW):
        now = set(session.game.words())
        if session.game.decisions % 6 == 0:
            # Words may be shortened: "cure Colette" is a way to say "cure Colette (ill 2)" when that is open now.
            gone = [words for words in before - now if not any(shortens(words, option) for option in now)]
            for words in sorted(gone)[:2]:
                refuses(session, state_of(session), IllegalChoice, partial(session.answer, words))
        before |= now


def shortens(words: str, option: str) -> bool:
    """Whether all these words begin words of an option, in their order."""
    rest = iter(option.casefold().replace("(", "").split())
    return all(any(longer.startswith(word) for longer in rest) for word in words.casefold().replace("(", "").split())


@pytest.mark.parametrize("wrong", [0.0, 1.0, 0.5, float("nan"), "0", None, (0,)])
def test_a_value_that_is_no_number_of_an_option_is_refused_and_changes_nothing(wrong: object) -> None:
    """Types forbid it, but what comes off a wire has no types."""
    session = begin(0, LAW)
    before = state_of(session)
    with pytest.raises((IllegalChoice, TypeError)):
        session.apply(cast("int", wrong))
    assert state_of(session) == before


# Whoever is not asked learns nothing by trying.


def refusal_of(act: Callable[[], object]) -> tuple[object, ...]:
    """All that somebody can get out of a refusal."""
    with pytest.raises(CuoreError) as refused:
        act()
    error = refused.value
    return type(error), error.code, str(error), repr(error), error.args, sorted(vars(error).items()), error.__cause__


def attempts(session: Session, seat: int) -> list[Callable[[], object]]:
    """Ways in which a seat may try to answer somebody else's question: rightly, wrongly, too late, in any words."""
    g, view = session.game, session.view(seat)
    words = (g.words()[0], g.words()[-1], g.words()[0][:3], "wash the dishes", "", "1")
    acts: list[Callable[[], object]] = []
    for index in (0, len(g.options) - 1, len(g.options), -1):
        acts += [partial(session.apply, index, number, seat) for number in (-1, g.decisions, g.decisions + 1)]
        acts.append(partial(g.apply, index, -1, seat))
    for said in words:
        acts += [partial(session.answer, said, -1, seat), partial(session.answer, said, g.decisions, seat)]
        acts += [partial(g.index, said, -1, seat), partial(view.index, said)]
        acts.append(partial(meant, view, [str(number) for number in range(g.deal.seats)], said))
    return acts


@pytest.mark.parametrize("number", numbers(15))
def test_whoever_is_not_asked_is_refused_in_the_same_bytes_whatever_the_options_are(number: int) -> None:
    session = begin(number, LAW)
    refusals: list[tuple[object, ...]] = [refusal_of(partial(_raise, NotAsked()))]
    for _ in decisions(session, number, LAW):
        g = session.game
        before = g.decisions, g.options, len(session.told)
        for seat in (*range(g.deal.seats), SPECTATOR):
            if seat != g.asked:
                found = attempts(session, seat)
                # All of them now and then, one of them always.
                for act in found if g.decisions % 32 == 0 else found[g.decisions % len(found) :][:1]:
                    assert refusal_of(act) == refusals[0]
        assert (g.decisions, g.options, len(session.told)) == before
    assert refusals[0][1] == "not-asked"
    for seat in (*range(session.game.deal.seats), SPECTATOR):
        assert refusal_of(partial(session.answer, "pass", -1, seat)) == refusal_of(partial(_raise, GameOver()))


def _raise(error: CuoreError) -> None:
    raise error


@pytest.mark.parametrize("number", numbers(15))
def test_the_asked_seat_answers_under_its_own_name(number: int) -> None:
    session = begin(number, LAW)
    g = session.game
    refused = refusal_of(partial(session.answer, "wash the dishes", -1, g.asked))
    assert refused[1] == "no-such-option"
    assert dict(cast("list[tuple[str, object]]", refused[5])) == {
        "possible": tuple(g.words()),
        "wanted": "wash the dishes",
    }
    session.answer(g.words()[-1], g.decisions, g.asked)
    assert session.game.decisions == 1

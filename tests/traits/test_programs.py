"""The traits of a program are put together from those of its steps: conditions, other players and gates are seen."""

from __future__ import annotations

import pytest

from cuore.cards.catalogue import STEPS
from cuore.cards.expanding.steps import NeedBuildings
from cuore.cards.more.steps import EveryFew
from cuore.engine.frame import Program, program_traits
from cuore.engine.steps import Discard, Draw, EachOther, Gain, GainOneOf, IfHand, MayDiscard, Neighbours, ReceiveEvent
from cuore.engine.traits import (
    ALWAYS,
    DEEDS,
    FEW,
    IF,
    MAY,
    MECHANICS,
    NEIGHBOURS,
    NO_QUESTION,
    ONE_OF,
    OTHERS,
    SEVERAL,
    WHEN,
    WHOM,
    YES_OR_NO,
    YOU,
    Deed,
    Traits,
    new_deed,
)
from cuore.engine.words import GAIN_LOVE, PASS


def told(program: Program) -> list[tuple[str, int, str, str, float]]:
    """The deeds of a program, in short."""
    return [(deed.what, deed.count, deed.whom, deed.when, deed.sure) for deed in program_traits(program).deeds]


def test_plain_steps_one_after_the_other() -> None:
    program = (Gain(love=2, employment=1), Draw(3))
    assert told(program) == [
        ("love", 2, YOU, ALWAYS, 1.0),
        ("employment", 1, YOU, ALWAYS, 1.0),
        ("draw", 3, YOU, ALWAYS, 1.0),
    ]
    assert program_traits(program).asks == NO_QUESTION
    assert program_traits(program).plain


def test_what_stands_under_a_condition_is_half_as_sure() -> None:
    assert told((IfHand(4, (Draw(1),)),)) == [("draw", 1, YOU, IF, 0.5)]
    assert told((IfHand(4, (IfHand(5, (Draw(1),)),)),)) == [("draw", 1, YOU, IF, 0.25)]


def test_what_others_do_is_told_of_them() -> None:
    program = (EachOther((IfHand(4, (Discard(),)),)), Neighbours((ReceiveEvent("Bad Habit"),)))
    assert told(program) == [("discard", 1, OTHERS, IF, 0.5), ("event", 1, NEIGHBOURS, ALWAYS, 1.0)]
    traits = program_traits(program)
    assert [deed.what for deed in traits.hurts()] == ["discard", "event"]
    assert traits.costs() == traits.gives() == traits.helps() == ()
    assert traits.names == ("Bad Habit",)
    assert traits.looks == ("hand",)
    assert traits.asks == SEVERAL  # the others
    assert traits.mechanics() == ("event",)


def test_a_price_and_what_is_given_for_it() -> None:
    traits = program_traits((MayDiscard(up_to=2, then=(Gain(serving=1),)),))
    assert [(deed.what, deed.count, deed.when) for deed in traits.costs()] == [("discard", 2, MAY)]
    assert [(deed.what, deed.count, deed.when) for deed in traits.gives()] == [("serving", 1, MAY)]
    assert traits.asks == SEVERAL


def test_every_third_time_is_a_third_as_sure() -> None:
    assert told((EveryFew(3, (Gain(effort=3),)),)) == [("effort", 3, YOU, FEW, 1 / 3)]
    assert program_traits((EveryFew(3, (Gain(effort=3),)),)).share("effort") == pytest.approx(1.0)


def test_behind_a_gate_nothing_is_sure() -> None:
    program = (Gain(love=1), NeedBuildings(3), Draw(1))
    assert told(program) == [("love", 1, YOU, ALWAYS, 1.0), ("draw", 1, YOU, IF, 0.5)]
    assert program_traits(program).mechanics() == ("building",)


def test_one_of_several_is_told_with_all_of_them_and_chosen_with_one() -> None:
    step = GainOneOf(love=2, serving=1)
    assert [(deed.what, deed.when) for deed in step.deeds()] == [("love", ONE_OF), ("serving", ONE_OF)]
    assert [(deed.what, deed.count) for deed in step.chosen(GAIN_LOVE)] == [("love", 2)]
    assert MayDiscard((Draw(1),)).chosen(PASS) == ()


@pytest.mark.parametrize(("word", "asks"), [("may draw", YES_OR_NO), ("discard", SEVERAL), ("draw", NO_QUESTION)])
def test_whether_a_step_asks(word: str, asks: int) -> None:
    assert asks == STEPS[word].ASKS


def test_the_table_of_deeds_is_in_order() -> None:
    assert all(kind.name == name and kind.good in (-1, 0, 1) for name, kind in DEEDS.items())
    assert {kind.mechanic for kind in DEEDS.values() if kind.mechanic} <= set(MECHANICS)
    assert set(WHOM) >= {step.WHOM for step in STEPS.values()}
    assert set(WHEN) >= {step.WHEN for step in STEPS.values()}


def test_a_deed_that_nobody_declared_is_refused() -> None:
    with pytest.raises(AssertionError, match="wink"):
        Deed("wink")


def test_a_box_can_bring_a_deed_of_its_own() -> None:
    name = new_deed("stamp a letter", 1)
    try:
        with pytest.raises(ValueError, match="stamp a letter"):
            new_deed(name, 1)
        assert [deed.count for deed in Traits((Deed(name, 2),)).gives()] == [2]
    finally:
        del DEEDS[name]


def test_traits_can_be_read_in_a_debugger() -> None:
    traits = program_traits((EachOther((IfHand(4, (Discard(),)),)), Gain(love=2)))
    assert repr(traits) == "Traits(<discard, for others, if 0.5>; <love 2>; looks at hand)"

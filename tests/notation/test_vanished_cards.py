"""Positions, games and card files that name a card which there is no more are told what became of it."""

from __future__ import annotations

import pytest

from cuore import make_setup, read_position, read_record, replay, start_session, write_record
from cuore.cards.catalogue import CARDS, official_rules, rules_from_file
from cuore.cards.vacation import BOX
from cuore.engine.errors import DamagedRecord, ForeignRecord, UnknownCard

RULES = official_rules()
GAME = """\
cuore game 1
rules: 1
boxes: vacation
players: 2
town: Hyacinth Arrow, Evita Catala, Margareta Torrente, Daphne Coraille, Fea Primrose, Riya Naragashi, Caldina Alley, \
Cynthia Lakes, Lydia Leon, Clorinde Sea
seed: old

A: play all Love
A: end turn
B: acquire {name}
"""


def sentence(name: str) -> str:
    return f"{name} was a reconstruction of ours, and is no more: the printed Reminiscences have replaced it"


def test_no_card_of_today_has_such_a_name() -> None:
    assert not {card.name for card in CARDS} & set(BOX.retired)
    assert len(BOX.retired) == 8


@pytest.mark.parametrize("name", list(BOX.retired))
def test_a_position_is_told(name: str) -> None:
    with pytest.raises(DamagedRecord) as caught:
        read_position(RULES, f"boxes: vacation\nreminiscences: Scary Night, {name} x2 | Camp Fire")
    assert str(caught.value) == f"line 2: {sentence(name)}"


@pytest.mark.parametrize("short", ["night market", "MOONLIT", "shell gath"])
def test_a_short_name_will_do(short: str) -> None:
    with pytest.raises(UnknownCard, match="was a reconstruction of ours"):
        RULES.find(short)


@pytest.mark.parametrize("name", list(BOX.retired))
def test_a_game_is_told_before_anything_else_is_found_wrong_with_it(name: str) -> None:
    with pytest.raises(ForeignRecord) as caught:
        replay(RULES, read_record(GAME.format(name=name)))
    assert str(caught.value) == f"line 10: {sentence(name)}"


def test_a_name_that_never_was_is_unknown_as_ever() -> None:
    with pytest.raises(UnknownCard, match="there is no card called 'Noon Market'"):
        RULES.find("Noon Market")


def test_a_card_of_ones_own_may_have_the_name() -> None:
    own = '[[card]]\nname = "Night Market"\ncategory = "reminiscence"\nlevel = 1\nneeds = [ { cost = 2 } ]\n'
    rules = rules_from_file(own)
    assert rules.cards[rules.find("night market")].box == "house"
    with pytest.raises(UnknownCard, match="Moonlit Dance was a reconstruction"):
        rules.find("moonlit")
    with pytest.raises(DamagedRecord, match="Night Market was a reconstruction"):
        rules_from_file(f'{own}box = "{BOX.id}"')


def test_a_card_of_today_whose_name_begins_like_one_of_them_is_left_in_peace() -> None:
    rules = rules_from_file(
        '[[card]]\nname = "Night Market Stall"\nbox = "house"\ncategory = "general maid"\n'
        "cost = 1\nicons = { love = 1 }"
    )
    town = "Night Market Stall,Rouge,Viola,Azure,Kagari,Safran,Natsumi,Eliza,Claire,Moine"
    setup = make_setup(rules, boxes=("base", "house"), town=town)
    session = start_session(rules, setup)
    session.answer("play all Love")
    session.answer("employ Night Market Stall")
    assert replay(rules, read_record(write_record(setup, session))).answers == session.answers

"""What a seat imagines is distributed as what is really there in games that look just like this to that seat.

Thousands of real games are played in which only the hidden cards and the luck differ, and those kept in which the
viewer heard the very same. Nothing of memories or worlds has a part in that. Players who choose here choose blindly,
every card of a hand as likely as any other: what players *mean* by a choice is not in any memory.
"""

from __future__ import annotations

from collections.abc import Hashable
from random import Random
from textwrap import dedent

import pytest

from cuore.engine.game import Game
from cuore.engine.session import Session
from cuore.town import lay_out_position
from tests.laws.games import rules
from tests.worlds.chances import Script, What, are_alike, dealt, in_truth


def end_turn(session: Session, chance: Random) -> None:
    """Do nothing more in this turn."""
    turn = session.game.turn
    while session.game.turn == turn:
        session.answer("end turn")


def blindly(session: Session, chance: Random, verb: str) -> None:
    """Choose any card of the hand."""
    session.answer(f"{verb} {session.game.rules.names[chance.choice(session.game.players[session.game.asked].hand)]}")


def play_one(session: Session, chance: Random) -> None:
    """Play any card of a hand that is all Love."""
    blindly(session, chance, "play")


def play_one_and_end(session: Session, chance: Random) -> None:
    """Play any card of a hand that is all Love, which then covers the others."""
    play_one(session, chance)
    end_turn(session, chance)


def play_after_a_shuffle(session: Session, chance: Random) -> None:
    """B ends the turn, and draws the last cards of the deck and, after a shuffle, others; then B plays any card."""
    end_turn(session, chance)
    end_turn(session, chance)
    play_one(session, chance)


def play_two_after_a_shuffle(session: Session, chance: Random) -> None:
    """The same with two cards."""
    play_after_a_shuffle(session, chance)
    play_one(session, chance)


def keep_one(session: Session, chance: Random) -> None:
    """B discards the hand but one card."""
    session.answer("use Nord")
    blindly(session, chance, "keep")


def put_one_back(session: Session, chance: Random) -> None:
    """B takes a card into the hand for all to see, draws two, and puts any card back on the deck."""
    for words in ("serve Sainsbury", "return 1 Love", "take 2 Love", "serve Nonnette"):
        session.answer(words)
    blindly(session, chance, "put back")


def house(g: Game) -> Hashable:
    """All of B's hidden cards."""
    p = g.players[1]
    return tuple(p.deck), tuple(p.hand), tuple(sorted(p.discard))


def hand_and_top(g: Game) -> Hashable:
    """B's hand and the top of B's deck."""
    return tuple(g.players[1].hand), tuple(g.players[1].deck[-1:])


def pile(g: Game) -> Hashable:
    """B's discard pile alone."""
    return tuple(sorted(g.players[1].discard))


B_EMPLOYS = "turn: B\nphase: employ\nemployments: 1\nlove: 0\nA hand: 3 Love x5\nA deck: 1 Love x5\n"
FIVE_CARDS = "B hand: 1 Love, 2 Love, 3 Love\nB deck: Rouge, Azure"
TWO_MAIDS = "B hand: Sainsbury, Nonnette, 1 Love x3\nB deck: 1 Love x4"

CASES: dict[str, tuple[str, Script, What]] = {
    "a hand goes to the discard pile as one packet": (
        B_EMPLOYS + "B hand: 1 Love, 2 Love, 3 Love, 3 Love\nB deck: 1 Love x3, 2 Love x2, 3 Love",
        end_turn,
        pile,
    ),
    "a packet goes into the deck at once, through a shuffle": (
        B_EMPLOYS + "B hand: 1 Love, 2 Love, 3 Love\nB deck: 1 Love x3, 2 Love",
        end_turn,
        house,
    ),
    "a packet under a card that was played": (
        B_EMPLOYS + "B hand: 1 Love, 2 Love, 3 Love\nB deck: 1 Love x2, 2 Love\nB discard: 3 Love, 1 Love",
        play_one_and_end,
        house,
    ),
    "old and young cards in one hand": (
        B_EMPLOYS + "B hand: 1 Love, 1 Love\nB deck: 3 Love x2, 2 Love x2\nB discard: Rouge, 2 Love",
        end_turn,
        house,
    ),
    "a card played from a hand of two shuffles": (
        B_EMPLOYS + "B hand: 1 Love, 1 Love\nB deck: 3 Love x2, 2 Love x2\nB discard: 3 Love, 2 Love",
        play_after_a_shuffle,
        hand_and_top,
    ),
    "two cards played from a hand of two shuffles": (
        B_EMPLOYS + "B hand: 1 Love x2\nB deck: 1 Love x2, 2 Love x2\nB discard: 2 Love, 1 Love",
        play_two_after_a_shuffle,
        house,
    ),
    "a hand but for one card": (
        "turn: B\nphase: starting\nA hand: 3 Love x5\nA chambermaids: Colette\nB private: Nord\n" + FIVE_CARDS,
        keep_one,
        house,
    ),
    "a known card among those of which one is put back": (
        "boxes: base, vacation\nturn: B\nphase: serving\nservings: 2\nA hand: 3 Love x5\n" + TWO_MAIDS,
        put_one_back,
        house,
    ),
}


GAMES = 2000


@pytest.mark.parametrize("name", CASES)
def test_worlds_are_as_likely_as_they_really_are(name: str) -> None:
    text, script, what = CASES[name]
    view, memory, truth = in_truth(lay_out_position(rules(), dedent(text)), script, 0, what, GAMES)
    are_alike(truth, dealt(view, memory, what, GAMES))

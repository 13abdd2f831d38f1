"""When a person is asked back: an answer that ends something while there is something left to do."""

from __future__ import annotations

from collections.abc import Sequence

from cuore.engine.game import Game
from cuore.engine.words import (
    ASK_EMPLOY,
    BUY_BEER_FROM_PILE,
    BUY_BEER_SHOWN,
    EMPLOY_CARD,
    END_TURN,
    END_WORK,
    PLAY_ALL_LOVE,
    PLAY_LOVE,
    card_of,
    verb_of,
)
from cuore.text.english import plural

YES = ("y", "yes")
ASKED_BACK = f"{YES[0]}: yes · Enter: no"

SHOWN = 3
"""So many things are named that could still be bought."""

BUYING = (EMPLOY_CARD, BUY_BEER_SHOWN, BUY_BEER_FROM_PILE)


def doubt(game: Game, option: int, twice: bool) -> str:
    """What speaks against an answer, or nothing; ``twice``: the same key has just ended something else."""
    if option == END_TURN:
        return _about_turn(game)
    if option == END_WORK and twice:
        return f"The same key has just ended your serving. End your work too? {ASKED_BACK}"
    return ""


def _about_turn(game: Game) -> str:
    """What could still be bought, with all Love in hand: it is tried out, so that every rule is heeded."""
    ahead = game.copy()
    loves = [i for i, option in enumerate(ahead.options) if verb_of(option) in (PLAY_LOVE, PLAY_ALL_LOVE)]
    if loves:
        ahead.apply(loves[-1])  # all Love comes last; where there is but one card, it is that
    if ahead.ask_what != ASK_EMPLOY or (ahead.round, ahead.turn) != (game.round, game.turn):
        return ""
    offers = [option for option in ahead.options if verb_of(option) in BUYING]
    if not offers:
        return ""
    cost, names = game.rules.cost, game.rules.names
    kinds = sorted((card_of(o) for o in offers if verb_of(o) == EMPLOY_CARD), key=lambda kind: cost[kind], reverse=True)
    words = [names[kind] for kind in kinds] + ["a beer"] * (len(kinds) < len(offers))
    shown = words if len(words) <= SHOWN else [*words[: SHOWN - 1], f"{len(words) - SHOWN + 1} other cards"]
    have = f"{ahead.love} Love" + (f" and {plural(ahead.employments, 'Employment')}" if ahead.employments else "")
    return f"You still have {have}, enough for {listed(shown)}. End the turn all the same? {ASKED_BACK}"


def listed(words: Sequence[str]) -> str:
    """One, two or three things in a sentence."""
    return " or ".join([*([", ".join(words[:-1])] if len(words) > 1 else []), words[-1]])

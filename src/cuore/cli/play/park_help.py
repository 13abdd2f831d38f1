"""The help for games in the Park: its round and turn, its words, and how it ends."""

from __future__ import annotations

from collections.abc import Sequence

from cuore.cli.play.labels import SKILL_LETTERS
from cuore.engine.setup import HAND_SIZE
from cuore.engine.view import View
from cuore.engine.words import ERRAND_NAMES, EVENT, NO_ERRAND, PRIVATE, SKILL_NAMES
from cuore.text.english.grammar import number


def round_in_park(view: View) -> list[tuple[str, str]]:
    """A round and a turn in it, step by step."""
    start = "your turn begins: you may use the effect of your high class maid"
    if _has(view, PRIVATE):
        start += ", and your active private maid helps you"
    if _has(view, EVENT):
        start += "; you may rid yourself of events, as a 3 Love cures an Illness"
    return [
        ("Picking", "a round begins: in turn order, from the First Master on, everybody picks a high class maid"),
        ("High class", start),
        (
            "Serving",
            "each Serving lets one maid serve you, for what she gives; some can become chambermaids instead, and stay",
        ),
        (
            "Work",
            "only with a work chief: gain the top preparation of her pile, and the next, as long as skill points last",
        ),
        (
            "Employ",
            "play Love cards, and spend Love and Employments on cards in the Park; they go to your discard pile",
        ),
        (
            "Cleanup",
            "your high class maid goes back to the Park, all used cards and your hand are discarded, and you draw "
            + number(HAND_SIZE),
        ),
    ]


def words_in_park(view: View) -> list[tuple[str, str]]:
    """The words that only this game needs, and when it ends."""
    stock, rules = view.deal.stock, view.deal.rules
    chiefs = [rules.names[kind] for kind in stock.high_class if rules.errand[kind] != NO_ERRAND]
    skills = [
        f"{name.capitalize()} ({letter}) for {errand if here else 'nothing in this game'}"
        for name, letter, errand, here in zip(SKILL_NAMES, SKILL_LETTERS, ERRAND_NAMES, stock.errands, strict=True)
    ]
    rows = [
        ("Park", "where the cards on offer lie; in the other boxes it is called Town"),
        ("high class maids", "one of each; you have her until your turn is over, then she lies in the Park again"),
        ("work chiefs", f"{_listed(chiefs)}: only with one of these can you gain preparations, those of her errand"),
        ("skill points", f"pay for preparations: {', '.join(skills)}; they last for this turn only"),
        ("preparations", "victory points that lie before you; never part of your deck"),
        ("First Master", "opens every round until another player takes the card; that counts from the next round on"),
    ]
    piles = [word for word, here in (("guests", stock.guests), ("private maids", stock.private_pile)) if here]
    if piles:
        words = f"a pile of different {' or '.join(piles)}: this one is on offer, and nine others lie under her"
        rows.append(("+9", words))
    ends = f"when {number(view.deal.empty_piles_end)} maid piles, or one pile of preparations, are empty"
    return [
        *rows,
        (
            "end of the game",
            f"{ends}, this round is played to its end; most victory points (★) win, then most chambermaids",
        ),
    ]


def _has(view: View, category: int) -> bool:
    totals, categories = view.deal.totals, view.deal.rules.category
    return any(total and categories[kind] == category for kind, total in enumerate(totals))


def _listed(names: Sequence[str]) -> str:
    return f"{', '.join(names[:-1])} and {names[-1]}" if len(names) > 1 else "".join(names)

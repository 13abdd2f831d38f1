"""Options outside the engine: what is unpacked is what was packed, and the thing lies where it is said to lie.

A decision is plain data: rebuilt from it, in another process too, it is equal, and its options have the same words.
"""

from __future__ import annotations

import json
import pickle  # noqa: TID251 -- that a decision can be sent so is what is tested
from collections import Counter

import pytest

from cuore.engine.decision import Decision, decision_from
from cuore.engine.game import Game
from cuore.engine.options import ABSENT, Option
from cuore.engine.record import read_record, start_session
from cuore.engine.verbs import PLACES, verb_named
from cuore.engine.view import View
from cuore.engine.words import KIND, SEAT_NAMES, entry_option, option
from cuore.text.options import option_message
from tests.golden import FOLDER, GAMES, setup_of
from tests.laws.games import begin, decisions, numbers, rules

LAW = "options"


def lies_there(view: View, parts: Option) -> bool:
    """Whether what an option is about lies, in the view of the asked seat, where the option says."""
    card, house = parts.card, view.house
    match parts.at:
        case "hand":
            return card in house.hand
        case "town" | "offer" if card == ABSENT:
            return view.beers_down_count > 0
        case "town":
            piles = [kind for kind, left in zip(view.deal.shop, view.piles, strict=True) if left]
            return card in (*piles, *view.face_up, *view.guests_up, *view.reminiscences_up, *view.beers_up)
        case "offer":
            return card in (*view.face_up, *view.beers_up)
        case "quarters" if parts.entry != ABSENT:
            owner = view.houses[parts.owner]
            return parts.entry in (*owner.chambermaids, *owner.private, *owner.buildings)
        case "quarters":
            owner = house if parts.seat == ABSENT else view.houses[parts.seat]
            return card in (*owner.chambermaids, *owner.private, *owner.events)
        case "house":
            return 0 <= parts.seat < len(view.houses)
        case "aside":
            return card in view.aside
        case "beers":
            return card in house.beers
        case "park":
            tops = [pile[-1] for pile in view.preparations if pile]
            return card in (*view.high_class, *tops, view.picked[view.seat])
        case _:
            return parts.at == ""


def packed_again(parts: Option) -> int:
    """An option put together from its parts alone."""
    verb, seat = verb_named(parts.verb), max(parts.seat, 0)
    if parts.entry != ABSENT:
        return entry_option(verb.number, parts.entry, 0 if "own" in verb.parts else parts.owner)
    number = parts.event if "event" in verb.parts else parts.number
    return option(verb.number, max(parts.card, 0), seat, max(number, 0))


def words_again(g: Game, parts: Option) -> str:
    """The notation of an option from its parts alone."""
    names = g.rules.names
    entry = "" if parts.entry == ABSENT else g.rules.entry_words(parts.entry)
    return verb_named(parts.verb).template.format(
        card=names[parts.card],
        own=entry,
        entry=entry,
        seat=SEAT_NAMES[parts.seat],
        number=parts.number,
        event=names[parts.event],
        illness=names[parts.event],
    )


def check_options(g: Game, places: Counter[str]) -> None:
    """Every option of the open decision in parts."""
    view = View(g, g.asked)
    decision = view.decision
    assert decision is not None
    for packed, words, parts in zip(decision.options, view.words(), decision.unpacked(g.rules), strict=True):
        assert parts.packed == packed == packed_again(parts)
        assert words_again(g, parts) == words
        assert lies_there(view, parts), (words, parts)
        data = parts.data()
        assert json.loads(json.dumps(data)) == data
        assert "packed" not in data
        assert (parts.entry == ABSENT) == (parts.owner == ABSENT) == ("entry" not in data)
        if parts.entry != ABSENT:
            assert parts.kind == parts.entry & KIND
            assert parts.seat in (ABSENT, parts.owner)
        said = option_message(parts)
        assert said.key == f"option.{parts.verb}"
        assert set(said.parts) == {name for name in ("card", "entry", "seat", "number", "event") if name in data}
        places[parts.at] += 1


def check_plain(g: Game, decision: Decision) -> None:
    """A decision travels."""
    data = decision.data()
    sent = json.loads(json.dumps(data))
    assert sent == data
    for again in (decision_from(data), decision_from(sent), pickle.loads(pickle.dumps(decision))):
        assert again == decision
        assert hash(again) == hash(decision)
        assert again.words(g.rules) == decision.words(g.rules)
    fewer = Decision(
        decision.number, decision.seat, decision.question, decision.source, decision.options[1:], decision.paid
    )
    assert fewer != decision


@pytest.mark.parametrize("number", numbers(15))
def test_options_come_apart_and_lie_where_they_say(number: int) -> None:
    session = begin(number, LAW)
    places: Counter[str] = Counter()
    for _ in decisions(session, number, LAW):
        check_options(session.game, places)
        decision = session.game.pending
        assert decision is not None
        if decision.number % 8 == 0:
            check_plain(session.game, decision)
    assert set(places) <= set(PLACES)
    assert places["hand"]
    assert places["town"]


@pytest.mark.parametrize("name", GAMES)
def test_in_the_golden_games_every_way_to_answer_lies_where_it_says(name: str) -> None:
    session = start_session(rules(), setup_of(name))
    places: Counter[str] = Counter()
    for _, _, words in read_record((FOLDER / f"{name}.txt").read_text(encoding="utf-8")).answers:
        check_options(session.game, places)
        session.answer(words)
    assert session.game.over

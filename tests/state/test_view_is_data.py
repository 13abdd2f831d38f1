"""A view is plain data: made again from them, here or in another process, it is the same view."""

from __future__ import annotations

import json
import subprocess
import sys
from random import Random

import pytest

from cuore.bots import make_bot
from cuore.cards.catalogue import official_rules
from cuore.engine.errors import DamagedRecord, ForeignRecord, StillRunning
from cuore.engine.game import Game
from cuore.engine.luck import luck_from_seed
from cuore.engine.position import write_position
from cuore.engine.view import OpenView, View
from cuore.engine.words import HIDDEN, SPECTATOR
from cuore.engine.worlds import imagine
from tests.laws.games import PARK, begin, decisions, numbers
from tests.table import Table

LAW = "data"


def sent(view: View) -> View:
    """A view that went through a text."""
    return View.of(json.loads(json.dumps(view.data())), view.deal.rules)


@pytest.mark.parametrize("number", numbers(10))
def test_a_view_made_of_its_data_is_the_same(number: int) -> None:
    session = begin(number, LAW)
    for _ in decisions(session, number, LAW):
        g = session.game
        if g.decisions % 9:
            continue
        for viewer in (*range(g.deal.seats), SPECTATOR):
            view = View(g, viewer)
            again = sent(view)
            assert again.data() == view.data()
            assert (again.decision is None) == (view.decision is None)
            assert again.empty_maid_piles() == view.empty_maid_piles()
            assert [again.price(kind) for kind in g.deal.shop] == [view.price(kind) for kind in g.deal.shop]
    over = View(session.game, 0)
    assert sent(over).data() == over.data()


@pytest.mark.parametrize("number", [0, 9, PARK + 2])
def test_bots_and_worlds_cannot_tell_it_from_the_first(number: int) -> None:
    session = begin(number, LAW)
    for _ in decisions(session, number, LAW, most=60):
        seat = session.game.asked
        if session.game.decisions % 4:
            continue
        view, again = session.view(seat), sent(session.view(seat))
        assert make_bot("housekeeper").choose(view, Random(1)) == make_bot("housekeeper").choose(again, Random(1))
        worlds = [imagine(v, session.memory(seat), luck_from_seed("one world")) for v in (view, again)]
        assert write_position(worlds[0]) == write_position(worlds[1])


def test_a_view_shares_no_list_with_the_data_it_was_made_of() -> None:
    g = begin(4, LAW).game
    data = View(g, g.asked).data()
    text = json.dumps(data)
    again = View.of(data, g.rules)
    again.piles.append(3)
    again.house.hand.clear()
    assert again.decision is not None
    again.decision.options.clear()
    assert json.dumps(data) == text


CHILD = """
import json, sys
from random import Random
from cuore.bots import make_bot
from cuore.engine.view import View
from tests.laws.games import rules
for line in sys.stdin:
    view = View.of(json.loads(line), rules())
    print(json.dumps([make_bot("housekeeper").choose(view, Random(1)), view.data()]))
"""


def test_another_process_sees_the_same_and_answers_alike() -> None:
    views: list[View] = []
    for number in (1, 14, PARK + 4):
        session = begin(number, LAW)
        moments = decisions(session, number, LAW, most=40)
        views += [session.view(session.game.asked) for _ in moments if session.game.decisions % 10 == 9]
    lines = "".join(json.dumps(view.data()) + "\n" for view in views)
    done = subprocess.run([sys.executable, "-c", CHILD], input=lines, capture_output=True, text=True, check=True)
    answers = [json.loads(line) for line in done.stdout.splitlines()]
    assert len(answers) == len(views) > 8
    for view, (answer, data) in zip(views, answers, strict=True):
        assert data == view.data()
        assert answer == make_bot("housekeeper").choose(view, Random(1))


def plain(value: object) -> bool:
    if isinstance(value, dict):
        return all(type(key) is str and plain(part) for key, part in value.items())
    if isinstance(value, list):
        return all(plain(part) for part in value)
    return value is None or type(value) in (int, str, bool)


def test_data_are_plain_values() -> None:
    for number in (14, PARK + 5):
        g = begin(number, LAW).game
        assert all(plain(View(g, viewer).data()) for viewer in (0, g.asked, SPECTATOR))


# -- what is refused --


def data_of_a_view() -> dict[str, object]:
    g = begin(5, LAW).game
    found = json.loads(json.dumps(View(g, g.asked).data()))
    assert isinstance(found, dict)
    return found


def test_data_of_other_cards_or_rules_are_refused() -> None:
    for name, value in (("cards", "of somebody else"), ("rules", 1)):
        data = data_of_a_view()
        deal = data["deal"]
        assert isinstance(deal, dict)
        deal[name] = value
        with pytest.raises(ForeignRecord):
            View.of(data, official_rules())


@pytest.mark.parametrize(
    ("name", "value"),
    [
        ("love", "3"),
        ("love", True),
        ("love", None),
        ("acquired", 0),
        ("piles", 3),
        ("piles", ["x"]),
        ("piles", [[1]]),
        ("preparations", [1]),
        ("houses", []),
        ("houses", [1, 2]),
        ("frames", [{}]),
        ("frames", "none"),
        ("deal", []),
        ("deal", {}),
        ("seat", 7),
        ("decision", ["pass"]),
        ("another", 3),
    ],
)
def test_data_that_are_no_view_are_refused(name: str, value: object) -> None:
    with pytest.raises(DamagedRecord):
        View.of({**data_of_a_view(), name: value}, official_rules())


def test_data_with_a_field_too_few_are_refused() -> None:
    whole = data_of_a_view()
    for name in whole:
        with pytest.raises(DamagedRecord):
            View.of({other: value for other, value in whole.items() if other != name}, official_rules())


# -- open views --


def finished(number: int) -> Game:
    session = begin(number, LAW)
    for _ in decisions(session, number, LAW):
        pass
    return session.game


@pytest.mark.parametrize("number", [14, PARK + 4])
def test_an_open_view_shows_all_cards_of_a_finished_game(number: int) -> None:
    g = finished(number)
    view = OpenView(g)
    for owner, p in enumerate(g.players):
        assert view.houses[owner].hand == p.hand
        assert view.houses[owner].beers == sorted(p.beers)
        assert view.opened["deck"][owner] == p.deck
        assert view.opened["discard"][owner] == p.discard
    assert view.opened["face_down"] == [g.face_down]
    assert view.opened["beers_down"] == [g.side.beers_down]
    assert set(view.opened) == {
        *("hand", "deck", "discard", "beers", "aside", "face_down"),
        *("reminiscences_down", "beers_down", "guests_down"),
    }
    assert plain(view.data())
    assert HIDDEN not in view.opened["deck"][0]
    view.opened["deck"][0].append(1)
    assert g.players[0].deck != view.opened["deck"][0]


def test_nothing_is_opened_while_the_game_runs() -> None:
    session = begin(1, LAW)
    for _ in decisions(session, 1, LAW, most=50):
        with pytest.raises(StillRunning):
            OpenView(session.game)
        with pytest.raises(StillRunning):
            OpenView(session.game, session.game)
        with pytest.raises(StillRunning):
            OpenView(session.game, finished(2))  # of another game


def test_an_earlier_position_of_a_finished_game_lies_open_too() -> None:
    session = begin(1, LAW)
    for _ in decisions(session, 1, LAW):
        pass
    again = session.rewound()
    for answer in session.answers[:20]:
        again.apply(answer)
    view = OpenView(again.game, session.game)
    assert [house.hand for house in view.houses] == [player.hand for player in again.game.players]
    assert view.opened["deck"] == [player.deck for player in again.game.players]
    assert view.decisions < session.game.decisions


# -- prices --


def test_the_price_is_the_one_for_the_viewer() -> None:
    table = Table(
        """
        boxes: oktoberfest
        town: Anna x8
        turn: A
        phase: employ
        love: 9
        A hand: 1 Love x5
        A events: Envy
        B hand: 1 Love x5
        """,
        "plain",
    )
    anna = official_rules().find("Anna")
    cost = official_rules().cost[anna]
    mine, others, watching = (View(table.session.game, seat) for seat in (0, 1, SPECTATOR))
    assert mine.price(anna) == watching.price(anna) > others.price(anna) == cost


def test_a_bargain_is_for_the_player_whose_turn_it_is() -> None:
    session = begin(1, LAW)
    g = session.game
    rules = official_rules()
    bargain = next(kind for kind, changes in enumerate(rules.changes) if changes and not rules.laid[kind])
    g.bargains.append(bargain)
    changed = [kind for kind in range(len(rules.cards)) if View(g, g.turn).price(kind) != rules.cost[kind]]
    assert changed
    other = View(g, (g.turn + 1) % g.deal.seats)
    assert all(other.price(kind) == rules.cost[kind] != View(g, SPECTATOR).price(kind) for kind in changed)


def test_an_open_view_comes_back_from_its_data() -> None:
    session = begin(14, LAW)
    for _ in decisions(session, 14, LAW):
        pass
    opened = OpenView(session.game)
    again = sent(opened)
    assert again.data() == opened.data()
    assert again.opened == opened.opened != {}


def test_writing_on_data_does_not_change_the_view() -> None:
    view = View(begin(4, LAW).game, 0)
    before = json.dumps(view.data())
    data = view.data()
    piles, houses = data["piles"], data["houses"]
    assert isinstance(piles, list)
    assert isinstance(houses, list)
    piles.append(3)
    houses[0]["hand"].clear()
    assert json.dumps(view.data()) == before


@pytest.mark.parametrize(
    ("name", "value"),
    [("turn", 77), ("asked", 6), ("seat", -2), ("piles", [1]), ("seat", 9)],
)
def test_numbers_that_no_game_has_are_refused(name: str, value: object) -> None:
    g = begin(4, LAW).game
    with pytest.raises(DamagedRecord):
        View.of({**View(g, g.asked).data(), name: value}, g.rules)


def test_cards_and_questions_that_there_are_not_are_refused() -> None:
    g = begin(4, LAW).game
    for break_it in ("hand", "question", "verb"):
        data = json.loads(json.dumps(View(g, g.asked).data()))
        if break_it == "hand":
            data["houses"][g.asked]["hand"] = [999] * len(data["houses"][g.asked]["hand"])
        elif break_it == "question":
            data["decision"]["question"] = "danced"
        else:
            data["decision"]["options"][0][0] = "danced"
        with pytest.raises(DamagedRecord):
            View.of(data, g.rules)

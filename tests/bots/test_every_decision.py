"""Every kind of decision of every box gets an answer from every player, at tables of two to six."""

from __future__ import annotations

from random import Random

import pytest

from cuore.bots import BOT_NAMES, Bot, make_bot
from cuore.bots.planner.facts import Facts
from cuore.bots.planner.judgement import Judgement
from cuore.bots.planner.temper import Temper
from cuore.cards.catalogue import BOXES, official_rules
from cuore.engine import words
from cuore.engine.record import read_record, start_session
from cuore.engine.view import View
from tests.bots.games import EVERY_TOWN_BOX, MIXTURES, fresh, play
from tests.golden import FOLDER, GAMES, setup_of

QUICK = ("planner", "rush", "chambermaids", "engine", "harasser", "apprentice", "biglove", "random")

QUESTIONS = {name: value for name, value in vars(words).items() if name.startswith("ASK_")}


@pytest.mark.parametrize("boxes", MIXTURES, ids=",".join)
def test_whole_games_of_every_mixture(boxes: tuple[str, ...]) -> None:
    number = MIXTURES.index(boxes)
    for players in (2 + number % 2, 4 if "more" in boxes else 4 + number % 3):
        bots = [make_bot(QUICK[(number + players + seat) % len(QUICK)]) for seat in range(players)]
        g = fresh(boxes, players, f"whole {number} {players}")
        play(g, bots)
        assert g.over


@pytest.mark.parametrize(("boxes", "players"), [(EVERY_TOWN_BOX, 2), (EVERY_TOWN_BOX, 4), (BOXES, 3)])
def test_whole_games_of_searches(boxes: tuple[str, ...], players: int) -> None:
    g = fresh(boxes, players, f"search {players}")
    bots: list[Bot] = [make_bot("search:2"), *[make_bot("planner") for _ in range(players - 1)]]
    play(g, bots)
    assert g.over


def test_planners_judge_every_kind_of_question() -> None:
    # The golden games hold every way to answer, so they ask everything.
    asked: set[int] = set()
    for name in GAMES:
        session = start_session(official_rules(), setup_of(name))
        judgement = Judgement(Facts(session.game.deal.stock), Temper())
        for _, _, answer in read_record((FOLDER / f"{name}.txt").read_text(encoding="utf-8")).answers:
            g = session.game
            asked.add(g.ask_what)
            assert 0 <= judgement.best(g) < len(g.options)
            session.answer(answer)
    assert {name for name, value in QUESTIONS.items() if value not in asked} == set()


@pytest.mark.parametrize("name", BOT_NAMES)
def test_every_named_player_answers(name: str) -> None:
    g = fresh(("base",), 2, "named")
    assert 0 <= make_bot(name).choose(View(g, g.asked), Random(1)) < len(g.options)

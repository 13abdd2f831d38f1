"""Hints: a recommendation, what is as good, chances and reasons, from what a seat knows and nothing else."""

from __future__ import annotations

import json
import os
import re
import signal
import subprocess
import sys
from collections.abc import Iterator
from contextlib import contextmanager
from io import StringIO
from pathlib import Path
from textwrap import dedent
from threading import Thread
from time import monotonic, sleep

import pytest
from rich.console import RenderableType

from cuore.bots.advice.hint import (
    AS_GOOD,
    BEHIND,
    RECOMMENDED,
    UNTRIED,
    Advice,
    NothingAsked,
    advise,
    interval,
    outlook,
    standing_of,
    twin,
)
from cuore.bots.advice.looking_on import Situation
from cuore.bots.search.race import Budget, Line
from cuore.cards.catalogue import official_rules
from cuore.cli.advice import advice_page, advice_table, how_sure
from cuore.cli.play.keyboard import Complete
from cuore.cli.play.save import save
from cuore.cli.play.screen import Screen
from cuore.cli.play.sitting import Sitting
from cuore.cli.thinking import LATE, Thinking, thinking
from cuore.engine.luck import luck_from_seed
from cuore.engine.record import start_session
from cuore.engine.session import Session
from cuore.engine.view import View
from cuore.engine.words import END_TURN
from cuore.engine.worlds import imagine
from cuore.text.message import Message, message
from cuore.town import lay_out_position, make_setup
from tests.bots.games import MIXTURES, sessions
from tests.cli.command import Cuore, in_process
from tests.cli.play.desk import CTRL_C, Typist, new_console, new_table, sit, table_at
from tests.notation.samples import records
from tests.text.speaking import english, said

NEAR_THE_END = """
    phase: employ
    love: 9
    round: 20
    town: Moine x0, Marianne x1
    A discard: 1 Love x7, 2 Love x3
    B discard: Rouge x3, 1 Love x7
    B hand: 3 Love x5
"""


@pytest.fixture
def cuore(capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch) -> Cuore:
    return in_process(capsys, monkeypatch)


@pytest.fixture
def position(tmp_path: Path) -> Path:
    path = tmp_path / "position.txt"
    path.write_text(dedent(NEAR_THE_END), encoding="utf-8")
    return path


def session_of(position: str) -> Session:
    return Session(lay_out_position(official_rules(), dedent(position)))


def test_the_best_option_comes_first_with_its_chance_and_why() -> None:
    session = session_of(NEAR_THE_END)
    best, *others = advise(session.view(0), session.memory(0), Budget(60))
    assert best.words == "employ Marianne Soleil"
    assert best.standing == RECOMMENDED
    assert best.win == 1.0
    assert best.low < 1.0
    assert best.high == pytest.approx(1.0)
    assert said(*best.reason).startswith("She counts 6 points at the end. An average hand of yours would bring ")
    assert said(*best.reason).endswith("That ends the game, and you are ahead.")
    assert said(*best.outlook) == "You would end a little ahead, in this round."
    assert all(advice.win <= best.win for advice in others)
    assert sum(advice.simulations for advice in (best, *others)) == 60


def test_what_the_worlds_tell_apart_is_behind_and_the_rest_about_the_same() -> None:
    # Rouge ends the game and wins it. Of the others nothing wins as surely, and the two Love cards differ by chance.
    session = session_of(
        """
        phase: employ
        love: 5
        round: 20
        town: Moine x0, Rouge x1
        A discard: Marianne x2, 1 Love x7
        B discard: Colette x3, 1 Love x7
        B hand: 3 Love x5
        """
    )
    found = advise(session.view(0), session.memory(0), Budget(300))
    standings = {advice.words: advice.standing for advice in found}
    assert found[0].words == "employ Rouge Crescent"
    assert standings["end turn"] == BEHIND
    order = [advice.standing for advice in found]
    assert order == sorted(order, key=[RECOMMENDED, AS_GOOD, BEHIND, UNTRIED].index)


def line(*values: float) -> Line:
    """An option with what came of it, world by world."""
    found = Line(0, 0, 0.0)
    found.values = list(values)
    return found


def test_what_dropped_out_is_behind_unless_it_never_made_a_difference() -> None:
    recommended, ahead = line(*[0.5, 0.6] * 20), line(*[0.7, 0.41] * 20)
    live = [recommended, ahead]
    assert standing_of(recommended, recommended, live) == RECOMMENDED
    assert standing_of(ahead, recommended, live) == AS_GOOD
    assert standing_of(line(*[0.7, 0.41] * 8), recommended, live) == AS_GOOD  # the same as one that is as good
    assert standing_of(line(*[0.6, 0.45] * 8), recommended, live) == BEHIND
    assert standing_of(line(), recommended, live) == UNTRIED


def test_what_is_compared_is_world_by_world() -> None:
    # Half of the worlds are won with either; but the one is never worse, and better in every one of them.
    recommended, other = line(*[0.9, 0.2] * 20), line(*[0.8, 0.1] * 20)
    assert standing_of(other, recommended, [recommended, other]) == BEHIND


def test_in_the_first_round_it_does_not_pretend_to_know_better() -> None:
    session = session_of("phase: employ\nlove: 2\nround: 1\nA discard: 1 Love x7, Colette x3\nB discard: 1 Love x7")
    best, *others = advise(session.view(0), session.memory(0), Budget(40))
    assert AS_GOOD in [advice.standing for advice in others]
    assert "About the same: " in sure([best, *others])


def test_what_was_not_tried_is_not_compared() -> None:
    session = session_of(NEAR_THE_END)
    found = advise(session.view(0), session.memory(0), Budget(stop=lambda: True))
    assert [advice.standing for advice in found] == [RECOMMENDED] + [UNTRIED] * (len(found) - 1)
    assert sure(found).startswith("No game was imagined")


DILUTED = """
    phase: employ
    love: 1
    round: 12
    town: Moine x5, Kagari x5
    A discard: 3 Love x6, 2 Love x4
    B discard: 1 Love x7, Colette x3
"""


def test_ending_a_turn_has_its_reason() -> None:
    session = session_of(DILUTED)
    found = advise(session.view(0), session.memory(0), Budget(60))
    reasons = {advice.words: said(*advice.reason) for advice in found}
    assert found[0].words == "end turn"
    assert reasons["end turn"] == (
        "Nothing on offer improves your deck: 1 Love would thin your draws. "
        "An average hand of yours would bring 12.3 Love instead of 13.0."
    )


def advice(
    words: str,
    standing: str,
    simulations: int = 40,
    *,
    win: float = 0.5,
    lead: float = 0.0,
    then: tuple[str, ...] = (),
    name: str = "",
    reason: tuple[Message, ...] = (),
) -> Advice:
    """One piece of advice, with what does not matter filled in."""
    low, high = win - 0.2, win + 0.2
    return Advice(0, words, then, name or words, standing, win, low, high, lead, (), simulations, reason)


def sure(found: list[Advice]) -> str:
    """How sure a hint is, as a person reads it."""
    return said(*how_sure(found))


def text_of(thing: RenderableType) -> str:
    """What a person reads, without the breaks of lines."""
    out = StringIO()
    new_console(out, width=200).print(thing)
    return " ".join(out.getvalue().split())


def test_a_few_names_are_enough() -> None:
    best = advice("end turn", RECOMMENDED)
    others = [advice(f"name {i}", AS_GOOD) for i in range(1, 7)]
    words = sure([best, *others])
    assert words == (
        "About the same: name 1, name 2, name 3 and 3 more. "
        "With the recommended answer you would win 30–70 % of the games; 280 were imagined in all."
    )
    behind = [advice(f"name {i}", BEHIND, 9) for i in range(1, 3)]
    words = sure([best, *behind])
    assert words == (
        "Better than everything else that was tried. "
        "With the recommended answer you would win 30–70 % of the games; 58 were imagined in all."
    )


def test_what_came_out_better_is_within_chance() -> None:
    best = advice("end turn", RECOMMENDED, lead=-2.0)
    luckier = [advice("draw", AS_GOOD, lead=1.0), advice("pass", AS_GOOD, win=0.6, lead=-3.0)]
    within = "came out a little better in the imagined games, but the difference is within chance."
    assert f"About the same: draw. Draw {within}" in sure([best, luckier[0]])
    assert f"About the same: pass. Pass {within}" in sure([best, luckier[1]])
    assert f"About the same: draw, pass. Some of these {within}" in sure([best, *luckier])
    assert "chance" not in sure([best, advice("draw", AS_GOOD, lead=-4.0)])


def test_what_leads_to_the_same_is_no_other_choice() -> None:
    best = advice("serve Rouge", RECOMMENDED)
    detour = advice(
        "play 1 Love",
        AS_GOOD,
        then=("serve Rouge",),
        reason=(message("reason.gives", given=message("reason.gain.love", count=1)),),
    )
    assert sure([best, detour]).startswith("Better than everything else")
    assert text_of(advice_table(english(), [best, detour])).endswith("Then serve Rouge. She gives 1 Love.")


def test_where_nothing_can_be_chosen_no_chance_is_given() -> None:
    assert sure([advice("pass", RECOMMENDED, 0)]) == "There is nothing else to choose."


def test_a_plan_is_one_sentence() -> None:
    best = advice("end serving", RECOMMENDED, then=("play all Love", "employ Rouge"))
    assert text_of(advice_page(english(), [best], False)).startswith(
        "End serving, play all Love, then employ Rouge. There is"
    )
    shouted = advice("employ Let Me Drink!", RECOMMENDED)
    assert text_of(advice_page(english(), [shouted], False)).startswith("Employ Let Me Drink! There is")


def test_few_games_are_called_few() -> None:
    found = [advice("end turn", standing, 9) for standing in (RECOMMENDED, AS_GOOD)]
    assert sure(found).endswith("take it as a guess.")


def test_reasons_speak_of_the_deck_and_of_the_race() -> None:
    session = session_of(
        """
        phase: employ
        love: 4
        A hand: 1 Love
        A deck: 1 Love x6, Colette x3
        """
    )
    found = {advice.name: said(*advice.reason) for advice in advise(session.view(0), session.memory(0), Budget(24))}
    assert re.fullmatch(r"An average hand of yours would bring [\d.]+ Love instead of [\d.]+\.", found["employ 2 Love"])
    assert "When she serves you, she gives " in found["employ Geneviève Daubigny"]
    assert "turns to go" not in "".join(found.values())


def test_the_same_simulations_give_the_same_hint() -> None:
    session = session_of(NEAR_THE_END)
    first, second = [advise(session.view(0), session.memory(0), Budget(30)) for _ in range(2)]
    assert first == second


def test_a_hint_knows_no_more_than_the_seat() -> None:
    for session in sessions(MIXTURES[-1], 3, "hints", every=60, most=130):
        seat = session.game.asked
        view, memory = session.view(seat), session.memory(seat)
        world = imagine(view, memory, luck_from_seed("another"))
        assert advise(view, memory, Budget(8)) == advise(View(world, seat), memory, Budget(8))


def test_who_is_not_asked_gets_no_hint() -> None:
    session = session_of(NEAR_THE_END)
    with pytest.raises(NothingAsked):
        advise(session.view(1), session.memory(1), Budget(1))


def test_intervals_shrink_and_hold_the_share() -> None:
    assert interval(0, 0) == (0.0, 1.0)
    wide, narrow = interval(5, 10), interval(500, 1000)
    assert wide[0] < narrow[0] < 0.5 < narrow[1] < wide[1]
    assert interval(10, 10)[1] == 1.0


def test_the_command_shows_a_position(cuore: Cuore, position: Path) -> None:
    done = cuore("hint", str(position), "--simulations", "40")
    assert done.code == 0
    question, answer, why, *_ = done.out.splitlines()
    assert question.startswith("Seat A")
    assert answer == "Employ Marianne Soleil."
    assert why.startswith("She counts 6 points at the end.")
    assert "–100 %" in done.out
    assert done.out.index("Marianne") < done.out.index("end turn")


def test_the_command_speaks_json(cuore: Cuore, position: Path) -> None:
    done = cuore("hint", str(position), "--seat", "a", "--simulations", "40", "--json")
    found = json.loads(done.out)
    assert found["seat"] == "A"
    assert found["options"][0]["words"] == "employ Marianne Soleil"
    assert found["options"][0]["standing"] == "recommended"
    assert set(found["options"][0]) == {
        "option",
        "words",
        "then",
        "standing",
        "win",
        "low",
        "high",
        "lead",
        "outlook",
        "simulations",
        "reason",
        "pieces",
    }
    best = found["options"][0]
    assert "".join(piece[0] for piece in best["pieces"]) == best["reason"]


def test_the_command_thinks_in_several_processes_and_says_the_same(cuore: Cuore, position: Path) -> None:
    alone = cuore("hint", str(position), "--simulations", "40", "--json")
    together = cuore("hint", str(position), "--simulations", "40", "--jobs", "2", "--json")
    assert together.code == 0
    assert together.out == alone.out


def test_the_command_reads_a_game_that_is_not_over(cuore: Cuore, tmp_path: Path) -> None:
    path = tmp_path / "game.txt"
    path.write_text(records(30)[1], encoding="utf-8")
    done = cuore("hint", str(path), "--seconds", "0.05")
    assert done.code == 0
    assert "Seat" in done.out


def test_the_command_says_what_is_wrong(cuore: Cuore, position: Path, tmp_path: Path) -> None:
    over = tmp_path / "over.txt"
    over.write_text(records()[0], encoding="utf-8")
    assert cuore("hint", str(over)).is_mistake("this game is over: there is nothing left to decide")
    assert cuore("hint", str(position), "--seat", "B").is_mistake("it is the turn of seat A")
    assert cuore("hint", str(position), "--seat", "Q").is_mistake("there is no seat 'Q'")
    assert cuore("hint", str(position), "--simulations", "0").is_mistake("simulations must be at least 1, not 0")
    assert cuore("hint", str(position), "--simulations", "9" * 99).is_mistake("simulations must be at most 10,000,000")
    assert cuore("hint", str(position), "--jobs", "0").is_mistake("jobs must be at least 1, not 0")
    assert cuore("hint", str(position), "--seed", "\udcff").is_mistake("a seed is 1 to 200 characters of text")
    assert cuore("hint", "/dev/zero").is_mistake("/dev/zero cannot be opened: it is not a plain file")


@pytest.mark.timeout(10)
@pytest.mark.parametrize("seconds", ["nan", "inf", "-inf", "-1", "0", "1e400", "1e9"])
def test_the_command_thinks_for_a_time_that_comes_to_an_end(cuore: Cuore, position: Path, seconds: str) -> None:
    assert cuore("hint", str(position), f"--seconds={seconds}").is_mistake("seconds must be at")


@pytest.mark.parametrize("key", ["i", "hint"])
def test_a_key_at_the_table(key: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("cuore.cli.thinking.ENOUGH", 12)
    table = new_table("you,housekeeper")
    outcome = sit(table, tmp_path / "game.txt", [key])
    assert "Why" in outcome.output
    assert "points" in outcome.output
    assert outcome.table.game.decisions <= 20


# -- looking on --

SAVED_UP = NEAR_THE_END.replace("love: 9", "A hand: 3 Love x3, Rouge")


def test_playing_love_is_no_question_but_what_it_buys() -> None:
    session = session_of(SAVED_UP)
    options = session.view(0).words()
    best, *others = advise(session.view(0), session.memory(0), Budget(120))
    assert (options[best.index], best.words) == ("play all Love", "play all Love")
    assert best.then == (best.name,) == ("employ Marianne Soleil",)
    assert all(other.words == "play all Love" for other in others if other.name != "end turn")
    assert not [other for other in others if other.name.startswith("play")]
    idle = next(other for other in others if other.name == "end turn")
    assert (options[idle.index], idle.then, idle.standing) == ("end turn", (), BEHIND)
    assert said(*idle.reason) == "You would employ nobody, and the Love of this turn would be lost."


def test_one_love_card_is_all_love() -> None:
    session = session_of(SAVED_UP.replace("A hand: 3 Love x3", "A hand: 3 Love"))
    best = advise(session.view(0), session.memory(0), Budget(20))[0]
    assert best.words == "play 3 Love"
    assert best.then == (best.name,)


def test_the_hint_is_the_one_after_the_love_was_played() -> None:
    session = session_of(SAVED_UP)
    before = advise(session.view(0), session.memory(0), Budget(40))
    session.answer("play all Love")
    after = advise(session.view(0), session.memory(0), Budget(40))
    assert [(a.name, a.standing, a.win, a.reason) for a in before] == [
        (a.name, a.standing, a.win, a.reason) for a in after
    ]


def test_love_that_buys_nothing_is_advised_about_as_it_is() -> None:
    session = session_of("phase: employ\nround: 9\nA hand: 1 Love\nA discard: Colette x5\ntown: 1 Love x0")
    found = advise(session.view(0), session.memory(0), Budget(8))
    assert {advice.words for advice in found} == {"play 1 Love", "end turn"}
    assert all(not advice.then for advice in found)


def test_ending_the_serving_says_what_for() -> None:
    session = session_of(SAVED_UP.replace("phase: employ", "phase: serving"))
    found = {advice.words: advice for advice in advise(session.view(0), session.memory(0), Budget(30))}
    ended = found["end serving"]
    assert ended.then == ("play all Love", "employ Marianne Soleil")
    assert ended.name == "end serving"
    assert said(*ended.reason).startswith("She counts 6 points at the end.")
    assert not found["serve Rouge Crescent"].then


def test_nobody_looks_on_past_what_cannot_be_known() -> None:
    session = session_of("phase: serving\nA hand: Moine, Rouge, 3 Love\nA deck: 1 Love x5")
    question = Situation(session.view(0), session.memory(0))
    answers = {words: index for index, words in enumerate(session.view(0).words())}
    assert question.after(answers["serve Rouge Crescent"], "seed") is not None
    assert question.after(answers["serve Moine de Lefèvre"], "seed") is None  # she draws cards
    ended = question.after(answers["end serving"], "seed")
    assert ended is not None
    options = ended.view.words()
    assert ended.after(options.index("end turn"), "seed") is None


def test_looking_on_is_the_same_in_every_world() -> None:
    rules = official_rules()
    session = start_session(rules, make_setup(rules, seed="look on"))
    view, memory = session.view(0), session.memory(0)
    assert "play all Love" in view.words()
    worlds = [imagine(view, memory, luck_from_seed(f"{number}")) for number in range(3)]
    first, *others = [advise(View(world, 0), memory, Budget(8)) for world in worlds]
    assert [advise(view, memory, Budget(8)), *others] == [first] * 3


def test_ending_a_turn_is_only_as_good_where_it_came_out_so() -> None:
    # A little behind, by less than chance explains: good enough for a card, and not for wasting Love.
    useful, other, idle = line(*[0.55, 0.5] * 20), line(*[0.51, 0.5, 0.4, 0.6] * 10), line(*[0.51, 0.5, 0.4, 0.6] * 10)
    useful.worth = 1.0
    idle.option = END_TURN
    live = [useful, other, idle]
    assert standing_of(other, useful, live) == AS_GOOD
    assert standing_of(idle, useful, live) == BEHIND
    useful.worth = 0.0
    assert standing_of(idle, useful, live) == AS_GOOD


def ended(lead: float, end: int, *values: float) -> Line:
    """A line whose games ended so, on the average."""
    found = line(*values)
    found.lead = lead * len(values)
    found.rounds = float(end * len(values))
    return found


@pytest.mark.parametrize(
    ("lead", "words"),
    [(-17, "well behind"), (-5, "a little behind"), (0.4, "about even"), (4, "a little ahead"), (30, "well ahead")],
)
def test_leads_are_rough_words(lead: float, words: str) -> None:
    best = ended(lead, 17, 0.5)
    assert said(*outlook(best, best, RECOMMENDED, 2)) == f"You would end {words}, in about round 17."


def test_the_outlook_never_contradicts_the_advice() -> None:
    best, luckier = ended(-5, 17, 0.5), ended(12, 9, 0.6)
    assert outlook(luckier, best, AS_GOOD, 2) == outlook(best, best, RECOMMENDED, 2)
    assert said(*outlook(luckier, best, BEHIND, 2)) == "You would end a little behind, in about round 9."
    assert said(*outlook(ended(-20, 9, 0.1), best, BEHIND, 9)) == "You would end well behind, in this round."
    assert outlook(line(), best, UNTRIED, 2) == ()


def test_what_never_made_a_difference_has_the_same_chances() -> None:
    met = line(*[0.7, 0.4] * 20)
    assert twin(line(*[0.7, 0.4] * 6), [line(0.2), met]) is met
    for alone in (met, line(*[0.7, 0.3] * 6), line()):
        assert twin(alone, [line(*[0.7, 0.4] * 20), met]) is alone


def test_a_detour_is_given_the_chances_of_what_it_leads_to() -> None:
    session = session_of("phase: serving\nround: 5\nA hand: Tenalys, Moine, 1 Love\nA discard: 1 Love x6")
    found = {advice.words: advice for advice in advise(session.view(0), session.memory(0), Budget(100))}
    detour = found["play 1 Love"]
    served = found[detour.then[0]]
    assert detour.simulations < served.simulations
    assert (detour.win, detour.low, detour.high, detour.lead) == (served.win, served.low, served.high, served.lead)


# -- names --


def test_the_command_calls_who_plays_a_saved_game_by_name(cuore: Cuore, tmp_path: Path) -> None:
    table = new_table("Housekeeper,Ann")
    path = tmp_path / "game.txt"
    save(table, path)
    done = cuore("hint", str(path), "--simulations", "8")
    assert done.out.startswith(f"{table.names[table.game.asked]}: ")
    path.write_text(re.sub("# seats:.*\n", "", path.read_text(encoding="utf-8")), encoding="utf-8")
    assert cuore("hint", str(path), "--simulations", "8").out.startswith("Seat ")


def test_at_the_table_players_have_their_names() -> None:
    houses = "players: 3\nB chambermaids: Colette\nC chambermaids: Colette"
    table = table_at(f"phase: employ\nlove: 9\n{houses}", "Ann,Ben,Cleo", "employ Bad Habit")
    found = table.hint(0, Budget(8))
    assert {advice.words for advice in found} == {"choose Ben", "choose Cleo"}


# -- Ctrl-C --


@contextmanager
def ctrl_c() -> Iterator[None]:
    """Ctrl-C, once, as soon as a hint is being thought of."""

    def press() -> None:
        until = monotonic() + 20
        while monotonic() < until:
            handler = signal.getsignal(signal.SIGINT)
            if isinstance(getattr(handler, "__self__", None), Thinking):
                os.kill(os.getpid(), signal.SIGINT)
                return
            sleep(0.002)

    thread = Thread(target=press, daemon=True)
    thread.start()
    yield
    thread.join()


def test_ctrl_c_at_the_table_ends_the_hint_and_not_the_game(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("cuore.cli.thinking.ENOUGH", 10**6)
    monkeypatch.setattr("cuore.cli.thinking.SECONDS", 60.0)
    with ctrl_c():
        outcome = sit(new_table("you,housekeeper"), tmp_path / "game.txt", ["i", "h"])
    assert "Broken off." in outcome.output
    assert len(outcome.shown) == 3  # the question, the hint, and the help that was asked for after it
    assert signal.getsignal(signal.SIGINT) is signal.default_int_handler


def test_ctrl_c_at_the_page_of_a_hint_does_not_end_the_game(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("cuore.cli.thinking.ENOUGH", 12)
    outcome = sit(new_table("you,housekeeper"), tmp_path / "game.txt", ["i", CTRL_C, "h", ""], terminal=True)
    assert "Commands" in "".join(outcome.shown[3:])  # the help, which was asked for after it


class Presses(Typist):
    """Presses Ctrl-C when a page is shown, as a terminal would tell of it, and then types the next line."""

    pressed = False

    def line(self, prompt: str = "", typed: str = "", complete: Complete | None = None) -> str:
        if self.shown and not self.pressed:
            self.pressed = True
            os.kill(os.getpid(), signal.SIGINT)
        return super().line(prompt, typed, complete)


def test_ctrl_c_twice_still_shows_what_was_found(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("cuore.cli.thinking.ENOUGH", 10**6)
    monkeypatch.setattr("cuore.cli.thinking.SECONDS", 60.0)
    table = new_table("you,housekeeper")
    out = StringIO()
    typist = Presses(["i", "", "h", ""], out, is_person=True, table=table)
    with ctrl_c():
        Sitting(table, Screen(new_console(out, height=60, terminal=True), typist), tmp_path / "game.txt", "").run()
    assert "Broken off." in typist.shown[1]
    assert "Commands" in typist.shown[3]  # Enter has closed the page, the second Ctrl-C has not


def test_a_later_ctrl_c_closes_the_page(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("cuore.cli.thinking.ENOUGH", 12)
    monkeypatch.setattr("cuore.cli.thinking.LATE", 0.0)
    table = new_table("you,housekeeper")
    out = StringIO()
    typist = Presses(["i", "h", ""], out, is_person=True, table=table)
    Sitting(table, Screen(new_console(out, height=60, terminal=True), typist), tmp_path / "game.txt", "").run()
    assert "Commands" in "".join(typist.shown[2:])


def test_ctrl_c_is_late_for_a_moment_only() -> None:
    now = [100.0]
    thought = Thinking(None, lambda: now[0])
    thought.press(signal.SIGINT, None)
    assert thought.is_broken_off()
    thought = Thinking(None, lambda: now[0])
    thought.found()
    thought.press(signal.SIGINT, None)
    assert not thought.is_broken_off()
    now[0] += LATE
    with pytest.raises(KeyboardInterrupt):
        thought.press(signal.SIGINT, None)


def test_ctrl_c_shows_what_the_command_has_found(cuore: Cuore, position: Path) -> None:
    with ctrl_c():
        done = cuore("hint", str(position), "--seconds", "60")
    assert done.code == 0
    assert "Broken off." in done.out
    assert "Option" in done.out


@pytest.mark.skipif(not sys.platform.startswith("linux"), reason="looks for processes as Linux shows them")
def test_after_ctrl_c_no_process_is_left(position: Path) -> None:
    code = "from cuore.cli import main; main()"
    words = [sys.executable, "-c", code, "hint", str(position), "--seconds", "60", "--jobs", "3"]
    environment = {**os.environ, "PYTHONIOENCODING": "utf-8"}
    thinker = subprocess.Popen(words, stdout=subprocess.PIPE, start_new_session=True, env=environment)
    until = monotonic() + 30
    children = Path(f"/proc/{thinker.pid}/task/{thinker.pid}/children")
    while len(children.read_text().split()) < 2 and monotonic() < until:
        sleep(0.01)
    os.killpg(thinker.pid, signal.SIGINT)
    out, _ = thinker.communicate(timeout=30)
    assert thinker.returncode == 0
    assert "Broken off." in out.decode()
    with pytest.raises(ProcessLookupError):
        os.killpg(thinker.pid, 0)


# -- the line that says how far it is --


def test_a_line_says_how_far_it_is_and_is_gone_in_the_end() -> None:
    out = StringIO()
    with thinking(new_console(out, terminal=True)) as thought:
        for share in (0.0, 0.254, 0.251, 0.5):
            thought.report(share)
    shown = out.getvalue()
    assert [f"{share} %" in shown for share in (0, 25, 50)] == [True] * 3
    assert shown.count("imagined worlds") == 3
    assert shown.endswith("\r\x1b[2K")


def test_what_was_found_is_shown_where_the_line_was() -> None:
    out = StringIO()
    with thinking(new_console(out, terminal=True)) as thought:
        thought.report(0.5)
        thought.found()
        out.write("found")
    assert out.getvalue().endswith("\r\x1b[2Kfound")


def test_the_command_leaves_nothing_of_the_line(position: Path) -> None:
    words = [sys.executable, "-c", "from cuore.cli import main; main()", "hint", str(position), "--simulations", "20"]
    environment = {**os.environ, "PYTHONIOENCODING": "utf-8", "FORCE_COLOR": "1", "TERM": "xterm"}
    done = subprocess.run(words, stdout=subprocess.PIPE, stderr=subprocess.STDOUT, check=True, env=environment)
    shown = done.stdout.decode()
    assert "imagined worlds" in shown
    assert shown.rindex("\x1b[2K") < shown.index("Seat A")


def test_the_line_moves_on_when_the_time_is_up_and_games_are_missing() -> None:
    budget = Budget(2000, 4.0, least=400)
    shares = [budget.spent(games, 4.0 + games / 10) for games in range(0, 401, 4)]
    assert [round(100 * share) for share in shares] == list(range(101))


def test_where_nobody_watches_nothing_is_shown() -> None:
    out = StringIO()
    with thinking(new_console(out)) as thought:
        thought.report(0.5)
    assert out.getvalue() == ""

"""A box from elsewhere is served like ours: towns, notations, texts, the terminal, the arena and every player.

The laws are proven with it too: ``tests/laws/games.py`` deals it into some of its games.
"""

from __future__ import annotations

import ast
import json
import os
import re
import sys
from pathlib import Path
from random import Random
from textwrap import dedent

import pytest

from cuore.bots import make_bot
from cuore.bots.planner.sketch import sketch
from cuore.bots.planner_bot import Mind
from cuore.cards.cardfile import card_data, read_cards
from cuore.cards.catalogue import BOXES, official_rules, rules_from_file, with_boxes
from cuore.cards.door import VARIABLE
from cuore.engine.box import Box
from cuore.engine.card import Card
from cuore.engine.errors import CuoreError, DamagedRecord, ForeignRecord
from cuore.engine.luck import luck_from_seed
from cuore.engine.options import unpack
from cuore.engine.position import read_position as read_game
from cuore.engine.position import write_position
from cuore.engine.record import read_record, replay, start_session, write_record
from cuore.engine.scoring import points
from cuore.engine.session import Session
from cuore.engine.setup import Setup, new_game
from cuore.engine.told import Event, event_numbered
from cuore.engine.view import View
from cuore.engine.words import GENERAL, SPECTATOR
from cuore.engine.worlds import imagine
from cuore.lab.files import read_text
from cuore.table import shares
from cuore.text.brought import missing_words
from cuore.text.digest import digest
from cuore.text.english import ENGLISH
from cuore.text.log import log_lines
from cuore.town import lay_out_position, make_setup, read_position
from tests.cardfile.toml import card_file
from tests.cli.command import Cuore, in_a_process, in_process
from tests.cli.play.desk import sit, table_at
from tests.laws import check_state
from tests.shape.sources import modules
from tests.sixth_box import BOX
from tests.sixth_box.steps import TOLD_HUNG, VERANDA
from tests.text.speaking import english, text_of

RULES = with_boxes(BOX)
MIXTURES = [(BOX.id,), ("base", BOX.id), (BOX.id, "oktoberfest"), ("more", BOX.id)]
MODULE = "tests.sixth_box"
ROOT = Path(__file__).parents[2]

HANGING = dedent("""
    boxes: lanterns
    players: 2
    phase: serving
    servings: 2
    A hand: Mirela Dusk, Tamsin Flare, Runa Beacon, 1 Love x2
    A deck: 1 Love x5
    A veranda: Liv Taper, Petra Wick x2
    B hand: 1 Love x5
    B veranda: 2 Love
""")
"""Cards hang on both verandas, one more can be hung, and all be taken down."""


@pytest.fixture
def cuore(capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> Cuore:
    monkeypatch.setenv(VARIABLE, MODULE)
    monkeypatch.setenv("XDG_DATA_HOME", str(tmp_path / "data"))
    return in_process(capsys, monkeypatch)


def setup_of(boxes: tuple[str, ...], seed: str, players: int = 2) -> Setup:
    return make_setup(RULES, boxes=boxes, players=players, town="first" if len(boxes) == 1 else "random", seed=seed)


def names_of(kinds: list[int]) -> list[str]:
    """Cards by name."""
    return [RULES.names[kind] for kind in kinds]


def played(setup: Setup, *names: str, most: int = 10_000) -> Session:
    """A game between bots, with its history."""
    session = start_session(RULES, setup)
    bots = [make_bot(name) for name in names]
    rngs = [Random(f"{setup.seed}/{seat}") for seat in range(setup.seats)]
    while not session.game.over and session.game.decisions < most:
        seat = session.game.asked
        session.apply(bots[seat].choose(session.view(seat), rngs[seat], session.memory(seat)))
    return session


# --- towns and boxes ---


def test_its_cards_lie_in_towns_and_visit_the_park() -> None:
    names = {card.name for card in BOX.cards}
    assert set(setup_of((BOX.id,), "1").town) == set(BOX.first_town) <= names
    assert names & set(setup_of(("base", BOX.id), "1").town)
    assert set(setup_of(("more", BOX.id), "1").guests) <= names


def test_no_source_has_heard_of_it() -> None:
    told = {event_numbered(what).name for what in BOX.events}
    parts = {part.WORD for part in (*BOX.steps, *BOX.score_rules)}
    heard_of = {BOX.id, BOX.title, VERANDA.name, *told - {"hung"}, *parts, *(card.name for card in BOX.cards)}
    sources = [(path, ast.unparse(tree)) for path, tree in modules("")]
    assert len(sources) > 150
    assert [(path, word) for path, text in sources for word in heard_of if word in text] == []


def test_official_games_are_the_same_games_beside_it() -> None:
    for boxes in (BOXES[:1], BOXES):
        setup = make_setup(RULES, boxes=boxes, town="random")
        ours, official = new_game(RULES, setup), new_game(official_rules(), setup)
        for _ in range(30):
            assert ours.options == official.options
            ours.apply(0)
            official.apply(0)


# --- notations ---


@pytest.mark.parametrize("boxes", MIXTURES, ids=",".join)
def test_a_game_is_written_down_and_played_again(boxes: tuple[str, ...]) -> None:
    setup = setup_of(boxes, "written")
    session = played(setup, "biglove", "random")
    text = write_record(setup, session)
    again = replay(RULES, read_record(text))
    assert again.answers == session.answers
    with pytest.raises(ForeignRecord, match="played with other cards"):
        replay(official_rules(), read_record(text))


def test_a_position_with_its_cards_is_read() -> None:
    g = read_position(RULES, f"boxes: {BOX.id}\nphase: serving\nA hand: Liv Taper, Tamsin, 1 Love x3")
    assert {RULES.names[k] for k in g.deal.shop if RULES.category[k] == GENERAL} == set(BOX.first_town)
    session = Session(g)
    session.answer("serve Liv Taper")
    session.answer("gain Serving")
    session.answer("serve Tamsin Flare")
    check_state(session.game)


def test_a_position_says_what_hangs_on_a_veranda() -> None:
    g = lay_out_position(RULES, HANGING)
    assert names_of(g.brought.cards(VERANDA, 0)) == ["Petra Wick", "Petra Wick", "Liv Taper"]
    text = write_position(g)
    assert "A veranda: Petra Wick x2, Liv Taper" in text.splitlines()
    assert "B veranda: 2 Love" in text.splitlines()
    assert write_position(read_game(RULES, text)) == text
    with pytest.raises(DamagedRecord):
        read_position(RULES, "boxes: base\nA veranda: 1 Love")


def test_a_position_in_the_middle_of_its_question_goes_on() -> None:
    session = Session(lay_out_position(RULES, HANGING))
    session.answer("serve Mirela")
    again = Session(read_game(RULES, write_position(session.game)))
    assert (
        again.game.words() == session.game.words() == ["hang 1 Love", "hang Runa Beacon", "hang Tamsin Flare", "pass"]
    )
    again.answer("hang Runa Beacon")
    assert names_of(again.game.brought.cards(VERANDA, 0))[0] == "Runa Beacon"
    assert again.game.servings == 2
    again.answer("serve Tamsin")
    assert again.game.brought.cards(VERANDA, 0) == []
    assert again.game.love == 1 + 1 + 4
    check_state(again.game)


def test_a_record_has_its_answers() -> None:
    setup = setup_of((BOX.id,), "written")
    session = played(setup, "random", "random")
    text = write_record(setup, session)
    assert any(words.startswith("hang ") for words in answers_in(text))
    again = replay(RULES, read_record(text))
    assert write_position(again.game) == write_position(session.game)
    assert again.told == session.told
    assert TOLD_HUNG in {event[0] for event in again.told}


def test_its_view_event_and_option_leave_the_process_by_their_names() -> None:
    session = Session(lay_out_position(RULES, HANGING))
    session.answer("serve Mirela")
    for viewer in (0, 1, SPECTATOR):
        data = json.loads(json.dumps(session.view(viewer).data()))
        assert View.of(data, RULES).data() == data
        assert [names_of(house["veranda"]) for house in data["houses"]][1] == ["2 Love"]
    option = unpack(RULES, session.game.options[1])
    assert (option.verb, option.at) == ("hang", "hand")
    session.answer("hang Runa")
    hung = next(event for event in session.told if event[0] == TOLD_HUNG)
    assert Event(hung).data() == {"event": "hung", "who": 0, "card": RULES.kind("Runa Beacon")}


def test_what_hangs_there_counts_and_its_rule_gives_points() -> None:
    g = lay_out_position(RULES, f"{HANGING}A discard: Yara Candle x2\nB discard: Yara Candle\n")
    assert points(g) == [2 + 2, 3]  # two Petras on the veranda and a Runa in hand; B has fewer Yaras
    assert [str(share.label) for share in shares(g)][-1] == "fewest Yaras of all"


# --- texts ---


@pytest.mark.parametrize(
    ("name", "text"),
    [
        ("Mirela Dusk", "You may hang a card from your hand on your veranda; if you do, gain +1 Serving."),
        (
            "Tamsin Flare",
            "All cards on your veranda go to your discard pile, and you gain 1 Love for each of them.",
        ),
        ("Yara Candle", "End of game: 3 VP for whoever owns the fewest Yaras, but at least one, chambered or not."),
        ("Ragna Moon", "In your Starting Phase, gain +1 Love."),
    ],
)
def test_its_own_words_are_said(name: str, text: str) -> None:
    assert text_of(RULES.cards[RULES.kind(name)], RULES) == text


def test_its_events_are_told() -> None:
    session = Session(lay_out_position(RULES, HANGING))
    for words in ("serve Mirela", "hang Runa", "serve Tamsin"):
        session.answer(words)
    speaker = english(("Ann", "Ben"), reader=1, rules=RULES)
    lines = [str(speaker.say(line)) for line in log_lines(session.told)]
    assert "Ann hangs Runa Beacon on the veranda" in lines
    assert "Ann takes Runa Beacon, two Petra Wick and Liv Taper down from the veranda" in lines
    told = digest(RULES, session.told, {})
    said = " ".join(str(line) for paragraph in told for line in paragraph.said(speaker))
    assert "hangs Runa Beacon on the veranda" in said


def test_a_card_file_can_use_its_step_and_its_rule() -> None:
    data = {
        **card_data(RULES.cards[RULES.kind("Mirela Dusk")]),
        "name": "Nova Newcomer",
        "scores": [{"rule": "fewest owned", "bonus": 2}],
    }
    rules = rules_from_file(card_file(data), RULES)
    assert "hang a card" in text_of(rules.cards[rules.find("nova")], rules)
    alone = rules_from_file(card_file({**data, "box": "house"}), RULES)
    g = read_position(alone, "boxes: base, house\nphase: serving\nA hand: Nova, 1 Love\nA deck: 1 Love x5")
    session = Session(g)
    session.answer("serve Nova")
    session.answer("hang 1 Love")
    check_state(session.game)
    with pytest.raises(CuoreError):
        rules_from_file(card_file({**data, "box": "house"}), official_rules())


def test_a_box_that_lacks_words_is_told_which() -> None:
    assert missing_words(BOX, ENGLISH) == []
    silent = Box("silent", "Silent", place=BOX.place, steps=BOX.steps, score_rules=BOX.score_rules, events=BOX.events)
    assert missing_words(silent, ENGLISH) == [
        "step.may hang",
        "step.take down",
        "score.fewest owned",
        "score.fewest owned.label",
        "event.hung",
        "event.taken_down",
    ]


@pytest.mark.parametrize("card", BOX.cards, ids=lambda card: card.name)
def test_every_card_says_what_it_does_and_can_stand_in_a_card_file(card: Card) -> None:
    text = text_of(card, RULES)
    assert bool(text) == bool(card.serve or card.starting or card.scores or card.chamber)
    (again,) = read_cards(card_file(card_data(card)), RULES)
    assert card_data(again) == card_data(card)


def test_its_words_can_be_used_in_card_files() -> None:
    data = {**card_data(BOX.cards[2]), "name": "Nova Newcomer"}
    rules = rules_from_file(card_file(data), RULES)
    assert rules.cards[rules.find("nova")].box == BOX.id


# --- players ---


@pytest.mark.parametrize("boxes", MIXTURES, ids=",".join)
@pytest.mark.parametrize("name", ["planner", "biglove", "rush"])
def test_bots_play_it_to_the_end(name: str, boxes: tuple[str, ...]) -> None:
    session = played(setup_of(boxes, f"bots {name}"), name, "random")
    assert session.game.over
    check_state(session.game)


@pytest.mark.parametrize("boxes", MIXTURES, ids=",".join)
def test_a_search_imagines_worlds_of_it(boxes: tuple[str, ...]) -> None:
    session = played(setup_of(boxes, "search"), "search:4", "search:4", most=8)
    assert session.game.decisions >= 8


def judged(position: str, *answers: str) -> dict[str, float]:
    """What a planner thinks of every option."""
    session = Session(lay_out_position(RULES, position))
    for words in answers:
        session.answer(words)
    seen = sketch(session.view(session.game.asked))
    worths = Mind().judgement(seen.deal.stock).worths(seen)
    return dict(zip(session.game.words(), worths, strict=True))


def test_a_planner_judges_its_verb_by_what_the_step_tells() -> None:
    worths = judged(HANGING, "serve Mirela")
    assert worths["pass"] == 0
    assert worths["hang 1 Love"] > worths["hang Runa Beacon"], "it gives what it misses least"


def test_worlds_keep_what_hangs_on_verandas() -> None:
    session = played(setup_of((BOX.id,), "worlds"), "planner", "planner", most=80)
    g = session.game
    assert any(g.brought.cards(VERANDA, seat) for seat in range(2))
    for seat in range(2):
        world = imagine(session.view(seat), session.memory(seat), luck_from_seed("lanterns"))
        assert [sorted(world.brought.cards(VERANDA, house)) for house in range(2)] == [
            sorted(g.brought.cards(VERANDA, house)) for house in range(2)
        ]
        check_state(world)


# --- the terminal ---


def test_the_screen_shows_its_zone_asks_its_question_and_says_no(tmp_path: Path) -> None:
    table = table_at(HANGING, rules=RULES)
    lines = ["hang Runa", "serve Mirela", "hang Yara", "hang", "hang Runa", "serve Tamsin", "l"]
    done = sit(table, tmp_path / "game.cuore", lines, width=100, height=40)
    before, refused, asked, absent, which, hung, down, log = done.shown
    assert "Ben 0★  hand 5 · deck 0 · discard 0 · veranda 2 Love" in before
    assert "veranda 2× Petra, Liv" in before
    assert "Ann 2★" in before, "what all see there is counted by all"
    assert "no effect asks you to hang anything now" in refused
    assert "Mirela Dusk: Hang a card on your veranda?" in asked
    assert "hang Runa Beacon" in asked
    assert "Yara is not in your hand" in absent
    assert "hang what? 1 Love, Runa Beacon, Tamsin Flare" in which
    assert "hang Runa on the veranda and gain 1 Serving" in hung
    assert "veranda Runa, 2× Petra, Liv" in hung
    assert "take Runa, two Petra and Liv down from the veranda" in " ".join(down.split())
    assert "veranda" not in down.split("Ann 0★")[1].split("Your hand")[0]
    assert "take Runa, two Petra and Liv down" in " ".join(log.split())


@pytest.mark.parametrize(("width", "height"), [(80, 24), (80, 50), (120, 30), (160, 50)])
def test_it_finds_room_on_every_screen(width: int, height: int, tmp_path: Path) -> None:
    table = table_at(HANGING, "Ann,biglove", rules=RULES)
    done = sit(table, tmp_path / "game.cuore", ["serve Mirela", "hang Runa"], width=width, height=height, terminal=True)
    assert len(done.shown) == 3
    assert all("veranda" in page for page in done.shown)


# --- commands ---


def test_a_hint_speaks_of_it(cuore: Cuore, tmp_path: Path) -> None:
    session = Session(lay_out_position(RULES, HANGING))
    session.answer("serve Mirela")
    file = tmp_path / "hanging.cuore"
    file.write_text(write_position(session.game))
    shown = cuore("hint", str(file), "--simulations", "8")
    assert shown.code == 0
    assert "Hang a card on your veranda?" in shown.out
    assert "hang 1 Love" in shown.out


def test_a_box_without_words_is_refused_where_somebody_would_read_them(
    cuore: Cuore, monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    (tmp_path / "silent_box.py").write_text(
        dedent("""
            from cuore.engine.box import Box
            from cuore.engine.places.town import TOWN
            from tests.sixth_box.steps import ASK_HANG, MayHang

            BOX = Box("silent", "Silent Night", place=TOWN, steps=(MayHang,), questions=(ASK_HANG,))
        """)
    )
    monkeypatch.syspath_prepend(tmp_path)
    monkeypatch.setenv(VARIABLE, "silent_box")
    assert cuore("cards").is_mistake("the box silent has no english words for step.may hang, ask.hang")


def test_its_cards_are_shown(cuore: Cuore) -> None:
    shown = cuore("cards", "--box", BOX.id, "--json")
    assert shown.code == 0
    rows = json.loads(shown.out)
    assert {row["name"] for row in rows} == {card.name for card in BOX.cards} | {"1 Love", "2 Love", "3 Love"}
    assert {row["box"] for row in rows} == {BOX.id}


def test_bots_meet_over_it(cuore: Cuore) -> None:
    game = ("simulate", "--boxes", BOX.id, "--games", "3", "--json")
    done, twice = cuore(*game), cuore(*game)
    assert json.loads(done.out)["checksum"] == json.loads(twice.out)["checksum"]
    assert cuore("arena", "--bots", "random,biglove", "--towns", "2", "--boxes", f"base,{BOX.id}").code == 0


def test_processes_that_a_command_starts_know_it(cuore: Cuore) -> None:
    game = ("simulate", "--boxes", BOX.id, "--games", "4", "--json")
    alone = cuore(*game)
    path = os.pathsep.join(str(Path(folder).absolute()) for folder in sys.path)
    two = in_a_process(*game, "--jobs", "2", **{VARIABLE: MODULE, "PYTHONPATH": path})
    assert (two.code, two.err) == (0, "")
    assert json.loads(two.out)["checksum"] == json.loads(alone.out)["checksum"]


def answers_in(text: str) -> list[str]:
    return [words for _, _, words in read_record(text).answers]


def test_a_game_in_the_terminal_is_kept_and_replayed(cuore: Cuore, tmp_path: Path) -> None:
    setup = setup_of((BOX.id,), "terminal")
    answers = answers_in(write_record(setup, played(setup, "planner", "planner", most=60)))
    assert sum(words.startswith("hang ") for words in answers) > 1
    file = tmp_path / "game.cuore"
    game = ("play", "--boxes", BOX.id, "--seats", "Ann,Ben", "--seed", "terminal", "--save", str(file))
    lines = ["h", "?", "t", "l", *answers]
    done = cuore(*game, typed="\n".join(lines))
    assert (done.code, done.err) == (0, "")
    assert answers_in(read_text(file)) == answers
    assert BOX.help_lines[0][1][:20] in done.out
    assert "on the veranda" in done.out
    assert cuore("replay", str(file)).code == 0


def test_without_its_module_the_game_is_refused_in_one_line(cuore: Cuore, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.delenv(VARIABLE)
    assert cuore("play", "--boxes", BOX.id).is_mistake(f"there is no box called '{BOX.id}'")
    monkeypatch.setenv(VARIABLE, "tests.nowhere")
    assert cuore("cards").is_mistake("CUORE_BOXES: the module 'tests.nowhere' cannot be loaded")


def test_a_spectator_sees_it() -> None:
    session = played(setup_of((BOX.id,), "seen"), "random", "random", most=60)
    assert session.view(SPECTATOR).data()


# --- the page that tells how it was made ---


def test_the_page_about_mechanics_has_it_as_it_is() -> None:
    page = read_text(ROOT / "docs" / "cards.md").partition("# How to add a mechanic")[2].partition("\n# ")[0]
    blocks = re.findall(r"```python\n(.*?)```", page, re.DOTALL)
    steps, words = (read_text(ROOT / "tests" / "sixth_box" / f"{name}.py") for name in ("steps", "words"))
    (step,) = [block for block in blocks if block.startswith("class MayHang")]
    assert step in steps
    shown = [line.partition("  #")[0] for block in blocks for line in block.splitlines()]
    declared = [line for line in shown if re.match("(VERANDA|HANG|ASK_HANG|TOLD_HUNG) = ", line)]
    assert len(declared) == 4
    assert all(line in steps for line in declared)
    said = [line for line in shown if re.match(r' +(\*\*permitted|"(zone|option|ask|event|score).*label)', line)]
    assert len(said) == 2
    assert all(line in words for line in said)

"""Games to be looked at again, of tables and of records that somebody brings, and going on from any position."""

from __future__ import annotations

import gzip
from collections.abc import Callable
from functools import cache
from random import Random

import httpx
import msgspec
import pytest

from cuore import make_setup, start_session
from cuore.cards.catalogue import official_rules
from cuore.engine.record import read_record, replay, write_record
from cuore.engine.rules import RULES_VERSION
from cuore.engine.view import OpenView
from cuore.engine.words import HIDDEN
from cuore.server.people.limits import Limits
from cuore.server.wire.replay import MOST_DECISIONS, OPEN, Replay, write_replay
from cuore.server.wire.scene import event_lines, scene_of
from cuore.table import SAID_IN_RECORD
from tests.server import games
from tests.server.web.running import Program, Running

BOTS = ["random", "random"]
EYES = ["-1", "0", "1", "open"]


def finished(program: Program, **changed: object) -> str:
    """A table where only bots play, when they are done."""
    made = program.open_table(**{"seats": BOTS, **changed})["id"]
    program.watch_to_the_end(made)
    return made


@pytest.fixture(autouse=True)
def patience(server: Running) -> None:
    """Every test is the first that asks for anything."""
    vars(server.house.people.limits).update(vars(Limits(server.house.clock)))


@pytest.fixture(scope="module")
def table(program: Program) -> str:
    return finished(program)


def shown(answer: httpx.Response) -> Replay:
    assert answer.status_code == 200, answer.text
    assert answer.headers["content-type"] == "application/json"
    return msgspec.json.decode(answer.content, type=Replay)


def replay_of(program: Program, table: str, eyes: str = "-1") -> Replay:
    return shown(program.http.get(f"/api/games/{table}/replay", params={"seat": eyes}))


def brought(program: Program, record: str, eyes: str = "-1") -> httpx.Response:
    return program.http.post("/api/replays", json={"record": record}, params={"seat": eyes})


def record_of(program: Program, table: str) -> str:
    return program.http.get(f"/api/games/{table}/record").text


@cache
def unfinished() -> str:
    """A record that ends in the middle of a game."""
    rules, record = official_rules(), read_record(games.game())
    return write_record(record.setup, replay(rules, record, 20))


# -- of a table --


@pytest.mark.parametrize("eyes", EYES)
def test_every_position_is_there_as_those_eyes_saw_it(program: Program, table: str, eyes: str) -> None:
    found = replay_of(program, table, eyes)
    record = read_record(record_of(program, table))
    assert len(found.steps) == len(record.answers) + 1
    for step, (_, seat, words) in zip(found.steps[1:], record.answers, strict=True):
        hidden = any(event[2] == HIDDEN for event in step.events) and eyes not in ("open", str(seat))
        assert (step.seat, step.words) in [(seat, words), *([(seat, "")] if hidden else [])]
    assert [step.n for step in found.steps] == list(range(len(found.steps)))
    assert (found.table, found.names, found.open) == (table, ("Random", "Random 2"), eyes == "open")
    assert found.laid.boxes == ("base",)
    assert len(found.laid.town) == 10
    rules = official_rules()
    session = replay(rules, record, 0)
    end = replay(rules, record).game
    for step, (_, _, words) in zip(found.steps, [*record.answers, (0, 0, "")], strict=True):
        if eyes != "open":
            assert step.view == scene_of(session.view(int(eyes)))
            assert (step.ask is None) == (session.view(int(eyes)).decision is None)
        else:
            assert (step.ask is None) == session.game.over
            assert step.view.opened["deck"] == tuple([tuple(player.deck) for player in session.game.players])
        if words:
            session.answer(words)
    told = session.told if eyes == "open" else session.heard(int(eyes))
    assert [event for step in found.steps for event in step.events] == list(event_lines(told))
    assert found.over is not None
    assert found.over.seed == record.setup.seed
    if eyes == "open":
        assert found.steps[-1].view == scene_of(OpenView(end))
        assert {"hand", "deck", "discard"} <= found.steps[-1].view.opened.keys()


def test_an_answer_with_a_card_that_a_seat_did_not_see_is_not_told_to_it() -> None:
    rules = official_rules()
    setup = make_setup(rules, boxes=("vacation",), players=2, town="random", seed="hidden 4")
    session, rng = start_session(rules, setup), Random(3)
    while session.game.pending is not None:
        session.apply(rng.randrange(len(session.game.options)))
    record = read_record(write_record(setup, session))

    def words(eyes: int) -> list[str]:
        return [step.words for step in msgspec.json.decode(write_replay(rules, record, eyes, "AB"), type=Replay).steps]

    seen = {eyes: words(eyes) for eyes in (OPEN, 0, 1)}
    secret = [(step, answer) for step, answer in enumerate(seen[OPEN]) if step and "" in (seen[0][step], seen[1][step])]
    assert secret, "nobody did anything secretly in this game"
    for step, answer in secret:
        assert answer.split()[:2] in (["put", "under"], ["put", "back"]), answer
        assert answer in (seen[0][step], seen[1][step]), "who answered knows it"


def test_what_a_seat_did_not_see_is_not_in_its_replay(program: Program, table: str) -> None:
    for step in replay_of(program, table, "0").steps:
        assert not step.view.opened
        assert not step.view.houses[1].cards
        assert not step.view.houses[1].owned
        assert step.ask is None or step.view.asked == 0
    for step in replay_of(program, table).steps:
        assert step.ask is None
        assert not any(house.cards for house in step.view.houses)


def test_a_replay_is_packed_for_those_who_take_it_so(program: Program, table: str) -> None:
    path = f"/api/games/{table}/replay"
    with program.http.stream("GET", path, headers={"accept-encoding": "gzip"}) as answer:
        packed = b"".join(answer.iter_raw())
        assert answer.headers["content-encoding"] == "gzip"
    plain = program.http.get(path, headers={"accept-encoding": "identity"})
    assert "content-encoding" not in plain.headers
    assert plain.headers["vary"] == "accept-encoding"
    assert gzip.decompress(packed) == plain.content
    assert len(packed) * 10 < len(plain.content)


def test_only_whoever_may_see_the_table_sees_its_replay(server: Running, program: Program, table: str) -> None:
    stranger = server.program()
    path = f"/api/games/{table}/replay"
    assert stranger.http.get(path).json()["code"] == "no-such-table"
    invite = program.http.get(f"/api/tables/{table}/invite").json()["invite"]
    assert stranger.http.get(path, headers={"cuore-invite": invite}).status_code == 200
    with httpx.Client(base_url=server.origin) as nobody:
        assert nobody.get(path, headers={"cuore-invite": invite}).status_code == 401


def test_a_running_game_has_no_replay(program: Program) -> None:
    made = program.open_table()
    for eyes in EYES:
        answer = program.http.get(f"/api/games/{made['id']}/replay", params={"seat": eyes})
        assert answer.json()["code"] == "no-such-game"


def test_eyes_that_nobody_has(program: Program, table: str) -> None:
    path = f"/api/games/{table}/replay"
    assert program.http.get(path, params={"seat": "2"}).json()["code"] == "no-such-seat"
    for eyes in ("6", "-2", "all", "", "0\n"):
        assert program.http.get(path, params={"seat": eyes}).json()["code"] == "malformed"


# -- of a record that somebody brings --


@pytest.mark.parametrize("eyes", EYES)
def test_a_record_that_was_fetched_shows_the_same(program: Program, table: str, eyes: str) -> None:
    found = shown(brought(program, record_of(program, table), eyes))
    own = replay_of(program, table, eyes)
    assert found.steps == own.steps
    assert (found.table, found.names) == ("", ("Seat A", "Seat B"))
    assert found.laid == own.laid


def test_a_saved_game_says_who_played(program: Program) -> None:
    header, _, rest = games.game().partition("\n")
    found = shown(brought(program, f"{header}\n{SAID_IN_RECORD}Ann, housekeeper\n{rest}"))
    assert found.names[0] == "Ann"
    found = shown(brought(program, f"{header}\n{SAID_IN_RECORD}Ann, Ann, <b>\n{rest}"))
    assert found.names[0] == "Seat A"


def test_a_game_that_is_not_over_is_shown_as_far_as_it_goes_and_stays_closed(program: Program) -> None:
    found = shown(brought(program, unfinished(), "0"))
    assert found.over is None
    assert len(found.steps) == 21
    refused = brought(program, unfinished(), "open").json()
    assert (refused["code"], refused["detail"]) == ("bad-record", "all cards are shown when the game is over")


def test_a_game_that_began_from_a_position_can_be_shown(program: Program) -> None:
    fork = games.finished(games.fork_setup())
    found = shown(brought(program, fork, "open"))
    assert found.over is not None
    assert len(found.laid.town) == 10


@pytest.mark.parametrize(
    ("change", "words"),
    [
        (lambda text: "hello", "this is not a game of cuore"),
        (lambda text: "", "this is not a game of cuore"),
        (lambda text: text.replace(f"rules: {RULES_VERSION}", "rules: 1"), "was played by version 1 of the rules"),
        (lambda text: text.replace("\nA: ", "\nA: serve nobody at all ", 1), "line "),
        (lambda text: text.replace("checksum: ", "checksum: 0"), "checksum"),
        (lambda text: text.replace("boxes: base", "boxes: nowhere"), "cannot be set up"),
    ],
    ids=["words", "nothing", "version", "answer", "checksum", "box"],
)
def test_what_is_wrong_with_a_record_is_said_in_one_line(
    program: Program, change: Callable[[str], str], words: str
) -> None:
    refused = brought(program, change(games.game()))
    assert refused.status_code == 400
    body = refused.json()
    assert body["code"] == "bad-record"
    assert words in body["detail"]
    assert "\n" not in body["detail"]


def test_nobody_brings_more_than_a_game(program: Program) -> None:
    header = games.game().partition("\n\n")[0]
    endless = f"{header}\n\n" + "A: end turn\n" * (MOST_DECISIONS + 1)
    assert "decisions" in brought(program, endless).json()["detail"]
    assert brought(program, "x" * 300_000).json()["code"] == "malformed"
    assert brought(program, "x" * 500_000).json()["code"] == "too-long"
    answer = program.http.post("/api/tables", json={"seats": ["me", "random"], "title": "x" * 20_000})
    assert answer.json()["code"] == "too-long"


def test_nobody_looks_without_end(server: Running) -> None:
    person = server.program()
    codes = [brought(person, "no game").status_code for _ in range(35)]
    assert codes[:30] == [400] * 30
    assert codes[-1] == 429


# -- going on --


def fork_wish(**changed: object) -> dict[str, object]:
    return {"decision": 10, "seat": 0, "seats": ["me", "random"], "options": {"pace": 0}} | changed


def test_going_on_from_a_record_that_somebody_brings(server: Running, program: Program, table: str) -> None:
    person = server.program()
    record = record_of(program, table)
    answer = person.http.post("/api/replays/fork", json=fork_wish(record=record))
    assert answer.status_code == 201, answer.text
    room = server.house.hall.live[answer.json()["id"]].room
    assert (room.state, room.opened.sandbox, room.seats_of(person.me["id"])) == ("playing", False, (0,))
    assert room.opened.fork is not None
    assert (room.opened.fork.table, room.opened.fork.decision) == ("", 10)
    before = replay(official_rules(), read_record(record), 10)
    assert room.session.beginning().players[0].hand == before.game.players[0].hand
    assert room.setup.seed not in record


def test_at_a_table_from_elsewhere_no_question_is_left_out(server: Running) -> None:
    person = server.program()
    record = games.game()
    assert "asks all" not in record
    answer = person.http.post("/api/replays/fork", json=fork_wish(record=record, seats=["me", "random"]))
    assert answer.status_code == 201, answer.text
    assert server.house.hall.live[answer.json()["id"]].room.session.game.deal.asks_all


def test_going_on_from_the_end_of_a_game_that_is_not_over(server: Running) -> None:
    person = server.program()
    assert person.http.post("/api/replays/fork", json=fork_wish(record=unfinished(), decision=20)).status_code == 201
    refused = person.http.post("/api/replays/fork", json=fork_wish(record=unfinished(), decision=21)).json()
    assert refused["code"] == "bad-wish"


def test_what_cannot_be_gone_on_with(server: Running) -> None:
    person = server.program()
    record = games.game()
    last = len(read_record(record).answers)
    for changed, code in (
        ({"record": "no game"}, "bad-record"),
        ({"record": record.replace("checksum", "chocksum")}, "bad-record"),
        ({"record": record, "seats": ["me", "random", "random"]}, "bad-wish"),
        ({"record": record, "seat": 5}, "bad-wish"),
        ({"record": record, "decision": last}, "bad-wish"),
        ({"record": record, "seats": ["me", "nobody-like-this"]}, "no-such-bot"),
    ):
        assert person.http.post("/api/replays/fork", json=fork_wish(**changed)).json()["code"] == code, changed


def test_a_table_that_began_from_a_fork_has_a_record_a_replay_and_forks(
    server: Running, program: Program, table: str
) -> None:
    person = server.program()
    record = record_of(program, table)
    bots = fork_wish(record=record, seats=BOTS, decision=len(read_record(record).answers) - 8)  # they take their time
    first = person.http.post("/api/replays/fork", json=bots).json()["id"]
    hall = server.house.hall
    person.watch_to_the_end(first)
    found = replay_of(person, first, "open")
    assert found.table == first
    assert len(found.laid.town) == 10
    assert shown(brought(person, record_of(person, first), "open")).steps == found.steps
    again = person.http.post(f"/api/games/{first}/fork", json=fork_wish(decision=0))
    assert again.status_code == 201, again.text
    assert hall.live[again.json()["id"]].room.state == "playing"

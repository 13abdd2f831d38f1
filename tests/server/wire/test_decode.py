"""What clients send is read strictly: every mistake is refused in one of two ways, and none does any harm."""

from __future__ import annotations

import json
from random import Random
from typing import get_args

import msgspec
import pytest
from hypothesis import HealthCheck, example, given, settings
from hypothesis import strategies as st

from cuore.server.errors import Refused
from cuore.server.wire.commands import (
    LONGEST,
    Answer,
    Begin,
    Close,
    FromClient,
    Hello,
    Hint,
    Leave,
    Look,
    Pause,
    Ping,
    Rematch,
    Resume,
    Say,
    SeatBot,
    Sit,
    Undo,
    Why,
)
from cuore.server.wire.decode import read_message, write_message
from cuore.server.wire.messages import Done

ID = "Zk1vQeW8sJmT"
MESSAGES: tuple[FromClient, ...] = (
    Hello(ticket="t1.abc", rev=3, e=12, seat=1, full=True),
    Hello(ticket=""),
    Ping(),
    Look(id=ID, seat=2),
    Look(id=ID),
    Sit(id=ID, rev=1, seat=0, name="Ann"),
    Leave(id=ID, rev=1, seat=5),
    SeatBot(id=ID, rev=1, seat=3, bot="housekeeper"),
    Begin(id=ID, rev=2),
    Answer(id=ID, rev=33, option=2, words="play 1 Love"),
    Undo(id=ID, rev=34),
    Pause(id=ID, rev=34),
    Resume(id=ID, rev=35),
    Close(id=ID, rev=35),
    Rematch(id=ID, rev=36),
    Hint(id=ID, rev=36, seconds=0.5),
    Why(id=ID, rev=36, words="employ natsumi"),
    Say(id=ID, text="Schön gespielt! 🎴"),
)


def refusal(raw: bytes | str) -> str:
    """The code of the refusal; fails where something was read, or something else was raised."""
    with pytest.raises(Refused) as refused:
        read_message(raw)
    return refused.value.reason


def read_or_refused(raw: bytes | str) -> FromClient | None:
    """What was read, if it was; everything that is read is harmless."""
    code = ""
    message: FromClient = Ping()
    try:
        message = read_message(raw)
    except Refused as refused:
        code = refused.reason
    if code:
        assert code in ("malformed", "too-long")
        return None
    data = msgspec.json.encode(message)
    assert read_message(data) == message
    for value in msgspec.to_builtins(message).values():
        if isinstance(value, str):
            assert value.encode().decode() == value
            assert not any(ord(letter) < 32 or 127 <= ord(letter) < 160 for letter in value)
        elif isinstance(value, int):
            assert 0 <= value <= 10_000_000
    return message


@pytest.mark.parametrize("message", MESSAGES, ids=[repr(message) for message in MESSAGES])
def test_every_message_is_read_as_it_was_meant(message: FromClient) -> None:
    data = msgspec.json.encode(message)
    assert read_message(data) == message
    assert read_message(data.decode()) == message


def test_every_sort_of_message_was_tried() -> None:
    assert {type(message) for message in MESSAGES} == set(get_args(FromClient))


BROKEN: dict[str, bytes | str] = {
    "nothing": b"",
    "no object": b"[]",
    "a word": b"null",
    "no type": b"{}",
    "an unknown type": b'{"type":"win"}',
    "a type that is a number": b'{"type":1}',
    "a message for clients": b'{"type":"done","id":"Zk1vQeW8sJmT","rev":1}',
    "an unknown field": b'{"type":"ping","hurry":true}',
    "a field twice": b'{"type":"answer","id":"Zk1vQeW8sJmT","rev":1,"option":1,"option":2}',
    "a type twice": b'{"type":"ping","type":"ping"}',
    "a field twice, once in disguise": b'{"type":"ping","\\u0074ype":"ping"}',
    "a missing field": b'{"type":"answer","id":"Zk1vQeW8sJmT","rev":1}',
    "a fraction": b'{"type":"answer","id":"Zk1vQeW8sJmT","rev":1.0,"option":1}',
    "a power": b'{"type":"answer","id":"Zk1vQeW8sJmT","rev":1e0,"option":1}',
    "a flag for a number": b'{"type":"answer","id":"Zk1vQeW8sJmT","rev":true,"option":1}',
    "a text for a number": b'{"type":"answer","id":"Zk1vQeW8sJmT","rev":"1","option":1}',
    "a number below all": b'{"type":"answer","id":"Zk1vQeW8sJmT","rev":1,"option":-1}',
    "a number beyond all": b'{"type":"answer","id":"Zk1vQeW8sJmT","rev":1,"option":10001}',
    "a huge number": b'{"type":"answer","id":"Zk1vQeW8sJmT","rev":1,"option":' + b"9" * 900 + b"}",
    "a seventh seat": b'{"type":"look","id":"Zk1vQeW8sJmT","seat":6}',
    "not a number": b'{"type":"hint","id":"Zk1vQeW8sJmT","rev":1,"seconds":NaN}',
    "without end": b'{"type":"hint","id":"Zk1vQeW8sJmT","rev":1,"seconds":Infinity}',
    "as good as without end": b'{"type":"hint","id":"Zk1vQeW8sJmT","rev":1,"seconds":1e999}',
    "no time at all": b'{"type":"hint","id":"Zk1vQeW8sJmT","rev":1,"seconds":0}',
    "half a letter, escaped": b'{"type":"say","id":"Zk1vQeW8sJmT","text":"\\ud800"}',
    "the other half": b'{"type":"say","id":"Zk1vQeW8sJmT","text":"\\udc00 x"}',
    "half a letter, as text": '{"type":"say","id":"Zk1vQeW8sJmT","text":"\ud800"}',
    "half a letter, as bytes": b'{"type":"say","id":"Zk1vQeW8sJmT","text":"\xed\xa0\x80"}',
    "no letter": b'{"type":"say","id":"Zk1vQeW8sJmT","text":"\xff\xfe"}',
    "a letter in too many bytes": b'{"type":"say","id":"Zk1vQeW8sJmT","text":"\xc0\xaf"}',
    "a field with no name that can be read": b'{"type":"ping","\xff":1}',
    "a zero in a text": b'{"type":"say","id":"Zk1vQeW8sJmT","text":"a\\u0000b"}',
    "a line break in a text": b'{"type":"say","id":"Zk1vQeW8sJmT","text":"a\\nb"}',
    "a line break behind a text": b'{"type":"say","id":"Zk1vQeW8sJmT","text":"a\\n"}',
    "an escape code in a name": b'{"type":"sit","id":"Zk1vQeW8sJmT","rev":1,"seat":0,"name":"\\u001b[2J"}',
    "a line break behind an id": b'{"type":"undo","id":"Zk1vQeW8sJmT\\n","rev":1}',
    "an id of the server's own": b'{"type":"undo","id":":abcdefgh","rev":1}',
    "a short id": b'{"type":"undo","id":"abc","rev":1}',
    "an empty text": b'{"type":"say","id":"Zk1vQeW8sJmT","text":""}',
    "a long text": b'{"type":"say","id":"Zk1vQeW8sJmT","text":"' + b"a" * 301 + b'"}',
    "lists in lists": b"[" * LONGEST,
    "objects in objects": b'{"a":' * (LONGEST // 5),
    "lists in lists in a field": b'{"type":"ping","x":' + b"[" * 400 + b"]" * 400 + b"}",
    "two messages": b'{"type":"ping"}{"type":"ping"}',
    "something behind it": b'{"type":"ping"} x',
    "a mark of byte order": b'\xef\xbb\xbf{"type":"ping"}',
    "other letters": '{"type":"ping"}'.encode("utf-16"),
    "a packed message": msgspec.msgpack.encode({"type": "ping"}),
    "a comment": b'{"type":"ping"/**/}',
    "a comma too many": b'{"type":"ping",}',
    "other quotation marks": b"{'type':'ping'}",
    "bytes": bytes(range(256)),
}


@pytest.mark.parametrize("name", BROKEN)
def test_what_is_no_message_is_refused(name: str) -> None:
    assert refusal(BROKEN[name]) == "malformed"


@pytest.mark.parametrize(
    "raw",
    [
        b" " * (LONGEST + 1),
        " " * (LONGEST + 1),
        b'{"type":"ping"}' + b" " * LONGEST,
        "ä" * LONGEST,
        "\ud800" * (LONGEST + 1),
        b"[" * 1_000_000,
    ],
)
def test_what_is_too_long_is_refused_unread(raw: bytes | str) -> None:
    assert refusal(raw) == "too-long"


def test_as_much_as_is_allowed_is_read() -> None:
    assert read_message(b'{"type":"ping"}' + b" " * (LONGEST - 15)) == Ping()


def test_refusals_say_the_same_to_everybody() -> None:
    words = set()
    for raw in BROKEN.values():
        with pytest.raises(Refused) as refused:
            read_message(raw)
        words.add(str(refused.value))
        assert refused.value.__cause__ is None
    assert len(words) == 1


# -- chance --


@settings(max_examples=300, deadline=None, derandomize=True, suppress_health_check=[HealthCheck.too_slow])
@given(st.one_of(st.binary(max_size=LONGEST + 20), st.text(st.characters(), max_size=400)))
@example("\ud800")
def test_anything_at_all_is_read_or_refused(raw: bytes | str) -> None:
    read_or_refused(raw)


JSON = st.recursive(
    st.one_of(st.none(), st.booleans(), st.integers(), st.floats(), st.text(max_size=20)),
    lambda inner: st.one_of(st.lists(inner, max_size=4), st.dictionaries(st.text(max_size=8), inner, max_size=4)),
    max_leaves=12,
)


@settings(max_examples=300, deadline=None, derandomize=True)
@given(
    st.sampled_from(MESSAGES),
    st.dictionaries(
        st.sampled_from(["type", "id", "rev", "seat", "option", "words", "text", "ticket", "e", "bot", "name", "x"]),
        JSON,
        max_size=3,
    ),
)
def test_messages_with_anything_in_them_are_read_or_refused(message: FromClient, more: dict[str, object]) -> None:
    read_or_refused(json.dumps({**msgspec.to_builtins(message), **more}))


PIECES = (
    *(b'"', b"{", b"}", b"[", b"]", b",", b":", b"\\", b"\\u0000", b"\\ud83d", b"\\udca9", b"\xff", b"\x00", b"\n"),
    *(b"null", b"true", b"-1", b"1e5", b"0.5", b"NaN", b"99999999999999999999", b'"type":', b'"id":', b'"rev":0,'),
    *(b'"type":"undo",', b'"seat":1,', b'{"type":"ping"}', b"\xf0\x9f\x8e\xb4", b"\xe2\x80\xae"),
)


def damaged(chance: Random) -> bytes:
    """A message with some damage: pieces cut out, said twice, put in, exchanged, or taken from another message."""
    data = bytearray(msgspec.json.encode(chance.choice(MESSAGES)))
    for _ in range(chance.randint(1, 4)):
        at = chance.randrange(len(data) + 1)
        end = min(len(data), at + chance.randint(0, 12))
        match chance.randrange(6):
            case 0:
                del data[at:end]
            case 1:
                data[at:at] = data[at:end]
            case 2:
                data[at:at] = chance.choice(PIECES)
            case 3:
                data[at:end] = chance.choice(PIECES)
            case 4 if at < len(data):
                data[at] ^= 1 << chance.randrange(8)
            case _:
                data[at:] = msgspec.json.encode(chance.choice(MESSAGES))[at:]
    return bytes(data)


def test_damaged_messages_are_read_or_refused() -> None:
    chance = Random("damaged messages")
    read = sum(read_or_refused(damaged(chance)) is not None for _ in range(20_000))
    assert 200 < read < 10_000, "too few or too many of them were whole to prove anything"


def test_messages_are_written_as_they_are() -> None:
    assert write_message(Done(id=ID, rev=7)) == b'{"type":"done","id":"Zk1vQeW8sJmT","rev":7}'

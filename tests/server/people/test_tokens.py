"""Cookies and tickets: only what this server has signed, only once, only in time, and seen by nobody."""

from __future__ import annotations

import asyncio
import hashlib
import logging
from collections.abc import Iterator

import pytest

from cuore.server.people.people import SignedIn
from cuore.server.people.tickets import SECONDS, Ticket, Tickets
from cuore.server.people.tokens import Cookies, Hidden, Seal, is_id, new_id
from cuore.server.ports import PersonRow
from tests.server.people.house import KEY, PASSWORD, House, refusal, run


def tampered(value: str) -> Iterator[str]:
    """Every letter changed, left out and doubled."""
    for at, letter in enumerate(value):
        for other in {chr(ord(letter) ^ 1), chr(ord(letter) ^ 4), "A", "é", "\0"} - {letter}:
            yield value[:at] + other + value[at + 1 :]
        yield value[:at] + value[at + 1 :]
        yield value[:at] + letter + value[at:]
    yield from (value + "=", value + " ", value + ".", " " + value, value.upper(), value + value, "", ".", "c1", "c1..")


def test_a_cookie_holds_enough_chance_and_is_kept_as_a_hash() -> None:
    cookies = Cookies(KEY)
    cookie, kept = cookies.new()
    version, token, _ = cookie.reveal().split(".")
    assert version == "c1"
    assert len(token) * 6 >= 256
    assert kept == hashlib.sha256(token.encode()).hexdigest()
    assert cookies.read(cookie.reveal()) == kept
    assert len({cookies.new()[1] for _ in range(100)}) == 100


def test_no_other_word_is_that_cookie() -> None:
    cookies = Cookies(KEY)
    value = cookies.new()[0].reveal()
    for other in tampered(value):
        assert cookies.read(other) is None, other
    assert cookies.read("c1." + "x" * 1_000_000) is None


def test_another_server_or_another_sort_of_word_is_not_taken() -> None:
    words = Cookies(KEY).new()[0].reveal()
    assert Cookies(bytes(32)).read(words) is None
    assert Seal(KEY, "t1").read("t1" + words[2:]) is None
    assert Seal(KEY, "t1").read(words) is None


def a_ticket(house: House) -> tuple[Ticket, Hidden, str]:
    """A ticket, as it is sent, and the cookie of its session."""
    person, cookie = run(house.people.enter_as_guest("here"))
    found = run(house.people.who(cookie.reveal()))
    assert found is not None
    ticket = Ticket(person.id, found[1], "t" * 20, invitation=1)
    return ticket, house.tickets.issue(ticket), cookie.reveal()


def test_a_ticket_opens_once() -> None:
    house = House()
    ticket, value, cookie = a_ticket(house)
    assert len(value.reveal()) <= 128
    assert run(house.tickets.redeem(value.reveal(), cookie)) == ticket
    assert run(refusal(house.tickets.redeem(value.reveal(), cookie))) == "bad-ticket"
    elsewhere = Tickets(house.store, house.clock, KEY)
    assert run(refusal(elsewhere.redeem(value.reveal(), cookie))) == "bad-ticket"


def test_of_many_at_once_one_opens() -> None:
    house = House()
    _, value, cookie = a_ticket(house)

    async def race() -> list[object]:
        others = [Tickets(house.store, house.clock, KEY) for _ in range(20)]
        return await asyncio.gather(*[one.redeem(value.reveal(), cookie) for one in others], return_exceptions=True)

    assert sum(isinstance(found, Ticket) for found in run(race())) == 1


def test_a_ticket_says_whether_there_was_an_invitation() -> None:
    house = House()
    ticket, _, cookie = a_ticket(house)
    value = house.tickets.issue(ticket._replace(invitation=0))
    assert run(house.tickets.redeem(value.reveal(), cookie)).invitation == 0


def test_no_other_word_is_that_ticket() -> None:
    house = House()
    ticket, value, cookie = a_ticket(house)

    async def check() -> None:
        for other in tampered(value.reveal()):
            assert await refusal(house.tickets.redeem(other, cookie)) == "bad-ticket"

    run(check())
    assert run(house.tickets.redeem(value.reveal(), cookie)) == ticket


@pytest.mark.parametrize("seconds", [SECONDS, 3600, 10 * 86_400])
def test_a_ticket_runs_out(seconds: float) -> None:
    house = House()
    _, value, cookie = a_ticket(house)
    house.clock.move(seconds)
    assert run(refusal(house.tickets.redeem(value.reveal(), cookie))) == "bad-ticket"


def test_a_ticket_is_good_until_then() -> None:
    house = House()
    ticket, value, cookie = a_ticket(house)
    house.clock.move(SECONDS - 1)
    assert run(house.tickets.redeem(value.reveal(), cookie)) == ticket


def test_a_clock_that_is_put_back_revives_no_ticket() -> None:
    house = House()
    ticket, used, cookie = a_ticket(house)
    unused = house.tickets.issue(ticket)
    run(house.tickets.redeem(used.reveal(), cookie))
    house.clock.since_1970 -= 20
    assert run(refusal(house.tickets.redeem(used.reveal(), cookie))) == "bad-ticket"
    house.clock.since_1970 -= 3600
    assert run(refusal(house.tickets.redeem(unused.reveal(), cookie))) == "bad-ticket"


def test_whoever_has_signed_out_has_no_ticket() -> None:
    house = House()
    ticket, value, cookie = a_ticket(house)
    person = run(house.store.person(ticket.person))
    assert person is not None
    run(house.people.end_all_sessions(person))
    assert run(refusal(house.tickets.redeem(value.reveal(), cookie))) == "bad-ticket"


def test_a_word_with_a_full_stop_fits_on_no_ticket() -> None:
    house = House()
    with pytest.raises(ValueError, match="does not fit"):
        house.tickets.issue(Ticket("a.b", "c", "d", invitation=0))


def test_ids_cannot_be_guessed() -> None:
    assert len({new_id() for _ in range(1000)}) == 1000
    assert all(is_id(new_id()) for _ in range(1000))
    assert all(new_id()[0].isalnum() for _ in range(1000)), "a command line would take it for an option"
    for word in ("", "x" * 15, "x" * 17, "x" * 15 + "\n", "x" * 15 + ".", "x" * 15 + "é", "x" * 16 + "\n"):
        assert not is_id(word)


def test_secrets_are_not_seen_when_something_is_printed(caplog: pytest.LogCaptureFixture) -> None:
    house = House()
    with caplog.at_level(logging.DEBUG):
        signed_in = run(house.people.register(None, "Ann", PASSWORD, "here"))
        found = run(house.people.who(signed_in.cookie.reveal()))
        assert found is not None
        ticket = house.tickets.issue(Ticket(found[0].id, found[1], "table", invitation=0))
        run(house.tickets.redeem(ticket.reveal(), signed_in.cookie.reveal()))
        run(refusal(house.people.log_in("Ann", "wrong, wrong, wrong", "there")))
        for thing in (signed_in, found, ticket, house.people, house.tickets, [signed_in.cookie], {"a": ticket}):
            logging.getLogger("test").info("%s %r %s", thing, thing, f"{thing} {thing!r}")
    value = signed_in.cookie.reveal()
    for secret in (value, value.split(".")[1], ticket.reveal(), found[0].password, PASSWORD, "wrong, wrong, wrong"):
        assert len(secret) > 10
        assert secret not in caplog.text
    assert isinstance(signed_in, SignedIn)
    assert "hidden" in caplog.text


def test_a_person_is_printed_without_the_hash() -> None:
    row = PersonRow("id", "Ann", "ann", "$argon2id$canary", 0, 0)
    assert "canary" not in f"{row} {row!r} {[row]}"

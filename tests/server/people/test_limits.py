"""Limits: so much at once, then as much as time gives back, in bounded memory, and nothing told about names."""

from __future__ import annotations

from collections.abc import Callable
from itertools import count

import pytest

from cuore.server.errors import Refused
from cuore.server.people import limits
from cuore.server.people.limits import Bucket, Buckets, Limits, neighbourhood
from tests.server.people.house import HandClock

PEOPLE = count()


def how_often(what: Callable[[], object], most: int = 200) -> int:
    """How often it can be done until it is too fast."""
    for done in range(most):
        try:
            if what() is False:
                return done
        except Refused as error:
            return done if error.reason == "too-fast" else -1
    return most


def test_a_socket_may_say_twenty_at_once_and_ten_a_second() -> None:
    clock = HandClock()
    socket = Limits(clock).new_socket()
    assert how_often(socket.take) == 20
    clock.move(1)
    assert how_often(socket.take) == 10
    clock.move(3600)
    assert how_often(socket.take) == 20


def test_a_bucket_is_not_emptied_by_what_it_does_not_hold() -> None:
    clock = HandClock()
    bucket = Bucket(clock, 1, 5)
    assert not bucket.take(6)
    assert bucket.take(5)
    assert not bucket.holds()
    bucket.give_back(100)
    assert how_often(bucket.take) == 5


def test_a_wall_clock_that_jumps_changes_nothing() -> None:
    clock = HandClock()
    socket = Limits(clock).new_socket()
    how_often(socket.take)
    clock.since_1970 += 3600
    assert not socket.take()


@pytest.mark.parametrize(
    ("what", "most", "hours"),
    [
        (lambda found: found.try_password("ann", "192.0.2.1"), 10, 0.25),
        (lambda found: found.try_password("ann", ""), 100, 1),
        (lambda found: found.try_own_password("person"), 10, 0.25),
        (lambda found: found.come_as_guest("192.0.2.1"), 30, 1),
        (lambda found: found.open_account("192.0.2.1"), 20, 1),
        (lambda found: found.open_table("person", ""), 20, 1),
        (lambda found: found.open_table(f"person {next(PEOPLE)}", "192.0.2.1"), 60, 1),
        (lambda found: found.look_at_replay("person", ""), 30, 1 / 60),
        (lambda found: found.look_at_replay(f"person {next(PEOPLE)}", "192.0.2.1"), 60, 1 / 60),
        (lambda found: found.pause("person"), 6, 1 / 6),
        (lambda found: found.talk("person"), 8, 16 / 3600),
        (lambda found: found.report("person"), 5, 1),
    ],
    ids=[
        "passwords",
        "passwords of a name",
        "own password",
        "guests",
        "accounts",
        "tables",
        "tables from an address",
        "replays",
        "replays from an address",
        "pauses",
        "talk",
        "reports",
    ],
)
def test_so_often_and_again_after_a_while(what: Callable[[Limits], object], most: int, hours: float) -> None:
    clock = HandClock()
    found = Limits(clock)
    assert how_often(lambda: what(found)) == most
    clock.move(hours * 3600 + 1)
    assert how_often(lambda: what(found)) == most


def test_everybody_has_limits_of_their_own() -> None:
    found = Limits(HandClock())
    how_often(lambda: found.open_table("ann", "192.0.2.1"))
    assert how_often(lambda: found.open_table("ben", "192.0.2.1")) == 20


def test_one_address_cannot_try_many_names() -> None:
    found = Limits(HandClock())
    names = iter(range(1000))
    assert how_often(lambda: found.try_password(f"name{next(names)}", "192.0.2.1")) == 30
    found.try_password("another", "192.0.2.2")


def test_a_name_without_tries_left_costs_an_address_nothing() -> None:
    found = Limits(HandClock())
    assert how_often(lambda: found.try_password("ann", "192.0.2.1")) == 10
    for _ in range(50):
        assert how_often(lambda: found.try_password("ann", "192.0.2.1")) == 0
    names = iter(range(1000))
    assert how_often(lambda: found.try_password(f"name{next(names)}", "192.0.2.1")) == 20


def test_a_guesser_slows_unfamiliar_addresses_alone() -> None:
    found = Limits(HandClock())
    found.owns_name("ann", "192.0.2.1")
    guesses = [how_often(lambda n=n: found.try_password("ann", f"198.51.100.{n}")) for n in range(20)]  # type: ignore[misc]
    assert sum(guesses) == 100
    assert how_often(lambda: found.try_password("ann", "192.0.2.2")) == 0
    assert how_often(lambda: found.try_password("ann", "192.0.2.1")) == 10
    assert how_often(lambda: found.try_own_password("ann's id")) == 10


def test_familiar_addresses_are_bounded(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(limits, "REMEMBERED", 10)
    found = Limits(HandClock())
    for number in range(100):
        found.owns_name(f"name {number}", "192.0.2.1")
    assert len(found._familiar) == 10
    found.owns_name("ann", "")
    assert ("ann", "") not in found._familiar


def test_hints_have_a_budget_of_thought_for_a_person_and_for_the_guests_of_an_address() -> None:
    clock = HandClock()
    found = Limits(clock)
    assert [found.take_hint("ann", "192.0.2.1", 10.0) for _ in range(6)] == [10.0] * 6
    with pytest.raises(Refused, match="many hints"):
        found.take_hint("ann", "192.0.2.1", 0.5)
    found.spare_hint("ann", "192.0.2.1", 4.0)
    assert found.take_hint("ann", "192.0.2.1", 10.0) == pytest.approx(4.0), "what is left of it"
    for guest in ("ben", "cleo"):
        assert [found.take_hint(guest, "192.0.2.1", 10.0) for _ in range(6)] == [10.0] * 6
    with pytest.raises(Refused):
        found.take_hint("dora", "192.0.2.1", 1.0)
    assert found.take_hint("dora", "", 1.0) == 1.0, "with an account"
    clock.move(60)
    assert found.take_hint("ann", "192.0.2.2", 60.0) == pytest.approx(20.0)


def test_right_passwords_do_not_count() -> None:
    found = Limits(HandClock())
    for _ in range(100):
        found.try_password("ann", "192.0.2.1")
        found.knew_password("ann", "192.0.2.1")
    assert how_often(lambda: found.try_password("ann", "192.0.2.1")) == 10


def test_guessing_invitations_ends_after_twenty_misses() -> None:
    clock = HandClock()
    found = Limits(clock)
    for _ in range(20):
        found.look_for_table("192.0.2.1")
        found.found_no_table("192.0.2.1")
    assert how_often(lambda: found.look_for_table("192.0.2.1")) == 0
    assert how_often(lambda: found.look_for_table("192.0.2.2")) == 200  # looking is free, only wrong ones count
    clock.move(3601)
    assert how_often(lambda: found.look_for_table("192.0.2.1")) == 200


def test_memory_is_bounded_and_the_oldest_is_forgotten(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(limits, "REMEMBERED", 10)
    buckets = Buckets(HandClock(), 1, 60)
    buckets.spend("first")
    for number in range(9):
        buckets.spend(str(number))
    assert not buckets.of("first").holds()  # used again: "0" is the oldest now
    buckets.spend("one more")
    assert len(buckets) == 10
    assert not buckets.of("first").holds()
    assert buckets.of("0").holds()
    for number in range(10_000):
        buckets.of(f"flood {number}")
    assert len(buckets) == 10


def test_neighbours_share_an_address() -> None:
    assert neighbourhood("2001:db8:1:2:3:4:5:6") == neighbourhood("2001:db8:1:2::1")
    assert neighbourhood("2001:db8:1:2::1") != neighbourhood("2001:db8:1:3::1")
    assert neighbourhood("::ffff:192.0.2.1") == neighbourhood("192.0.2.1") == "192.0.2.1"
    assert neighbourhood("fe80::1%eth0") == neighbourhood("fe80::2")
    assert neighbourhood("192.0.2.1") != neighbourhood("192.0.2.2")
    assert neighbourhood("") == ""


def test_without_an_address_there_is_no_limit_by_address() -> None:
    found = Limits(HandClock())
    assert how_often(lambda: found.come_as_guest("")) == 200
    assert how_often(lambda: found.found_no_table("")) == 200
    assert how_often(lambda: found.look_for_table("")) == 200

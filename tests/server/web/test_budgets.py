"""Who pays for what comes, and who may go on when much is going on."""

from __future__ import annotations

import pytest
from structlog.testing import capture_logs

from cuore.server.web.budgets import ALL, ALL_AT_ONCE, FRAME, LOG_SECONDS, REQUEST, Account, Budgets, Client
from cuore.server.web.config import Settings
from cuore.server.web.metrics import Metrics
from tests.server.people.house import HandClock

PROXY: Client = ("10.0.0.1", 1)


@pytest.fixture
def clock() -> HandClock:
    return HandClock()


@pytest.fixture
def budgets(clock: HandClock) -> Budgets:
    return Budgets(clock, Settings(trusted_proxies=("10.0.0.0/24",)), Metrics())


def client(number: int) -> Client:
    return (f"172.{16 + number // 65_536}.{number // 256 % 256}.{number % 256}", 50_000)


def flooded(account: Account, who: Client, amount: int = 1024) -> tuple[int, str]:
    """How much may be paid before the line ends, and why it does."""
    paid = 0
    while not (cause := account.pay(amount, who)):
        paid += amount
        assert paid < 1 << 30
    return paid, cause


def test_a_socket_pays_for_itself(budgets: Budgets, clock: HandClock) -> None:
    account = budgets.socket_account()
    paid, cause = flooded(account, client(0), FRAME)
    assert cause == "line"
    assert paid < 400 * FRAME
    clock.move(10)
    assert not account.pay(FRAME, client(0)), "time gives it back"


def test_an_address_pays_for_all_its_lines(budgets: Budgets) -> None:
    floods = [flooded(budgets.http_account(), client(0), 64 * 1024) for _ in range(1_000)]
    assert {cause for _, cause in floods} == {"address"}
    assert sum(paid for paid, _ in floods) < 8 << 20
    assert not budgets.http_account().pay(1, client(1)), "another one has nothing to do with it"


def test_an_address_of_ipv6_is_a_network(budgets: Budgets) -> None:
    flooded(budgets.http_account(), ("2001:db8::1", 1))
    assert budgets.http_account().pay(1024, ("2001:db8::ffff:1", 2)) == "address"
    assert not budgets.http_account().pay(1024, ("2001:db8:0:1::1", 2))


def test_behind_a_proxy_the_client_pays_as_soon_as_it_is_known(budgets: Budgets) -> None:
    line = budgets.http_account()
    for _ in range(101):
        assert not line.pay(64 * 1024, PROXY)
    assert line.pay(0, client(0)) == "address", "what came with the head counts"
    other = budgets.http_account()
    assert not other.pay(1024, PROXY)
    assert not other.pay(1024, client(1)), "another client on a line of the same proxy"


def test_the_quiet_go_on_when_all_is_spent(budgets: Budgets, clock: HandClock) -> None:
    quiet, loud = budgets.socket_account(), budgets.socket_account()
    assert not loud.pay(50 * 1024, client(0))
    for number in range(1, 10_000):  # a crowd of floods, each within what its address may have
        budgets.http_account().pay(int(2 * ALL_AT_ONCE / 10_000), client(number))
    assert loud.pay(1024, client(0)) == "server"
    assert not quiet.pay(1024, client(0))
    clock.move(2 * ALL_AT_ONCE / ALL)
    assert not loud.pay(1024, client(0))


def test_tens_of_thousands_may_come_at_once(budgets: Budgets) -> None:
    """38,000 lines from 950 addresses in the same moment, each with a ticket, an upgrade and a hello."""
    for number in range(38_000):
        who = client(number // 40)
        ticket, socket = budgets.http_account(), budgets.socket_account()
        assert not any(ticket.pay(REQUEST + 500, who) for _ in range(3))
        assert not any(socket.pay(FRAME + 500, who) for _ in range(3))


def test_what_was_cut_is_said_once_in_a_while(budgets: Budgets, clock: HandClock) -> None:
    with capture_logs() as log:
        for _ in range(1_000):
            budgets.count("line")
        clock.move(LOG_SECONDS)
        budgets.count("trailers")
    assert [entry["event"] for entry in log] == ["lines ended", "lines ended"]
    assert (log[1]["line"], log[1]["trailers"]) == (999, 1)

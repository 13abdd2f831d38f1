"""What connections may cost. Every byte is paid before it is parsed: by its line, its address, and out of one purse.

A byte costs one. A segment, a piece of a body, a frame and a request cost more than their bytes, as much as it takes to
handle them, so that no way of sending little keeps the server busy.
"""

from __future__ import annotations

from collections import Counter
from ipaddress import ip_address, ip_network

from structlog import get_logger

from cuore.server.people import limits
from cuore.server.people.limits import Bucket, Buckets, neighbourhood
from cuore.server.ports import Clock
from cuore.server.web.config import Settings
from cuore.server.web.metrics import Metrics

SEGMENT = 32
PIECE = 256
FRAME = 256
REQUEST = 4 * 1024
"""What the arrival of some bytes, a piece of a body, a frame, and a request or a new line cost beside their bytes."""

FOR_MESSAGE = 4 * 1024
"""What a socket may cost for each message that its client may send; the longest has a quarter of it."""

FOR_REQUEST = 64 * 1024
LEAST_AT_ONCE = 2 * 1024 * 1024
SECONDS_AT_ONCE = 5.0
"""What an address may cost for each request that it may send, and that of so many seconds at once."""

ALL = 8 * 1024 * 1024.0
ALL_AT_ONCE = 2 * ALL
"""What all lines together may cost in a second, and at once. Beyond it nobody may have used up half of their own."""

LOG_SECONDS = 10.0

Client = tuple[str, int] | None

_log = get_logger("cuore.lines")


class Budgets:
    """The purses of one server process."""

    def __init__(self, clock: Clock, settings: Settings, metrics: Metrics) -> None:
        self._clock = clock
        self._metrics = metrics
        self._proxies = [ip_network(proxy) for proxy in settings.trusted_proxies]
        at_once = max(LEAST_AT_ONCE, FOR_REQUEST * SECONDS_AT_ONCE * settings.requests_per_second)
        self._of_address = Buckets(clock, at_once, SECONDS_AT_ONCE)
        self.half_of_address = at_once / 2
        self._all = Bucket(clock, ALL, ALL_AT_ONCE)
        self._causes: Counter[str] = Counter()
        self._log_after = clock.now()

    def http_account(self) -> Account:
        """For a line that speaks HTTP. A proxy's is used by many clients, so it has no purse of its own."""
        return Account(self, None, 0.0)

    def socket_account(self) -> Account:
        """For a socket, which has one client."""
        at_once = FOR_MESSAGE * limits.MESSAGES_AT_ONCE
        return Account(self, Bucket(self._clock, FOR_MESSAGE * limits.MESSAGES_PER_SECOND, at_once), at_once / 2)

    def address_of(self, client: Client) -> str:
        """The address that pays; empty for a trusted proxy, which only brings others, and for a Unix socket."""
        if client is None:
            return ""
        try:
            address = ip_address(client[0])
        except ValueError:
            return client[0]
        return "" if any(address in proxy for proxy in self._proxies) else neighbourhood(client[0])

    def of_address(self, address: str) -> Bucket:
        """The purse of an address."""
        return self._of_address.of(address)

    def may_go_on(self, amount: float, own: Bucket, half: float) -> bool:
        """Pay out of the purse of all; when that is empty, the quiet go on: those with half of their own left."""
        if self._all.take(amount):
            return True
        self._all.drain(amount)
        return own.holds(half)

    def count(self, cause: str) -> None:
        """A line was ended by the server. One log entry in ten seconds says how many, and why."""
        self._metrics.cut.labels(cause).inc()
        self._causes[cause] += 1
        if self._clock.now() >= self._log_after:
            self._log_after = self._clock.now() + LOG_SECONDS
            _log.warning("lines ended", **self._causes)
            self._causes.clear()


class Account:
    """What one line owes and to whom. Behind a proxy the address is known only when the head of a request is."""

    __slots__ = ("_address", "_budgets", "_client", "_half", "_own", "_owed")

    def __init__(self, budgets: Budgets, own: Bucket | None, half: float) -> None:
        self._budgets = budgets
        self._own = own
        self._half = half
        self._client: Client = None
        self._address = ""
        self._owed = 0

    def pay(self, amount: int, client: Client) -> str:
        """Pay; gives the reason why the line has to end, empty if it need not."""
        if client is not self._client:
            self._client = client
            self._address = self._budgets.address_of(client)
        self._owed += amount
        if self._own is not None and not self._own.take(amount):
            return "line"
        purse, half = self._own, self._half
        if self._address:
            of_address = self._budgets.of_address(self._address)
            owed, self._owed = self._owed, 0
            if not of_address.take(owed):
                of_address.drain(owed)
                return "address"
            if purse is None:
                purse, half = of_address, self._budgets.half_of_address
        return "" if purse is None or self._budgets.may_go_on(amount, purse, half) else "server"

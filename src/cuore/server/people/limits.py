"""How often somebody may do something: buckets that fill with time, in bounded memory.

Every process counts for itself. A bucket belongs to a word (a name as the eye reads it, an address, a person's id) and
is the same whether or not the word means anything, so it tells nothing about who exists.
"""

from __future__ import annotations

from collections import OrderedDict
from ipaddress import AddressValueError, IPv4Address, IPv6Address, IPv6Network

from cuore.server.errors import Refused
from cuore.server.ports import Clock

REMEMBERED = 20_000
"""Buckets of one sort; the one that was used longest ago is forgotten first."""

MESSAGES_PER_SECOND = 10.0
MESSAGES_AT_ONCE = 20.0

TOWNS_A_SECOND = 20.0
"""A town is drawn in some milliseconds; a second of thought about one counts as so many."""

LEAST_HINT = 0.1
"""Seconds of thought below which a hint is worth nothing."""

MINUTE = 60.0
HOUR = 3600.0


class Bucket:
    """So much at once, and then as much as time gives back. Begins full."""

    __slots__ = ("_at", "_burst", "_clock", "_level", "_rate")

    def __init__(self, clock: Clock, rate: float, burst: float) -> None:
        self._clock = clock
        self._rate = rate
        self._burst = burst
        self._level = burst
        self._at = clock.now()

    def holds(self, amount: float = 1.0) -> bool:
        """Whether so much could be taken now."""
        now = self._clock.now()
        self._level = min(self._burst, self._level + (now - self._at) * self._rate)
        self._at = now
        return self._level >= amount

    def wait(self, amount: float = 1.0) -> float:
        """Seconds until so much can be taken."""
        return 0.0 if self.holds(amount) else (amount - self._level) / self._rate

    def take(self, amount: float = 1.0) -> bool:
        """Take so much, or nothing."""
        if not self.holds(amount):
            return False
        self._level -= amount
        return True

    @property
    def level(self) -> float:
        """How much it holds now."""
        self.holds()
        return self._level

    def drain(self, amount: float) -> None:
        """Take so much, or all that there is: it was used already."""
        self.holds()
        self._level = max(0.0, self._level - amount)

    def give_back(self, amount: float = 1.0) -> None:
        """It was not needed after all."""
        self._level = min(self._burst, self._level + amount)


class Buckets:
    """A bucket for every word."""

    def __init__(self, clock: Clock, burst: float, seconds: float) -> None:
        """``burst`` at once, and as many again in so many ``seconds``."""
        self._clock = clock
        self.burst = burst
        self.seconds = seconds
        self._buckets: OrderedDict[str, Bucket] = OrderedDict()

    def __len__(self) -> int:
        return len(self._buckets)

    def of(self, word: str) -> Bucket:
        """The bucket of a word."""
        bucket = self._buckets.get(word)
        if bucket is None:
            if len(self._buckets) >= REMEMBERED:
                self._buckets.popitem(last=False)
            bucket = self._buckets[word] = Bucket(self._clock, self.burst / self.seconds, self.burst)
        self._buckets.move_to_end(word)
        return bucket

    def spend(self, word: str) -> None:
        """Take one; raises ``Refused("too-fast")`` where there is none."""
        bucket = self.of(word)
        if not bucket.take():
            raise Refused("too-fast", wait=bucket.wait())


class Limits:
    """All limits of one process. An empty address (a test, a socket of this machine) has no limit of its own."""

    def __init__(self, clock: Clock) -> None:
        self._clock = clock
        self._tries_of_name = Buckets(clock, 100, HOUR)
        self._tries_from = Buckets(clock, 30, 15 * MINUTE)
        self._tries_of_name_from = Buckets(clock, 10, 15 * MINUTE)
        self._own_tries = Buckets(clock, 10, 15 * MINUTE)
        self._familiar: OrderedDict[tuple[str, str], None] = OrderedDict()  # names and where their owners signed in
        self._guests_from = Buckets(clock, 30, HOUR)
        self._accounts_from = Buckets(clock, 20, HOUR)
        self._tables_of = Buckets(clock, 20, HOUR)
        self._tables_from = Buckets(clock, 60, HOUR)
        self._hints_of = Buckets(clock, 60, 3 * MINUTE)  # seconds of thought
        self._hints_from = Buckets(clock, 180, 3 * MINUTE)
        self._pauses_of = Buckets(clock, 6, 10 * MINUTE)
        self._guesses_from = Buckets(clock, 20, HOUR)
        self._replays_of = Buckets(clock, 30, MINUTE)
        self._replays_from = Buckets(clock, 60, MINUTE)
        self._towns_from = Buckets(clock, 120, MINUTE)
        self._forecasts_of = Buckets(clock, 20, HOUR)
        self._talk_of = Buckets(clock, 8, 16)
        self._reports_of = Buckets(clock, 5, HOUR)

    def new_socket(self) -> Bucket:
        """For the messages of one socket."""
        return Bucket(self._clock, MESSAGES_PER_SECOND, MESSAGES_AT_ONCE)

    def try_password(self, read: str, address: str) -> None:
        """Before a password is looked at. ``read``: the name as the eye reads it, whether or not anybody has it.

        Wrong passwords cost the address that sends them. They also cost the name, for addresses from which its owner
        has not signed in yet: guessing from many addresses is slowed, and its owner at home is not.
        """
        buckets = self._tries(read, address)
        # All or none: one that is empty must not use up the others.
        if wait := max(bucket.wait() for bucket in buckets):
            raise Refused("too-fast", wait=wait)
        for bucket in buckets:
            bucket.take()

    def knew_password(self, read: str, address: str) -> None:
        """It was the right one: only wrong ones count."""
        for bucket in self._tries(read, address):
            bucket.give_back()
        self.owns_name(read, address)

    def owns_name(self, read: str, address: str) -> None:
        """The owner of a name is at this address."""
        here = neighbourhood(address)
        if here:
            self._familiar[read, here] = None
            self._familiar.move_to_end((read, here))
            if len(self._familiar) > REMEMBERED:
                self._familiar.popitem(last=False)

    def _tries(self, read: str, address: str) -> list[Bucket]:
        """The buckets that a password for a name costs, sent from an address."""
        here = neighbourhood(address)
        buckets = [] if (read, here) in self._familiar else [self._tries_of_name.of(read)]
        if here:
            buckets += [self._tries_from.of(here), self._tries_of_name_from.of(f"{here} {read}")]
        return buckets

    def try_own_password(self, person: str) -> None:
        """Before the password of somebody who is signed in is looked at: nobody else can use these tries up."""
        self._own_tries.spend(person)

    def knew_own_password(self, person: str) -> None:
        """It was the right one."""
        self._own_tries.of(person).give_back()

    def come_as_guest(self, address: str) -> None:
        """Before a guest is made."""
        self._spend_from(self._guests_from, address)

    def open_account(self, address: str) -> None:
        """Before an account is made; a password costs time and memory."""
        self._spend_from(self._accounts_from, address)

    def open_table(self, person: str, address: str) -> None:
        """Before a table is made."""
        self._tables_of.spend(person)
        self._spend_from(self._tables_from, address)

    def take_hint(self, person: str, guests_at: str, seconds: float) -> float:
        """Before a hint is thought about: for how many seconds it may be. ``guests_at``: the address of a guest."""
        buckets = self._hints(person, guests_at)
        granted = min(seconds, *[bucket.level for bucket in buckets])
        if granted < LEAST_HINT:
            raise Refused("no-more-hints")
        for bucket in buckets:
            bucket.take(granted)
        return granted

    def spare_hint(self, person: str, guests_at: str, seconds: float) -> None:
        """So much of it was not needed."""
        for bucket in self._hints(person, guests_at):
            bucket.give_back(seconds)

    def _hints(self, person: str, guests_at: str) -> list[Bucket]:
        here = neighbourhood(guests_at)
        return [self._hints_of.of(person), *([self._hints_from.of(here)] if here else [])]

    def pause(self, person: str) -> None:
        """Before somebody stops a game: the others want to play."""
        self._pauses_of.spend(person)

    def look_at_replay(self, person: str, address: str) -> None:
        """Before a game is played again for somebody to look at; that takes a part of a second."""
        self._replays_of.spend(person)
        self._spend_from(self._replays_from, address)

    def ask_town(self, address: str) -> None:
        """Before a town is drawn or shown."""
        self._spend_from(self._towns_from, address)

    def thought_about_town(self, address: str, seconds: float) -> None:
        """It took so long: which of many wishes cannot hold together may be dear to find out."""
        here = neighbourhood(address)
        if here:
            self._towns_from.of(here).drain(seconds * TOWNS_A_SECOND)

    def ask_forecast(self, person: str) -> None:
        """Before a forecast or a search for a town is begun; that takes minutes."""
        self._forecasts_of.spend(person)

    def got_no_forecast(self, person: str) -> None:
        """It was not begun: too many waited."""
        self._forecasts_of.of(person).give_back()

    def look_for_table(self, address: str) -> None:
        """Before an id or an invitation is looked at: refused after too many that were wrong."""
        here = neighbourhood(address)
        if here and (wait := self._guesses_from.of(here).wait()):
            raise Refused("too-fast", wait=wait)

    def found_no_table(self, address: str) -> None:
        """The id or the invitation was wrong."""
        self._guesses_from.of(neighbourhood(address)).take()

    def talk(self, person: str) -> None:
        """Before somebody says something."""
        self._talk_of.spend(person)

    def report(self, person: str) -> None:
        """Before somebody reports somebody."""
        self._reports_of.spend(person)

    @staticmethod
    def _spend_from(buckets: Buckets, address: str) -> None:
        here = neighbourhood(address)
        if here:
            buckets.spend(here)


def neighbourhood(address: str) -> str:
    """What counts as one address: of IPv6 the first 64 bits, for whoever has one of those has them all."""
    try:
        six = IPv6Address(address.partition("%")[0])
    except AddressValueError:
        return address
    four: IPv4Address | None = six.ipv4_mapped
    return str(four) if four is not None else str(IPv6Network((int(six) >> 64 << 64, 64)))

"""What a study plays: variants side by side, arms in each of them, towns and deals, as plain values.

A *variant* says how games are laid out. An *arm* says who plays in one: a list of roles, bots by name with what is
asked of them. The first role is the one that an arm is about; in an arm that ``rotates`` every deal is played from
every seat. Games of one town and deal have the same luck in all arms: what differs between two arms is their doing.

Games are numbered town by town: a study of more towns begins with the games of one of fewer, and can be played on.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import asdict, dataclass, field, fields, replace
from functools import cached_property, lru_cache
from typing import Any, NamedTuple

from cuore.bots import make_bot
from cuore.cards.catalogue import BOXES, with_costs
from cuore.cards.door import load_rules
from cuore.engine.errors import IllegalSetup, WrongPlayerCount, listed, shorten
from cuore.engine.rules import Rules
from cuore.engine.setup import Setup, check
from cuore.lab.games.row import MOST_DEALS
from cuore.lab.interventions import bot_of, read_intervention
from cuore.lab.seeds import check_seeds
from cuore.town import Wishes, make_setup
from cuore.town.drawing import NO_WISHES

MOST_GAMES = 100_000_000
FEWEST_TOWNS = 2
MOST_TOWNS = 10_000_000
MOST_ARMS = 2_000
LONGEST_NAME = 120
SELDOM = 10
"""A large study is looked at whenever it has grown by this part: each look reads all games again."""

OWN = "own"
QUESTIONS = ("card", "versus", "box", "price", "compare", "seats", OWN)
"""What a study can ask. The first six are made by ``questions``; an own one says by itself what it wants to know."""


@dataclass(frozen=True)
class Variant:
    """How the games of some arms are laid out: a person's wishes, as ``make_setup`` takes them.

    ``card_file`` is the text of a card file; ``costs`` are prices that are changed on top of it.
    """

    name: str
    boxes: tuple[str, ...] = BOXES[:1]
    players: int = 2
    town: str = "random"
    wishes: Wishes = NO_WISHES
    beginners: bool = False
    faster: bool = False
    printed_only: bool = False
    without: str = ""
    guests: str = "random"
    private_maids: str = "random"
    card_file: str | None = None
    costs: tuple[tuple[str, int], ...] = ()

    def rules(self) -> Rules:
        """The rules that its games are played by."""
        return _rules(self.card_file, self.costs)

    def setup(self, rules: Rules, town_seed: str, seed: str) -> Setup:
        """A game of it: the town by one seed, the luck by another."""
        drawn = make_setup(
            rules,
            boxes=self.boxes,
            players=self.players,
            town=self.town,
            seed=town_seed,
            beginners=self.beginners,
            faster=self.faster,
            printed_only=self.printed_only,
            without=self.without,
            guests=self.guests,
            private_maids=self.private_maids,
            wishes=self.wishes,
        )
        return Setup(**{**drawn.facts(), "seed": seed})


@lru_cache(maxsize=32)
def _rules(card_file: str | None, costs: tuple[tuple[str, int], ...]) -> Rules:
    rules = load_rules(card_file)
    return with_costs(rules, {rules.names[rules.find(name)]: cost for name, cost in costs})


@dataclass(frozen=True)
class Arm:
    """Who plays: a bot for each role. What it is about, in words and numbers, is for whoever asks."""

    name: str
    variant: str
    roles: tuple[str, ...]
    rotates: bool = False

    @property
    def games(self) -> int:
        """How often a deal is played."""
        return len(self.roles) if self.rotates else 1


@dataclass(frozen=True)
class Until:
    """Stop as soon as no interval is wider than this to either side, as a share of wins where it is about these.

    Looked at after fixed numbers of towns only: the ``least``, then as ``every`` says, more seldom when there are many.
    """

    width: float
    least: int = 40
    every: int = 20


class Match(NamedTuple):
    """One game of a study: its place, its arm, and at which seat the first role sits."""

    number: int
    town: int
    deal: int
    arm: int
    subject: int


@dataclass(frozen=True)
class Study:
    """A question as games. ``about`` are the words of the question, from which its answer is worked out again."""

    name: str
    question: str
    variants: tuple[Variant, ...]
    arms: tuple[Arm, ...]
    about: dict[str, Any] = field(default_factory=dict)
    seed: str = "1"
    towns: int = 200
    deals: int = 1
    until: Until | None = None

    def __getstate__(self) -> dict[str, Any]:
        """Its fields alone travel: what was worked out from them is worked out again."""
        return {each.name: getattr(self, each.name) for each in fields(self)}

    @cached_property
    def games_a_town(self) -> int:
        """How many games share a town's number."""
        return self.deals * sum(arm.games for arm in self.arms)

    @property
    def games(self) -> int:
        """How many games there are in all."""
        return self.towns * self.games_a_town

    @property
    def bots(self) -> tuple[str, ...]:
        """Everybody who plays in it, without what is asked of them."""
        return tuple(dict.fromkeys(bot_of(role) for arm in self.arms for role in arm.roles))

    @cached_property
    def variant(self) -> dict[str, Variant]:
        """The variants by name."""
        return {variant.name: variant for variant in self.variants}

    @cached_property
    def plan(self) -> tuple[tuple[int, int, int], ...]:
        """The games of each town in their order: arm, deal, and the seat of the first role.

        Arms of one variant and deal lie beside each other: they share a Town that is judged once, and compress well.
        """
        return tuple(
            (at, deal, subject)
            for variant in self.variants
            for deal in range(self.deals)
            for at, arm in enumerate(self.arms)
            if arm.variant == variant.name
            for subject in range(arm.games)
        )

    def match(self, number: int) -> Match:
        """One of the games."""
        town, at = divmod(number, self.games_a_town)
        arm, deal, subject = self.plan[at]
        return Match(number, town, deal, arm, subject)

    def seats(self, match: Match) -> tuple[str, ...]:
        """Who sits where."""
        roles = self.arms[match.arm].roles
        return tuple([roles[(seat - match.subject) % len(roles)] for seat in range(len(roles))])

    def town_seed(self, town: int) -> str:
        """The seed by which a town is drawn."""
        return f"{self.seed}/town {town + 1}"

    def deal_seed(self, town: int, deal: int) -> str:
        """The luck of a deal."""
        return f"{self.seed}/town {town + 1}/deal {deal + 1}"

    def setup(self, rules: Rules, variant: Variant, match: Match) -> Setup:
        """How a game is laid out."""
        return variant.setup(rules, self.town_seed(match.town), self.deal_seed(match.town, match.deal))

    def check(self) -> None:
        """Refuse what cannot be played, before anything is."""
        check_seeds(self.seed, f"/town {MOST_TOWNS}/deal {MOST_DEALS}")
        if self.question not in QUESTIONS:
            raise IllegalSetup(f"there is no question {shorten(self.question)}; choose from {listed(QUESTIONS)}")
        if not self.name.strip() or len(self.name) > LONGEST_NAME or not self.name.isprintable():
            raise IllegalSetup(f"a study needs a name of 1 to {LONGEST_NAME} printable letters")
        for word, count, least, most in (
            ("towns", self.towns, FEWEST_TOWNS, MOST_TOWNS),
            ("deals", self.deals, 1, MOST_DEALS),
            ("arms", len(self.arms), 1, MOST_ARMS),
            ("variants", len(self.variants), 1, MOST_ARMS),
        ):
            if not least <= count <= most:
                raise IllegalSetup(f"{word} must be from {least:,} to {most:,}, not {count:,}")
        _check_until(self.until, self.question)
        for names, what in ((list(self.variant), "variant"), ([arm.name for arm in self.arms], "arm")):
            doubled = sorted({name for name in names if names.count(name) > 1})
            if doubled or len(names) < len(self.variants if what == "variant" else self.arms):
                raise IllegalSetup(f"two {what}s have the same name, {listed(doubled or names)}: give each its own")
        if self.games > MOST_GAMES:
            raise IllegalSetup(
                f"these would be {self.games:,} games, and a study holds up to {MOST_GAMES:,}: ask for fewer pairs"
            )
        _check_cards(self.variants)
        for variant in self.variants:
            rules = variant.rules()
            check(rules, variant.setup(rules, self.town_seed(0), self.deal_seed(0, 0)))
            for arm in self.arms:
                if arm.variant == variant.name:
                    _check_roles(rules, arm, variant.players)
        for arm in self.arms:
            if arm.variant not in self.variant:
                raise IllegalSetup(
                    f"the arm {shorten(arm.name)} names the variant {shorten(arm.variant)}, which does not exist"
                )

    def data(self) -> dict[str, Any]:
        """The study as JSON has it. How many towns are played does not decide what a game's number means."""
        return {
            "name": self.name,
            "question": self.question,
            "about": self.about,
            "seed": self.seed,
            "towns": self.towns,
            "deals": self.deals,
            "until": asdict(self.until) if self.until else None,
            "variants": [_said(variant) for variant in self.variants],
            "arms": [{**asdict(arm), "roles": list(arm.roles)} for arm in self.arms],
        }


def _check_cards(variants: Sequence[Variant]) -> None:
    """A number stands for one card in all of a study's games, whichever card files its variants have."""
    names: dict[int, str] = {}
    for file in dict.fromkeys([variant.card_file for variant in variants]):
        for kind, card in enumerate(load_rules(file).cards):
            other = names.setdefault(kind, card.name)
            if other != card.name:
                raise IllegalSetup(
                    f"two variants have cards of their own, {shorten(other)} and {shorten(card.name)}, that have the "
                    "same number in the games: put both into one card file, or make two studies"
                )


def _check_until(until: Until | None, question: str) -> None:
    if until is None:
        return
    if question != OWN and until.width >= 1:
        raise IllegalSetup(
            f"the width of an interval is a share of wins, like 0.02 for two points: {until.width:g} is too wide"
        )
    if not 0 < until.width < 100:
        raise IllegalSetup(f"the width of an interval must be more than 0 and less than 100, not {until.width:g}")
    if not (FEWEST_TOWNS <= until.least <= MOST_TOWNS and 1 <= until.every <= MOST_TOWNS):
        raise IllegalSetup("until: least must be at least 2 towns, and every at least 1")


def _check_roles(rules: Rules, arm: Arm, players: int) -> None:
    """Every bot is known, and there are as many as seats."""
    if len(arm.roles) != players:
        raise WrongPlayerCount(
            f"the arm {shorten(arm.name)} needs {players} roles, one for each player, and has {len(arm.roles)}"
        )
    for role in arm.roles:
        asked = read_intervention(rules, role)
        make_bot(role if asked is None else asked.bot)


def _said(variant: Variant) -> dict[str, Any]:
    """What a variant says that does not go without saying."""
    found: dict[str, Any] = {"name": variant.name}
    for each in fields(Variant):
        value = getattr(variant, each.name)
        if each.name != "name" and (value != each.default or each.name in ("boxes", "players", "town")):
            found[each.name] = value.data() if isinstance(value, Wishes) else _plain_value(value)
    return found


def _plain_value(value: object) -> object:
    return [_plain_value(part) for part in value] if isinstance(value, tuple) else value


def with_towns(study: Study, towns: int) -> Study:
    """The same study, of more or fewer towns."""
    return replace(study, towns=towns)


def looks(study: Study) -> Iterator[int]:
    """The numbers of towns after which a study is looked at; the last is where it ends in any case."""
    until, towns = study.until, 0 if study.until is None else study.until.least
    while until is not None and towns < study.towns:
        yield towns
        towns += max(until.every, towns // SELDOM)
    yield study.towns

"""Who meets whom, where, and with which luck: every game of a league follows from the league and its number alone.

Games are numbered town by town. So a league of more towns begins with the games of one of fewer, and a file of games
can always be continued.
"""

from __future__ import annotations

from dataclasses import dataclass
from itertools import combinations

from cuore.cards.catalogue import BOXES
from cuore.engine.errors import CuoreError, IllegalSetup, WrongPlayerCount, cut, listed, shorten
from cuore.engine.luck import luck_from_seed
from cuore.engine.rules import RULES_VERSION, Rules
from cuore.engine.setup import Setup, check, host_of
from cuore.lab.games.folder import SOURCES
from cuore.lab.games.row import MOST_DEALS
from cuore.lab.playing import Players, players_version
from cuore.lab.seeds import check_seeds
from cuore.town import Wishes, make_setup
from cuore.town.drawing import NO_WISHES

MOST_GAMES = 10_000_000
MOST_BOTS = 40
ARENA = "arena"
"""What a folder of games says of a league stands under this word."""

DRAWS = 100
"""How often a town is drawn anew when the draw was not legal, before we say so."""


@dataclass(frozen=True)
class Match:
    """One game of a league: its place in it, and who sits where."""

    number: int
    town: int
    deal: int
    table: int
    seats: tuple[str, ...]


@dataclass(frozen=True)
class League:
    """What to play: everything a worker process needs, as plain values.

    Without a ``candidate`` every choice of ``seats`` players makes a table. With one, the candidate meets every other
    player alone: one seat for the candidate, all others for copies of that player. At each table every deal is played
    as often as there are seats, and everybody moves on by one seat in between.
    """

    bots: tuple[str, ...]
    seed: str = "1"
    seats: int = 2
    towns: int = 40
    deals: int = 1
    candidate: str | None = None
    boxes: tuple[str, ...] = BOXES
    mixed: bool = True  # every town draws a mixture of the boxes
    town: str = "random"
    beginners: bool = False
    faster: bool = False
    printed_only: bool = False
    wishes: Wishes = NO_WISHES
    card_file: str | None = None  # the text of a card file

    @property
    def tables(self) -> tuple[tuple[str, ...], ...]:
        """Who sits down together, before any seat is given out."""
        if self.candidate is None:
            return tuple(combinations(self.bots, max(0, self.seats)))
        others = [name for name in self.bots if name != self.candidate]
        return tuple((self.candidate, *[name] * (self.seats - 1)) for name in others)

    @property
    def games_a_town(self) -> int:
        """How many games are played in each town."""
        return self.deals * len(self.tables) * self.seats

    @property
    def games(self) -> int:
        """How many games there are in all."""
        return self.towns * self.games_a_town

    def match(self, number: int) -> Match:
        """One of the games."""
        rest, rotation = divmod(number, self.seats)
        rest, table = divmod(rest, len(self.tables))
        town, deal = divmod(rest, self.deals)
        places = list(range(self.seats))
        if self.seats > 2:
            # A rotation keeps everybody's neighbours, so the order round the table is drawn anew for each deal.
            luck_from_seed(self._seed(town, deal)).shuffle(f"table {table}", places)
        names = self.tables[table]
        seats = tuple(names[places[(seat - rotation) % self.seats]] for seat in range(self.seats))
        return Match(number, town, deal, table, seats)

    def setup(self, rules: Rules, match: Match) -> Setup:
        """How a game is laid out: the town by its number, the luck by its deal, whoever sits there."""
        if self.town == "random":
            drawn = self._drawn(rules, match.town)
        else:
            drawn = self._setup(rules, self.boxes, self._seed(match.town, 0))  # its visitors stay for all deals
        return Setup(**{**drawn.facts(), "seed": self._seed(match.town, match.deal)})

    def _setup(self, rules: Rules, boxes: tuple[str, ...], seed: str) -> Setup:
        return make_setup(
            rules,
            boxes=boxes,
            players=self.seats,
            town=self.town,
            seed=seed,
            beginners=self.beginners,
            faster=self.faster,
            printed_only=self.printed_only,
            wishes=self.wishes,
        )

    def _seed(self, town: int, deal: int) -> str:
        return f"{self.seed}/town {town + 1}/deal {deal + 1}"

    def _drawn(self, rules: Rules, number: int) -> Setup:
        """A game in a town that chance draws; a mixture that the rules or the wishes do not allow is drawn again."""
        error = CuoreError()
        for draw in range(DRAWS):
            seed = f"{self.seed}/town {number + 1}" + (f"/draw {draw + 1}" if draw else "")
            try:
                setup = self._setup(rules, self._mixture(rules, seed) if self.mixed else self.boxes, seed)
                check(rules, setup)
            except CuoreError as reason:
                error = reason
            else:
                return setup
            if not self.mixed:
                break  # chance alone would not make it possible
        raise error

    def _mixture(self, rules: Rules, seed: str) -> tuple[str, ...]:
        """One box, two or more: every number is as likely as any other. The first one gives the chiefs.

        A box that is a game apart makes another game of any mixture. So that it has its share and no more, it is drawn
        by itself, as often as any box comes first, and then visitors for it.
        """
        luck = luck_from_seed(seed)
        host = host_of(rules, self.boxes)
        others = [box for box in self.boxes if box != host.id or not host.place.apart]
        order = list(range(len(others)))
        luck.shuffle("boxes", order)
        if host.place.apart and luck.below("which game", len(self.boxes)) == 0:
            visitors = luck.below("how many visit", len(order) + 1)
            return (host.id, *(others[i] for i in order[:visitors]))
        return tuple(others[i] for i in order[: 1 + luck.below("how many boxes", len(order))])

    def check(self, rules: Rules) -> None:
        """Refuse what cannot be played, before anything is."""
        check_seeds(self.seed, f"/town {self.towns}/deal {self.deals}", f"/town {self.towns}/draw {DRAWS}")
        if len(self.bots) > MOST_BOTS:
            raise IllegalSetup(f"{len(self.bots)} bots are too many: name up to {MOST_BOTS}")
        players = Players(rules)
        for name in self.bots:
            players.bot(name)
        if not self.boxes:
            raise IllegalSetup("choose at least one box")
        if len(set(self.bots)) != len(self.bots):
            twice = next(name for name in self.bots if self.bots.count(name) > 1)
            raise IllegalSetup(f"the bot {cut(twice)} is named twice: name each bot once")
        if len(self.bots) < 2:
            raise IllegalSetup(
                "an arena needs at least two different bots, with commas between them, as in random,biglove"
            )
        if self.candidate is not None and self.candidate not in self.bots:
            raise IllegalSetup(f"the candidate {shorten(self.candidate)} is not among the bots: {listed(self.bots)}")
        if self.candidate is None and 2 <= len(self.bots) < self.seats:
            raise WrongPlayerCount(
                f"a table of {self.seats} needs {self.seats} different bots, not {len(self.bots)}; or choose a "
                "candidate, who then meets copies of each of the others"
            )
        if self.mixed and self.town != "random":
            raise IllegalSetup("a town that is chosen needs its boxes: name them too")
        if min(self.towns, self.deals) < 1:
            raise IllegalSetup("towns and deals must be at least 1")
        if self.deals > MOST_DEALS:
            raise IllegalSetup(f"the deals of a town must be at most {MOST_DEALS:,}, not {self.deals:,}")
        for_each = [box.players for box in rules.boxes.values()]
        least, most = min(least for least, _ in for_each), max(most for _, most in for_each)
        if not least <= self.seats <= most:
            raise WrongPlayerCount(f"a table is for {least} to {most} players, not {self.seats}")
        if self.games > MOST_GAMES:
            raise IllegalSetup(f"these would be {self.games:,} games, and an arena holds up to {MOST_GAMES:,}")
        check(rules, self.setup(rules, Match(0, 0, 0, 0, self.bots)))

    def about(self, rules: Rules) -> dict[str, object]:
        """All that decides what a game's number means; how many towns are played does not."""
        return {
            ARENA: {
                "bots": list(self.bots),
                "players": self.seats,
                "candidate": self.candidate,
                "boxes": list(self.boxes),
                "mixed": self.mixed,
                "town": self.town,
                "deals": self.deals,
                "seed": self.seed,
                "beginners": self.beginners,
                "faster": self.faster,
                "printed_only": self.printed_only,
                "wishes": self.wishes.data(),
            },
            "rules": RULES_VERSION,
            "cards": rules.fingerprint,
            SOURCES: players_version(),
        }

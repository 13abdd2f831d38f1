"""The catalogue of cards that a game is played with, laid out for the engine: one number a kind, one list a fact.

A ``Rules`` object is built once from boxes and their cards, shared by all games, and never changes. Kind numbers are
the places in the list of cards it was built from; that list starts with the official cards by their numbers, which
never change.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from types import MappingProxyType
from unicodedata import combining, normalize

from cuore.engine.box import Box
from cuore.engine.brought import Brings
from cuore.engine.card import COMMON, Card
from cuore.engine.card_traits import CardTraits, card_traits
from cuore.engine.costs import Prices
from cuore.engine.errors import AmbiguousCard, CuoreError, UnknownCard, listed, shorten
from cuore.engine.frame import Program, Step, program_traits
from cuore.engine.needs import ANY_COST, Glance, exact_costs, one_by_one, sort_of, weight
from cuore.engine.quarters import card_under, events_on
from cuore.engine.sealed import Sealed
from cuore.engine.words import (
    BUILDING,
    CHAMBER,
    CHAMBERMAID_CHIEF,
    EMPLOY_CARD,
    EVENT,
    GENERAL,
    KIND,
    LOVE,
    MAID_CHIEF,
    ON_BUILDING,
    ON_MAID,
    PLAY_LOVE,
    PRIVATE,
    SERVE,
    option,
)

RULES_VERSION = 3
"""Goes up whenever the same seed and decisions would play differently; records name it."""


MOST_KEPT = 1000
"""Of what can be worked out again, so much is remembered."""


def plain(text: str) -> str:
    """Letters as a hurried person types them: no case, no accents, no punctuation."""
    flat = "".join(c for c in normalize("NFKD", text.casefold()) if not combining(c))
    return " ".join("".join(c if c.isalnum() else " " for c in flat).split())


class Rules(Sealed):
    """All kinds of cards. Facts are indexed by kind; nobody can change them, for every view of every game has them."""

    def __init__(
        self,
        cards: list[Card],
        boxes: Sequence[Box],
        common: Mapping[str, Program],
        fingerprint: str = "",
    ) -> None:
        self.boxes: Mapping[str, Box] = MappingProxyType({box.id: box for box in boxes})
        self.cards = tuple(cards)
        self.fingerprint = fingerprint  # of cards that are not official, for records; empty when all are
        self.names = tuple([card.name for card in cards])
        self.category = tuple([card.category for card in cards])
        self.cost = tuple([card.cost for card in cards])
        self.draw = tuple([card.draw for card in cards])
        self.love = tuple([card.love for card in cards])
        self.serving = tuple([card.serving for card in cards])
        self.employment = tuple([card.employment for card in cards])
        self.chamber = tuple([card.chamber for card in cards])
        self.serve = tuple([card.serve for card in cards])
        self.starting = tuple([card.starting for card in cards])
        self.starting_must = tuple([card.starting_must for card in cards])
        starting = [program_traits(card.starting) for card in cards]
        self.starting_gains = tuple([traits.only_gains() for traits in starting])
        self.takes_from_hand = tuple([traits.does("discard hand") or traits.does("exchange") for traits in starting])
        self.harmless = tuple(  # to be served by her
            [not card.draw and (not card.serve or program_traits(card.serve).is_harmless()) for card in cards]
        )
        self.on_draw = tuple([card.on_draw for card in cards])
        self.others_dismiss = tuple([card.others_dismiss for card in cards])
        self.turns_events_away = tuple([card.turns_events_away for card in cards])
        self.laid = tuple([card.laid for card in cards])
        self.changes = tuple([card.changes for card in cards])
        self.requires = tuple([card.requires for card in cards])
        self.arrives = tuple([card.arrives for card in cards])
        self.employed = tuple([card.employed for card in cards])
        self.chambered_serving = tuple([card.chambered_serving for card in cards])
        self.chambered_starting = tuple([card.chambered_starting for card in cards])
        self.hand_ability = tuple([card.hand_ability for card in cards])
        self.leave = tuple([card.leave for card in cards])
        self.chamber_discount = tuple([card.chamber_discount for card in cards])
        self.larger_hand = tuple([card.larger_hand for card in cards])
        self.after_hand = tuple([card.after_hand for card in cards])
        self.skilled = tuple([card.imagination + card.concentration + card.effort > 0 for card in cards])
        self.errand = tuple([card.errand for card in cards])
        self.skill_needed = tuple([card.skill_needed for card in cards])
        self.alcohol = tuple([card.alcohol for card in cards])
        self.drunk = tuple([card.drunk for card in cards])
        self.cure_maid = tuple([card.cure_maid for card in cards])
        self.cost_bit = tuple([1 << card.cost for card in cards])
        self.sorts = tuple([sort_of(card.category) for card in cards])
        self.weight = tuple([weight(card.category, card.cost) for card in cards])
        self.needs = tuple([one_by_one(card.needs) for card in cards])
        self.needed_total = tuple([sum([need.total for need in card.needs]) for card in cards])
        self.needed_costs = tuple([exact_costs(needs) for needs in self.needs])
        self.needed_bits = tuple([sum([1 << cost for cost in set(costs)]) for costs in self.needed_costs])
        self.glance = tuple([Glance(card.needs) for card in cards])
        self.plain_needs = tuple(  # exact costs, of any staff
            [all(need.sort == "staff" and need.cost != ANY_COST for need in card.needs) for card in cards]
        )
        self.is_maid = tuple([card.category <= PRIVATE for card in cards])
        self.is_love = tuple([card.category == LOVE for card in cards])
        kinds = range(len(cards))
        self.serve_option = tuple([option(SERVE, k) if self._can_serve(cards[k]) else 0 for k in kinds])
        self.chamber_option = tuple([option(CHAMBER, k) if cards[k].chamber else 0 for k in kinds])
        self.love_option = tuple([option(PLAY_LOVE, k) if cards[k].category == LOVE else 0 for k in kinds])
        self.employ_option = tuple([option(EMPLOY_CARD, k) for k in kinds])
        by_box: dict[str, tuple[int, ...]] = {}
        numbers: dict[str, int] = {}
        for kind, card in enumerate(cards):
            if card.name in numbers:
                raise CuoreError(f"two cards are called {card.name!r}")
            numbers[card.name] = kind
            if card.box not in self.boxes and card.box != COMMON:
                raise CuoreError(f"{card.name!r} is in the box {card.box!r}, which is not there")
            by_box[card.box] = (*by_box.get(card.box, ()), kind)
        self.by_box: Mapping[str, tuple[int, ...]] = MappingProxyType(by_box)
        self.kinds: Mapping[str, int] = MappingProxyType(numbers)
        self._stocks: dict[object, object] = {}  # what setup has worked out for towns it has seen; a cache, no more
        Brings(tuple([each for box in boxes for each in box.zones]))  # refuses equal names
        self._prices: dict[tuple[int, ...], Prices] = {}  # and what costs.py has, for cards that change prices
        self._traits: dict[int, CardTraits] = {}  # of the cards that were asked for
        self.reacting = tuple([k for k in kinds if cards[k].turns_events_away])
        self.cure = tuple([numbers.get(card.cure, -1) for card in cards])
        lying = [k for k in kinds if cards[k].laid == ON_MAID]
        self.illness = lying[0] if lying else -1
        storms = [k for k in kinds if cards[k].laid == ON_BUILDING]
        self.storm = storms[0] if storms else -1
        self._plain_names = tuple([plain(name) for name in self.names])
        # Names that cards once had, and what has become of each; a card that has such a name now is that card.
        self._retired = tuple(
            [
                (plain(name), f"{name} {fate}")
                for box in boxes
                for name, fate in box.retired.items()
                if name not in self.kinds
            ]
        )
        self._programs: dict[str, Program] = {}
        self.programs: Mapping[str, Program] = MappingProxyType(self._programs)
        self._paths: dict[int, str] = {}
        for path, program in common.items():
            self._register(path, program)
        for box in boxes:
            self._register(box.place.program, box.place.turn)
            for path, program in box.programs.items():
                self._register(path, program)
        for card in cards:
            for what, program in card.programs():
                self._register(f"{card.name} / {what}", program)

    def __repr__(self) -> str:
        which = f"fingerprint {self.fingerprint}" if self.fingerprint else "all official"
        return f"<Rules: {len(self.cards)} kinds of cards of {', '.join(self.boxes)}, {which}>"

    @staticmethod
    def _can_serve(card: Card) -> bool:
        # A chief without icons and text has nothing to give: being served by her is not offered (docs/rulings.md).
        if card.category == GENERAL:
            return True
        icons = card.draw + card.love + card.serving + card.employment
        return card.category in (MAID_CHIEF, CHAMBERMAID_CHIEF) and (icons > 0 or bool(card.serve))

    def _register(self, path: str, program: Program) -> None:
        if not program:
            return
        self._programs[path] = program
        self._paths.setdefault(id(program), path)
        for number, step in enumerate(program, 1):
            for name, inner in step.inside():
                self._register(f"{path} / {number} {name}", inner)

    def brings(self, boxes: Sequence[str]) -> Brings:
        """The zones and counters of some boxes, and of others whose steps their cards use; as in the catalogue."""
        bringing = [box for box in self.boxes.values() if box.zones and (box.id in boxes or self._lends(box, boxes))]
        return Brings(tuple([each for box in bringing for each in box.zones]))

    def _lends(self, lender: Box, boxes: Sequence[str]) -> bool:
        """Whether cards of some boxes, those of a card file for instance, use steps of another one."""
        for card in self.cards:
            if card.box in boxes:
                for _, program in card.programs():
                    if _uses(program, lender.steps):
                        return True
        return False

    def host(self, boxes: Sequence[str]) -> Box:
        """The box that says where a game is played: one that is a game apart, if there is one, or else the first."""
        for box in boxes:
            if self.boxes[box].place.apart:
                return self.boxes[box]
        return self.boxes[boxes[0]]

    def known_stock(self, layout: object) -> object:
        """What was worked out before for a layout, None if nothing was."""
        return self._stocks.get(layout)

    def keep_stock(self, layout: object, stock: object) -> None:
        """Remember what was worked out for a layout."""
        if len(self._stocks) > MOST_KEPT:
            self._stocks.clear()
        self._stocks[layout] = stock

    def known_prices(self, changing: tuple[int, ...]) -> Prices | None:
        """The prices that follow from these cards, if they were worked out before."""
        return self._prices.get(changing)

    def keep_prices(self, changing: tuple[int, ...], prices: Prices) -> None:
        """Remember the prices that follow from these cards."""
        if len(self._prices) > MOST_KEPT:
            self._prices.clear()
        self._prices[changing] = prices

    def traits(self, kind: int) -> CardTraits:
        """What a card does."""
        found = self._traits.get(kind)
        if found is None:
            found = card_traits(self.cards[kind])
            self._traits[kind] = found
        return found

    def path_of(self, program: Program) -> str:
        """The name of a program in saved positions."""
        return self._paths[id(program)]

    def kind(self, name: str) -> int:
        """The kind with exactly this name."""
        found = self.kinds.get(name)
        if found is None:
            raise UnknownCard(f"there is no card called {shorten(name)}", name)
        return found

    def find(self, text: str, among: Sequence[int] | None = None) -> int:
        """The one kind that ``text`` names: a full name, or any part of words that fits one card alone."""
        named = self.kinds.get(text)
        if named is not None and (among is None or named in among):
            return named  # every name in a saved position: worth not being taken apart
        wanted = plain(text)
        kinds = list(range(len(self.names))) if among is None else list(among)
        exact = [k for k in kinds if self._plain_names[k] == wanted]
        if len(exact) == 1:
            return exact[0]
        words = wanted.split()
        found = [k for k in kinds if words and fits(words, self._plain_names[k].split())]
        if not found:
            for name, fate in self._retired:
                if words and fits(words, name.split()):
                    raise UnknownCard(fate, text)
            near = self._nearest(wanted, kinds)
            hint = f"; did you mean {near}?" if near else ""
            raise UnknownCard(f"there is no card called {shorten(text)}{hint}", text, [near] if near else [])
        if len(found) > 1:
            names = [self.names[k] for k in found]
            raise AmbiguousCard(f"{shorten(text)} could be {listed(names)}", text, names)
        return found[0]

    def fate_of(self, words: str) -> str:
        """What has become of the card that these words name, if it is one that there is no more."""
        said = plain(words)
        return next((fate for name, fate in self._retired if name in said), "")

    def find_all(self, text: str) -> list[int]:
        """All kinds that ``text`` could mean."""
        words = plain(text).split()
        return [k for k in range(len(self.names)) if words and fits(words, self._plain_names[k].split())]

    def _nearest(self, wanted: str, kinds: list[int]) -> str:
        best, share = "", 0.0
        pairs = {wanted[i : i + 2] for i in range(len(wanted) - 1)}
        for k in kinds:
            for name in (self._plain_names[k], self._plain_names[k].split(" ")[0]):
                other = {name[i : i + 2] for i in range(len(name) - 1)}
                common = 2 * len(pairs & other) / max(1, len(pairs) + len(other))
                if common > share:
                    best, share = self.names[k], common
        return best if share >= 0.5 else ""

    def entry_parts(self, entry: int) -> tuple[int, int, int]:
        """A card in private quarters: its kind, how many events lie on it, and the kind under it (-1 for none)."""
        kind = entry & KIND
        if self.category[kind] == BUILDING:
            return kind, events_on(entry), card_under(entry)
        return kind, entry >> 10, -1

    def entry_state(self, entry: int) -> str:
        """What lies on and under a card in private quarters, as the notations write it in parentheses."""
        kind, events, under = self.entry_parts(entry)
        parts = [self.names[under]] if under >= 0 else []
        if events:
            word = "storm" if self.category[kind] == BUILDING else "ill"
            parts.append(word if events == 1 else f"{word} {events}")
        return ", ".join(parts)

    def entry_words(self, entry: int) -> str:
        """A card in private quarters with what lies on and under it, as the notations write it."""
        state = self.entry_state(entry)
        return f"{self.names[entry & KIND]} ({state})" if state else self.names[entry & KIND]

    def sellable(self, kind: int) -> bool:
        """Whether cards of this kind lie in a pile of their own in the Town."""
        return self.category[kind] in (MAID_CHIEF, CHAMBERMAID_CHIEF, GENERAL, EVENT, LOVE, BUILDING)


def _uses(program: Program, steps: tuple[type[Step], ...]) -> bool:
    """Whether a program has one of these steps, on whatever level."""
    for step in program:
        if type(step) in steps:
            return True
        for _, inner in step.inside():
            if _uses(inner, steps):
                return True
    return False


def fits(wanted: list[str], words: list[str]) -> bool:
    """Whether the wanted words begin words of the other list, in the same order."""
    at = 0
    for word in words:
        if at < len(wanted) and word.startswith(wanted[at]):
            at += 1
    return at == len(wanted)

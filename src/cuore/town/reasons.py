"""Why each card is in a town: what was wished, what others need her for, and what she brings."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

from cuore.engine.card_traits import ROLES
from cuore.engine.rules import Rules
from cuore.engine.words import BEER, GENERAL, REMINISCENCE
from cuore.town.alive import mechanics_needed, payers, sells_beer
from cuore.town.naming import find_card
from cuore.town.qualities import families
from cuore.town.town import Town, chosen_in, kinds_in
from cuore.town.wishes import Wishes

PINNED: Final = "pinned"
SELLS: Final = "sells"  # without her nobody could have beers
PAYS: Final = "pays"  # a Reminiscence asks for her cost
FAMILY: Final = "family"
PARTNER: Final = "partner"  # she works on cards that are there
USES: Final = "uses"  # a mechanic that is there
ONLY: Final = "only"  # nobody else in this town is good for that
ROLE: Final = "role"
BOX: Final = "box"  # what a box brings to every town, unless it is left out
ALWAYS: Final = "always"  # the same, where there is no other box
GIVES: Final = "gives"  # nothing special, but a little of something
CHANCE: Final = "chance"


@dataclass(frozen=True)
class Reason:
    """One reason: its sort, the cards that it is about, and a role, a mechanic or a cost."""

    sort: str
    cards: tuple[int, ...] = ()
    word: str = ""
    cost: int = 0


def reasons(rules: Rules, town: Town, wishes: Wishes | None = None) -> dict[int, tuple[Reason, ...]]:
    """Why each maid, guest and special card is there, by kind; who is there for nothing special came by chance."""
    there = kinds_in(rules, town)
    chosen = chosen_in(rules, town)
    maids = [rules.kind(name) for name in town.maids]
    pinned = {find_card(rules, name, chosen) for name in wishes.pin} if wishes else set()
    partly = {rules.category[rules.kind(name)] for name in town.without}
    found: dict[int, tuple[Reason, ...]] = {}
    for kind in chosen:
        said = [Reason(PINNED)] if kind in pinned else []
        if rules.category[kind] == GENERAL:
            said += _of_maid(rules, kind, maids, there)
        said += _links(rules, kind, there)
        drawn = rules.category[kind] == GENERAL or rules.category[kind] in partly
        if not drawn:
            said.append(Reason(BOX, word=rules.cards[kind].box) if len(town.boxes) > 1 else Reason(ALWAYS))
        found[kind] = tuple(said) or (Reason(GIVES if _gives(rules, kind) else CHANCE, (kind,)),)
    return found


def _of_maid(rules: Rules, kind: int, maids: list[int], there: list[int]) -> list[Reason]:
    said: list[Reason] = []
    if any(rules.category[k] == BEER for k in there) and sells_beer(rules, kind):
        said.append(Reason(SELLS))
    others = [k for k in there if k != kind and rules.sorts[k]]
    wanted = [
        (card, need) for card in there if rules.category[card] == REMINISCENCE for need in rules.cards[card].needs
    ]
    said += [
        Reason(PAYS, (card,), cost=rules.cost[kind])
        for card, need in wanted
        if not need.total and need.fits(rules.cost[kind], rules.sorts[kind]) and not payers(rules, need, others)
    ]
    kin = [family - {kind} for family in families(rules, tuple(maids)) if kind in family]
    said += [Reason(FAMILY, tuple(sorted(family))) for family in kin]
    for role in ROLES:
        if rules.traits(kind).has_role(role):
            alone = not any(rules.traits(k).has_role(role) for k in maids if k != kind)
            said.append(Reason(ONLY if alone and kind in maids else ROLE, word=role))
    return said


def _gives(rules: Rules, kind: int) -> bool:
    card = rules.cards[kind]
    return rules.category[kind] == GENERAL and card.draw + card.love + card.serving + card.employment > 0


def _links(rules: Rules, kind: int, there: list[int]) -> list[Reason]:
    """The mechanics that it needs, and the cards that it works on, Love apart."""
    said = [Reason(USES, word=mechanic) for mechanic in mechanics_needed(rules, kind)]
    named = [rules.kinds[name] for name in rules.traits(kind).works_on() if name in rules.kinds]
    partners = tuple([k for k in named if k in there and not rules.is_love[k]])
    return said + ([Reason(PARTNER, partners)] if partners else [])

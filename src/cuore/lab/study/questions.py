"""The questions that everybody asks, as studies: what a card is worth or should cost, what a rule does, who begins.

Each takes a person's words and gives a ``Study``; ``about`` keeps what its answer needs to know.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import replace

from cuore.bots import make_bot
from cuore.bots.registry import PERSONAS, USUAL
from cuore.engine.census import census
from cuore.engine.errors import IllegalSetup, WrongPlayerCount, listed, shorten
from cuore.engine.rules import Rules
from cuore.engine.setup import check_boxes, new_game, of_boxes, players_for
from cuore.engine.words import BUILDING, CATEGORY_NAMES, EVENT, GENERAL, LOVE, PRIVATE, REMINISCENCE
from cuore.lab.interventions import BARRED, ONCE, name_of
from cuore.lab.study.arms import forced, forced_at, free, nobody, plan_in, versus, without, without_at
from cuore.lab.study.plan import Arm, Study, Until, Variant
from cuore.town.naming import find_card

USUAL_TOWNS = {"card": 300, "versus": 300, "box": 300, "price": 160, "compare": 400, "seats": 1000, "own": 300}
"""How many towns there are if nobody says."""

CHOSEN = (GENERAL, EVENT, BUILDING, PRIVATE, REMINISCENCE)
"""What a town is drawn from, and a player can do without: the cards of a box that are measured."""

DRAWS = 8
"""So many games are looked at. Where chance draws all of them alike, what is in none of them is in no game."""

DEAREST = 12
"""The highest price that is tried."""

STEPS = 3
"""How far from its price a card is tried, up and down, if nobody says otherwise."""


def ask_card(
    variant: Variant,
    card: str,
    bots: Sequence[str] = (USUAL,),
    *,
    towns: int = USUAL_TOWNS["card"],
    deals: int = 1,
    seed: str = "1",
    until: Until | None = None,
) -> Study:
    """What is a card worth here? One player may not have it; all may; nobody may; one must take it once."""
    _check_players(variant)
    rules = variant.rules()
    name = rules.names[_kind(rules, variant, card)]
    there = _with_card(rules, variant, name)
    arms: list[Arm] = []
    for bot in _checked(bots):
        arms += [
            _without(there, name, bot),
            Arm(free(bot), there.name, (bot,) * there.players),
            Arm(nobody(bot), there.name, (name_of(BARRED, [name], bot),) * there.players),
            Arm(forced(bot), there.name, _forced(there, name, bot), rotates=True),
        ]
    about = {"cards": [name], "bots": list(bots)}
    title = f"What is {name} worth?"
    return Study(title, "card", (there,), tuple(arms), about, seed, towns, deals, until)


def ask_versus(
    variant: Variant,
    card: str,
    other: str,
    bots: Sequence[str] = (USUAL,),
    *,
    towns: int = USUAL_TOWNS["versus"],
    deals: int = 1,
    seed: str = "1",
    until: Until | None = None,
) -> Study:
    """Which of two cards is better? Both lie in the town; one player may have the first, the others the second."""
    _check_players(variant)
    rules = variant.rules()
    one, two = (rules.names[_kind(rules, variant, name)] for name in (card, other))
    if one == two:
        raise IllegalSetup(f"{one} cannot be compared with itself: name two cards")
    there = replace(_with_card(rules, _with_card(rules, variant, two), one), name=f"{one} and {two}")
    arms = [
        Arm(
            versus(one, two, bot),
            there.name,
            (name_of(BARRED, [two], bot), *[name_of(BARRED, [one], bot)] * (there.players - 1)),
            rotates=True,
        )
        for bot in _checked(bots)
    ]
    about = {"cards": [one, two], "bots": list(bots)}
    title = f"Is {one} or {two} better?"
    return Study(title, "versus", (there,), tuple(arms), about, seed, towns, deals, until)


def ask_box(
    variant: Variant,
    bots: Sequence[str] = (USUAL,),
    *,
    cards: Sequence[str] = (),
    towns: int = USUAL_TOWNS["box"],
    deals: int = 1,
    seed: str = "1",
    until: Until | None = None,
) -> Study:
    """Which cards of some boxes are strong, and which weak? Every card in towns of its own."""
    _check_players(variant)
    rules = variant.rules()
    names = [rules.names[_kind(rules, variant, card)] for card in cards] or cards_of(rules, variant.boxes)
    variants: list[Variant] = []
    arms: list[Arm] = []
    for name in names:
        there = _with_card(rules, variant, name)
        variants.append(there)
        arms += [_without(there, name, bot) for bot in _checked(bots)]
    about = {"cards": names, "bots": list(bots)}
    title = f"The cards of {listed(list(variant.boxes))}"
    return Study(title, "box", tuple(variants), tuple(arms), about, seed, towns, deals, until)


def ask_price(
    variant: Variant,
    card: str,
    bot: str = USUAL,
    *,
    prices: Sequence[int] = (),
    towns: int = USUAL_TOWNS["price"],
    deals: int = 1,
    seed: str = "1",
    until: Until | None = None,
) -> Study:
    """What should a card cost? At every price: may one have it or not, and must one have it once or not at all."""
    _check_players(variant)
    rules = variant.rules()
    kind = _kind(rules, variant, card)
    name, printed = rules.names[kind], rules.cost[kind]
    if rules.category[kind] == LOVE or not _has_price(rules, kind):
        raise IllegalSetup(f"{name} is not paid for with Love, so it has no price to try")
    tried = sorted(set(prices)) or list(range(max(1, printed - STEPS), min(DEAREST, printed + STEPS) + 1))
    if len(tried) < 2 or not all(0 <= price <= DEAREST for price in tried):
        raise IllegalSetup(f"--prices are two or more whole numbers from 0 to {DEAREST}, with commas between them")
    _checked([bot])
    variants: list[Variant] = []
    arms: list[Arm] = []
    for price in tried:
        there = replace(_with_card(rules, variant, name), name=f"{name} for {price}", costs=((name, price),))
        variants.append(there)
        arms += [
            replace(_without(there, name, bot), name=without_at(price)),
            Arm(forced_at(price), there.name, _forced(there, name, bot), rotates=True),
        ]
    about = {"cards": [name], "bots": [bot], "prices": tried, "printed": printed}
    title = f"What should {name} cost?"
    return Study(title, "price", tuple(variants), tuple(arms), about, seed, towns, deals, until)


def ask_compare(
    one: Variant,
    other: Variant,
    bot: str = USUAL,
    *,
    plans: bool = True,
    towns: int = USUAL_TOWNS["compare"],
    deals: int = 1,
    seed: str = "1",
    until: Until | None = None,
) -> Study:
    """What does a house rule do? Two variants on the same luck, and in each of them every plan against the bot."""
    if one.name == other.name:
        raise IllegalSetup("these are the same rules twice: compare two that differ")
    _checked([bot])
    _check_players(one, other)
    arms: list[Arm] = []
    for variant in (one, other):
        arms.append(Arm(free(variant.name), variant.name, (bot,) * variant.players))
        arms += [
            Arm(plan_in(plan, variant.name), variant.name, (plan, *(bot,) * (variant.players - 1)), rotates=True)
            for plan in (PERSONAS if plans else ())
        ]
    about = {"variants": [one.name, other.name], "bots": [bot], "plans": list(PERSONAS) if plans else []}
    title = f"{one.name} beside {other.name}"
    return Study(title, "compare", (one, other), tuple(arms), about, seed, towns, deals, until)


def ask_seats(
    variants: Sequence[Variant],
    bot: str = USUAL,
    *,
    towns: int = USUAL_TOWNS["seats"],
    deals: int = 1,
    seed: str = "1",
    until: Until | None = None,
) -> Study:
    """Is the first seat ahead? The same bot in every seat, in every variant."""
    _checked([bot])
    _check_players(*variants)
    arms = [Arm(free(variant.name), variant.name, (bot,) * variant.players) for variant in variants]
    about = {"variants": [variant.name for variant in variants], "bots": [bot]}
    return Study("Is the first seat ahead?", "seats", tuple(variants), tuple(arms), about, seed, towns, deals, until)


def cards_of(rules: Rules, boxes: Sequence[str]) -> list[str]:
    """The cards of some boxes that a player can do without, in the order of the catalogue."""
    found = [card.name for card in rules.cards if card.box in boxes and card.category in CHOSEN]
    if not found:
        raise IllegalSetup(f"no card of {listed(list(boxes))} can be left out by a player")
    return found


def _check_players(*variants: Variant) -> None:
    """Refuse a table that no box is made for, before it has a role for each of so many."""
    for variant in variants:
        rules = variant.rules()
        check_boxes(rules, variant.boxes)
        least, most = players_for(rules, variant.boxes)
        if not least <= variant.players <= most:
            raise WrongPlayerCount(f"these boxes are for {least} to {most} players, not {shorten(variant.players)}")


def _kind(rules: Rules, variant: Variant, card: str) -> int:
    """The card that somebody means where these boxes are in play."""
    check_boxes(rules, variant.boxes)
    return find_card(rules, card, of_boxes(rules, variant.boxes))


def _with_card(rules: Rules, variant: Variant, name: str) -> Variant:
    """The variant with towns that have the card in them; a town that is given stays as it is."""
    kind = rules.kinds[name]
    if variant.town != "random" or rules.category[kind] not in CHOSEN:
        seen = {frozenset(kinds) for kinds in _drawn(rules, variant)}
        is_foreign = bool(rules.cards[kind].box) and rules.cards[kind].box not in variant.boxes
        if (is_foreign or len(seen) == 1) and not any(kind in kinds for kinds in seen):
            raise IllegalSetup(f"{name} is in none of these games: choose boxes or a town that have it")
        return replace(variant, name=name)
    box = rules.cards[kind].box
    if box and box not in variant.boxes:
        raise IllegalSetup(
            f"{name} comes from the box {box}: add it to the boxes in play, {listed(list(variant.boxes))}"
        )
    pinned = tuple(dict.fromkeys([*variant.wishes.pin, name]))
    return replace(variant, name=name, wishes=replace(variant.wishes, pin=pinned))


def is_there(rules: Rules, variant: Variant, kind: int) -> bool:
    """Whether a card is anywhere in some games that chance draws."""
    return any(kind in kinds for kinds in _drawn(rules, variant))


def _drawn(rules: Rules, variant: Variant) -> Iterator[set[int]]:
    """The kinds of cards in some games of a variant."""
    for draw in range(DRAWS):
        counts = census(new_game(rules, variant.setup(rules, f"{draw}", f"{draw}")))
        yield {kind for kind, count in enumerate(counts) if count}


def _without(variant: Variant, name: str, bot: str) -> Arm:
    """One may not have the card, and the others may."""
    roles = (name_of(BARRED, [name], bot), *(bot,) * (variant.players - 1))
    return Arm(without(name, bot), variant.name, roles, rotates=True)


def _forced(variant: Variant, name: str, bot: str) -> tuple[str, ...]:
    """One must take the card once, and the others may not have it."""
    return (name_of(ONCE, [name], bot), *[name_of(BARRED, [name], bot)] * (variant.players - 1))


def _has_price(rules: Rules, kind: int) -> bool:
    """Whether a card is paid for with Love, so that another price means something."""
    return CATEGORY_NAMES[rules.category[kind]] not in ("reminiscence", "beer", "high class maid", "preparation")


def _checked(bots: Sequence[str]) -> Sequence[str]:
    """Bots that there are, each once."""
    if not bots or len(set(bots)) < len(bots):
        raise IllegalSetup(f"name one bot or several different ones, not {shorten(', '.join(bots))}")
    for bot in bots:
        make_bot(bot)
    return bots

"""Exchanging some cards of a town for others, while the rest stays."""

from __future__ import annotations

from collections.abc import Sequence
from contextlib import suppress
from dataclasses import replace

from cuore.engine.errors import IllegalTown
from cuore.engine.rules import Rules
from cuore.engine.setup import host_of
from cuore.engine.words import CATEGORY_NAMES, GENERAL, PRIVATE
from cuore.town.alive import any_partner
from cuore.town.conflicts import Wanted
from cuore.town.drawing import NO_WISHES, NoTown
from cuore.town.naming import find_card
from cuore.town.offer import Offer
from cuore.town.town import Town, chosen_in, kinds_in
from cuore.town.wishes import GUESTS, PILES, Wishes, read_wish


def redraw(
    rules: Rules,
    town: Town,
    change: tuple[str, ...],
    seed: str,
    wishes: Wishes = NO_WISHES,
    *,
    printed_only: bool = False,
) -> Town:
    """The same town with some cards exchanged for others that fit; those come back another time, not now."""
    kinds = chosen_in(rules, town)
    going = [find_card(rules, name, kinds) for name in change]
    for kind in going:
        if kind not in kinds:
            raise IllegalTown(f"{rules.names[kind]} is not in this town, and cannot be exchanged")
    both = [name for name in wishes.pin if find_card(rules, name, kinds) in going]
    if both:
        raise IllegalTown(f"{both[0]} cannot be pinned and exchanged")
    moving = {rules.category[k] for k in going if rules.category[k] != GENERAL}
    # Whatever no card is exchanged of stays as it is; of the rest there will be as many as there were, if there are.
    out = [k for k in map(rules.kind, town.without) if rules.category[k] not in moving]
    others = [k for k in Offer(rules, town.boxes, printed_only).special if k not in going]
    counts = {c: min(_count(rules, kinds, c), _count(rules, others, c)) for c in moving}
    is_visited = bool(host_of(rules, town.boxes).place.visitors)
    visitors = ((GUESTS, town.guests), ("private maids", town.private_maids)) if is_visited else ()
    nobody = [word for word, names in visitors if not names]
    if is_visited and town.private_maids:
        counts[PRIVATE] = len(town.private_maids)
    counted = {f"{CATEGORY_NAMES[c]}s": n for c, n in counts.items() if n and f"{CATEGORY_NAMES[c]}s" in PILES}
    staying = [k for k in kinds if k not in going]
    there = {*kinds_in(rules, town)} - set(going)
    # A special card that would be dead without the one that goes may go with it.
    staying = [k for k in staying if rules.category[k] == GENERAL or any_partner(rules, k, there)]
    fixed = replace(
        wishes,
        pin=(*wishes.pin, *[rules.names[k] for k in staying]),
        forbid=(*wishes.forbid, *nobody),
        ban=(*wishes.ban, *[rules.names[k] for k in (*going, *out)]),
    )
    for least in ("", "1-"):  # as many, or else fewer
        kept = [text for text in wishes.piles if read_wish(text, PILES, number=True)[0] not in counted]
        piles = (*kept, *[f"{word}={least}{n}" for word, n in counted.items()])
        with suppress(NoTown):
            return Wanted(rules, town.boxes, replace(fixed, piles=piles), printed_only).drawer().draw(seed)
    names = " and ".join([rules.names[k] for k in going])
    raise IllegalTown(f"nothing else fits in the place of {names}: exchange more cards, or wish for less")


def _count(rules: Rules, kinds: Sequence[int], category: int) -> int:
    return len([k for k in kinds if rules.category[k] == category])

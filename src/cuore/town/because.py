"""Why wishes cannot hold together: facts about the cards in a conflict that make it plain."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from cuore.engine.errors import listed
from cuore.engine.setup import TOWN_SIZE, is_reconstruction
from cuore.engine.words import BEER, CATEGORY_NAMES, GENERAL
from cuore.town.alive import BEERS, mechanics_needed, mechanics_of, partners, sells_beer
from cuore.town.conflicts import BOXES, PRINTED, WITHOUT, Atom, Wanted
from cuore.town.naming import find_card
from cuore.town.offer import Offer
from cuore.town.qualities import ATTACK, families, has_quality
from cuore.town.wishes import GUESTS, MECHANICS, MOST, PILES, ROLE_WORDS, read_costs, read_wish


def reason_of(wanted: Wanted, conflict: Sequence[Atom]) -> str:
    """Facts about the cards in a conflict that make it plain."""
    return listed(dict.fromkeys(_reasons(wanted, conflict)), "; ")


def _reasons(wanted: Wanted, conflict: Sequence[Atom]) -> Iterator[str]:
    rules = wanted.rules
    pinned = [find_card(rules, atom.words, wanted.kinds()) for atom in conflict if atom.list == "pin"]
    maids = set(pinned) & set(Offer(rules, wanted.boxes).maids)
    if len(maids) > TOWN_SIZE:
        yield f"a town has {TOWN_SIZE} maids, not {len(maids)}"
        return
    if any(atom.list == PRINTED for atom in conflict):
        yield from _about_printed(wanted)
    for kind in pinned:
        yield from _about_card(wanted, kind, conflict)
    yield from _about_beers(wanted, conflict)
    for atom in conflict:
        if atom.list in ("require", "only"):
            word, least, _ = read_wish(atom.words, wanted.words)
            yield from _about_number(wanted, word, TOWN_SIZE if atom.list == "only" else least)
        if atom.list == "piles":
            word, least, most = read_wish(atom.words, PILES, number=True)
            yield from _about_number(wanted, word, least)
            of_these = [k for k in pinned if CATEGORY_NAMES[rules.category[k]] == MECHANICS.get(word)]
            if len(of_these) > most:
                yield f"{len(of_these)} {word} are pinned"
        if atom.list == "costs":
            yield from _about_costs(wanted, atom.words)


def _about_printed(wanted: Wanted) -> Iterator[str]:
    """How many maids of these boxes are no reconstructions, if they make no town."""
    offer = Offer(wanted.rules, wanted.boxes, printed_only=True)
    count = len(offer.maids)
    if count < TOWN_SIZE:
        yield f"{_where(offer)} {_only(count)} {_verb(count, 'is')} printed in full, and a town has {TOWN_SIZE} maids"


def _about_beers(wanted: Wanted, conflict: Sequence[Atom]) -> Iterator[str]:
    """That beers stay in the box together, where they must be there and one of them is banned."""
    rules = wanted.rules
    wished = [read_wish(atom.words, wanted.words)[0] for atom in conflict if atom.list == "require"]
    pinned = [find_card(rules, atom.words, wanted.kinds()) for atom in conflict if atom.list == "pin"]
    gone = [find_card(rules, atom.words, wanted.kinds()) for atom in conflict if atom.list in ("ban", WITHOUT)]
    beers = [k for k in gone if rules.category[k] == BEER and k not in pinned]
    sold = [k for k in pinned if BEERS in (*mechanics_needed(rules, k), CATEGORY_NAMES[rules.category[k]])]
    if beers and (sold or any(MECHANICS.get(word) == BEERS for word in wished)):
        yield f"beers come all together, {rules.names[beers[0]]} too"


def _about_costs(wanted: Wanted, words: str) -> Iterator[str]:
    """How many maids of some cost these boxes have, if that is too few."""
    offer = Offer(wanted.rules, wanted.boxes, wanted.printed_only)
    for low, high, least, _ in read_costs(words):
        count = len([k for k in offer.maids if low <= wanted.rules.cost[k] <= high])
        if count < min(least, TOWN_SIZE):
            costs = f"{low}" if low == high else f"{low} or more" if high == MOST else f"{low} to {high}"
            yield f"{_where(offer)} {_only(count)} {_verb(count, 'costs')} {costs}"
        elif least > TOWN_SIZE:
            yield f"a town has {TOWN_SIZE} maids"


def _only(count: int) -> str:
    return f"only {count}" if count else "none"


def _verb(count: int, one: str) -> str:
    return one if count == 1 else {"is": "are"}.get(one, one.removesuffix("s"))


def _where(offer: Offer) -> str:
    """Where what was counted could have been: a place apart has its own maids, and of its visitors not everything."""
    return f"in the {offer.host.place.title}" if offer.host.place.apart else f"in {', '.join(offer.boxes)}"


def _about_number(wanted: Wanted, word: str, least: int) -> Iterator[str]:
    """How many of something these boxes have, if that is too few."""
    rules = wanted.rules
    offer = Offer(rules, wanted.boxes, wanted.printed_only)
    if word == GUESTS:
        if not offer.guests:
            yield f"in {', '.join(wanted.boxes)} there are no guests"
        return
    if word in MECHANICS:
        count = len([k for k in offer.special if CATEGORY_NAMES[rules.category[k]] == MECHANICS[word]])
    elif word == "mechanics":
        count = len({rules.category[k] for k in offer.special}) + bool(offer.guests)
    else:
        test = has_quality(rules, word)
        count = len([k for k in offer.maids if test(k)])
    if count < least:
        yield f"{_where(offer)} {_only(count)} {_verb(count, 'fits')} {word!r}"


def _about_card(wanted: Wanted, kind: int, conflict: Sequence[Atom]) -> Iterator[str]:
    """What a pinned card is or needs that these boxes have not, or another wish does not allow."""
    rules = wanted.rules
    name = rules.names[kind]
    offer = Offer(rules, wanted.boxes)
    there = mechanics_of(rules, [*offer.fixed, *offer.maids, *offer.special])
    for mechanic in mechanics_needed(rules, kind):
        if mechanic not in there:
            yield f"{name} needs {mechanic}s, and there are none {_where(offer)}"
    if rules.cards[kind].box in wanted.boxes and kind not in wanted.kinds():
        yield f"{name} does not come to the {offer.host.place.title}"
    for other in conflict:
        if other.list == BOXES and rules.cards[kind].box not in wanted.boxes:
            yield f"{name} is in the box {rules.cards[kind].box}"
        if other.list == PRINTED and is_reconstruction(rules, kind):
            yield f"{name} is a reconstruction"
        if other.list in ("forbid", "only"):
            yield from _about_word(wanted, kind, other)
        if other.list in (WITHOUT, "ban"):
            gone = find_card(rules, other.words, wanted.kinds())
            if gone in partners(rules, kind):
                yield f"{name} needs {rules.names[gone]}"
            if BEERS in mechanics_needed(rules, kind) and sells_beer(rules, gone):
                yield f"{name} needs beers, which {rules.names[gone]} brings"
            if any(atom.list == "together" for atom in conflict) and _kin(wanted, kind, gone):
                yield f"{name} and {rules.names[gone]} are of one family"


def _about_word(wanted: Wanted, kind: int, said: Atom) -> Iterator[str]:
    """That a pinned card is what is forbidden, or is not what all must be."""
    rules = wanted.rules
    name = rules.names[kind]
    word = read_wish(said.words, wanted.words)[0]
    if word in MECHANICS:
        if MECHANICS[word] == CATEGORY_NAMES[rules.category[kind]]:
            yield f"{name} is one of the {word}"
        elif MECHANICS[word] in mechanics_needed(rules, kind):
            yield f"{name} needs {word}"
    elif word in ROLE_WORDS and rules.category[kind] != GENERAL and ROLE_WORDS[word] != ATTACK:
        return
    elif has_quality(rules, word)(kind) == (said.list == "forbid"):
        yield f"{name} is {'not ' if said.list == 'only' else ''}one of the {word}"


def _kin(wanted: Wanted, one: int, other: int) -> bool:
    """Whether two maids name each other, or have a relative in common."""
    return any({one, other} <= family for family in families(wanted.rules, Offer(wanted.rules, wanted.boxes).maids))

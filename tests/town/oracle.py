"""A second opinion on towns, written from the cards' texts and the issue's words: slow, plain, and apart from the code.

``useless`` names the cards of a town that would have nothing to do; ``broken`` the wishes that a town does not fulfil.
The other roles than attacks are read from the traits, as the towns read them: those have tests of their own.
"""

from __future__ import annotations

from cuore import Rules
from cuore.engine.words import (
    BEER,
    BUILDING,
    CATEGORY_NAMES,
    EVENT,
    GENERAL,
    LOVE,
    PRIVATE,
    REMINISCENCE,
)
from cuore.town import Town, Wishes

SPECIAL = {
    "events": EVENT,
    "buildings": BUILDING,
    "private maids": PRIVATE,
    "reminiscences": REMINISCENCE,
    "beers": BEER,
}

# By hand, from the texts of the official cards: what each has nothing to do without.
NEEDS_ANY_OF: dict[str, tuple[str, ...]] = {
    "Nena Wilder": ("Bad Habit",),
    "Nord Twilight": ("Illness",),
    "Ririko Hiiragi": ("Lily Garden",),
    "Lily Garden": ("Garden", "Ririko Hiiragi"),
}
NEEDS: dict[str, str] = {
    "Nena Wilder": "events",
    "Claire Saint-Juste": "events",
    "Nord Twilight": "events",
    "Sora Nakachi": "events",
    "Tiffany Wise": "private maids",
    "Victoria Calderan": "buildings",
    "Emily Raymond": "buildings",
    "Silk Amanohara": "buildings",
    "Heavy Storm": "buildings",
    "Hyacinth Arrow": "reminiscences",
    "Nadja Kersten": "beers",
    "Gina Kersten": "beers",
    "Julia Kunster": "beers",
    "Ute Krombach": "beers",
    "Let Me Drink!": "beers",
    "Beer Fest": "beers",
}
BAR_MAIDS = ("Nadja Kersten", "Gina Kersten")
BEERS = {"Oktoberfest", "Weissbier", "Pilsner", "Altbier", "Bock", "Beer Stand", "Get Drunk (discard)"}
BEERS |= {"Get Drunk (give away)"}
WITH_COSTS: dict[str, tuple[int, ...]] = {
    "Scary Night": (2, 3),
    "Finding a Hidden Hot Spring": (4, 4, 3),
    "Fireworks Festival": (7, 5, 4),
}
WITH_DEAR_MAIDS = ("Trek into the Ancient Ruins", "Underwater Grotto Discovery")


def present(rules: Rules, town: Town) -> set[str]:
    """The names of everything in a town, worked out from its boxes alone."""
    park = "more" in town.boxes
    found = {*town.maids, *town.guests, *town.private_maids}
    for kind, card in enumerate(rules.cards):
        here = card.box in town.boxes and card.name not in town.without
        if park:
            if here and (card.name == "Illness" or (card.box == "more" and card.category != GENERAL)):
                found.add(card.name)
        elif here and card.category in SPECIAL.values():
            found.add(card.name)
        if card.category == LOVE or (card.box == town.boxes[0] and "chief" in CATEGORY_NAMES[card.category]):
            found.add(rules.names[kind])
    if found & BEERS:
        found -= {card.name for card in rules.cards if card.category == REMINISCENCE and card.level == 2}
    return found


def mechanics(rules: Rules, names: set[str]) -> set[str]:
    """The mechanics of the special cards among these."""
    here = {rules.cards[rules.kind(name)].category for name in names}
    return {word for word, category in SPECIAL.items() if category in here}


def fits_costs(rules: Rules, maids: tuple[str, ...], text: str) -> bool:
    """Whether as many maids cost so much as a wish says."""
    costs = [rules.cards[rules.kind(name)].cost for name in maids]
    if text == "spread":
        return {2, 3, 4, 5} <= set(costs) and max(costs) >= 6
    low, _, high = text.partition("=")[0].removesuffix("+").partition("-")
    top = 99 if "+=" in text else int(high or low)
    return within(text, sum(int(low) <= cost <= top for cost in costs))


def useless(rules: Rules, town: Town) -> set[str]:
    """The official cards in a town that could do nothing, by the tables above."""
    names = present(rules, town)
    there = mechanics(rules, names)
    found = {name for name in names if name in NEEDS and NEEDS[name] not in there}
    found |= {name for name in names if name in NEEDS_ANY_OF and not names & set(NEEDS_ANY_OF[name])}
    if there & {"beers"} and not names & set(BAR_MAIDS):
        found |= names & BEERS
    staff = [rules.cards[rules.kind(name)] for name in names]
    costs = {
        card.cost for card in staff if card.category in (LOVE, GENERAL) or "chief" in CATEGORY_NAMES[card.category]
    }
    found |= {name for name in names if name in WITH_COSTS and not set(WITH_COSTS[name]) <= costs}
    dear = [card for card in staff if card.category == GENERAL and card.cost >= 5]
    return found | ({name for name in names if name in WITH_DEAR_MAIDS} if not dear else set())


# By hand, too: the cards that do, or may do, something bad to another player. Eugenie's exchange is a card for a card.
ATTACKS = {"Natsumi Fujikawa", "Nena Wilder", "Eliza Rosewater", "Amber Twilight", "Nord Twilight", "Sora Nakachi"}
ATTACKS |= {"Illness", "Bad Habit", "Domino Bonaparte", "Victoria Calderan", "Rutile der Sar", "Lilac Hawkwind"}
ATTACKS |= {"Mika Yakushido", "Caldina Alley", "Evita Catala", "Scary Night", "Elsa Reinmaier", "Anna Hartmann"}
ATTACKS |= {"Renata Abendroth", "Paula Lauenburg", "Envy", "Heavy Storm", "Let Me Drink!"}

SISTERS = {"Azure Crescent", "Viola Crescent", "Rouge Crescent"}
ROLES = {
    "servings": "servings",
    "drawing": "drawing",
    "employments": "employments",
    "thinning": "thinning",
    "chambermaids": "chambermaid",
    "attacks": "attack",
}


def has(rules: Rules, name: str, word: str) -> bool:
    """Whether a maid is what a word of a wish says."""
    kind = rules.kind(name)
    card = rules.cards[kind]
    if word == "attacks":
        return name in ATTACKS
    if word in ROLES:
        return ROLES[word] in rules.traits(kind).roles()
    if word == "points":
        given = [deed.count for part in rules.traits(kind).scores for deed in part.deeds if deed.what == "points"]
        return card.vp > 0 or max(given, default=0) > 0 or has(rules, name, "chambermaids")
    if word == "cheap":
        return card.cost <= 3
    if word == "dear":
        return card.cost >= 5
    return card.box == word


def within(text: str, count: int) -> bool:
    """Whether a number keeps what stands behind the = of a wish: at least, or from to."""
    _, _, amount = text.partition("=")
    low, _, high = (amount or "1").partition("-")
    return int(low) <= count <= int(high or 99)


def broken(rules: Rules, town: Town, wishes: Wishes) -> list[str]:
    """The wishes that a town does not fulfil."""
    names = present(rules, town)
    there = mechanics(rules, names)
    words = there | ({"guests"} if town.guests else set())
    found = []
    for text in wishes.require:
        word = text.partition("=")[0]
        ok = (
            word in words
            if word in (*SPECIAL, "guests")
            else within(text, sum(has(rules, name, word) for name in town.maids))
        )
        found += [] if ok else [f"require {text}"]
    for word in wishes.forbid:
        if word in (*SPECIAL, "guests"):
            ok = word not in words
        elif word == "attacks":
            ok = not names & ATTACKS
        else:
            ok = not any(has(rules, name, word) for name in town.maids)
        found += [] if ok else [f"forbid {word}"]
    found += [f"only {word}" for word in wishes.only if not all(has(rules, name, word) for name in town.maids)]
    found += [f"pin {name}" for name in wishes.pin if name not in names]
    found += [f"ban {name}" for name in wishes.ban if name in names]
    for text in wishes.piles:
        word, _, amount = text.partition("=")
        count = len(words) if word == "mechanics" else _count(rules, names, word)
        found += [] if within(text if "-" in amount else f"{text}-{amount}", count) else [f"piles {text}"]
    found += [f"costs {text}" for text in wishes.costs if not fits_costs(rules, town.maids, text)]
    sisters = len(SISTERS & set(town.maids))
    return found + (["together"] if wishes.together and 0 < sisters < min(3, wishes.together) else [])


def _count(rules: Rules, names: set[str], word: str) -> int:
    return sum(rules.cards[rules.kind(name)].category == SPECIAL[word] for name in names)

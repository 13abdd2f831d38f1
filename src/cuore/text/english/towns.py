"""Towns: why a card is in one, and what to take out of the boxes for it."""

from __future__ import annotations

from collections.abc import Mapping

from cuore.text.language import Speaker, Template
from cuore.text.message import Part
from cuore.text.phrase import Phrase, join, phrase


def _because(speaker: Speaker, parts: Mapping[str, Part]) -> Phrase:
    """All reasons in one sentence."""
    reasons = parts["reasons"]
    assert isinstance(reasons, tuple)
    return phrase(join("; ", [speaker.part(reason) for reason in reasons]).capital(), ".")


WORDS: dict[str, Template] = {
    "town.title": "{boxes}",
    "town.title.mixed": "{boxes}, with the chiefs of {first}",
    "town.title.visited": "{first} in the {place}, visited by {boxes}",
    "town.because": _because,
    "town.reason.pinned": "you asked for it",
    "town.reason.sells": "{count|brings|bring} beers, which nobody could have without a Bar Maid",
    "town.reason.pays": "{count|costs|cost} {cost}, which {card} asks for",
    "town.reason.family": "{count|counts|count} more together with {cards}",
    "town.reason.partner": "{count|has|have} to do with {cards}",
    "town.reason.uses": "{count|makes|make} use of {mechanic}",
    "town.reason.only": "the only one here who {role}",
    "town.reason.role": "{role}",
    "town.reason.gives": "{count|brings|bring} {given}",
    "town.reason.chance": "{count|one|some} of those {people|who|that} fit",
    "town.reason.box": "{count|comes|come} with {box}",
    "town.reason.always": "always there, unless left in the box",
    "town.role.servings": "gives two Servings or more",
    "town.role.drawing": "draws two cards or more",
    "town.role.employments": "lets you employ more",
    "town.role.thinning": "makes decks lighter",
    "town.role.chambermaid": "scores as a chambermaid",
    "town.role.work": "brings skill points",
    "town.role.attack": "does something to others",
    "town.role.reaction": "keeps events away",
    # of several cards
    "town.roles.servings": "give two Servings or more",
    "town.roles.drawing": "draw two cards or more",
    "town.roles.employments": "let you employ more",
    "town.roles.thinning": "make decks lighter",
    "town.roles.chambermaid": "score as chambermaids",
    "town.roles.work": "bring skill points",
    "town.roles.attack": "do something to others",
    "town.roles.reaction": "keep events away",
    "town.mechanic.event": "events",
    "town.mechanic.building": "buildings",
    "town.mechanic.private maid": "private maids",
    "town.mechanic.reminiscence": "Reminiscences",
    "town.mechanic.beer": "beers",
    "town.mechanic.high class maid": "high class maids",
    "town.mechanic.preparation": "preparations",
    # the list for a table with the real boxes
    "town.list.chiefs": "Chiefs, a pile each",
    "town.list.love": "Love{boxes|, from one box|, from two boxes}{spare|| (a second box is needed, of any sort)}",
    "town.list.maids": "General maids, a pile each, the cheapest first",
    "town.list.events": "Events, a pile each",
    "town.list.buildings": "Buildings, a pile each",
    "town.list.private maids": "Private maids, shuffled into one pile, face {apart|up|down; turn up two}",
    "town.list.reminiscences": "Reminiscences: category 1, shuffled, upon category 2, shuffled; turn up three",
    "town.list.reminiscences alone": "Reminiscences, shuffled into one pile; turn up three",
    "town.list.beers": "Beers, shuffled into one pile, face down; Oktoberfest beside it, face up",
    "town.list.high class maids": "High class maids, in a row, face up",
    "town.list.preparations": "Preparations, a pile of each kind, the easiest on top",
    "town.list.guests": "Guests, one card each, shuffled into one pile, face up",
    "town.list.begin": "Then",
    "town.list.pile": "{copies} × {card}{box}",
    "town.list.from": " · {box}",
    "town.list.together": "{count} {count|card|cards}{box}: {cards:row}",
    "town.list.of": " of {box}",
    "town.list.start": "Everybody takes {cards:named}, shuffles them into a deck (waiting room) and draws five.",
    "town.list.end": "The game ends after the turn in which {piles} piles of maids are empty.",
    "town.list.park": "The game ends after the round in which {piles} piles of maids or one of preparations are empty.",
    "town.list.one less": "With three players one high class maid stays in the box: any but {cards}, by chance.",
    "town.list.beers end": "It also ends when the pile of beers is empty.",
    "town.list.left out": "These stay in the box: {cards:row}.",
}

"""A town in words: why each card is in it, and what to take out of the real boxes."""

from __future__ import annotations

from cuore.engine.rules import Rules
from cuore.engine.setup import host_of
from cuore.engine.words import GENERAL, PRIVATE
from cuore.text.message import NOTHING, CardPart, Message, NamePart, message
from cuore.town.checklist import POOLED, Checklist, Pile
from cuore.town.reasons import BOX, CHANCE, FAMILY, GIVES, ONLY, PARTNER, PAYS, ROLE, USES, Reason
from cuore.town.town import Town


def reason_message(rules: Rules, said: tuple[Reason, ...], count: int = 1) -> Message:
    """All reasons for one card as one sentence, or for so many that are there for the same ones."""
    return message("town.because", reasons=tuple([_reason(rules, each, count) for each in said]))


def _reason(rules: Rules, reason: Reason, count: int) -> Message:
    key = f"town.reason.{reason.sort}"
    cards = tuple([CardPart(kind) for kind in reason.cards])
    if reason.sort in (ONLY, ROLE):
        return message(key, role=message(f"town.role{'s' if count > 1 else ''}.{reason.word}"))
    if reason.sort == BOX:
        return message(key, box=NamePart(rules.boxes[reason.word].title), count=count)
    if reason.sort == USES:
        return message(key, mechanic=message(f"town.mechanic.{reason.word}"), count=count)
    if reason.sort == GIVES:
        card = rules.cards[reason.cards[0]]
        icons = (("draw", card.draw), ("love", card.love), ("serving", card.serving), ("employment", card.employment))
        given = tuple([message(f"reason.gain.{icon}", count=number) for icon, number in icons if number])
        return message(key, given=given, count=count)
    if reason.sort == PAYS:
        return message(key, card=cards[0], cost=reason.cost, count=count)
    if reason.sort in (FAMILY, PARTNER):
        return message(key, cards=cards, count=count)
    if reason.sort == CHANCE:
        return message(key, count=count, people=rules.category[reason.cards[0]] in (GENERAL, PRIVATE))
    return message(key, count=count)


def checklist_sections(rules: Rules, found: Checklist) -> list[tuple[Message, list[Message]]]:
    """The list for a table with the real boxes: headings, and a line for each pile or step."""
    mixed = len(found.town.boxes) > 1
    sections = [
        (_heading(rules, found, title, piles), _lines(rules, title, piles, mixed)) for title, piles in found.sections
    ]
    return [*sections, (message("town.list.begin"), _beginning(rules, found))]


def _heading(rules: Rules, found: Checklist, title: str, piles: tuple[Pile, ...]) -> Message:
    if title == "love":
        enough = found.boxes_of_love <= len(found.town.boxes)
        return message("town.list.love", boxes=found.boxes_of_love, spare=enough)
    place = host_of(rules, found.town.boxes).place
    if title == "reminiscences" and len({rules.cards[pile.kind].level for pile in piles}) == 1:
        title += " alone"  # with beers about, those of category 2 do not take part
    return message(f"town.list.{title}", apart=place.apart)


def _lines(rules: Rules, title: str, piles: tuple[Pile, ...], mixed: bool) -> list[Message]:
    if title in POOLED:
        boxes = dict.fromkeys([rules.cards[pile.kind].box for pile in piles])
        from_boxes = [tuple([pile for pile in piles if rules.cards[pile.kind].box == box]) for box in boxes]
        return [_together(rules, some, mixed) for some in from_boxes]
    return [_line(rules, pile, mixed) for pile in piles]


def _together(rules: Rules, piles: tuple[Pile, ...], mixed: bool) -> Message:
    """Cards that go into one pile, and in a mixture which box they are in."""
    box = rules.cards[piles[0].kind].box
    of = message("town.list.of", box=NamePart(rules.boxes[box].title)) if box and mixed else NOTHING
    return message("town.list.together", count=len(piles), box=of, cards=tuple([CardPart(p.kind) for p in piles]))


def _line(rules: Rules, pile: Pile, mixed: bool) -> Message:
    """A pile, and in a mixture which box it is in; Love is in every one."""
    card = rules.cards[pile.kind]
    box = message("town.list.from", box=NamePart(rules.boxes[card.box].title)) if card.box and mixed else NOTHING
    return message("town.list.pile", copies=pile.copies, card=CardPart(pile.kind), box=box)


def _beginning(rules: Rules, found: Checklist) -> list[Message]:
    """The last steps: the decks, the first hand, what ends the game, and what stays where it is."""
    place = host_of(rules, found.town.boxes).place
    start = tuple([CardPart(pile.kind, pile.copies) for pile in found.start])
    said = [
        message("town.list.start", cards=start),
        message("town.list.park" if place.in_rounds else "town.list.end", piles=found.empty_piles),
    ]
    shown = {title for title, _ in found.sections}
    if found.never_left_out:
        said.append(message("town.list.one less", cards=tuple([CardPart(kind) for kind in found.never_left_out])))
    said += [message("town.list.beers end")] if "beers" in shown else []
    if found.left_out:
        said.append(message("town.list.left out", cards=tuple([CardPart(kind) for kind in found.left_out])))
    return said


def town_title(rules: Rules, town: Town) -> Message:
    """Which boxes a town is of, and whose chiefs it has."""
    titles = tuple([NamePart(rules.boxes[box].title) for box in town.boxes])
    if len(titles) == 1:
        return message("town.title", boxes=titles)
    host = host_of(rules, town.boxes)
    if host.place.apart:
        others = tuple([NamePart(rules.boxes[box].title) for box in town.boxes if box != host.id])
        return message("town.title.visited", first=NamePart(host.title), place=NamePart(host.place.title), boxes=others)
    return message("town.title.mixed", boxes=titles, first=titles[0])

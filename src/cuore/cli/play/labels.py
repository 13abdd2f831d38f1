"""Cards as they are written on the screen: names in the colour of their kind, icons as letters, lists with counts."""

from __future__ import annotations

from collections.abc import Sequence

from rich.text import Text

from cuore.cli.play.palette import CATEGORY_STYLES
from cuore.engine.card import Card
from cuore.engine.deal import Deal
from cuore.engine.needs import ANY_COST, Need
from cuore.engine.quarters import card_under, events_on
from cuore.engine.words import BUILDING, HIGH_CLASS, KIND, LOVE, SKILL_NAMES
from cuore.text.card_text import card_messages, card_text
from cuore.text.english import ENGLISH
from cuore.text.english.grammar import signed
from cuore.text.language import Speaker
from cuore.text.phrase import Phrase

SKILL_LETTERS = "ICF"
"""What stands for the skills: Imagination, Concentration, eFfort (E is Employment)."""

SKILL_ICONS = tuple(zip(SKILL_NAMES, SKILL_LETTERS, strict=True))
ICONS = (("draw", "D"), ("love", "♥"), ("serving", "S"), ("employment", "E"))
"""The fields of a card that are icons (their styles have the same names), with the letters that stand for them."""

MARK = "°"
"""Stands behind the name of a card that has a text to read."""

LEGEND = f"D draw · ♥ Love · S Serving · E Employment · ★ points · {MARK} text: ? NAME"
SHORT_LEGENDS = (
    f"D draw  ♥ Love  S Serving  E Employment  ★ points (houses: in sight)  {MARK} text: ?",
    f"D draw  ♥ Love  S Serving  E Employment  ★ points  {MARK} text",
)
SKILL_LEGENDS = (
    f"D draw  ♥ Love  S Serving  E Employment  I Imagination  C Concentration  F Effort  ★ points  {MARK} text: ?",
    f"D draw ♥ Love S Serving E Employment I Imagination C Concentration F Effort ★ points {MARK} text: ?",
    "D draw ♥ Love S Serving E Employment · I Imagination C Concentration F Effort",
)
"""What the letters mean: in a frame, in a line of its own, and there with skills; shorter ones for narrow screens."""

AT_THE_TABLE = ENGLISH.with_words({"vp": "★", "points": "★"})
"""Points are a sign there."""

AT_THE_PARK = " at the Park"
"""Cards of the Park that share their name with another box carry this; where the other is not in the game, nobody
says it."""

CHEAPER, DEARER = "▾", "▴"
"""Marks before a price that is not the printed one."""


SORTS = {
    "staff": ("card", "cards"),
    "maid": ("maid", "maids"),
    "general maid": ("general maid", "general maids"),
    "chief": ("chief", "chiefs"),
    "love": ("Love card", "Love cards"),
}
SHORT_SORTS = SORTS | {"general maid": ("maid", "maids"), "love": ("Love", "Love")}
"""What the sorts of cards that a Reminiscence asks for are called, one and many."""


class Labels:
    """Writes the cards of one game."""

    def __init__(self, deal: Deal) -> None:
        self.rules = deal.rules
        self.speaker = Speaker(AT_THE_TABLE.about(self.rules), self.rules, place=deal.place.name)
        self._icons = (*ICONS, *SKILL_ICONS) if deal.place.skills else ICONS
        kinds = [kind for kind, total in enumerate(deal.totals) if total]
        names = [self.rules.names[kind] for kind in kinds]
        firsts = [name.split()[0] for name in names]
        self._full = {
            kind: name if name.removesuffix(AT_THE_PARK) in names else name.removesuffix(AT_THE_PARK)
            for kind, name in zip(kinds, names, strict=True)
        }
        self._short = {
            kind: first if self._is_person(kind) and firsts.count(first) == 1 else self._full[kind]
            for kind, first in zip(kinds, firsts, strict=True)
        }

    def _is_person(self, kind: int) -> bool:
        return self.rules.is_maid[kind] or self.rules.category[kind] == HIGH_CLASS

    def card(self, kind: int) -> Card:
        """The card of a kind."""
        return self.rules.cards[kind]

    def style(self, kind: int) -> str:
        """The style of a kind."""
        return CATEGORY_STYLES[self.rules.category[kind]]

    def name(self, kind: int, short: bool = False) -> Text:
        """The name of a card; short: what everybody calls her."""
        names = self._short if short else self._full
        return Text(names.get(kind, self.rules.names[kind]), self.style(kind))

    def has_text(self, kind: int) -> bool:
        """Whether there is more to a card than its numbers; what Love does is known."""
        return self.rules.category[kind] != LOVE and bool(card_messages(self.rules, self.card(kind)))

    def mark(self, kind: int) -> Text:
        """What stands behind the name of a card that has a text."""
        return Text(MARK if self.has_text(kind) else "", "quiet")

    def entry(self, entry: int, short: bool = False) -> Text:
        """A card in private quarters with what lies on and under it; in full, as the notation writes it."""
        kind, events = entry & KIND, events_on(entry)
        text = self.name(kind, short)
        inside: list[Text] = []
        is_building = self.rules.category[kind] == BUILDING
        if is_building and card_under(entry) >= 0:
            inside.append(self.name(card_under(entry), short))
        if events:
            word = "storm" if is_building else "ill"
            inside.append(Text(word if events == 1 else f"{word} {events}", "event"))
        return text.append(" (").append(Text(", ").join(inside)).append(")") if inside else text

    def cards(self, entries: Sequence[int], short: bool = False, marked: bool = False) -> Text:
        """A list of cards, equal ones together: ``3× 1 Love, Colette Framboise``; ``marked``: those with a text."""
        parts: list[Text] = []
        for entry in dict.fromkeys(entries):
            count = entries.count(entry)
            parts.append(Text(f"{count}× " if count > 1 else "").append(self.entry(entry, short)))
            if marked:
                parts[-1].append(self.mark(entry & KIND))
        return Text(", ").join(parts)

    def icons(self, kind: int) -> Text:
        """What a maid gives when she serves, a letter for each, as on the card."""
        card = self.card(kind)
        text = Text()
        if card.category != LOVE:
            for field, letter in self._icons:
                text.append(letter * getattr(card, field), field)
        return text

    def text(self, kind: int) -> str:
        """The rules text of a card, in the words and signs of this game."""
        return str(card_text(self.speaker, self.card(kind)))

    def skill(self, skill: int, amount: int) -> Text:
        """Skill points, a letter for each."""
        return Text(SKILL_LETTERS[skill] * amount, SKILL_NAMES[skill])

    def points(self, kind: int) -> Text:
        """Printed victory points: a number, a question mark where a rule decides, nothing for none."""
        card = self.card(kind)
        if card.vp_by_rule:
            return Text("?★", "points")
        return Text(f"{signed(card.vp)}★" if card.vp else "", "points")

    def price(self, kind: int, now: int) -> Text:
        """What it costs to employ now, with a mark where that is not the printed cost."""
        printed = self.rules.cost[kind]
        if now == printed:
            return Text(f"{now}♥", "love")
        return Text(f"{CHEAPER}{now}♥", "cheaper") if now < printed else Text(f"{DEARER}{now}♥", "dearer")

    def needs(self, kind: int, short: bool = False) -> Text:
        """What a Reminiscence asks for: ``2♥+3♥`` by cost, or in words."""
        return Text("+".join(_need(need, short) for need in self.card(kind).needs), "love")

    def painted(self, words: Phrase, short: bool = False) -> Text:
        """Any words, with the names of cards in their colours; short: and as everybody calls them."""
        text = Text()
        for piece in words.pieces:
            if piece.what != "card":
                text.append(piece.text)
            elif piece.text == self.rules.names[piece.ref]:
                text.append(self.name(piece.ref, short))
            else:
                text.append(piece.text, self.style(piece.ref))
        return text


def _need(need: Need, short: bool) -> str:
    """``4♥+4♥``, ``maids for 10♥``, ``5 Love cards``, ``2 general maids of 5♥ or more``."""
    one, many = SHORT_SORTS[need.sort] if short else SORTS[need.sort]
    if need.total:
        return f"{many} for {need.total}♥"
    cost = f"{need.cost}♥" if need.cost != ANY_COST else f"{need.at_least}♥ or more" if need.at_least else ""
    if need.sort == "staff":
        return "+".join([cost] * need.count)
    return f"{need.count} {one if need.count == 1 else many}{f' of {cost}' if cost else ''}"

"""Cards as they are written on the screen: names in the colour of their kind, icons as letters, lists with counts."""

from __future__ import annotations

import re
from collections.abc import Sequence

from rich.text import Text

from cuore.cli.play.palette import CATEGORY_STYLES
from cuore.engine.card import Card
from cuore.engine.deal import Deal
from cuore.engine.words import ILL, LOVE
from cuore.text.card_text import signed

ICONS = (("draw", "D"), ("love", "♥"), ("serving", "S"), ("employment", "E"))
"""The fields of a card that are icons (their styles have the same names), with the letters that stand for them."""

LEGEND = "D draw a card · ♥ Love · S Serving · E Employment · ★ victory points"


class Labels:
    """Writes the cards of one game."""

    def __init__(self, deal: Deal) -> None:
        self.rules = deal.rules
        kinds = [kind for kind, total in enumerate(deal.totals) if total]
        names = [self.rules.names[kind] for kind in kinds]
        firsts = [name.split()[0] for name in names]
        self._short = {
            kind: first if self.rules.is_maid[kind] and firsts.count(first) == 1 else name
            for kind, name, first in zip(kinds, names, firsts, strict=True)
        }
        longest_first = sorted(names, key=len, reverse=True)
        self._any_name = re.compile(rf"\b(?:{'|'.join(re.escape(name) for name in longest_first)})\b")

    def card(self, kind: int) -> Card:
        """The card of a kind."""
        return self.rules.cards[kind]

    def style(self, kind: int) -> str:
        """The style of a kind."""
        return CATEGORY_STYLES[self.rules.category[kind]]

    def name(self, kind: int, short: bool = False) -> Text:
        """The name of a card; short: what everybody calls her."""
        return Text(self._short[kind] if short else self.rules.names[kind], self.style(kind))

    def entry(self, entry: int, short: bool = False) -> Text:
        """A maid in private quarters with the Illnesses on her."""
        kind, ill = entry % ILL, entry // ILL
        text = self.name(kind, short)
        if ill:
            text.append(" (ill)" if ill == 1 else f" (ill {ill})", "event")
        return text

    def cards(self, entries: Sequence[int], short: bool = False) -> Text:
        """A list of cards, equal ones together: ``3× 1 Love, Colette Framboise``."""
        parts: list[Text] = []
        for entry in dict.fromkeys(entries):
            count = entries.count(entry)
            parts.append(Text(f"{count}× " if count > 1 else "").append(self.entry(entry, short)))
        return Text(", ").join(parts)

    def icons(self, kind: int) -> Text:
        """What a maid gives when she serves, a letter for each, as on the card."""
        card = self.card(kind)
        text = Text()
        if card.category != LOVE:
            for field, letter in ICONS:
                text.append(letter * getattr(card, field), field)
        return text

    def points(self, kind: int) -> Text:
        """Printed victory points: a number, a question mark where a rule decides, nothing for none."""
        card = self.card(kind)
        if card.vp_by_rule:
            return Text("?★", "points")
        return Text(f"{signed(card.vp)}★" if card.vp else "", "points")

    def cost(self, kind: int) -> Text:
        """What it costs to employ."""
        return Text(f"{self.rules.cost[kind]}♥", "love")

    def painted(self, words: str) -> Text:
        """Any words, with the names of cards in their colours."""
        text = Text(words)
        for found in self._any_name.finditer(words):
            text.stylize(self.style(self.rules.kinds[found[0]]), found.start(), found.end())
        return text

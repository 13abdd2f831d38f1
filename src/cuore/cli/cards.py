"""``cuore cards``: what the cards are and do."""

from __future__ import annotations

from pathlib import Path
from typing import Annotated

from cyclopts import Parameter
from rich.panel import Panel
from rich.table import Table
from rich.text import Text

from cuore.cli.output import COLOURS, console, print_json
from cuore.cli.rules import readable_rules
from cuore.engine.card import COMMON, Card
from cuore.engine.card_traits import card_traits
from cuore.engine.errors import UnknownCard, listed, shorten
from cuore.engine.rules import plain
from cuore.engine.setup import of_boxes
from cuore.engine.words import CATEGORY_NAMES
from cuore.text.card_text import ICONS, card_text, has_cost, icons_text
from cuore.text.english import ENGLISH
from cuore.text.english.grammar import signed
from cuore.text.language import Speaker
from cuore.text.provenance import provenance_in, provenance_message


def cards(
    name: str = "",
    /,
    *,
    box: str = "",
    json: Annotated[bool, Parameter(negative=())] = False,
    card_file: Path | None = None,
) -> int:
    """Show cards: all of them, one box, or those that a name fits.

    Parameters
    ----------
    name
        A name, or part of one; upper and lower case and accents make no difference.
    box
        Only the cards of this box.
    json
        Rows for programs instead of a table.
    card_file
        A file of corrected or own cards to show among the official ones.

    """
    rules = readable_rules(card_file)
    if box and box not in rules.boxes:
        raise UnknownCard(f"there is no box called {shorten(box)}; choose from {listed(list(rules.boxes))}")
    kinds = of_boxes(rules, (box,) if box else tuple(rules.boxes))
    if box and not rules.boxes[box].love:
        kinds = [k for k in kinds if rules.cards[k].box != COMMON]
    fitting = rules.find_all(name)
    shown = [rules.cards[k] for k in kinds if not name or k in fitting]
    shown = [card for card in shown if plain(card.name) == plain(name)] or shown
    if not shown:
        rules.find(name, kinds)
    speaker = Speaker(ENGLISH.about(rules), rules)
    if json:
        boxes = (box,) if box else tuple(known.id for known in rules.boxes.values() if known.love)
        print_json([row for card in shown for row in card_rows(speaker, card, boxes)])
    elif len(shown) == 1:
        console().print(card_panel(speaker, shown[0]))
    else:
        console().print(card_table(speaker, shown))
    return 0


def card_rows(speaker: Speaker, card: Card, boxes: tuple[str, ...]) -> list[dict[str, object]]:
    """A card as rows of JSON: one, but for Love, which lies in every box."""
    if card.box != COMMON:
        return [card_row(speaker, card, card.box)]
    return [{**card_row(speaker, card, box), "copies": speaker.rules.boxes[box].place.in_box(card)} for box in boxes]


def card_row(speaker: Speaker, card: Card, box: str) -> dict[str, object]:
    """A card as one row of JSON; what it is good for, and what it needs in a game, are read from its traits."""
    traits = card_traits(card)
    return {
        "box": box,
        "category": CATEGORY_NAMES[card.category],
        "name": card.name,
        "title": card.title or None,
        "cost": card.cost if has_cost(card) else None,
        "vp": None if card.vp_by_rule else card.vp,
        "icons": {icon: getattr(card, icon) for icon in ICONS if getattr(card, icon)},
        "chamber": card.chamber or None,
        "copies": card.copies,
        **provenance_in(card, box),
        "roles": list(traits.roles()),
        "needs": [*traits.needs(), *traits.names()],
        "text": str(card_text(speaker, card)),
    }


def points_words(card: Card) -> str:
    """Printed victory points as a person writes them."""
    return "?" if card.vp_by_rule else signed(card.vp) if card.vp else "–"


def card_panel(speaker: Speaker, card: Card) -> Panel:
    """One card, large."""
    colour = COLOURS[card.category]
    body = Text()
    title = card.title or CATEGORY_NAMES[card.category].capitalize()
    body.append(f"{title}\n", style="italic")
    cost = f"Cost {card.cost} Love · " if has_cost(card) else ""
    body.append(f"{cost}{points_words(card)} VP · {card.copies} in the box ({card.box or 'every one'})\n")
    if icons := icons_text(speaker, card):
        body.append(f"{icons}\n", style="bold")
    body.append(str(card_text(speaker, card)) or "No further text.")
    body.append(f"\n{speaker.say(provenance_message(card))}", style="dim")
    return Panel(body, title=Text(card.name, style=f"bold {colour}"), border_style=colour, width=76)


def card_table(speaker: Speaker, shown: list[Card]) -> Table:
    """Many cards, a row each."""
    table = Table(box=None, header_style="bold", padding=(0, 1))
    for column in ("Name", "Cost", "VP", "Icons", "Text"):
        table.add_column(column, justify="right" if column in ("Cost", "VP") else "left", overflow="fold")
    for card in shown:
        table.add_row(
            Text(card.name, style=COLOURS[card.category]),
            str(card.cost) if has_cost(card) else "–",
            points_words(card),
            str(icons_text(speaker, card)),
            Text(f"{card_text(speaker, card)} {speaker.say(provenance_message(card))}".strip(), style="dim"),
        )
    return table

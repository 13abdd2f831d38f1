"""Where a card comes from, in words: printed, deduced or reconstructed, and which of its parts are something else."""

from __future__ import annotations

from cuore.cards.build import DEDUCED, RECONSTRUCTED
from cuore.cards.catalogue import BOXES, OFFICIAL, is_official_love
from cuore.engine.card import Card
from cuore.text.english.grammar import capital, listed

PART_WORDS: dict[str, str] = {
    "name": "name",
    "cost": "cost",
    "vp": "points",
    "icons": "icons",
    "chamber": "Servings to chamber",
    "requires": "requirement",
    "skill needed": "skill needed",
    "alcohol": "Alcohol",
    "text": "text",
    "copies": "number of copies",
}
"""What people call the parts of a card."""

LOVE_DEDUCED = {box.id: box.love_deduced for box in OFFICIAL if box.love_deduced}
"""Love is the same in every box, and printed in the first one; this is what the books of others do not print."""

_SEVERAL = ("vp", "icons", "chamber")


def provenance_text(card: Card) -> str:
    """One sentence on where a card's numbers and its text come from, for every card."""
    if is_official_love(card):
        boxes = [f"'{box}'" for box in LOVE_DEDUCED]
        return f"(Printed in the box '{BOXES[0]}', partly deduced in {listed(boxes)}.)"
    said = []
    if card.ours:
        said.append(f"{_parts(card.ours)} ours")
    if card.deduced:
        said.append(f"{_parts(card.deduced)} deduced")
    whole = "; ".join([capital(card.provenance), *([" and ".join(said)] if said else [])])
    better = ": an owner of the box may know better" if card.ours or card.provenance == RECONSTRUCTED else ""
    return f"({whole}{better}.)"


def _parts(parts: tuple[str, ...]) -> str:
    """Some parts of a card, as the subject of a sentence."""
    are = "are" if len(parts) > 1 or parts[0] in _SEVERAL else "is"
    return f"the {listed([PART_WORDS[part] for part in parts])} {are}"


def provenance_in(card: Card, box: str) -> dict[str, object]:
    """The same for programs; of Love, which every box has, as the book of a box tells it."""
    deduced = LOVE_DEDUCED.get(box, ()) if is_official_love(card) else card.deduced
    whole = DEDUCED if is_official_love(card) and "copies" in deduced else card.provenance
    return {"provenance": whole, "ours": list(card.ours), "deduced": list(deduced)}

"""Where a card comes from: printed, deduced or reconstructed, and which of its parts are something else."""

from __future__ import annotations

from cuore.cards.build import DEDUCED, RECONSTRUCTED
from cuore.cards.catalogue import BOXES, OFFICIAL, is_official_love
from cuore.engine.card import Card
from cuore.text.message import Message, NamePart, message

LOVE_DEDUCED = {box.id: box.love_deduced for box in OFFICIAL if box.love_deduced}
"""Love is the same in every box, and printed in the first one; this is what the books of others do not print."""


def provenance_message(card: Card) -> Message:
    """One sentence on where a card's numbers and its text come from, for every card."""
    if is_official_love(card):
        deduced = tuple([_box(box) for box in LOVE_DEDUCED])
        return message("provenance.love", printed=_box(BOXES[0]), deduced=deduced)
    said = []
    if card.ours:
        said.append(message("provenance.ours", parts=_parts(card.ours)))
    if card.deduced:
        said.append(message("provenance.parts deduced", parts=_parts(card.deduced)))
    return message(
        "provenance",
        whole=message(f"provenance.{card.provenance}"),
        parts=tuple(said),
        doubt=bool(card.ours) or card.provenance == RECONSTRUCTED,
    )


def _box(name: str) -> Message:
    return message("provenance.box", name=NamePart(name))


def _parts(parts: tuple[str, ...]) -> tuple[Message, ...]:
    return tuple([message(f"part.{part}") for part in parts])


def provenance_in(card: Card, box: str) -> dict[str, object]:
    """The same for programs; of Love, which every box has, as the book of a box tells it."""
    deduced = LOVE_DEDUCED.get(box, ()) if is_official_love(card) else card.deduced
    whole = DEDUCED if is_official_love(card) and "copies" in deduced else card.provenance
    return {"provenance": whole, "ours": list(card.ours), "deduced": list(deduced)}

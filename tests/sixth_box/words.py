"""What is said in English of Lantern Night, in the shape that ``text/english`` has."""

from __future__ import annotations

from cuore.text.english.clauses import Statement, permitted
from cuore.text.language import Template

ENGLISH: dict[str, Template] = {
    "zone.veranda": "veranda",
    "option.hang": "hang {card}",
    "ask.hang": "Hang a card on your veranda?",
    "event.hung": "{who} {who|hangs|hang} {card:named} on the veranda",
    "event.taken_down": "{who} {who|takes|take} {card:named} down from the veranda",
    **permitted({"step.may hang": "hang a card from {=your} hand on {=your} veranda; {=if done}, {then}"}),
    "step.take down": Statement(
        "all cards on your veranda go to your discard pile, and you gain {love} Love for each of them"
    ),
    "score.fewest owned": (
        "{bonus:signed}{=vp} for whoever owns the fewest {self:firsts}, but at least one, chambered or not"
    ),
    "score.fewest owned.label": "fewest {self:called}s of all",
}

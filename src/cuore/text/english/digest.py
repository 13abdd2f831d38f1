"""What happened, as a person tells it: what somebody did and what came of it, in one sentence."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from itertools import groupby

from cuore.text.english.grammar import begun, predicates, times
from cuore.text.language import NOBODY, Speaker, Template
from cuore.text.message import Part, SeatPart
from cuore.text.phrase import Phrase, join, phrase


def _turn(speaker: Speaker, parts: Mapping[str, Part]) -> Phrase:
    who = parts["who"]
    whose = speaker.words("digest.your_turn" if speaker.form(who, 2) else "digest.turn_of", parts)
    return phrase(f"Round {parts['round']}, ", whose)


def _sentence(speaker: Speaker, parts: Mapping[str, Part]) -> Phrase:
    """What was done and all that came of it; what the same player gets or does of it needs no second subject."""
    player, count, outcome = parts["player"], parts["times"], parts["outcome"]
    assert isinstance(player, SeatPart)
    assert isinstance(count, int)
    assert isinstance(outcome, tuple)
    found = _clauses(speaker, [speaker.part(clause) for clause in outcome])
    head, paid = speaker.part(parts["head"]), speaker.part(parts["paid"])
    subject, predicate = _split(speaker, head)
    own: list[Phrase] = []
    if head and subject == player.seat:
        own = [predicate, *(found.pop(0)[1] if found and found[0][0] == subject else [])]
        head = _said(speaker, subject, [*([_split(speaker, paid)[1]] if paid else []), *own])
    following = join("; ", [_said(speaker, who, clauses) for who, clauses in found])
    between = ("; " if len(own) > 1 else ": ") if head and following else ""
    how_often = f",{times(count)}" if count > 1 else ""
    return phrase(begun(speaker, phrase(head, between, following)), how_often, ".")


def _clauses(speaker: Speaker, told: Sequence[Phrase]) -> list[tuple[int, list[Phrase]]]:
    """Clauses without their subjects, those in a row about the same subject together."""
    found: list[tuple[int, list[Phrase]]] = []
    for clause, same in groupby(told):
        who, predicate = _split(speaker, clause)
        often = predicate + times(len(list(same)))
        if found and found[-1][0] == who:
            found[-1][1].append(often)
        else:
            found.append((who, [often]))
    return found


def _split(speaker: Speaker, clause: Phrase) -> tuple[int, Phrase]:
    """The seat that a clause has for its subject, and the rest of it; nobody, and all of it."""
    subject, *rest = clause.pieces or phrase(" ").pieces
    is_subject = subject.what == "seat" and phrase(subject) == speaker.part(SeatPart(subject.ref))
    if is_subject and rest and rest[0].text.startswith(" "):
        return subject.ref, phrase(rest[0].text[1:], *rest[1:])
    return NOBODY, clause


def _said(speaker: Speaker, who: int, clauses: Sequence[Phrase]) -> Phrase:
    """Clauses with their subject before them."""
    said = predicates(clauses)
    return said if who == NOBODY else phrase(speaker.part(SeatPart(who)), " ", said)


WORDS: dict[str, Template] = {
    "digest.turn": _turn,
    "digest.turn_of": "{who}",
    "digest.your_turn": "your turn",
    "digest.round": "Round {round}, opened by {who}",
    "digest.sentence": _sentence,
    "digest.gains": "{who} {who|gains|gain} {gains}",
    "digest.draws": "{who} {who|draws|draw} {card:named}{again}",
    "digest.draws.again": " (after a reshuffle)",
    "digest.reshuffles": "{who} {who|reshuffles|reshuffle} the discard pile",
    "digest.new_hand": "{who} {who|draws|draw} a new hand{size}{again}{known}",
    "digest.new_hand.size": " of {count} {count|card|cards}",
    "digest.new_hand.again": " after a reshuffle",
    "digest.new_hand.known": ": {card:named}",
    "digest.takes_effect": "{who:whose} {card:named} takes effect",
    "digest.acquires": "{who} {who|acquires|acquire} {card:named}, discarding {paid:named}",
    "digest.buys_beer": "{who} {who|buys|buy} a beer{card:seen} for {price} Love",
    "digest.prepares": "{who} {who|prepares|prepare} {card:named}",
    "digest.rids": "{who} {who|rids|rid} {of} of {card:named}",
    "digest.rids_of_one": "{who} {who|rids|rid} {of} of one {card:named}",
    "digest.rids_house": "{who} {who|rids|rid} the house of {card:named}",
    "digest.lays": "{who} {who|lays|lay} {card:named} {place:on owner who}{price}",
    "digest.sends": "{who} {who|sends|send} {card:named} to {receiver}{price}",
    "digest.employs": "{who} {who|employs|employ} {card:named}{role}{price}{beer}",
    "digest.builds": "{who} {who|builds|build} {card:named}{role}{price}{beer}",
    "digest.employs.private": " as a private maid",
    "digest.employs.price": " for {love} Love",
    "digest.employs.beer": ", with a beer{card:seen} for {love} Love more",
    "digest.bargain": "this turn {changes:and_and}",
}

"""What a card does as a whole: its icons, its programs by the moment they begin, and its rules, by their traits."""

from __future__ import annotations

from typing import Final

from cuore.engine.card import Card
from cuore.engine.frame import program_traits
from cuore.engine.sealed import Sealed
from cuore.engine.traits import (
    ANYBODY,
    CHAMBERED,
    CHOSEN,
    IF,
    MECHANICS,
    NO_TRAITS,
    OTHERS,
    Deed,
    Traits,
    gained,
    together,
    unique,
)
from cuore.engine.words import AT_HOME, BUILDING, CATEGORY_NAMES, NOWHERE, ON_BUILDING, SKILL_NAMES

# -- what a card is good for --
SERVINGS: Final = "servings"  # gives more Servings than she takes
DRAWING: Final = "drawing"
EMPLOYMENTS: Final = "employments"
THINNING: Final = "thinning"  # cards leave the deck by it
CHAMBERMAID: Final = "chambermaid"  # brings points in the private quarters
WORK: Final = "work"  # has skills
ATTACK: Final = "attack"
REACTION: Final = "reaction"  # keeps events away

ROLES: Final = (SERVINGS, DRAWING, EMPLOYMENTS, THINNING, CHAMBERMAID, WORK, ATTACK, REACTION)

MANY: Final = 2
"""Servings or cards from which on a card is good for them."""


class CardTraits(Sealed):
    """The traits of one card. The moments are those of its programs; icons count to being served."""

    __slots__ = ("all", "card", "changes", "moments", "requires", "scores")

    def __init__(self, card: Card) -> None:
        self.card = card
        self.moments = tuple([(moment, _at(card, moment)) for moment, _ in card.programs()])  # whatever it does then
        self.scores = tuple([rule.traits() for rule in card.scores])
        self.changes = tuple([change.traits() for change in card.changes])
        self.requires = tuple([need.traits() for need in card.requires])
        lasting = Traits(_lasting(card))  # what holds without a moment of its own
        self.all = together([part for _, part in self.moments] + [lasting, *self.changes, *self.scores, *self.requires])

    def __repr__(self) -> str:
        return f"<CardTraits of {self.card.name!r}: {', '.join(self.roles()) or 'no role'}>"

    def at(self, moment: str) -> Traits:
        """What it does at a moment."""
        for name, part in self.moments:
            if name == moment:
                return part
        return NO_TRAITS

    @property
    def is_attack(self) -> bool:
        """Whether it does, or may do, something to others that is bad for them."""
        return bool(self.all.hurts())

    @property
    def helps_others(self) -> bool:
        """Whether others have something of it."""
        return bool(self.all.helps())

    def has_role(self, role: str) -> bool:
        """Whether the card is good for something."""
        serve = self.at("serve")
        if role == SERVINGS:
            return serve.share("serving") >= MANY
        if role == DRAWING:
            return serve.share("draw") >= MANY
        if role == EMPLOYMENTS:
            return serve.share("employment") > 0.0
        if role == THINNING:
            return self.all.does("return") or self.all.does("chamber")
        if role == CHAMBERMAID:
            return self.card.chamber > 0 and (self.card.vp > 0 or self._scores_chambered())
        if role == WORK:
            return any(self.all.does(skill) for skill in SKILL_NAMES)
        return self.is_attack if role == ATTACK else self.all.does("prevent")

    def _scores_chambered(self) -> bool:
        return any(CHAMBERED in rule.looks for rule in self.scores)

    def roles(self) -> tuple[str, ...]:
        """Everything that the card is good for."""
        return tuple([role for role in ROLES if self.has_role(role)])

    def offers(self) -> str:
        """The mechanic that comes into a game with this card, empty for ordinary staff."""
        category = CATEGORY_NAMES[self.card.category]
        return category if category in MECHANICS else ""

    def needs(self) -> tuple[str, ...]:
        """The mechanics without which a part of the card does nothing, its own apart."""
        found = self.all.mechanics()
        if self.card.laid == ON_BUILDING:
            found = unique([*found, CATEGORY_NAMES[BUILDING]])
        return tuple([mechanic for mechanic in found if mechanic != self.offers()])

    def works_with(self) -> tuple[str, ...]:
        """The mechanics without which what it does at some moment does nothing, its own apart.

        Fewer than it needs: what it does by lying there, and its points, do not count.
        """
        found = unique([mechanic for _, part in self.moments for mechanic in part.mechanics()])
        return tuple([mechanic for mechanic in found if mechanic != self.offers()])

    def works_on(self) -> tuple[str, ...]:
        """The other cards that what it does, changes or requires is about; points that look at others are not."""
        parts = [part for _, part in self.moments] + [*self.changes, *self.requires]
        return tuple([name for name in unique([n for part in parts for n in part.names]) if name != self.card.name])

    def names(self) -> tuple[str, ...]:
        """The other cards that it names: without them in the game a part of it does nothing."""
        cures = [self.card.cure] if self.card.cure else []
        return tuple([name for name in unique([*self.all.names, *cures]) if name != self.card.name])


def card_traits(card: Card) -> CardTraits:
    """What a card does."""
    return CardTraits(card)


def _at(card: Card, moment: str) -> Traits:
    """What a card does at one moment: its program, with the icons when she serves."""
    found = program_traits(dict(card.programs())[moment])
    if moment == "others dismiss":  # carried out by the player whose turn closes
        return Traits(
            tuple([deed.under(OTHERS, IF, 1.0) for deed in found.deeds]),
            asks=found.asks,
            plain=found.plain,
            looks=found.looks,
            names=found.names,
        )
    return together([Traits(_icons(card)), found]) if moment == "serve" else found


def _icons(card: Card) -> tuple[Deed, ...]:
    skills = zip(SKILL_NAMES, (card.imagination, card.concentration, card.effort), strict=True)
    found = [Deed("draw", card.draw)] if card.draw else []
    found += gained(card.love, card.serving, card.employment)
    return (*found, *[Deed(name, points) for name, points in skills if points])


def _lasting(card: Card) -> tuple[Deed, ...]:
    """What a card does by lying where it lies, or by what is printed on it."""
    found: list[Deed] = []
    if card.turns_events_away or card.protects:
        found.append(Deed("prevent"))
    if card.larger_hand:
        found.append(Deed("larger hand", card.larger_hand))
    if card.chamber_discount:
        found.append(Deed("serving", card.chamber_discount, when=IF))
    if card.laid not in (NOWHERE, AT_HOME):
        found.append(Deed("event", whom=CHOSEN, of=card.name))
    if card.arrives and card.vp < 0:
        found.append(Deed("burden", whom=ANYBODY))
    return tuple(found)

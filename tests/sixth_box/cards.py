"""Lantern Night: two chiefs, twelve general maids and three private maids."""

from __future__ import annotations

from cuore.cards.build import CardMaker
from cuore.engine.card import Card
from cuore.engine.score_rules import EachChamberedSet, EachWithChiefs
from cuore.engine.steps import (
    Discard,
    Draw,
    EachOther,
    Gain,
    GainOneOf,
    IfHand,
    MayChamber,
    PutBack,
    TakeFromTown,
)
from tests.sixth_box.steps import FewestOwned, MayHang, TakeDown

_night = CardMaker("lanterns")

CARDS: list[Card] = [
    _night.maid_chief("Seraphine Lumen", cost=9, vp=6),
    _night.chambermaid_chief("Odette Lumen", cost=2, vp=1),
    _night.general("Runa Beacon", "Harbour Maid", cost=7, vp=2, draw=1, love=2),
    _night.general("Bianca Torch", "Procession Maid", cost=6, vp=1, draw=2, employment=1),
    _night.general("Noor Ember", "Hearth Maid", cost=5, draw=2, serving=1),
    _night.general("Tamsin Flare", "Firework Maid", cost=5, love=1, serve=(TakeDown(love=1),)),
    _night.general("Calla Spark", "Kindling Maid", cost=4, love=2, serve=(EachOther((IfHand(5, (Discard(),)),)),)),
    _night.general("Ilse Glow", "Night Watch Maid", cost=4, draw=3, serve=(PutBack(),)),
    _night.general("Sunniva Halo", "Candle Maid", cost=4, serving=1, serve=(TakeFromTown("chief", 3, "discard"),)),
    _night.general("Mirela Dusk", "Lantern Maid", cost=3, love=1, serve=(MayHang(then=(Gain(serving=1),)),)),
    _night.general("Yara Candle", "Chandler Maid", cost=3, vp_by_rule=True, serving=2, scores=(FewestOwned(3),)),
    _night.general(
        "Hedda Firefly", "Chambermaid", cost=3, vp_by_rule=True, chamber=1, love=1, scores=(EachChamberedSet(2, 5),)
    ),
    _night.general("Petra Wick", "Chambermaid", cost=2, vp=1, draw=1, chamber=1, scores=(EachWithChiefs(5, 1),)),
    _night.general("Liv Taper", "Errand Maid", cost=2, serve=(GainOneOf(love=1, serving=1),)),
    _night.private("Ottilie Moth", cost=5, vp=1, may=(MayHang(then=(Draw(1),)),)),
    _night.private("Ragna Moon", cost=6, vp=3, must=(Gain(love=1),)),
    _night.private("Vesna Star", cost=4, may=(MayChamber(chiefs_only=True),)),
]

"""Romantic Vacation: 278 cards, with Reminiscences."""

from __future__ import annotations

from cuore.cards.build import CardMaker
from cuore.cards.vacation.steps import AnotherTurn, EndGame, EndServing, MayLeaveAndEndPhases, MayReturnMaids, PutUnder
from cuore.engine.card import Card
from cuore.engine.needs import Need
from cuore.engine.score_rules import (
    EachChambered,
    EachChamberedWithChambermaids,
    EachChamberedWithReminiscences,
    EachWithAtLeast,
    EachWithChiefs,
)
from cuore.engine.steps import (
    ChooseDeck,
    DiscardDownTo,
    DiscardThatTop,
    DismissChambermaid,
    Draw,
    EachOther,
    Gain,
    IfHand,
    IfLove,
    IfTaken,
    LargerNewHand,
    MayChamber,
    PutBack,
    TakeFromTown,
    TakeOneAside,
    TakeOntoDeck,
    TakeToDiscard,
    TurnOver,
)

_island = CardMaker("vacation", deduced=("copies",))

CARDS: list[Card] = [
    _island.maid_chief("Sophia Marfil", cost=8, vp=5),
    _island.chambermaid_chief("Beatrice Escudo", cost=2, vp_by_rule=True, scores=(EachChambered(2),)),
    _island.general("Fryda Viento", "Oceanographer Maid", cost=7, draw=2, love=2, employment=2),
    _island.general("Laura", "Island Folk Maid", cost=6, draw=2, serve=(MayChamber(many=True),)),
    _island.general("Clorinde Sea", "Mer Maid", cost=6, vp=2, draw=1, serving=2, scores=(EachWithChiefs(7, -2),)),
    _island.general("Lydia Leon", "Adventurer Maid", cost=5, serving=1, serve=(TurnOver(5), TakeOneAside())),
    _island.general(
        "Florence Spring",
        "Chambermaid",
        cost=5,
        vp_by_rule=True,
        love=2,
        chamber=1,
        scores=(EachChamberedWithChambermaids(7, 5),),
    ),
    _island.general("Cynthia Lakes", "Nap Maid", cost=5, draw=4, serve=(EachOther((Draw(1),)),)),
    _island.general("Caldina Alley", "Sea Bear Maid", cost=4, draw=2, serve=(EachOther((IfHand(5, (PutUnder(),)),)),)),
    _island.general("Riya Naragashi", "Fireworks Maid", cost=4, draw=2, serve=(MayLeaveAndEndPhases(5),)),
    _island.general(
        "Chinatsu Kooriyama",
        "Interpreter Maid",
        cost=4,
        serve=(MayReturnMaids(2, then=(TakeFromTown("maid", 7, "hand"),)),),
    ),
    _island.general("Fea Primrose", "Beach Maid", cost=4, serving=2, employment=1),
    _island.general("Romina Vautrin", "Job-skipping Maid", cost=4, draw=2, love=2, serve=(EndServing(),)),
    _island.general("Daphne Coraille", "Sea Folk Maid", cost=3, serving=1, serve=(TakeOntoDeck("2 Love"),)),
    _island.general(
        "Margareta Torrente",
        "Island Food Maid",
        cost=3,
        vp_by_rule=True,
        draw=1,
        love=1,
        serving=1,
        scores=(EachWithAtLeast(3, printed=0, vp=-1),),
    ),
    _island.general(
        "Germaine Mahle",
        "Juice Serving Maid",
        cost=3,
        draw=2,
        serve=(TakeFromTown("chambermaid chief", 3, "discard", may=True), IfTaken((Draw(1),))),
    ),
    _island.general(
        "Evita Catala",
        "Watermelon Smashing Maid",
        cost=3,
        love=1,
        serving=1,
        serve=(ChooseDeck(), DiscardThatTop(), IfLove((Gain(serving=1),))),
    ),
    _island.general(
        "Valencia Prêtre",
        "Chambermaid",
        cost=3,
        vp=1,
        love=2,
        chamber=1,
        chambered_starting=(DismissChambermaid(), Draw(2)),
    ),
    _island.general(
        "Hyacinth Arrow",
        "Chambermaid",
        cost=2,
        vp_by_rule=True,
        love=1,
        chamber=1,
        scores=(EachChamberedWithReminiscences(2, 2),),
    ),
    _island.general(
        "Nonnette Soyeux", "Dolphin Caretaker Maid", cost=2, draw=2, employment=1, serve=(PutBack(may=True),)
    ),
    _island.reminiscence(
        "Scary Night",
        1,
        vp=3,
        copies=3,
        needs=(Need(cost=2), Need(cost=3)),
        effect=(EachOther((DiscardDownTo(3),)),),
    ),
    _island.reminiscence(
        "Picnic", 1, vp=3, copies=2, needs=(Need("maid", total=10),), effect=(TakeToDiscard("2 Love", 3),)
    ),
    _island.reminiscence(
        "River Canoeing",
        1,
        vp=3,
        copies=2,
        needs=(Need("love", count=5),),
        effect=(TakeFromTown("general maid or chief", 99, "discard"),),
    ),
    _island.reminiscence(
        "Finding a Hidden Hot Spring",
        1,
        vp=3,
        copies=2,
        needs=(Need(cost=4, count=2), Need(cost=3)),
        effect=(TakeToDiscard("3 Love", 2),),
    ),
    _island.reminiscence(
        "Watching the Stars", 1, vp=3, copies=2, needs=(Need("maid", total=15),), effect=(Gain(love=8, employment=1),)
    ),
    _island.reminiscence(
        "Trek into the Ancient Ruins", 2, vp=6, copies=1, needs=(Need("general maid", at_least=5, count=2),)
    ),
    _island.reminiscence(
        "Fireworks Festival",
        2,
        vp=6,
        copies=1,
        needs=(Need(cost=7), Need(cost=5), Need(cost=4)),
        effect=(LargerNewHand(5),),
    ),
    _island.reminiscence(
        "Archipelago Tour", 2, vp=6, copies=1, needs=(Need("chief", count=4),), effect=(AnotherTurn(),)
    ),
    _island.reminiscence(
        "Underwater Grotto Discovery", 2, vp=10, copies=1, needs=(Need("general maid", at_least=5, count=4),)
    ),
    _island.reminiscence("Camp Fire", 2, vp=6, copies=1, needs=(Need("maid", total=24),), effect=(EndGame(),)),
]

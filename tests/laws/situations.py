"""Moments of games beside worlds that one viewer cannot tell from them: what the information law is checked on."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass
from random import Random
from textwrap import dedent

from cuore.cards.catalogue import rules_from_file
from cuore.engine.game import Game
from cuore.engine.luck import luck_from_seed
from cuore.engine.memory import Memory
from cuore.engine.session import Session
from cuore.engine.setup import lay_out
from cuore.engine.words import ASK_EMPLOY, ASK_PICK, ASK_SERVING, ASK_STARTING, SPECTATOR
from cuore.engine.worlds import imagine
from cuore.town import lay_out_position
from tests.laws.eyes import SECRET, Eyes, check_future, check_log, check_sight
from tests.laws.games import decisions, rules, setup_of
from tests.laws.redeal import Unseen, redeal

SECRETIVE = """
    [[card]]
    name = "Stella Lightfoot"
    title = "Stargazing Maid"
    category = "general maid"
    cost = 3
    serve = [ { step = "turn over", count = 3, secretly = true }, { step = "take one aside" } ]
"""
"""No official card turns cards over for one player alone, but a card file may have one."""

POSITIONS = (
    # A looks into a hand and may exchange a card, while a third player watches.
    """
    players: 3
    phase: starting
    A private: Eugenie Fontaine
    A hand: Colette Framboise, 1 Love, 2 Love, 3 Love, Azure Crescent
    A deck: 1 Love x5, Viola Crescent x3
    B hand: Colette Framboise, 1 Love, 2 Love, Rouge Crescent, Anise Greenaway
    B deck: 1 Love x5, 3 Love, Azure Crescent x2
    C hand: Colette Framboise, 1 Love, 2 Love x2, Tenalys Trent
    C deck: 1 Love x4, Kagari Ichinomiya x2, 3 Love
    """,
    # A looks at the top card of a deck, while the others watch.
    """
    players: 3
    phase: serving
    servings: 3
    A hand: Eliza Rosewater x3, 1 Love x2
    A deck: 1 Love, 2 Love, 3 Love, Azure Crescent
    B hand: 1 Love x5
    B deck: 1 Love, 2 Love, 3 Love, Azure Crescent, Viola Crescent
    C hand: 1 Love x3, Rouge Crescent x2
    C deck: 1 Love, 2 Love, 3 Love, Azure Crescent, Viola Crescent
    """,
    # A sends events to others, who may or may not hold the maid that turns them away.
    """
    players: 3
    phase: employ
    love: 20
    employments: 5
    A hand: 1 Love
    A deck: 1 Love x5, Viola Crescent x3
    B hand: Claire Saint-Juste, 1 Love x4
    B deck: 1 Love x6, Claire Saint-Juste, Colette Framboise x2
    B chambermaids: Azure Crescent
    C hand: 1 Love x4, 2 Love
    C deck: 1 Love x5, Claire Saint-Juste x2
    C chambermaids: Azure Crescent
    """,
    # A looks at cards of the own deck in secret, puts cards back, and makes the others put cards under their decks.
    """
    boxes: vacation, house
    players: 3
    phase: serving
    servings: 4
    reminiscences: Picnic, Scary Night, River Canoeing | Watching the Stars x2, Scary Night, Camp Fire
    A hand: Stella Lightfoot, Evita Catala, Fea Primrose, Nonnette Soyeux, Caldina Alley
    A deck: Beatrice Escudo, Sophia Marfil, 2 Love, 3 Love, 1 Love x3, Fea Primrose
    B hand: 1 Love x3, 2 Love, Beatrice Escudo
    B deck: Beatrice Escudo, Sophia Marfil, 2 Love, 3 Love, Fea Primrose
    C hand: 1 Love x3, 2 Love, Beatrice Escudo
    C deck: Beatrice Escudo, Sophia Marfil, 2 Love, 3 Love, Fea Primrose
    """,
    # A draws a beer that makes drunk, and gives another one away, while C watches.
    """
    boxes: oktoberfest
    players: 3
    phase: serving
    servings: 6
    beers: Oktoberfest | Get Drunk (give away), Pilsner, Bock, Altbier, Weissbier x3, Pilsner x2
    A hand: Nadja Kersten x3, 1 Love x3
    A deck: 1 Love x4, 2 Love, Anja Brunner
    A beers: Altbier x2, Bock, Pilsner
    B hand: 1 Love x2, 2 Love
    B deck: 1 Love x4, 2 Love, Anja Brunner
    B beers: Weissbier, Pilsner
    C hand: 1 Love x2, 2 Love
    C deck: 1 Love x4, 2 Love, Anja Brunner
    C beers: Altbier
    """,
    # A may take a beer from somebody, look at the beer pile and change its order, and be brought beers.
    """
    boxes: oktoberfest
    town: Julia, Nadja, Gina, Ute, Kaori, Toni, Nora, Anna, Paula, Elsa
    players: 3
    phase: starting
    beers: Oktoberfest | Weissbier, Pilsner, Bock, Altbier, Beer Stand, Get Drunk (discard), Weissbier x3, Pilsner x2
    A hand: Julia Kunster, Gina Kersten, 2 Love, 3 Love x2
    A deck: 1 Love x4, Julia Kunster x2, Anja Brunner
    A events: Let Me Drink!
    B hand: 1 Love x2, 2 Love, 3 Love, Ute Krombach
    B deck: 1 Love x4, 2 Love, Anja Brunner
    B beers: Weissbier, Pilsner, Altbier
    C hand: 1 Love x2, 2 Love, 3 Love, Ute Krombach
    C deck: 1 Love x4, 2 Love, Anja Brunner
    C beers: Altbier, Bock
    """,
    # In the Park, A employs guests from a pile whose order nobody knows, and sends one of them under it again.
    """
    boxes: more, base, vacation
    players: 3
    phase: employ
    love: 30
    employments: 5
    A high class: Yukina
    A hand: 1 Love x2, Ophelia Grail at the Park
    A deck: 1 Love x5, Edith Shirling x3
    B high class: Ellis
    B hand: 1 Love x4, Edith Shirling
    B deck: 1 Love x5, 2 Love, Tomo Watagaya x2
    C high class: Noëmi
    C hand: 1 Love x4, 2 Love
    C deck: 1 Love x5, Chiffon Loudenne x2
    guests: Azure Crescent | Kagari, Claire Saint-Juste, Viola, Eliza, Natsumi, Safran, Evita, Caldina, Nonnette
    private maids: Fay | Rosa, Amber, Sora
    town: Illness x10
    """,
    # The last preparations are gained, one of each errand: A has what Cleaning takes, B and C what the others take.
    """
    boxes: more, base
    players: 3
    phase: starting
    opened by: A
    high class: Marianne Soleil at the Park, Ignis, Yukina, Ellis, Sylvie
    A high class: Arisa
    B high class: Celina
    C high class: Noëmi
    preparations: Food 2, Food 3, Decoration 2, Decoration 3, Cleaning 3
    town: Pia, Illness x10
    A hand: Cecilia Saint-Claire x3, Pia, 1 Love
    A deck: 1 Love x5, Cecilia Saint-Claire x4
    B hand: Elaine Fontenille x3, Tomo, 1 Love
    B deck: 1 Love x5, Tomo Watagaya x4
    C hand: Lenor Abrille x3, Edith Shirling x2
    C deck: 1 Love x5, Edith Shirling x4
    guests: Azure Crescent | Kagari, Claire Saint-Juste, Viola, Eliza, Natsumi, Safran
    """,
)


EXCHANGE = 0
"""The first of them."""

LAST_PREPARATIONS = len(POSITIONS) - 1
"""The last of them."""

EVERY_TURN = (ASK_PICK, ASK_STARTING, ASK_SERVING, ASK_EMPLOY)
"""The questions of every turn; a game stops more often at the rarer ones."""


@dataclass(frozen=True)
class Situation:
    """A moment of a real game, a viewer, and a world that it cannot tell from the real one."""

    game: Game
    viewer: int
    world: Game
    name: str

    def check(self, eyes: Eyes, steps: int = 20) -> int:
        """Put some eyes through the law; returns for how many decisions the two games went on together."""
        check_sight(eyes, self.game, self.world, self.viewer)
        return check_future(eyes, self.game, self.world, self.viewer, Random(self.name), steps)


def situations(start: Game, number: int, law: str, eyes: Eyes, share: float, most: int = 10_000) -> Iterator[Situation]:
    """Play a game and stop at a share of its decisions, for all viewers and several worlds each.

    What is told on the way goes through the eyes too, for every viewer.
    """
    viewers = [*range(start.deal.seats), SPECTATOR]
    unseen = [Unseen(start, viewer) for viewer in viewers]
    session = Session(start)
    chance = Random(f"{law} {number} stops")
    heard = 0
    source = -1  # the card that the last decision was about
    for _ in decisions(session, number, law, most):
        new = session.told[heard:]
        heard = len(session.told)
        for eye in unseen:
            check_log(eyes, session.game, new, eye.viewer, source)
            for told in new:
                eye.hear(told)
        source = session.game.stack[-1].card
        rare = session.game.ask_what not in EVERY_TURN
        if chance.random() < share * (4 if rare else 1):
            for eye in unseen:
                yield from _worlds(session, eye, chance)


def _worlds(session: Session, unseen: Unseen, chance: Random) -> Iterator[Situation]:
    g = session.game
    viewer = unseen.viewer
    worlds = [world for world in (redeal(g, unseen, chance), redeal(g, unseen, chance)) if world is not None]
    if viewer != SPECTATOR:
        view, memory = session.view(viewer), session.memory(viewer)
        imagined = [imagine(view, memory, luck_from_seed(f"imagined {chance.random()}")) for _ in range(2)]
        for world in imagined:
            keeps_what_is_remembered(world, memory)
        worlds += imagined
    for i, world in enumerate(worlds):
        yield Situation(g.copy(), viewer, world, f"decision {g.decisions} world {i}")
        if viewer != SPECTATOR and i >= 2:
            # Nobody sees less than a spectator: a world that a seat cannot tell apart is one for a spectator too.
            yield Situation(g.copy(), SPECTATOR, world, f"decision {g.decisions} world {i}")


def keeps_what_is_remembered(world: Game, memory: Memory) -> None:
    """In an imagined world every card whose place in a pile is known lies there."""
    piles = [
        (memory.private_pile, world.face_down),
        (memory.guest_pile, world.park.guests_down),
        (memory.reminiscence_pile, world.side.reminiscences_down),
        (memory.beer_pile, world.side.beers_down),
    ]
    for remembered, found in piles:
        assert _keeps(remembered, found)
    for house, p in zip(memory.houses, world.players, strict=True):
        assert any(_keeps(case.zones[house.at], p.deck) for case in house.belief.cases)


def _keeps(remembered: list[int], found: list[int]) -> bool:
    assert len(remembered) == len(found)
    return all(slot in (kind, min(slot, -1)) for slot, kind in zip(remembered, found, strict=True))


def random_start(number: int, law: str) -> Game:
    """The start of a random game."""
    return lay_out(rules(number), setup_of(number, law))


def position_start(index: int, seed: int) -> Game:
    """One of the positions above, each time with other luck."""
    text = f"seed: {seed}\n" + dedent(POSITIONS[index])
    return lay_out_position(rules_from_file(SECRETIVE) if SECRET in text else rules(), text)

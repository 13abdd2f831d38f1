"""Whatever a card file says that is accepted, games with its cards keep the laws, save and load, and leak nothing.

Random programs from the whole vocabulary, put into a town and into hands, played by lively random players. A card that
the reader refuses is no failure: refusing what the engine has no place for is its job.
"""

from __future__ import annotations

from random import Random

from hypothesis import assume, given
from hypothesis import strategies as st

from cuore import make_setup, write_position
from cuore.cards.cardfile import card_data, read_cards
from cuore.cards.catalogue import official_rules, rules_from_file
from cuore.engine.errors import DamagedRecord
from cuore.engine.game import Game
from cuore.engine.luck import luck_from_seed
from cuore.engine.position import read_position
from cuore.engine.rules import Rules
from cuore.engine.session import Session
from cuore.engine.setup import lay_out
from cuore.engine.view import View
from cuore.engine.words import SPECTATOR
from cuore.engine.worlds import imagine
from tests.cardfile.places import check_places
from tests.cardfile.strategies import (
    OWN,
    Data,
    events,
    general_maids,
    high_class_maids,
    park_maids,
    preparations,
    private_maids,
)
from tests.cardfile.toml import card_file
from tests.laws import check_state
from tests.laws.games import choose
from tests.notation.samples import fuzz
from tests.text.speaking import text_of
from tests.towns import FIRST_TOWN, PARK_TOWN

TOWN = f"{OWN},Nena,Claire,Azure,Safran,Eliza,Natsumi,Sainsbury,Viola,Tenalys"
HANDS = (
    "A hand: {own} x2, 1 Love x2, Claire\nA deck: 1 Love, {own}\nA discard: 2 Love\nservings: 3",
    "A hand: {own}\nservings: 2",
    "A hand: {own} x3, 3 Love\nA chambermaids: Colette, Safran (ill)\nA events: Bad Habit x2\nservings: 4",
    "players: 3\nA hand: {own} x2\nA deck: Kagari x3\nB chambermaids: Azure (ill 2)\nB private: Fay\nC hand: Claire",
    "players: 4\nA hand: {own} x2, 1 Love\nB hand: {own}\nC deck: {own}\nD private: Rosa (ill), Tanya\nservings: 3",
    "A hand: {own}\nA deck: {own} x3\nB hand: 1 Love\nB discard: 1 Love x2\ntown: Illness x0, Bad Habit x1, 1 Love x0",
)
QUARTERS = (
    "A private: {own}\nA hand: 1 Love x3, Viola",
    "A private: {own}, Rosa\nA hand:\nA deck: Kagari x2",
    "A private: {own} (ill)\nA hand: 3 Love x2, Geneviève\nA deck: 1 Love x5",
    "B private: {own}\nA hand: Viola, 1 Love\nA deck: Kagari, 1 Love x2",
    "players: 3\nC private: {own}\nB private: Amber\nA chambermaids: Colette\nA events: Bad Habit",
    "players: 4\nA private: {own}\nA hand: Moine, Viola\nA deck: Viola x4\nB hand: Claire x2\ntown: Illness x1",
)
PARK_HANDS = (
    "A hand: {own} x2, 1 Love x2, Chiffon\nA deck: 1 Love, {own}\nservings: 3\nA high class: Noëmi\nimagination: 2",
    "A hand: {own}, 2 Love\nA chambermaids: {own} x2, Dawn\nservings: 2\nA high class: Celina\nconcentration: 1",
    "players: 3\nA hand: Edith\nA chambermaids: {own}, {own} (ill)\nB hand: {own}\nguests: Natsumi | Kagari\neffort: 2",
    "players: 3\nA hand: {own}\nA high class: Arisa\nC chambermaids: Mirabel\nprivate maids: Fay |\ntown: Illness x3",
    "players: 4\nphase: employ\nlove: 9\nemployments: 3\nA hand: {own}\nguests: Claire Saint-Juste |\nlast round: yes",
)
PARK_PICKS = (
    "players: 2\nA high class: {own}\nA hand: 1 Love x2, Edith",
    "players: 3\nphase: picking\nB hand: Tomo, 1 Love x3\nguests: Natsumi | Kagari\nprivate maids: Fay |",
    "players: 4\nturn: D\nD high class: {own}\nD hand: Chiffon x3\nD chambermaids: Dawn (ill)\nlast round: piles",
    "players: 3\nA high class: {own}\nA hand:\nA deck: Julia, Pia\nA private: Fay\nimagination: 4\neffort: 4",
)
PARK_MAIDS = st.tuples(park_maids(), st.sampled_from(PARK_HANDS))
HIGH_CLASS_MAIDS = st.tuples(high_class_maids(), st.sampled_from(PARK_PICKS))
MAIDS = st.tuples(general_maids(), st.sampled_from(HANDS))
PRIVATE_MAIDS = st.tuples(private_maids(), st.sampled_from(QUARTERS))


def rules_of(card: Data) -> Rules:
    """The rules with that card, if the reader lets it in."""
    try:
        return rules_from_file(card_file(card))
    except DamagedRecord:
        assume(False)
        raise


def game_of(rules: Rules, place: str) -> Game:
    """A game in which the card is about to be used."""
    if rules.cards[rules.kind(OWN)].box == "more":
        return read_position(rules, f"boxes: more, base\n{place.format(own=OWN)}", PARK_TOWN)
    return read_position(rules, f"boxes: base, house\n{place.format(own=OWN)}", FIRST_TOWN)


def keeps_the_laws(g: Game, most: int, chance: Random) -> None:
    """Play on, with the laws checked after every decision and the position written and read now and then."""
    check_state(g)
    check_places(g)
    for number in range(most):
        if not g.options:
            break
        g.apply(choose(g, chance, lively=True))
        check_state(g)
        check_places(g)
        if number % 4 == 0 or len(g.stack) > 1:
            text = write_position(g)
            loaded = read_position(g.rules, text)
            loaded.run()
            assert write_position(loaded) == text


@fuzz(200)
@given(MAIDS | PRIVATE_MAIDS, st.integers(0, 9))
def test_games_with_any_maid_keep_the_laws(card: tuple[Data, str], number: int) -> None:
    g = game_of(rules_of(card[0]), card[1])
    g.run()
    keeps_the_laws(g, 25, Random(number))


@fuzz(150)
@given(PARK_MAIDS | HIGH_CLASS_MAIDS, st.integers(0, 9))
def test_games_in_the_park_with_any_card_keep_the_laws(card: tuple[Data, str], number: int) -> None:
    g = game_of(rules_of(card[0]), card[1])
    g.run()
    keeps_the_laws(g, 25, Random(number))


@fuzz(16, shrink=False)
@given(park_maids() | high_class_maids() | preparations() | general_maids() | private_maids(), st.integers(2, 4))
def test_whole_games_in_the_park_with_any_card_keep_the_laws(card: Data, players: int) -> None:
    rules = rules_of(card)
    own = card["category"] == "general maid" and card.get("box") == "more"
    town = (OWN, *PARK_TOWN[1:]) if own else PARK_TOWN
    setup = make_setup(rules, boxes=("more", "base", "house")[: 2 if "box" in card else 3], players=players)
    if card["category"] == "general maid" and not own and OWN not in setup.guests:
        setup.guests = (OWN, *setup.guests[1:])
    setup.town = town
    g = lay_out(rules, setup)
    g.run()
    keeps_the_laws(g, 80, Random(players))


@fuzz(16, shrink=False)
@given(general_maids() | private_maids() | events(), st.integers(2, 4), st.booleans(), st.booleans())
def test_whole_games_with_any_card_keep_the_laws(card: Data, players: int, beginners: bool, faster: bool) -> None:
    rules = rules_of(card)
    setup = make_setup(
        rules,
        boxes=("base", "house"),
        players=players,
        town=TOWN if card["category"] == "general maid" else TOWN.replace(OWN, "Kagari"),
        beginners=beginners,
        faster=faster and players == 2,
    )
    g = lay_out(rules, setup)
    g.run()
    keeps_the_laws(g, 80, Random(players))


@fuzz(120)
@given(MAIDS | PRIVATE_MAIDS | PARK_MAIDS | HIGH_CLASS_MAIDS, st.integers(0, 9))
def test_what_a_seat_cannot_know_shows_nowhere_with_any_card(card: tuple[Data, str], number: int) -> None:
    session = Session(game_of(rules_of(card[0]), card[1]))
    chance = Random(number)
    for _ in range(8):
        g = session.game
        if not g.options:
            break
        for seat in range(g.deal.seats):
            view = session.view(seat)
            world = imagine(view, session.memory(seat), luck_from_seed(f"{seat} {g.decisions}"))
            assert View(world, seat).data() == view.data()
            assert View(world, SPECTATOR).data() == View(g, SPECTATOR).data()
        session.apply(choose(g, chance, lively=True))


@fuzz(150)
@given(general_maids() | private_maids() | events() | park_maids() | high_class_maids() | preparations())
def test_any_card_can_be_written_down_and_has_a_text(card: Data) -> None:
    try:
        (first,) = read_cards(card_file(card), official_rules())
    except DamagedRecord:
        assume(False)
        raise
    (again,) = read_cards(card_file(card_data(first)), official_rules())
    assert card_data(again) == card_data(first)
    text = text_of(first)
    assert text_of(again) == text
    assert "  " not in text
    assert " ." not in text
    assert " ," not in text

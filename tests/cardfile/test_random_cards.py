"""Whatever a card file says that is accepted, games with its cards keep the laws, save and load, and leak nothing.

Random programs from the whole vocabulary, put into a town and into hands, played by lively random players. A card that
the reader refuses is no failure: refusing what the engine has no place for is its job.
"""

from __future__ import annotations

from random import Random

from hypothesis import assume, given
from hypothesis import strategies as st

from cuore import make_setup, write_position
from cuore.cards.base import FIRST_TOWN
from cuore.cards.cardfile import card_data, read_cards, rules_from_file
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
from cuore.text.card_text import card_text
from tests.cardfile.places import check_places
from tests.cardfile.strategies import OWN, Data, events, general_maids, private_maids
from tests.cardfile.toml import card_file
from tests.laws import check_state
from tests.laws.games import choose
from tests.notation.samples import fuzz

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


@fuzz(400)
@given(MAIDS | PRIVATE_MAIDS, st.integers(0, 9))
def test_games_with_any_maid_keep_the_laws(card: tuple[Data, str], number: int) -> None:
    g = game_of(rules_of(card[0]), card[1])
    g.run()
    keeps_the_laws(g, 25, Random(number))


@fuzz(25, shrink=False)
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
@given(MAIDS | PRIVATE_MAIDS, st.integers(0, 9))
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
@given(general_maids() | private_maids() | events())
def test_any_card_can_be_written_down_and_has_a_text(card: Data) -> None:
    try:
        (first,) = read_cards(card_file(card))
    except DamagedRecord:
        assume(False)
        raise
    (again,) = read_cards(card_file(card_data(first)))
    assert card_data(again) == card_data(first)
    text = card_text(first)
    assert card_text(again) == text
    assert "  " not in text
    assert " ." not in text
    assert " ," not in text

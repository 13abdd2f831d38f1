"""Cards of one's own and corrected ones in play: what they change, and that a game says with what it was played."""

from __future__ import annotations

import re
import sys
from pathlib import Path

import pytest

from cuore import make_setup, new_game, read_record, replay, rules_from_file, start_session, write_record
from cuore.cards.cardfile import card_data, read_cards
from cuore.cards.catalogue import CARDS, official_rules
from cuore.engine.errors import DamagedRecord, ForeignRecord, IllegalSetup
from cuore.engine.position import read_position
from cuore.engine.scoring import points
from cuore.engine.session import Session
from tests.cardfile.toml import card_file
from tests.laws import check_state
from tests.text.speaking import icons_of, text_of
from tests.towns import FIRST_TOWN

KAGARI = next(card_data(card) for card in CARDS if card.name == "Kagari Ichinomiya")
GENEROUS = {**KAGARI, "icons": {"serving": 3}}
BEATRIX: dict[str, object] = {
    "name": "Beatrix Fernway",
    "title": "Gardening Maid",
    "category": "general maid",
    "cost": 4,
    "icons": {"draw": 1, "serving": 1},
    "serve": [{"step": "may discard", "then": [{"step": "each other", "steps": [{"step": "draw", "count": 1}]}]}],
}
TOWN = "Beatrix,Azure,Viola,Rouge,Safran,Kagari,Geneviève,Moine,Tenalys,Sainsbury"


def served(card: dict[str, object], position: str, *answers: str) -> Session:
    rules = rules_from_file(card_file(card))
    session = Session(read_position(rules, position, FIRST_TOWN))
    for words in answers:
        session.answer(words)
        check_state(session.game)
    return session


def test_a_corrected_card_changes_the_game() -> None:
    assert served(KAGARI, "A hand: Kagari, Rouge", "serve kagari").game.servings == 2
    assert served(GENEROUS, "A hand: Kagari, Rouge", "serve kagari").game.servings == 3


def test_a_corrected_card_changes_its_text_and_its_row() -> None:
    (card,) = read_cards(card_file(GENEROUS), official_rules())
    assert icons_of(card) == "+3 Servings"
    rules = rules_from_file(card_file(GENEROUS))
    assert rules.cards[rules.kinds[card.name]].serving == 3
    assert official_rules().serving[rules.kinds[card.name]] == 2


def test_a_corrected_card_keeps_its_number_and_new_ones_follow_at_the_end() -> None:
    rules = rules_from_file(card_file(BEATRIX, GENEROUS))
    assert rules.names == (*official_rules().names, "Beatrix Fernway")


def test_corrected_points_are_counted() -> None:
    marianne = next(card_data(card) for card in CARDS if card.name == "Marianne Soleil")
    position = "A hand: Marianne x2\nB hand: 1 Love"
    assert points(served(marianne, position).game)[0] == 12
    assert points(served({**marianne, "vp": 7}, position).game)[0] == 14


def test_a_corrected_price_is_asked() -> None:
    position = "phase: employ\nlove: 2\nA hand:"
    assert "employ Kagari Ichinomiya" not in open_words(served(KAGARI, position))
    assert "employ Kagari Ichinomiya" in open_words(served({**KAGARI, "cost": 2}, position))


def test_a_card_that_costs_nothing_can_be_had_for_nothing() -> None:
    session = served({**KAGARI, "cost": 0}, "phase: employ\nlove: 0\nA hand: 1 Love")
    assert "employ Kagari Ichinomiya" in open_words(session)


def open_words(session: Session) -> list[str]:
    return session.game.words()


def test_an_own_card_is_played_in_a_town() -> None:
    rules = rules_from_file(card_file(BEATRIX))
    g = new_game(rules, make_setup(rules, boxes=("base", "house"), town=TOWN))
    assert "Beatrix Fernway" in [rules.names[kind] for kind in g.deal.shop]
    check_state(g)
    session = served(
        BEATRIX,
        "boxes: base, house\nplayers: 3\nA hand: Beatrix, Kagari\nA deck: 1 Love\nB deck: 1 Love\nC deck: 2 Love",
        "serve beatrix",
        "discard 1 love",
    )
    assert [len(p.hand) for p in session.game.players] == [1, 1, 1]


def test_a_box_of_one_s_own_can_be_named() -> None:
    rules = rules_from_file(card_file({**BEATRIX, "box": "garden"}))
    assert new_game(rules, make_setup(rules, boxes=("base", "garden"), town=TOWN)).pending is not None
    with pytest.raises(
        IllegalSetup,
        match="there is no box called 'house'; choose from base, expanding, garden, more, oktoberfest, vacation",
    ):
        make_setup(rules, boxes=("base", "house"), town=TOWN)


def test_own_private_maids_and_events_join_with_their_box() -> None:
    rosa = {"name": "Own Rosa", "category": "private maid", "cost": 2, "starting": [{"step": "draw", "count": 1}]}
    habit = {"name": "Own Habit", "category": "event", "cost": 1, "copies": 5, "vp": -1, "laid": "in quarters"}
    rules = rules_from_file(card_file(rosa, habit))
    alone = new_game(rules, make_setup(rules))
    assert len(alone.face_up) + len(alone.face_down) == 10
    assert rules.kinds["Own Habit"] not in alone.deal.shop
    both = new_game(rules, make_setup(rules, boxes=("base", "house"), town="random"))
    assert len(both.face_up) + len(both.face_down) == 11
    assert both.deal.pile_of[rules.kinds["Own Habit"]] >= 0
    check_state(both)


def test_an_own_event_can_be_laid_and_scores() -> None:
    habit = {"name": "Own Habit", "category": "event", "cost": 1, "copies": 5, "vp": -3, "laid": "in quarters"}
    position = (
        "boxes: base, house\nphase: employ\nlove: 1\nA hand: 1 Love x2\nA chambermaids: Colette x3\nB private: Rosa"
    )
    session = served(habit, position, "employ own habit", "choose B")
    assert [session.game.rules.names[kind] for kind in session.game.players[1].events] == ["Own Habit"]
    assert points(session.game)[1] == 1 - 3


def test_a_cure_that_is_promised_is_offered() -> None:
    habit = {"name": "Own Habit", "category": "event", "cost": 1, "laid": "in quarters", "cure": "3 Love"}
    try:
        session = served(habit, "boxes: base, house\nA hand: 3 Love\nA chambermaids: Colette\nA events: Own Habit")
    except DamagedRecord:
        return
    assert any(words.startswith(("cure", "return")) for words in open_words(session))


# The numbers must suffice for the start decks


@pytest.mark.parametrize("copies", [1, 13, 14, 20])
def test_too_few_love_cards_for_the_start_decks_are_noticed(copies: int) -> None:
    love = next(card_data(card) for card in CARDS if card.name == "1 Love")
    lawful_or_refused({**love, "copies": copies}, players=2)
    lawful_or_refused({**love, "copies": copies}, players=3)


@pytest.mark.parametrize("copies", [1, 6, 7])
def test_too_few_chiefs_for_the_start_decks_are_noticed(copies: int) -> None:
    colette = next(card_data(card) for card in CARDS if card.name == "Colette Framboise")
    lawful_or_refused({**colette, "copies": copies}, players=2)


@pytest.mark.parametrize("copies", [1, 2, 3, 4])
def test_small_piles_survive_the_faster_game(copies: int) -> None:
    lawful_or_refused({**KAGARI, "copies": copies}, players=2, faster=True)


def lawful_or_refused(card: dict[str, object], players: int, faster: bool = False) -> None:
    rules = rules_from_file(card_file(card))
    try:
        g = new_game(rules, make_setup(rules, players=players, faster=faster))
    except IllegalSetup:
        return
    check_state(g)


# Records


def test_a_game_with_other_cards_says_so_and_needs_the_file() -> None:
    rules = rules_from_file(card_file(GENEROUS))
    setup = make_setup(rules, seed="cards")
    session = start_session(rules, setup)
    for _ in range(40):
        session.apply(0)
    text = write_record(setup, session)
    assert re.search(rf"(?m)^cards: {rules.fingerprint}$", text)
    assert replay(rules, read_record(text)).answers == session.answers
    with pytest.raises(ForeignRecord, match="give the card file it was played with"):
        replay(official_rules(), read_record(text))
    with pytest.raises(ForeignRecord, match="give the card file it was played with"):
        replay(rules_from_file(card_file({**KAGARI, "cost": 2})), read_record(text))


def test_an_official_game_is_not_replayed_with_other_cards() -> None:
    setup = make_setup(official_rules())
    text = write_record(setup, start_session(official_rules(), setup))
    assert "cards:" not in text
    with pytest.raises(ForeignRecord):
        replay(rules_from_file(card_file(GENEROUS)), read_record(text))
    same = rules_from_file(card_file(KAGARI))
    assert replay(same, read_record(text)).answers == []


def test_the_fingerprint_is_that_of_the_cards_and_not_of_the_file() -> None:
    one = rules_from_file(card_file(BEATRIX, GENEROUS)).fingerprint
    assert one == rules_from_file("# a comment\n" + card_file(GENEROUS, BEATRIX)).fingerprint
    assert one == rules_from_file(card_file(BEATRIX, GENEROUS, {**card_data(CARDS[0])})).fingerprint
    seen = {one, ""}
    changes: tuple[dict[str, object], ...] = (
        {"vp": 1},
        {"cost": 5},
        {"icons": {"draw": 2}},
        {"serve": []},
        {"copies": 9},
        {"chamber": 1},
    )
    for change in changes:
        seen.add(rules_from_file(card_file({**BEATRIX, **change}, GENEROUS)).fingerprint)
    assert len(seen) == 8


def test_two_own_cards_in_another_order_are_other_rules() -> None:
    # Their numbers differ, and with them the order of options and the checksums.
    other = {**BEATRIX, "name": "Cordelia Mistgrove"}
    one, two = (rules_from_file(card_file(*cards)) for cards in ((BEATRIX, other), (other, BEATRIX)))
    assert one.fingerprint != two.fingerprint


# Nothing is executed


@pytest.mark.parametrize(
    "words", ["__import__('os').system('touch {}')", "{{0.__class__}}", "open('{}', 'w')", "$(touch {})"]
)
def test_nothing_in_a_card_file_is_executed(words: str, tmp_path: Path, capfd: pytest.CaptureFixture[str]) -> None:
    trap = tmp_path / "sprung"
    text = words.format(trap).replace("/", "\\u002F")
    before = set(sys.modules)
    for card in (
        {**BEATRIX, "title": text},
        {**BEATRIX, "serve": [{"step": text}]},
        {**BEATRIX, "serve": [{"step": "draw", "count": text}]},
        {**BEATRIX, "cost": text},
        {**BEATRIX, text: 1},
        {**BEATRIX, "serve": [{"step": "draw", "count": 1, "__init__": text}]},
    ):
        try:
            (found,) = read_cards(card_file(card), official_rules())
        except DamagedRecord:
            continue
        text_of(found)
    assert not trap.exists()
    assert set(sys.modules) == before
    assert capfd.readouterr().out == ""


@pytest.mark.parametrize("word", ["Step", "run", "answer", "__init__", "WORD", "possible", "turn", "laying"])
def test_only_words_of_the_vocabulary_are_steps(word: str) -> None:
    with pytest.raises(DamagedRecord, match="there is no step"):
        read_cards(card_file({**BEATRIX, "serve": [{"step": word}]}), official_rules())


def test_chiefs_that_count_as_love_do_so_for_one_turn_in_any_box() -> None:
    aunt: dict[str, object] = {
        "name": "Kind Aunt",
        "box": "house",
        "category": "general maid",
        "cost": 1,
        "serve": [{"step": "chiefs as love"}],
    }
    position = "boxes: base, house\nA hand: Kind Aunt, Colette\nA deck: 1 Love x5\nB hand: Colette, 1 Love"
    session = served(aunt, position, "serve Kind Aunt")
    assert "play Colette Framboise" in session.game.words()
    session.answer("end turn")
    assert not session.game.chiefs_are_love
    assert session.game.words() == ["play 1 Love", "end turn"]

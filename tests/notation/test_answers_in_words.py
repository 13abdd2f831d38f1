"""Answering a decision in words: shortened, in any letters, but never by guessing between two meanings."""

from __future__ import annotations

import pytest
from hypothesis import given
from hypothesis import strategies as st

from cuore import Game, read_position, write_position
from cuore.cards.catalogue import official_rules
from cuore.engine.errors import AmbiguousChoice, IllegalChoice, StaleChoice
from cuore.engine.position import read_position as read_raw
from cuore.engine.session import Session
from cuore.engine.verbs import all_verbs, verb
from cuore.engine.words import END_WORK, ILL, USE, USE_CHAMBERMAID
from tests.notation.samples import check_words, fuzz, games_in_progress
from tests.towns import FIRST_TOWN

RULES = official_rules()
SERVING = "A hand: Geneviève, Kagari, Azure, Anise, Moine, 1 Love x2, 2 Love\nservings: 2"
ILLNESS = "phase: employ\nlove: 4\nA hand: 1 Love\n"
SORA = (
    "players: 3\nA hand: 1 Love\nA private: Sora\nB chambermaids: Colette (ill)\nB events: Bad Habit\nB private: Rosa\n"
    "C private: Fay"
)


def game(text: str, *answers: str) -> Game:
    g = read_position(RULES, text)
    for words in answers:
        g.apply(g.index(words))
    return g


def meant(g: Game, words: str) -> str:
    return g.words()[g.index(words)]


@pytest.mark.parametrize(
    ("words", "option"),
    [
        ("serve Geneviève Daubigny", "serve Geneviève Daubigny"),
        ("serve genevieve", "serve Geneviève Daubigny"),
        ("SERVE GENEVIÈVE", "serve Geneviève Daubigny"),
        ("serve Genevie\u0300ve", "serve Geneviève Daubigny"),
        ("  serve   kag  ", "serve Kagari Ichinomiya"),
        ("s k", "serve Kagari Ichinomiya"),
        ("kagari", "serve Kagari Ichinomiya"),
        ("lefevre", "serve Moine de Lefèvre"),
        ("serve de lefèvre!", "serve Moine de Lefèvre"),
        ("cham az", "chamber Azure Crescent"),
        ("chamber crescent", "chamber Azure Crescent"),
        ("play 2", "play 2 Love"),
        ("2 love", "play 2 Love"),
        ("end", "end serving"),
        ("END-SERVING", "end serving"),
    ],
)
def test_words_may_be_shortened_while_one_option_is_meant(words: str, option: str) -> None:
    assert meant(game(SERVING), words) == option


@pytest.mark.parametrize("words", ["serve", "s", "serve a", "azure", "play", "love", "crescent", "play love"])
def test_words_that_fit_two_options_are_refused_and_both_are_named(words: str) -> None:
    g = game(SERVING)
    with pytest.raises(AmbiguousChoice) as caught:
        g.index(words)
    named = str(caught.value).partition("could mean: ")[2].split("; ")
    assert len(named) > 1
    assert set(named) <= set(g.words())


@pytest.mark.parametrize(
    "words", ["", " ", "!", "0", "serve nobody", "kagari serve", "servee kagari", "pass", "\0", "x" * 9999]
)
def test_other_words_are_refused_and_the_options_are_named(words: str) -> None:
    g = game(SERVING)
    with pytest.raises(IllegalChoice) as caught:
        g.index(words)
    assert not isinstance(caught.value, AmbiguousChoice)
    assert "; ".join(g.words()) in str(caught.value)


def test_the_whole_words_of_an_option_always_mean_it() -> None:
    # "let it happen" begins no other option, but every word of it is in "let it all happen" too.
    for g in games_in_progress():
        if g.options:
            assert [g.index(words) for words in g.words()] == list(range(len(g.options)))


def test_shouting_without_accents_means_the_same_everywhere() -> None:
    for g in games_in_progress():
        if g.options:
            for i, words in enumerate(g.words()):
                assert g.index(words.upper().replace("È", "E").replace("Ê", "E")) == i


@fuzz(200)
@given(st.sampled_from([g for g in games_in_progress() if g.options]), st.text(max_size=12), st.data())
def test_any_words_mean_one_option_or_are_refused(g: Game, words: str, data: st.DataObject) -> None:
    option = data.draw(st.sampled_from(g.words()))
    start = data.draw(st.integers(0, len(option)))
    for text in (words, option[:start], option[start:], option[:start] + words):
        try:
            index = g.index(text)
        except IllegalChoice as error:
            check_words(error)
        else:
            assert 0 <= index < len(g.options)


def test_every_option_has_words_of_its_own() -> None:
    # A card in hand and a chambermaid are both used; no card can be used in both ways.
    patterns = [verb.template for verb in all_verbs()[: END_WORK + 1] if verb.number != USE_CHAMBERMAID]
    assert len(set(patterns)) == len(patterns)
    assert verb(USE_CHAMBERMAID).template == verb(USE).template
    assert not [card.name for card in RULES.cards if card.hand_ability and card.chambered_serving]


def test_the_words_of_a_decision_are_all_different() -> None:
    for g in games_in_progress():
        if g.options:
            words = g.words()
            assert len(set(words)) == len(words)
            assert [g.index(word) for word in words] == list(range(len(words)))


@pytest.mark.parametrize(
    ("text", "words", "option"),
    [
        ("phase: picking", "noemi", "pick Noëmi"),
        ("phase: picking", "PICK marianne", "pick Marianne Soleil at the Park"),
        ("phase: picking", "p y", "pick Yukina"),
        ("A high class: Sylvie\nA hand: 1 Love", "use syl", "use Sylvie"),
        ("phase: serving\nA hand: 1 Love\nA chambermaids: Mirabel", "mirabel", "use Mirabel Ashdown"),
        ("phase: work\nA high class: Noëmi\nimagination: 2\nA hand:", "food", "gain Food 1"),
        ("phase: work\nA high class: Noëmi\nimagination: 2\nA hand:", "end", "end work"),
    ],
)
def test_words_of_the_park(text: str, words: str, option: str) -> None:
    assert meant(game(f"boxes: more\n{text}"), words) == option


# Healthy and ill


def test_without_her_illness_the_healthy_one_is_meant() -> None:
    g = game(ILLNESS + "B chambermaids: Colette, Colette (ill), Colette (ill 2)", "employ illness")
    assert meant(g, "put on Colette of B") == "put on Colette Framboise of B"
    assert meant(g, "colette") == "put on Colette Framboise of B"
    assert meant(g, "put on Colette (ill 2) of B") == "put on Colette Framboise (ill 2) of B"
    assert meant(g, "put on Colette Framboise (ill) of B") == "put on Colette Framboise (ill) of B"


def test_one_illness_is_one_illness() -> None:
    g = game(ILLNESS + "B chambermaids: Colette, Colette (ill), Colette (ill 2)", "employ illness")
    assert meant(g, "put on Colette (ill) of B") == "put on Colette Framboise (ill) of B"


def test_an_ill_maid_alone_needs_no_illness_in_the_words() -> None:
    g = game(ILLNESS + "B chambermaids: Colette (ill), Safran", "employ illness")
    assert meant(g, "put on Colette") == "put on Colette Framboise (ill) of B"


def test_two_healthy_ones_of_two_players_are_two_meanings() -> None:
    text = ILLNESS + "A chambermaids: Colette\nB chambermaids: Colette, Colette (ill)"
    g = game(text, "employ illness")
    with pytest.raises(AmbiguousChoice):
        g.index("put on colette")
    assert meant(g, "colette of b") == "put on Colette Framboise of B"


@pytest.mark.parametrize(
    ("text", "answer", "words"),
    [
        (ILLNESS + "A chambermaids: Colette\nB private: Rosa (ill)", "employ illness", "put on"),
        ("A hand: Claire\nA chambermaids: Colette (ill)\nA events: Bad Habit", "serve claire", "return"),
        (
            SORA,
            "use sora",
            "move",
        ),
    ],
    ids=["other maid", "other event", "other move"],
)
def test_health_decides_only_between_maids_of_one_name(text: str, answer: str, words: str) -> None:
    g = game(text, answer)
    with pytest.raises(AmbiguousChoice):
        g.index(words)


# Refused answers change nothing


@pytest.mark.parametrize("words", ["", "dance", "serve", "serve Rosa"])
def test_a_refused_answer_changes_nothing(words: str) -> None:
    session = Session(read_raw(RULES, SERVING, FIRST_TOWN))
    before = write_position(session.game), len(session.told), session.answers[:]
    with pytest.raises(IllegalChoice):
        session.answer(words)
    assert (write_position(session.game), len(session.told), session.answers) == before


def test_an_answer_for_an_earlier_decision_is_stale_and_changes_nothing() -> None:
    session = Session(read_raw(RULES, SERVING, FIRST_TOWN))
    session.answer("serve genevieve", 0)
    before = write_position(session.game)
    for number in (0, 2, 99):
        with pytest.raises(StaleChoice, match=f"for decision {number}, but decision 1 is open"):
            session.answer("serve kagari", number)
        with pytest.raises(StaleChoice):
            session.apply(0, number)
    assert write_position(session.game) == before
    session.answer("serve kagari", 1)
    assert session.game.decisions == 2


@pytest.mark.parametrize("index", [-1, 99, 1 << 70])
def test_an_index_that_is_no_option_is_refused(index: int) -> None:
    g = game(SERVING)
    before = write_position(g)
    with pytest.raises(IllegalChoice, match="choose from 0 to"):
        g.apply(index)
    assert write_position(g) == before


def test_nothing_can_be_answered_when_the_game_is_over() -> None:
    session = Session(read_raw(RULES, "ending: piles", FIRST_TOWN))
    for answer in ("pass", "", "end turn"):
        with pytest.raises(IllegalChoice, match="the game is over"):
            session.answer(answer)
    with pytest.raises(IllegalChoice, match="the game is over"):
        session.game.apply(0)


def test_the_words_of_illness_are_the_words_of_positions() -> None:
    for entry, words in ((0, "Marianne Soleil"), (ILL, "Marianne Soleil (ill)"), (3 * ILL, "Marianne Soleil (ill 3)")):
        assert RULES.entry_words(entry) == words

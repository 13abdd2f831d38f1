"""A box from outside brings words for its own steps and rules in the same shape, and its cards have their texts."""

from __future__ import annotations

from cuore.cards.catalogue import official_rules
from cuore.engine.card import Card
from cuore.engine.frame import Frame, Program, Step
from cuore.engine.game import Game
from cuore.engine.score_rules import ScoreRule, ScoreTable
from cuore.engine.steps.conditions import EachOther
from cuore.engine.steps.gaining import Draw
from cuore.engine.words import GENERAL, PRIVATE
from cuore.text.card_text import card_text, short_message
from cuore.text.english import ENGLISH
from cuore.text.english.clauses import Statement, permitted
from cuore.text.language import Speaker, Template


class Waltz(Step):
    """Dance with a card, so many rounds; then something happens."""

    WORD = "waltz"
    FIELDS = (
        ("partner", "card"),
        ("rounds", "count"),
        ("slowly", "flag"),
        ("hall", "one of garden, parlour"),
        ("then", "steps"),
    )
    NUMBERS = (("feet", 2),)

    def __init__(self, partner: str, rounds: int, slowly: bool, hall: str, then: Program) -> None:
        self.partner = partner
        self.rounds = rounds
        self.slowly = slowly
        self.hall = hall
        self.then = then

    def run(self, g: Game, f: Frame) -> None:
        g.push(self.then, f.seat, f.card)


class MayBow(Step):
    """You may bow."""

    WORD = "may bow"

    def run(self, g: Game, f: Frame) -> None:
        return


class MusicStops(Step):
    """The music stops."""

    WORD = "music stops"

    def run(self, g: Game, f: Frame) -> None:
        return


class EachDance(ScoreRule):
    """Points for each dance with somebody."""

    WORD = "each dance"
    FIELDS = (("with_whom", "card"), ("vp", "signed"))

    def __init__(self, with_whom: str, vp: int) -> None:
        self.with_whom = with_whom
        self.vp = vp

    def points(self, name: str, seat: int, table: ScoreTable) -> int:
        return table.owned[seat].get(self.with_whom, 0) * self.vp


WORDS: dict[str, Template] = {
    "step.waltz": (
        "{you|waltz|waltzes} {slowly|slowly|quickly} with a {partner} on {feet:word} feet through {hall} for {rounds} "
        "{rounds|round|rounds}, and {then}"
    ),
    "step.waltz.short": "waltz {rounds}",
    "step.waltz.hall.garden": "the garden",
    "step.waltz.hall.parlour": "the parlour",
    "step.music stops": Statement("the music stops"),
    **permitted({"step.may bow": "bow to {you|your|their} partner"}),
    "run.waltz + music stops": "{=step.waltz}, until the music stops",
    "score.each dance": "each {with_whom:first} you danced with is worth {vp:signed}{=vp}",
}


def text_of(card: Card) -> str:
    return str(card_text(Speaker(ENGLISH.with_words(WORDS), official_rules()), card))


def maid(serve: Program = (), starting: Program = (), scores: tuple[ScoreRule, ...] = ()) -> Card:
    category = PRIVATE if starting else GENERAL
    return Card(
        "Odette Swan",
        "Dancing Maid",
        box="ball",
        category=category,
        cost=3,
        copies=1,
        provenance="printed",
        serve=serve,
        starting=starting,
        scores=scores,
    )


def waltz(rounds: int = 2, slowly: bool = True) -> Waltz:
    return Waltz("3 Love", rounds, slowly, "parlour", (Draw(2),))


def test_a_step_of_another_box_is_told_by_its_fields() -> None:
    assert text_of(maid(serve=(waltz(),))) == (
        "Waltz slowly with a 3 Love on two feet through the parlour for 2 rounds, and draw 2 cards."
    )
    assert "quickly" in text_of(maid(serve=(waltz(slowly=False),)))
    assert "for 1 round," in text_of(maid(serve=(waltz(rounds=1),)))


def test_it_can_stand_inside_the_steps_of_others() -> None:
    each_other = EachOther((waltz(), MayBow()))
    assert text_of(maid(serve=(each_other,))) == (
        "Each other player waltzes slowly with a 3 Love on two feet through the parlour for 2 rounds, "
        "and draws 2 cards, and may bow to their partner."
    )


def test_what_a_box_permits_and_states_finds_its_place_in_a_sentence() -> None:
    moment = "In your Starting Phase you may use her to"
    assert text_of(maid(starting=(MayBow(),))) == f"{moment} bow to your partner."
    assert text_of(maid(starting=(Draw(1), MayBow()))) == f"{moment} draw a card. You may bow to your partner."
    assert text_of(maid(starting=(MusicStops(),))) == "If you use her in your Starting Phase, the music stops."


def test_a_box_brings_runs_of_its_steps() -> None:
    assert text_of(maid(serve=(waltz(), MusicStops()))).endswith("and draw 2 cards, until the music stops.")


def test_a_score_rule_of_another_box_is_told_too() -> None:
    assert text_of(maid(scores=(EachDance("Rouge Crescent", 2),))) == (
        "End of game: each Rouge you danced with is worth 2 VP."
    )


def test_its_cards_can_be_pointed_at() -> None:
    rules = official_rules()
    said = card_text(Speaker(ENGLISH.with_words(WORDS), rules), maid(serve=(waltz(),)))
    assert [(piece.text, piece.ref) for piece in said.pieces if piece.what == "card"] == [
        ("3 Love", rules.kind("3 Love"))
    ]


def test_its_effects_are_told_in_a_few_words_too() -> None:
    card = maid(serve=(waltz(), Draw(1)))
    rules = official_rules()
    said = Speaker(ENGLISH.with_words(WORDS), rules).say(short_message(rules, card, card.serve))
    assert str(said) == "waltz 2, draw 1"

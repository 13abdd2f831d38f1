"""What whole cards tell: who attacks, what each is good for, which mechanics a game must have for it."""

from __future__ import annotations

import pytest

from cuore.cards.catalogue import CARDS, official_rules
from cuore.engine.card_traits import (
    ATTACK,
    CHAMBERMAID,
    DRAWING,
    EMPLOYMENTS,
    REACTION,
    ROLES,
    SERVINGS,
    THINNING,
    WORK,
    CardTraits,
)
from cuore.engine.traits import MECHANICS


def traits(name: str) -> CardTraits:
    rules = official_rules()
    return rules.traits(rules.find(name))


def test_what_is_worked_out_once_is_kept() -> None:
    assert traits("Laura") is traits("Laura")


@pytest.mark.parametrize(
    ("name", "attacks"),
    [
        ("Natsumi", True),
        ("Nena", True),
        ("Elsa", True),  # everybody, so the others too
        ("Amber", True),
        ("Mika", True),
        ("Victoria", True),
        ("Illness", True),
        ("Scary Night", True),
        ("Eliza", True),
        ("Tenalys", False),  # the others draw
        ("Let Me Drink!", True),
        ("Geneviève Daubigny", False),
        ("Claire Saint-Juste", False),
        ("Laura", False),
        ("Beer Fest", False),
        ("Garden", False),
    ],
)
def test_who_attacks(name: str, attacks: bool) -> None:
    assert traits(name).is_attack == attacks


@pytest.mark.parametrize(("name", "helps"), [("Tenalys", True), ("Cynthia", True), ("Natsumi", False)])
def test_who_helps_others(name: str, helps: bool) -> None:
    assert traits(name).helps_others == helps


@pytest.mark.parametrize(
    ("name", "roles"),
    [
        ("Kagari", {SERVINGS}),
        ("Carillon", {DRAWING}),
        ("Azure Crescent", {EMPLOYMENTS, CHAMBERMAID}),
        ("Moine de Lefèvre", {DRAWING, EMPLOYMENTS}),
        ("Moinne de Lefèbre", {DRAWING, EMPLOYMENTS}),  # her Employments are words, not icons
        ("Sainsbury", {THINNING}),
        ("Laura", {DRAWING, THINNING}),
        ("Claire Saint-Juste", {REACTION}),
        ("Garden", {REACTION}),
        ("Edith", {WORK}),
        ("Marianne at the Park", set()),
        ("1 Love", set()),
        ("Nena", {ATTACK}),
    ],
)
def test_what_a_card_is_good_for(name: str, roles: set[str]) -> None:
    assert set(traits(name).roles()) == roles


def test_every_role_is_played() -> None:
    rules = official_rules()
    assert {role for kind in range(len(CARDS)) for role in rules.traits(kind).roles()} == set(ROLES)


@pytest.mark.parametrize(
    ("name", "offers", "needs"),
    [
        ("Geneviève Daubigny", "", ()),
        ("Illness", "event", ()),
        ("Nena", "", ("event",)),
        ("Tiffany", "", ("private maid",)),
        ("Emily", "", ("building",)),
        ("Victoria", "", ("building",)),
        ("Silk", "private maid", ("building",)),
        ("Hyacinth", "", ("reminiscence",)),
        ("Camp Fire", "reminiscence", ()),
        ("Nadja", "", ("beer",)),
        ("Ute", "", ("beer",)),
        ("Julia Kunster", "", ("beer",)),
        ("Beer Fest", "building", ("beer",)),
        ("Edith", "", ("preparation",)),
        ("Food 1", "preparation", ()),
    ],
)
def test_which_mechanics_a_card_brings_and_needs(name: str, offers: str, needs: tuple[str, ...]) -> None:
    assert traits(name).offers() == offers
    assert traits(name).needs() == needs


@pytest.mark.parametrize(
    ("name", "named"),
    [
        ("Ririko", ("Lily Garden",)),
        ("Lily Garden", ("Garden", "Ririko Hiiragi")),
        ("Anja", ("Nicole Schmieg",)),
        ("Illness", ("3 Love",)),
        ("Azure Crescent", ("Viola Crescent", "Rouge Crescent")),
        ("Sainsbury", ("1 Love", "2 Love")),
        ("Laura", ()),
    ],
)
def test_which_cards_a_card_names(name: str, named: tuple[str, ...]) -> None:
    assert traits(name).names() == named


def test_icons_count_to_being_served() -> None:
    serve = traits("Ophelia Grail at the Park").at("serve")
    assert [(deed.what, deed.count) for deed in serve.gives()] == [
        ("draw", 1),
        ("love", 1),
        ("serving", 1),
        ("imagination", 1),
        ("concentration", 1),
        ("effort", 1),
    ]


def test_a_card_from_the_town_is_told_with_its_cost_and_its_way() -> None:
    (deed,) = [deed for deed in traits("Lilac").at("serve").deeds if deed.what == "take"]
    assert (deed.of, deed.up_to, deed.to) == ("love or maid", 4, "deck")


def test_what_prices_and_scores_tell() -> None:
    (cheaper,) = traits("Emily").changes
    assert [(deed.what, deed.count, deed.of) for deed in cheaper.deeds] == [("cheaper", 1, "building")]
    (sets,) = traits("Safran").scores
    assert (sets.sets, sets.looks) == (4, ("chambered",))
    (most,) = traits("Colette Framboise").scores[:1]
    assert "rivals" in most.looks
    (habit,) = traits("Bad Habit").scores
    assert habit.instead == -1


def test_every_card_tells_something_that_can_be_read() -> None:
    rules = official_rules()
    for kind, card in enumerate(CARDS):
        told = rules.traits(kind)
        assert set(told.needs()) <= set(MECHANICS), card.name
        assert all(name in rules.kinds for name in told.names()), card.name
        for moment, program in card.programs():
            assert bool(told.at(moment).deeds) >= bool(program), (card.name, moment)

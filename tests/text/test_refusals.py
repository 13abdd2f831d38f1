"""Why an answer is not possible: said once, from the view of the asked seat."""

from __future__ import annotations

import re
from random import Random

import pytest

from cuore.cards.catalogue import official_rules
from cuore.engine.errors import AmbiguousChoice, IllegalChoice
from cuore.engine.words import (
    ASK_EMPLOY,
    ASK_PICK,
    ASK_SERVING,
    ASK_STARTING,
    ASK_WORK,
    EMPLOY,
    EVENT,
    PRIVATE,
)
from tests.cli.play.desk import ALL_BOXES, choose, new_table, table_at
from tests.text.speaking import reason as refusal

RULES = official_rules()
NAMES = ("Ann", "Ben")

EMPLOYING = "phase: employ\nA hand: 1 Love x2\n"
SERVING = "phase: serving\nA hand: Azure, Colette, Kagari, 1 Love\n"
REMEMBERING = "boxes: vacation\nphase: employ\nreminiscences: Picnic | River Canoeing\nA hand: 1 Love\n"
BUILDING = "boxes: expanding\nphase: employ\nlove: 9\nA hand: 1 Love\n"
DRINKING = "boxes: oktoberfest\nphase: employ\nbeers: Bock | Altbier, Pilsner\nA hand: 1 Love x5\n"
PARK = "boxes: more\nphase: serving\nA hand: Lenor, 1 Love\nA high class: Noëmi\nB high class: Celina\n"


REASONS = [
    # Employing
    (EMPLOYING, "employ colette", "Colette costs 3 and you have 0 Love, with 2 more in your hand"),
    (EMPLOYING, "employ azure", "Azure costs 2 and you have 0 Love: play Love first"),
    (EMPLOYING, "colette", "Colette costs 3 and you have 0 Love, with 2 more in your hand"),
    (f"{EMPLOYING}love: 2\n", "employ marianne", "Marianne costs 9 and you have 2 Love, with 2 more in your hand"),
    (f"{EMPLOYING}love: 9\n", "employ illness", "Illness has no place: nobody has a maid in the private quarters"),
    (f"{EMPLOYING}love: 9\n", "employ bad habit", "Bad Habit has no place: nobody has a healthy maid"),
    (f"{EMPLOYING}love: 9\n", "employ natsumi", "Natsumi is not in this Town"),
    (f"{EMPLOYING}love: 9\n", "employ foo", "there is no card called 'foo'"),
    (f"{EMPLOYING}love: 9\n", "employ food", "Food 1 or Food 2 or Food 3 is not in this Town"),
    (f"{EMPLOYING}", "employ", "nothing can be employed for 0 Love: play Love first"),
    (f"{EMPLOYING}love: 2\n", "employ", "employ whom? Azure, Viola"),
    (SERVING, "employ", "employing belongs to the Employ Phase, which comes later: end serving first"),
    (f"{EMPLOYING}love: 9\n", "employ dominox", "there is no card called 'dominox'"),
    (f"{EMPLOYING}love: 9\n", "buy azure", "say it so: employ Azure"),
    (f"{EMPLOYING}love: 9\nB deck: Azure x10\n", "employ azure", "no Azure is left in the Town"),
    (f"{EMPLOYING}love: 9\nprivate maids: Rosa, Amber | Milly\n", "employ milly", "Milly is not on offer now"),
    (SERVING, "employ azure", "employing belongs to the Employ Phase, which comes later: end serving first"),
    (BUILDING, "employ estate", "Estate is not for you yet: it can be built only with a chief"),
    (f"{BUILDING}A buildings: Garden, Lily Garden\n", "employ lily garden", "Lily Garden is not for you yet"),
    (
        "boxes: base, vacation\nA private: Fay\nA chambermaids: Valencia\nA hand: Kagari\nA deck: 1 Love x5\n",
        "serve kagari",
        "being served belongs to the Serving Phase, which comes later: what must happen in this phase comes first",
    ),
    # Serving
    (EMPLOYING, "serve azure", "nobody in your hand could serve you, so the Serving Phase ended by itself"),
    (
        "phase: employ\nA hand: Azure, 1 Love\n",
        "serve azure",
        "being served belongs to the Serving Phase, which is over",
    ),
    (EMPLOYING, "serve colette", "Colette has nothing to give when she serves"),
    (EMPLOYING, "chamber azure", "nobody in your hand could serve you, so the Serving Phase ended by itself"),
    (f"{EMPLOYING}servings: 0\n", "serve azure", "you had no Serving left, so the Serving Phase ended by itself"),
    (SERVING, "serve all", "say it one by one: serve and a name"),
    (REMEMBERING, "acquire picnic", "Picnic asks for"),
    (
        REMEMBERING.replace("1 Love", "1 Love, Nonnette x5"),
        "acquire picnic",
        "acquiring a Reminiscence belongs to the Serving",
    ),
    (SERVING, "serve rouge", "Rouge is not in your hand"),
    (SERVING, "serve 1 love", "1 Love is no maid: play 1 Love"),
    (SERVING, "serve colette", "Colette has nothing to give when she serves"),
    (SERVING, "chamber colette", "making Colette a chambermaid takes 2 Servings and you have 1"),
    (SERVING, "chamber kagari", "Kagari cannot become a chambermaid"),
    (SERVING, "play 2 love", "2 Love is not in your hand"),
    (SERVING, "discard azure", "no effect asks you to discard anything now"),
    (SERVING, "end turn", "'end turn' belongs to the Employ Phase, which comes later: end serving first"),
    # Beers
    (DRINKING, "buy beer from the pile", "nobody sells you a beer now"),
    (DRINKING, "buy bock", "nobody sells you a beer now"),
    (f"{DRINKING}beer stand: B 1\n", "buy bock", "a beer costs 4 and you have 0 Love: play Love first"),
    (DRINKING, "employ bock", "beers are not employed"),
    # The Park
    (PARK, "gain food 1", "gaining preparations belongs to the work step, which comes later: end serving first"),
    (PARK, "gain decoration 1", "Decoration takes its work chief, and you did not pick her"),
    (PARK, "pick celina", "Celina was picked by Ben already"),
    (PARK, "pick noemi", "Noëmi was picked by you already"),
    (PARK, "pick ignis", "picking belongs to the high class maid selection, which is over"),
    (PARK, "employ lenor", "employing belongs to the employ step, which comes later"),
    (PARK, "employ azure", "Azure is not in this Park"),
]


@pytest.mark.parametrize(("position", "answer", "reason"), REASONS)
def test_the_reason(position: str, answer: str, reason: str) -> None:
    view = table_at(position).session.view(0)
    assert view.decision is not None
    assert refusal(view, answer, NAMES).startswith(reason)


def test_no_serving_and_no_employment_are_named() -> None:
    thirsty = "boxes: oktoberfest\nlove: 9\nemployments: 0\nbeer stand: B 1\nbeers: Bock | Bock\nA hand: 1 Love\n"
    view = table_at(f"phase: employ\n{thirsty}").session.view(0)
    assert refusal(view, "employ anna", NAMES) == "you have no Employment left"
    able = next(card.name for card in RULES.cards if card.hand_ability)
    hand = f"boxes: oktoberfest\nphase: serving\nservings: 0\ntown: {able}\nA hand: {able} x2, 1 Love\n"
    view = table_at(hand).session.view(0)
    assert refusal(view, f"serve {able}", NAMES) == "you have no Serving left"


def test_who_protects_all_houses_is_not_blamed_on_missing_maids() -> None:
    position = """
        boxes: expanding, base
        phase: employ
        love: 9
        A hand: 1 Love
        A buildings: Garden x4
        A chambermaids: Colette
    """
    reason = refusal(table_at(position).session.view(0), "employ illness", NAMES)
    assert reason == "Illness has no place: every house that could have it is protected"


def test_another_question_comes_first() -> None:
    table = table_at("phase: employ\nlove: 9\nA hand: 1 Love\nA chambermaids: Colette\nB chambermaids: Colette\n")
    table.session.answer("employ Illness")
    reason = refusal(table.session.view(0), "employ azure", NAMES)
    assert reason == "first there is another question: Illness: On whom do you put the Illness?"


def test_nonsense_has_no_reason() -> None:
    view = table_at(EMPLOYING).session.view(0)
    for answer in ("", "dance", "put", "¿", "x" * 5000):
        assert not refusal(view, answer, NAMES) or "asks you" in refusal(view, answer, NAMES)


MENUS = (ASK_STARTING, ASK_SERVING, ASK_EMPLOY, ASK_PICK, ASK_WORK)
VERBS = ("serve", "chamber", "employ", "play", "acquire", "pick", "gain", "")


@pytest.mark.parametrize("boxes", ["base", "expanding", ALL_BOXES, "more,base"])
def test_whatever_the_menus_do_not_offer_has_a_true_reason(boxes: str) -> None:
    table = new_table("Ann,Ben", boxes=boxes, town="first" if boxes in ("base", "expanding", "more,base") else "random")
    rng = Random(5)
    refused = 0
    while not table.game.over and table.game.decisions < 300:
        view = table.session.view(table.game.asked)
        decision = view.decision
        assert decision is not None
        if decision.question in MENUS and table.game.decisions % 29 == 0:
            for kind, total in enumerate(view.deal.totals):
                for verb in VERBS if total else ():
                    answer = f"{verb} {RULES.names[kind]}".strip()
                    try:
                        view.index(answer)
                    except AmbiguousChoice:
                        continue
                    except IllegalChoice:
                        refused += 1
                        reason = refusal(view, answer, NAMES)
                        assert reason, answer
                        costs = re.search(r"costs (\d+) and you have (\d+) Love", reason)
                        if costs:
                            assert int(costs[1]) > int(costs[2]) == table.game.love
                        if "no place" in reason:
                            assert RULES.category[kind] == EVENT
                        if reason.startswith("no ") and "left in the" in reason:
                            assert not table.game.piles[table.game.deal.pile_of[kind]]
                        if "is not in your hand" in reason:
                            assert kind not in table.game.players[decision.seat].hand
                        if "not on offer" in reason and RULES.category[kind] == PRIVATE:
                            assert kind not in table.game.face_up
                        if "Employ Phase, which" in reason:
                            assert table.game.phase != EMPLOY
        choose(table, int(rng.random() * len(table.game.options)))
    assert refused > 200


def test_a_changed_price_is_the_one_that_counts() -> None:
    position = "boxes: oktoberfest\nphase: employ\nlove: 3\nA hand: 1 Love\nA events: Envy\n"
    view = table_at(position).session.view(0)
    anna = RULES.kinds["Anna Hartmann"]
    assert view.price(anna) > RULES.cost[anna] == 3
    assert refusal(view, "employ anna", NAMES) == f"Anna costs {view.price(anna)} and you have 3 Love: play Love first"


def test_love_that_is_just_enough_is_not_the_reason() -> None:
    view = table_at("phase: employ\nlove: 4\nA hand: 1 Love\n").session.view(0)
    assert refusal(view, "employ illness", NAMES).startswith("Illness has no place")

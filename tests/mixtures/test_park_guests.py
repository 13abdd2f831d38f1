"""Guests at the Park: cards of the other boxes.

Single general maids of other boxes form an eleventh pile of which only the top one is for hire; private maids lie in
one pile whose top one is for hire and act in the step of the high class maid; Illnesses work as in their own box. What
a guest asks for and the Park does not have is simply not there.
"""

import pytest

from tests.table import NewTable


def test_only_the_top_guest_is_for_hire_and_the_next_one_turns_up(table: NewTable) -> None:
    t = table("""
        boxes: more, base
        phase: employ
        love: 9
        employments: 3
        guests: Kagari | Natsumi, Viola
        A hand: 1 Love
        B hand: 1 Love
    """)
    t.lacks("employ Natsumi")
    t.lacks("employ Viola")
    t.do("employ Kagari")
    t.has("""
        love: 6
        employments: 2
        A discard: Kagari
        guests: Natsumi | Viola
    """)
    t.do("employ Natsumi")
    t.has("""
        love: 1
        A discard: Natsumi, Kagari
        guests: Viola |
    """)
    t.lacks("employ Kagari")


def test_a_guest_serves_as_at_home(table: NewTable) -> None:
    t = table("""
        boxes: more, base
        guests: Viola | Eliza
        A hand: Kagari, Tomo, Edith, 1 Love
        B hand: 1 Love
    """)
    t.do("serve Kagari")
    t.has("servings: 2")
    t.do("serve Tomo")
    t.do("serve Edith")
    t.has("""
        phase: employ
        A played: Kagari, Tomo, Edith
    """)


def test_a_guest_can_be_chambered_and_scores(table: NewTable) -> None:
    t = table("""
        boxes: more, base
        guests: Kagari | Eliza
        A hand: Azure, 1 Love
        A chambermaids: Rouge
        B hand: 1 Love
    """)
    assert t.vp("A") == 2
    t.do("chamber Azure")
    assert t.vp("A") == 5
    t.has("A chambermaids: Azure, Rouge")


def test_the_last_guest_counts_as_an_exhausted_pile(table: NewTable) -> None:
    t = table("""
        boxes: more, base
        phase: employ
        love: 3
        town: Tomo x0
        guests: Kagari |
        A hand: 1 Love
        B hand: 1 Love
    """)
    t.do("employ Kagari")
    t.has("""
        turn: B
        last round: yes
    """)
    t.do("B: end turn")
    assert t.over


def test_a_guest_pile_with_one_card_left_does_not_count(table: NewTable) -> None:
    t = table("""
        boxes: more, base
        phase: employ
        love: 3
        town: Tomo x0
        guests: Kagari | Eliza
        A hand: 1 Love
        B hand: 1 Love
    """)
    t.do("employ Kagari")
    t.has("""
        turn: B
        last round: no
        guests: Eliza |
    """)


def test_the_last_guest_alone_ends_nothing(table: NewTable) -> None:
    t = table("""
        boxes: more, expanding
        turn: B
        phase: employ
        love: 5
        guests: Carillon |
        A hand: 1 Love
        B hand: 1 Love
    """)
    t.do("B: employ Carillon")
    assert not t.over
    t.has("last round: no")
    t.offers("pick Noëmi")


def test_thekla_makes_guests_cheaper(table: NewTable) -> None:
    t = table("""
        boxes: more, vacation
        love: 3
        employments: 2
        guests: Fea | Lydia
        A high class: Thekla
        A hand: 1 Love
        B hand: 1 Love
    """)
    t.do("use Thekla")
    t.do("employ Fea")
    t.has("""
        love: 0
        A discard: Fea
    """)


def test_a_returned_guest_goes_under_the_pile_and_a_returned_colette_leaves_the_game(table: NewTable) -> None:
    t = table("""
        boxes: more, vacation
        town: Tomo x7
        guests: Fea | Daphne
        A hand: Chinatsu, Evita, Colette Framboise at the Park, 1 Love
        B hand: 1 Love
    """)
    t.do("serve Chinatsu")
    t.asks("A", "return Evita", "return Colette Framboise at the Park", "pass")
    t.do("return Evita")
    t.lacks("take Daphne")
    t.do("take Tomo")
    t.has("""
        phase: employ
        A hand: Tomo, 1 Love
        guests: Fea | Daphne, Evita
        removed: Colette Framboise at the Park
        town: Tomo x6
    """)


def test_an_effect_can_take_the_top_guest_and_no_other(table: NewTable) -> None:
    t = table("""
        boxes: more, base
        guests: Kagari | Eliza, Viola
        A hand: Sainsbury, 1 Love x2
        B hand: 1 Love
    """)
    t.do("serve Sainsbury")
    t.do("return 1 Love")
    t.offers("take 2 Love")
    t.offers("take Cecilia")
    t.lacks("take Eliza")
    t.lacks("take Colette Framboise at the Park")
    t.do("take Kagari")
    t.has("""
        A hand: Kagari, 1 Love
        guests: Eliza | Viola
    """)


def test_chiefs_and_events_of_other_boxes_do_not_come_along(table: NewTable) -> None:
    t = table("""
        boxes: more, base
        phase: employ
        love: 12
        guests: Kagari | Eliza
        A hand: 1 Love
        A chambermaids: Dawn
        B hand: 1 Love
        B chambermaids: Dawn
    """)
    t.offers("employ Anise Greenaway at the Park")
    for words in ("Marianne", "Colette", "Bad Habit", "Illness", "Fay"):
        t.refuses(f"employ {words}")


def test_germaine_finds_no_chief_in_the_park(table: NewTable) -> None:
    t = table("""
        boxes: more, vacation
        guests: Fea | Daphne
        A hand: Germaine, 1 Love
        A deck: Colette Framboise at the Park x2, Tomo
        B hand: 1 Love
    """)
    t.do("serve Germaine")
    t.asks("A", "play 1 Love", "end turn")
    t.has("""
        A hand: 1 Love, Colette Framboise at the Park x2
        A deck: Tomo
        A discard:
    """)


def test_francine_finds_no_chief_in_the_park(table: NewTable) -> None:
    t = table("""
        boxes: more, expanding
        guests: Carillon | Pauline
        A hand: Francine, 2 Love x2, Tomo
        B hand: 1 Love
    """)
    t.do("serve Francine")
    t.asks("A", "serve Tomo", "play 2 Love", "end serving")
    t.has("""
        servings: 2
        A hand: 2 Love x2, Tomo
    """)


def test_nena_finds_no_bad_habit(table: NewTable) -> None:
    t = table("""
        boxes: more, base
        guests: Kagari | Eliza
        A hand: Nena, 1 Love
        B hand: 1 Love
        B chambermaids: Dawn
    """)
    t.do("serve Nena")
    t.asks("A", "play 1 Love", "employ 1 Love", "end turn")
    t.has("""
        love: 1
        B events:
    """)


def test_claire_has_nothing_to_send_back(table: NewTable) -> None:
    t = table("""
        boxes: more, base
        guests: Kagari | Eliza
        A hand: Claire Saint-Juste, Tomo, 1 Love
        A chambermaids: Dawn
        B hand: 1 Love
    """)
    t.do("serve Claire Saint-Juste")
    t.asks("A", "serve Tomo", "play 1 Love", "end serving")
    t.has("servings: 1")


def test_tiffany_finds_no_private_maid(table: NewTable) -> None:
    t = table("""
        boxes: more, expanding
        guests: Carillon | Pauline
        A hand: Tiffany, 1 Love
        B hand: 1 Love
    """)
    t.do("serve Tiffany")
    t.has("""
        phase: employ
        love: 3
        A private:
    """)
    assert t.vp("A") == 2


def test_emily_finds_no_building(table: NewTable) -> None:
    t = table("""
        boxes: more, expanding
        love: 9
        guests: Carillon | Pauline
        A hand: Emily, 1 Love
        B hand: 1 Love
    """)
    t.do("serve Emily")
    t.has("""
        phase: employ
        employments: 2
    """)
    t.offers("employ Tomo")
    for words in ("Garden", "Estate", "Lily Garden"):
        t.refuses(f"employ {words}")


def test_nadja_finds_no_beer(table: NewTable) -> None:
    t = table("""
        boxes: more, oktoberfest
        servings: 3
        guests: Anna | Gina
        A hand: Nadja, Tomo, 1 Love
        B hand: 1 Love
    """)
    t.do("serve Nadja")
    t.asks("A", "serve Tomo", "play 1 Love", "end serving")
    t.has("""
        servings: 2
        love: 1
        A hand: Tomo, 1 Love
    """)


def test_an_employed_bar_maid_brings_no_beer(table: NewTable) -> None:
    t = table("""
        boxes: more, oktoberfest
        phase: employ
        love: 7
        employments: 2
        guests: Gina | Anna
        A hand: 1 Love
        B hand: 1 Love
    """)
    t.do("employ Gina")
    t.offers("employ Anna")
    t.has("""
        love: 3
        employments: 1
        A discard: Gina
    """)


def test_hyacinth_has_no_reminiscences_to_score_with(table: NewTable) -> None:
    t = table("""
        boxes: more, vacation
        guests: Fea | Daphne
        A hand: 1 Love
        A chambermaids: Hyacinth, Dawn
        B hand: 1 Love
    """)
    assert t.vp("A") == 1


def test_only_the_top_private_maid_is_for_hire(table: NewTable) -> None:
    t = table("""
        boxes: more, base
        phase: employ
        love: 11
        employments: 3
        private maids: Lalande | Rosa, Tanya
        A hand: 1 Love
        B hand: 1 Love
    """)
    t.lacks("employ Rosa")
    t.lacks("employ Tanya")
    t.do("employ Lalande")
    t.has("""
        love: 5
        A private: Lalande
        A discard:
        private maids: Rosa | Tanya
    """)
    t.do("employ Rosa")
    t.has("""
        A private: Rosa, Lalande
        private maids: Tanya |
    """)


def test_the_last_private_maid_counts_as_an_exhausted_pile(table: NewTable) -> None:
    t = table("""
        boxes: more, base
        phase: employ
        love: 5
        town: Tomo x0
        private maids: Rosa |
        A hand: 1 Love
        B hand: 1 Love
    """)
    t.do("employ Rosa")
    t.has("""
        turn: B
        last round: yes
    """)
    t.do("B: end turn")
    assert t.over


@pytest.mark.parametrize("order", [("use Lalande", "use Sylvie"), ("use Sylvie", "use Lalande")])
def test_a_private_maid_acts_in_the_step_of_the_high_class_maid(table: NewTable, order: tuple[str, str]) -> None:
    t = table("""
        boxes: more, base
        private maids: Rosa | Tanya
        A high class: Sylvie
        A private: Lalande
        A hand: 1 Love
        A deck: Tomo, Edith
        B hand: 1 Love
    """)
    t.asks("A", "use Lalande", "use Sylvie", "start serving")
    t.do(order[0])
    t.asks("A", order[1], "start serving")
    t.do(order[1])
    t.has("""
        phase: serving
        employments: 2
        A hand: 1 Love, Tomo
        A deck: Edith
    """)


def test_rosa_gives_her_love_by_herself(table: NewTable) -> None:
    t = table("""
        boxes: more, base
        private maids: Lalande | Tanya
        A private: Rosa
        A hand: Tomo, 1 Love
        B hand: 1 Love
    """)
    t.asks("A", "serve Tomo", "play 1 Love", "end serving")
    t.has("love: 1")
    assert t.vp("A") == 1


def test_an_illness_is_bought_and_laid_on_a_chambermaid(table: NewTable) -> None:
    t = table("""
        boxes: more, base
        phase: employ
        love: 4
        town: Illness x6
        A hand: 1 Love
        B hand: 1 Love
        B chambermaids: Colette Framboise at the Park, Dawn
    """)
    t.do("employ Illness")
    t.asks("A", "put on Colette Framboise at the Park of B", "put on Dawn of B")
    t.do("put on Colette Framboise at the Park of B")
    t.has("""
        turn: B
        B chambermaids: Colette Framboise at the Park (ill), Dawn
        town: Illness x5
    """)
    assert t.vp("B") == 1


def test_thekla_does_not_make_an_illness_cheaper(table: NewTable) -> None:
    t = table("""
        boxes: more, base
        love: 3
        town: Illness x6
        A high class: Thekla
        A hand: 1 Love
        B hand: 1 Love
        B chambermaids: Dawn
    """)
    t.do("use Thekla")
    t.offers("employ Cecilia")
    t.lacks("employ Illness")
    t.do("play 1 Love")
    t.offers("employ Illness")


def test_an_ill_colette_cannot_be_used(table: NewTable) -> None:
    t = table("""
        boxes: more, base
        town: Illness x6
        A hand: Tomo, 1 Love
        A chambermaids: Colette Framboise at the Park (ill)
        B hand: 1 Love
    """)
    t.asks("A", "serve Tomo", "play 1 Love", "end serving")
    t.refuses("use Colette Framboise at the Park")
    assert t.vp("A") == 0


def test_a_three_love_cures_her_before_the_serving_step_and_she_is_of_use_at_once(table: NewTable) -> None:
    t = table("""
        boxes: more, base
        town: Illness x6
        A high class: Sylvie
        A hand: 3 Love, 1 Love
        A chambermaids: Colette Framboise at the Park (ill)
        B hand: 1 Love
    """)
    t.asks("A", "use Sylvie", "cure Colette Framboise at the Park", "start serving")
    t.do("cure Colette Framboise at the Park")
    t.has("""
        phase: starting
        A hand: 1 Love
        A discard: 3 Love
        A chambermaids: Colette Framboise at the Park
        town: Illness x7
    """)
    t.do("start serving")
    t.asks("A", "use Colette Framboise at the Park", "play 1 Love", "end serving")


def test_an_ill_dawn_breaks_her_set(table: NewTable) -> None:
    t = table("""
        boxes: more, base
        town: Illness x6
        A hand: 1 Love
        A chambermaids: Dawn x2, Dawn (ill)
        B hand: 1 Love
    """)
    assert t.vp("A") == 2


def test_the_card_of_ellis_is_no_draw_for_milly(table: NewTable) -> None:
    t = table("""
        boxes: more, base
        private maids: Rosa |
        A private: Milly
        A high class: Ellis
        B high class: Ignis
        A hand: 1 Love, Pia
        A deck: Edith, Tomo
        B hand: 1 Love
        phase: starting
    """)
    t.do("use Ellis")
    t.do("discard 1 Love")
    t.has("""
        phase: serving
        servings: 1
    """)

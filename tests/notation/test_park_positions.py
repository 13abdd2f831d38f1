"""Positions of the Park: the same again at every decision, their defaults, and every mistake in them."""

from __future__ import annotations

from collections.abc import Sequence

import pytest

from cuore import Game, make_setup, read_position, write_position
from cuore.cards.catalogue import official_rules
from cuore.engine.errors import DamagedRecord
from cuore.engine.park import NOBODY
from cuore.engine.position import read_position as read_raw
from cuore.engine.setup import lay_out
from cuore.engine.words import EMPLOY, GENERAL, PICKING, PILES_EMPTY, RUNNING, SERVING, WORK
from tests.laws import check_cards, check_state
from tests.laws.games import PARK, VISITORS, begin, decisions
from tests.notation.samples import PARK_PARTIAL
from tests.towns import PARK_TOWN as FIRST_TOWN

RULES = official_rules()
COLETTE = "Colette Framboise at the Park"


def laid_out(text: str, boxes: str = "more") -> Game:
    return read_raw(RULES, f"boxes: {boxes}\n{text}", FIRST_TOWN)


LEFT = read_raw(RULES, "boxes: more\nplayers: 3\nseed: winter", FIRST_TOWN)
"""Three players, who leave one high class maid out."""


def names(kinds: Sequence[int]) -> list[str]:
    return [RULES.names[kind] for kind in kinds]


def pile(g: Game, name: str) -> int:
    return g.piles[g.deal.pile_of[RULES.find(name, g.deal.shop)]]


# The same again


@pytest.mark.parametrize("place", range(len(VISITORS)))
def test_a_position_is_the_same_again_in_the_middle_of_effects_and_elsewhere(place: int) -> None:
    number = PARK + place
    session = begin(number, "park positions")
    for _ in decisions(session, number, "park positions", 250):
        g = session.game
        if g.decisions % 3 != place % 3 and len(g.stack) == 1:
            continue
        text = write_position(g)
        loaded = read_position(RULES, text)
        assert write_position(loaded) == text
        assert (loaded.asked, loaded.options, loaded.ask_what) == (g.asked, g.options, g.ask_what)
        check_state(loaded)


def test_a_partial_position_is_read_as_it_is_said() -> None:
    g = read_position(RULES, PARK_PARTIAL)
    check_state(g)
    park = g.park
    assert (park.opener, park.first_master, park.ends, g.phase, g.turn) == (0, 2, PILES_EMPTY, SERVING, 0)
    assert [RULES.names[kind] if kind != NOBODY else "" for kind in park.picked] == [
        "Noëmi",
        "",
        "Marianne Soleil at the Park",
    ]
    assert park.skills == [3, 0, 1]
    assert [names(pile[::-1]) for pile in park.preparations] == [
        ["Food 1", "Food 2", "Food 2"],
        ["Decoration 3"],
        ["Cleaning 1", "Cleaning 1"],
    ]
    assert names(park.guests_up) == ["Natsumi Fujikawa"]
    assert names(park.guests_down[::-1]) == ["Claire Saint-Juste", "Nena Wilder"]
    assert names(g.face_up) == ["Fay Longfang"]
    assert names(g.face_down[::-1]) == ["Rosa Topaz", "Amber Twilight"]
    assert pile(g, "Illness") == 4
    assert names(g.side.removed) == [COLETTE]


# Defaults


@pytest.mark.parametrize(("players", "high_class", "tasks"), [(2, 8, 14), (3, 8, 20), (4, 9, 26)])
def test_what_is_not_said_is_a_game_about_to_begin(players: int, high_class: int, tasks: int) -> None:
    g = laid_out(f"players: {players}")
    check_cards(g)
    park = g.park
    assert park.opener == park.first_master == g.deal.first == g.turn == 0
    assert park.picked == [NOBODY] * players
    assert len(park.high_class) == high_class
    assert sum(len(pile) for pile in park.preparations) == tasks
    assert park.skills == [0, 0, 0]
    assert park.guests_up + park.guests_down + g.face_up + g.face_down == []
    assert park.ends == RUNNING
    assert not g.deal.stock.private_pile
    assert sorted(RULES.names[k] for k in g.deal.shop if RULES.category[k] == GENERAL) == sorted(FIRST_TOWN)
    assert pile(g, "1 Love") == 28 - 7 * players
    assert pile(g, "Chiffon") == (7 if players == 2 else 10)
    assert pile(g, "Anise") == (5 if players == 2 else 8)
    check_state(read_position(RULES, f"boxes: more\nplayers: {players}"))


@pytest.mark.parametrize("players", [2, 3, 4])
@pytest.mark.parametrize("seed", ["winter", "spring", "autumn"])
def test_so_many_players_have_the_maids_that_setup_would_lay_out(players: int, seed: str) -> None:
    said = laid_out(f"players: {players}\nseed: {seed}")
    dealt = lay_out(RULES, make_setup(RULES, boxes=("more",), players=players, seed=seed))
    assert said.park.high_class == dealt.park.high_class
    assert said.park.preparations == dealt.park.preparations
    assert (said.deal.shop, said.piles) == (dealt.deal.shop, dealt.piles)
    assert said.deal.totals == dealt.deal.totals


def test_the_maid_that_three_players_leave_out_is_none_that_somebody_has() -> None:
    there = names(LEFT.park.high_class)
    spare = next(name for name in names(laid_out("players: 4").park.high_class) if name not in there)
    g = laid_out(f"players: 3\nseed: winter\nA high class: {spare}")
    assert len(g.park.high_class) == 7
    assert RULES.kinds[spare] in g.park.picked


def test_in_a_mixture_nothing_of_the_other_boxes_is_there_unless_it_is_said() -> None:
    g = laid_out("", "more, base, expanding")
    assert {RULES.cards[kind].box for kind in g.deal.stock.present} == {"", "more"}
    assert g.deal.illness == -1
    ill = laid_out("A chambermaids: Dawn (ill)", "more, base")
    assert pile(ill, "Illness") == 9
    assert pile(laid_out("town: Illness x3", "more, base"), "Illness") == 3


def test_a_guest_in_a_house_is_one_of_the_guests() -> None:
    g = laid_out("A hand: Natsumi", "more, base")
    assert names(g.deal.stock.guests) == ["Natsumi Fujikawa"]
    assert g.park.guests_up == []
    assert g.deal.totals[RULES.kind("Natsumi Fujikawa")] == 1


def test_the_one_who_opens_is_the_first_seat_and_first_master_unless_it_is_said() -> None:
    g = laid_out("players: 3\nfirst: B")
    assert (g.turn, g.park.opener, g.park.first_master) == (1, 1, 1)
    g = laid_out("players: 3\nopened by: C")
    assert (g.turn, g.park.opener, g.park.first_master) == (0, 2, 2)
    g = laid_out("players: 3\nopened by: c\nfirst master: b")
    assert (g.park.opener, g.park.first_master) == (2, 1)


def test_preparations_that_somebody_has_are_missing_from_their_piles() -> None:
    g = laid_out("players: 4\nA preparations: Food 1 x2, Cleaning 3\nB preparations: Food 1")
    assert names(g.park.preparations[0][::-1])[:2] == ["Food 2", "Food 2"]
    assert len(g.park.preparations[2]) == 7
    assert g.deal.totals[RULES.kind("Food 1")] == 3


@pytest.mark.parametrize(
    ("phase", "said", "number", "word"),
    [
        ("picking", "", PICKING, "pick Noëmi"),
        ("starting", "A high class: Sylvie", 0, "use Sylvie"),
        ("serving", "A hand: Edith", SERVING, "serve Edith Shirling"),
        ("work", "A high class: Celina\nconcentration: 2", WORK, "gain Decoration 1"),
        ("employ", "A hand: 1 Love x2", EMPLOY, "play all Love"),
    ],
)
def test_play_begins_in_the_phase_that_is_said(phase: str, said: str, number: int, word: str) -> None:
    g = read_position(RULES, f"boxes: more\nphase: {phase}\n{said}")
    assert g.phase == number
    assert word in g.words()


def test_nobody_has_another_turn_in_the_park() -> None:
    with pytest.raises(DamagedRecord, match="there are no Reminiscences in this game"):
        read_position(RULES, "boxes: more\nanother turn: yes")


def test_picking_goes_on_after_those_who_have_picked() -> None:
    g = read_position(RULES, "boxes: more\nplayers: 3\nphase: picking\nopened by: B\nB high class: Ignis")
    assert g.asked == 2
    assert "pick Ignis" not in g.words()
    g.apply(0)
    assert g.asked == 0
    check_state(g)


@pytest.mark.parametrize("players", [2, 3, 4])
@pytest.mark.parametrize("gone", ["Food", "Decoration", "Cleaning"])
def test_an_errand_that_is_not_named_is_done_and_ends_the_game(players: int, gone: str) -> None:
    last = "ABCD"[players - 1]
    left = ", ".join(f"{errand} 3" for errand in ("Food", "Decoration", "Cleaning") if errand != gone)
    said = f"boxes: more\nplayers: {players}\nturn: {last}\nopened by: A\nphase: employ\n{last} hand:"
    g = read_position(RULES, f"{said}\npreparations: {left}")
    assert g.over == (players > 2 or gone != "Cleaning")


@pytest.mark.parametrize(("said", "ends"), [("no", False), ("yes", True), ("piles", True), ("preparations", True)])
def test_the_last_round_can_be_said(said: str, ends: bool) -> None:
    g = read_position(
        RULES, f"boxes: more\nturn: B\nopened by: A\nphase: employ\nB hand:\nlast round: {said}\nA hand: 1 Love"
    )
    assert g.over == ends


@pytest.mark.parametrize("said", ["piles", "preparations"])
def test_why_it_is_the_last_round_is_written_down(said: str) -> None:
    g = read_position(RULES, f"boxes: more\nlast round: {said}")
    assert f"last round: {said}\n" in write_position(g)
    assert write_position(read_position(RULES, write_position(g))) == write_position(g)


# Mistakes

MISTAKES = {
    "five players": ("players: 5", 2, "players must be a number from 2 to 4"),
    "opened by nobody": ("opened by: X", 2, "'X' is not a seat: there are A, B"),
    "first master is not here": ("first master: C", 2, "'C' is not a seat"),
    "a general maid as high class maid": ("high class: Edith", 2, "Edith Shirling cannot be said there"),
    "a high class maid who is ill": ("A high class: Ignis (ill)", 2, "cannot be ill"),
    "two high class maids": ("A high class: Ignis, Ellis", 2, "nobody has more than one high class maid"),
    "the same high class maid twice": ("A high class: Ignis\nB high class: Ignis", 0, "a high class maid is in two"),
    "a high class maid in two places": ("A high class: Ignis\nhigh class: Ignis, Ellis", 3, "a high class maid is in"),
    "too few high class maids": ("high class: Ignis", 2, "a high class maid for each of 2 players"),
    "a high class maid in hand": ("A hand: Noëmi", 2, "Noëmi cannot be among hand"),
    "a high class maid among chambermaids": ("A chambermaids: Noëmi", 2, "Noëmi cannot be among chambermaids"),
    "a high class maid as a pile": ("town: Noëmi x1", 2, "Noëmi has no pile of her own"),
    "a preparation in hand": ("A hand: Food 1", 2, "Food 1 cannot be among hand"),
    "a preparation as a pile": ("town: Food 1 x1", 2, "Food 1 has no pile of her own"),
    "a maid among preparations": ("A preparations: Edith", 2, "Edith Shirling cannot be among preparations"),
    "a maid among the preparations": ("preparations: Edith", 2, "Edith Shirling cannot be said there"),
    "a sick preparation": ("preparations: Food 1 (ill)", 2, "Food 1 cannot be ill"),
    "negative skill": ("effort: -1", 2, "effort must be a number from 0"),
    "skill in words": ("imagination: much", 2, "imagination must be a number from 0"),
    "an unknown last round": ("last round: perhaps", 2, "last round is one of no, yes, piles, preparations"),
    "the last round by beers": ("last round: beers", 2, "last round is one of no, yes, piles, preparations"),
    "no box for guests": ("guests: Natsumi", 2, "there is no card called 'Natsumi'"),
    "a maid of the Park as guest": ("guests: Edith |", 2, "Edith Shirling is no guest in the Park"),
    "a sick guest": ("guests: Dawn (ill)", 2, "Dawn Stride cannot be ill"),
    "Colette as a pile": ("town: Colette x3", 2, "Colette"),
    "Love out of the game": ("removed: 1 Love", 2, "1 Love cannot be said there"),
    "an unknown phase": ("phase: lunch", 2, "phase is one of starting, serving, employ, dismiss, work, picking"),
    "a turn of the Town": ("frame: turn; step 3; seat A", 2, "the turn is the first frame, and only the first"),
    "a used preparation": ("used: Food 1", 2, "Food 1 cannot be said there"),
    "a chambermaid who cannot be one": ("A chambermaids: Julia", 2, "Julia cannot be among chambermaids"),
}


def complaint(text: str, boxes: str) -> str:
    with pytest.raises(DamagedRecord) as caught:
        laid_out(text, boxes)
    assert "\n" not in str(caught.value)
    return str(caught.value)


@pytest.mark.parametrize(("text", "line", "reason"), MISTAKES.values(), ids=MISTAKES)
def test_a_mistake_is_named_with_its_line_and_reason(text: str, line: int, reason: str) -> None:
    words = complaint(text, "more")
    assert reason in words
    assert words.startswith(f"line {line}: " if line else "")


MIXED = {
    "two guests on top": ("guests: Natsumi, Nena | Kagari", "one guest lies on top of the others"),
    "guests without a top": ("guests: | Natsumi", "one guest lies on top of the others"),
    "a guest twice": ("guests: Natsumi | Natsumi", "there are 2 Natsumi Fujikawa, and the box has 1"),
    "a guest in the pile and a house": ("guests: Natsumi |\nA hand: Natsumi", "there are 2 Natsumi Fujikawa"),
    "a private maid as guest": ("guests: Rosa |", "Rosa Topaz does not belong to the guests"),
    "a guest as private maid": ("private maids: Natsumi |", "Natsumi Fujikawa does not belong to the private maids"),
    "two private maids on top": ("private maids: Fay, Rosa |", "one private maid lies on top of the others"),
    "private maids without a top": ("private maids: | Fay", "one private maid lies on top of the others"),
    "a guest as a pile": ("town: Natsumi x3", "Natsumi Fujikawa has no pile in the Park"),
    "the base box's chief as a pile": ("town: Marianne Soleil x8", "has no pile in the Park"),
    "another event": ("town: Bad Habit x3", "Bad Habit has no pile in the Park"),
    "another event in a house": ("A events: Bad Habit", "Bad Habit has no place in the Park"),
    "the base box's chief in a house": ("A hand: Colette Framboise, Marianne Soleil", "has no place in the Park"),
    "a beer": ("A beers: Bock", "Bock has no place in the Park"),
    "a building": ("A buildings: Garden", "Garden has no place in the Park"),
    "a Reminiscence": ("A reminiscences: Scary Night", "Scary Night has no place in the Park"),
    "beers on the table": ("beers: Oktoberfest | Bock", "'beers' is not a word of this notation"),
    "a beer stand": ("beer stand: A 2", "'beer stand' is not a word of this notation"),
    "too much Love": ("A hand: 1 Love x22", "there are 29 1 Love outside the Town, more than the box has"),
    "too many Colettes": (f"A deck: {COLETTE} x10", f"there are 13 {COLETTE}"),
    "too many preparations": ("A preparations: Food 1 x4", "there are 4 Food 1, and the box has 3"),
    "too many with the piles": ("A preparations: Food 1 x3\npreparations: Food 1", "there are 4 Food 1"),
}


@pytest.mark.parametrize(("text", "reason"), MIXED.values(), ids=MIXED)
def test_a_mistake_in_a_mixture_is_named_with_its_reason(text: str, reason: str) -> None:
    assert reason in complaint(text, "more, base, expanding, vacation, oktoberfest")


ROUNDS = {
    "picked out of turn": "phase: picking\nB high class: Ignis",
    "everybody has picked and more": "phase: picking\nframe: park turn; step 1; seat A; at 3",
    "a pick that is not there": "phase: picking\nframe: park turn; step 1; seat A; at 1",
    "a pick too many": "phase: picking\nA high class: Ignis\nframe: park turn; step 1; seat A",
    "picked from the wrong seat": "phase: picking\nopened by: B\nframe: park turn; step 1; seat A",
    "picking in the middle of a turn": "phase: picking\nframe: park turn; step 4; seat A",
    "serving while picking": "phase: serving\nframe: park turn; step 1; seat A",
    "a maid that stayed after a turn": "turn: B\nA high class: Ignis",
    "a maid that stayed after an earlier turn": "players: 4\nopened by: C\nturn: B\nD high class: Ignis",
    "a maid that stayed to the end of the turn": """\
phase: dismiss
A hand: 1 Love
A high class: Ignis
frame: park turn; step 10; seat A""",
    "an effect while picking": """\
phase: picking
frame: park turn; step 1; seat A
frame: Dawn Stride / serve; step 1; seat A; card Dawn""",
    "skill while picking": "phase: picking\nimagination: 1",
    "another seat's turn": "phase: serving\nturn: B\nframe: park turn; step 4; seat A",
    "beyond the end": "phase: dismiss\nframe: park turn; step 14; seat A",
    "dismiss without frames": "phase: dismiss",
}


@pytest.mark.parametrize("text", ROUNDS.values(), ids=ROUNDS)
def test_a_round_that_cannot_be_is_refused(text: str) -> None:
    complaint(text, "more")


@pytest.mark.parametrize("phase", ["picking", "work"])
@pytest.mark.parametrize("frame", ["", "\nframe: turn; step 3; seat A"])
def test_the_town_has_no_such_phase(phase: str, frame: str) -> None:
    complaint(f"phase: {phase}\nA hand: 1 Love{frame}", "base")


@pytest.mark.parametrize(
    "line",
    [
        *("opened by: A", "first master: A", "high class:", "preparations:", "imagination: 1", "guests: Natsumi |"),
        *("last round: yes", "A high class:", "effort: 0"),
    ],
)
def test_the_town_has_no_such_line(line: str) -> None:
    assert "is not a word of this notation" in complaint(line, "base")

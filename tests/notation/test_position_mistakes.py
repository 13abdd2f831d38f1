"""Every mistake in a position is answered with the line and the reason, and with nothing but DamagedRecord."""

from __future__ import annotations

import re
from textwrap import dedent

import pytest

from cuore import read_position
from cuore.cards.catalogue import official_rules, rules_from_file
from cuore.engine.errors import DamagedRecord, ForeignRecord
from cuore.engine.position import read_position as read_raw
from cuore.engine.position import write_position
from cuore.engine.session import Session
from cuore.engine.words import BEERS_GONE, ILL
from cuore.town import lay_out_position
from tests.laws import check_state
from tests.towns import FIRST_TOWN, OKTOBERFEST_TOWN, VACATION_TOWN

RULES = official_rules()


def complaint(text: str) -> str:
    """What is said about a bad position; it is said while reading, before anything is played."""
    with pytest.raises(DamagedRecord) as caught:
        read_raw(RULES, text, FIRST_TOWN)
    words = str(caught.value)
    assert words
    assert "\n" not in words
    return words


MISTAKES = {
    "no colon": ("A hand: 1 Love\nhello", 2, "'word: value'"),
    "unknown word": ("A hand: 1 Love\n\n# why\nweather: fine", 4, "'weather' is not a word"),
    "unknown zone": ("A pocket: 1 Love", 1, "'A pocket'"),
    "a seat that is not there": ("players: 2\nC hand: 1 Love", 2, "'C hand'"),
    "said twice": ("A hand: 1 Love\nA hand: 1 Love", 2, "said before, in line 1"),
    "said twice in other letters": ("Love: 1\nlove: 1", 2, "said before, in line 1"),
    "unknown card": ("A hand: 1 Love\nA deck: Kagari, Gagari", 2, "did you mean Kagari Ichinomiya?"),
    "ambiguous card": ("A deck: Twilight", 1, "Amber Twilight, Nord Twilight"),
    "empty name": ("A deck: x2", 1, "no card"),
    "sign for a name": ("A deck: !", 1, "no card"),
    "huge count": ("A deck: 1 Love x99999999999", 1, "too many"),
    "huge illness": ("A chambermaids: Colette (ill 99999)", 1, "too many"),
    "ill love": ("A hand: 1 Love (ill)", 1, "1 Love cannot be ill"),
    "ill event": ("A events: Bad Habit (ill)", 1, "Bad Habit cannot be ill"),
    "ill in hand": ("A hand: Colette (ill)", 1, "cannot be among hand"),
    "private maid in hand": ("A hand: Rosa", 1, "Rosa Topaz cannot be among hand"),
    "general maid in the stack": ("A private: Kagari", 1, "cannot be among private"),
    "event in the deck": ("A deck: Illness", 1, "cannot be among deck"),
    "a chambermaid who cannot be one": ("A chambermaids: Kagari", 1, "cannot be among chambermaids"),
    "love among events": ("A events: 1 Love", 1, "cannot be among events"),
    "players in words": ("players: two", 1, "players must be a number from 2"),
    "one player": ("players: 1", 1, "players must be a number from 2"),
    "too many players": ("players: 7", 1, "players must be a number from 2"),
    "negative love": ("love: -1", 1, "love must be a number from 0"),
    "too much love": ("love: 1000001", 1, "love must be a number"),
    "fraction": ("servings: 1.5", 1, "servings must be a number"),
    "power": ("love: 2²", 1, "love must be a number"),
    "endless number": ("round: " + "9" * 5000, 1, "round must be a number"),
    "first is nobody": ("first: X", 1, "'X' is not a seat: there are A, B"),
    "first is not here": ("players: 2\nfirst: C", 2, "'C' is not a seat"),
    "first is two": ("first: AB", 1, "'AB' is not a seat"),
    "turn is nobody": ("turn:", 1, "'' is not a seat"),
    "unknown phase": ("phase: lunch", 1, "phase is one of starting, serving, employ, dismiss"),
    "unknown ending": ("ending: happy", 1, "ending is one of running, piles, rounds"),
    "luck is short": ("luck: 00", 1, "64 hexadecimal digits"),
    "luck is not hex": ("luck: " + "g" * 64, 1, "64 hexadecimal digits"),
    "lets all perhaps": ("A lets all: perhaps", 1, "yes or no"),
    "shuffles": ("A shuffles: often", 1, "A shuffles must be a number"),
    "pile twice": ("town: Kagari x3, kagari", 1, "Kagari Ichinomiya is twice in the town"),
    "private maid as a pile": ("town: Rosa x1", 1, "Rosa Topaz has no pile"),
    "general maid on offer": (
        "private maids: Kagari | Rosa",
        1,
        "Kagari Ichinomiya does not belong to the private maids",
    ),
    "ill on offer": ("private maids: Rosa (ill)", 1, "Rosa Topaz (ill) does not belong to the private maids"),
    "unknown box": ("boxes: attic", 1, "no box called 'attic'"),
    "unknown program": ("A hand:\nframe: lunch; step 1; seat A", 2, "no program 'lunch'"),
    "frame without seat": ("frame: turn; step 2", 1, "needs a seat"),
    "step nought": ("frame: turn; step 0; seat A", 1, "step"),
    "step beyond": ("frame: turn; step 99; seat A", 1, "step"),
    "frame's seat": ("frame: turn; step 2; seat Z", 1, "'Z' is not a seat"),
    "frame's target": ("frame: turn; step 2; seat A; target C", 1, "'C' is not a seat"),
    "frame's card": ("frame: turn; step 2; seat A; card Nobody", 1, "no card called 'Nobody'"),
    "frame's nonsense": ("frame: turn; step 2; seat A; mood good", 1, "'mood good' is not a part of a frame"),
    "negative register": ("frame: turn; step 2; seat A; at -1", 1, "'at -1' is not a part of a frame"),
    "nul": ("A hand: \0", 1, "no card called"),
    "nul word": ("\0: 1", 1, "not a word"),
}


@pytest.mark.parametrize(("text", "line", "reason"), MISTAKES.values(), ids=MISTAKES)
def test_a_mistake_is_named_with_its_line_and_reason(text: str, line: int, reason: str) -> None:
    words = complaint(text)
    assert words.startswith(f"line {line}: ")
    assert reason in words


WHOLE = {
    "too many cards": ("A hand: Marianne x9", "there are 9 Marianne Soleil"),
    "too many over two seats": ("A hand: Marianne x5\nB deck: Marianne x4", "there are 9 Marianne Soleil"),
    "too many with the pile": ("A hand: Kagari\ntown: Kagari x10", "there are 11 Kagari Ichinomiya"),
    "too many Illnesses": ("A chambermaids: Colette (ill 6), Safran (ill 5)", "there are 11 Illness"),
    "a private maid twice": ("A private: Rosa\nprivate maids: Rosa | Fay", "there are 2 Rosa Topaz"),
    "more Love than there is": ("players: 4\nA hand: 1 Love x30", "1 Love"),
    "phase without frames": ("phase: dismiss", "dismiss phase must say its frames"),
    "over with frames": ("ending: piles\nframe: turn; step 2; seat A", "a game that has ended has no frames"),
}


@pytest.mark.parametrize(("text", "reason"), WHOLE.values(), ids=WHOLE)
def test_a_mistake_of_the_whole_is_named_with_its_reason(text: str, reason: str) -> None:
    assert reason in complaint(text)


@pytest.mark.parametrize("text", ["cuore position 2\nA hand:", "cuore game 1\nrules: 1", "# hi\n\ncuore what?"])
def test_something_else_is_called_foreign(text: str) -> None:
    with pytest.raises(ForeignRecord, match=r"line [13]: this is 'cuore .*', and 'cuore position 1' is wanted here"):
        read_position(RULES, text)


# Mistakes that are easily taken for something meaningful, or that only show when play goes on from them.

TRICKY = {
    "a number that is no number": "frame: turn; step ²; seat A",
    "another one": "frame: turn; step 3; seat A; at ²",
    "a step too long to count": "frame: turn; step " + "9" * 5000 + "; seat A",
    "an ill card on its way": "moving: Colette (ill)",
    "an ill card that was used": "used: Rosa (ill)",
    "a card on its way that is no event": "moving: 1 Love",
    "a used card that is no private maid": "used: 1 Love",
    "one known and one unknown box": "boxes: base, attic",
    "a box twice": "boxes: base, base",
    "a seed that cannot be encoded": "seed: \ud800",
    "round nought": "round: 0",
    "a seat that knows twice": "frame: turn; step 3; seat A; known to AA",
    "no turn under the effect": "A chambermaids: Colette\nframe: laying; step 1; seat A; card Illness",
    "a repetition that has passed its end": """\
        A hand: 1 Love
        frame: turn; step 3; seat A
        frame: Tenalys Trent / serve; step 1; seat A; at 50""",
    "an event lands that is not on its way": """\
        A hand: 1 Love
        B chambermaids: Colette
        frame: turn; step 4; seat A
        frame: laying; step 4; seat A; card Illness; target B; picked Illness; place Colette""",
    "an event lands on nobody": """\
        A hand: 1 Love
        moving: Illness
        frame: turn; step 4; seat A
        frame: laying; step 4; seat A; card Illness; target B; picked Illness; place Rosa""",
    "an event is sent to no seat": """\
        A hand: 1 Love
        B chambermaids: Colette
        frame: turn; step 4; seat A
        frame: laying; step 2; seat A; card Illness""",
    "an event of no kind": """\
        A hand: 1 Love
        frame: turn; step 3; seat A
        frame: receiving; step 1; seat A; target B""",
    "an event on its way that no effect lays": "moving: Bad Habit\nA hand: 1 Love",
    "a look at the top of nothing": """\
        A hand: 1 Love
        B hand: 1 Love
        frame: turn; step 3; seat A
        frame: Eliza Rosewater / serve; step 3; seat A; target B; picked 1 Love""",
    "a look at a card that is not in that hand": """\
        A hand: 1 Love
        B hand: 1 Love
        frame: turn; step 2; seat A
        frame: Eugenie Fontaine / starting; step 3; seat A; target B; picked 3 Love""",
}


@pytest.mark.parametrize("text", TRICKY.values(), ids=TRICKY)
def test_what_makes_no_sense_is_refused(text: str) -> None:
    # Read alone, without playing on: some of these would never come to an end.
    complaint(in_its_phase(dedent(text)))


def in_its_phase(text: str) -> str:
    """A position whose phase fits its turn, so that it is wrong for the other reason only."""
    step = re.search("frame: turn; step ([234])", text)
    return f"phase: {('starting', 'serving', 'employ')[int(step[1]) - 2]}\n{text}" if step else text


EFFECTS = {
    "a maid as an event": (
        """
        A hand: 1 Love
        B chambermaids: Colette
        frame: turn; step 4; seat A
        frame: laying; step 1; seat A; card Natsumi""",
        "'laying' cannot be about Natsumi Fujikawa",
    ),
    "an event lands on a maid of somebody else": (
        """
        A hand: 1 Love
        A private: Rosa
        B chambermaids: Colette
        B hand: Claire
        moving: Illness
        frame: turn; step 4; seat A
        frame: laying; step 3; seat A; card Illness; target B; picked Illness; place Rosa""",
        "what this effect is about is not there",
    ),
    "an event is sent to a maid of somebody else": (
        """
        A hand: 1 Love
        A private: Rosa
        B chambermaids: Colette
        frame: turn; step 4; seat A
        frame: laying; step 2; seat A; card Illness; target B; place Rosa""",
        "what this effect is about is not there",
    ),
    "an event that lies in quarters lands on a maid": (
        """
        A hand: 1 Love
        B chambermaids: Colette
        B hand: Claire
        moving: Bad Habit
        frame: turn; step 4; seat A
        frame: laying; step 3; seat A; card Bad Habit; target B; picked Bad Habit; place Colette""",
        "what this effect is about is not there",
    ),
    "a card from a pile that has run out": (
        """
        A hand: 1 Love
        town: Natsumi x0
        frame: turn; step 3; seat A
        frame: to any discard; step 1; seat A; card Natsumi""",
        "what this effect is about is not there",
    ),
    "an effect of another card": (
        """
        A hand: 1 Love
        frame: turn; step 3; seat A
        frame: Eliza Rosewater / serve; step 1; seat A; card Kagari""",
        "this is an effect of Eliza Rosewater, and of no other card",
    ),
    "a look into the own hand": (
        """
        A hand: 1 Love x2
        B hand: 1 Love
        frame: turn; step 2; seat A
        frame: Eugenie Fontaine / starting; step 2; seat A; card Eugenie; target A""",
        "what this effect is about is not there",
    ),
    "a look at a card of nobody": (
        """
        A hand: 1 Love
        B hand: 1 Love
        frame: turn; step 3; seat A
        frame: Eliza Rosewater / serve; step 3; seat A; card Eliza; picked 1 Love""",
        "what this effect is about is not there",
    ),
    "a turn of somebody else": ("turn: B\nB hand: 1 Love\nframe: turn; step 3; seat A", "it is B's turn, not A's"),
    "a turn that counts": ("A hand: 1 Love\nframe: turn; step 3; seat A; at 1", "is never at 1"),
    "cards aside that nobody turned over": ("A hand: 1 Love\naside: 1 Love", "no effect has turned over"),
    "a card without a pile": (
        "town: Marianne x8, Colette x15, 1 Love x20\nA hand: Natsumi\nB hand: 1 Love",
        "Natsumi Fujikawa is in this game, but has no pile in the town",
    ),
}


@pytest.mark.parametrize(("text", "reason"), EFFECTS.values(), ids=EFFECTS)
def test_an_effect_that_cannot_go_on_is_refused_with_its_reason(text: str, reason: str) -> None:
    assert reason in complaint(in_its_phase(dedent(text)))


def test_an_effect_for_the_player_whose_turn_it_is_is_for_nobody_else() -> None:
    text = "phase: serving\nboxes: base, vacation\nA hand: 1 Love\nB hand: 1 Love\nframe: turn; step 3; seat A\n"
    served = [k for k in range(len(RULES.cards)) if RULES.cards[k].box in ("base", "vacation") and RULES.serve[k]]
    kind = next(k for k in served if RULES.serve[k][0].TURN_PLAYER)
    frame = f"frame: {RULES.names[kind]} / serve; step 1; seat {{}}; card {RULES.names[kind]}"
    assert "this effect is for the player whose turn it is" in complaint(text + frame.format("B"))


def test_another_phase_than_the_turn_is_in_is_refused() -> None:
    assert "the employ phase does not fit" in complaint("phase: employ\nA hand: 1 Love\nframe: turn; step 3; seat A")


ARRIVES = """\
boxes: base, expanding
phase: employ
frame: turn; step 4; seat A
frame: Mika Yakushido / arrives; step 1; seat A; card Mika"""
MIXED = {
    "a sick pile": ("boxes: base\ntown: Natsumi (ill) x8", "nothing lies on or under the cards of a pile"),
    "a pile of buildings under storms": (
        "boxes: expanding, oktoberfest\ntown: Garden (storm) x2",
        "nothing lies on or under the cards of a pile",
    ),
    "a beer stand without beers": ("boxes: base, vacation\nbeer stand: A 2", "there is no beer stand in these boxes"),
    "a beer stand in the base box": ("boxes: base\nbeer stand: A 2", "'beer stand' is not a word of this notation, or"),
    "an illness without its box": ("boxes: expanding\nA chambermaids: Felicity (ill)", "Felicity Horn cannot be ill"),
    "a storm without its box": ("boxes: expanding\nA buildings: Garden (storm)", "there are no storms in these boxes"),
    "two beers face up": ("boxes: oktoberfest\nbeers: Bock, Altbier | Pilsner", "one beer lies face up"),
    "a beer that makes drunk face up": ("boxes: oktoberfest\nbeers: Get Drunk (discard) |", "one beer lies face up"),
    "a beer that makes drunk at home": ("boxes: oktoberfest\nA beers: Get Drunk (discard)", "cannot be among beers"),
    "a private maid who is not on offer": (f"{ARRIVES}\nA private: Mika", "line 4: what this effect is about is not"),
}


@pytest.mark.parametrize(("text", "reason"), MIXED.values(), ids=MIXED)
def test_what_makes_no_sense_in_a_mixture_is_refused(text: str, reason: str) -> None:
    assert reason in complaint(text)


def test_an_acquired_reminiscence_must_lie_there() -> None:
    text = (
        "boxes: base, vacation\nphase: serving\nreminiscences: River Canoeing, Picnic, Camp Fire | River Canoeing\n"
        "A hand: 1 Love x6\nframe: turn; step 3; seat A\n"
    )
    assert "not there" in complaint(f"{text}frame: acquiring; step 1; seat A; card Scary Night")
    assert "cannot be about" in complaint(f"{text}frame: acquiring; step 1; seat A; card Natsumi")
    read_raw(RULES, f"{text}frame: acquiring; step 1; seat A; card River Canoeing", FIRST_TOWN)


def test_beers_that_are_all_gone_end_the_game_with_the_turn() -> None:
    g = read_position(RULES, "boxes: oktoberfest\nbeers: |\nphase: employ\nA hand: 1 Love\nlove: 9")
    g.apply(len(g.options) - 1)
    assert g.ending == BEERS_GONE


@pytest.mark.parametrize(
    "text",
    [
        "A hand: " + ", ".join(["Gagari"] * 900),
        "x" * 9000 + ": 1",
        "boxes: " + "x" * 9000,
        "frame: " + "x" * 9000,
        "town: " + "x" * 9000,
        "turn: " + "A" * 9000,
        "A deck: a",
    ],
)
def test_a_complaint_is_never_longer_than_a_screen(text: str) -> None:
    assert len(complaint(text)) < 500


@pytest.mark.timeout(60)
def test_a_name_with_many_spaces_does_not_take_forever() -> None:
    complaint("A hand: a" + " " * 100_000 + "b")


@pytest.mark.parametrize(
    "houses",
    ["A hand: 3 Love\nA chambermaids: Colette (ill)", "A hand: Sainsbury, 1 Love", "A events: Bad Habit"],
    ids=["Illness", "1 Love", "Bad Habit"],
)
def test_a_town_lacks_no_pile_that_a_card_in_a_house_could_return_to(houses: str) -> None:
    try:
        g = read_position(RULES, f"town: Marianne x8, Colette x15, 2 Love x12\n{houses}\nB hand: 2 Love")
    except DamagedRecord:
        return
    check_state(g)
    for p in g.players:
        for entry in p.hand + p.chambermaids + p.events:
            assert g.deal.pile_of[entry % ILL] >= 0, RULES.entry_words(entry)
            assert entry < ILL or g.deal.illness >= 0


def test_a_box_without_start_cards_is_refused() -> None:
    rules = rules_from_file('[[card]]\nname = "Beatrix Fernway"\ncategory = "general maid"\ncost = 4')
    with pytest.raises(DamagedRecord):
        read_position(rules, "boxes: house")
    with pytest.raises(DamagedRecord):
        read_position(rules, "A hand: Beatrix")
    assert read_position(rules, "boxes: base, house\nA hand: Beatrix").pending is not None


@pytest.mark.parametrize("line", ["another turn: yes", "acquired: yes"])
def test_what_only_reminiscences_bring_needs_them(line: str) -> None:
    assert "there are no Reminiscences in this game" in complaint(line)
    read_raw(RULES, f"boxes: vacation\n{line}", VACATION_TOWN)


def test_what_only_beers_bring_needs_them() -> None:
    assert "there are no beers in this game" in complaint("stand used: yes")
    read_raw(RULES, "boxes: oktoberfest\nstand used: yes", OKTOBERFEST_TOWN)


@pytest.mark.parametrize(
    ("old", "new"),
    [
        ("A hand: Lydia Leon, Fea Primrose x2, Hyacinth Arrow", "A hand: Hyacinth Arrow"),
        ("; at 6", "; at 0"),
    ],
)
def test_a_payment_in_progress_must_be_payable(old: str, new: str) -> None:
    session = Session(
        lay_out_position(
            RULES,
            "boxes: vacation\nphase: serving\nreminiscences: Picnic, Camp Fire, Trek | Scary Night\n"
            "A hand: Fea x2, Hyacinth, Lydia, Clorinde\nB hand: 1 Love",
        )
    )
    session.answer("acquire Picnic")
    session.answer("discard Clorinde")
    text = write_position(session.game)
    read_raw(RULES, text)
    poorer = text.replace("Lydia Leon, Fea Primrose x2, Hyacinth Arrow", "Fea Primrose, Hyacinth Arrow")
    assert old in text
    with pytest.raises(DamagedRecord, match="what this effect is about is not there"):
        read_raw(RULES, (poorer if old == "; at 6" else text).replace(old, new))


def test_a_borrowed_riya_says_whose_she_is() -> None:
    session = Session(
        lay_out_position(
            RULES, "boxes: oktoberfest, vacation\nA hand: Paula, 1 Love\nB hand: 1 Love\nB deck: Riya, 1 Love"
        )
    )
    session.answer("serve Paula")
    session.answer("choose B")
    text = write_position(session.game)
    assert "target B" in text
    with pytest.raises(DamagedRecord, match="what this effect is about is not there"):
        read_raw(RULES, text.replace("; target B", ""))


def test_an_effect_is_that_of_a_card_in_this_game() -> None:
    frames = "phase: serving\nframe: park turn; step 4; seat A\nframe: Archipelago Tour / employed; step 1; seat A; "
    assert "Archipelago Tour is not in this game" in complaint(f"boxes: more, vacation\n{frames}card Archipelago Tour")

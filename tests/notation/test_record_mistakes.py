"""A game file that was damaged, tampered with or made elsewhere is refused with the place and the reason."""

from __future__ import annotations

import re

import pytest

from cuore import read_record, replay
from cuore.cards.catalogue import official_rules, rules_from_file
from cuore.engine.errors import DamagedRecord, ForeignRecord
from cuore.engine.session import Session
from tests.notation.samples import records

RULES = official_rules()
FIRST = "Azure Crescent, Viola Crescent, Rouge Crescent, Safran Virginie, Kagari Ichinomiya"
LAST = "Geneviève Daubigny, Moine de Lefèvre, Tenalys Trent, Sainsbury Lockwood, Anise Greenaway"
HEAD = f"""\
cuore game 1
rules: 3
boxes: base
players: 2
town: {FIRST}, {LAST}
seed: mistakes
"""


def verify(text: str) -> Session:
    return replay(RULES, read_record(text))


def complaint(text: str) -> str:
    with pytest.raises(DamagedRecord) as caught:
        verify(text)
    words = str(caught.value)
    assert words
    assert "\n" not in words
    return words


def first_words() -> tuple[str, list[str]]:
    """Who is asked first in the game of HEAD, and the options."""
    game = verify(HEAD).game
    return "AB"[game.asked], game.words()


def line_of(text: str, place: int) -> int:
    """The number of the line that begins at a place of the text."""
    return text.count("\n", 0, place) + 1


def test_the_head_alone_is_a_game_that_has_just_begun() -> None:
    assert verify(HEAD).answers == []


@pytest.mark.parametrize("key", ["rules", "boxes", "players", "town", "seed"])
def test_a_missing_line_is_named(key: str) -> None:
    assert complaint(re.sub(f"(?m)^{key}: .*\n", "", HEAD)) == f"the game does not say its {key!r}"


CHANGES = {
    "twice": ("seed: mistakes", "seed: mistakes\nseed: mistakes", "line 7: 'seed' was said before, in line 6"),
    "unknown": ("seed: mistakes", "seed: mistakes\nmood: good", "line 7: 'mood' is not a word of this notation"),
    "no colon": ("boxes: base", "boxes base", "line 3: 'boxes base' is not of the form 'word: value'"),
    "players in words": ("players: 2", "players: two", "players must be a number, not 'two'"),
    "power": ("players: 2", "players: ²", "players must be a number, not '²'"),
    "negative": ("players: 2", "players: -2", "players must be a number"),
    "alone": ("players: 2", "players: 1", "for 2 to 6 players, not 1"),
    "a crowd": ("players: 2", "players: 7", "for 2 to 6 players, not 7"),
    "endless": ("players: 2", "players: " + "9" * 5000, "players"),
    "faster perhaps": ("players: 2", "players: 2\nfaster: perhaps", "faster is yes or no, not 'perhaps'"),
    "printed perhaps": ("players: 2", "players: 2\nprinted only: perhaps", "printed only is yes or no, not 'perhaps'"),
    "faster with three": ("players: 2", "players: 3\nfaster: yes", "the faster game is for 2 players, not 3"),
    "unknown box": ("boxes: base", "boxes: attic", "there is no box called 'attic'"),
    "no box": ("boxes: base", "boxes:", "choose at least one box"),
    "a box twice": ("boxes: base", "boxes: base, base", "base"),
    "short town": (f"{FIRST}, ", "", "too few general maids: a town has 10, not 5"),
    "long town": (FIRST, f"{FIRST}, Claire Saint-Juste", "too many general maids: a town has 10, not 11"),
    "one maid twice": ("Azure", "Viola", "Viola Crescent is twice in the town"),
    "unknown maid": ("Azure Crescent", "Azure Moon", "there is no card called 'Azure Moon'"),
    "not a general maid": ("Azure Crescent", "Rosa Topaz", "Rosa Topaz is not a general maid"),
    "without a maid": ("players: 2", "players: 2\nwithout: Anise Greenaway", "beers can be left in the box"),
    "without a stranger": ("players: 2", "players: 2\nwithout: Nobody", "there is no card called 'Nobody'"),
    "empty seed": ("seed: mistakes", "seed:", "a seed is 1 to 200 characters of text"),
    "long seed": ("seed: mistakes", "seed: " + "x" * 201, "a seed is 1 to 200 characters of text"),
    "two seeds": ("seed: mistakes", 'seed: a\nquoted seed: "b"', "'seed' is not a word of this notation"),
    "half a quotation": ("seed: mistakes", 'quoted seed: "a', "a seed is 1 to 200 characters of text"),
    "half a character in a seed": ("seed: mistakes", 'quoted seed: "\\ud800"', "a seed is 1 to 200 characters of text"),
    "lists for a seed": ("seed: mistakes", f"quoted seed: {'[' * 9000}", "a seed is 1 to 200 characters of text"),
}


@pytest.mark.parametrize(("old", "new", "reason"), CHANGES.values(), ids=CHANGES)
def test_a_mistake_in_the_head_is_named(old: str, new: str, reason: str) -> None:
    assert old in HEAD
    assert reason in complaint(HEAD.replace(old, new))


@pytest.mark.parametrize(
    "text",
    ["", "\n\n", "hello", "cuore position 1\nA hand:", "cuore game 2\nrules: 1", "A: serve Kagari", "\0", "{}"],
)
def test_what_is_no_game_is_called_foreign(text: str) -> None:
    with pytest.raises(ForeignRecord, match=r"not a game of cuore: (it begins with|there is nothing in it)"):
        read_record(text)


@pytest.mark.parametrize("version", ["0", "1", "2", "4", "3.0", "one", "03"])
def test_a_game_by_other_rules_is_called_foreign(version: str) -> None:
    record = read_record(HEAD.replace("rules: 3", f"rules: {version}"))
    with pytest.raises(ForeignRecord, match=f"version {version} of the rules, and cannot go on or be replayed"):
        replay(official_rules(), record)


def test_a_game_with_other_cards_is_called_foreign() -> None:
    corrected = rules_from_file(
        '[[card]]\nname = "Kagari Ichinomiya"\nbox = "base"\ncategory = "general maid"\ncost = 3\nicons = {serving = 3}'
    )
    with pytest.raises(ForeignRecord, match="other cards"):
        replay(corrected, read_record(HEAD))
    with pytest.raises(ForeignRecord, match="other cards"):
        verify(HEAD + f"cards: {corrected.fingerprint}")
    assert replay(corrected, read_record(HEAD + f"cards: {corrected.fingerprint}")).answers == []
    with pytest.raises(ForeignRecord, match="other cards"):
        replay(corrected, read_record(HEAD + "cards: 0123456789abcdef"))


# Decisions


def test_the_wrong_seat_is_named() -> None:
    seat, words = first_words()
    other = "B" if seat == "A" else "A"
    assert complaint(f"{HEAD}\n{other}: {words[0]}") == f"line 8: {seat} must decide here, not {other}"
    assert complaint(f"{HEAD}\nF: {words[0]}") == f"line 8: {seat} must decide here, not F"


def test_illegal_words_are_named_with_what_is_possible() -> None:
    seat, words = first_words()
    found = complaint(f"{HEAD}\n# hm\n{seat}: serve Marianne Soleil")
    assert found == f"line 9: 'serve Marianne Soleil' is not possible now; possible is: {'; '.join(words)}"
    for nonsense in ("", "0", "\0", "serve", "x" * 10_000):
        assert complaint(f"{HEAD}\n{seat}: {nonsense}").startswith("line 8: ")


def test_ambiguous_words_are_named_with_what_they_could_mean() -> None:
    seat, words = first_words()
    plays = [word for word in words if word.startswith("play ")]
    assert len(plays) > 1
    assert complaint(f"{HEAD}\n{seat}: play") == f"line 8: 'play' could mean: {'; '.join(plays)}"


def test_a_later_mistake_is_named_with_its_own_line() -> None:
    text = records()[1]
    lines = text.splitlines()
    moves = [i for i, line in enumerate(lines) if re.match("[A-F]: ", line)]
    for at in (moves[5], moves[50], moves[-1]):
        broken = [*lines[:at], lines[at][:3] + "dance", *lines[at + 1 :]]
        assert complaint("\n".join(broken)).startswith(f"line {at + 1}: 'dance' is not possible now")


def test_a_decision_left_out_or_doubled_is_noticed() -> None:
    lines = records()[0].splitlines()
    moves = [i for i, line in enumerate(lines) if re.match("[A-F]: ", line)]
    for at in moves[3:200:13]:
        complaint("\n".join(lines[:at] + lines[at + 1 :]))
        complaint("\n".join(lines[: at + 1] + lines[at:]))


def test_decisions_after_the_end_are_refused() -> None:
    for text in records():
        end = text.index("\nresult:")
        longer = text[:end] + "\nA: end turn" + text[end:]
        assert complaint(longer) == f"line {line_of(longer, end + 1)}: the game is over before this"


def test_another_legal_decision_than_the_real_one_is_noticed() -> None:
    text = records()[0]
    last = text.rindex(": end turn")
    options = replay(RULES, read_record(text), len(read_record(text).answers) - 1).game.words()
    other = next(word for word in options if word != "end turn")
    complaint(text[:last] + f": {other}" + text[last + len(": end turn") :])


# What stands at the end


def test_a_changed_result_is_noticed() -> None:
    text = records()[0]
    result = re.search(r"result: A (-?\d+), B (-?\d+)", text)
    assert result is not None
    changed = text.replace(result[0], f"result: A {int(result[1]) + 1}, B {result[2]}")
    words = complaint(changed)
    assert f"A {int(result[1]) + 1}, B {result[2]}" in words
    assert result[0].removeprefix("result: ") in words
    assert "ended" in complaint(text.replace("(piles)", "(rounds)"))


def test_a_result_before_the_end_is_noticed() -> None:
    assert "'not over'" in complaint(HEAD + "result: A 10, B 5 (piles)")


@pytest.mark.parametrize("wrong", ["0000000000000000", "x", "0" * 5000])
def test_a_changed_checksum_is_noticed(wrong: str) -> None:
    for text in records(30):
        assert "checksum does not agree" in complaint(re.sub("checksum: .*", f"checksum: {wrong}", text))


def test_a_changed_seed_is_noticed() -> None:
    for text in records():
        complaint(re.sub("(?m)^seed: .*", "seed: another", text))


def test_a_game_that_was_cut_off_is_noticed_by_its_checksum() -> None:
    text = records()[2]
    lines = text.splitlines(keepends=True)
    cut = "".join(lines[: len(lines) // 2])
    assert not verify(cut).game.over  # a game to be played on
    assert "checksum does not agree" in complaint(cut + lines[-1])
    assert "'not over'" in complaint(cut + lines[-2])

"""Luck as docs/fairness.md describes it: a script that knows nothing else comes to the same cards."""

from __future__ import annotations

import ast
import re
import shutil
import subprocess
import sys
from hashlib import blake2b
from pathlib import Path
from random import Random

import pytest

from cuore.cards.catalogue import official_rules
from cuore.engine.luck import luck_from_seed
from cuore.engine.record import read_record
from cuore.engine.setup import lay_out
from cuore.engine.words import SEAT_NAMES
from cuore.server.commitment import commit, commitment_text
from tests.server import independent_luck
from tests.server.games import SEED, fork, game, live_setup
from tests.shape.sources import modules

PAGE = (Path(__file__).resolve().parents[2] / "docs" / "fairness.md").read_text(encoding="utf-8")
SIZES = [*range(2, 40), 52, 60, 97, 127, 128, 129, 200, 300]


def test_every_shuffle_is_the_same() -> None:
    chance = Random(1)
    for number in range(2_000):
        seed = (
            f"{chance.getrandbits(256):064x}" if number % 4 else chance.choice(["winter", "雪", "", "a b", "x" * 200])
        )
        purpose = chance.choice(["private maids", "beers", f"deck {chance.choice('ABCDEF')} {number}", "ü/0"])
        size = chance.choice(SIZES)
        cards = sorted(chance.choices(range(200), k=size))
        shuffled = cards[:]
        luck_from_seed(seed).shuffle(purpose, shuffled)
        key = independent_luck.key_of(seed)
        assert independent_luck.shuffled(key, purpose, [str(card) for card in cards]) == [str(c) for c in shuffled]
        assert luck_from_seed(seed).below(purpose, size) == independent_luck.below(key, purpose, size)


@pytest.mark.parametrize("players", [2, 3, 4])
def test_every_deal_is_the_same(players: int) -> None:
    rules = official_rules()
    chance = Random(players)
    for _ in range(200):
        seed = f"{chance.getrandbits(256):064x}"
        g = lay_out(rules, live_setup(players, seed=seed))
        dealt = independent_luck.deal(seed, players)
        assert dealt == {
            "first": SEAT_NAMES[g.deal.first],
            "hands": {SEAT_NAMES[at]: sorted(rules.names[k] for k in p.hand) for at, p in enumerate(g.players)},
            "decks": {SEAT_NAMES[at]: [rules.names[k] for k in p.deck] for at, p in enumerate(g.players)},
            "on offer": [rules.names[k] for k in g.face_up],
            "private maids": [rules.names[k] for k in g.face_down],
        }


def test_the_script_stands_alone() -> None:
    script = Path(independent_luck.__file__)
    assert not re.search(r"(?m)^\s*(import|from) (cuore|tests)", script.read_text(encoding="utf-8"))
    assert len(script.read_text(encoding="utf-8").splitlines()) < 100
    done = subprocess.run(
        [sys.executable, "-I", str(script), SEED, "2"], capture_output=True, check=True, timeout=300, encoding="utf-8"
    )
    assert done.stdout.startswith(f"first: {independent_luck.deal(SEED, 2)['first']}\n")


def test_every_use_of_luck_is_on_the_page() -> None:
    used: set[str] = set()
    elsewhere: set[str] = set()
    for folder in ("engine", "cards"):
        for path, tree in modules(folder):
            for node in ast.walk(tree):
                if isinstance(node, ast.Call) and _is_luck(node.func):
                    purpose = _beginning(node.args[0])
                    used |= {purpose} if purpose else set()
                    elsewhere |= set() if purpose else {path}
    # These put the purpose together before: a packet of cards, and the worlds that somebody imagines.
    assert elsewhere == {"engine/moves/deck.py", "engine/worlds.py"}
    used = {*used, "packet"} - {purpose for purpose in used if purpose.startswith("world")}
    assert len(used) > 8
    assert {purpose for purpose in used if f"| `{purpose}" not in PAGE} == set()


def _is_luck(called: ast.expr) -> bool:
    """Whether this asks luck for something."""
    return isinstance(called, ast.Attribute) and ast.unparse(called.value).endswith("luck")


def _beginning(purpose: ast.expr) -> str:
    """The words that a purpose begins with, empty if they are not written there."""
    if isinstance(purpose, ast.JoinedStr):
        purpose = purpose.values[0]
    return str(purpose.value).rstrip() if isinstance(purpose, ast.Constant) else ""


def test_the_vectors_of_the_page_are_right() -> None:
    (vectors,) = re.findall(r"(?ms)^```vectors\n(.*?)^```$", PAGE)
    key = b""
    luck = luck_from_seed("")
    for line in vectors.splitlines():
        word, said = line.split(" ", 1)
        given, _, expected = said.partition(" = ")
        purpose, _, size = given.rpartition(" of ")
        if word == "seed":
            key, luck = independent_luck.key_of(said), luck_from_seed(said)
        elif word == "key":
            assert key.hex() == luck.key.hex() == said
        elif word == "block":
            assert blake2b(given.encode(), key=key, digest_size=64).hexdigest() == expected
        elif word == "shuffle":
            cards = list(range(int(size)))
            luck.shuffle(purpose, cards)
            assert [str(card) for card in cards] == expected.split()
            assert independent_luck.shuffled(key, purpose, [str(n) for n in range(int(size))]) == expected.split()
        else:
            assert word == "below"
            assert luck.below(purpose, int(size)) == int(expected)
    assert len(vectors.splitlines()) == 16


def test_the_deal_of_the_page_is_right() -> None:
    dealt = independent_luck.deal(SEED, 2)
    assert dealt["hands"] == {
        "A": ["1 Love"] * 3 + ["Colette Framboise"] * 2,
        "B": ["1 Love"] * 4 + ["Colette Framboise"],
    }
    assert dealt["on offer"] == ["Tanya Petrushka", "Rosa Topaz"]
    order = re.search(r"are, by their numbers, (.*?)\.", PAGE.replace("\n", " "))
    assert order is not None
    assert order[1].split(", ") == [name.split()[0] for name in independent_luck.PRIVATE_MAIDS]


def test_the_commitment_of_the_page_is_right() -> None:
    (text,) = re.findall(r"(?ms)^```\n(cuore game 1\n.*?)^```$", PAGE)
    assert text == commitment_text("example", live_setup())
    assert PAGE.count(commit("example", live_setup())) == 2


@pytest.mark.skipif(not all(map(shutil.which, ("sh", "sed", "grep", "sha256sum"))), reason="no sha256sum here")
@pytest.mark.parametrize("text", [game(), fork()], ids=["laid out", "fork"])
def test_the_steps_of_the_page_can_be_followed(tmp_path: Path, text: str) -> None:
    commitment, answers = re.findall(r"(?ms)^```sh\n(.*?)^```$", PAGE)
    named = text.replace("cuore game 1\n", "cuore game 1\n# seats: Ann, housekeeper\n")
    (tmp_path / "game.txt").write_text(named, encoding="utf-8")
    record = read_record(text)
    for command, expected in ((commitment, record.commitment), (answers, record.answers_hash)):
        done = subprocess.run(
            ["sh", "-c", command], cwd=tmp_path, capture_output=True, check=True, timeout=300, encoding="utf-8"
        )
        assert done.stdout.split()[0] == expected

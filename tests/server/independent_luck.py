"""The luck of a game made again from docs/fairness.md alone: plain Python, nothing of cuore.

``python independent_luck.py SEED PLAYERS`` deals a game of the base box.
"""

from __future__ import annotations

import sys
from hashlib import blake2b

SEATS = "ABCDEF"
START = ["Colette Framboise"] * 3 + ["1 Love"] * 7
PRIVATE_MAIDS = [
    "Amber Twilight",
    "Nord Twilight",
    "Sora Nakachi",
    "Fay Longfang",
    "Lalande Dreyfus",
    "Milly Violet",
    "Eugenie Fontaine",
    "Lucienne de Marlboro",
    "Rosa Topaz",
    "Tanya Petrushka",
]


def key_of(seed: str) -> bytes:
    """The key of all luck of a game."""
    return blake2b(seed.encode("utf-8"), digest_size=32, person=b"cuore seed").digest()


def shuffled(key: bytes, purpose: str, cards: list[str]) -> list[str]:
    """The cards in the order that the key gives them for this purpose."""
    cards = list(cards)
    words: list[int] = []
    block = 0
    for last in range(len(cards) - 1, 0, -1):
        sides = last + 1
        while True:
            if not words:
                digest = blake2b(f"{purpose}/{block}".encode(), key=key, digest_size=64).digest()
                words = [int.from_bytes(digest[i : i + 2], "big") for i in range(0, 64, 2)]
                block += 1
            word = words.pop(0)
            if word < 65536 // sides * sides:
                break
        other = word % sides
        cards[last], cards[other] = cards[other], cards[last]
    return cards


def below(key: bytes, purpose: str, sides: int) -> int:
    """A number from 0 up to, but not including, ``sides``."""
    return int(shuffled(key, purpose, [str(number) for number in range(sides)])[0])


def deal(seed: str, players: int) -> dict[str, object]:
    """The first cards of a game of the base box. The last card of a list lies on top."""
    key = key_of(seed)
    decks = {seat: shuffled(key, f"deck {seat} 0", START) for seat in SEATS[:players]}
    private = shuffled(key, "private maids", PRIVATE_MAIDS)
    return {
        "first": SEATS[below(key, "first player", players)],
        "hands": {seat: sorted(deck[-5:]) for seat, deck in decks.items()},
        "decks": {seat: deck[:-5] for seat, deck in decks.items()},
        "on offer": private[:-3:-1],
        "private maids": private[:-2],
    }


if __name__ == "__main__":
    for name, value in deal(sys.argv[1], int(sys.argv[2])).items():
        sys.stdout.write(f"{name}: {value}\n")

"""One house: everything that belongs to a seat.

Zones are lists of card kinds. The top of a deck, a discard pile and the private maid stack is the END of its list. A
hand is always sorted: the order in which its cards came shows nowhere.
Maids in the private quarters are entries ``kind + illnesses * ILL``; equal entries are interchangeable.
"""


class Player:
    """The zones of one seat. No rule lives here."""

    __slots__ = (
        "beers",
        "buildings",
        "chambermaids",
        "deck",
        "discard",
        "events",
        "hand",
        "looks",
        "lets_all",
        "played",
        "preparations",
        "private",
        "reminiscences",
        "shuffles",
    )

    def __init__(
        self,
        deck: list[int],
        hand: list[int],
        discard: list[int],
        played: list[int],
        chambermaids: list[int],
        private: list[int],
        events: list[int],
        buildings: list[int],
        reminiscences: list[int],
        beers: list[int],
        preparations: list[int],
        shuffles: int,
        looks: int,
        lets_all: bool,
    ) -> None:
        self.deck = deck  # the waiting room
        self.hand = hand
        self.discard = discard  # the kitchen entrance
        self.played = played  # cards that served, and Love played, this turn
        self.chambermaids = chambermaids  # in the private quarters, with Illnesses
        self.private = private  # the private maid stack, with Illnesses; only the last is active
        self.events = events  # events lying in the quarters at large
        self.buildings = buildings  # with the events on them and the card under them
        self.reminiscences = reminiscences
        self.beers = beers  # face down: the owner knows them, the others count them
        self.preparations = preparations  # errands done in the Park
        self.shuffles = shuffles  # how often this seat has shuffled: part of the purpose of its next shuffle
        self.looks = looks  # likewise for random looks into this hand
        self.lets_all = lets_all  # asked not to be asked about incoming events until the own next turn

    def __repr__(self) -> str:
        zones = (
            ("deck", self.deck),
            ("hand", self.hand),
            ("discard", self.discard),
            ("played", self.played),
            ("chambermaids", self.chambermaids),
            ("private", self.private),
            ("events", self.events),
            ("buildings", self.buildings),
            ("reminiscences", self.reminiscences),
            ("beers", self.beers),
            ("preparations", self.preparations),
        )
        return f"<Player: {', '.join([f'{name} {len(cards)}' for name, cards in zones if cards]) or 'owns nothing'}>"

    def copy(self) -> "Player":
        """An independent copy."""
        return Player(
            self.deck[:],
            self.hand[:],
            self.discard[:],
            self.played[:],
            self.chambermaids[:],
            self.private[:],
            self.events[:],
            self.buildings[:],
            self.reminiscences[:],
            self.beers[:],
            self.preparations[:],
            self.shuffles,
            self.looks,
            self.lets_all,
        )


def empty_player() -> Player:
    """A seat that owns nothing yet."""
    return Player([], [], [], [], [], [], [], [], [], [], [], 0, 0, False)

"""What a planner likes: a few numbers, the same for every card of every box. A persona is another set of them."""

from __future__ import annotations


class Temper:
    """The taste of a planner. Everything is told in victory points, Love, or shares of them; no card has a number."""

    __slots__ = (
        "chamber",
        "chamber_early",
        "draw",
        "employment",
        "event",
        "greed",
        "maids",
        "menace",
        "pace",
        "points",
        "private",
        "rate",
        "rounds",
        "serving",
        "sets",
        "spare",
        "start",
        "strong",
        "text",
        "thin",
    )

    def __init__(
        self,
        *,
        rate: float = 0.34,
        draw: float = 0.8,
        serving: float = 0.7,
        employment: float = 0.48,
        text: float = 0.03,
        maids: float = 0.58,
        points: float = 0.96,
        chamber: float = 0.52,
        chamber_early: float = 0.45,
        sets: float = 0.69,
        thin: float = 1.03,
        private: float = 0.67,
        event: float = 0.56,
        menace: float = 0.95,
        greed: float = -0.28,
        spare: float = -0.02,
        start: float = 1.28,
        strong: float = 0.29,
        pace: float = 0.69,
        rounds: float = 29.0,
    ) -> None:
        self.rate = rate  # the victory points that one Love more in a turn brings in the end
        self.draw = draw  # a card drawn, in average cards
        self.serving = serving  # a Serving to spare, in Love
        self.employment = employment  # an Employment to spare, in Love
        self.text = text  # what a maid says beyond her icons, in Love
        self.maids = maids  # how much of what the maids of a deck give counts as its Love
        self.points = points  # how much points count while the game is young
        self.chamber = chamber  # the points of a maid who would first have to be chambered
        self.chamber_early = chamber_early  # the points of chambering now, while there is time to do it later
        self.sets = sets  # how sure it is that a set that was begun will grow
        self.thin = thin  # how much a lighter deck counts
        self.private = private  # what private maids do, in shares of what it would be without others
        self.event = event  # an event laid on somebody else, in points
        self.menace = menace  # how much it matters who is hit
        self.greed = greed  # points added to every Maid Chief
        self.spare = spare  # a card must be worth this many points to be employed at all
        self.start = start  # turns left when the shortest piles are empty, as this planner feels it
        self.strong = strong  # how much more a strong card counts, since a hand has only five
        self.pace = pace  # turns that each card of the shortest piles stands for
        self.rounds = rounds  # how many rounds a game is felt to have at most

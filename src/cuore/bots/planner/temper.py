"""What a planner likes: a few numbers, the same for every card of every box. A persona is another set of them."""

from __future__ import annotations

from cuore.engine.place import Place

ELSEWHERE: dict[str, dict[str, float]] = {
    "park": {
        "rate": 0.5,
        "employment": 0.25,
        "text": 0.03,
        "points": 0.96,
        "private": 0.5,
        "spare": 0.1,
        "start": 0.9,
        "pace": 1.0,
        "rounds": 29.0,
    },
}
"""What is different in a place, by its name: set by letting tempers play each other there."""


class Temper:
    """The taste of a planner. Everything is told in victory points, Love, or shares of them; no card has a number."""

    __slots__ = (
        "chamber",
        "chamber_early",
        "deny",
        "draw",
        "employment",
        "event",
        "first_master",
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
        "skill",
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
        text: float = -0.12,
        maids: float = 0.58,
        points: float = 0.47,
        chamber: float = 0.52,
        chamber_early: float = 0.45,
        sets: float = 0.69,
        thin: float = 1.03,
        private: float = 0.67,
        event: float = 0.55,
        menace: float = 0.95,
        greed: float = -0.28,
        spare: float = 0.13,
        start: float = 1.28,
        strong: float = 0.29,
        pace: float = 0.69,
        rounds: float = 99.0,
        skill: float = 0.43,
        first_master: float = 0.6,
        deny: float = 0.5,
    ) -> None:
        self.rate = rate  # the victory points that one Love more in a turn brings in the end
        self.draw = draw  # a card drawn, in average cards
        self.serving = serving  # a Serving to spare, in Love
        self.employment = employment  # an Employment to spare, in Love
        self.text = text  # what a maid says, in Love: what it gives is counted as well, and comes to a little less
        self.maids = maids  # how much of what the maids of a deck give counts as its Love
        self.points = points  # how much points count while the game is young
        self.chamber = chamber  # the points of a maid who would first have to be chambered
        self.chamber_early = chamber_early  # the points of chambering now, while there is time to do it later
        self.sets = sets  # how sure it is that a set that was begun will grow
        self.thin = thin  # how much a lighter deck counts
        self.private = private  # what private maids do, in shares of what it would be without others
        self.event = event  # a point that an event takes from somebody else
        self.menace = menace  # how much it matters who is hit
        self.greed = greed  # points added to every Maid Chief
        self.spare = spare  # a card must be worth this many points to be employed at all
        self.start = start  # turns left when the shortest piles are empty, as this planner feels it
        self.strong = strong  # how much more a strong card counts, since a hand has only five
        self.pace = pace  # turns that each card of the shortest piles stands for
        self.rounds = rounds  # how many rounds a game is felt to have at most
        self.skill = skill  # the chance to have the right work chief in a turn that could deliver
        self.first_master = first_master  # points for opening the next round, for each other player
        self.deny = deny  # how much it counts to take a work chief away from those who choose after us

    def at(self, place: Place) -> Temper:
        """How the same taste shows in a place: other numbers, but where it is its own it stays."""
        if place.name not in ELSEWHERE:
            return self
        town = Temper()
        found = Temper(
            rate=self.rate,
            draw=self.draw,
            serving=self.serving,
            employment=self.employment,
            text=self.text,
            maids=self.maids,
            points=self.points,
            chamber=self.chamber,
            chamber_early=self.chamber_early,
            sets=self.sets,
            thin=self.thin,
            private=self.private,
            event=self.event,
            menace=self.menace,
            greed=self.greed,
            spare=self.spare,
            start=self.start,
            strong=self.strong,
            pace=self.pace,
            rounds=self.rounds,
            skill=self.skill,
            first_master=self.first_master,
            deny=self.deny,
        )
        for name, number in ELSEWHERE[place.name].items():
            if getattr(self, name) == getattr(town, name):
                setattr(found, name, number)
        return found

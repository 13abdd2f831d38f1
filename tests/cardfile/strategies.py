"""Random cards from the whole vocabulary of steps and score rules, as plain data.

The vocabulary is asked what fields its words have, so a new step is tried out without a line here.
"""

from __future__ import annotations

from hypothesis import strategies as st

from cuore.cards.cardfile.steps import followers
from cuore.cards.catalogue import STEPS, official_rules
from cuore.engine.frame import Step
from cuore.engine.score_rules import SCORE_RULES, ScoreRule
from cuore.engine.traits import YOU
from cuore.engine.words import CHAMBERMAID_CHIEF, GENERAL, IN_QUARTERS, LOVE, MAID_CHIEF

OWN = "Beatrix Fernway"
SKILLS = ("imagination", "concentration", "effort")
Data = dict[str, object]
_CARDS = [card.name for card in official_rules().cards]
_EVENTS = [card.name for card in official_rules().cards if card.laid]
_QUARTERS = [card.name for card in official_rules().cards if card.laid == IN_QUARTERS]
_STAFF = [
    card.name
    for card in official_rules().cards
    if card.category in (MAID_CHIEF, CHAMBERMAID_CHIEF, GENERAL, LOVE) and card.box in ("", "base")
]
_SIGNED = st.integers(-3, 5)


@st.composite
def programs(draw: st.DrawFn, depth: int = 0, longest: int = 6, others: bool = False) -> list[Data]:
    """A list of steps, each after what it needs; now and then one that the reader should refuse."""
    found: list[Data] = []
    words: set[str] = set()
    tidy = draw(st.integers(0, 9)) > 0
    for _ in range(draw(st.integers(1, longest))):
        inner = depth < 2
        known = [
            word
            for word, step in STEPS.items()
            if (not step.NEEDS or words & set(step.NEEDS))
            and (inner or all(kind != "steps" for _, kind in step.FIELDS))
            and not (tidy and (step.CARRIES or (others and step.TURN_PLAYER)))
            and not (tidy and step.ONLY_IN)  # these cards do not have such a moment
        ]
        # What needs something before it is rarer by nature, so it is preferred once it has become possible.
        needy = [word for word in known if STEPS[word].NEEDS]
        eager = draw(st.integers(0, 2)) > 0
        word = draw(st.sampled_from(needy if needy and eager else known))
        chain = [word]
        while tidy and STEPS[chain[-1]].AT_ONCE:
            chain.append(draw(st.sampled_from(followers(STEPS, chain[-1]))))
        for step in chain:
            words.add(step)
            found.append({"step": step, **draw(fields(STEPS[step], depth, others or STEPS[step].WHOM != YOU))})
    return found


@st.composite
def fields(draw: st.DrawFn, thing: type[Step | ScoreRule], depth: int, others: bool = False) -> Data:
    """Values for the fields of a step or a score rule; some of those that may be left out are."""
    found: Data = {}
    for name, kind in thing.FIELDS:
        if not kind.endswith("?") or draw(st.booleans()):
            found[name] = draw(_value(kind.rstrip("?"), depth, others))
    if issubclass(thing, Step) and thing.LEAST and draw(st.integers(0, 9)):
        found |= {"love": draw(st.integers(1, 3)), "serving": 1}  # nothing to gain would be refused
    return found


def _value(kind: str, depth: int, others: bool) -> st.SearchStrategy[object]:
    known: dict[str, st.SearchStrategy[object]] = {
        "number": st.integers(0, 4),
        "count": st.integers(1, 4),
        "flag": st.booleans(),
        "signed": _SIGNED,
        "signeds": st.lists(_SIGNED, min_size=1, max_size=5),
        "names": st.lists(st.sampled_from([OWN, *_CARDS[1:20]]), min_size=1, max_size=4),
        "card": st.sampled_from([OWN, "1 Love", "Colette Framboise", *_CARDS]),
        "staff": st.sampled_from([OWN, "1 Love", "Colette Framboise", *_STAFF]),
        "event": st.sampled_from(_EVENTS),
        "quarters event": st.sampled_from(_QUARTERS),
    }
    if kind == "steps":
        return programs(depth + 1, 3, others)
    if kind.startswith("one of "):
        return st.sampled_from(kind.removeprefix("one of ").split(", "))
    return known[kind]


@st.composite
def scores(draw: st.DrawFn) -> list[Data]:
    """Score rules."""
    words = draw(st.lists(st.sampled_from(sorted(SCORE_RULES)), max_size=2))
    return [{"rule": word, **draw(fields(SCORE_RULES[word], 0))} for word in words]


@st.composite
def general_maids(draw: st.DrawFn) -> Data:
    """A general maid who can do anything."""
    return {
        "name": OWN,
        "category": "general maid",
        "cost": draw(st.integers(0, 3)),
        "copies": draw(st.integers(4, 12)),
        "vp": draw(st.integers(-2, 3) | st.just("?")),
        "icons": draw(st.dictionaries(st.sampled_from(("draw", "love", "serving", "employment")), st.integers(0, 3))),
        "chamber": draw(st.integers(0, 2)),
        "leave": draw(st.integers(0, 2)),
        "turns events away": draw(st.booleans()),
        "serve": draw(programs()),
        "scores": draw(scores()),
    }


@st.composite
def park_maids(draw: st.DrawFn) -> Data:
    """A general maid of the Park who can do anything, as a chambermaid too."""
    card = draw(general_maids())
    skills = draw(st.dictionaries(st.sampled_from(SKILLS), st.integers(0, 3)))
    effect: list[Data] = [{"step": "dismiss chambermaid"}, *draw(programs())]
    return {
        **card,
        "box": "more",
        "copies": draw(st.integers(8, 12)),  # two players leave three of them out
        "icons": {**card["icons"], **skills} if isinstance(card["icons"], dict) else skills,
        "chamber": draw(st.integers(1, 2)),
        "chambered serving": effect,
    }


@st.composite
def high_class_maids(draw: st.DrawFn) -> Data:
    """A high class maid who can do anything when her player's turn begins."""
    return {
        "name": OWN,
        "box": "more",
        "category": "high class maid",
        "errand": draw(st.sampled_from(("", "Food", "Decoration", "Cleaning"))),
        "starting": draw(programs()),
        "changes": draw(st.sampled_from(([], [{"change": "cheaper maids", "by": 1}]))),
    }


@st.composite
def preparations(draw: st.DrawFn) -> Data:
    """A preparation of one's own."""
    return {
        "name": OWN,
        "box": "more",
        "category": "preparation",
        "errand": draw(st.sampled_from(("Food", "Decoration", "Cleaning"))),
        "level": draw(st.integers(1, 5)),
        "skill needed": draw(st.integers(1, 3)),
        "copies": draw(st.integers(1, 4)),
        "vp": draw(st.integers(-2, 9) | st.just("?")),
        "scores": draw(scores()),
    }


@st.composite
def private_maids(draw: st.DrawFn) -> Data:
    """A private maid who can do anything, whenever private maids do something."""
    found: Data = {
        "name": OWN,
        "category": "private maid",
        "cost": draw(st.integers(0, 3)),
        "vp": draw(st.integers(-2, 3)),
        "starting must": draw(st.booleans()),
        "scores": draw(scores()),
    }
    for moment in draw(st.sets(st.sampled_from(("starting", "on draw", "others dismiss")), min_size=1)):
        found[moment] = draw(programs())
    return found


@st.composite
def events(draw: st.DrawFn) -> Data:
    """An event of one's own."""
    return {
        "name": OWN,
        "category": "event",
        "cost": draw(st.integers(0, 3)),
        "copies": draw(st.integers(1, 12)),
        "vp": draw(st.integers(-2, 3)),
        "laid": "in quarters",
        "scores": draw(scores()),
    }

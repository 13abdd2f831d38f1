"""What every end-of-game rule says."""

from __future__ import annotations

from collections.abc import Callable

from cuore.engine.card import Card
from cuore.engine.score_rules import ScoreRule
from cuore.text.english import first_name, more, number, signed


def score_clause(card: Card, rule: ScoreRule) -> str:
    """An end-of-game rule as a clause."""
    return SCORE_CLAUSES[rule.WORD](card.name, rule)


def _sets(name: str, rule: ScoreRule) -> str:
    worth = rule.field("worth")
    assert isinstance(worth, tuple)
    sizes = ", ".join(f"{size} = {vp} VP" for size, vp in enumerate(worth, 1))
    return f"chambered {first_name(name)}s score in sets, larger ones first: {sizes}"


def _family(name: str, rule: ScoreRule) -> str:
    members = rule.field("members")
    assert isinstance(members, tuple)
    family = ", ".join(first_name(member) for member in members[:-1]) + f" and {first_name(members[-1])}"
    return (
        f"of {family} as chambermaids, each set of all {number(len(members))} scores {rule.field('all')} VP more, "
        f"and each pair of two different ones {rule.field('pair')} VP more"
    )


SCORE_CLAUSES: dict[str, Callable[[str, ScoreRule], str]] = {
    "most owned": lambda name, r: (
        f"{r.field('bonus')} VP once for the player who alone owns the most {first_name(name)}s, chambered or not"
    ),
    "odd or even": lambda name, r: (
        f"with two or more {first_name(name)}s, each is worth {signed(r.field('odd'))} VP if their number is odd, "
        f"{signed(r.field('even'))} VP if it is even"
    ),
    "chambered sets": _sets,
    "chambered family": _family,
    "each chambered": lambda name, r: f"each chambered {first_name(name)} is worth {signed(r.field('vp'))} VP",
    "each chambered set": lambda name, r: (
        f"each set of {r.field('size')} chambered {first_name(name)}s scores {more(r.field('bonus'))}"
    ),
    "each chambered with chambermaids": lambda name, r: (
        f"with {r.field('at_least')} or more chambermaids of any kind, each chambered {first_name(name)} "
        f"is worth {signed(r.field('vp'))} VP"
    ),
    "each chambered with reminiscences": lambda name, r: (
        f"with {r.field('at_least')} or more Reminiscences, each chambered {first_name(name)} "
        f"is worth {signed(r.field('vp'))} VP"
    ),
    "each chambered by alcohol": lambda name, r: (
        f"each chambered {first_name(name)} is worth {r.field('vp')} VP, or {r.field('then')} VP if your beers have "
        f"{r.field('least')} to {r.field('most')} Alcohol"
    ),
    "each with chiefs": lambda name, r: (
        f"with {r.field('at_least')} or more chiefs of both kinds together, each {first_name(name)} scores "
        f"{more(r.field('vp'))}"
    ),
    "each with maid chiefs": lambda name, r: (
        f"with {r.field('at_least')} or more Maid Chiefs, each {name} scores {more(r.field('vp'))}"
    ),
    "each with friends": lambda name, r: (
        f"with {r.field('at_least')} or more {first_name(str(r.field('friend')))}s, each {first_name(name)} scores "
        f"{more(r.field('vp'))}"
    ),
    "owned sets": lambda name, r: _sets(name, r).replace("chambered ", "", 1),
    "each their number": lambda name, r: (
        f"each {name} is worth as many VP as you have {name}s, with {r.field('like')} counted among them"
    ),
    "each with at least": lambda name, r: (
        f"with {r.field('count')} or more of these, each is worth {signed(r.field('vp'))} VP instead of "
        f"{signed(r.field('printed'))}"
    ),
}

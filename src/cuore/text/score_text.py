"""What every end-of-game rule says: in a sentence of a card, and in a few words beside its points."""

from __future__ import annotations

from collections.abc import Callable

from cuore.engine.card import Card
from cuore.engine.score_rules import ScoreRule
from cuore.text.english.grammar import called, first_name, more, number, signed


def score_clause(card: Card, rule: ScoreRule) -> str:
    """An end-of-game rule as a clause."""
    return SCORE_CLAUSES[rule.WORD](card.name, rule)


def score_label(card: Card, rule: ScoreRule) -> str:
    """What a rule on a card gave its points for, in a few words."""
    return SCORE_LABELS[rule.WORD](called(card), rule)


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


def _family_label(name: str, rule: ScoreRule) -> str:
    members = rule.field("members")
    assert isinstance(members, tuple)
    surnames = {member.split()[-1] for member in members}
    shared = len(surnames) == 1 and all(len(member.split()) > 1 for member in members)
    return f"sets of the {surnames.pop()} family" if shared else f"sets of {first_name(members[0])} and her family"


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

SCORE_LABELS: dict[str, Callable[[str, ScoreRule], str]] = {
    "most owned": lambda name, r: f"most {name}s of all",
    "odd or even": lambda name, r: f"odd or even number of {name}s",
    "chambered sets": lambda name, r: f"sets of chambered {name}s",
    "chambered family": _family_label,
    "each chambered": lambda name, r: f"chambered {name}s: {signed(r.field('vp'))} each",
    "each chambered set": lambda name, r: f"every {r.field('size')} chambered {name}s: {signed(r.field('bonus'))}",
    "each chambered with chambermaids": lambda name, r: f"{name} with {r.field('at_least')}+ chambermaids",
    "each chambered with reminiscences": lambda name, r: f"{name} with {r.field('at_least')}+ Reminiscences",
    "each chambered by alcohol": lambda name, r: f"chambered {name}s, by Alcohol",
    "each with chiefs": lambda name, r: f"{name} with {r.field('at_least')}+ chiefs",
    "each with maid chiefs": lambda name, r: f"{name} with {r.field('at_least')}+ Maid Chiefs",
    "each with friends": lambda name, r: f"{name} with {r.field('at_least')}+ {first_name(str(r.field('friend')))}s",
    "owned sets": lambda name, r: f"sets of {name}s",
    "each their number": lambda name, r: f"{name}: each the number owned",
    "each with at least": lambda name, r: f"{r.field('count')}+ {name}s: {_beyond_printed(r)} each",
}


def _beyond_printed(rule: ScoreRule) -> str:
    printed, vp = rule.field("printed"), rule.field("vp")
    assert isinstance(printed, int)
    assert isinstance(vp, int)
    return f"{signed(vp - printed)} more"

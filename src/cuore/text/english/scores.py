"""What every end-of-game rule says: in a sentence of a card, and (``.label``) in a few words beside its points."""

from __future__ import annotations

from collections.abc import Mapping

from cuore.text.language import Speaker, Template
from cuore.text.message import CardPart, NamePart, Part
from cuore.text.phrase import Phrase

SETS = "score in sets, larger ones first: {worth:sets}"


def _family_label(speaker: Speaker, parts: Mapping[str, Part]) -> Phrase:
    """A family by the surname that all of them share, or else by its first member."""
    members = parts["members"]
    assert isinstance(members, tuple)
    names = [speaker.rules.names[member.kind].split() for member in members if isinstance(member, CardPart)]
    surnames = {name[-1] for name in names}
    if len(surnames) == 1 and all(len(name) > 1 for name in names):
        return speaker.words("score.chambered family.surname", {"surname": NamePart(surnames.pop())})
    return speaker.words("score.chambered family.first", {"one": members[0]})


WORDS: dict[str, Template] = {
    "vp": " VP",
    "points": "VP",
    "score.most owned": (
        "{bonus:signed}{=vp} once for the player who alone owns the most {self:firsts}, chambered or not"
    ),
    "score.most owned.label": "most {self:called}s of all",
    "score.odd or even": (
        "with {at_least:word} or more {self:firsts}, each is worth {odd:signed}{=vp} if their number is odd, "
        "{even:signed}{=vp} if it is even"
    ),
    "score.odd or even.label": "odd or even number of {self:called}s",
    "score.chambered sets": f"chambered {{self:firsts}} {SETS}",
    "score.chambered sets.label": "sets of chambered {self:called}s",
    "score.owned sets": f"{{self:firsts}} {SETS}",
    "score.owned sets.label": "sets of {self:called}s",
    "score.chambered family": (
        "of {members:first} as chambermaids, each set of all {members:many} scores {all}{=vp} more, "
        "and each pair of two different ones {pair}{=vp} more"
    ),
    "score.chambered family.label": _family_label,
    "score.chambered family.surname": "sets of the {surname} family",
    "score.chambered family.first": "sets of {one:first} and her family",
    "score.each chambered": "each chambered {self:first} is worth {vp:signed}{=vp}",
    "score.each chambered.label": "chambered {self:called}s: {vp:signed} each",
    "score.each chambered set": "each set of {size} chambered {self:firsts} scores {bonus:more}",
    "score.each chambered set.label": "every {size} chambered {self:called}s: {bonus:signed}",
    "score.each chambered with chambermaids": (
        "with {at_least} or more chambermaids of any kind, each chambered {self:first} is worth {vp:signed}{=vp}"
    ),
    "score.each chambered with chambermaids.label": "{self:called} with {at_least}+ chambermaids",
    "score.each chambered with reminiscences": (
        "with {at_least} or more Reminiscences, each chambered {self:first} is worth {vp:signed}{=vp}"
    ),
    "score.each chambered with reminiscences.label": "{self:called} with {at_least}+ Reminiscences",
    "score.each chambered by alcohol": (
        "each chambered {self:first} is worth {vp}{=vp}, or {then}{=vp} if your beers have {least} to {most} Alcohol"
    ),
    "score.each chambered by alcohol.label": "chambered {self:called}s, by Alcohol",
    "score.each with chiefs": (
        "with {at_least} or more chiefs of both kinds together, each {self:first} scores {vp:more}"
    ),
    "score.each with chiefs.label": "{self:called} with {at_least}+ chiefs",
    "score.each with maid chiefs": "with {at_least} or more Maid Chiefs, each {self} scores {vp:more}",
    "score.each with maid chiefs.label": "{self:called} with {at_least}+ Maid Chiefs",
    "score.each with friends": "with {at_least} or more {friend:firsts}, each {self:first} scores {vp:more}",
    "score.each with friends.label": "{self:called} with {at_least}+ {friend:firsts}",
    "score.each their number": (
        "each {self} is worth as many {=points} as you have {self:copies}, with {like} counted among them"
    ),
    "score.each their number.label": "{self:called}: each the number owned",
    "score.each with at least": (
        "with {count} or more of these, each is worth {vp:signed}{=vp} instead of {printed:signed}"
    ),
    "score.each with at least.label": "{count}+ {self:called}s: {vp:beyond printed} more each",
}

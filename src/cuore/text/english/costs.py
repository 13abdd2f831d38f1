"""What changes prices, what must hold before something is employed, and what a Reminiscence asks for."""

from __future__ import annotations

from cuore.text.language import Template

WORDS: dict[str, Template] = {
    "you": "you",
    "cost.fixed cost": "a {card} costs {who} {cost} Love",
    "cost.cheaper buildings": "buildings cost {who} {by} Love less, but at least {least}",
    "cost.cheaper buildings.short": "buildings cost {by} Love less",
    "cost.cheaper maids": "maids cost {who} {by} Love less, but at least {least}",
    "cost.cheaper maids.short": "maids cost {by} Love less",
    "cost.dearer maids": "maids cost {who} {by} Love more; several of these add up to {most} at most",
    "need.chief in hand": "it can be built only with a chief, of either kind, in your hand",
    "need.more than": (
        "it can be built only while your {building:copies} and chambered {chambermaid:firsts} together outnumber "
        "your {than:copies}"
    ),
    "wanted": "{wanted:series} from your hand",
    "wanted.any": "{count:some} {sort}",
    "wanted.cost": "{count:some} {sort} costing {cost}",
    "wanted.at least": "{count:some} {sort} costing {cost} or more",
    "wanted.total": "any number of {sort} from your hand whose printed costs add up to {total} or more",
    "sort.staff": "{count|card|cards}",
    "sort.maid": "{count|maid|maids}",
    "sort.general maid": "{count|general maid|general maids}",
    "sort.chief": "{count|chief|chiefs} of either kind",
    "sort.love": "Love {count|card|cards}",
}

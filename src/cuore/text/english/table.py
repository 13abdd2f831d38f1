"""Around the table: whose turn it is, what is news, how near the end is, who has won."""

from __future__ import annotations

from cuore.text.language import Template

WORDS: dict[str, Template] = {
    "news.since": "Since your last turn",
    "news.so far": "So far this turn",
    "news.before": "What happened so far",
    # whose turn it is
    "turn.round": "Round {round}",
    "turn.last round": "Last round ({round})",
    "turn.of": "{who:whose} turn",
    "turn.pick": "{who:whose} pick",
    "turn.new hand": "new hand {cards}",
    "turn.another": "another turn follows",
    # where answers stand that are not listed
    "answers.employ": "employ from {=place}",
    "answers.take": "take from {=place}",
    "answers.acquire": "acquire a Reminiscence",
    "answers.buy beer": "buy a beer",
    "answers.other": "{verb}",
    "answers.by number": ", by number or by name",
    # the end of the game; the parts follow each other in a sentence
    "end.last round": "last round!",
    "end.piles": "end of game: {empty} of {needed} maid piles empty",
    "end.piles.short": "end: {empty} of {needed} maid piles empty",
    "end.lowest": ", lowest {pile} {left}",
    "end.low": ", {pile} {left}",
    "end.errand": "; or all {errand} done ({left} left)",
    "end.beers": "; or beers gone ({left} left)",
    "end.card": "; or {card}",
    "end.limit": "; or after round {round}",
    "pile.private": "private maids",
    "pile.guests": "guests",
    # a question back, before an answer that throws much away
    "doubt.turn": "You still have {have}, enough for {things:or_list}. End the turn all the same?",
    "doubt.has": "{love} Love and {employments} {employments|Employment|Employments}",
    "doubt.has love": "{love} Love",
    "doubt.beer": "a beer",
    "doubt.others": "{count} other cards",
    "doubt.own house": "That is your own house: {card} would come to you. Do it all the same?",
    "doubt.no other house": "No other house can take it: {card} would come to you. Do it all the same?",
    "doubt.only here": "No other house can take it: it would come to you. Do it all the same?",
    "doubt.work": "The same key has just ended your serving. End your work too?",
    # the result
    "result.over": "The game is over after round {round}: {ending}",
    "result.ill": "{count} ill {count|maid|maids} {count|does|do} not count ({houses:row}).",
    "result.storm": "{count} {count|building|buildings} in a storm {count|does|do} not count ({houses:row}).",
    "result.house": "{who} {count}",
    "result.empty piles": "Empty piles: {piles}.",
    "result.level": "Level on points. Most maids that print no points decide: {houses:row}.",
    "result.level@park": "Level on points. Most chambermaids decide: {houses:row}.",
    "result.wins": "{who:capital} {who|wins|win}!",
    "result.share": "{winners:capital} share the win.",
}

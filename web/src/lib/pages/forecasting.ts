// A forecast in plain sentences, and what its charts are drawn from: pure functions of what the server sends.
import type { ForecastFacts, ForecastNumber } from '../wire/http';

const whole = (number: number): string => String(Math.round(number)).replace('-', '−');
const times = (number: number): string => (Math.round(number) === 1 ? 'once' : `${whole(number)} times`);
const hundredth = (share: number): number => Math.round(100 * share);

/** "26 (25 to 27)": a number and where it very likely lies, without saying the same three times. */
export function ranged(number: ForecastNumber, digits = 0, factor = 1): string {
  const [mean, low, high] = [number.mean, number.low, number.high].map((value) =>
    (value * factor).toFixed(digits).replace(/^-0(\.0*)?$/, '0').replace('-', '−'),
  );
  return low === mean && high === mean ? mean : `${mean} (${low} to ${high})`;
}

/** What to expect, in some sentences. */
export function sentencesOf(facts: ForecastFacts): string[] {
  return [
    `A game lasts ${ranged(facts.rounds)} rounds: nine of ten are over by round ${whole(facts.rounds.ninetieth)}. At ${facts.minutes.seconds_a_decision} seconds a decision that is about ${whole(facts.minutes.mean)} minutes.`,
    `The winner has ${ranged(facts.winner_points)} points, ${whole(facts.close.margin.mean)} more than the second; in ${hundredth(facts.close.share.mean)} of a hundred games it is ${facts.close.within} or less.`,
    firstSeat(facts),
    `The lead changes ${times(facts.lead_changes.mean)}. ${hurting(facts)}`,
    cardsThatWin(facts),
    ...waysThatWin(facts),
  ];
}

function firstSeat(facts: ForecastFacts): string {
  const [first] = facts.wins_by_turn;
  const fair = 1 / facts.wins_by_turn.length;
  const what =
    first.low > fair ? 'that is an advantage' : first.high < fair ? 'that is a disadvantage' : 'no advantage that these games could show';
  return `Whoever begins wins ${ranged(first, 0, 100)} of a hundred games: ${what}.`;
}

function hurting(facts: ForecastFacts): string {
  const { mean } = facts.hurts;
  if (!mean) return 'Nobody ever hurts anybody.';
  return mean < 1 ? 'Hardly anybody is hurt.' : `Players hurt each other ${times(mean)} in a game.`;
}

function cardsThatWin(facts: ForecastFacts): string {
  const found = facts.cards
    .filter((card) => card.sure && card.worth && card.worth.mean > 0)
    .sort((one, other) => other.worth!.mean - one.worth!.mean)
    .slice(0, 3);
  if (!found.length) return 'No single card surely decides it.';
  const named = found.map((card) => `${card.name} (+${hundredth(card.worth!.mean)} wins in a hundred)`);
  return `What wins games: ${named.join(', ')}.`;
}

function waysThatWin(facts: ForecastFacts): string[] {
  if (!facts.plans) return [];
  const winning = Math.round(facts.plans.winning.mean);
  return [`Of ${facts.plans.plans.length} ways to play, ${winning} ${winning === 1 ? 'wins' : 'win'} a fair part of the games.`];
}

/** A row of a chart: a number with where it very likely lies. */
export interface Row {
  name: string;
  text?: string;
  mean: number;
  low: number;
  high: number;
  strong: boolean;
}

const row = (name: string, number: ForecastNumber, strong: boolean, text = ''): Row => ({
  name,
  text,
  mean: 100 * number.mean,
  low: 100 * number.low,
  high: 100 * number.high,
  strong,
});

/** What each seat wins; one that surely has more or less than its fair share is strong. */
export function seatRows(facts: ForecastFacts, called: (turn: number) => string): Row[] {
  const fair = 1 / facts.wins_by_turn.length;
  const rows = facts.wins_by_turn.map((share, turn) => row(called(turn), share, share.low > fair || share.high < fair));
  const [first, second] = rows;
  // Of two, both could be rounded up; together they are all of the games.
  if (rows.length === 2 && Math.round(first.mean + second.mean) === 100) second.mean = 100 - Math.round(first.mean);
  return rows;
}

/** From where to where an axis goes, a little beyond what is drawn, and some round numbers to be written at it. */
export function axisOf(values: number[], bounds: [number, number]): { low: number; high: number; ticks: number[] } {
  const [least, most] = [Math.min(...values), Math.max(...values)];
  const pad = Math.max(1, 0.06 * (most - least));
  const low = Math.max(bounds[0], least - pad);
  const high = Math.min(bounds[1], most + pad);
  const step = [1, 2, 5, 10, 20, 25, 50, 100].find((each) => (high - low) / each <= 4) ?? 200;
  const from = Math.ceil(low / step);
  const ticks = Array.from({ length: Math.floor(high / step) - from + 1 }, (_, at) => (from + at) * step);
  return { low, high, ticks };
}

/** What each pile is worth, the best first. */
export function worthRows(facts: ForecastFacts): Row[] {
  return facts.cards
    .filter((card) => card.worth && card.verdict === 'measured')
    .map((card) => row(card.name, card.worth!, card.sure))
    .sort((one, other) => other.mean - one.mean);
}

/** How each way to play does, the best first. */
export function planRows(facts: ForecastFacts): Row[] {
  return (facts.plans?.plans ?? [])
    .map((plan) => row(plan.name, plan.share, plan.wins, plan.about))
    .sort((one, other) => other.mean - one.mean);
}

/** The names of cards with some verdict. */
export function namesWith(facts: ForecastFacts, verdict: string): string[] {
  return facts.cards.filter((card) => card.verdict === verdict).map((card) => card.name);
}

/** Counts in at most so many bars of equal width: where each begins, how wide it is, and how many fell into it. */
export function barsOf(counts: [number, number][], most = 24): { from: number; width: number; count: number }[] {
  if (!counts.length) return [];
  const [least, greatest] = [counts[0][0], counts.at(-1)![0]];
  const width = Math.max(1, Math.ceil((greatest - least + 1) / most));
  const bars = Array.from({ length: Math.floor((greatest - least) / width) + 1 }, (_, at) => ({
    from: least + at * width,
    width,
    count: 0,
  }));
  for (const [value, count] of counts) bars[Math.floor((value - least) / width)].count += count;
  return bars;
}

// The end of a game in figures: the rows of the score sheet, who stands where, what did not count, what everybody's
// deck ended as, and where the lines of the chart run. Pure functions; EndSheet and its parts draw them.
import type { Catalogue, Counted, Lying, Over, Scene, ScoreLine } from '../wire/types';
import { counted } from './counting';

/** What one row gave one house. A rule counts no cards: then `count` is 0. */
export interface Cell {
  count: number;
  points: number;
}

/** A card, or a rule on it, that gave or took points; `cells` by seat. */
export interface Row {
  card: number;
  words: string; // of a rule, what it says
  cells: (Cell | null)[];
}

/** All that gave or took points: preparations first, and every rule below its card. */
export function scoreRows(sheet: readonly (readonly ScoreLine[])[], catalogue: Catalogue): Row[] {
  const rows = new Map<string, Row>();
  sheet.forEach((lines, seat) => {
    for (const { card, words = '', count = 0, points } of lines) {
      const key = `${card}/${words}`;
      const row = rows.get(key) ?? { card, words, cells: sheet.map(() => null) };
      row.cells[seat] = { count, points };
      rows.set(key, row);
    }
  });
  const isLater = ({ card }: Row): number => (catalogue.cards[card].category === 'preparation' ? 0 : 1);
  return [...rows.values()].sort(
    (one, other) =>
      isLater(one) - isLater(other) ||
      one.card - other.card ||
      Number(one.words !== '') - Number(other.words !== '') ||
      one.words.localeCompare(other.words),
  );
}

/** Cards that lie in quarters and count as not there, by seat. */
export interface Uncounted {
  card: number;
  cells: number[];
}

/** Ill maids and buildings in a storm, and what lies under those. */
export function uncounted(scene: Scene): Uncounted[] {
  const found = new Map<number, Uncounted>();
  const note = (card: number, seat: number): void => {
    const row = found.get(card) ?? { card, cells: scene.houses.map(() => 0) };
    row.cells[seat] += 1;
    found.set(card, row);
  };
  const isCovered = ({ events = 0 }: Lying): boolean => events > 0;
  scene.houses.forEach(({ chambermaids = [], private: privates = [], buildings = [] }, seat) => {
    for (const { card } of [...chambermaids, ...privates].filter(isCovered)) note(card, seat);
    for (const { card, under = -1 } of buildings.filter(isCovered)) {
      note(card, seat);
      if (under >= 0) note(under, seat);
    }
  });
  return [...found.values()].sort((one, other) => one.card - other.card);
}

/** Where a house stands at the end; `place` counts from 1. */
export interface Standing {
  seat: number;
  points: number;
  place: number;
  wins: boolean;
}

/** The houses from the first to the last. Equal points share a place; a tie-break lifts those who won by it. */
export function standings(over: Over): Standing[] {
  const order = over.points
    .map((points, seat) => ({ seat, points, wins: over.winners.includes(seat) }))
    .sort((one, other) => Number(other.wins) - Number(one.wins) || other.points - one.points || one.seat - other.seat);
  return order.map((house) => ({
    ...house,
    place: 1 + order.findIndex(({ points, wins }) => points === house.points && wins === house.wins),
  }));
}

/** What a deck ended as: hand, deck, discard pile and cards in play, by category. */
export function deckOf(scene: Scene, seat: number, catalogue: Catalogue): Counted[] {
  const { hand = [], deck = [], discard = [] } = scene.opened ?? {};
  const own = [hand, deck, discard].flatMap((zone) => zone[seat] ?? []);
  const rank = (kind: number): number => catalogue.categories.indexOf(catalogue.cards[kind].category);
  return counted([...own, ...(scene.houses[seat].played ?? [])]).sort(
    ([one], [other]) => rank(one) - rank(other) || one - other,
  );
}

/** One house's line through the chart, and the height at which its name stands behind it. */
export interface ChartLine {
  seat: number;
  path: string;
  end: [number, number];
  label: number;
}

export interface Chart {
  lines: ChartLine[];
  across: { round: number; x: number }[];
  up: { points: number; y: number }[];
}

export interface ChartSize {
  left: number;
  right: number;
  top: number;
  bottom: number;
  apart: number; // from name to name, at least
}

/** Where the lines run, for the points of everybody after each round from the first that was played here. */
export function chartOf(rounds: readonly (readonly number[])[], size: ChartSize, first = 1): Chart {
  const all = rounds.flat();
  const step = niceStep(Math.max(...all, 1) - Math.min(...all, 0), 6);
  const low = Math.floor(Math.min(...all, 0) / step) * step;
  const high = Math.ceil(Math.max(...all, 1) / step) * step;
  const x = (number: number): number =>
    rounded(size.left + ((size.right - size.left) * number) / Math.max(1, rounds.length - 1));
  const y = (points: number): number =>
    rounded(size.bottom - ((size.bottom - size.top) * (points - low)) / (high - low));
  const last = rounds.length - 1;
  const ends = rounds[last].map((points) => y(points));
  const labels = spread(ends, size);
  const every = niceStep(rounds.length, 8);
  return {
    lines: ends.map((end, seat) => ({
      seat,
      path: rounds.map((points, number) => `${x(number)},${y(points[seat])}`).join(' '),
      end: [x(last), end],
      label: labels[seat],
    })),
    across: rounds
      .map((_, number) => ({ round: first + number, x: x(number) }))
      .filter(({ round }) => round % every === 0 || (round === 1 && every > 2)),
    up: Array.from({ length: Math.round((high - low) / step) + 1 }, (_, number) => {
      const points = low + number * step;
      return { points, y: y(points) };
    }),
  };
}

/** A step of 1, 2 or 5 and noughts, so that at most so many fit. */
export function niceStep(range: number, most: number): number {
  for (let unit = 1; ; unit *= 10) {
    const found = [unit, 2 * unit, 5 * unit].find((step) => range / step <= most);
    if (found) return found;
  }
}

/** Names moved apart so that none covers another, each as near to its line as can be. */
function spread(ends: readonly number[], { top, bottom, apart }: ChartSize): number[] {
  const order = ends.map((_, seat) => seat).sort((one, other) => ends[one] - ends[other] || one - other);
  const found = [...ends];
  order.forEach((seat, number) => {
    if (number) found[seat] = Math.max(found[seat], found[order[number - 1]] + apart);
  });
  order.reverse().forEach((seat, number) => {
    const most = number ? found[order[number - 1]] - apart : bottom;
    found[seat] = Math.max(Math.min(found[seat], most), top - apart);
  });
  return found;
}

function rounded(number: number): number {
  return Math.round(number * 10) / 10;
}

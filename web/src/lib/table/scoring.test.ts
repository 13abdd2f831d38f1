import { describe, expect, test } from 'vitest';
import type { Catalogue, House, Over, Scene } from '../wire/types';
import { chartOf, deckOf, niceStep, scoreRows, standings, uncounted, type ChartSize } from './scoring';

const CATEGORIES = ['love', 'general maid', 'building', 'preparation'];
const catalogue = {
  categories: CATEGORIES,
  cards: ['general maid', 'love', 'building', 'preparation', 'general maid'].map((category) => ({ category })),
} as unknown as Catalogue;
const [MAID, LOVE, BUILDING, FOOD, OTHER_MAID] = [0, 1, 2, 3, 4];

function sceneOf(houses: House[], opened?: Scene['opened']): Scene {
  return { seat: -1, turn: 0, round: 1, phase: 'employ', houses, opened };
}

function overOf(points: number[], winners: number[]): Over {
  const told = { ending: 'piles', sheet: [], rounds: [points], seed: '', commitment: '' };
  return { type: 'over', rev: 1, points, winners, ...told };
}

describe('the rows of the sheet', () => {
  test('preparations come first, every rule below its card, and nobody loses a cell', () => {
    const rows = scoreRows(
      [
        [
          { card: OTHER_MAID, count: 2, points: 4 },
          { card: MAID, points: -3, words: 'too many' },
        ],
        [
          { card: FOOD, count: 1, points: 2 },
          { card: MAID, count: 3, points: 6 },
        ],
      ],
      catalogue,
    );
    expect(rows.map(({ card, words }) => [card, words])).toEqual([
      [FOOD, ''],
      [MAID, ''],
      [MAID, 'too many'],
      [OTHER_MAID, ''],
    ]);
    expect(rows.map(({ cells }) => cells)).toEqual([
      [null, { count: 1, points: 2 }],
      [null, { count: 3, points: 6 }],
      [{ count: 0, points: -3 }, null],
      [{ count: 2, points: 4 }, null],
    ]);
  });

  test('all rows of a house add up to what its lines do', () => {
    const sheet = [[{ card: MAID, count: 1, points: 5 }, { card: MAID, points: 7, words: 'set' }], []];
    const sum = scoreRows(sheet, catalogue).reduce((total, { cells }) => total + (cells[0]?.points ?? 0), 0);
    expect(sum).toBe(12);
  });
});

test('what an event lies on does not count, and what lies under a building goes with it', () => {
  const scene = sceneOf([
    { chambermaids: [{ card: MAID, events: 1 }, { card: MAID }], private: [{ card: OTHER_MAID, events: 2 }] },
    { buildings: [{ card: BUILDING, events: 1, under: LOVE }, { card: BUILDING, under: LOVE }] },
  ]);
  expect(uncounted(scene)).toEqual([
    { card: MAID, cells: [1, 0] },
    { card: LOVE, cells: [0, 1] },
    { card: BUILDING, cells: [0, 1] },
    { card: OTHER_MAID, cells: [1, 0] },
  ]);
});

describe('who stands where', () => {
  test('by points', () => {
    expect(standings(overOf([3, -2, 9], [2])).map(({ seat, place }) => [seat, place])).toEqual([
      [2, 1],
      [0, 2],
      [1, 3],
    ]);
  });

  test('a tie-break lifts the winner above others with equal points', () => {
    const found = standings(overOf([27, 31, 31], [2]));
    expect(found.map(({ seat, place, wins }) => [seat, place, wins])).toEqual([
      [2, 1, true],
      [1, 2, false],
      [0, 3, false],
    ]);
  });

  test('a shared win shares the place, and so do equal losers', () => {
    expect(standings(overOf([10, 20, 10, 20], [1, 3])).map(({ seat, place }) => [seat, place])).toEqual([
      [1, 1],
      [3, 1],
      [0, 3],
      [2, 3],
    ]);
  });
});

test('a deck is all that was anywhere in it, by category', () => {
  const opened = { hand: [[], [MAID, LOVE]], deck: [[], [LOVE]], discard: [[], [BUILDING, LOVE]], beers: [[], [FOOD]] };
  expect(deckOf(sceneOf([{}, { played: [MAID] }], opened), 1, catalogue)).toEqual([
    [LOVE, 3],
    [MAID, 2],
    [BUILDING, 1],
  ]);
});

describe('the chart', () => {
  const size: ChartSize = { left: 0, right: 100, top: 0, bottom: 100, apart: 10 };

  test('lines run from the first to the last round between the scales', () => {
    const chart = chartOf([[0, 5], [5, 10], [10, 10]], size);
    expect(chart.up.map(({ points }) => points)).toEqual([0, 2, 4, 6, 8, 10]);
    expect(chart.lines[0].path).toBe('0,100 50,50 100,0');
    expect(chart.across.map(({ round }) => round)).toEqual([1, 2, 3]);
  });

  test('a game that goes on from a position begins with its own round', () => {
    expect(chartOf([[0, 5], [5, 10], [10, 10]], size, 7).across.map(({ round }) => round)).toEqual([7, 8, 9]);
  });

  test('below nothing there is room too', () => {
    expect(chartOf([[0, 0], [-7, 3]], size).up[0].points).toBe(-8);
  });

  test('names of equal lines stand apart and within the drawing', () => {
    const labels = chartOf([[9, 9, 9, 9]], size).lines.map(({ label }) => label);
    const sorted = [...labels].sort((one, other) => one - other);
    for (let number = 1; number < sorted.length; number++) {
      expect(sorted[number] - sorted[number - 1]).toBeGreaterThanOrEqual(10);
    }
    expect(sorted[sorted.length - 1]).toBeLessThanOrEqual(100);
    const low = chartOf([[0, 0, 0]], size).lines.map(({ label }) => label);
    expect(Math.max(...low)).toBeLessThanOrEqual(100);
    expect(new Set(low).size).toBe(3);
  });

  test('steps are round numbers', () => {
    expect([1, 7, 12, 13, 40, 90, 700].map((range) => niceStep(range, 6))).toEqual([1, 2, 2, 5, 10, 20, 200]);
  });
});

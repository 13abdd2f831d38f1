import { expect, test } from 'vitest';
import sample from '../../../../tests/web/forecast.json';
import type { ForecastFacts } from '../wire/http';
import { forecastWords } from './townWords';
import { axisOf, barsOf, namesWith, planRows, ranged, seatRows, sentencesOf, worthRows } from './forecasting';

const facts = sample as unknown as ForecastFacts;

test('a number says where it lies', () => {
  expect(ranged({ mean: 26.4, low: 25.1, high: 27.6 })).toBe('26 (25 to 28)');
  expect(ranged({ mean: 3, low: 3.1, high: 2.9 })).toBe('3');
  expect(ranged({ mean: -0.02, low: -0.1, high: 0.061 }, 0, 100)).toBe('−2 (−10 to 6)');
});

test('a forecast is told in sentences', () => {
  const said = sentencesOf(facts);
  expect(said).toHaveLength(6);
  for (const sentence of said) expect(sentence).toMatch(/^[A-Z].*\.$/);
  expect(said[0]).toContain('27 (26 to 27) rounds');
  expect(said[2]).toMatch(/^Whoever begins wins \d+ \(\d+ to \d+\) of a hundred games/);
  expect(sentencesOf({ ...facts, hurts: { ...facts.hurts, mean: 0 }, plans: null })).toContainEqual(
    expect.stringContaining('Nobody ever hurts anybody.'),
  );
});

test('worth is what is lost without a card, and harm is called as everywhere', () => {
  expect(forecastWords.cardsText).toContain('loses who may not have it');
  const often = (mean: number): string => sentencesOf({ ...facts, hurts: { ...facts.hurts, mean } })[3];
  expect(often(0)).toContain('Nobody ever hurts anybody.');
  expect(often(0.4)).toContain('Hardly anybody is hurt.');
  expect(often(5)).toContain('Players hurt each other 5 times in a game.');
});

test('who begins has an advantage only where that is sure', () => {
  const first = (low: number, high: number): string =>
    sentencesOf({ ...facts, wins_by_turn: [{ mean: 0.6, low, high }, { mean: 0.4, low: 0.3, high: 0.5 }] })[2];
  expect(first(0.55, 0.65)).toContain('an advantage');
  expect(first(0.45, 0.7)).toContain('no advantage');
  expect(first(0.3, 0.4)).toContain('disadvantage');
});

test('rows are in order and in hundredths', () => {
  const rows = worthRows(facts);
  expect(rows.length).toBeGreaterThan(5);
  expect(rows.map((row) => row.mean)).toEqual(rows.map((row) => row.mean).toSorted((a, b) => b - a));
  expect(seatRows(facts, String).map((row) => row.name)).toEqual(['0', '1']);
  expect(planRows({ ...facts, plans: null })).toEqual([]);
  expect(namesWith(facts, 'nothing')).toEqual([]);
});

test('counts become bars', () => {
  expect(barsOf([])).toEqual([]);
  expect(barsOf([[3, 1], [5, 2]])).toEqual([
    { from: 3, width: 1, count: 1 },
    { from: 4, width: 1, count: 0 },
    { from: 5, width: 1, count: 2 },
  ]);
  const bars = barsOf([[-2, 1], [80, 4]], 10);
  expect(bars.length).toBeLessThanOrEqual(10);
  expect(bars.reduce((sum, bar) => sum + bar.count, 0)).toBe(5);
});

test('what two seats win is all of it', () => {
  const of = (mean: number) => ({ mean, low: mean - 0.1, high: mean + 0.1 });
  const [first, second] = seatRows({ ...facts, wins_by_turn: [of(0.615), of(0.385)] }, String);
  expect([Math.round(first.mean), Math.round(second.mean)]).toEqual([62, 38]);
});

test('an axis goes beyond what is drawn, where there is room, and has round numbers', () => {
  expect(axisOf([50, 0, 100, 40, 67], [0, 100])).toEqual({ low: 0, high: 100, ticks: [0, 25, 50, 75, 100] });
  const axis = axisOf([0, -12.2, 48.1], [-Infinity, Infinity]);
  expect(axis.low).toBeLessThan(-12.2);
  expect(axis.high).toBeGreaterThan(48.1);
  expect(axis.ticks).toEqual([0, 20, 40]);
});

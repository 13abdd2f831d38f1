import { describe, expect, test, vi } from 'vitest';
import type { ReplayStep } from '../wire/http';
import type { Catalogue, EventLine } from '../wire/types';

vi.stubGlobal('location', { hash: '' });
vi.stubGlobal('addEventListener', () => undefined);
const { longestTurn, movesBetween, positionLink, toldUntil, wantedIn, within } = await import('./replaying');
const { turnAfter, turnAt, turnBefore, turnMarks } = await import('./replaying');

const turn = (seat: number, round: number): EventLine => ['turn', seat, -1, round, -1];
const picking = (round: number): EventLine => ['round', -1, -1, round, -1];
const other: EventLine = ['love', 0, -1, 2, -1];

function step(n: number, ...events: EventLine[]): ReplayStep {
  return { n, view: { seat: -1, turn: 0, round: 1, phase: 'employ', houses: [{}, {}] }, events };
}

// Two answers in the first turn, one in the second; the third passes unasked; then everybody picks.
const STEPS = [
  step(0, turn(0, 1)),
  step(1, other),
  step(2, other, turn(1, 1)),
  step(3, turn(0, 2), other, turn(1, 2)),
  step(4, other, picking(3)),
  step(5, other),
];
const MARKS = turnMarks(STEPS);

describe('turns', () => {
  test('begin where they are told to, the last one of a step', () => {
    expect(MARKS).toEqual([
      { at: 0, seat: 0, round: 1 },
      { at: 2, seat: 1, round: 1 },
      { at: 3, seat: 1, round: 2 },
      { at: 4, seat: -1, round: 3 },
    ]);
  });

  test('a record that begins in mid-turn begins with that turn', () => {
    expect(turnMarks([step(0), step(1, other)])).toEqual([{ at: 0, seat: 0, round: 1 }]);
  });

  test('the turn of every position', () => {
    expect([0, 1, 2, 3, 4, 5].map((at) => turnAt(MARKS, at))).toEqual([0, 0, 1, 2, 3, 3]);
  });

  test('back to the beginning of this one, and from there to the one before', () => {
    expect([0, 1, 2, 3, 5].map((at) => turnBefore(MARKS, at))).toEqual([0, 0, 0, 2, 4]);
  });

  test('on to the next, and to the end', () => {
    expect([0, 1, 2, 4, 5].map((at) => turnAfter(MARKS, at, 5))).toEqual([2, 2, 3, 5, 5]);
  });

  test('the longest one is somebody’s', () => {
    expect(longestTurn(STEPS)).toEqual({ mark: { at: 0, seat: 0, round: 1 }, answers: 2 });
    expect(longestTurn([step(0, picking(1))])).toBeNull();
  });
});

test('what had been told at each position', () => {
  const { events, until } = toldUntil(STEPS);
  expect(until).toEqual([1, 2, 4, 7, 9, 10]);
  expect(events.slice(0, until[2])).toEqual([turn(0, 1), other, other, turn(1, 1)]);
});

test('any number is a position', () => {
  expect([-3, 0, 2.4, 99, NaN, Infinity].map((number) => within(number, 5))).toEqual([0, 0, 2, 5, 0, 0]);
});

describe('the address', () => {
  test.each([
    ['d=12&as=1', { decision: 12, eyes: 1 }],
    ['d=0&as=-1', { decision: 0, eyes: -1 }],
    ['as=open', { decision: null, eyes: 'open' }],
    ['d=-4&as=6', { decision: null, eyes: null }],
    ['d=1e3&as=B', { decision: null, eyes: null }],
    ['', { decision: null, eyes: null }],
  ])('%s', (query, wanted) => {
    expect(wantedIn(new URLSearchParams(query))).toEqual(wanted);
  });

  test('comes back as it was written', () => {
    const link = positionLink('AbC', 'se cret', 17, 'open');
    expect(link).toBe('#/replay/AbC/se%20cret?d=17&as=open');
    expect(wantedIn(new URLSearchParams(link.split('?')[1]))).toEqual({ decision: 17, eyes: 'open' });
  });

  test('of a record that was brought names no table', () => {
    expect(positionLink('', '', 3, 0)).toBe('#/replay?d=3&as=0');
    expect(positionLink('', 'left over', 3, 0)).toBe('#/replay?d=3&as=0');
  });
});

describe('what moves', () => {
  const employed: EventLine = ['employed', 0, 7, 3, -1];
  const catalogue = {
    events: [{ name: 'employed', fields: [{ slot: 'card' }], leaves: 'piles', reaches: 'discard' }],
    zones: [{ name: 'discard', holder: 'seat' }],
  } as unknown as Catalogue;
  const steps = [step(0), step(1, employed), step(2)];

  test('a step back takes the cards the way that they came', () => {
    const [on] = movesBetween(steps, 0, 1, catalogue);
    expect(on).toMatchObject({ kind: 7, from: { zone: 'town' }, to: { zone: 'discard', seat: 0 } });
    const [back] = movesBetween(steps, 1, 0, catalogue);
    expect(back).toEqual({ ...on, from: on.to, to: on.from });
  });

  test('nothing over a longer way', () => {
    expect(movesBetween(steps, 0, 2, catalogue)).toEqual([]);
    expect(movesBetween(steps, 2, 0, catalogue)).toEqual([]);
  });
});

// The parts of the runner that need no browser: where a card starts and ends, how it is laid there, and when it leaves.

import { describe, expect, it } from 'vitest';
import type { Spot, SpotZone } from './plan';
import { ALL_WITHIN, APART, DURATION, delayOf, findPlace, laidOver } from './run';
import type { Place } from './run';

function place(zone: string, seat: number, kind: number): Place<string> {
  const box = { left: 0, top: 0, width: 10, height: 10 };
  return { zone, seat: String(seat), kind: String(kind), box, thing: `${zone} ${seat} ${kind}` };
}

const table = [
  place('house', 1, -1),
  place('hand', 0, 30),
  place('hand', 0, 31),
  place('deck', 0, -1),
  place('town', -1, 6),
  place('town', -1, 80),
  place('quarters', 0, -1),
  place('quarters', 0, 6),
];

const spot = (zone: SpotZone, seat: number, kind: number): Spot => ({ zone, seat, kind });

describe('the place of a spot', () => {
  it.each<[string, Spot, string | undefined]>([
    ['is the card itself', spot('hand', 0, 31), 'hand 0 31'],
    ['is its pile', spot('deck', 0, -1), 'deck 0 -1'],
    ['is the zone, where the card is not there', spot('quarters', 0, 99), 'quarters 0 -1'],
    ['is anything in the zone, where it has no place of its own', spot('hand', 0, 99), 'hand 0 30'],
    ['is any tray that holds the kind, if it is nobody’s', spot('park', -1, 80), 'town -1 80'],
    ['is the house, where the zone is not drawn', spot('hand', 1, -1), 'house 1 -1'],
    ['is not somebody else’s', spot('hand', 2, 30), undefined],
    ['is nowhere, where nothing is drawn', spot('aside', -1, 99), undefined],
  ])('%s', (_, wanted, found) => {
    expect(findPlace(table, wanted)?.thing).toBe(found);
  });
});

it('lays a card in the middle of its place, and never larger than itself', () => {
  const own = { left: 100, top: 100, width: 40, height: 60 };
  expect(laidOver(own, own)).toBe('translate(0.0px, 0.0px) scale(1.000)');
  expect(laidOver(own, { left: 0, top: 0, width: 20, height: 60 })).toBe('translate(-110.0px, -100.0px) scale(0.500)');
  expect(laidOver(own, { left: 0, top: 0, width: 400, height: 600 })).toBe('translate(80.0px, 170.0px) scale(1.000)');
});

it('lets cards start one after the other, and all arrive in time', () => {
  expect([0, 1, 2].map(delayOf)).toEqual([0, APART, 2 * APART]);
  expect(delayOf(11) + DURATION).toBe(ALL_WITHIN);
});

import { expect, test } from 'vitest';
import { noted, readOrders, sizeIn, type Order } from './underWay';

const quick: Order = { sort: 'forecast', code: 'A', players: 2, size: 'quick' };
const usual: Order = { ...quick, size: 'usual' };
const search: Order = { sort: 'search', search: 'x', players: 2 };

test('nonsense is nothing', () => {
  for (const kept of [null, '', 'no json', '7', '{}', '[null, 3, {}]']) expect(readOrders(kept)).toEqual([]);
  expect(readOrders(JSON.stringify([search, usual]))).toEqual([search, usual]);
});

test('the latest stands first, and once', () => {
  const all = [usual, search, quick].reduce(noted, [] as Order[]);
  expect(noted(all, { ...usual, over: true })).toEqual([{ ...usual, over: true }, quick, search]);
});

test('the forecast that was asked for last is found again', () => {
  expect(sizeIn([search, usual, quick], 'A', 2)).toBe('usual');
  expect(sizeIn([usual], 'A', 3)).toBeUndefined();
});

import { expect, test } from 'vitest';
import type { CardFacts } from '../wire/types';
import { clashing, drawWish, inBoxes, inPlaces, readForm, toggled, usualForm, wishesOf } from './townWishes';

const usual = usualForm(['base']);

test('nothing kept, or nonsense, is as usual', () => {
  for (const kept of [null, '', 'no json', '7', 'null', '[]', '{"boxes": 3, "mechanics": [], "piles": {"events": "x"}}']) {
    expect(readForm(kept, usual)).toEqual(usual);
  }
});

test('what was kept comes back', () => {
  const form = { ...usual, boxes: ['more', 'base'], attacks: 'only' as const, piles: { events: 0 }, pin: ['A'], spread: true };
  expect(readForm(JSON.stringify(form), usual)).toEqual(form);
});

test('in other boxes nothing is wished of cards that they lack', () => {
  const cards = [
    { name: 'Ann', box: 'base' },
    { name: 'Garden', box: 'expanding' },
    { name: 'Love', box: null },
  ] as unknown as CardFacts[];
  const form = { ...usual, attacks: 'none' as const, pin: ['Ann', 'Garden'], ban: ['Garden', 'Nobody', 'Love'] };
  expect(inBoxes(form, ['base'], cards)).toEqual({ ...form, pin: ['Ann'], ban: [] });
  const both = ['expanding', 'base'];
  expect(inBoxes(form, both, cards)).toEqual({ ...form, boxes: both, ban: ['Garden'] });
});

test('wishes are said in the words of the server', () => {
  const form = {
    ...usual,
    mechanics: { events: 'off', buildings: 'forced', beers: 'allowed' } as const,
    attacks: 'some' as const,
    roles: ['drawing'],
    together: true,
    spread: true,
    piles: { 'private maids': 3 },
    pin: ['A'],
  };
  expect(wishesOf(form)).toEqual({
    require: ['buildings', 'drawing', 'attacks'],
    forbid: ['events'],
    only: [],
    pin: ['A'],
    ban: [],
    piles: ['private maids=3'],
    costs: ['spread'],
    slant: [],
    together: 99,
  });
  expect(wishesOf({ ...usual, attacks: 'none' }).forbid).toEqual(['attacks']);
  expect(wishesOf({ ...usual, attacks: 'only' }).only).toEqual(['attacks']);
  expect(drawWish(form, 'tea', 3, false)).toMatchObject({ boxes: ['base'], seed: 'tea', players: 3, printed_only: false });
});

test('what clashes is found in the form', () => {
  const clashes = [
    { list: 'boxes', words: 'base' },
    { list: 'require', words: 'buildings' },
    { list: 'require', words: 'drawing=2' },
    { list: 'only', words: 'attacks' },
    { list: 'pin', words: 'Azure' },
    { list: 'piles', words: 'events=2' },
    { list: 'printed_only', words: '' },
    { list: 'together', words: '99' },
  ];
  expect([...clashing(clashes, ['buildings'])]).toEqual([
    'boxes',
    'mechanic:buildings',
    'role:drawing',
    'attacks',
    'card:Azure',
    'pile:events',
    'printed_only',
    'together',
  ]);
});

test('whoever stays keeps the place, and who is new takes the free one', () => {
  const cards = (...kinds: number[]) => kinds.map((kind) => ({ kind, why: '' }));
  expect(inPlaces([3, 1, 2], cards(1, 3, 9)).map((card) => card.kind)).toEqual([3, 1, 9]);
  expect(inPlaces([3, 1, 2], cards(7, 8, 9)).map((card) => card.kind)).toEqual([7, 8, 9]);
  expect(inPlaces([], cards(7)).map((card) => card.kind)).toEqual([7]);
});

test('something goes into a list and out of it', () => {
  expect(toggled(['a'], 'b')).toEqual(['a', 'b']);
  expect(toggled(['a', 'b'], 'a')).toEqual(['b']);
  expect(toggled(['a'], 'a', true)).toEqual(['a']);
});

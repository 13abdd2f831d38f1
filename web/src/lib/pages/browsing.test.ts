import { expect, test } from 'vitest';
import type { CardFacts } from '../wire/types';
import { browse, EVERYTHING, plain, spokenCard, valuesOf, costOf } from './browsing';

const card = (kind: number, more: Partial<CardFacts>): CardFacts => ({
  kind,
  name: `card ${kind}`,
  short: '',
  plain: '',
  category: 'general maid',
  copies: 1,
  provenance: 'printed',
  source: '',
  ...more,
});
const cards = [
  card(0, {
    name: 'Geneviève Daubigny',
    box: 'base',
    cost: 4,
    roles: ['drawing'],
    text: ['Draw ', ['2 Love', 'card', 3]],
  }),
  card(1, { name: 'Esquine Forêt', box: 'base', cost: 10, title: 'Forest Maid', provenance: 'reconstructed' }),
  card(2, { name: 'Illness', box: 'vacation', category: 'event', cost: 4 }),
  card(3, { name: '1 Love', category: 'love', cost: 1 }),
  card(4, { name: 'Stout', box: 'oktoberfest', category: 'beer', cost: null }),
];
const found = (filters: Partial<typeof EVERYTHING>): number[] =>
  browse(cards, { ...EVERYTHING, ...filters }).map((one) => one.kind);

test('without filters every card is there', () => {
  expect(found({})).toEqual([0, 1, 2, 3, 4]);
});

test('each filter keeps what it names, and together they keep less', () => {
  expect(found({ box: 'base' })).toEqual([0, 1]);
  expect(found({ box: 'every' })).toEqual([3]);
  expect(found({ category: 'event' })).toEqual([2]);
  expect(found({ cost: '4' })).toEqual([0, 2]);
  expect(found({ cost: 'none' })).toEqual([4]);
  expect(found({ role: 'drawing' })).toEqual([0]);
  expect(found({ provenance: 'reconstructed' })).toEqual([1]);
  expect(found({ cost: '4', box: 'base' })).toEqual([0]);
});

test('search reads names, titles and text, without accents and capitals, every word of it', () => {
  expect(found({ search: 'GENEVIEVE' })).toEqual([0]);
  expect(found({ search: 'forest' })).toEqual([1]);
  expect(found({ search: '2 love draw' })).toEqual([0]);
  expect(found({ search: 'love' })).toEqual([0, 3]);
  expect(found({ search: 'nobody' })).toEqual([]);
  expect(plain('Forêt')).toBe('foret');
});

test('prices stand in order, what is not for sale last', () => {
  expect(valuesOf(cards, (one) => [costOf(one)])).toEqual(['1', '4', '10', 'none']);
  expect(valuesOf(cards, (one) => [one.category])).toEqual(['general maid', 'event', 'love', 'beer']);
});

test('a card is spoken by name, category and price', () => {
  expect(spokenCard(cards[0])).toBe('Geneviève Daubigny, general maid, costs 4');
  expect(spokenCard(cards[4])).toBe('Stout, beer');
});

import { expect, test } from 'vitest';
import type { Clash, TownsBody } from '../wire/http';
import type { BoxFacts } from '../wire/types';
import { conflictsOf, explained } from './clashing';

const of = (list: string, words: string): Clash => ({ list, words });
const boxes = [
  { id: 'base', title: 'Tanto Cuore' },
  { id: 'vacation', title: 'Romantic Vacation' },
] as BoxFacts[];
const word = (named: string, label = named): { word: string; label: string; of: string } => ({ word: named, label, of: '' });
const known: TownsBody = {
  towns: [],
  mechanics: [word('buildings'), word('beers')],
  roles: [word('drawing', 'draws cards')],
  tastes: [],
  piles: [word('private-maids', 'private maids')],
};

test('each conflict stands by itself, with its reason', () => {
  const detail =
    'no town fits: no attacks + Natsumi pinned (Natsumi is one of the attacks (3)); and beers required cannot hold together (maybe not the smallest such set)';
  const clashes = [of('forbid', 'attacks'), of('pin', 'Natsumi'), of('require', 'beers')];
  expect(conflictsOf(clashes, detail)).toEqual([
    { clashes: clashes.slice(0, 2), reason: 'Natsumi is one of the attacks (3)' },
    { clashes: clashes.slice(2), reason: '' },
  ]);
  expect(conflictsOf(clashes, 'in other words')).toEqual([{ clashes, reason: '' }]);
});

test('what cannot be is said in the words of the form', () => {
  expect(
    explained(
      [of('boxes', 'base, vacation'), of('only', 'attacks')],
      'no town fits: the boxes base, vacation + only attacks (of attacks there are 3 in base, vacation) cannot hold together',
      boxes,
      known,
    ),
  ).toBe(
    'The boxes Tanto Cuore + Romantic Vacation and “Cards that harm others (attacks): Only such” cannot hold together (of attacks there are 3 in Tanto Cuore, Romantic Vacation).',
  );
  const each = (...clashes: Clash[]): string => explained(clashes, '', boxes, known);
  expect(each(of('require', 'buildings'))).toBe('“Special cards, buildings: Always” cannot be had.');
  expect(each(of('piles', 'private-maids=7'), of('pin', 'Nord'), of('costs', 'spread'))).toBe(
    '“How many, private maids: 7”, “Always in: Nord” and “Cheap and dear ones” cannot hold together.',
  );
  expect(each(of('require', 'drawing'))).toBe('“At least one maid who draws cards” cannot be had.');
});

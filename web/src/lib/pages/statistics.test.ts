import { expect, test } from 'vitest';
import type { MyGame } from '../wire/http';
import { counts, outcome, statisticsOf } from './statistics';

const game = (more: Partial<MyGame>): MyGame => ({
  id: 'x',
  title: '',
  state: 'over',
  boxes: ['base'],
  seats: ['Ann', 'Butler', 'Ben'],
  bots: ['', 'butler', ''],
  yours: [0],
  created: 0,
  changed: 0,
  finished: 1,
  points: [10, 8, 6],
  winners: [0],
  ending: 'piles',
  rounds: 12,
  ...more,
});

test('no games come to nothing', () => {
  expect(statisticsOf([])).toEqual({
    games: 0,
    wins: 0,
    average: 0,
    best: 0,
    streak: 0,
    longest: 0,
    byBox: [],
    against: [],
  });
});

test('games come to their figures, whatever their order', () => {
  const games = [
    game({ finished: 5, points: [4, 9, 1], winners: [1], boxes: ['base', 'vacation'] }),
    game({ finished: 2, points: [20, 1, 1] }),
    game({ finished: 3, points: [12, 12, 1], winners: [0, 1] }),
    game({ finished: 6, points: [8, 1, 1], bots: ['', 'apprentice', 'apprentice'] }),
  ];
  expect(statisticsOf(games)).toEqual({
    games: 4,
    wins: 3,
    average: 11,
    best: 20,
    streak: 1,
    longest: 2,
    byBox: [
      { name: 'base', games: 4, wins: 3 },
      { name: 'vacation', games: 1, wins: 0 },
    ],
    against: [
      { name: '', games: 3, wins: 2 },
      { name: 'butler', games: 3, wins: 2 },
      { name: 'apprentice', games: 1, wins: 1 },
    ],
  });
});

test('points of the best game may be below nothing', () => {
  expect(statisticsOf([game({ points: [-3, 1, 1], winners: [1] })]).best).toBe(-3);
});

test('what was tried out, watched, played at one screen or is not over does not count', () => {
  expect(counts(game({}))).toBe(true);
  expect(counts(game({ sandbox: true }))).toBe(false);
  expect(counts(game({ yours: [] }))).toBe(false);
  expect(counts(game({ yours: [0, 2] }))).toBe(false);
  expect(counts(game({ finished: undefined, points: undefined }))).toBe(false);
});

test('a game ends well, half well, or not', () => {
  expect(outcome(game({}))).toBe('won');
  expect(outcome(game({ winners: [0, 2] }))).toBe('shared');
  expect(outcome(game({ winners: [2] }))).toBe('lost');
  expect(outcome(game({ yours: [0, 2] }))).toBe('passed');
  expect(outcome(game({ yours: [] }))).toBe('watched');
});

import { expect, test } from 'vitest';
import type { BoxFacts } from '../wire/types';
import {
  besideMe,
  hasFirstTown,
  lendingBoxes,
  playersFor,
  readChoices,
  seated,
  usualChoices,
  wishOf,
  type Seat,
} from './choices';

const box = (id: string, most: number, apart = false): BoxFacts => ({
  id,
  title: id,
  place: apart ? 'park' : 'town',
  apart,
  players: [2, most],
  cards: [],
});
const base = box('base', 6);
const other = box('other', 5);
const park = box('park', 4, true);
const usual = usualChoices(['base'], ['apprentice', 'butler']);

test('nothing kept, or nonsense, is as usual', () => {
  for (const kept of [null, '', 'no json', '7', 'null', '[]', '{"seats": [1, 2]}', '{"seats": [{"who": "me"}]}']) {
    expect(readChoices(kept, usual)).toEqual(usual);
  }
});

test('what was kept comes back whole', () => {
  const seats = seated('passing', 3, []);
  const chosen = { ...usual, town: 'chosen' as const, maids: ['A', 'B'], seats, public: true };
  expect(readChoices(JSON.stringify(chosen), usual)).toEqual(chosen);
});

test('a field of the wrong sort is as usual, the others stay', () => {
  const kept = JSON.stringify({ ...usual, town: 'nowhere', minutes: '9', title: 'Tea', maids: [1] });
  expect(readChoices(kept, usual)).toEqual({ ...usual, title: 'Tea' });
});

test('presets seat everybody but me', () => {
  expect(seated('bots', 4, ['a', 'b'])).toEqual([
    { who: 'me' },
    { who: 'bot', bot: 'a' },
    { who: 'bot', bot: 'b' },
    { who: 'bot', bot: 'a' },
  ]);
  expect(seated('friends', 2, ['a']).map((seat) => seat.who)).toEqual(['me', 'friend']);
  expect(seated('passing', 3, ['a']).map((seat) => seat.who)).toEqual(['me', 'beside', 'beside']);
});

test('a box apart decides how many play, where the town comes from, and has a first town', () => {
  expect(playersFor([base, other])).toEqual([2, 5]);
  expect(playersFor([base, park])).toEqual([2, 4]);
  expect(lendingBoxes([base, park])).toEqual([park]);
  expect(lendingBoxes([base, other])).toEqual([base, other]);
  expect([hasFirstTown([base]), hasFirstTown([base, other]), hasFirstTown([base, park])]).toEqual([true, false, true]);
});

test('the wish says what the server knows', () => {
  const other: Seat[] = [{ who: 'friend' }, { who: 'beside', name: 'Ann' }, { who: 'bot', bot: 'butler' }];
  const seats: Seat[] = [{ who: 'me' }, ...other];
  const chosen = { ...usual, seats, faster: true, clock: true, minutes: 1.5, chat: 'off' as const, public: true };
  const wish = wishOf(chosen, [base], 400);
  expect(wish.seats).toEqual(['me', 'open', 'open', 'butler']);
  expect(wish.faster).toBe(false); // only for two
  expect(wish.options).toMatchObject({ clock: { seconds: 90, increment: 10 }, chat: false, pace: 400, public: true });
  expect(wish).not.toHaveProperty('guests');
});

test('a table that waits for nobody is not public', () => {
  expect(wishOf({ ...usual, public: true }, [base], 400).options?.public).toBe(false);
});

test('visitors are asked for where a game apart has some', () => {
  const choices = { ...usual, boxes: ['park', 'base'], guests: 'chosen' as const, guestNames: ['Ann'] };
  expect(wishOf(choices, [park, base], 400)).toMatchObject({ guests: ['Ann'], private_maids: 'random' });
  expect(wishOf(choices, [park], 400)).not.toHaveProperty('guests');
});

test('who sits beside me keeps the seat and gets a name', () => {
  const seats: Seat[] = [{ who: 'me' }, { who: 'beside', name: ' Ann ' }, { who: 'beside', name: '' }];
  expect(besideMe(seats, (seat) => `Player ${seat}`)).toEqual([
    { seat: 1, name: 'Ann' },
    { seat: 2, name: 'Player 3' },
  ]);
});

test('a town that is known by its code says which boxes it is of', () => {
  const wish = wishOf({ ...usual, town: 'known', code: '1PWX-NJH', boxes: ['park', 'base'] }, [park, base], 400);
  expect(wish).toMatchObject({ town: '1PWX-NJH', boxes: [] });
  expect(wish.guests).toBeUndefined();
});

import { expect, test } from 'vitest';
import { likeSaid } from '../pages/townWords';
import { inPageWords, likeOf, NO_LIKES, readLikes, type Likes } from './townLikes';

test('nothing kept, or nonsense, is nothing liked', () => {
  for (const kept of [null, '', 'no json', '7', 'null', '[]', '{"length": 3, "rounds": {"about": "x"}, "plans": 7}'])
    expect(readLikes(kept)).toEqual(NO_LIKES);
  const likes: Likes = { ...NO_LIKES, length: 'about', rounds: { about: 24 }, close: true, plans: 3, sure: true };
  expect(readLikes(JSON.stringify(likes))).toEqual(likes);
});

test('likings are said in the words of the server', () => {
  expect(likeOf(NO_LIKES, 2, false)).toEqual([]);
  expect(likeOf({ ...NO_LIKES, length: 'about', peaceful: true, fair: true, plans: 2 }, 2, false)).toEqual([
    'rounds=20',
    'peaceful',
    'fair',
    'plans=2',
  ]);
  expect(likeOf({ ...NO_LIKES, length: 'short', close: true }, 3, true)).toEqual(['rounds=0-11', 'close']);
  expect(likeOf({ ...NO_LIKES, length: 'long' }, 3, false)).toEqual(['rounds=22-999']);
  expect(likeOf({ ...NO_LIKES, length: 'long', rounds: { long: 35 } }, 2, true)).toEqual(['rounds=35-999']);
});

test('what was found is told in the words of the page', () => {
  const told = (sentence: string): string => inPageWords(sentence, likeSaid);
  expect(told('rounds=20: 20.4 (19.9–20.8) rounds, surely.')).toBe('About 20 rounds: 20.4 (19.9–20.8) rounds, surely.');
  expect(told('rounds=0-16: 14.0 rounds.')).toBe('At most 16 rounds: 14.0 rounds.');
  expect(told('rounds=30-999: 33.0 rounds.')).toBe('At least 30 rounds: 33.0 rounds.');
  expect(told('plans=2: only games could tell.')).toBe('At least 2 ways to play that win: only games could tell.');
  expect(told('close: 9.1 points, perhaps.')).toBe('Close: 9.1 points, perhaps.');
  expect(told('Of 8,000 towns: none.')).toBe('Of 8,000 towns: none.');
});

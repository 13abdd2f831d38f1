import { describe, expect, it } from 'vitest';
import { keyOf, placed } from './options';
import { choice, scene } from './scenes';

describe('where options lie', () => {
  it.each([
    [choice('serve', { card: 1, at: 'hand' }), 'hand:1'],
    [choice('employ', { card: 30, at: 'town' }), 'town:30'],
    [choice('swap for', { card: 20, at: 'offer' }), 'town:20'],
    [choice('buy beer from pile', { at: 'town' }), 'town:beers'],
    [choice('choose', { seat: 1, at: 'house' }), ''], // chosen beside the question
    [choice('cure', { owner: 0, entry: { card: 15, events: 1 }, at: 'quarters' }), 'quarters:0:15/1/-1'],
    [choice('tear down', { owner: 1, entry: { card: 60, under: 1 }, at: 'quarters' }), 'quarters:1:60/0/1'],
    [choice('move', { card: 29, seat: 0, at: 'quarters' }), 'quarters:0:29'],
    [choice('end turn'), ''],
  ])('%o', (option, key) => {
    expect(keyOf(option, 0)).toBe(key);
  });

  it('puts every option somewhere, exactly once', () => {
    const options = [
      choice('serve', { card: 1, at: 'hand' }),
      choice('chamber', { card: 1, at: 'hand' }),
      choice('play', { card: 30, at: 'hand' }),
      choice('employ', { card: 99, at: 'town' }), // not on the table: a button
      choice('cure', { owner: 0, entry: { card: 15, events: 1 }, at: 'quarters' }),
      choice('end turn'),
    ];
    const { at, buttons } = placed(options, scene());
    const found = [...[...at.values()].flat(), ...buttons].map((option) => option.index).sort();
    expect(found).toEqual([0, 1, 2, 3, 4, 5]);
    expect(at.get('hand:1')?.map((option) => option.index)).toEqual([0, 1]);
    expect(buttons.map((option) => option.index)).toEqual([3, 5]);
  });

  it('finds a picked high class maid in her house', () => {
    const park = scene({ houses: [{ cards: [], high_class: 33 }, {}] });
    expect(placed([choice('use', { card: 33, at: 'park' })], park).at.has('quarters:0:33')).toBe(true);
  });

  it('never lights up a card of the same kind elsewhere for an option that lies nowhere', () => {
    const own = scene({ houses: [{ cards: [], events: [29] }, {}] });
    expect(placed([choice('return', { card: 29 })], own).buttons).toHaveLength(1);
  });
});

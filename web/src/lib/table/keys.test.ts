import { describe, expect, it } from 'vitest';
import type { Ask } from '../wire/types';
import { keyMeaning } from './keys';
import { choice } from './scenes';

const ask: Ask = { what: 'employ', prompt: [], options: [choice('play', { card: 30, at: 'hand' }), choice('play all love'), choice('end turn')] };

function press(key: string, change: object = {}, letters = true, now: Ask | null = ask) {
  return keyMeaning({ key, altKey: false, ctrlKey: false, metaKey: false, target: null, ...change }, { ask: now }, letters);
}

describe('keys', () => {
  it.each([
    ['1', { does: 'answer', index: 0 }],
    ['3', { does: 'answer', index: 2 }],
    ['l', { does: 'answer', index: 1 }],
    ['E', { does: 'answer', index: 2 }],
    ['u', { does: 'undo' }],
    ['h', { does: 'zone', zone: '.hand' }],
  ])('%s', (key, meaning) => {
    expect(press(key)).toEqual(meaning);
  });

  it('chooses nothing that is not there', () => {
    expect(press('4')).toBeNull();
    expect(press('l', {}, true, null)).toBeNull();
  });

  it('is silent while somebody types, with other keys held, and when letters are off', () => {
    expect(press('l', { target: { tagName: 'INPUT' } })).toBeNull();
    expect(press('l', { ctrlKey: true })).toBeNull();
    expect(press('l', {}, false)).toBeNull();
  });
});

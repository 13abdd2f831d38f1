// Every card finds a face: its own, or one of its category.
import { describe, expect, it } from 'vitest';
import { emblemOf } from './emblem';
import emblems from './emblems.json';

describe('emblemOf', () => {
  it('finds Natsumi by her broom', () => {
    const natsumi = emblemOf({ name: 'Natsumi Fujikawa', box: 'base', category: 'general maid' });
    expect(natsumi.href).toEqual(expect.stringMatching(/base.*#broom$/));
    expect(natsumi.pattern).toBe(emblems.sheets.base['Natsumi Fujikawa'].pattern);
  });

  it('finds what belongs to every box on the common sheet', () => {
    expect(emblemOf({ name: '1 Love', box: undefined, category: 'love' }).href).toEqual(expect.stringMatching(/common.*#hearts$/));
    expect(emblemOf({ name: '1 Love', box: '', category: 'love' }).href).toEqual(expect.stringMatching(/common.*#hearts$/));
  });

  it('knows the same person at the Park', () => {
    const home = emblemOf({ name: 'Colette Framboise', box: 'base', category: 'chambermaid chief' });
    const park = emblemOf({ name: 'Colette Framboise at the Park', box: 'more', category: 'chambermaid chief' });
    expect(park.href.split('#')[1]).toBe(home.href.split('#')[1]);
    expect(park.pattern).toBe(home.pattern);
  });

  it('gives a stranger the emblem of her category', () => {
    const stranger = { name: 'Wilhelmina Nowhere', box: 'attic', category: 'general maid' };
    expect(emblemOf(stranger).href).toEqual(expect.stringMatching(/strangers.*#coffee-cup$/));
    expect(emblemOf(stranger)).toEqual(emblemOf({ ...stranger }));
  });

  it('takes nobody for her namesake in another box', () => {
    const namesake = emblemOf({ name: 'Natsumi Fujikawa', box: 'attic', category: 'event' });
    expect(namesake.href).toEqual(expect.stringMatching(/strangers.*#tornado$/));
  });

  it('has an answer for a category that nobody knows, and for names that records know too well', () => {
    expect(emblemOf({ name: 'constructor', box: 'toString', category: 'valueOf' }).href).toEqual(
      expect.stringMatching(/strangers.*#ringing-bell$/),
    );
    expect(emblemOf({ name: 'constructor', box: 'base', category: 'love' }).href).toEqual(
      expect.stringMatching(/strangers.*#nested-hearts$/),
    );
  });

  it('spreads strangers over all eight patterns', () => {
    const counts = new Array<number>(8).fill(0);
    for (let number = 0; number < 400; number += 1) {
      counts[emblemOf({ name: `Maid ${number}`, box: 'attic', category: 'event' }).pattern] += 1;
    }
    expect(Math.min(...counts)).toBeGreaterThan(25);
    expect(Math.max(...counts)).toBeLessThan(85);
  });
});

import { describe, expect, it } from 'vitest';
import type { Ask } from '../wire/types';
import { NOTES, noteFor } from './notes';
import { noteWords } from './noteWords';
import { catalogue, choice, scene } from './scenes';

const categoryOf = (kind: number): string => catalogue.cards[kind].category;
const asking = (what: string, ...verbs: string[]): Ask => ({ what, prompt: [], options: verbs.map((verb) => choice(verb)) });

describe('notes of the first games', () => {
  it('has words for every note, and no words without one', () => {
    const ids = NOTES.map((note) => note.id);
    expect(new Set(ids).size).toBe(ids.length);
    expect(Object.keys(noteWords).filter((key) => key !== 'next' && key !== 'enough').sort()).toEqual([...ids].sort());
  });

  it('comes one at a time, each once', () => {
    const ask = asking('employ', 'play all love', 'end turn');
    expect(noteFor(scene(), ask, categoryOf, new Set())?.id).toBe('hand');
    expect(noteFor(scene(), ask, categoryOf, new Set(['hand', 'purse']))?.id).toBe('love');
    expect(noteFor(scene(), ask, categoryOf, new Set(NOTES.map((note) => note.id)))).toBeNull();
  });

  it('speaks of a maid who can be chambered, and of paying where cards are paid', () => {
    const met = new Set(NOTES.map((note) => note.id).filter((id) => id !== 'chamber' && id !== 'pay'));
    expect(noteFor(scene(), asking('serving', 'chamber'), categoryOf, met)?.beside).toContain('.chamber');
    expect(noteFor(scene(), asking('need', 'discard'), categoryOf, met)?.id).toBe('pay');
    expect(noteFor(scene(), asking('pay', 'pay serving', 'pass'), categoryOf, met)).toBeNull();
  });

  it('says nothing while somebody else has to decide', () => {
    expect(noteFor(scene(), null, categoryOf, new Set())).toBeNull();
  });
});

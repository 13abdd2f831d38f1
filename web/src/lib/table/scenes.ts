// Scenes for the tests of the table's pure parts.
import type { Catalogue, Choice, Scene } from '../wire/types';

const CATEGORIES: Record<number, string> = { 0: 'maid chief', 1: 'chambermaid chief', 30: 'love', 31: 'love', 32: 'love', 28: 'event', 29: 'event' };

/** A catalogue of the base box, as far as the layout asks for it. */
export const catalogue = {
  cards: Array.from({ length: 40 }, (_, kind) => ({ kind, name: `Card ${kind}`, category: CATEGORIES[kind] ?? 'general maid' })),
  errands: ['Food', 'Decoration', 'Cleaning'],
} as unknown as Catalogue;

const MAIDS = [2, 3, 4, 5, 6, 7, 8, 9, 10, 11];

export function scene(change: Partial<Scene> = {}): Scene {
  return {
    seat: 0,
    turn: 0,
    asked: 0,
    round: 1,
    phase: 'employ',
    shop: [[0, 8, 9], [1, 18, 3], ...MAIDS.map((kind): [number, number, number] => [kind, 10, 4]), [30, 20, 1], [31, 12, 4], [32, 8, 7], [28, 10, 4], [29, 16, 2]],
    private: { up: [[20, 7], [22, 6]], down: 8 },
    houses: [
      { hand: 3, cards: [1, 30, 30], chambermaids: [{ card: 15 }, { card: 15, events: 1 }], events: [29] },
      { hand: 5, private: [{ card: 23 }], buildings: [{ card: 60, under: 1 }] },
    ],
    ...change,
  };
}

export function choice(verb: string, parts: Partial<Choice> = {}): Choice {
  return { verb, words: verb, ...parts };
}

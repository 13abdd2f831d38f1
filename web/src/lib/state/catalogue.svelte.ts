// The catalogue: all cards, boxes, verbs and words, fetched once and known by its hash.
import { catalogue as fetchCatalogue } from '../wire/api';
import type { BoxFacts, CardFacts, Catalogue } from '../wire/types';

let current = $state.raw<Catalogue | null>(null);
let coming: Promise<Catalogue> | null = null;

export const catalogue = {
  /** As far as it has come: null before. */
  get now(): Catalogue | null {
    return current;
  },
};

/** Fetch the catalogue, once. */
export function needCatalogue(): Promise<Catalogue> {
  coming ??= fetchCatalogue().then(
    (found) => (current = found),
    (error: unknown) => {
      coming = null; // the next who needs it tries again
      throw error;
    },
  );
  return coming;
}

/** A card by its kind; the catalogue must have come. */
export function cardOf(kind: number): CardFacts {
  return current!.cards[kind];
}

/** A box by its name. */
export function boxOf(id: string): BoxFacts | undefined {
  return current?.boxes.find((box) => box.id === id);
}

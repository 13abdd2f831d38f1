// The catalogue: all cards, boxes, verbs and words, fetched once and known by its hash.
import { catalogue as fetchNewest, catalogueOf as fetchByHash } from '../wire/api';
import type { BoxFacts, Catalogue } from '../wire/types';

let current = $state.raw<Catalogue | null>(null);
let hash = '';
let coming: Promise<Catalogue> | null = null;

export const catalogue = {
  /** As far as it has come: null before. */
  get now(): Catalogue | null {
    return current;
  },
};

/** The catalogue of this server. */
export function needCatalogue(): Promise<Catalogue> {
  if (current) return Promise.resolve(current);
  coming ??= fetchNewest()
    .then(({ cards, found }) => keep(cards, found))
    .finally(() => (coming = null));
  return coming;
}

/** The catalogue with this hash, as a table names it: after a restart a server may have another one. */
export async function catalogueOf(cards: string): Promise<Catalogue> {
  if (coming) await coming.catch(() => undefined);
  return current && hash === cards ? current : keep(cards, await fetchByHash(cards));
}

function keep(cards: string, found: Catalogue): Catalogue {
  hash = cards;
  return (current = found);
}

/** A box by its name. */
export function boxOf(id: string): BoxFacts | undefined {
  return current?.boxes.find((box) => box.id === id);
}

// Equal cards lie as one: kinds with how many there are, in the order in which they first lie.
import type { Counted, Lying } from '../wire/types';

export function counted(kinds: readonly number[]): Counted[] {
  const found = new Map<number, number>();
  for (const kind of kinds) found.set(kind, (found.get(kind) ?? 0) + 1);
  return [...found];
}

export interface Alike {
  lying: Lying;
  count: number;
}

/** Cards in quarters that are alike, with all that lies on and under them. */
export function alike(entries: readonly Lying[]): Alike[] {
  const found = new Map<string, Alike>();
  for (const lying of entries) {
    const key = `${lying.card}/${lying.events ?? 0}/${lying.under ?? -1}`;
    const known = found.get(key);
    if (known) known.count += 1;
    else found.set(key, { lying, count: 1 });
  }
  return [...found.values()];
}

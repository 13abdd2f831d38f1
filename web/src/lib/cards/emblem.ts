// Which emblem and which pattern stand for a card: of our own boxes by its name, of any other by its category.
import type { CardFacts } from '../wire/types';
import emblems from './emblems.json';

// Each sheet is a file with a hash in its name, which browsers keep without asking again: a page has hundreds of uses.
const drawn = import.meta.glob<string>('./sheets/*.svg', { query: '?url', import: 'default', eager: true });

/** What a card looks like: where its emblem is drawn, and which of the eight patterns lies behind it. */
export interface Emblem {
  href: string;
  pattern: number;
}

interface Chosen {
  emblem: string;
  pattern: number;
}

type Sheet = Record<string, Chosen>;

const PATTERNS = 8;
/** The sheet of what belongs to no box, Love; and that of what stands for cards that we have never met. */
const COMMON = 'common';
const STRANGERS = 'strangers';

const sheets: Record<string, Sheet> = emblems.sheets;
const categories: Record<string, string> = emblems.categories;

/** The emblem of a card. The same card always has the same one. */
export function emblemOf(card: Pick<CardFacts, 'name' | 'box' | 'category'>): Emblem {
  const sheet = card.box || COMMON;
  const chosen = own(sheets, sheet) && own(sheets[sheet], card.name);
  if (chosen) return { href: hrefOf(sheet, chosen.emblem), pattern: chosen.pattern };
  const stranger = own(categories, card.category) ?? emblems.other;
  return { href: hrefOf(STRANGERS, stranger), pattern: patternFrom(card.name) };
}

/** What a record says itself: a card may be called "constructor". */
function own<T>(record: Record<string, T>, key: string): T | undefined {
  return Object.hasOwn(record, key) ? record[key] : undefined;
}

function hrefOf(sheet: string, emblem: string): string {
  return `${drawn[`./sheets/${sheet}.svg`]}#${emblem}`;
}

/** A pattern from the letters of a name (FNV-1a, stirred once more, so that similar names differ). */
function patternFrom(name: string): number {
  let hash = 0x811c9dc5;
  for (const letter of name) hash = Math.imul(hash ^ letter.codePointAt(0)!, 0x01000193);
  hash ^= hash >>> 15;
  hash = Math.imul(hash, 0x2c1b3c6d);
  return (hash >>> 20) % PATTERNS;
}

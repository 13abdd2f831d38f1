// Looking for cards: filters over the catalogue, as a pure function of what is asked for.
import type { CardFacts, Piece } from '../wire/types';
import { words } from '../words';

export interface Filters {
  box: string;
  category: string;
  cost: string; // a number, or `none` for cards that are not for sale
  role: string;
  provenance: string;
  search: string;
}

/** Filters that let every card through. */
export const EVERYTHING: Filters = { box: '', category: '', cost: '', role: '', provenance: '', search: '' };

/** Words without their accents and capitals, as a hurried person types them. */
export function plain(text: string): string {
  return text.normalize('NFD').replace(/\p{Mn}/gu, '').toLowerCase();
}

/** What a card says, without what its words refer to. */
export function textOf(pieces: Piece[]): string {
  return pieces.map((piece) => (typeof piece === 'string' ? piece : piece[0])).join('');
}

export const costOf = (card: CardFacts): string => (card.cost == null ? 'none' : String(card.cost));

/** The cards that all filters let through; every word of the search must be found somewhere on the card. */
export function browse(cards: CardFacts[], filters: Filters): CardFacts[] {
  const wanted = plain(filters.search).split(/\s+/).filter(Boolean);
  return cards.filter((card) => {
    if (filters.box && (card.box ?? '') !== (filters.box === 'every' ? '' : filters.box)) return false;
    if (filters.category && card.category !== filters.category) return false;
    if (filters.cost && costOf(card) !== filters.cost) return false;
    if (filters.role && !card.roles?.includes(filters.role)) return false;
    if (filters.provenance && card.provenance !== filters.provenance) return false;
    if (!wanted.length) return true;
    const written = plain([card.name, card.title ?? '', card.category, textOf(card.text ?? [])].join(' '));
    return wanted.every((word) => written.includes(word));
  });
}

/** The values that a filter can have, in order, each once. */
export function valuesOf(cards: CardFacts[], of: (card: CardFacts) => string[]): string[] {
  const found = [...new Set(cards.flatMap(of))];
  const number = (value: string): number => (value === 'none' ? Infinity : Number(value));
  return found.every((value) => !Number.isNaN(number(value)))
    ? found.sort((one, other) => number(one) - number(other))
    : found;
}

/** A card as it is spoken where its face is only seen: name, category, price. */
export function spokenCard(card: CardFacts): string {
  const category = (words.categories[card.category] ?? card.category).toLowerCase();
  return [card.name, category, ...(card.cost == null ? [] : [words.text.costs(card.cost)])].join(', ');
}

// How gaps in the catalogue's templates are filled: the few forms that docs/protocol.md names, said to one reader.

import type { CardFacts, Catalogue, Counted, Lying, Piece, Slot, Template } from '../wire/types';
import { andList, capital, join, names, phrase } from './phrase';

/** What a gap is filled with; a kind of -1 is a card that the reader may not know. */
export type Part =
  | { is: 'seat'; seat: number }
  | { is: 'cards'; cards: Counted[] }
  | { is: 'entry'; entry: Lying }
  | { is: 'words'; key: string }
  | { is: 'flag'; flag: boolean }
  | { is: 'number'; number: number }
  | { is: 'nothing' };

export type Parts = Record<string, Part>;

export const HIDDEN = -1;
export const NOBODY = -1;
export const NOTHING: Part = { is: 'nothing' };

/** To whom something is said, about which cards, where. */
export interface Reader {
  catalogue: Catalogue;
  names: readonly string[];
  viewer: number;
  place: string;
}

const SMALL = ['no', 'one', 'two', 'three', 'four', 'five', 'six', 'seven', 'eight', 'nine', 'ten'];

/** A template with its gaps filled. */
export function filled(reader: Reader, template: Template, parts: Parts): Piece[] {
  return phrase(...template.map((part) => (typeof part === 'string' ? part : gap(reader, part, parts))));
}

/** The words of a key, as this place says them. */
export function wordsOf(reader: Reader, key: string, parts: Parts = {}): Piece[] {
  const { words } = reader.catalogue;
  return filled(reader, words[`${key}@${reader.place}`] ?? words[key] ?? [], parts);
}

/** A seat as it stands in a sentence. */
export function seatPiece(reader: Reader, seat: number): Piece {
  return [isReader(reader, seat) ? 'you' : (reader.names[seat] ?? ''), 'seat', seat];
}

/** With a capital letter, unless it begins with a player's name, which is written as it was given. */
export function begun(reader: Reader, sentence: readonly Piece[]): Piece[] {
  const [first] = sentence;
  const isName = first !== undefined && names(first, 'seat') && first[0] === reader.names[first[2]];
  return isName ? [...sentence] : capital(sentence);
}

function gap(reader: Reader, slot: Slot, parts: Parts): Piece[] {
  if (slot.key) {
    const said = wordsOf(reader, slot.key, parts);
    return slot.case === 'capital' ? begun(reader, said) : said;
  }
  const part = parts[slot.part ?? ''] ?? NOTHING;
  if (slot.forms?.length) return [slot.forms[Math.min(form(reader, part), slot.forms.length - 1)]];
  const beside = (slot.beside ?? []).map((name) => parts[name] ?? NOTHING);
  switch (slot.case) {
    case 'named':
      return named(reader, part);
    case 'seen':
      return isHidden(part) ? [] : phrase(' (', named(reader, part), ')');
    case 'whose':
      return whose(reader, part, beside[0]);
    case 'on':
      return lying(reader, part, beside);
    case 'off':
      return part.is === 'nothing'
        ? phrase('from ', whose(reader, beside[0], beside[1]), ' private quarters')
        : phrase('from ', whose(reader, beside[0], beside[1]), ' ', said(reader, part));
    case 'capital':
      return begun(reader, said(reader, part));
    default:
      return said(reader, part);
  }
}

/** Which of some forms goes with a part. */
function form(reader: Reader, part: Part): number {
  switch (part.is) {
    case 'seat':
      return Number(isReader(reader, part.seat));
    case 'flag':
      return Number(!part.flag);
    case 'number':
      return Number(part.number !== 1);
    case 'cards':
      return Number(part.cards.reduce((sum, [, count]) => sum + count, 0) !== 1);
    default:
      return 0;
  }
}

/** A part as it stands in the middle of a sentence. */
function said(reader: Reader, part: Part): Piece[] {
  switch (part.is) {
    case 'seat':
      return [seatPiece(reader, part.seat)];
    case 'cards':
      return andList(part.cards.map(([kind, count]) => cards(reader, kind, count)));
    case 'entry':
      return entry(reader, part.entry);
    case 'words':
      return wordsOf(reader, part.key);
    case 'number':
      return [String(part.number)];
    default:
      return [];
  }
}

function cards(reader: Reader, kind: number, count: number): Piece[] {
  if (kind === HIDDEN) return [count === 1 ? 'a card' : `${count} cards`];
  return phrase(many(count), cardPiece(reader, kind));
}

/** Cards as a sentence names them, Love cards told from amounts: `two 1 Love cards and Colette Framboise`. */
function named(reader: Reader, part: Part): Piece[] {
  if (part.is !== 'cards') return said(reader, part);
  return andList(
    part.cards.map(([kind, count]) => {
      if (kind === HIDDEN || facts(reader, kind).category !== 'love') return cards(reader, kind, count);
      return phrase(many(count) || 'a ', cardPiece(reader, kind), count === 1 ? ' card' : ' cards');
    }),
  );
}

/** How many cards of one name, before the name. */
function many(count: number): string {
  if (count === 1) return '';
  return count < SMALL.length ? `${SMALL[count]} ` : `${count}× `;
}

/** A card in private quarters with what lies on and under it, as the notation writes it. */
function entry(reader: Reader, { card, events = 0, under = HIDDEN }: Lying): Piece[] {
  const isBuilding = facts(reader, card).category === 'building';
  const inside: Piece[][] = [];
  if (isBuilding && under !== HIDDEN) inside.push([cardPiece(reader, under)]);
  const word = isBuilding ? 'storm' : 'ill';
  if (events) inside.push([events === 1 ? word : `${word} ${events}`]);
  const name = cardPiece(reader, card);
  return inside.length ? phrase(name, ' (', join(', ', inside), ')') : [name];
}

/** Whose something is; `doer`: the subject of the sentence, who is not named again. */
function whose(reader: Reader, part: Part = NOTHING, doer: Part = NOTHING): Piece[] {
  if (part.is !== 'seat') return [];
  const { seat } = part;
  if (isReader(reader, seat)) return [['your', 'seat', seat]];
  if (doer.is === 'seat' && doer.seat === seat) return [['their own', 'seat', seat]];
  return phrase(seatPiece(reader, seat), "'s");
}

/** Where an event came to lie: on a card in somebody's house, or in the house at large. */
function lying(reader: Reader, card: Part, [owner, doer]: Part[]): Piece[] {
  const house = whose(reader, owner, doer);
  if (card.is === 'nothing') return phrase('in ', house, ' private quarters');
  return phrase('on ', house, ' ', said(reader, card));
}

function isHidden(part: Part): boolean {
  return part.is === 'cards' && part.cards.some(([kind]) => kind === HIDDEN);
}

function isReader(reader: Reader, seat: number): boolean {
  return seat === reader.viewer && seat !== NOBODY;
}

function facts(reader: Reader, kind: number): CardFacts {
  return reader.catalogue.cards[kind];
}

function cardPiece(reader: Reader, kind: number): Piece {
  return [facts(reader, kind).name, 'card', kind];
}

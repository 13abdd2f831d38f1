// A sentence as pieces that still know which card or seat they name: how pieces are put together, read and begun.

import type { Piece } from '../wire/types';

/** Whether a piece names a thing of this sort; with a number, that very one. */
export function names(piece: Piece, sort: string, which?: number): piece is [string, string, number] {
  return typeof piece !== 'string' && piece[1] === sort && (which === undefined || piece[2] === which);
}

/** Some pieces as plain text. */
export function plainText(pieces: readonly Piece[]): string {
  return pieces.map((piece) => (typeof piece === 'string' ? piece : piece[0])).join('');
}

/** Pieces in a row; plain text next to plain text is one piece, and nothing is left of what is empty. */
export function phrase(...parts: (Piece | readonly Piece[])[]): Piece[] {
  const found: Piece[] = [];
  const add = (piece: Piece): void => {
    const last = found[found.length - 1];
    if (typeof piece !== 'string') {
      if (piece[0]) found.push(piece);
    } else if (piece && typeof last === 'string') {
      found[found.length - 1] = last + piece;
    } else if (piece) {
      found.push(piece);
    }
  };
  for (const part of parts) {
    if (isPiece(part)) add(part);
    else part.forEach(add);
  }
  return found;
}

/** One named piece looks like a list of pieces but for the number at its end. */
function isPiece(part: Piece | readonly Piece[]): part is Piece {
  return typeof part === 'string' || typeof part[2] === 'number';
}

/** Phrases with the same text between each two. */
export function join(between: string, phrases: readonly (readonly Piece[])[]): Piece[] {
  return phrase(...phrases.flatMap((part, number) => (number ? [between, part] : [part])));
}

/** `a, b and c`. */
export function andList(phrases: readonly (readonly Piece[])[]): Piece[] {
  if (phrases.length < 2) return phrase(...phrases);
  return phrase(join(', ', phrases.slice(0, -1)), ' and ', phrases[phrases.length - 1]);
}

/** What one subject does: a comma before the last "and" where there is an "and" elsewhere. */
export function predicates(phrases: readonly (readonly Piece[])[]): Piece[] {
  if (phrases.length < 2) return phrase(...phrases);
  const before = phrases.length > 2 ? phrases : phrases.slice(0, 1);
  const comma = before.some((part) => plainText(part).includes(' and '));
  return phrase(join(', ', phrases.slice(0, -1)), comma ? ', and ' : ' and ', phrases[phrases.length - 1]);
}

/** The same, beginning with a capital letter. */
export function capital(pieces: readonly Piece[]): Piece[] {
  const [first, ...rest] = pieces;
  if (first === undefined) return [];
  return typeof first === 'string' ? [upper(first), ...rest] : [[upper(first[0]), first[1], first[2]], ...rest];
}

function upper(text: string): string {
  return text.charAt(0).toUpperCase() + text.slice(1);
}

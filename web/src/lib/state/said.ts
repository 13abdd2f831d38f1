// A failure in words for whoever waits for it.
import { Refused } from '../wire/api';
import { words } from '../words';

/** What to show where something failed: what the server says of it, or why it said nothing. */
export function said(error: unknown): string {
  if (!(error instanceof Refused)) return words.failure.unknown;
  if (error.code === 'offline') return words.failure.offline;
  return sentence(error.detail || error.words || words.failure.unknown);
}

/** Some words as a sentence: with a capital and a full stop. */
export function sentence(text: string): string {
  const trimmed = text.trim();
  if (!trimmed) return '';
  return trimmed[0].toUpperCase() + trimmed.slice(1) + (/[.!?…]$/.test(trimmed) ? '' : '.');
}

// What a key means at the table. Single letters can be switched off, and mean nothing while somebody types.
import type { Board } from './board.svelte';

export type Meaning =
  | { does: 'answer'; index: number }
  | { does: 'undo' | 'hint' | 'since' | 'log' | 'talk' | 'keys' }
  | { does: 'zone'; zone: string };

const ZONES: Record<string, string> = { h: '.hand', t: '.town', q: 'section.mine', o: '.houses' };
/** Verbs that end something, or let it be. */
export const ENDS = ['end serving', 'end turn', 'end work', 'start serving', 'pass', 'let', 'leave it', 'leave them'];

type Pressed = Pick<KeyboardEvent, 'key' | 'altKey' | 'ctrlKey' | 'metaKey' | 'target'>;

/** What was meant; null where a key means nothing here. `letters`: whether single letters do something. */
export function keyMeaning(event: Pressed, board: Pick<Board, 'ask'>, letters: boolean): Meaning | null {
  if (!letters || event.ctrlKey || event.metaKey || event.altKey || isTyping(event.target)) return null;
  const options = board.ask?.options ?? [];
  if (/^[0-9]$/.test(event.key)) {
    const index = (Number(event.key) + 9) % 10;
    return index < options.length ? { does: 'answer', index } : null;
  }
  const key = event.key.toLowerCase();
  if (key in ZONES) return { does: 'zone', zone: ZONES[key] };
  switch (key) {
    case 'l':
      return answering(options, ['play all love']);
    case 'e':
      return answering(options, ENDS);
    case 'u':
      return { does: 'undo' };
    case 'i':
      return { does: 'hint' };
    case 'w':
      return { does: 'since' };
    case 'g':
      return { does: 'log' };
    case '/':
      return { does: 'talk' };
    case 'k':
      return { does: 'keys' };
    default:
      return null;
  }
}

function answering(options: readonly { verb: string }[], verbs: string[]): Meaning | null {
  const index = options.findIndex((option) => verbs.includes(option.verb));
  return index >= 0 ? { does: 'answer', index } : null;
}

function isTyping(target: EventTarget | null): boolean {
  const name = (target as { tagName?: string } | null)?.tagName;
  return name === 'INPUT' || name === 'TEXTAREA' || name === 'SELECT';
}

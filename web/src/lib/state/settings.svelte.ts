// What a player has set, kept in this browser. Nothing about a game is ever kept here.

export type Theme = 'system' | 'day' | 'night';
export type Letters = 'nunito' | 'plain';

export interface Settings {
  theme: Theme;
  letters: Letters;
  scale: number; // per cent of the usual size
  motion: boolean;
  sound: boolean;
  keys: boolean; // single letters do something
  pace: number; // milliseconds that bots take for an answer, at tables that I open
  notes: boolean; // the notes of the first games
  met: string[]; // those that were read
  opponents: string[]; // whom "Play" seats
  boxes: string[];
}

const KEY = 'cuore.settings';

export const USUAL: Settings = {
  theme: 'system',
  letters: 'nunito',
  scale: 100,
  motion: true,
  sound: false,
  keys: true,
  pace: 400,
  notes: true,
  met: [],
  opponents: ['apprentice', 'apprentice'],
  boxes: ['base'],
};

/** What was kept, as far as it makes sense; anything else is as usual. */
export function readSettings(kept: string | null): Settings {
  let found: unknown;
  try {
    found = JSON.parse(kept ?? '{}');
  } catch {
    found = {};
  }
  if (typeof found !== 'object' || found === null) return { ...USUAL };
  const given = found as Record<string, unknown>;
  const words = (value: unknown): value is string[] =>
    Array.isArray(value) && value.length > 0 && value.every((word) => typeof word === 'string');
  const among = <T extends string>(value: unknown, all: readonly T[], usual: T): T =>
    all.includes(value as T) ? (value as T) : usual;
  const yes = (value: unknown, usual: boolean): boolean => (typeof value === 'boolean' ? value : usual);
  const number = (value: unknown, low: number, high: number, usual: number): number =>
    typeof value === 'number' && value >= low && value <= high ? value : usual;
  return {
    theme: among(given.theme, ['system', 'day', 'night'], USUAL.theme),
    letters: among(given.letters, ['nunito', 'plain'], USUAL.letters),
    scale: number(given.scale, 80, 200, USUAL.scale),
    motion: yes(given.motion, USUAL.motion),
    sound: yes(given.sound, USUAL.sound),
    keys: yes(given.keys, USUAL.keys),
    pace: number(given.pace, 250, 1500, USUAL.pace),
    notes: yes(given.notes, USUAL.notes),
    met: words(given.met) ? given.met : USUAL.met,
    opponents: words(given.opponents) ? given.opponents : USUAL.opponents,
    boxes: words(given.boxes) ? given.boxes : USUAL.boxes,
  };
}

function kept(): string | null {
  try {
    return localStorage.getItem(KEY);
  } catch {
    return null; // a browser that keeps nothing still plays
  }
}

let current = $state.raw<Settings>(readSettings(kept()));

export const settings = {
  get now(): Settings {
    return current;
  },
  set(change: Partial<Settings>): void {
    current = { ...current, ...change };
    try {
      localStorage.setItem(KEY, JSON.stringify(current));
    } catch {
      // it holds for as long as the page is open
    }
    wear(current);
  },
};

/** Let the page look as it is set. */
export function wear(set: Settings): void {
  const root = document.documentElement;
  root.dataset.theme = set.theme;
  root.dataset.letters = set.letters;
  root.style.setProperty('--scale', String(set.scale / 100));
}

/** Whether cards may travel: only where neither the player nor the system says no. */
export function mayMove(): boolean {
  return current.motion && !matchMedia('(prefers-reduced-motion: reduce)').matches;
}

// What somebody wishes of a town: kept in this browser, and turned into what the server is asked for.
import type { Clash, DrawWish, TownCard } from '../wire/http';
import type { CardFacts, TownWishes } from '../wire/types';

export type Three = 'off' | 'allowed' | 'forced';
export type Attacks = 'any' | 'none' | 'some' | 'only';

export interface TownForm {
  boxes: string[]; // the first one gives the chiefs
  mechanics: Record<string, Three>; // what is not named is allowed
  attacks: Attacks;
  roles: string[]; // of these there is at least one maid
  spread: boolean; // maids of every cost
  together: boolean;
  printedOnly: boolean;
  piles: Record<string, number>; // what is not named is left to chance
  pin: string[];
  ban: string[];
  slant: string[];
}

const KEY = 'cuore.town';
const ALL = 99;
export const ATTACKS = 'attacks';

/** What is wished before anybody wished anything. */
export function usualForm(boxes: string[]): TownForm {
  return {
    boxes,
    mechanics: {},
    attacks: 'any',
    roles: [],
    spread: false,
    together: false,
    printedOnly: false,
    piles: {},
    pin: [],
    ban: [],
    slant: [],
  };
}

/** What was kept, field by field where it makes sense; anything else is as usual. */
export function readForm(kept: string | null, usual: TownForm): TownForm {
  let found: unknown;
  try {
    found = JSON.parse(kept ?? '{}');
  } catch {
    return usual;
  }
  if (typeof found !== 'object' || found === null) return usual;
  const given = found as Record<string, unknown>;
  const yes = (value: unknown): boolean => value === true;
  return {
    boxes: names(given.boxes).length ? names(given.boxes) : usual.boxes,
    mechanics: record(given.mechanics, (value): value is Three => value === 'off' || value === 'forced'),
    attacks: (['none', 'some', 'only'] as const).find((one) => one === given.attacks) ?? 'any',
    roles: names(given.roles),
    spread: yes(given.spread),
    together: yes(given.together),
    printedOnly: yes(given.printedOnly),
    piles: record(given.piles, (value): value is number => Number.isInteger(value) && (value as number) >= 0),
    pin: names(given.pin),
    ban: names(given.ban),
    slant: names(given.slant),
  };
}

function names(value: unknown): string[] {
  return Array.isArray(value) ? value.filter((one) => typeof one === 'string') : [];
}

function record<T>(value: unknown, fits: (one: unknown) => one is T): Record<string, T> {
  if (typeof value !== 'object' || value === null) return {};
  return Object.fromEntries(Object.entries(value).filter((entry): entry is [string, T] => fits(entry[1])));
}

/** What this browser keeps of the last wishes. */
export function keptForm(usual: TownForm): TownForm {
  try {
    return readForm(localStorage.getItem(KEY), usual);
  } catch {
    return usual; // a browser that keeps nothing still draws towns
  }
}

/** Keep the wishes for the next visit. */
export function keepForm(form: TownForm): void {
  try {
    localStorage.setItem(KEY, JSON.stringify(form));
  } catch {
    // then the next visit begins as usual
  }
}

/** The same wishes in other boxes: of cards that these lack nothing is wished. */
export function inBoxes(form: TownForm, boxes: string[], cards: CardFacts[]): TownForm {
  const isHere = (name: string): boolean => cards.some((card) => card.name === name && boxes.includes(card.box ?? ''));
  return { ...form, boxes, pin: form.pin.filter(isHere), ban: form.ban.filter(isHere) };
}

/** The wishes in the words of the server. */
export function wishesOf(form: TownForm): TownWishes {
  const set = (how: Three): string[] => Object.keys(form.mechanics).filter((word) => form.mechanics[word] === how);
  return {
    require: [...set('forced'), ...form.roles, ...(form.attacks === 'some' ? [ATTACKS] : [])],
    forbid: [...set('off'), ...(form.attacks === 'none' ? [ATTACKS] : [])],
    only: form.attacks === 'only' ? [ATTACKS] : [],
    pin: form.pin,
    ban: form.ban,
    piles: Object.entries(form.piles).map(([word, count]) => `${word}=${count}`),
    costs: form.spread ? ['spread'] : [],
    slant: form.slant,
    together: form.together ? ALL : 0,
  };
}

/** A town to be drawn by these wishes. */
export function drawWish(form: TownForm, seed: string, players: number, faster: boolean): DrawWish {
  return { boxes: form.boxes, printed_only: form.printedOnly, wishes: wishesOf(form), seed, players, faster };
}

/** Which parts of the form clash, by a name for each: `boxes`, `attacks`, `mechanic:events`, `card:NAME` and so on. */
export function clashing(clashes: Clash[], mechanics: string[]): Set<string> {
  return new Set(clashes.map(({ list, words }) => partOf(list, words, mechanics)));
}

function partOf(list: string, words: string, mechanics: string[]): string {
  const word = words.split('=', 1)[0];
  if (list === 'pin' || list === 'ban') return `card:${words}`;
  if (list === 'piles') return `pile:${word}`;
  if (!['require', 'forbid', 'only'].includes(list)) return list; // boxes, printed_only, costs, together
  if (word === ATTACKS) return ATTACKS;
  return mechanics.includes(word) ? `mechanic:${word}` : `role:${word}`;
}

/** The cards of a town in places that they keep: whoever was there stays, and who is new takes a place that is free. */
export function inPlaces(before: number[], cards: TownCard[]): TownCard[] {
  const stays = cards.filter((card) => before.includes(card.kind));
  if (before.length !== cards.length || !stays.length) return cards;
  const fresh = cards.filter((card) => !before.includes(card.kind));
  return before.map((kind) => stays.find((card) => card.kind === kind) ?? fresh.shift()!);
}

/** A list with something in it or not. */
export function toggled<T>(list: T[], one: T, wanted = !list.includes(one)): T[] {
  const others = list.filter((other) => other !== one);
  return wanted ? [...others, one] : others;
}

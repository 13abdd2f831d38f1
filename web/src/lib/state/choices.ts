// What somebody chooses for a new table: kept in this browser until the next one, and turned into what the server is
// asked for.
import type { TableRequest } from '../wire/api';
import type { BoxFacts, CardFacts, Catalogue } from '../wire/types';
import type { Beside } from './arrival';

export type Seat = { who: 'me' } | { who: 'friend' } | { who: 'beside'; name: string } | { who: 'bot'; bot: string };
export type Preset = 'bots' | 'friends' | 'passing';
export type Visitors = 'random' | 'none' | 'chosen';

export interface Choices {
  boxes: string[];
  town: 'first' | 'random' | 'chosen' | 'known';
  maids: string[]; // the town, where it is chosen
  code: string; // its code, where it is known by that
  beginners: boolean;
  faster: boolean;
  printedOnly: boolean;
  without: string[];
  guests: Visitors;
  guestNames: string[];
  privateMaids: Visitors;
  privateNames: string[];
  seats: Seat[];
  title: string;
  public: boolean;
  watch: boolean;
  chat: 'usual' | 'on' | 'off';
  hints: boolean;
  clock: boolean;
  minutes: number;
  increment: number;
  standIn: string;
}

export const TOWN_SIZE = 10;
const KEY = 'cuore.new-table';

/** What is chosen before anybody chose anything. */
export function usualChoices(boxes: string[], opponents: string[]): Choices {
  return {
    boxes,
    town: 'first',
    maids: [],
    code: '',
    beginners: false,
    faster: false,
    printedOnly: false,
    without: [],
    guests: 'random',
    guestNames: [],
    privateMaids: 'random',
    privateNames: [],
    seats: [{ who: 'me' }, ...opponents.map((bot): Seat => ({ who: 'bot', bot }))],
    title: '',
    public: false,
    watch: true,
    chat: 'usual',
    hints: true,
    clock: false,
    minutes: 15,
    increment: 10,
    standIn: 'housekeeper',
  };
}

/** What was kept, field by field where it has the right sort; anything else is as usual. */
export function readChoices(kept: string | null, usual: Choices): Choices {
  let found: unknown;
  try {
    found = JSON.parse(kept ?? '{}');
  } catch {
    return usual;
  }
  if (typeof found !== 'object' || found === null) return usual;
  const given = found as Record<string, unknown>;
  const fits = Object.entries(usual).map(([name, value]) => [name, sameSort(given[name], value) ? given[name] : value]);
  const choices = Object.fromEntries(fits) as Choices;
  const { town, guests, privateMaids, chat } = choices;
  return {
    ...choices,
    town: among(town, ['first', 'random', 'chosen', 'known'], usual.town),
    guests: among(guests, ['random', 'none', 'chosen'], usual.guests),
    privateMaids: among(privateMaids, ['random', 'none', 'chosen'], usual.privateMaids),
    chat: among(chat, ['usual', 'on', 'off'], usual.chat),
    boxes: strings(choices.boxes) && choices.boxes.length ? choices.boxes : usual.boxes,
    maids: strings(choices.maids) ? choices.maids : [],
    without: strings(choices.without) ? choices.without : [],
    guestNames: strings(choices.guestNames) ? choices.guestNames : [],
    privateNames: strings(choices.privateNames) ? choices.privateNames : [],
    seats: choices.seats.length >= 2 && choices.seats.every(isSeat) ? choices.seats : usual.seats,
  };
}

function sameSort(value: unknown, usual: unknown): boolean {
  return Array.isArray(usual) ? Array.isArray(value) : typeof value === typeof usual;
}

function among<T extends string>(value: T, all: readonly T[], usual: T): T {
  return all.includes(value) ? value : usual;
}

function strings(values: unknown[]): values is string[] {
  return values.every((value) => typeof value === 'string');
}

function isSeat(seat: unknown): boolean {
  if (typeof seat !== 'object' || seat === null || !('who' in seat)) return false;
  if (seat.who === 'beside') return 'name' in seat && typeof seat.name === 'string';
  if (seat.who === 'bot') return 'bot' in seat && typeof seat.bot === 'string';
  return seat.who === 'me' || seat.who === 'friend';
}

/** What this browser keeps of the last table. */
export function keptChoices(usual: Choices): Choices {
  try {
    return readChoices(localStorage.getItem(KEY), usual);
  } catch {
    return usual; // a browser that keeps nothing still opens tables
  }
}

/** Keep the choices for the next table. */
export function keepChoices(choices: Choices): void {
  try {
    localStorage.setItem(KEY, JSON.stringify(choices));
  } catch {
    // then the next table begins as usual
  }
}

/** The same number of seats, taken as a preset says. */
export function seated(preset: Preset, count: number, opponents: string[]): Seat[] {
  const other = (place: number): Seat => {
    if (preset === 'friends') return { who: 'friend' };
    if (preset === 'passing') return { who: 'beside', name: '' };
    return { who: 'bot', bot: opponents[place % opponents.length] };
  };
  return [{ who: 'me' }, ...Array.from({ length: count - 1 }, (_, place) => other(place))];
}

/** The fewest and the most players for some boxes: a box apart decides alone. */
export function playersFor(boxes: BoxFacts[]): [number, number] {
  const deciding = boxes.filter((box) => box.apart);
  const all = deciding.length ? deciding : boxes;
  if (!all.length) return [2, 6];
  return [Math.max(...all.map((box) => box.players[0])), Math.min(...all.map((box) => box.players[1]))];
}

/** Whether a recommended first town exists for some boxes. */
export function hasFirstTown(boxes: BoxFacts[]): boolean {
  return boxes.some((box) => box.apart) || boxes.length === 1;
}

/** The boxes that lend the town its maids: a box apart lends its own alone. */
export function lendingBoxes(boxes: BoxFacts[]): BoxFacts[] {
  const apart = boxes.filter((box) => box.apart);
  return apart.length ? apart : boxes;
}

/** Cards of a category in some boxes, the cheapest first. */
export function cardsOf(catalogue: Catalogue, boxes: BoxFacts[], category: string): CardFacts[] {
  const ids = boxes.map((box) => box.id);
  return catalogue.cards
    .filter((card) => card.category === category && card.box !== undefined && ids.includes(card.box))
    .sort((one, other) => (one.cost ?? 0) - (other.cost ?? 0) || one.name.localeCompare(other.name));
}

/** What the server is asked for. Seats of friends and of those beside me are open until they sit down. */
export function wishOf(choices: Choices, boxes: BoxFacts[], pace: number): TableRequest {
  const isKnown = choices.town === 'known'; // it says which boxes, and who visits
  const visited = !isKnown && boxes.some((box) => box.apart) && boxes.length > 1;
  const people = choices.seats.some((seat) => seat.who === 'friend' || seat.who === 'beside');
  return {
    seats: choices.seats.map((seat) => (seat.who === 'me' ? 'me' : seat.who === 'bot' ? seat.bot : 'open')),
    boxes: isKnown ? [] : choices.boxes,
    town: isKnown ? choices.code : choices.town === 'chosen' ? choices.maids : choices.town,
    title: choices.title.trim(),
    without: choices.without,
    beginners: choices.beginners,
    faster: choices.faster && choices.seats.length === 2,
    printed_only: choices.printedOnly,
    ...(visited && {
      guests: choices.guests === 'chosen' ? choices.guestNames : choices.guests,
      private_maids: choices.privateMaids === 'chosen' ? choices.privateNames : choices.privateMaids,
    }),
    options: {
      public: people && choices.public,
      watch: choices.watch,
      chat: choices.chat === 'usual' ? null : choices.chat === 'on',
      hints: choices.hints,
      pace,
      clock: choices.clock ? { seconds: Math.round(choices.minutes * 60), increment: choices.increment } : null,
      stand_in: choices.standIn,
    },
  };
}

/** Those who share this device, and where. Who gave no name is called after the seat. */
export function besideMe(seats: Seat[], nameOf: (seat: number) => string): Beside[] {
  return seats.flatMap((seat, place) =>
    seat.who === 'beside' ? [{ seat: place, name: seat.name.trim() || nameOf(place + 1) }] : [],
  );
}

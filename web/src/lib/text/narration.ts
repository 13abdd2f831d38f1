// What a screen reader hears: the sentences, and the queue that hands them to the three live regions of the page one at
// a time. The queue is plain data and asks for the time; whoever shows it keeps the clock.

import type { Ask, CardFacts, Choice, EventLine, Lying } from '../wire/types';
import { words as interfaceWords } from '../words';
import { NOBODY } from './grammar';
import { plainText } from './phrase';
import type { Turn, Words } from './words';

const { text } = interfaceWords;

// -- the queue --

/** `question` and `news` wait until the reader has finished; `alarm` interrupts, and comes before all that waits. */
export type Region = 'question' | 'news' | 'alarm';

const REGIONS: readonly Region[] = ['question', 'news', 'alarm'];
export const APART_MS = 600;
export const EMPTIED_MS = 3000;

const NO_BREAK_SPACE = '\u00a0';

interface Said {
  region: Region;
  words: string;
}

/** What waits, what the regions hold and since when, and whether a curtain hides the table. */
export interface Narration {
  waiting: readonly Said[];
  holds: Readonly<Record<Region, string>>;
  since: Readonly<Record<Region, number>>;
  heard: Readonly<Record<Region, string>>; // the last that a region held, after it was emptied too
  curtain: boolean;
}

const EMPTY: Readonly<Record<Region, string>> = { question: '', news: '', alarm: '' };
const NEVER: Readonly<Record<Region, number>> = { question: -Infinity, news: -Infinity, alarm: -Infinity };

export const SILENCE: Narration = { waiting: [], holds: EMPTY, since: NEVER, heard: EMPTY, curtain: false };

/** With something more to say. A question that nobody heard yet gives way to the next one. */
export function announce(narration: Narration, region: Region, words: string): Narration {
  if (!words) return narration;
  const said: Said = { region, words };
  const { waiting } = narration;
  if (region === 'alarm') {
    const alarms = waiting.filter((each) => each.region === 'alarm');
    return { ...narration, waiting: [...alarms, said, ...waiting.filter((each) => each.region !== 'alarm')] };
  }
  const before = region === 'question' ? waiting.filter((each) => each.region !== 'question') : waiting;
  return { ...narration, waiting: [...before, said] };
}

/** With the curtain down or up. What was meant for the one who leaves is not said to the one who comes. */
export function withCurtain(narration: Narration, curtain: boolean): Narration {
  if (curtain === narration.curtain) return narration;
  return curtain ? { ...SILENCE, curtain } : { ...narration, curtain };
}

/** As it is now: old words are gone, and the next are there if it is their time. */
export function advance(narration: Narration, now: number): Narration {
  const holds = { ...narration.holds };
  for (const region of REGIONS) {
    if (holds[region] && now - narration.since[region] >= EMPTIED_MS) holds[region] = '';
  }
  const [next, ...waiting] = narration.waiting;
  if (!next || narration.curtain || now < mayNext(narration)) return { ...narration, holds };
  const { region } = next;
  // A reader says nothing when a region gets the words that it had: a blank at the end makes them others.
  const words = next.words === narration.heard[region] ? next.words + NO_BREAK_SPACE : next.words;
  return {
    ...narration,
    waiting,
    holds: { ...holds, [region]: words },
    since: { ...narration.since, [region]: now },
    heard: { ...narration.heard, [region]: words },
  };
}

/** When to look again; never, while nothing waits and nothing is held. */
export function nextTime(narration: Narration): number {
  const held = REGIONS.filter((region) => narration.holds[region]);
  const empties = held.map((region) => narration.since[region] + EMPTIED_MS);
  const says = narration.waiting.length && !narration.curtain ? [mayNext(narration)] : [];
  return Math.min(Infinity, ...empties, ...says);
}

function mayNext({ since }: Narration): number {
  return Math.max(...REGIONS.map((region) => since[region])) + APART_MS;
}

// -- sentences --

/** The question, and how many options there are. */
export function questionSpoken(ask: Ask): string {
  const about = ask.about?.length ? `${plainText(ask.about)} ` : '';
  return `${plainText(ask.prompt)} ${about}${text.options(ask.options.length)}`;
}

/** A sentence for each turn of others, and each picking in the Park, that ended with an event from `known` on. */
export function newsSpoken(words: Words, events: readonly EventLine[], known: number): string[] {
  const turns = words.turns(events);
  const ended = turns.filter((turn, number) => {
    const end = turns[number + 1]?.first ?? turn.lines.find((line) => line.what === 'over')?.first ?? -1;
    return end >= known && turn.round > 0 && (turn.seat === NOBODY || turn.seat !== words.reader.viewer);
  });
  return ended.map((turn) => turnSpoken(words, events, turn)).filter((sentence) => sentence !== '');
}

/** What others did since the own last turn. */
export function sinceSpoken(words: Words, events: readonly EventLine[]): string {
  const told = words.turnsOfOthers(events).map((turn) => turnSpoken(words, events, turn));
  return told.join(' ') || text.nothingSince;
}

function turnSpoken(words: Words, events: readonly EventLine[], turn: Turn): string {
  const told = plainText(words.sentence(turn, events));
  return told || turn.seat === NOBODY ? told : text.quietTurn(words.reader.names[turn.seat] ?? '');
}

/** What there is to say about a card on the table. */
export interface CardSpoken {
  visible?: string; // the name that stands on it, if that is not the short one: what is spoken begins with it
  price?: number; // what one costs now
  left?: number; // in its pile
  copies?: number; // of them lie here
  lying?: Lying; // in private quarters, with what lies on it
  choices?: readonly Choice[]; // what can be done with it now
}

/** A card's spoken name: "Natsumi, general maid, costs 5, 8 left. Employ her." */
export function cardSpoken(words: Words, card: CardFacts, about: CardSpoken = {}): string {
  const { visible = card.short, price, left, copies = 1, lying, choices = [] } = about;
  const told = [visible];
  if (card.category !== 'love') told.push(card.category);
  if (price !== undefined) told.push(text.costs(price));
  if (left !== undefined) told.push(text.left(left));
  if (copies > 1) told.push(text.copies(copies));
  if (lying?.events) told.push(card.category === 'building' ? text.stormed : text.ill);
  const does = choices.length ? ` ${choicesSpoken(words, card, choices)}` : '';
  return `${told.join(', ')}.${does}`;
}

/** What can be done with a card: in one word each if that is enough, as "Serve or chamber her.", otherwise in full. */
function choicesSpoken(words: Words, card: CardFacts, choices: readonly Choice[]): string {
  const short = choices.map((choice) => words.short(choice));
  if (short.some((word) => word.includes(' ')) || choices.some(({ verb }) => verb === NOUN)) {
    return choices.map((choice) => `${plainText(words.option(choice))}.`).join(' ');
  }
  const [first, ...others] = short;
  const said = [first, ...others.map((word) => word.toLowerCase())].join(text.or);
  return `${said} ${card.category.includes('maid') ? text.her : text.it}.`;
}

/** The one verb that is no verb: a beer is taken by its name. */
const NOUN = 'beer';

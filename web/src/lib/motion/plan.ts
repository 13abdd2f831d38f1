// The motion plan: which cards travel from where to where after one decision. Pure: two scenes and the events between
// them make a list of moves, and nothing here knows of elements or time.

import type { Catalogue, EventFacts, EventLine, EventNumber, Scene, ViewOf } from '../wire/types';

export type SpotZone =
  | 'hand'
  | 'deck'
  | 'discard'
  | 'played'
  | 'quarters'
  | 'town'
  | 'offer'
  | 'park'
  | 'aside'
  | 'beers'
  | 'house';

/** A place on the table. `seat` is -1 for what belongs to nobody, `kind` -1 for a pile or a card that is not seen. */
export interface Spot {
  zone: SpotZone;
  seat: number;
  kind: number;
}

/** One card on its way; `kind` -1: face down. */
export interface Move {
  kind: number;
  from: Spot;
  to: Spot;
  order: number;
}

export const MOST_CARDS = 12;
export const MOST_ALIKE = 3;

const NOBODY = -1;
const HIDDEN = -1;

/** Zones of the table, as events name them. Boxes from elsewhere may have more. */
const ON_THE_TABLE: Record<string, SpotZone> = {
  piles: 'town',
  face_up: 'offer',
  face_down: 'offer',
  reminiscences_up: 'offer',
  reminiscences_down: 'offer',
  beers_up: 'beers',
  beers_down: 'beers',
  high_class: 'park',
  preparations: 'park',
  guests_up: 'park',
  guests_down: 'park',
  moving: 'aside',
  aside: 'aside',
};

/** Zones of a house. Some are called like one of the table: cards leave that one, and reach this one. */
const IN_A_HOUSE: Record<string, SpotZone> = {
  hand: 'hand',
  deck: 'deck',
  discard: 'discard',
  played: 'played',
  beers: 'beers',
  picked: 'quarters',
  chambermaids: 'quarters',
  private: 'quarters',
  events: 'quarters',
  buildings: 'quarters',
  reminiscences: 'quarters',
  preparations: 'quarters',
};

const FACE_DOWN = new Set(['deck', 'discard', 'face_down', 'reminiscences_down', 'beers_down', 'guests_down']);
const OWNER_ALONE = new Set(['hand', 'beers']);
const NOWHERE = new Set(['removed']);

/** What a card only passes through: one that comes and goes at once travels in one piece. */
const PASSED_THROUGH = new Set(['aside', 'moving', 'played']);

interface Flight {
  kind: number;
  from: Spot;
  to: Spot;
  in: string; // the zone that it has reached, as events name it
}

/** The moves from one view to the next; none over a gap, a step back, or other eyes. */
export function planBetween(before: ViewOf | null, after: ViewOf, missed: boolean, catalogue: Catalogue): Move[] {
  const isNext = before !== null && !missed && after.n === before.n + 1;
  return isNext ? plan(before.view, after.view, after.events ?? [], catalogue) : [];
}

/** The moves that the events of one decision make, as the viewer of both scenes may see them. */
export function plan(before: Scene, after: Scene, events: EventLine[], catalogue: Catalogue): Move[] {
  if (before.seat !== after.seat) return [];
  const facts = new Map(catalogue.events.map((event) => [event.name, event]));
  const seatZones = new Set(catalogue.zones.filter((zone) => zone.holder === 'seat').map((zone) => zone.name));
  const played = before.houses.map((house) => [...(house.played ?? [])]);
  const flights: Flight[] = [];
  for (const event of events) {
    const fact = facts.get(event[0]);
    if (!fact?.leaves || !fact.reaches || !fact.fields?.some((field) => field.slot === 'card')) continue;
    if (NOWHERE.has(fact.leaves) || NOWHERE.has(fact.reaches)) continue;
    for (const kind of cardsOf(event, fact, played)) {
      const step = flightOf(event, fact, kind, after.seat, seatZones);
      const earlier = PASSED_THROUGH.has(fact.leaves) ? lastInto(flights, fact.leaves, step) : undefined;
      if (earlier) Object.assign(earlier, { kind: kind === HIDDEN ? earlier.kind : kind, to: step.to, in: step.in });
      else flights.push(step);
    }
  }
  const moves = alikeTogether(flights.filter(({ from, to }) => spotKey(from) !== spotKey(to)));
  return moves.length > MOST_CARDS ? [] : moves.map(({ kind, from, to }, order) => ({ kind, from, to, order }));
}

/** The kinds that an event moves: one card, or all that were played, which one event sweeps away. */
function cardsOf(event: EventLine, fact: EventFacts, played: number[][]): number[] {
  const [, seat, card] = event;
  const lying = played[seat];
  if (lying && fact.reaches === 'played') lying.push(card);
  if (!lying || fact.leaves !== 'played') return [card];
  if (fact.fields?.some((field) => field.slot === 'number' && field.name === 'cards')) return lying.splice(0);
  const place = lying.indexOf(card);
  if (place >= 0) lying.splice(place, 1);
  return [card];
}

function flightOf(event: EventLine, fact: EventFacts, kind: number, viewer: number, seatZones: Set<string>): Flight {
  const [, seat, , number, other] = event;
  const leaves = fact.leaves!;
  const reaches = fact.reaches!;
  const otherSeat = typeof other === 'number' ? other : NOBODY;
  const spot = (name: string, zone: SpotZone, owner: number): Spot => {
    const unseen = FACE_DOWN.has(name) || (OWNER_ALONE.has(name) && owner !== viewer);
    return { zone, seat: owner, kind: unseen ? HIDDEN : zone === 'quarters' ? entryKind(number, kind) : kind };
  };
  const ofTable = (name: string) => spot(name, ON_THE_TABLE[name] ?? 'aside', NOBODY);
  const ofHouse = (name: string, owner: number) => spot(name, IN_A_HOUSE[name] ?? 'quarters', owner);
  const fromTable = leaves in ON_THE_TABLE || !(leaves in IN_A_HOUSE || seatZones.has(leaves));
  const toHouse = reaches in IN_A_HOUSE || seatZones.has(reaches);
  return {
    kind,
    from: fromTable ? ofTable(leaves) : ofHouse(leaves, seat),
    to: toHouse ? ofHouse(reaches, fact.to_other ? otherSeat : seat) : ofTable(reaches),
    in: reaches,
  };
}

/** What lies on a card in quarters, or under it, is found where that card is. */
function entryKind(number: EventNumber, kind: number): number {
  return typeof number === 'object' && !Array.isArray(number) && number.card >= 0 ? number.card : kind;
}

function lastInto(flights: Flight[], zone: string, next: Flight): Flight | undefined {
  return flights.findLast(
    (flight) =>
      flight.in === zone &&
      flight.to.seat === next.from.seat &&
      (flight.kind === next.kind || flight.kind === HIDDEN || next.kind === HIDDEN),
  );
}

/** Of cards that go the same way a few are enough for the eye. */
function alikeTogether(flights: Flight[]): Flight[] {
  const seen = new Map<string, number>();
  return flights.filter(({ kind, from, to }) => {
    const way = `${kind} ${spotKey(from)} ${spotKey(to)}`;
    const count = (seen.get(way) ?? 0) + 1;
    seen.set(way, count);
    return count <= MOST_ALIKE;
  });
}

export function spotKey({ zone, seat, kind }: Spot): string {
  return `${zone}:${seat}:${kind}`;
}

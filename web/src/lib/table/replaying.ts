// A replay as numbers: where its turns begin, how one goes from turn to turn, which address names a position, and what
// moves on a step. Pure functions; Retelling and the replay page use them.
import { plan, type Move } from '../motion/plan';
import { linkTo } from '../state/route.svelte';
import type { Eyes } from '../wire/api';
import type { ReplayStep } from '../wire/http';
import type { Catalogue, EventLine } from '../wire/types';

/** The first position of a turn; `seat` is -1 while everybody picks for a round. */
export interface Mark {
  at: number;
  seat: number;
  round: number;
}

const BEGINNINGS = ['turn', 'round'];
export const SPEEDS = [0.5, 1, 2, 4, 8];

/** Where turns begin. Of turns that nobody had to decide anything in, the last one counts. */
export function turnMarks(steps: readonly ReplayStep[]): Mark[] {
  return steps.flatMap(({ view, events = [] }, at) => {
    const begun = events.findLast(([what]) => BEGINNINGS.includes(what));
    if (begun) return [{ at, seat: begun[0] === 'turn' ? begun[1] : -1, round: Number(begun[3]) }];
    return at ? [] : [{ at, seat: view.turn, round: view.round }];
  });
}

/** The number of the turn that a position belongs to. */
export function turnAt(marks: readonly Mark[], at: number): number {
  return Math.max(0, marks.findLastIndex((mark) => mark.at <= at));
}

/** The beginning of this turn; where one is there already, of the turn before. */
export function turnBefore(marks: readonly Mark[], at: number): number {
  return marks.findLast((mark) => mark.at < at)?.at ?? 0;
}

/** The beginning of the next turn, or the last position. */
export function turnAfter(marks: readonly Mark[], at: number, last: number): number {
  return marks.find((mark) => mark.at > at)?.at ?? last;
}

/** The turn with the most answers, and how many. */
export function longestTurn(steps: readonly ReplayStep[]): { mark: Mark; answers: number } | null {
  const marks = turnMarks(steps);
  const last = steps.length - 1;
  const long = marks.map((mark) => ({ mark, answers: turnAfter(marks, mark.at, last) - mark.at }));
  return long.filter(({ mark }) => mark.seat >= 0).sort((one, other) => other.answers - one.answers)[0] ?? null;
}

/** All events, and how many of them had happened at each position. */
export function toldUntil(steps: readonly ReplayStep[]): { events: EventLine[]; until: number[] } {
  const events: EventLine[] = [];
  const until = steps.map((step) => {
    events.push(...(step.events ?? []));
    return events.length;
  });
  return { events, until };
}

/** A number within what there is; anything that is no number is the beginning. */
export function within(wanted: number, last: number): number {
  return Number.isFinite(wanted) ? Math.min(Math.max(Math.round(wanted), 0), last) : 0;
}

/** What the address of a replay says: a position, and through whose eyes, as far as it does. */
export interface Wanted {
  decision: number | null;
  eyes: Eyes | null;
}

export function wantedIn(query: URLSearchParams): Wanted {
  const [decision, eyes] = [query.get('d') ?? '', query.get('as') ?? ''];
  return {
    decision: /^\d{1,6}$/.test(decision) ? Number(decision) : null,
    eyes: eyes === 'open' ? 'open' : /^(-1|[0-5])$/.test(eyes) ? Number(eyes) : null,
  };
}

/** The address of a position. A record that somebody brought has no table, and so is found by nobody else. */
export function positionLink(table: string, invite: string, decision: number, eyes: Eyes): string {
  return `${linkTo('replay', ...[table, table && invite].filter(Boolean))}?d=${decision}&as=${eyes}`;
}

/** What moves from one position to the next or the one before; nothing over a longer way. */
export function movesBetween(steps: readonly ReplayStep[], from: number, to: number, catalogue: Catalogue): Move[] {
  if (Math.abs(from - to) !== 1) return [];
  const [before, after] = from < to ? [from, to] : [to, from];
  const moves = plan(steps[before].view, steps[after].view, steps[after].events ?? [], catalogue);
  return from < to ? moves : moves.map((move) => ({ ...move, from: move.to, to: move.from }));
}

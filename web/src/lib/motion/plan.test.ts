// The motion plan for typical decisions, with the events as the catalogue describes them.

import { describe, expect, it } from 'vitest';
import fixture from '../text/fixtures/spoken.json';
import type { Catalogue, EventLine, House, Scene, ViewOf } from '../wire/types';
import { MOST_ALIKE, MOST_CARDS, plan, planBetween } from './plan';
import type { Move } from './plan';

const catalogue = fixture.catalogue as unknown as Catalogue;

function scene(seat = 0, houses: House[] = [{}, {}]): Scene {
  return { seat, turn: 0, round: 1, phase: 'serving', houses };
}

/** Moves in short: kind, from, to. */
function short(moves: Move[]): string[] {
  const part = (mark: string, number: number) => (number < 0 ? '' : ` ${mark}${number}`);
  const spot = ({ zone, seat, kind }: Move['from']) => zone + part('', seat) + part('#', kind);
  return moves.map(({ kind, from, to }) => `${kind}: ${spot(from)} > ${spot(to)}`);
}

const planned = (events: EventLine[], before = scene(), after = scene(before.seat)) =>
  short(plan(before, after, events, catalogue));

describe('one card', () => {
  it.each<[string, EventLine, string]>([
    ['drawn', ['drew', 0, 30, 4, -1], '30: deck 0 > hand 0 #30'],
    ['drawn elsewhere', ['drew', 1, -1, 4, -1], '-1: deck 1 > hand 1'],
    ['served', ['served', 0, 3, 0, -1], '3: hand 0 #3 > played 0 #3'],
    ['served elsewhere', ['served', 1, 3, 0, -1], '3: hand 1 > played 1 #3'],
    ['chambered', ['chambered', 0, 14, 0, -1], '14: hand 0 #14 > quarters 0 #14'],
    ['employed', ['employed', 1, 6, 5, -1], '6: town #6 > discard 1'],
    ['taken', ['took', 0, 31, 0, -1], '31: town #31 > hand 0 #31'],
    ['discarded', ['discarded', 0, 30, 0, -1], '30: hand 0 #30 > discard 0'],
    ['dismissed in secret', ['hand_card_dismissed', 1, -1, 0, 0], '-1: hand 1 > discard 1'],
    ['put back in secret', ['put_back', 1, -1, 0, -1], '-1: hand 1 > deck 1'],
    ['given to me', ['gave', 1, 30, 0, 0], '30: hand 1 > hand 0 #30'],
    ['given between others', ['gave', 1, -1, 0, 2], '-1: hand 1 > hand 2'],
    ['arriving', ['private_arrived', 0, 20, 7, -1], '20: offer #20 > quarters 0 #20'],
    ['turned up', ['private_turned_up', -1, 22, 5, -1], '22: offer > offer #22'],
    ['sent elsewhere', ['sent_to_quarters', 0, 40, 0, 1], '40: played 0 #40 > quarters 1 #40'],
    ['a beer in secret', ['beer_taken', 1, -1, 0, -1], '-1: beers > beers 1'],
    ['prepared', ['prepared', 0, 90, 2, -1], '90: park #90 > quarters 0 #90'],
    ['picked', ['picked', 1, 80, 0, -1], '80: park #80 > quarters 1 #80'],
    ['lifted off a maid', ['event_returned', 1, 28, { card: 1, events: 1 }, -1], '28: quarters 1 #1 > town #28'],
    ['under a building', ['laid_under', 0, 6, { card: 60 }, -1], '6: hand 0 #6 > quarters 0 #60'],
  ])('is %s', (_, event, move) => {
    expect(planned([event])).toEqual([move]);
  });

  it('shows a spectator no hand', () => {
    expect(planned([['served', 0, 3, 0, -1]], scene(-1))).toEqual(['3: hand 0 > played 0 #3']);
  });

  it('does not move where nothing is drawn for it, or where only numbers change', () => {
    const events: EventLine[] = [
      ['removed', 0, 70, 0, -1],
      ['shuffled', 0, -1, 12, -1],
      ['love', 0, -1, 2, -1],
      ['phase', 0, -1, 'employ', -1],
      ['something new', 0, 3, 0, -1],
    ];
    expect(planned(events)).toEqual([]);
  });
});

describe('cards together', () => {
  it('travel in one piece through what they only pass', () => {
    const laid: EventLine[] = [
      ['event_sent', 1, 28, 0, 0],
      ['event_landed', 1, 28, { card: 1, events: 1 }, -1],
    ];
    expect(planned(laid)).toEqual(['28: town #28 > quarters 1 #1']);
    const found: EventLine[] = [
      ['set_aside', 1, -1, [1], -1],
      ['aside_discarded', 1, 6, 0, -1],
    ];
    expect(planned(found)).toEqual(['6: deck 1 > discard 1']);
  });

  it('start from the middle of the table where an earlier decision has left them', () => {
    expect(planned([['event_landed', 0, 29, { card: -1 }, -1]])).toEqual(['29: aside #29 > quarters 0 #29']);
  });

  it('that were played are swept away each from its place', () => {
    const before = scene(0, [{ played: [3, 30] }, {}]);
    const events: EventLine[] = [
      ['love_played', 0, 31, 2, -1],
      ['played_dismissed', 0, 31, 3, -1],
    ];
    expect(planned(events, before)).toEqual([
      '31: hand 0 #31 > discard 0',
      '3: played 0 #3 > discard 0',
      '30: played 0 #30 > discard 0',
    ]);
  });

  it('of one house are not taken for those of another', () => {
    const before = scene(0, [{}, { played: [31] }]);
    const events: EventLine[] = [
      ['love_played', 0, 31, 2, -1],
      ['played_dismissed', 1, 31, 1, -1],
    ];
    expect(planned(events, before)).toEqual(['31: hand 0 #31 > played 0 #31', '31: played 1 #31 > discard 1']);
  });

  it('do not come back among the played when they have left', () => {
    const before = scene(0, [{ played: [3, 40] }, {}]);
    const events: EventLine[] = [
      ['sent_to_quarters', 0, 40, 0, 1],
      ['played_dismissed', 0, 3, 1, -1],
    ];
    expect(planned(events, before)).toEqual(['40: played 0 #40 > quarters 1 #40', '3: played 0 #3 > discard 0']);
  });

  it('of one kind on one way are a few', () => {
    const drawn = Array.from({ length: 20 }, (): EventLine => ['drew', 1, -1, 4, -1]);
    expect(planned(drawn)).toHaveLength(MOST_ALIKE);
  });

  it('keep their order', () => {
    const moves = plan(scene(), scene(), [30, 31, 32].map((kind): EventLine => ['drew', 0, kind, 4, -1]), catalogue);
    expect(moves.map(({ kind, order }) => [kind, order])).toEqual([[30, 0], [31, 1], [32, 2]]);
  });

  it('stay where they are when they are too many', () => {
    const drawn = (count: number) => Array.from({ length: count }, (_, kind): EventLine => ['drew', 0, kind, 4, -1]);
    expect(planned(drawn(MOST_CARDS))).toHaveLength(MOST_CARDS);
    expect(planned(drawn(MOST_CARDS + 1))).toEqual([]);
  });
});

describe('between two views', () => {
  const view = (n: number, events: EventLine[] = [], seat = 0): ViewOf =>
    ({ type: 'view', rev: n, n, e: 0, view: scene(seat), events });
  const drew: EventLine[] = [['drew', 0, 30, 4, -1]];

  it('moves what one decision has moved', () => {
    expect(planBetween(view(1), view(2, drew), false, catalogue)).toHaveLength(1);
  });

  it.each<[string, ViewOf | null, ViewOf, boolean]>([
    ['at first', null, view(1, drew), false],
    ['after a gap', view(1), view(2, drew), true],
    ['over several decisions', view(1), view(3, drew), false],
    ['for a step back', view(2), view(1), false],
    ['when nothing was decided', view(2), view(2, drew), false],
    ['for other eyes', view(1), view(2, drew, 1), false],
  ])('moves nothing %s', (_, before, after, missed) => {
    expect(planBetween(before, after, missed, catalogue)).toEqual([]);
  });
});

it('knows a place for every zone that a card moves between', () => {
  const moving = catalogue.events.filter(
    ({ fields, leaves, reaches }) =>
      leaves && reaches && reaches !== 'removed' && fields?.some((field) => field.slot === 'card'),
  );
  const passed = (zone?: string) => zone === 'aside' || zone === 'moving';
  expect(moving.length).toBeGreaterThan(40);
  for (const { name, leaves, reaches } of moving) {
    const before = scene(0, [{ played: [3] }, {}]);
    const [move] = plan(before, before, [[name, 0, 3, 0, 1]], catalogue);
    expect(move, name).toBeDefined();
    expect(move.from.zone === 'aside', `${name} leaves ${leaves}`).toBe(passed(leaves));
    expect(move.to.zone === 'aside', `${name} reaches ${reaches}`).toBe(passed(reaches));
  }
});

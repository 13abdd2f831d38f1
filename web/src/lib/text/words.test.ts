// The words of the page are those of the server's text layer: whole games and every kind of event, line by line.

import { describe, expect, it } from 'vitest';
import type { Catalogue, Choice, EventLine, Piece, Scene } from '../wire/types';
import raw from './fixtures/spoken.json?raw';
import { plainText } from './phrase';
import { Words, concerns } from './words';

interface Told {
  name: string;
  place: string;
  viewer: number;
  told: number[];
  said: number[];
}

interface Spoken {
  catalogue: Catalogue;
  names: string[];
  views: Told[];
  events: EventLine[];
  lines: string[];
  options: { choice: Choice; said: string }[];
}

const SPOKEN = JSON.parse(raw) as Spoken;
const { catalogue, names } = SPOKEN;

const marked = (pieces: Piece[]): string =>
  pieces.map((piece) => (typeof piece === 'string' ? piece : `<${piece[1][0]}${piece[2]} ${piece[0]}>`)).join('');
const eventsOf = (view: Told): EventLine[] => view.told.map((number) => SPOKEN.events[number]);
const wordsFor = (view: Pick<Told, 'viewer' | 'place'>): Words => new Words(catalogue, names, view.viewer, view.place);
const kindOf = (name: string): number => catalogue.cards.findIndex((card) => card.name.startsWith(name));

const COLETTE = kindOf('Colette');
const NATSUMI = kindOf('Natsumi');
const LOVE = kindOf('1 Love');
const ILLNESS = kindOf('Illness');

describe('the log', () => {
  it.each(SPOKEN.views)('says of $name to $viewer what the text layer says', (view) => {
    const events = eventsOf(view);
    const lines = wordsFor(view).lines(events);
    expect(lines.map((line) => marked(line.pieces))).toEqual(view.said.map((number) => SPOKEN.lines[number]));
    expect(lines.every((line) => line.text === plainText(line.pieces))).toBe(true);
    for (const line of lines) {
      const told = events.slice(line.first, line.last + 1);
      expect(told.length).toBeGreaterThan(0);
      expect(told.every(([what, seat]) => what === line.what && seat === line.seat)).toBe(true);
    }
  });

  it('is held against every kind of event', () => {
    const told = new Set(SPOKEN.views.flatMap((view) => eventsOf(view).map(([what]) => what)));
    expect([...told].sort()).toEqual(catalogue.events.map((facts) => facts.name).sort());
    expect(told.size).toBeGreaterThanOrEqual(87);
  });

  it('is held against every box, for a seat and for somebody who watches', () => {
    const alone = SPOKEN.views.filter((view) => !view.name.includes('+') && view.name !== 'by hand');
    expect(new Set(alone.map((view) => view.name)).size).toBe(5);
    expect(new Set(SPOKEN.views.map((view) => view.viewer))).toEqual(new Set([0, -1]));
    expect(SPOKEN.views.filter((view) => view.name.includes('+')).length).toBe(4);
  });

  it('keeps quiet about kinds that it has never heard of', () => {
    const words = new Words(catalogue, names, 0, 'town');
    expect(words.lines([['from a newer table', 0, COLETTE, 1, -1]])).toEqual([]);
  });
});

describe('turns', () => {
  it.each(SPOKEN.views.filter((view) => view.name !== 'by hand'))('of $name hold the whole log once', (view) => {
    const events = eventsOf(view);
    const words = wordsFor(view);
    const turns = words.turns(events);
    const inTurns = turns.flatMap((turn) => turn.lines);
    expect(inTurns).toEqual(words.lines(events).filter((line) => line.what !== 'turn'));
    for (const turn of turns.filter(({ seat }) => seat >= 0)) {
      expect(events[turn.first].slice(0, 2)).toEqual(['turn', turn.seat]);
      expect(turn.round).toBe(events[turn.first][3]);
    }
  });

  it('are the same however the events came, and whatever was taken back in between', () => {
    for (const view of SPOKEN.views) {
      const events = eventsOf(view);
      const growing = wordsFor(view);
      const sizes = [0, 1, 40, 41, 300, 260, 7, 299, 500, 499, 0, events.length];
      for (const size of sizes) {
        const known = events.slice(0, size);
        expect(growing.turns(known)).toEqual(wordsFor(view).turns(known));
      }
    }
  });

  it('notice that an event was replaced by another', () => {
    const words = new Words(catalogue, names, 0, 'town');
    const start: EventLine[] = [['turn', 0, -1, 1, -1], ['served', 0, COLETTE, -1, -1]];
    expect(words.turns(start)[0].lines[0].text).toBe('you are served by Colette Framboise');
    const instead: EventLine[] = [start[0], ['served', 0, NATSUMI, -1, -1]];
    expect(words.turns(instead)[0].lines[0].text).toMatch('Natsumi');
    const other: EventLine[] = [['turn', 1, -1, 1, -1], instead[1]];
    expect(words.turns(other).map((turn) => turn.seat)).toEqual([1]);
  });

  it('notice that a turn did not end after all', () => {
    const words = new Words(catalogue, names, 0, 'town');
    const start: EventLine[] = [['turn', 0, -1, 1, -1], ['served', 0, COLETTE, -1, -1]];
    expect(words.turns([...start, ['turn', 1, -1, 1, -1]])).toHaveLength(2);
    const [turn, ...others] = words.turns([...start, ['served', 0, NATSUMI, -1, -1]]);
    expect(turn.lines).toHaveLength(2);
    expect(others).toEqual([]);
  });

  it('that are over stay the very same', () => {
    const view = SPOKEN.views[0];
    const events = eventsOf(view);
    const words = wordsFor(view);
    const before = words.turns(events.slice(0, 600));
    const after = words.turns(events.slice(0, 610));
    expect(before.length).toBeGreaterThan(5);
    expect(after.slice(0, before.length - 1).every((turn, number) => turn === before[number])).toBe(true);
  });

  it('are quick to go on in a game of 6,000 events', () => {
    const view = SPOKEN.views[0];
    const once = eventsOf(view);
    const events = Array.from({ length: 6000 }, (_, number) => once[number % once.length]);
    const words = wordsFor(view);
    words.turns(events.slice(0, 5900));
    const took: number[] = [];
    for (let size = 5901; size <= 6000; size++) {
      const began = performance.now();
      words.turns(events.slice(0, size));
      took.push(performance.now() - began);
    }
    took.sort((a, b) => a - b);
    expect(took[50]).toBeLessThan(5);
  });

  it('have headings', () => {
    const words = new Words(catalogue, names, 0, 'park');
    const events: EventLine[] = [
      ['drew', 0, -1, 4, -1],
      ['round', 1, -1, 3, -1],
      ['turn', 1, -1, 3, -1],
      ['turn', 0, -1, 3, -1],
    ];
    const headings = words.turns(events).map((turn) => marked(words.heading(turn)));
    expect(headings).toEqual(['Before the first turn', 'Round 3', 'Round 3 · <s1 ben>', 'Round 3 · <s0 you>']);
  });
});

describe('since my turn', () => {
  const events: EventLine[] = [
    ['turn', 1, -1, 1, -1],
    ['employed', 1, COLETTE, 3, -1],
    ['turn', 0, -1, 1, -1],
    ['love_spent', 0, -1, 9, -1],
    ['turn', 1, -1, 2, -1],
    ['served', 1, NATSUMI, -1, -1],
    ['served', 1, COLETTE, -1, -1],
    ['served', 1, NATSUMI, -1, -1],
    ['chambered', 1, COLETTE, -1, -1],
    ['love_played', 1, LOVE, 1, -1],
    ['love_spent', 1, -1, 3, -1],
    ['employed', 1, NATSUMI, 3, -1],
    ['love_spent', 1, -1, 2, -1],
    ['employed', 1, NATSUMI, 2, -1],
    ['event_sent', 0, ILLNESS, -1, 1],
    ['event_landed', 0, ILLNESS, { card: COLETTE }, -1],
    ['turn', 2, -1, 2, -1],
    ['beer_taken', 2, -1, 0, -1],
    ['turn', 0, -1, 2, -1],
    ['served', 0, NATSUMI, -1, -1],
  ];

  it('has a row for every turn of others since the last own one', () => {
    const rows = new Words(catalogue, names, 0, 'town').since(events);
    expect(rows.map(({ seat, round }) => [seat, round])).toEqual([[1, 2], [2, 2]]);
    expect(rows[0].served).toEqual([[NATSUMI, 2], [COLETTE, 1]]);
    expect(rows[0].love).toBe(5);
    expect(rows[0].came).toEqual([[NATSUMI, 2]]);
    expect(rows[0].changes.map((line) => line.text)).toEqual([
      'ben makes Colette Framboise a chambermaid',
      'ben sends Illness to you',
      'Illness comes to lie on your Colette Framboise',
    ]);
    expect(rows[1]).toEqual({ seat: 2, round: 2, served: [], love: 0, came: [[-1, 1]], changes: [] });
  });

  it('counts as coming what came from the table to the house of that turn, and nothing that only moved', () => {
    const turn: EventLine[] = [
      ['turn', 1, -1, 1, -1],
      ['took', 1, COLETTE, -1, -1],
      ['took', 2, NATSUMI, -1, -1],
      ['set_aside', 1, NATSUMI, [], -1],
      ['aside_to_hand', 1, NATSUMI, -1, -1],
      ['event_landed', 1, ILLNESS, -1, -1],
      ['chambered', 1, NATSUMI, -1, -1],
    ];
    expect(new Words(catalogue, names, 0, 'town').since(turn)[0].came).toEqual([[COLETTE, 1]]);
  });

  it('goes on while others play', () => {
    const words = new Words(catalogue, names, 0, 'town');
    expect(words.since(events.slice(0, 6)).map((row) => row.served)).toEqual([[[NATSUMI, 1]]]);
    expect(words.since(events.slice(0, 2)).map((row) => row.came)).toEqual([[[COLETTE, 1]]]);
    expect(words.since([])).toEqual([]);
  });

  it('tells somebody who watches the last turn of everybody', () => {
    const rows = new Words(catalogue, names, -1, 'town').since(events);
    expect(rows.map(({ seat }) => seat)).toEqual([1, 2, 0]);
    expect(rows[0].changes.map((line) => line.text)).toEqual(['ben makes Colette Framboise a chambermaid']);
  });

  it('tells with the view which pile ran out, and in whose turn', () => {
    const scene = { shop: [[NATSUMI, 0, 5], [COLETTE, 3, 2], [LOVE, 0, 1]] } as unknown as Scene;
    const rows = new Words(catalogue, names, 0, 'town').since(events, scene);
    expect(rows[0].changes.map((line) => line.text)).toContain('Natsumi Fujikawa has run out');
    expect(rows.flatMap((row) => row.changes).filter((line) => line.what === 'pile_empty')).toHaveLength(1);
  });

  it('never tells more than the log did, nor of own turns', () => {
    for (const view of SPOKEN.views.filter(({ name, viewer }) => name !== 'by hand' && viewer === 0)) {
      const words = wordsFor(view);
      const known = eventsOf(view);
      for (let size = 50; size < known.length; size += 100) {
        const said = new Set(words.lines(known.slice(0, size)).map((line) => line.text));
        const rows = words.since(known.slice(0, size));
        expect(rows.every((row) => row.seat > 0)).toBe(true);
        expect(rows.flatMap((row) => row.changes).every((line) => said.has(line.text))).toBe(true);
      }
    }
  });
});

describe('options', () => {
  it.each(SPOKEN.options)('$choice.words is said as the text layer says it', ({ choice, said }) => {
    expect(marked(new Words(catalogue, names, 0, 'town').option(choice))).toBe(said);
  });

  it('are held against every verb', () => {
    const said = new Set(SPOKEN.options.map(({ choice }) => choice.verb));
    expect(said).toEqual(new Set(catalogue.verbs.map(({ name }) => name)));
  });

  it('are said in the words of the notation where nobody brought other ones', () => {
    const words = new Words(catalogue, names, 0, 'town');
    const choice: Choice = { verb: 'from a newer table', words: 'hang up Natsumi', card: NATSUMI };
    expect(words.option(choice)).toEqual(['Hang up Natsumi']);
    expect(words.short(choice)).toBe('Hang up Natsumi');
  });

  it('are short on the face of a card', () => {
    const words = new Words(catalogue, names, 0, 'town');
    const short = (verb: string, parts: Partial<Choice> = {}): string =>
      words.short({ verb, words: '', card: NATSUMI, ...parts });
    expect(['serve', 'chamber', 'discard', 'put back'].map((verb) => short(verb))).toEqual([
      'Serve',
      'Chamber',
      'Discard',
      'Put back',
    ]);
    expect(short('put on', { seat: 0, entry: { card: COLETTE } })).toBe('Put on');
    expect(short('name', { number: 4 })).toBe('4');
    expect(short('end turn')).toBe('End turn');
  });
});

it('a line knows whom it concerns', () => {
  const words = new Words(catalogue, names, 0, 'town');
  const [line] = words.lines([['gave', 1, COLETTE, -1, 2]]);
  expect([0, 1, 2].map((seat) => concerns(line, seat))).toEqual([false, true, true]);
});

// What a screen reader hears: the right sentences, one at a time, and nothing behind a curtain.

import { describe, expect, it } from 'vitest';
import type { Ask, CardFacts, Catalogue, Choice, EventLine } from '../wire/types';
import raw from './fixtures/spoken.json?raw';
import {
  SILENCE,
  advance,
  announce,
  cardSpoken,
  newsSpoken,
  nextTime,
  questionSpoken,
  sinceSpoken,
  withCurtain,
  type Narration,
  type Region,
} from './narration';
import { Words } from './words';

const { catalogue, names } = JSON.parse(raw) as { catalogue: Catalogue; names: string[] };
const kindOf = (name: string): number => catalogue.cards.findIndex((card) => card.name.startsWith(name));
const NATSUMI = kindOf('Natsumi');
const COLETTE = kindOf('Colette');
const LOVE = kindOf('1 Love');
const ILLNESS = kindOf('Illness');
const WORDS = new Words(catalogue, names, 0, 'town');

/** A clock of its own: lets time pass as a page would, looking whenever the queue asks for it. */
function recorder() {
  let now = 1000;
  let narration: Narration = SILENCE;
  const heard: [number, Region, string][] = [];
  const look = (): void => {
    const before = narration.holds;
    narration = advance(narration, now);
    for (const region of ['question', 'news', 'alarm'] as const) {
      if (narration.holds[region] !== before[region]) heard.push([now - 1000, region, narration.holds[region]]);
    }
  };
  return {
    heard,
    say: (region: Region, words: string): void => {
      narration = announce(narration, region, words);
    },
    curtain: (down: boolean): void => {
      narration = withCurtain(narration, down);
      if (down) expect(narration.holds).toEqual({ question: '', news: '', alarm: '' });
    },
    pass: (ms: number): void => {
      const end = now + ms;
      look();
      for (let next = nextTime(narration); next <= end; next = nextTime(narration)) {
        now = Math.max(now, next);
        look();
      }
      now = end;
    },
    isDone: (): boolean => nextTime(narration) === Infinity,
  };
}

describe('the queue', () => {
  it('says one thing at a time, 600 ms apart, and empties a region after 3 s', () => {
    const table = recorder();
    table.say('news', 'Ben employs Natsumi.');
    table.say('news', 'Cleo builds.');
    table.say('question', 'Who serves you?');
    table.pass(10_000);
    expect(table.heard).toEqual([
      [0, 'news', 'Ben employs Natsumi.'],
      [600, 'news', 'Cleo builds.'],
      [1200, 'question', 'Who serves you?'],
      [3600, 'news', ''],
      [4200, 'question', ''],
    ]);
    expect(table.isDone()).toBe(true);
  });

  it('says an alarm before all that waits, and alarms in their order', () => {
    const table = recorder();
    table.say('news', 'one');
    table.say('question', 'two');
    table.say('alarm', 'first');
    table.say('alarm', 'second');
    table.pass(2000);
    expect(table.heard.map(([, , words]) => words)).toEqual(['first', 'second', 'one', 'two']);
  });

  it('keeps its distance from what was said before', () => {
    const table = recorder();
    table.say('news', 'one');
    table.pass(200);
    table.say('alarm', 'two');
    table.pass(1000);
    table.say('news', 'three');
    table.pass(10);
    expect(table.heard).toEqual([
      [0, 'news', 'one'],
      [600, 'alarm', 'two'],
      [1200, 'news', 'three'],
    ]);
  });

  it('drops a question that was answered before it could be said', () => {
    const table = recorder();
    table.say('news', 'one');
    table.say('question', 'old');
    table.say('question', 'new');
    table.pass(2000);
    expect(table.heard.map(([, , words]) => words)).toEqual(['one', 'new']);
  });

  it('says the same words again with a no-break space, and the third time without', () => {
    const table = recorder();
    for (const gap of [700, 4000, 700]) {
      table.say('alarm', 'It is your turn.');
      table.pass(gap);
    }
    const said = table.heard.map(([, , words]) => words).filter(Boolean);
    expect(said).toEqual(['It is your turn.', 'It is your turn.\u00a0', 'It is your turn.']);
  });

  it('says nothing while a curtain is down, and nothing later that was meant for the one before', () => {
    const table = recorder();
    table.say('question', 'You see Natsumi.');
    table.pass(100);
    table.say('news', 'You draw Colette.');
    table.curtain(true);
    table.say('question', 'Who serves you?');
    table.pass(5000);
    expect(table.heard.map(([, , words]) => words)).toEqual(['You see Natsumi.']);
    expect(table.isDone()).toBe(true);
    table.curtain(false);
    table.pass(100);
    expect(table.heard.at(-1)).toEqual([5100, 'question', 'Who serves you?']);
  });

  it('has nothing to say about nothing', () => {
    expect(announce(SILENCE, 'news', '')).toBe(SILENCE);
    expect(nextTime(SILENCE)).toBe(Infinity);
  });
});

describe('sentences', () => {
  const events: EventLine[] = [
    ['turn', 0, -1, 1, -1],
    ['employed', 0, COLETTE, 3, -1],
    ['turn', 1, -1, 1, -1],
    ['served', 1, NATSUMI, -1, -1],
    ['drew', 1, -1, 4, -1],
    ['served', 1, COLETTE, -1, -1],
    ['love_played', 1, LOVE, 1, -1],
    ['employed', 1, NATSUMI, 5, -1],
    ['event_sent', 0, ILLNESS, -1, 1],
    ['event_landed', 0, ILLNESS, { card: COLETTE }, -1],
    ['turn', 2, -1, 1, -1],
    ['drew', 2, -1, 4, -1],
    ['turn', 0, -1, 2, -1],
  ];
  const BEN =
    'ben is served by Natsumi Fujikawa and Colette Framboise, employs Natsumi Fujikawa for 5 Love, ' +
    'and sends Illness to you; Illness comes to lie on your Colette Framboise.';

  it('tell each turn of others once, when it is over', () => {
    expect(newsSpoken(WORDS, events, 0)).toEqual([BEN, 'Cleo ends the turn.']);
    expect(newsSpoken(WORDS, events, 10)).toEqual([BEN, 'Cleo ends the turn.']);
    expect(newsSpoken(WORDS, events, 11)).toEqual(['Cleo ends the turn.']);
    expect(newsSpoken(WORDS, events, 13)).toEqual([]);
    expect(newsSpoken(WORDS, events.slice(0, 9), 0)).toEqual([]);
  });

  it('tell the last turn at the end of the game, and who picked whom in the Park', () => {
    const over: EventLine[] = [['turn', 1, -1, 9, -1], ['employed', 1, COLETTE, 3, -1], ['over', -1, -1, 'piles', -1]];
    const last = newsSpoken(new Words(catalogue, names, 0, 'town'), over, 0);
    expect(last).toEqual(['ben employs Colette Framboise for 3 Love.']);
    const park: EventLine[] = [['round', 0, -1, 1, -1], ['picked', 1, COLETTE, -1, -1], ['turn', 0, -1, 1, -1]];
    const said = newsSpoken(new Words(catalogue, names, 0, 'park'), park, 0);
    expect(said).toEqual(['ben picks Colette Framboise.']);
  });

  it('tell what happened since the own turn', () => {
    expect(sinceSpoken(WORDS, events)).toBe(`${BEN} Cleo ends the turn.`);
    expect(sinceSpoken(WORDS, events.slice(0, 1))).toBe('Nothing happened since your last turn.');
  });

  it('ask the question with the number of its options', () => {
    const option: Choice = { verb: 'pass', words: 'pass' };
    const prompt: Ask['prompt'] = ['Employ Phase: ', ['Natsumi', 'card', NATSUMI], '?'];
    const ask: Ask = { what: 'employ', prompt, options: [option, option] };
    expect(questionSpoken(ask)).toBe('Employ Phase: Natsumi? 2 options.');
    expect(questionSpoken({ ...ask, options: [option] })).toBe('Employ Phase: Natsumi? 1 option.');
  });

  it('say what a card is, what it costs, how many are left, and what can be done', () => {
    const natsumi: CardFacts = { ...catalogue.cards[NATSUMI], short: 'Natsumi' };
    const love: CardFacts = { ...catalogue.cards[LOVE], short: '1 Love' };
    const choice = (verb: string, card = NATSUMI): Choice => ({ verb, words: '', card });
    expect(cardSpoken(WORDS, natsumi, { price: 5, left: 8, choices: [choice('employ')] })).toBe(
      'Natsumi, general maid, costs 5, 8 left. Employ her.',
    );
    expect(cardSpoken(WORDS, natsumi, { choices: [choice('serve'), choice('chamber')] })).toBe(
      'Natsumi, general maid. Serve or chamber her.',
    );
    expect(cardSpoken(WORDS, love, { copies: 3, choices: [choice('play', LOVE)] })).toBe('1 Love, 3 of them. Play it.');
    expect(cardSpoken(WORDS, natsumi, { choices: [choice('put back')] })).toBe(
      'Natsumi, general maid. Put back Natsumi Fujikawa.',
    );
    expect(cardSpoken(WORDS, natsumi, { visible: 'Nat', lying: { card: NATSUMI, events: 1 } })).toBe(
      'Nat, general maid, ill.',
    );
    expect(cardSpoken(WORDS, love, { choices: [choice('beer', LOVE)] })).toBe('1 Love. Beer 1 Love.');
  });

});

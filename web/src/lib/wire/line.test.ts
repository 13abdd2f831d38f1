// Everything that docs/protocol.md says a client does, with a server that loses, doubles and reorders, and a clock of
// our own.

import { describe, expect, it } from 'vitest';
import { Refused } from './api';
import { FakeClock, FakeSocket, event, seats, settled, view, welcome } from './fakes';
import { PING, RESEND, TRIES, TableLine, folded, newId, waitBefore, withTalk } from './line';
import type { LineOptions, TableState } from './line';
import type { FromServer, Refusal, Talk } from './types';

interface Table {
  line: TableLine;
  clock: FakeClock;
  sockets: FakeSocket[];
  tickets: number;
  states: TableState[];
  socket: FakeSocket;
}

function table(more: Partial<LineOptions> = {}): Table {
  const clock = new FakeClock();
  const made: Table = {
    clock,
    sockets: [],
    tickets: 0,
    states: [],
    get socket() {
      return made.sockets[made.sockets.length - 1];
    },
    line: new TableLine({
      table: 'T',
      clock,
      chance: () => 0.5,
      ticket: () => {
        made.tickets += 1;
        return Promise.resolve(`ticket ${made.tickets}`);
      },
      socket: () => {
        made.sockets.push(new FakeSocket());
        return made.socket;
      },
      changed: (state) => made.states.push(state),
      ...more,
    }),
  };
  return made;
}

/** A table whose line is open and whose cards are dealt: revision 3, two events. */
async function playing(more: Partial<LineOptions> = {}, first: FromServer = view(3, 2, [event(0), event(1)])) {
  const made = table(more);
  made.line.start();
  await settled();
  made.socket.opens();
  made.socket.says(welcome(3));
  made.socket.says(seats(3));
  made.socket.says(first);
  return made;
}

/** The line is there again after a loss. */
async function comesBack(made: Table, rev = 3): Promise<void> {
  await made.clock.pass(10_000);
  made.socket.opens();
  made.socket.says(welcome(rev));
}

const refusal = (id: unknown, code: string): Refusal => {
  return { type: 'refused', id: String(id), code, words: code, rev: 3 };
};

const said = (number: number): Talk => ({ type: 'said', number, name: 'A', person: 'p', text: `${number}`, at: 0 });

/** What became of something, as far as it has: null before. */
function watched<T>(promise: Promise<T>): { now: T | null } {
  const seen: { now: T | null } = { now: null };
  void promise.then((value) => (seen.now = value));
  return seen;
}

describe('coming in', () => {
  it('fetches a ticket, opens the socket, and says hello with nothing that it does not have', async () => {
    const made = table();
    made.line.start();
    expect(made.line.state.line).toBe('connecting');
    await settled();
    made.socket.opens();
    expect(made.socket.sent).toEqual([{ type: 'hello', ticket: 'ticket 1' }]);
    made.socket.says(welcome(3));
    expect(made.line.state.line).toBe('open');
  });

  it('names the seat that it wants to look through', async () => {
    const made = table({ seat: 1 });
    made.line.start();
    await settled();
    made.socket.opens();
    expect(made.socket.sent[0]).toMatchObject({ seat: 1 });
  });

  it('stays as it is when a seat is not ours any more, and comes without naming one', async () => {
    const made = table({ seat: 1 });
    made.line.start();
    await settled();
    made.socket.opens();
    made.socket.says(refusal('', 'not-yours'));
    await settled();
    made.socket.opens();
    expect(made.sockets).toHaveLength(2);
    expect(made.socket.sent[0]).toEqual({ type: 'hello', ticket: 'ticket 2' });
  });

  it.each(['no-such-table', 'closed', 'not-yours', 'malformed'])('gives up when it is refused as %s', async (code) => {
    const made = table();
    made.line.start();
    await settled();
    made.socket.opens();
    made.socket.says(refusal('', code));
    made.socket.breaks(1008);
    await made.clock.pass(120_000);
    expect(made.line.state).toMatchObject({ line: 'closed', reason: code, refusal: { words: code } });
    expect(made.tickets).toBe(1);
    expect(made.clock.waiting).toBe(0);
  });

  it.each(['busy', 'bad-ticket', 'too-fast'])('tries again when it is refused as %s', async (code) => {
    const made = table();
    made.line.start();
    await settled();
    made.socket.opens();
    made.socket.says(refusal('', code));
    expect(made.line.state).toMatchObject({ line: 'lost', reason: code, again: TRIES[0] });
    await made.clock.pass(TRIES[0]);
    expect(made.tickets).toBe(2);
  });

  it('gives up when there is no ticket for it, and tries again when there is no network', async () => {
    const answers = [new Refused('offline'), new Error('odd'), new Refused('not-signed-in', 'sign in first')];
    const made = table({ ticket: () => Promise.reject(answers.shift()) });
    made.line.start();
    await settled();
    expect(made.line.state).toMatchObject({ line: 'lost', reason: 'offline' });
    await made.clock.pass(TRIES[0]);
    expect(made.line.state.line).toBe('lost');
    await made.clock.pass(TRIES[1]);
    expect(made.line.state).toMatchObject({ line: 'closed', reason: 'not-signed-in' });
    expect(made.line.state.refusal?.words).toBe('sign in first');
  });

  it('does not wait for ever for a ticket, a socket or a welcome', async () => {
    const made = table({ ticket: () => new Promise(() => {}) });
    made.line.start();
    await made.clock.pass(10_000);
    expect(made.line.state.line).toBe('lost');
    const other = table();
    other.line.start();
    await settled();
    other.socket.opens();
    await other.clock.pass(10_000);
    expect(other.socket.hungUp).toBe(true);
    expect(other.line.state.line).toBe('lost');
  });

  it('speaks one protocol alone', async () => {
    const made = table();
    made.line.start();
    await settled();
    made.socket.opens();
    made.socket.says(welcome(3, { protocol: 2 }));
    expect(made.line.state).toMatchObject({ line: 'closed', reason: 'protocol' });
  });
});

describe('showing', () => {
  it('shows the last view, never an older one, and the same one twice as once', async () => {
    const made = await playing();
    made.socket.says(view(4, 3, [event(2)]));
    made.socket.says(view(4, 3, [event(2)]));
    expect(made.line.state.events).toEqual([event(0), event(1), event(2)]);
    made.socket.says(view(3, 2));
    expect(made.line.state.view?.rev).toBe(4);
    expect(made.line.state.events).toHaveLength(3);
  });

  it('drops what an undo has taken back', async () => {
    const made = await playing();
    made.socket.says(view(4, 4, [event(2), event(3)]));
    made.socket.says(view(5, 2));
    expect(made.line.state.events).toEqual([event(0), event(1)]);
    made.socket.says(view(6, 3, [event(9)]));
    expect(made.line.state.events).toEqual([event(0), event(1), event(9)]);
    expect(made.line.state.missed).toBe(false);
  });

  it('asks for everything when events are missing in between, once, and moves nothing', async () => {
    const made = await playing();
    made.socket.says(view(5, 5, [event(4)]));
    expect(made.line.state).toMatchObject({ missed: true, view: { rev: 5 } });
    expect(made.line.state.events).toEqual([event(0), event(1)]);
    made.socket.says(view(6, 6, [event(5)]));
    expect(made.socket.of('look')).toEqual([{ type: 'look', id: expect.any(String), seat: 0 }]);
    const all = [0, 1, 2, 3, 4, 5].map(event);
    made.socket.says(welcome(6));
    made.socket.says(view(6, 6, all));
    expect(made.line.state.events).toEqual(all);
  });

  it('says of a view whether it follows the one before', async () => {
    const made = await playing();
    expect(made.line.state.missed).toBe(true);
    made.socket.says(view(4, 3, [event(2)]));
    expect(made.line.state.missed).toBe(false);
    made.socket.says(view(6, 4, [event(3)]));
    expect(made.line.state.missed).toBe(true);
  });

  it('replaces its states and never changes one', async () => {
    const made = await playing();
    const before = made.line.state;
    const copy = structuredClone(before);
    made.socket.says(view(4, 3, [event(2)]));
    made.socket.says(said(1));
    expect(made.line.state).not.toBe(before);
    expect(before).toEqual(copy);
  });

  it('keeps clocks with their time, the end, and a later hello', async () => {
    const made = await playing();
    await made.clock.pass(500);
    made.socket.says({ type: 'clock', rev: 3, left: [1, 2], runs: 0, increment: 0 });
    made.socket.says({ type: 'over', rev: 3 } as FromServer);
    made.socket.says(welcome(3, { host: false, yours: [0, 1] }));
    expect(made.line.state).toMatchObject({ clockAt: 500, clock: { runs: 0 }, welcome: { host: false } });
    made.socket.says(view(4, 3, [event(2)]));
    expect(made.line.state.over).not.toBeNull();
  });

  it('knows what was said once, in order, also when it is told again', () => {
    const talk = [3, 1, 2, 3].map(said).reduce(withTalk, [] as Talk[]);
    expect(talk.map((line) => line.number)).toEqual([1, 2, 3]);
  });

  it('does not mind messages that it does not know', async () => {
    const made = await playing();
    made.socket.says({ type: 'news', id: 'x' } as unknown as FromServer);
    expect(made.line.state.line).toBe('open');
  });
});

describe('commands', () => {
  it('have an id of 128 bits, and the revision that is shown', async () => {
    const made = await playing();
    const reply = watched(made.line.send({ type: 'answer', option: 2, words: 'end turn' }));
    const [answer] = made.socket.of('answer');
    expect(answer).toEqual({ type: 'answer', id: expect.any(String), rev: 3, option: 2, words: 'end turn' });
    expect(answer.id).toMatch(/^[0-9a-f]{32}$/);
    expect(made.line.state.sending).toEqual(['answer']);
    made.socket.says({ type: 'done', id: String(answer.id), rev: 4 });
    await settled();
    expect(reply.now).toMatchObject({ type: 'done', rev: 4 });
    expect(made.line.state.sending).toEqual([]);
    expect(new Set(Array.from({ length: 100 }, newId)).size).toBe(100);
  });

  it('name no revision where they are not about the game, and the newest before the cards are dealt', async () => {
    const made = table();
    made.line.start();
    await settled();
    made.socket.opens();
    made.socket.says(welcome(1));
    made.socket.says(seats(2, 'open'));
    void made.line.send({ type: 'say', text: 'hello' });
    void made.line.send({ type: 'look', seat: 0 });
    void made.line.send({ type: 'begin' });
    expect(made.socket.sent.slice(1).map((one) => one.rev)).toEqual([undefined, undefined, 2]);
  });

  it('are said again with the same id and content until they are answered', async () => {
    const made = await playing();
    void made.line.send({ type: 'answer', option: 0 });
    await made.clock.pass(RESEND - 1);
    expect(made.socket.of('answer')).toHaveLength(1);
    expect(made.line.state.slow).toBe(false);
    await made.clock.pass(1);
    made.socket.says(view(4, 3, [event(2)]));
    await made.clock.pass(RESEND);
    const [first, second, third] = made.socket.of('answer');
    expect(second).toEqual(first);
    expect(third).toEqual(first);
    expect(made.line.state.slow).toBe(true);
    made.socket.says({ type: 'done', id: String(first.id), rev: 4 });
    expect(made.line.state.slow).toBe(false);
    made.socket.says({ type: 'done', id: String(first.id), rev: 4 });
    await made.clock.pass(RESEND);
    expect(made.socket.of('answer')).toHaveLength(3);
  });

  it('are said again on the next line, if they were not answered on this one', async () => {
    const made = await playing();
    const reply = watched(made.line.send({ type: 'answer', option: 0 }));
    const [first] = made.socket.of('answer');
    made.socket.breaks();
    expect(made.line.state).toMatchObject({ line: 'lost', sending: ['answer'] });
    await comesBack(made, 4);
    expect(made.socket.of('answer')).toEqual([first]);
    made.socket.says({ type: 'done', id: String(first.id), rev: 4 });
    await settled();
    expect(reply.now).toMatchObject({ rev: 4 });
  });

  it('wait for the line where there is none', async () => {
    const made = await playing();
    made.socket.breaks();
    void made.line.send({ type: 'say', text: 'still here' });
    void made.line.send({ type: 'pause' });
    await made.clock.pass(TRIES[0]);
    made.socket.breaks();
    await comesBack(made);
    expect(made.socket.sent.map((one) => one.type)).toEqual(['hello', 'say', 'pause']);
  });

  it('of talk are never said twice', async () => {
    const made = await playing();
    const reply = watched(made.line.send({ type: 'say', text: 'hello' }));
    await made.clock.pass(3 * RESEND);
    expect(made.socket.of('say')).toHaveLength(1);
    made.socket.breaks();
    await comesBack(made);
    expect(made.socket.of('say')).toHaveLength(0);
    expect(reply.now).toMatchObject({ type: 'refused', code: 'offline' });
  });

  it('for a hint wait until somebody has thought, and the hint goes when the table moves on', async () => {
    const made = await playing();
    const reply = watched(made.line.send({ type: 'hint', seconds: 5 }));
    await made.clock.pass(5_000);
    const asked = made.socket.of('hint');
    expect(asked).toHaveLength(1);
    expect(made.line.state.slow).toBe(false);
    made.socket.says({ type: 'hint', id: String(asked[0].id), rev: 3, lines: [] });
    await settled();
    expect(reply.now?.type).toBe('hint');
    expect(made.line.state.hint).not.toBeNull();
    made.socket.says(view(3, 2));
    expect(made.line.state.hint).not.toBeNull();
    made.socket.says(view(4, 2));
    expect(made.line.state.hint).toBeNull();
  });

  it('for a hint show the first one while a better one follows', async () => {
    const made = await playing();
    const reply = watched(made.line.send({ type: 'hint', seconds: 5 }));
    const id = String(made.socket.of('hint')[0].id);
    made.socket.says({ type: 'hint', id, rev: 3, lines: [], more: true });
    await settled();
    expect(made.line.state.hint?.more).toBe(true);
    expect(reply.now).toBeNull();
    made.socket.says({ type: 'hint', id, rev: 3, lines: [] });
    await settled();
    expect(reply.now?.type).toBe('hint');
    expect(made.line.state.hint?.more).toBeUndefined();
  });

  it('are answered at once where there is no table any more', async () => {
    const made = await playing();
    const waiting = watched(made.line.send({ type: 'undo' }));
    made.line.stop();
    await settled();
    expect(waiting.now).toMatchObject({ type: 'refused', code: 'offline' });
    expect(await made.line.send({ type: 'undo' })).toMatchObject({ code: 'offline' });
    expect(made.clock.waiting).toBe(0);
  });
});

describe('after a refusal', () => {
  it('as stale it is the caller who decides again, with the view that follows', async () => {
    const made = await playing();
    const reply = watched(made.line.send({ type: 'answer', option: 0 }));
    made.socket.says(refusal(made.socket.of('answer')[0].id, 'stale'));
    made.socket.says(view(4, 3, [event(2)]));
    await made.clock.pass(RESEND);
    expect(reply.now).toMatchObject({ code: 'stale' });
    expect(made.socket.of('answer')).toHaveLength(1);
    expect(made.line.state).toMatchObject({ refusal: { code: 'stale' }, view: { rev: 4 } });
    void made.line.send({ type: 'answer', option: 0 });
    const [first, second] = made.socket.of('answer');
    expect(second.id).not.toBe(first.id);
    expect(second.rev).toBe(4);
    expect(made.line.state.refusal).toBeNull();
  });

  it('as busy it says the same again after a moment', async () => {
    const made = await playing();
    const reply = watched(made.line.send({ type: 'answer', option: 0 }));
    const [first] = made.socket.of('answer');
    made.socket.says(refusal(first.id, 'busy'));
    await made.clock.pass(1_000);
    expect(made.socket.of('answer')).toEqual([first, first]);
    expect(reply.now).toBeNull();
  });

  it('as too fast it waits a second; what cannot be said again is left to the player', async () => {
    const made = await playing();
    const answer = watched(made.line.send({ type: 'answer', option: 0 }));
    const talk = watched(made.line.send({ type: 'say', text: 'hello' }));
    made.socket.says(refusal('', 'too-fast'));
    await made.clock.pass(999);
    expect(made.socket.of('answer')).toHaveLength(1);
    await made.clock.pass(1);
    expect(made.socket.of('answer')).toHaveLength(2);
    expect(answer.now).toBeNull();
    expect(talk.now).toMatchObject({ code: 'too-fast' });
    expect(made.socket.of('say')).toHaveLength(1);
  });

  it.each(['malformed', 'too-long'])('without an id as %s the oldest command is not said again', async (code) => {
    const made = await playing();
    const first = watched(made.line.send({ type: 'say', text: 'long' }));
    const second = watched(made.line.send({ type: 'undo' }));
    made.socket.says(refusal('', code));
    await settled();
    expect(first.now).toMatchObject({ code });
    expect(second.now).toBeNull();
  });

  it('otherwise nothing is said again', async () => {
    const made = await playing();
    const reply = watched(made.line.send({ type: 'undo' }));
    made.socket.says(refusal(made.socket.of('undo')[0].id, 'nothing-to-undo'));
    await made.clock.pass(RESEND);
    expect(reply.now).toMatchObject({ code: 'nothing-to-undo' });
    expect(made.socket.of('undo')).toHaveLength(1);
    made.socket.says(refusal('elsewhere', 'stale'));
    expect(made.line.state.refusal?.code).toBe('nothing-to-undo');
  });
});

describe('losing the line', () => {
  it('comes back with a new ticket, and says what it has', async () => {
    const made = await playing();
    made.socket.breaks();
    expect(made.line.state).toMatchObject({ line: 'lost', again: TRIES[0], view: { rev: 3 } });
    await made.clock.pass(TRIES[0]);
    made.socket.opens();
    expect(made.socket.sent).toEqual([{ type: 'hello', ticket: 'ticket 2', rev: 3, e: 2, seat: 0 }]);
    expect(made.line.state.line).toBe('lost');
    made.socket.says(welcome(5));
    made.socket.says(view(5, 4, [event(2), event(3)]));
    expect(made.line.state).toMatchObject({ line: 'open', missed: true, again: 0, reason: '' });
    expect(made.line.state.events).toEqual([0, 1, 2, 3].map(event));
  });

  it('misses nothing where nothing has happened', async () => {
    const made = await playing();
    made.socket.breaks();
    await comesBack(made, 3);
    made.socket.says(view(3, 2));
    expect(made.line.state.missed).toBe(false);
  });

  it('misses an undo as well', async () => {
    const made = await playing();
    made.socket.breaks();
    await comesBack(made, 4);
    made.socket.says(view(4, 1));
    expect(made.line.state.missed).toBe(true);
    expect(made.line.state.events).toEqual([event(0)]);
  });

  it('waits longer every time, with chance in it', async () => {
    const made = table({ ticket: () => Promise.reject(new Refused('offline')) });
    made.line.start();
    const waits: number[] = [];
    for (let number = 0; number < 7; number += 1) {
      await settled();
      waits.push(made.line.state.again);
      await made.clock.pass(made.line.state.again);
    }
    expect(waits).toEqual([500, 1_000, 2_000, 4_000, 8_000, 8_000, 8_000]);
    expect([0, 1].map((chance) => waitBefore(1, 0, chance))).toEqual([700, 1_300]);
    expect([0, 1].map((chance) => waitBefore(0, 3_000, chance))).toEqual([3_000, 3_900]);
  });

  it('begins with the shortest wait again only after a line that held', async () => {
    const made = await playing();
    made.socket.breaks();
    expect(made.line.state.again).toBe(TRIES[0]);
    await made.clock.pass(TRIES[0]);
    made.socket.opens();
    made.socket.says(welcome(3));
    made.socket.breaks();
    expect(made.line.state.again).toBe(TRIES[1]);
    await made.clock.pass(TRIES[1]);
    made.socket.opens();
    made.socket.says(welcome(3));
    await made.clock.pass(15_000);
    made.socket.breaks();
    expect(made.line.state.again).toBe(TRIES[0]);
  });

  it('waits after a bye for as long as it is asked to, and says why', async () => {
    const made = await playing();
    made.socket.says({ type: 'bye', code: 'restart', words: 'back soon', again: 4_000 });
    made.socket.breaks(1012);
    expect(made.line.state).toMatchObject({ line: 'lost', reason: 'restart', again: 4_600 });
    await made.clock.pass(4_599);
    expect(made.tickets).toBe(1);
    await made.clock.pass(1);
    expect(made.tickets).toBe(2);
  });

  it.each([1006, 1008, 1011, 1012, 1013])('comes back after a close with %d', async (code) => {
    const made = await playing();
    made.socket.breaks(code);
    await made.clock.pass(TRIES[0]);
    expect(made.tickets).toBe(2);
  });

  it('does not come back to a table that was closed; elsewhere the server says why it may not', async () => {
    const made = await playing();
    made.socket.says(seats(4, 'closed'));
    made.socket.breaks(1001);
    expect(made.line.state).toMatchObject({ line: 'closed', reason: 'closed' });
    const other = await playing();
    other.socket.breaks(1001);
    await other.clock.pass(TRIES[0]);
    other.socket.opens();
    other.socket.says(refusal('', 'no-such-table'));
    expect(other.line.state).toMatchObject({ line: 'closed', reason: 'no-such-table' });
    expect(await other.line.send({ type: 'undo' })).toMatchObject({ code: 'no-such-table' });
  });

  it('does not say again what was too big', async () => {
    const made = await playing();
    const reply = watched(made.line.send({ type: 'say', text: 'much' }));
    made.socket.breaks(1009);
    await comesBack(made);
    expect(reply.now).toMatchObject({ code: 'too-long' });
    expect(made.socket.of('say')).toHaveLength(0);
  });

  it('tries at once when it is woken, and hears nothing of earlier tries', async () => {
    const made = await playing();
    const old = made.socket;
    const late = old.onmessage;
    made.socket.breaks();
    made.line.wake();
    await settled();
    expect(made.tickets).toBe(2);
    expect(old.onmessage).toBeNull();
    expect(late).not.toBeNull();
    await made.clock.pass(TRIES[0]);
    expect(made.tickets).toBe(2);
  });

  it('hears nothing of a ticket that comes too late', async () => {
    const given: ((ticket: string) => void)[] = [];
    const made = table({ ticket: () => new Promise((give) => given.push(give)) });
    made.line.start();
    await made.clock.pass(10_000 + TRIES[0]);
    expect(given).toHaveLength(2);
    given[0]('late');
    await settled();
    expect(made.sockets).toHaveLength(0);
    given[1]('right');
    await settled();
    made.socket.opens();
    expect(made.socket.sent[0].ticket).toBe('right');
  });

  it('starts over at a table that was put back from a copy', async () => {
    const made = await playing();
    made.socket.breaks();
    await comesBack(made, 2);
    made.socket.says(view(2, 1, [event(7)]));
    expect(made.line.state).toMatchObject({ view: { rev: 2 }, missed: true });
    expect(made.line.state.events).toEqual([event(7)]);
  });

  it('stays away when it is stopped', async () => {
    const made = await playing();
    made.line.stop();
    expect(made.socket.hungUp).toBe(true);
    made.line.wake();
    await made.clock.pass(120_000);
    expect(made.tickets).toBe(1);
  });
});

describe('signs of life', () => {
  it('are given every 20 seconds, and 45 seconds of silence are a loss', async () => {
    const made = await playing();
    await made.clock.pass(PING);
    expect(made.socket.of('ping')).toHaveLength(1);
    made.socket.says({ type: 'pong', at: 0 });
    await made.clock.pass(PING);
    expect(made.socket.of('ping')).toHaveLength(2);
    const { socket } = made;
    await made.clock.pass(24_999);
    expect(made.line.state.line).toBe('open');
    await made.clock.pass(1);
    expect(made.line.state).toMatchObject({ line: 'lost', reason: 'offline' });
    expect(socket.hungUp).toBe(true);
  });

  it('count when they come late', async () => {
    const made = await playing();
    await made.clock.pass(2 * PING + 1_000);
    made.socket.says({ type: 'pong', at: 0 });
    await made.clock.pass(PING - 2_000);
    expect(made.line.state.line).toBe('open');
  });

  it('are asked for at once by a page that wakes up', async () => {
    const made = await playing();
    made.line.wake();
    expect(made.socket.of('ping')).toHaveLength(1);
    made.socket.says(seats(3));
    await made.clock.pass(6_000);
    expect(made.line.state.line).toBe('open');
    made.line.wake();
    await made.clock.pass(5_000);
    expect(made.line.state.line).toBe('lost');
  });
});

describe('pass and play', () => {
  it('shows nothing through other eyes, from the moment they are not wanted any more', async () => {
    const made = await playing();
    void made.line.send({ type: 'look', seat: 1 });
    made.socket.says(view(4, 3, [event(2)], 0));
    expect(made.line.state.view?.rev).toBe(3);
    made.socket.says(welcome(4, { seat: 1, yours: [0, 1] }));
    made.socket.says(view(4, 3, [5, 6, 7].map(event), 1));
    expect(made.line.state).toMatchObject({ missed: true, view: { view: { seat: 1 } } });
    expect(made.line.state.events).toEqual([5, 6, 7].map(event));
  });

  it('comes back with the eyes that it had', async () => {
    const made = await playing();
    void made.line.send({ type: 'look', seat: 1 });
    made.socket.says({ type: 'done', id: String(made.socket.of('look')[0].id), rev: 3 });
    made.socket.says(welcome(3, { seat: 1, yours: [0, 1] }));
    made.socket.breaks();
    await made.clock.pass(TRIES[0]);
    made.socket.opens();
    expect(made.socket.sent[0]).toEqual({ type: 'hello', ticket: 'ticket 2', seat: 1 });
  });

  it('looks away again before it shows anything, where it had looked away', async () => {
    const made = await playing();
    void made.line.send({ type: 'look' });
    made.socket.says({ type: 'done', id: String(made.socket.of('look')[0].id), rev: 3 });
    made.socket.says(welcome(3, { seat: -1 }));
    made.socket.says(view(3, 2, [event(0), event(1)], -1));
    made.socket.breaks();
    await comesBack(made, 4); // the server gives them their first seat
    made.socket.says(view(4, 3, [event(2)], 0));
    expect(made.line.state.view).toBe(null);
    expect(made.socket.of('look')).toEqual([{ type: 'look', id: expect.any(String) }]);
    made.socket.says(welcome(4, { seat: -1 }));
    made.socket.says(view(4, 3, [event(0), event(1), event(2)], -1));
    expect(made.line.state.view?.view.seat).toBe(-1);
    expect(made.line.state.events).toHaveLength(3);
  });

  it('goes on looking as before where other eyes are refused', async () => {
    const made = await playing();
    void made.line.send({ type: 'look', seat: 1 });
    made.socket.says(refusal(made.socket.of('look')[0].id, 'not-yours'));
    made.socket.says(view(4, 3, [event(2)], 0));
    expect(made.line.state.view?.rev).toBe(4);
  });

  it('sees with the eyes of a seat that it takes, also where it had looked away', async () => {
    const made = await playing();
    void made.line.send({ type: 'look' });
    void made.line.send({ type: 'sit', seat: 1 });
    made.socket.says(welcome(4, { seat: 1, yours: [1] }));
    made.socket.says(view(4, 2, [event(8), event(9)], 1));
    expect(made.line.state.view?.view.seat).toBe(1);
  });

  it('follows the server when a seat is lost or taken', async () => {
    const made = await playing({ seat: 0 });
    made.socket.says(welcome(4, { seat: -1, yours: [] }));
    made.socket.says(view(4, 2, [event(8), event(9)], -1));
    expect(made.line.state).toMatchObject({ missed: true, view: { rev: 4 } });
    expect(made.line.state.events).toEqual([event(8), event(9)]);
  });

  it('hears all events anew where somebody sat down while it was away', async () => {
    const made = await playing({}, view(3, 2, [event(0), event(1)], -1));
    made.socket.says(welcome(3, { seat: -1, yours: [] }));
    made.socket.breaks();
    await comesBack(made, 4);
    made.socket.says(view(4, 3, [event(2)], 0));
    expect(made.socket.of('look')).toEqual([{ type: 'look', id: expect.any(String), seat: 0 }]);
    made.socket.says(view(4, 3, [5, 6, 7].map(event), 0));
    expect(made.line.state.events).toEqual([5, 6, 7].map(event));
  });
});

it('folds events in any order of losing and doubling to what the server has', () => {
  const server: number[] = [];
  let mine = folded([], view(1, 0))!;
  for (let step = 1; step < 300; step += 1) {
    const draw = (step * 7919) % 11;
    if (draw < 3) server.length = Math.max(0, server.length - draw);
    const fresh = draw < 3 ? [] : Array.from({ length: draw - 2 }, (_, index) => step * 100 + index);
    server.push(...fresh);
    const message = view(step, server.length, fresh.map(event));
    mine = folded(folded(mine, message)!, message)!;
    expect(mine).toEqual(server.map(event));
  }
});

it('names the revision that its own last command made, before the seats are shown', async () => {
  const made = table();
  made.line.start();
  await settled();
  made.socket.opens();
  made.socket.says(welcome(1));
  made.socket.says(seats(1));
  const seated = made.line.send({ type: 'sit', seat: 1, name: 'Ben' });
  made.socket.says({ type: 'done', id: String(made.socket.of('sit')[0].id), rev: 2 });
  await seated;
  void made.line.send({ type: 'begin' });
  expect(made.socket.of('begin')[0].rev).toBe(2);
});

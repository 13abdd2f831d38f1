// The line between this page and one table: coming in, folding what the server says into one state, saying again what
// was not answered, and coming back after a loss. docs/protocol.md, "What a client does", is what it follows.
// Every state is a new object: nothing that was handed out changes later.

import { Refused } from './api';
import type {
  Bye,
  ClockFacts,
  EventLine,
  FromClient,
  FromServer,
  HintFacts,
  Over,
  Refusal,
  Seats,
  Talk,
  ViewOf,
  Welcome,
} from './types';

/** `lost`: it is being tried again. `closed`: the server said that this table is not for us, and nothing is tried. */
export type LineState = 'connecting' | 'open' | 'lost' | 'closed';

/** All that a page knows of a table. */
export interface TableState {
  line: LineState;
  reason: string; // why it is lost or closed, as a code: that of a refusal or of a `bye`; empty while all is well
  welcome: Welcome | null;
  seats: Seats | null;
  view: ViewOf | null;
  events: EventLine[]; // all that stand, in order
  clock: ClockFacts | null;
  clockAt: number; // when the clocks were as `clock` says, by the clock of this page
  talk: Talk[];
  over: Over | null;
  hint: HintFacts | null; // for the view that is shown
  refusal: Refusal | null; // of the last command, until the next one
  sending: string[]; // types of the commands that are not answered yet, in order
  slow: boolean; // one of them has waited for long, and is said again
  missed: boolean; // this view does not follow the one before: nothing should move
  again: number; // milliseconds from this state on until the next try, 0 while none is waited for
}

type Command = Extract<FromClient, { id: string }>;
type Unnumbered<C> = C extends Command ? Omit<C, 'id' | 'rev'> : never;

/** Something to be said at the table; the line adds the `id`, and the `rev` that it is meant for. */
export type Wish = Unnumbered<Command>;

/** What a command is answered with. A refusal with an empty `words` is the page's own: nobody was there to ask. */
export type Reply = Extract<FromServer, { id: string }>;

/** What is needed of a WebSocket. */
export interface SocketLike {
  onopen: ((event: Event) => void) | null;
  onmessage: ((event: MessageEvent) => void) | null;
  onclose: ((event: CloseEvent) => void) | null;
  send(text: string): void;
  close(): void;
}

/** What is needed of time. */
export interface ClockLike {
  now(): number;
  after(milliseconds: number, then: () => void): number;
  cancel(timer: number): void;
}

export interface LineOptions {
  table: string;
  seat?: number; // through whose eyes, where several seats are ours
  ticket: () => Promise<string>;
  socket: (path: string) => SocketLike;
  clock: ClockLike;
  changed: (state: TableState, message: FromServer | null) => void;
  chance?: () => number; // from 0 to 1
}

export const PATH = '/socket';
export const RESEND = 2_500;
export const TRIES = [500, 1_000, 2_000, 4_000, 8_000];
export const SPREAD = 0.3;
export const PING = 20_000;
export const SILENCE = 45_000;
export const PATIENCE = 10_000; // for a new line to come to its welcome
const PAUSE = 1_000; // after `busy` and `too-fast`
const STEADY = 10_000; // a line that held so long was a good one: the next tries begin with the shortest wait
const WAKING = 5_000; // a line that may have died in its sleep has so long to answer
const PROTOCOL = 1;
const SPECTATOR = -1;

/** Codes that say "not now"; all others say "not you" or "not this table", and trying again would not help. */
const PASSING = new Set(['offline', 'busy', 'too-fast', 'failed', 'bad-ticket']);
/** These are answered when somebody has thought, so nobody says them again on the same line. */
const THOUGHTS = new Set<string>(['hint', 'why']);
/** Names no revision: it is not about the game. */
const TIMELESS = new Set<string>(['look', 'say']);

interface Pending {
  message: Command;
  sent: boolean; // on this line or an earlier one
  slow: boolean;
  timer: number;
  settle: (reply: Reply) => void;
}

/** 128 random bits, as a client names its commands. */
export function newId(): string {
  return Array.from(crypto.getRandomValues(new Uint8Array(16)), (byte) => byte.toString(16).padStart(2, '0')).join('');
}

/** The events that stand after a view; none where some are missing in between. */
export function folded(events: EventLine[], view: ViewOf): EventLine[] | null {
  const fresh = view.events ?? [];
  const standing = view.e - fresh.length;
  return standing > events.length ? null : [...events.slice(0, standing), ...fresh];
}

/** What was said, with something more; what comes again after a reconnection is there once. */
export function withTalk(talk: Talk[], said: Talk): Talk[] {
  const others = talk.filter((line) => line.number !== said.number);
  return [...others, said].sort((one, other) => one.number - other.number);
}

/** How long to wait before the next try: longer after every one, never shorter than the server asked for. */
export function waitBefore(tries: number, atLeast: number, chance: number): number {
  const wait = TRIES[Math.min(tries, TRIES.length - 1)]!;
  return Math.round(Math.max(wait * (1 - SPREAD + 2 * SPREAD * chance), atLeast * (1 + SPREAD * chance)));
}

const NOTHING_YET: TableState = {
  line: 'connecting',
  reason: '',
  welcome: null,
  seats: null,
  view: null,
  events: [],
  clock: null,
  clockAt: 0,
  talk: [],
  over: null,
  hint: null,
  refusal: null,
  sending: [],
  slow: false,
  missed: false,
  again: 0,
};

/** One table, for as long as its page is open. */
export class TableLine {
  #options: LineOptions;
  #state: TableState = NOTHING_YET;
  #pending: Pending[] = [];
  #socket: SocketLike | null = null;
  #trial = 0; // whatever an earlier try still has to say is not listened to
  #started = false;
  #tries = 0;
  #atLeast = 0; // milliseconds that a `bye` asked for
  #eyes: number | null; // through which this page wants to look; null: as the server thinks best
  #seat = SPECTATOR; // through which it looks, as the server said last
  #done = 0; // the revision that our last command made: it is heard of before the seats are shown
  #said = 0; // events that the last hello claimed to have
  #named = false; // the last hello named a seat
  #welcomed = false; // on this line
  #fresh = false; // the next view is the first of this line
  #fetching = false; // events are missing, and were asked for
  #openedAt = 0;
  #retry = 0;
  #deadline = 0;
  #beat = 0;
  #silence = 0;

  constructor(options: LineOptions) {
    this.#options = options;
    this.#eyes = options.seat ?? null;
  }

  get state(): TableState {
    return this.#state;
  }

  start(): void {
    this.#started = true;
    this.#tries = 0;
    void this.#connect();
  }

  stop(): void {
    this.#started = false;
    this.#hangUp();
    this.#settleAll('offline');
  }

  /** The tab is shown again, or the network is back: try at once, or ask whether the line still lives. */
  wake(): void {
    if (this.#retry) void this.#connect();
    else if (this.#welcomed) {
      this.#options.clock.cancel(this.#silence);
      this.#silence = 0;
      this.#ping(WAKING);
    }
  }

  /** Say something. Commands that change the table are said until they are answered, a `say` once at most. */
  send(wish: Wish): Promise<Reply> {
    return new Promise((settle) => {
      const timely = TIMELESS.has(wish.type) ? {} : { rev: this.#revision() };
      const message = { ...wish, id: newId(), ...timely } as Command;
      if (this.#state.line === 'closed' || !this.#started) {
        settle(this.#refusal(message.id, this.#state.reason || 'offline'));
        return;
      }
      if (message.type === 'look') this.#eyes = message.seat ?? SPECTATOR;
      if (message.type === 'sit' && this.#eyes === SPECTATOR) this.#eyes = null;
      const pending: Pending = { message, sent: false, slow: false, timer: 0, settle };
      this.#pending.push(pending);
      if (this.#state.line === 'open') this.#say(pending);
      this.#change({ refusal: null });
    });
  }

  // -- coming and going --

  async #connect(): Promise<void> {
    this.#hangUp();
    const trial = this.#trial;
    const { clock, socket, ticket } = this.#options;
    this.#deadline = clock.after(PATIENCE, () => this.#lost('offline'));
    this.#change({ line: this.#state.welcome || this.#tries ? 'lost' : 'connecting', again: 0 });
    let admitted: string;
    try {
      admitted = await ticket();
    } catch (error) {
      if (trial !== this.#trial) return;
      if (error instanceof Refused) this.#turnedAway(error.code, error.words);
      else this.#lost('offline');
      return;
    }
    if (trial !== this.#trial) return;
    const line = socket(PATH);
    this.#socket = line;
    line.onopen = () => this.#hello(admitted);
    line.onmessage = (event) => this.#heard(event.data);
    line.onclose = (event) => this.#closed(event.code);
  }

  #hello(ticket: string): void {
    const { view, events } = this.#state;
    const seat = this.#eyes ?? this.#seat;
    this.#named = seat !== SPECTATOR;
    this.#said = view && view.view.seat === seat ? events.length : 0;
    const had = this.#said ? { rev: view!.rev, e: this.#said } : {};
    this.#write({ type: 'hello', ticket, ...had, ...(this.#named ? { seat } : {}) });
  }

  /** Refused at the door. */
  #turnedAway(code: string, words: string): void {
    if (code === 'not-yours' && this.#named) {
      this.#eyes = null;
      this.#seat = SPECTATOR;
      void this.#connect();
    } else if (PASSING.has(code)) this.#lost(code);
    else this.#end(code, words);
  }

  #closed(code: number): void {
    const { seats } = this.#state;
    if (code === 1001 && seats?.state === 'closed') return this.#end('closed', '');
    if (code === 1009) this.#settleAll('too-long');
    return this.#lost(this.#state.reason);
  }

  #lost(reason: string): void {
    const { clock, chance = Math.random } = this.#options;
    if (this.#welcomed && clock.now() - this.#openedAt >= STEADY) this.#tries = 0;
    this.#hangUp();
    const wait = waitBefore(this.#tries, this.#atLeast, chance());
    this.#tries += 1;
    this.#atLeast = 0;
    // Whether talk was heard nobody knows, and said again it might be heard twice: that is left to the player.
    const doubtful = this.#pending.filter((one) => one.message.type === 'say' && one.sent);
    for (const pending of doubtful) this.#settle(pending, this.#refusal(pending.message.id, 'offline'));
    this.#retry = clock.after(wait, () => void this.#connect());
    this.#change({ line: 'lost', reason, again: wait });
  }

  #end(code: string, words: string): void {
    this.#hangUp();
    this.#settleAll(code);
    this.#change({ line: 'closed', reason: code, again: 0, refusal: { ...this.#refusal('', code), words } });
  }

  /** Nothing of the line until now is heard or waited for any more. */
  #hangUp(): void {
    const { clock } = this.#options;
    this.#trial += 1;
    for (const timer of [this.#retry, this.#deadline, this.#beat, this.#silence]) clock.cancel(timer);
    this.#retry = this.#deadline = this.#beat = this.#silence = 0;
    this.#welcomed = this.#fetching = false;
    const line = this.#socket;
    this.#socket = null;
    if (line) {
      line.onopen = line.onmessage = line.onclose = null;
      line.close();
    }
  }

  #ping(patience: number): void {
    const { clock } = this.#options;
    clock.cancel(this.#beat);
    // Counted from the first ping without an answer: in a hidden tab timers are late, and life may lie between them.
    this.#silence ||= clock.after(patience, () => this.#lost('offline'));
    this.#beat = clock.after(PING, () => this.#ping(SILENCE - PING));
    this.#write({ type: 'ping' });
  }

  // -- what the server says --

  #heard(data: unknown): void {
    this.#options.clock.cancel(this.#silence);
    this.#silence = 0;
    const message = JSON.parse(String(data)) as FromServer;
    switch (message.type) {
      case 'hello':
        return this.#welcome(message);
      case 'seats':
        return this.#change({ seats: message }, message);
      case 'view':
        return this.#show(message);
      case 'refused':
        return this.#refused(message);
      case 'clock':
        return this.#change({ clock: message, clockAt: this.#options.clock.now() }, message);
      case 'said':
        return this.#change({ talk: withTalk(this.#state.talk, message) }, message);
      case 'over':
        return this.#change({ over: message }, message);
      case 'bye':
        return this.#bye(message);
      case 'pong':
        return;
      default:
        return this.#answered(message);
    }
  }

  #welcome(message: Welcome): void {
    if (message.protocol !== PROTOCOL) return this.#end('protocol', '');
    const arriving = !this.#welcomed;
    this.#seat = message.seat;
    if (this.#eyes !== null && this.#eyes !== SPECTATOR && !message.yours.includes(this.#eyes)) this.#eyes = null;
    if (!arriving) return this.#change({ welcome: message }, message);
    const { clock } = this.#options;
    clock.cancel(this.#deadline);
    this.#welcomed = this.#fresh = true;
    this.#openedAt = clock.now();
    this.#beat = clock.after(PING, () => this.#ping(SILENCE - PING));
    const { view } = this.#state;
    // A table that was put back from a copy, or other eyes than those that the events were told to: all of it anew.
    const foreign = view !== null && (message.rev < view.rev || (this.#said > 0 && view.view.seat !== message.seat));
    const forgotten = foreign ? { view: null, events: [], hint: null, over: null } : {};
    this.#change({ line: 'open', reason: '', again: 0, welcome: message, ...forgotten }, message);
    if (this.#eyes !== null && this.#eyes !== message.seat) this.#look(this.#eyes);
    for (const pending of [...this.#pending]) this.#say(pending);
  }

  #show(message: ViewOf): void {
    const { view, events, hint } = this.#state;
    const seat = message.view.seat;
    // Through other eyes than the ones that are wanted: sent before the server knew.
    if (this.#eyes !== null && seat !== this.#eyes) return;
    if (view && message.rev < view.rev) return;
    const stand = folded(events, message);
    if (!stand && !this.#fetching) this.#look(seat);
    this.#fetching = !stand;
    const follows = view !== null && view.view.seat === seat && message.rev <= view.rev + 1;
    const missed = !follows || !stand || (this.#fresh && message.rev !== view.rev);
    this.#fresh = false;
    this.#change(
      { view: message, events: stand ?? events, missed, hint: hint?.rev === message.rev ? hint : null },
      message,
    );
  }

  #bye(message: Bye): void {
    this.#atLeast = message.again;
    this.#change({ reason: message.code }, message);
  }

  #answered(message: Exclude<Reply, Refusal>): void {
    const pending = this.#pending.find((one) => one.message.id === message.id);
    if (!pending) return;
    if (message.type === 'done') this.#done = message.rev;
    if (message.type !== 'hint' || !message.more) this.#settle(pending, message);
    const shown = message.type === 'hint' && message.rev === this.#state.view?.rev;
    this.#change(shown ? { hint: message } : {}, message);
  }

  #refused(message: Refusal): void {
    if (!this.#welcomed) return this.#turnedAway(message.code, message.words);
    const pending = message.id ? this.#pending.find((one) => one.message.id === message.id) : this.#unread(message);
    if (!pending) return;
    const type = pending.message.type;
    if (message.code === 'busy' && !THOUGHTS.has(type) && type !== 'say') return this.#arm(pending, PAUSE);
    if (type === 'look') this.#eyes = null;
    this.#settle(pending, message);
    this.#change({ refusal: message }, message);
  }

  /** Which command a refusal without an id is about. They are read in order, so it is the oldest one. */
  #unread(message: Refusal): Pending | undefined {
    const sent = this.#pending.filter((one) => one.sent);
    if (message.code !== 'too-fast') return sent.find((one) => !THOUGHTS.has(one.message.type)) ?? sent[0];
    // It may have been any of them, or a ping: what can be said again is, and the rest is left to the player.
    const repeated = (one: Pending) => one.message.type !== 'say' && !THOUGHTS.has(one.message.type);
    sent.filter(repeated).forEach((one) => this.#arm(one, PAUSE));
    return sent.find((one) => !repeated(one));
  }

  // -- what is said --

  #say(pending: Pending): void {
    pending.sent = true;
    this.#write(pending.message);
    if (!THOUGHTS.has(pending.message.type)) this.#arm(pending, RESEND);
  }

  #arm(pending: Pending, wait: number): void {
    const { clock } = this.#options;
    clock.cancel(pending.timer);
    pending.timer = clock.after(wait, () => {
      pending.slow = true;
      if (this.#state.line === 'open' && pending.message.type !== 'say') this.#say(pending);
      this.#change({});
    });
  }

  /** Let the server send everything anew, as it does for new eyes. */
  #look(seat: number): void {
    this.#write({ type: 'look', id: newId(), ...(seat === SPECTATOR ? {} : { seat }) });
  }

  #write(message: FromClient): void {
    this.#socket?.send(JSON.stringify(message));
  }

  #settle(pending: Pending, reply: Reply): void {
    this.#options.clock.cancel(pending.timer);
    this.#pending = this.#pending.filter((one) => one !== pending);
    pending.settle(reply);
  }

  #settleAll(code: string): void {
    for (const pending of this.#pending) this.#settle(pending, this.#refusal(pending.message.id, code));
  }

  #refusal(id: string, code: string): Refusal {
    return { type: 'refused', id, code, words: '', rev: this.#revision() };
  }

  /** The revision that a command is meant for: that of the view, and before there is one, the newest that was heard. */
  #revision(): number {
    const { view, seats, welcome } = this.#state;
    return view ? view.rev : Math.max(seats?.rev ?? 0, welcome?.rev ?? 0, this.#done);
  }

  #change(news: Partial<TableState>, message: FromServer | null = null): void {
    const sending = this.#pending.map((one) => one.message.type);
    const slow = this.#pending.some((one) => one.slow);
    this.#state = { ...this.#state, ...news, sending, slow };
    this.#options.changed(this.#state, message);
  }
}

// A clock and a socket for tests: time passes when it is told to, and the server says what the test says.

import type { ClockLike, SocketLike } from './line';
import type { EventLine, FromServer, Scene, Seats, ViewOf, Welcome } from './types';

export class FakeClock implements ClockLike {
  time = 0;
  #timers = new Map<number, { at: number; then: () => void }>();
  #last = 0;

  now(): number {
    return this.time;
  }

  after(milliseconds: number, then: () => void): number {
    this.#last += 1;
    this.#timers.set(this.#last, { at: this.time + milliseconds, then });
    return this.#last;
  }

  cancel(timer: number): void {
    this.#timers.delete(timer);
  }

  get waiting(): number {
    return this.#timers.size;
  }

  /** Let time pass, with everything that is due in it, and what waits for promises in between. */
  async pass(milliseconds: number): Promise<void> {
    const until = this.time + milliseconds;
    await settled();
    for (;;) {
      const [next] = [...this.#timers].filter(([, { at }]) => at <= until).sort(([, a], [, b]) => a.at - b.at);
      if (!next) break;
      this.#timers.delete(next[0]);
      this.time = Math.max(this.time, next[1].at);
      next[1].then();
      await settled();
    }
    this.time = until;
  }
}

export class FakeSocket implements SocketLike {
  onopen: ((event: Event) => void) | null = null;
  onmessage: ((event: MessageEvent) => void) | null = null;
  onclose: ((event: CloseEvent) => void) | null = null;
  sent: Record<string, unknown>[] = [];
  hungUp = false;

  send(text: string): void {
    this.sent.push(JSON.parse(text) as Record<string, unknown>);
  }

  close(): void {
    this.hungUp = true;
  }

  opens(): void {
    this.onopen?.({} as Event);
  }

  says(message: FromServer): void {
    this.onmessage?.({ data: JSON.stringify(message) } as MessageEvent);
  }

  breaks(code = 1006): void {
    this.onclose?.({ code } as CloseEvent);
  }

  /** What was sent of one type. */
  of(type: string): Record<string, unknown>[] {
    return this.sent.filter((message) => message.type === type);
  }
}

export async function settled(): Promise<void> {
  for (let turn = 0; turn < 10; turn += 1) await Promise.resolve();
}

export function welcome(rev = 1, more: Partial<Welcome> = {}): Welcome {
  const rest = { protocol: 1, version: '', rules: '2', cards: 'c0', table: {} as Welcome['table'], host: true };
  return { type: 'hello', ...rest, yours: [0], seat: 0, rev, ...more };
}

export function seats(rev = 1, state = 'playing'): Seats {
  return { type: 'seats', rev, state, seats: [] };
}

export function view(rev: number, e: number, events: EventLine[] = [], seat = 0): ViewOf {
  return { type: 'view', rev, n: rev, e, view: { seat, houses: [{}, {}] } as unknown as Scene, events };
}

/** The event number so many. */
export function event(number: number): EventLine {
  return ['drew', 0, 30, number, -1];
}

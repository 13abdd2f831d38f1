// A table that is being played: its line to the server, its board, and what the player does there. Every deed goes to
// the server and comes back as a view; nothing is guessed in between.
import { tick } from 'svelte';
import type { Runner } from '../motion';
import { mayMove } from '../state/settings.svelte';
import { plainText } from '../text/phrase';
import { Words } from '../text/words';
import { catalogueOf } from '../state/catalogue.svelte';
import { ensureSomebody, ticket } from '../wire/api';
import { browserClock, browserSocket, onWaking } from '../wire/browser';
import { TableLine, type TableState, type Wish } from '../wire/line';
import type { Catalogue, Choice, FromServer, Refusal, SeatFacts } from '../wire/types';
import { words } from '../words';
import { Board, type Person } from './board.svelte';
import { keysOf } from './options';
import type { Reader } from './reading.svelte';

const ZONES = '.hand, .town, .mine, .houses, .question';

export class Live {
  state = $state.raw<TableState>()!;
  board = $state.raw<Board | null>(null); // once the cards are dealt
  because = $state(''); // why what was tried cannot be done
  thinking = $state(false);
  root: HTMLElement | undefined;

  private readonly line: TableLine;
  private readonly stopWaking: () => void;
  private catalogue: Catalogue | null = null;
  private cards = ''; // its hash
  private isStopped = false;
  private coming: Promise<Catalogue> | null = null;
  private motion: typeof import('../motion') | null = null;
  private runner: Runner | null = null;
  private runsIn: HTMLElement | undefined;
  private before: ReadonlySet<string> = new Set(); // what lay on the table when my last turn ended
  private wasMine = false;
  private doubted: Choice | null = null; // the option that was asked back about

  constructor(
    readonly table: string,
    readonly invite: string,
    private readonly reader: Reader,
    private readonly heard: (live: Live, message: FromServer | null, state: TableState) => void,
    seat?: number,
  ) {
    this.line = new TableLine({
      table,
      seat,
      ticket: async () => {
        await ensureSomebody();
        return (await ticket(table, invite)).ticket;
      },
      socket: browserSocket,
      clock: browserClock,
      changed: (state, message) => void this.changed(state, message),
    });
    this.state = this.line.state;
    this.stopWaking = onWaking(() => this.line.wake());
  }

  start(): void {
    this.line.start();
  }

  stop(): void {
    this.isStopped = true;
    this.stopWaking();
    this.line.stop();
    this.runner?.cancel();
  }

  /** Say something at the table; what is refused is told beside the question. */
  async say(wish: Wish): Promise<boolean> {
    const reply = await this.line.send(wish);
    if (reply.type !== 'refused') return true;
    this.because = wordsOf(reply);
    return false;
  }

  answer(index: number): void {
    const board = this.board;
    if (!board?.ask || board.pressed >= 0 || !board.live) return;
    const option = board.ask.options[index];
    if (!option) return;
    if (option.doubt?.length && this.doubted !== option) {
      this.doubted = option; // said once more, it is meant
      this.because = `${plainText(option.doubt)} ${words.table.onceMore}`;
      return;
    }
    board.pressed = index;
    this.because = '';
    void this.say({ type: 'answer', option: index, words: option.words }).finally(() => (board.pressed = -1));
  }

  undo(): void {
    const board = this.board;
    if (board?.ask?.undo && board.pressed < 0 && board.live) void this.say({ type: 'undo' });
  }

  async hint(seconds = 1): Promise<void> {
    if (!this.board?.ask || this.thinking || this.board.pressed >= 0 || !this.board.live) return;
    this.thinking = true;
    this.because = '';
    await this.say({ type: 'hint', seconds });
    this.thinking = false;
  }

  /** Ask why something cannot be done. */
  async wish(words: string): Promise<void> {
    const reply = await this.line.send({ type: 'why', words });
    this.because = reply.type === 'because' ? plainText(reply.words) : reply.type === 'refused' ? wordsOf(reply) : '';
  }

  /** Look through the eyes of another seat of mine. */
  look(seat: number): Promise<boolean> {
    return this.say({ type: 'look', seat });
  }

  private async changed(state: TableState, message: FromServer | null): Promise<void> {
    if (state.welcome && state.welcome.cards !== this.cards) {
      this.state = state;
      if (!(await this.fetchCatalogue(state.welcome.cards))) return;
      state = this.line.state; // what came meanwhile
    }
    if (this.motion && this.root !== this.runsIn) this.settleRunner(this.motion);
    const captured = this.runner && message?.type === 'view' ? this.runner.capture() : null;
    const last = this.state.view;
    const zone = document.activeElement?.closest(ZONES)?.classList[0];
    this.state = state;
    if (this.catalogue && state.view && state.seats) this.lay(this.catalogue, state);
    this.heard(this, message, state);
    if (message?.type !== 'view' || !this.catalogue || !state.view) return;
    await tick();
    if (captured && this.state.view === state.view) {
      this.runner?.play(this.motion!.planBetween(last, state.view, state.missed, this.catalogue), captured);
    }
    this.keepFocus(zone);
    if (!this.motion && !this.isStopped) await this.fetchMotion();
  }

  /** Where the card that had the focus is gone, its neighbour in the same zone has it, or the question. */
  private keepFocus(zone: string | undefined): void {
    if (!zone || document.activeElement !== document.body) return;
    const next = this.root?.querySelector<HTMLElement>(`.${zone} [data-spot='can'], .${zone} [data-spot]`);
    (next ?? document.getElementById('question-words'))?.focus();
  }

  /** Cards lie on the table before anything can move, so motion comes after the first hand. */
  private async fetchMotion(): Promise<void> {
    this.motion = await import('../motion').catch(() => null); // a table without motion is a table
    if (this.motion) this.settleRunner(this.motion);
  }

  /** The board is drawn anew whenever a curtain was lifted. */
  private settleRunner(motion: typeof import('../motion')): void {
    this.runner?.cancel();
    this.runsIn = this.root;
    this.runner = this.root ? motion.createRunner(this.root, mayMove) : null;
  }

  /** Have the catalogue that the server speaks of; a restart may have brought another one. */
  private async fetchCatalogue(cards: string): Promise<boolean> {
    while (!this.isStopped) {
      try {
        this.coming ??= catalogueOf(cards).finally(() => (this.coming = null));
        this.catalogue = await this.coming;
        if (this.cards !== cards) this.board = null;
        this.cards = cards;
        return true;
      } catch {
        await new Promise((pause) => setTimeout(pause, 1_000)); // the line is there, so the server will be
      }
    }
    return false;
  }

  /** Lay the newest view on the board. */
  private lay(catalogue: Catalogue, state: TableState): void {
    const { view, ask } = state.view!;
    const board = (this.board ??= new Board(
      catalogue,
      this.reader,
      (index) => this.answer(index),
      (words) => void this.wish(words),
    ));
    const people = (state.seats?.seats ?? []).map(personOf);
    const names = people.map((person) => person.name);
    const known = board.words?.reader;
    if (!known || known.viewer !== view.seat || known.names.join('\n') !== names.join('\n')) {
      board.words = new Words(catalogue, names, view.seat, view.place ?? 'town');
    }
    if (board.scene && state.view!.view !== board.scene) this.because = '';
    board.people = people;
    board.scene = view;
    if (ask && ask.source !== board.ask?.source) this.reader.show(ask.source ?? -1); // the card that asks can be read
    board.ask = ask ?? null;
    board.hints = state.hint?.lines ?? [];
    board.live = state.line === 'open' && state.seats?.state === 'playing';
    this.noteFresh(board);
  }

  /** What lies where nothing of the kind lay when my last turn ended is new to me, until my turn ends. */
  private noteFresh(board: Board): void {
    const isMine = board.scene.turn === board.me;
    if (this.wasMine && !isMine) {
      this.before = keysOf(board.scene);
      board.fresh = new Set();
    } else if (isMine && !this.wasMine && this.before.size) {
      board.fresh = new Set([...keysOf(board.scene)].filter((key) => !key.startsWith('hand') && !this.before.has(key)));
    }
    this.wasMine = isMine;
  }
}

function wordsOf(refusal: Refusal): string {
  return refusal.words ? refusal.words[0].toUpperCase() + refusal.words.slice(1) + '.' : words.table.notHeard;
}

function personOf(seat: SeatFacts): Person {
  return { name: seat.name, bot: seat.bot ?? '', here: seat.here ?? false, gone: seat.gone ?? false };
}

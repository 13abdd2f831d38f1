// Says to a screen reader what happens at the table: listens to the line, and hands sentences to the live regions.
import {
  SILENCE,
  advance,
  announce,
  newsSpoken,
  nextTime,
  questionSpoken,
  withCurtain,
  type Narration,
  type Region,
} from '../text/narration';
import { words } from '../words';
import type { TableState } from '../wire/line';
import type { FromServer } from '../wire/types';
import type { Live } from './live.svelte';

export class Narrator {
  now = $state.raw<Narration>(SILENCE);

  private timer: ReturnType<typeof setTimeout> | undefined;
  private known = -1; // events that were told already; -1: nothing was shown yet
  private question = '';
  private wasMine = false;
  private wasOpen = true;

  say(region: Region, sentence: string): void {
    this.set(announce(this.now, region, sentence));
  }

  curtain(down: boolean): void {
    if (down !== this.now.curtain) this.set(withCurtain(this.now, down));
  }

  stop(): void {
    clearTimeout(this.timer);
  }

  /** Something came from the server, or the line changed. */
  hear(live: Live, message: FromServer | null, state: TableState): void {
    if (state.line === 'open' || state.line === 'lost') this.hearLine(state.line === 'open');
    const board = live.board;
    if (message?.type === 'over') this.say('alarm', `${words.table.overTitle}.`);
    if (message?.type !== 'view' || !board || !state.view) return;
    const isMine = state.view.ask != null;
    if (this.known >= 0 && !state.missed) {
      for (const sentence of newsSpoken(board.words, state.events, this.known)) this.say('news', sentence);
    }
    if (isMine && !this.wasMine && board.scene.turn === board.me) this.say('alarm', words.text.yourTurn);
    else if (isMine && !this.wasMine && (board.scene.moving?.length ?? 0) > 0) this.say('alarm', words.text.eventComes);
    const question = state.view.ask ? questionSpoken(state.view.ask) : '';
    if (question !== this.question) this.say('question', question);
    this.question = question;
    this.wasMine = isMine;
    this.known = state.events.length;
  }

  private hearLine(isOpen: boolean): void {
    if (isOpen !== this.wasOpen) this.say('alarm', isOpen ? words.text.lineBack : words.text.lineLost);
    this.wasOpen = isOpen;
  }

  private set(narration: Narration): void {
    clearTimeout(this.timer);
    this.now = advance(narration, Date.now());
    const next = nextTime(this.now);
    if (next < Infinity) this.timer = setTimeout(() => this.set(this.now), Math.max(10, next - Date.now()));
  }
}

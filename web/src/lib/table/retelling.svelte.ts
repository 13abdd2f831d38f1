// A game that is told again: all its positions, the one that is looked at, and a board on which that one lies. Every
// position is here already, so going anywhere asks nobody.
import { tick } from 'svelte';
import { createRunner, type Runner } from '../motion/run';
import { mayMove } from '../state/settings.svelte';
import { capital } from '../text/phrase';
import { Words } from '../text/words';
import type { Eyes } from '../wire/api';
import type { Replay } from '../wire/http';
import type { Catalogue, EventLine, Piece } from '../wire/types';
import { Board } from './board.svelte';
import type { Reader } from './reading.svelte';
import { replayWords } from './words';
import { movesBetween, toldUntil, turnAfter, turnAt, turnBefore, turnMarks, within } from './replaying';

const STEP_MS = 900; // how long a position stands while the game plays by itself, at 1×

export class Retelling {
  replay = $state.raw<Replay>()!;
  at = $state(0);
  isPlaying = $state(false);
  speed = $state(1);
  root: HTMLElement | undefined;
  readonly board: Board;

  readonly marks = $derived(turnMarks(this.replay.steps));
  private readonly told = $derived(toldUntil(this.replay.steps));
  readonly last = $derived(this.replay.steps.length - 1);
  readonly step = $derived(this.replay.steps[this.at]);
  readonly turn = $derived(this.marks[turnAt(this.marks, this.at)]);
  readonly events = $derived<EventLine[]>(this.told.events.slice(0, this.told.until[this.at]));

  private runner: Runner | null = null;
  private timer: ReturnType<typeof setTimeout> | undefined;

  constructor(
    readonly catalogue: Catalogue,
    reader: Reader,
    replay: Replay,
    at: number,
  ) {
    this.replay = replay;
    this.board = new Board(catalogue, reader);
    this.board.live = false;
    this.see(replay, at);
  }

  get eyes(): Eyes {
    return this.replay.open ? 'open' : this.replay.seat;
  }

  /** What was answered to come here: with its cards named where these eyes saw the options, else in the notation. */
  get answered(): Piece[] {
    const { words = '' } = this.step;
    if (!words) return [replayWords.decided]; // a card that these eyes did not see
    const options = this.replay.steps[this.at - 1]?.ask?.options ?? [];
    const choice = options.find((option) => option.words === words);
    return choice ? this.board.words.option(choice) : capital([words]);
  }

  /** Look at a game, at this position: the same through other eyes, or another. */
  see(replay: Replay, at = this.at): void {
    this.runner?.cancel();
    this.replay = replay;
    this.at = within(at, replay.steps.length - 1);
    const { seat, place = 'town' } = replay.steps[0].view;
    this.board.words = new Words(this.catalogue, replay.names, seat, place);
    this.board.people = replay.names.map((name) => ({ name, bot: '', here: true, gone: false }));
    this.board.scene = this.step.view;
  }

  /** Go to a position. To the next one and the one before cards travel; any other is simply there. */
  async go(to: number): Promise<void> {
    const from = this.at;
    const next = within(to, this.last);
    if (next === from) return;
    this.runner ??= this.root ? createRunner(this.root, mayMove) : null;
    const moves = movesBetween(this.replay.steps, from, next, this.catalogue);
    const captured = this.runner?.capture();
    this.at = next;
    this.board.scene = this.step.view;
    if (!captured || !moves.length) return;
    await tick();
    if (this.at === next) this.runner?.play(moves, captured);
  }

  turnBack(): void {
    void this.go(turnBefore(this.marks, this.at));
  }

  turnOn(): void {
    void this.go(turnAfter(this.marks, this.at, this.last));
  }

  /** Let it play by itself, from the beginning where it is at its end. */
  play(): void {
    if (this.at === this.last) void this.go(0);
    this.isPlaying = true;
    this.wait();
  }

  pause(): void {
    this.isPlaying = false;
    clearTimeout(this.timer);
  }

  /** Put it away. */
  stop(): void {
    this.pause();
    this.runner?.cancel();
  }

  private wait(): void {
    clearTimeout(this.timer);
    this.timer = setTimeout(() => {
      void this.go(this.at + 1);
      if (this.at < this.last) this.wait();
      else this.isPlaying = false;
    }, STEP_MS / this.speed);
  }
}

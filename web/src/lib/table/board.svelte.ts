// One table as it is looked at: the scene, whose it is, and what can be done there. The live table and the replay both
// lay their scenes into a board; its parts only draw it.
import { getContext, setContext } from 'svelte';
import type { Words } from '../text/words';
import type { Ask, Catalogue, CardFacts, HintLine, House, Scene } from '../wire/types';
import { placed, type Numbered, type Placed } from './options';
import type { Reader } from './reading.svelte';

export interface Person {
  name: string;
  bot: string; // who plays, if that is a computer player
  here: boolean;
  gone: boolean;
}

const NOTHING: Placed = { at: new Map(), buttons: [] };

export class Board {
  scene = $state.raw<Scene>()!;
  words = $state.raw<Words>()!;
  ask = $state.raw<Ask | null>(null);
  people = $state.raw<Person[]>([]);
  pressed = $state(-1); // the option that was chosen and is not acknowledged yet
  hints = $state.raw<HintLine[]>([]);
  fresh = $state.raw<ReadonlySet<string>>(new Set()); // keys of what is new since my turn
  numbers = $state(false); // options show the digits that choose them
  live = $state(true); // answers can be sent

  placed = $derived<Placed>(this.ask && this.scene ? placed(this.ask.options, this.scene) : NOTHING);

  constructor(
    readonly catalogue: Catalogue,
    readonly reader: Reader,
    readonly act: (index: number) => void = () => undefined,
    readonly wish: (words: string) => void = () => undefined,
  ) {}

  get me(): number {
    return this.scene.seat;
  }

  get own(): House | undefined {
    return this.me >= 0 ? this.scene.houses[this.me] : undefined;
  }

  get place(): string {
    return this.scene.place ?? 'town';
  }

  card(kind: number): CardFacts {
    return this.catalogue.cards[kind];
  }

  /** What can be done with the thing of this key. */
  options(...keys: string[]): Numbered[] {
    const found = keys.flatMap((key) => this.placed.at.get(key) ?? []);
    return found.length < 2 ? found : [...new Map(found.map((option) => [option.index, option])).values()];
  }

  hint(index: number): HintLine | undefined {
    return this.hints.find((line) => line.option === index);
  }

  name(seat: number): string {
    return this.people[seat]?.name ?? '';
  }
}

const KEY = Symbol('board');

export function provideBoard(board: () => Board): void {
  setContext(KEY, board);
}

/** The board that this component is a part of. */
export function getBoard(): () => Board {
  return getContext<() => Board>(KEY);
}

// The reading place: the card under the pointer or the focus, to be read large at any moment. On a small screen it is
// a sheet that opens; on a large one it always lies beside the table.
import { getContext, setContext } from 'svelte';

export class Reader {
  kind = $state(-1);
  isOpen = $state(false);

  /** Lay a card into the reading place. */
  show(kind: number): void {
    if (kind >= 0) this.kind = kind;
  }

  /** Open a card large, over everything, until it is put away. */
  open(kind: number): void {
    this.show(kind);
    this.isOpen = kind >= 0;
  }

  close(): void {
    this.isOpen = false;
  }

  /** Nothing lies there any more: somebody else looks now. */
  clear(): void {
    this.kind = -1;
    this.isOpen = false;
  }
}

const KEY = Symbol('reader');

export function provideReader(): Reader {
  return setContext(KEY, new Reader());
}

/** The reader of this page, where it has one. */
export function getReader(): Reader | undefined {
  return getContext<Reader | undefined>(KEY);
}

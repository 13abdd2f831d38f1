// How the Town, or the Park, is laid out: groups of piles as trays on a grid. It is worked out once a game from the
// piles at its start, so that no pile ever moves.
import type { Catalogue, Scene } from '../wire/types';

export interface Tray {
  group: string; // the name of the group, for its heading
  cells: string[]; // keys, in order
  across: number; // columns that it takes
  down: number; // rows that it takes
  column: number;
  row: number;
}

export interface TownPlan {
  columns: number;
  rows: number;
  trays: Tray[];
  corner: { column: number; across: number } | null; // what is free at the end of the last row
}

interface Group {
  name: string;
  cells: string[];
}

const ORDER = [
  'high class',
  'preparations',
  'maids',
  'chiefs',
  'private',
  'guests',
  'love',
  'buildings',
  'events',
  'beers',
  'reminiscences',
];

const GROUP_OF: Record<string, string> = {
  'general maid': 'maids',
  'maid chief': 'chiefs',
  'chambermaid chief': 'chiefs',
  love: 'love',
  event: 'events',
  building: 'buildings',
};

/** The groups of a game, each with the keys of its cells. They follow from what stays the same while it is played. */
export function groupsOf(scene: Scene, catalogue: Catalogue): Group[] {
  const found = new Map<string, string[]>();
  const add = (group: string, key: string) => found.set(group, [...(found.get(group) ?? []), key]);
  const park = scene.park;
  const spread = (group: string, name: string, number: number) => {
    for (let place = 0; place < number; place++) add(group, `${name}:${place}`);
  };
  if (park) {
    const picked = scene.houses.filter((house) => (house.high_class ?? -1) >= 0).length;
    spread('high class', 'high', (park.high_class?.length ?? 0) + picked);
    for (const errand of catalogue.errands) add('preparations', `errand:${errand}`);
  }
  for (const [kind] of scene.shop ?? []) {
    add(GROUP_OF[catalogue.cards[kind].category] ?? catalogue.cards[kind].category, `pile:${kind}`);
  }
  if (park?.guests) spread('guests', 'guest', 1);
  if (scene.private) spread('private', 'private', park ? 1 : 2);
  if (scene.beers) {
    add('beers', 'beer:0');
    add('beers', 'beers');
  }
  if (scene.reminiscences) spread('reminiscences', 'reminiscence', 3);
  const rank = (name: string) => (ORDER.includes(name) ? ORDER.indexOf(name) : ORDER.length);
  return [...found].map(([name, cells]) => ({ name, cells })).sort((one, other) => rank(one.name) - rank(other.name));
}

/** Trays for the groups, set as high up as they fit, each a block of at most three rows. */
export function planOf(groups: Group[], columns: number): TownPlan {
  const taken: boolean[][] = [];
  const isFree = (row: number, column: number, across: number, down: number): boolean => {
    for (let y = row; y < row + down; y++) {
      for (let x = column; x < column + across; x++) if (taken[y]?.[x]) return false;
    }
    return true;
  };
  const trays = groups.map(({ name, cells }) => {
    let best: { tray: Tray; cost: number[] } | null = null;
    for (let across = Math.min(columns, cells.length); across >= 1; across--) {
      const down = Math.ceil(cells.length / across);
      if (down > 3 && best) break;
      const [row, column] = firstFit(isFree, columns, across, down);
      const cost = [row + down, across * down - cells.length, -across, row];
      if (!best || isLess(cost, best.cost)) best = { tray: { group: name, cells, across, down, column, row }, cost };
    }
    const tray = best!.tray;
    for (let y = tray.row; y < tray.row + tray.down; y++) {
      taken[y] ??= [];
      for (let x = tray.column; x < tray.column + tray.across; x++) taken[y][x] = true;
    }
    return tray;
  });
  const last = taken[taken.length - 1] ?? [];
  const used = last.lastIndexOf(true) + 1;
  const corner = columns - used >= 2 ? { column: used, across: columns - used } : null;
  return { columns, rows: taken.length, trays, corner };
}

type Free = (row: number, column: number, across: number, down: number) => boolean;

function firstFit(isFree: Free, columns: number, across: number, down: number): [number, number] {
  for (let row = 0; ; row++) {
    for (let column = 0; column + across <= columns; column++) {
      if (isFree(row, column, across, down)) return [row, column];
    }
  }
}

function isLess(one: number[], other: number[]): boolean {
  const at = one.findIndex((value, index) => value !== other[index]);
  return at >= 0 && one[at] < other[at];
}

/** What lies in a cell now. */
export interface Filled {
  kind: number; // -1: nothing, or face down
  left: number; // how many; of an open card on its own 1
  price: number | undefined;
  key: string; // of the thing, as options name it
}

/** What lies in each cell of a scene, by the key of the cell. */
export function filled(scene: Scene): Map<string, Filled> {
  const cells = new Map<string, Filled>();
  const lay = (cell: string, kind: number, left: number, price?: number) =>
    cells.set(cell, { kind, left, price, key: `town:${kind}` });
  for (const [kind, left, price] of scene.shop ?? []) lay(`pile:${kind}`, kind, left, price);
  (scene.private?.up ?? []).forEach(([kind, price], place) => lay(`private:${place}`, kind, 1, price));
  (scene.park?.guests?.up ?? []).forEach(([kind, price], place) => lay(`guest:${place}`, kind, 1, price));
  (scene.park?.high_class ?? []).forEach((kind, place) => lay(`high:${place}`, kind, 1));
  (scene.reminiscences?.up ?? []).forEach((kind, place) => lay(`reminiscence:${place}`, kind, 1));
  (scene.beers?.up ?? []).forEach((kind, place) => lay(`beer:${place}`, kind, 1));
  for (const [errand, pile] of Object.entries(scene.park?.preparations ?? {})) {
    lay(`errand:${errand}`, pile.at(-1) ?? -1, pile.length);
  }
  if (scene.beers) cells.set('beers', { kind: -1, left: scene.beers.down ?? 0, price: undefined, key: 'town:beers' });
  return cells;
}

/** How many more of a group lie face down. */
export function downOf(scene: Scene, group: string): number {
  if (group === 'private') return scene.private?.down ?? 0;
  if (group === 'guests') return scene.park?.guests?.down ?? 0;
  if (group === 'reminiscences') return scene.reminiscences?.down ?? 0;
  return 0;
}

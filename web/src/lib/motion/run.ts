// The runner of the motion plan. Before the page changes it notes where everything lies; after the change, which is
// there and clickable at once, copies of the cards travel over it in a layer of their own.
//
// What the page promises: every element that stands for a card, a pile or a place for cards carries
//   data-zone   hand, deck, discard, played, quarters, town, offer, park, aside, beers, or house
//   data-seat   whose it is, -1 for nobody's
//   data-kind   the card's kind, -1 for a pile, a place, or a card that lies face down
// A `house` element stands for all places of its seat that are not drawn. What travels is the `.face` in an element, or
// where there is none the whole of it; what is face down travels as `.travelling-back`, which the styles draw.

import type { Move, Spot } from './plan';

export const DURATION = 180;
export const APART = 20;
export const ALL_WITHIN = 300;
const EASING = 'cubic-bezier(0.2, 0.8, 0.2, 1)';
const NOBODY = '-1';
const BACK = { width: 44, height: 60 };

interface Box {
  left: number;
  top: number;
  width: number;
  height: number;
}

/** Something on the table, and where it was. */
export interface Place<Thing = HTMLElement> {
  zone: string;
  seat: string;
  kind: string;
  box: Box;
  thing: Thing;
}

/** Where everything was, in a window of this size. */
export interface Captured {
  width: number;
  height: number;
  places: Place[];
}

export interface Runner {
  capture(): Captured;
  play(moves: Move[], before: Captured): void;
  cancel(): void;
}

/** The place of a spot: the card itself, or the pile or zone that it is in, or the house of its seat. */
export function findPlace<Thing>(places: Place<Thing>[], spot: Spot): Place<Thing> | undefined {
  const seat = String(spot.seat);
  const kind = String(spot.kind);
  const inZone = places.filter((place) => place.zone === spot.zone && place.seat === seat);
  const exact = inZone.find((place) => place.kind === kind);
  if (exact) return exact;
  // What belongs to nobody may be drawn in any tray, so there the kind alone says enough.
  const common = seat === NOBODY && spot.kind >= 0;
  return (
    (common ? places.find((place) => place.seat === NOBODY && place.kind === kind) : undefined) ??
    inZone.find((place) => place.kind === '-1') ??
    inZone[0] ??
    places.find((place) => place.zone === 'house' && place.seat === seat)
  );
}

/** How something of one box is laid over another: in its middle, and no larger than it. */
export function laidOver(own: Box, target: Box): string {
  const scale = Math.min(1, target.width / own.width, target.height / own.height);
  const x = target.left + target.width / 2 - own.left - own.width / 2;
  const y = target.top + target.height / 2 - own.top - own.height / 2;
  return `translate(${x.toFixed(1)}px, ${y.toFixed(1)}px) scale(${scale.toFixed(3)})`;
}

/** When a card starts: a little after the one before, and early enough to arrive with the others. */
export function delayOf(order: number): number {
  return Math.min(order * APART, ALL_WITHIN - DURATION);
}

/** The runner for one table. `mayMove`: whether the player and the system want motion at all. */
export function createRunner(root: HTMLElement, mayMove: () => boolean): Runner {
  let layer: HTMLElement | null = null;

  function cancel(): void {
    layer?.remove(); // with it go its animations
    layer = null;
  }

  function capture(): Captured {
    cancel();
    return { width: innerWidth, height: innerHeight, places: mayMove() ? placesIn(root) : [] };
  }

  function play(moves: Move[], before: Captured): void {
    cancel();
    const resized = before.width !== innerWidth || before.height !== innerHeight;
    if (!moves.length || !before.places.length || resized || document.hidden || !mayMove()) return;
    const now = placesIn(root);
    const sheet = newLayer();
    // Everything is measured before anything is added, so that the page is laid out once.
    const ghosts = moves.flatMap((move) => ghostOf(move, before.places, now) ?? []);
    sheet.append(...ghosts.map(({ ghost }) => ghost));
    document.body.append(sheet);
    layer = sheet;
    const travels = ghosts.map(({ ghost, from, to, order }) =>
      ghost.animate([{ transform: from }, { transform: to }], {
        duration: DURATION,
        delay: delayOf(order),
        easing: EASING,
        fill: 'both',
      }),
    );
    const arrived = () => {
      if (layer === sheet) cancel();
    };
    void Promise.all(travels.map((travel) => travel.finished)).then(arrived, arrived);
  }

  return { capture, play, cancel };
}

function placesIn(root: HTMLElement): Place[] {
  return [...root.querySelectorAll<HTMLElement>('[data-zone]')].flatMap((thing) => {
    const box = thing.getBoundingClientRect();
    const { zone = '', seat = NOBODY, kind = '-1' } = thing.dataset;
    return box.width && box.height ? [{ zone, seat, kind, box, thing }] : [];
  });
}

interface Ghost {
  ghost: HTMLElement;
  from: string;
  to: string;
  order: number;
}

function ghostOf(move: Move, before: Place[], now: Place[]): Ghost | null {
  const from = findPlace(before, move.from);
  const to = findPlace(now, move.to);
  if (!from || !to || from.thing === to.thing) return null; // what stays within one house is not seen to move
  const kind = String(move.kind);
  // What has left the page can still be copied, unless it shows another card by now.
  const shows = (place: Place) => place.kind === kind && place.thing.dataset.kind === kind;
  const model = move.kind < 0 ? undefined : [to, from].find(shows);
  const own = model ? model.box : backOver(to.box);
  const ghost = model ? copyOf(model.thing) : document.createElement('div');
  ghost.classList.add('travelling');
  if (!model) ghost.classList.add('travelling-back');
  Object.assign(ghost.style, {
    position: 'absolute',
    left: `${own.left}px`,
    top: `${own.top}px`,
    width: `${own.width}px`,
    height: `${own.height}px`,
    margin: '0',
  });
  return { ghost, from: laidOver(own, from.box), to: laidOver(own, to.box), order: move.order };
}

/** A card face down is as large as a small card, whatever it lies in. */
function backOver({ left, top, width, height }: Box): Box {
  return { left: left + (width - BACK.width) / 2, top: top + (height - BACK.height) / 2, ...BACK };
}

function copyOf(thing: HTMLElement): HTMLElement {
  const copy = (thing.querySelector('.face') ?? thing).cloneNode(true) as HTMLElement;
  for (const name of ['id', 'data-zone', 'data-seat', 'data-kind']) copy.removeAttribute(name);
  return copy;
}

function newLayer(): HTMLElement {
  const layer = document.createElement('div');
  layer.className = 'travelling-layer';
  layer.inert = true;
  layer.setAttribute('aria-hidden', 'true');
  Object.assign(layer.style, { position: 'fixed', inset: '0', overflow: 'clip', pointerEvents: 'none', zIndex: '40' });
  return layer;
}

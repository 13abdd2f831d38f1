// Where the options of a question lie on the table. Every thing on the table that can be meant has a key; an option
// whose thing is not there, or cannot be seen, is a button beside the question, so that none can ever be out of reach.
import type { Choice, House, Lying, Scene } from '../wire/types';

const BEER_PILE = 'town:beers';

/** The key of a card in somebody's quarters, with what lies on and under it. */
export function entryKey(owner: number, lying: Lying): string {
  return `quarters:${owner}:${lying.card}/${lying.events ?? 0}/${lying.under ?? -1}`;
}

/** The key of the thing that an option is about; none where it is about nothing that lies on the table. */
export function keyOf(choice: Choice, me: number): string {
  const card = choice.card ?? -1;
  const seat = choice.seat ?? -1;
  switch (choice.at) {
    case 'hand':
    case 'aside':
    case 'beers':
      return card >= 0 ? `${choice.at}:${card}` : '';
    case 'town':
    case 'offer':
    case 'park':
      return card >= 0 ? `town:${card}` : BEER_PILE;
    case 'quarters':
      if (choice.entry) return entryKey(choice.owner ?? me, choice.entry);
      return card >= 0 ? `quarters:${seat >= 0 ? seat : me}:${card}` : '';
    default:
      return '';
  }
}

/** The keys of all that lies on the table of a viewer. */
export function keysOf(scene: Scene): Set<string> {
  const keys = new Set<string>();
  const me = scene.seat;
  const own = me >= 0 ? scene.houses[me] : undefined;
  for (const kind of own?.cards ?? []) keys.add(`hand:${kind}`);
  for (const kind of own?.beer_cards ?? []) keys.add(`beers:${kind}`);
  for (const kind of scene.aside?.cards ?? []) keys.add(`aside:${kind}`);
  for (const kind of townKinds(scene)) keys.add(`town:${kind}`);
  if (scene.beers?.down) keys.add(BEER_PILE);
  scene.houses.forEach((house, seat) => {
    for (const lying of entriesOf(house)) {
      keys.add(entryKey(seat, lying));
      keys.add(`quarters:${seat}:${lying.card}`);
    }
    for (const kind of looseCards(house)) keys.add(`quarters:${seat}:${kind}`);
  });
  return keys;
}

/** Every kind that lies open where cards are employed, acquired, bought or picked from. */
function townKinds(scene: Scene): number[] {
  return [
    ...(scene.shop ?? []).map((pile) => pile[0]),
    ...(scene.private?.up ?? []).map((offer) => offer[0]),
    ...(scene.reminiscences?.up ?? []),
    ...(scene.beers?.up ?? []),
    ...(scene.park?.guests?.up ?? []).map((offer) => offer[0]),
    ...(scene.park?.high_class ?? []),
    ...Object.values(scene.park?.preparations ?? {}).flatMap((pile) => pile.slice(-1)),
  ];
}

/** Cards in quarters on or under which something may lie. */
export function entriesOf(house: House): Lying[] {
  return [...(house.private ?? []), ...(house.chambermaids ?? []), ...(house.buildings ?? [])];
}

/** Cards in quarters that lie there by themselves. */
export function looseCards(house: House): number[] {
  const picked = house.high_class ?? -1;
  return [
    ...(house.events ?? []),
    ...(house.reminiscences ?? []),
    ...(house.preparations ?? []),
    ...(picked >= 0 ? [picked] : []),
    ...Object.values(house.zones ?? {}).flat(),
  ];
}

/** An option with its place in the list, which is what an answer names. */
export interface Numbered {
  choice: Choice;
  index: number;
}

export interface Placed {
  at: Map<string, Numbered[]>; // by the key of the thing
  buttons: Numbered[]; // what lies nowhere; houses too, which are chosen beside the question
}

/** Every option at its place. */
export function placed(options: Choice[], scene: Scene): Placed {
  const keys = keysOf(scene);
  const at = new Map<string, Numbered[]>();
  const buttons: Numbered[] = [];
  options.forEach((choice, index) => {
    // A high class maid who was picked lies in her house, not in the Park any more.
    const key = [keyOf(choice, scene.seat), `quarters:${scene.seat}:${choice.card}`].find((each) => keys.has(each));
    if (!key || !choice.at) buttons.push({ choice, index });
    else at.set(key, [...(at.get(key) ?? []), { choice, index }]);
  });
  return { at, buttons };
}

/** The options that a pointer meets nowhere on the table: out of sight, or under something else. */
export function outOfSight(at: Placed['at'], root: ParentNode): Numbered[] {
  const met = (element: Element): boolean => {
    const { left, top, width, height } = element.getBoundingClientRect();
    const hit = document.elementFromPoint(left + width / 2, top + height / 2);
    return hit !== null && element.parentElement!.contains(hit);
  };
  const seen = [...root.querySelectorAll<HTMLElement>('[data-option]')].filter(met).map(({ dataset }) => Number(dataset.option));
  return [...at.values()].flat().filter(({ index }) => !seen.includes(index));
}

// The notes of the first games: which one to show, and beside what. Each is shown once, when what it speaks of is on
// the table, and is gone when the player goes on.
import type { Ask, Scene } from '../wire/types';

export interface Note {
  id: string;
  beside: string; // a selector: the thing that it speaks of
  when: (scene: Scene, ask: Ask, categoryOf: (kind: number) => string) => boolean;
}

const asks = (what: string) => (_: Scene, ask: Ask) => ask.what === what;
const offers = (verb: string) => (_: Scene, ask: Ask) => ask.options.some((option) => option.verb === verb);
const mine = (scene: Scene) => scene.houses[scene.seat];

/** In the order in which they come up; the base box first, then what other boxes bring. */
export const NOTES: readonly Note[] = [
  { id: 'pick', beside: '.town', when: asks('pick') },
  { id: 'hand', beside: '.hand .cards', when: () => true },
  { id: 'serve', beside: '.hand .cards', when: offers('serve') },
  { id: 'purse', beside: '.purse', when: (scene) => scene.phase === 'employ' || scene.phase === 'serving' },
  { id: 'love', beside: '.question', when: offers('play all love') },
  { id: 'employ', beside: '.town', when: offers('employ') },
  { id: 'discard', beside: '.hand .stack:last-child', when: (scene) => (mine(scene)?.discard ?? 0) > 0 },
  { id: 'chamber', beside: '.hand .place:has(.chamber)', when: offers('chamber') },
  {
    id: 'events',
    beside: 'section.mine',
    when: (scene) =>
      (mine(scene)?.events?.length ?? 0) > 0 ||
      [...(mine(scene)?.chambermaids ?? []), ...(mine(scene)?.private ?? [])].some((lying) => (lying.events ?? 0) > 0),
  },
  { id: 'end', beside: '.town', when: (scene) => scene.round >= 6 || (scene.empty ?? 0) > 0 },
  { id: 'private', beside: 'section.mine', when: (scene) => (mine(scene)?.private?.length ?? 0) > 0 },
  { id: 'work', beside: '.question', when: asks('work') },
  { id: 'preparations', beside: '.town', when: offers('prepare') },
  {
    id: 'buildings',
    beside: '.town',
    when: (_, ask, categoryOf) =>
      ask.options.some(({ verb, card = -1 }) => verb === 'employ' && card >= 0 && categoryOf(card) === 'building'),
  },
  { id: 'prices', beside: '.town', when: (scene) => (scene.bargains?.length ?? 0) > 0 },
  { id: 'under', beside: 'section.mine', when: (scene) => (mine(scene)?.buildings ?? []).some((lying) => (lying.under ?? -1) >= 0) },
  { id: 'reminiscences', beside: '.town', when: (scene, ask) => scene.reminiscences != null && ask.what === 'serving' },
  { id: 'acquire', beside: '.town', when: offers('acquire') },
  { id: 'pay', beside: '.question', when: asks('need') },
  { id: 'beers', beside: '.town', when: (scene, ask) => scene.beers != null && ask.what === 'employ' },
  { id: 'buyBeer', beside: '.town', when: (_, ask) => ask.options.some((option) => /beer/.test(option.verb)) },
  { id: 'ownBeers', beside: 'section.mine', when: (scene) => (mine(scene)?.beers ?? 0) > 0 },
];

/** The note to show now, if any. */
export function noteFor(
  scene: Scene,
  ask: Ask | null,
  categoryOf: (kind: number) => string,
  met: ReadonlySet<string>,
): Note | null {
  if (!ask) return null;
  return NOTES.find((note) => !met.has(note.id) && note.when(scene, ask, categoryOf)) ?? null;
}

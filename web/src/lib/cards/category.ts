// What a category of cards looks like: the token of its colour, and its small icon.
import type { SmallIcon } from '../icons/small';

const ICONS: Record<string, SmallIcon> = {
  'maid chief': 'crown',
  'chambermaid chief': 'bed-double',
  'general maid': 'coffee',
  'private maid': 'flower-2',
  love: 'heart',
  event: 'cloud-lightning',
  building: 'landmark',
  reminiscence: 'camera',
  beer: 'beer',
  'high class maid': 'gem',
  preparation: 'party-popper',
};

/** The small icon of a category; a category from another box has a card. */
export function categoryIcon(category: string): SmallIcon {
  return ICONS[category] ?? 'copy';
}

/** The name of a category's colour among the tokens. */
export function categoryColour(category: string): string {
  if (category === 'love') return 'var(--love-card)';
  return category in ICONS ? `var(--${category.replaceAll(' ', '-')})` : 'var(--ink)';
}

const GIVES: Record<string, SmallIcon> = {
  draw: 'copy-plus',
  love: 'heart',
  serving: 'concierge-bell',
  employment: 'user-plus',
  imagination: 'lightbulb',
  concentration: 'target',
  effort: 'biceps-flexed',
};

/** The small icon of something that a card gives. */
export function givenIcon(what: string): SmallIcon {
  return GIVES[what] ?? 'plus';
}

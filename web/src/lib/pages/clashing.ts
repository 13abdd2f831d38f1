// Wishes that cannot hold together, in the words that this page has for them.
import type { Three, TownForm } from '../state/townWishes';
import type { Clash, TownsBody } from '../wire/http';
import type { BoxFacts } from '../wire/types';
import { townWords as text } from './townWords';

/** Wishes of which one has to go, and the server's reason for it, where it gives one. */
export interface Conflict {
  clashes: Clash[];
  reason: string;
}

/** The clashes, each conflict by itself. The server sends them in a row; its sentence tells how many belong together. */
export function conflictsOf(clashes: Clash[], detail: string): Conflict[] {
  const told = detail.replace(/^[^:]*: /, '').replace(/ \(maybe [^()]*\)$/, '');
  const parts = told.replace(/ cannot (hold together|be had)$/, '').split('; and ');
  const found = parts.map((part) => {
    const [wishes, reason = ''] = part.split(/ \((.*)\)$/s);
    return { count: wishes.split(' + ').length, reason };
  });
  if (found.reduce((sum, each) => sum + each.count, 0) !== clashes.length) return [{ clashes, reason: '' }];
  let from = 0;
  return found.map(({ count, reason }) => ({ clashes: clashes.slice(from, (from += count)), reason }));
}

/** Why there is no such town, in sentences. */
export function explained(clashes: Clash[], detail: string, boxes: BoxFacts[], known: TownsBody): string {
  const title = (id: string): string => boxes.find((box) => box.id === id)?.title ?? id;
  const sentences = conflictsOf(clashes, detail).map((conflict) => {
    const wishes = conflict.clashes.map((clash) => wishSaid(clash, title, known));
    const why = conflict.reason.replace(/\bin (\w+(?:, \w+)*)/g, (whole, ids: string) =>
      ids.split(', ').every((id) => title(id) !== id) ? `in ${ids.split(', ').map(title).join(', ')}` : whole,
    );
    const said = `${text.cannot(wishes)}${why ? ` (${why})` : ''}.`;
    return said[0].toUpperCase() + said.slice(1);
  });
  return sentences.join(' ');
}

/** One wish, as it stands in the form. */
function wishSaid({ list, words }: Clash, title: (id: string) => string, known: TownsBody): string {
  const [word, number = ''] = words.split('=', 2);
  const label = (all: { word: string; label: string }[]): string | undefined => all.find((one) => one.word === word)?.label;
  const mechanic = label(known.mechanics);
  const three: Record<string, Three> = { require: 'forced', forbid: 'off' };
  const attacks: Record<string, TownForm['attacks']> = { require: 'some', forbid: 'none', only: 'only' };
  if (list === 'boxes') return text.theBoxes(words.split(', ').map(title));
  if (list === 'pin') return text.quoted(text.pinned, words);
  if (list === 'ban') return text.quoted(text.banned, words);
  if (list === 'piles') return text.quoted(`${text.piles}, ${label(known.piles) ?? word}:`, number);
  if (list === 'costs') return text.quoted(text.spread);
  if (list === 'together') return text.quoted(text.together);
  if (list === 'printed_only') return text.quoted(text.printedOnly);
  if (word === 'attacks' && list in attacks) return text.quoted(`${text.attacks}:`, text.attack[attacks[list]]);
  if (mechanic && list in three) return text.quoted(`${text.mechanics}, ${mechanic}:`, text.three[three[list]]);
  if (list === 'require') return text.quoted(text.roles.replace('…', ''), label([...known.roles, ...known.tastes]) ?? words);
  return text.quoted(words);
}

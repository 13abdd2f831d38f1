// What somebody likes about the games in a town: kept in this browser, and turned into what the server looks for.

export type Length = 'any' | 'short' | 'about' | 'long';

export interface Likes {
  length: Length;
  rounds: Partial<Record<Length, number>>; // where somebody has said how many
  close: boolean;
  peaceful: boolean;
  fair: boolean;
  plans: number; // ways to play that win, at least; 0 for any number
  sure: boolean; // by games, and not by a guess
}

export const LENGTHS: Length[] = ['any', 'short', 'about', 'long'];
export const PLANS = [0, 2, 3, 4];
const KEY = 'cuore.likes';
const MOST_ROUNDS = 999;
// What towns offer: the more people play, the sooner piles are empty; in a place apart all games are short.
const OF_TWO: Record<Length, number> = { any: 0, short: 18, about: 20, long: 30 };
const OF_THREE: Record<Length, number> = { any: 0, short: 12, about: 16, long: 22 };
const OF_MORE: Record<Length, number> = { any: 0, short: 9, about: 12, long: 15 };
const APART: Record<Length, number> = { any: 0, short: 11, about: 12, long: 14 };

export const NO_LIKES: Likes = { length: 'any', rounds: {}, close: false, peaceful: false, fair: false, plans: 0, sure: false };

/** What was kept, field by field where it makes sense. */
export function readLikes(kept: string | null): Likes {
  let found: unknown;
  try {
    found = JSON.parse(kept ?? '{}');
  } catch {
    return NO_LIKES;
  }
  const given = (typeof found === 'object' && found ? found : {}) as Record<string, unknown>;
  const rounds = typeof given.rounds === 'object' && given.rounds ? Object.entries(given.rounds) : [];
  return {
    length: LENGTHS.find((one) => one === given.length) ?? 'any',
    rounds: Object.fromEntries(rounds.filter(([, value]) => Number.isInteger(value) && value > 0)),
    close: given.close === true,
    peaceful: given.peaceful === true,
    fair: given.fair === true,
    plans: PLANS.find((one) => one === given.plans) ?? 0,
    sure: given.sure === true,
  };
}

export function keptLikes(): Likes {
  try {
    return readLikes(localStorage.getItem(KEY));
  } catch {
    return NO_LIKES; // a browser that keeps nothing still looks for towns
  }
}

export function keepLikes(likes: Likes): void {
  try {
    localStorage.setItem(KEY, JSON.stringify(likes));
  } catch {
    // then the next visit begins anew
  }
}

/** How many rounds are meant, where nobody has said it. */
export function roundsOf(likes: Likes, players: number, apart: boolean): number {
  const usual = apart ? APART : players === 2 ? OF_TWO : players === 3 ? OF_THREE : OF_MORE;
  return likes.rounds[likes.length] ?? usual[likes.length];
}

/** The likings in the words of the server. */
export function likeOf(likes: Likes, players: number, apart: boolean): string[] {
  const rounds = roundsOf(likes, players, apart);
  const lengths: Record<Length, string> = {
    any: '',
    short: `rounds=0-${rounds}`,
    about: `rounds=${rounds}`,
    long: `rounds=${rounds}-${MOST_ROUNDS}`,
  };
  const plain = (['close', 'peaceful', 'fair'] as const).filter((word) => likes[word]);
  return [lengths[likes.length], ...plain, likes.plans ? `plans=${likes.plans}` : ''].filter(Boolean);
}

/** A sentence about a liking, with the words of the page in the place of the server's. */
export function inPageWords(sentence: string, words: (word: string, least: string, most: string) => string): string {
  return sentence.replace(/^(rounds|plans|close|peaceful|fair)(?:=(\d+)(?:-(\d+))?)?: /, (_, word: string, least = '', most = '') =>
    `${words(word, least, most === String(MOST_ROUNDS) ? 'more' : most)}: `,
  );
}

// What somebody's finished games come to: how often won, with which box, against whom.
import type { MyGame } from '../wire/http';

/** Won games of all games with something. */
export interface Tally {
  name: string;
  games: number;
  wins: number;
}

export interface Statistics {
  games: number;
  wins: number;
  average: number; // points
  best: number;
  streak: number; // wins in a row until now
  longest: number;
  byBox: Tally[];
  against: Tally[]; // bots by what they are called; people together, under ''
}

export const isFinished = (game: MyGame): boolean => game.finished !== undefined && game.points !== undefined;
export const isRunning = (game: MyGame): boolean => ['open', 'playing', 'paused', 'frozen'].includes(game.state);

/** How a finished game ended for whoever looks: who had several seats, or none, neither won nor lost. */
export function outcome(game: MyGame): 'won' | 'shared' | 'lost' | 'passed' | 'watched' {
  if (!game.yours.length) return 'watched';
  if (game.yours.length > 1) return 'passed';
  if (!game.winners?.includes(game.yours[0])) return 'lost';
  return game.winners.length > 1 ? 'shared' : 'won';
}

/** Whether a game says something about how well somebody plays. */
export function counts(game: MyGame): boolean {
  return isFinished(game) && game.yours.length === 1 && !game.sandbox;
}

/** The figures of all games that count. A shared win is a win. */
export function statisticsOf(games: MyGame[]): Statistics {
  const counted = games.filter(counts).sort((one, other) => one.finished! - other.finished!);
  const won = counted.map(isWin);
  const points = counted.map((game) => game.points![game.yours[0]]);
  let streak = 0;
  let longest = 0;
  for (const win of won) {
    streak = win ? streak + 1 : 0;
    longest = Math.max(longest, streak);
  }
  return {
    games: counted.length,
    wins: won.filter(Boolean).length,
    average: points.length ? points.reduce((sum, each) => sum + each, 0) / points.length : 0,
    best: points.length ? Math.max(...points) : 0,
    streak,
    longest,
    byBox: tallied(counted, (game) => game.boxes),
    against: tallied(counted, (game) => game.bots.filter((_, seat) => !game.yours.includes(seat))),
  };
}

function isWin(game: MyGame): boolean {
  return game.winners!.includes(game.yours[0]);
}

/** Each name counts once a game, the most frequent first. */
function tallied(games: MyGame[], namesOf: (game: MyGame) => string[]): Tally[] {
  const tallies = new Map<string, Tally>();
  for (const game of games) {
    for (const name of new Set(namesOf(game))) {
      const tally = tallies.get(name) ?? { name, games: 0, wins: 0 };
      tallies.set(name, { name, games: tally.games + 1, wins: tally.wins + (isWin(game) ? 1 : 0) });
    }
  }
  return [...tallies.values()].sort((one, other) => other.games - one.games || one.name.localeCompare(other.name));
}

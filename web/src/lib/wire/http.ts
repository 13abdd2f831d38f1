// What requests bring and what they are answered with, which /api/openapi.json describes.
// Made from the routes in src/cuore/server/web: `python -m tools.wire_page` writes it anew.

import type { Ask, BotName, BoxName, CardName, EventLine, Laid, Over, Scene, TableOptions, TownWishes, WishWords } from './types';

/** A position, the answer that led to it, and what happened on the way; the first position has no answer. */
export interface ReplayStep {
  n: number; // how many answers were given until here; a fork names it as its decision
  seat?: number; // who gave the last of them; usually -1
  words?: string; // and what it was, in the notation
  view: Scene;
  events?: EventLine[];
  ask?: Ask | null; // what is asked here, where it is asked of these eyes, or all is open
}

/** A whole game, as a seat saw it, as a spectator did, or with open hands: then `opened` of every view is there. In it the cards of all hidden zones are found by name and then by seat: hand, deck, discard, beers, and those that lie face down on the table. */
export interface Replay {
  table: string; // empty for a record that somebody brought
  laid: Laid;
  names: string[]; // of the seats
  seat: number; // whose eyes these are, -1 for a spectator
  open: boolean; // all cards are face up
  over: Over | null; // how it ended, if it did
  steps: ReplayStep[]; // the first position, and one after every answer
}

/** A card in a town, and why it is there. */
export interface TownCard {
  kind: number;
  why: string; // one sentence
  lacks?: string[]; // it can do nothing here without these
}

/** The special cards of one category that are in play. */
export interface TownPiles {
  category: string;
  cards: TownCard[];
}

/** A part of the list for a table with the real boxes. */
export interface ListSection {
  heading: string;
  lines: string[];
}

/** A town: its cards, why they are there, and what to take out of the real boxes for it. */
export interface TownBody {
  code: string;
  spoken: string; // the code, as one says it over the phone
  name: string; // of a town that has one, or empty
  about: string; // one sentence on it
  title: string; // which boxes it is of, and whose chiefs it has
  boxes: string[]; // the first one gives the chiefs
  place: string; // where it is played
  fewest: number; // players
  most: number;
  maids: TownCard[]; // the cheapest first
  guests: TownCard[];
  special: TownPiles[];
  without: number[]; // special cards that stay in the box
  players: number; // that the list is for
  faster: boolean;
  list: ListSection[];
}

/** A town that has a name. */
export interface TownLine {
  name: string;
  about: string;
  code: string;
  boxes: string[];
  maids: number[];
}

/** A word of wishes, what it means, and what it stands for: a category of cards, a role, or nothing else. */
export interface WishWord {
  word: string;
  label: string;
  of: string;
}

/** The towns that have names, and the words with which another can be wished for. `mechanics` can be required and forbidden, `roles` too, and be all that there is (`only`) or likelier (`slant`), as can `tastes`; of `piles` so many can be wished for. */
export interface TownsBody {
  towns: TownLine[];
  mechanics: WishWord[];
  roles: WishWord[];
  tastes: WishWord[];
  piles: WishWord[];
}

/** A mean or a share, and between which bounds it lies in 95 of 100 such forecasts. */
export interface ForecastNumber {
  mean: number;
  low: number;
  high: number;
}

/** A mean with its bounds, and how far single games lie apart: pairs of a value and how often it came. */
export interface ForecastSpread {
  mean: number;
  low: number;
  high: number;
  tenth: number;
  median: number;
  ninetieth: number;
  counts: [number, number][];
}

/** How long a game may take people, at so many seconds a decision: assumed, not measured. */
export interface ForecastMinutes {
  mean: number;
  low: number;
  high: number;
  seconds_a_decision: number;
}

/** By how many points the winner is ahead, and the share of games with at most so many between the first two. */
export interface ForecastClose {
  margin: ForecastNumber;
  within: number;
  share: ForecastNumber;
}

/** What players suffer by others in a game, and the share of games in which nobody does. */
export interface ForecastHurts {
  mean: number;
  low: number;
  high: number;
  none: ForecastNumber;
}

/** A pile: how often it is employed, a seat and game, and what of the wins whoever may not have it loses. */
export interface ForecastCard {
  name: string;
  category: string;
  employed: ForecastNumber;
  worth: ForecastNumber | null;
  verdict: string; // measured, never employed, seldom employed, misused, not asked
  sure: boolean; // whether the worth is not nothing, even among so many cards
}

/** A way to play, and its share of wins against the others. */
export interface ForecastWay {
  name: string;
  about: string;
  share: ForecastNumber;
  wins: boolean;
}

/** How many ways to play win; with a `fair` share each would be as good as any other. */
export interface ForecastWays {
  winning: ForecastNumber;
  fair: number;
  plans: ForecastWay[];
}

/** How many games were played for it. */
export interface ForecastGames {
  total: number;
}

/** What to expect of a town, from games between computer players. */
export interface ForecastFacts {
  games: ForecastGames;
  rounds: ForecastSpread;
  minutes: ForecastMinutes;
  points: ForecastSpread; // of all seats
  winner_points: ForecastNumber;
  wins_by_turn: ForecastNumber[]; // of whoever moves first, second …
  lead_changes: ForecastNumber;
  close: ForecastClose;
  hurts: ForecastHurts;
  cards: ForecastCard[];
  plans: ForecastWays | null;
}

/** How far a forecast is. */
export interface ForecastBody {
  state: 'none' | 'waiting' | 'running' | 'done' | 'failed';
  done?: number; // games
  total?: number;
  error?: string; // why there is none
  forecast?: ForecastFacts | null;
}

/** The best town of a search, and what is known of it, in plain sentences. */
export interface FoundTown {
  code: string;
  met: boolean; // whether its games are surely as they should be; a quick search is never sure
  games: number; // that were played to find it: none in a quick search
  sentences: string[];
}

/** How far a search for a town is. The same wish with the same `seed` is the same search, whoever has it. */
export interface SearchBody {
  search: string; // by which it is asked for again
  state: 'none' | 'waiting' | 'running' | 'done' | 'failed';
  seed?: string;
  done?: number; // games
  total?: number; // the most that may be played; 0 while nothing is known of that, and in a quick search
  error?: string; // why nothing was found
  found?: FoundTown | null;
}

/** How a game ended, as everybody may know it. */
export interface GameResult {
  points: number[];
  winners: number[];
  ending: string;
  rounds: number; // 0 where nobody has counted them
}

/** A table as strangers see it in the lobby. */
export interface LobbyLine {
  id: string;
  title: string;
  state: string;
  boxes: string[];
  seats: string[]; // names, of bots as well; empty for a free seat
  free: number;
  changed: number;
}

/** What somebody may know who has the link, before sitting down. */
export interface TableInfo {
  id: string;
  title: string;
  state: string;
  boxes: string[];
  seats: string[];
  free: number;
  may_sit: boolean;
  may_watch: boolean;
  commitment: string;
  yours: number[];
}

/** A table where somebody sits or is host. What follows `finished` is there when its game is over. */
export interface MyGame {
  id: string;
  title: string;
  state: string; // open, playing, paused, frozen, over, closed
  boxes: string[];
  seats: string[]; // names, of bots as well; empty for a free seat
  bots: string[]; // who plays each seat, where that is a bot
  yours: number[]; // one's own seats
  free?: number;
  host?: boolean;
  sandbox?: boolean; // with a seed that somebody chose: not for statistics
  awaited?: boolean; // the table waits for an answer of one's own
  created: number;
  changed: number;
  finished?: number;
  points?: number[];
  winners?: number[];
  ending?: string;
  rounds?: number;
}

/** One of some wishes for a town that cannot hold together: the list that it stands in, and its words. */
export interface Clash {
  list: string;
  words: string;
}

/** Why something was refused: a code for programs, the words that belong to it, and what was wrong with a wish. */
export interface RefusalBody {
  code: string;
  words: string;
  detail?: string;
  clashes?: Clash[];
}

/** `bearer`: a program wants a token to show with every request, and no cookie. */
export interface GuestWish {
  bearer?: boolean;
}

/** A name and a password; a guest who registers keeps seats and games. */
export interface AccountWish {
  name: string;
  password: string;
  bearer?: boolean;
}

/** A new name. */
export interface NameWish {
  name: string;
}

/** A new password, and the one until now. */
export interface PasswordWish {
  old: string;
  new: string;
}

/** Whether somebody is not to be heard any more. */
export interface MuteWish {
  muted: boolean;
}

/** Who somebody is here. `sort`: guest or account. */
export interface Me {
  id: string;
  name: string;
  sort: string;
}

/** Who came in; with a token where one was asked for. */
export interface Welcomed {
  id: string;
  name: string;
  sort: string;
  token?: string;
}

/** A device that somebody is signed in on. `here`: this one. */
export interface SessionLine {
  id: string;
  created: number;
  seen: number;
  device: string;
  here: boolean;
}

/** A table that was made, and the secret part of its link. */
export interface Opened {
  id: string;
  invite: string;
}

/** The secret part of a table's link. */
export interface InviteBody {
  invite: string;
}

/** A ticket for one socket, once, within so many seconds. */
export interface TicketBody {
  ticket: string;
  seconds: number;
}

/** Who has said something wrong at a table, and what one wants to say about it. */
export interface ReportWish {
  about: string;
  remark?: string;
}

/** Where to go on: after so many decisions, with what a seat knew; and who sits there now. */
export interface ForkWish {
  decision: number;
  seat: number;
  seats: BotName[];
  options?: Partial<TableOptions>; // usually {"public": false, "watch": true, "chat": null, "hints": true, "pace": 700, "clock": null, "stand_in": "housekeeper"}
}

/** A game in the notation: of a table here or elsewhere, of the terminal, or of an arena. */
export interface RecordWish {
  record: string;
}

/** The same for a game that is brought along. */
export interface UploadForkWish {
  decision: number;
  seat: number;
  seats: BotName[];
  options?: Partial<TableOptions>; // usually {"public": false, "watch": true, "chat": null, "hints": true, "pace": 700, "clock": null, "stand_in": "housekeeper"}
  record: string;
}

/** A finished game. */
export interface GameFacts {
  table: string;
  finished: number;
  commitment: string;
  result: GameResult;
}

/** A town to be drawn. With `code`, that town with the cards in `change` exchanged for others. `without`: special cards that stay in the box. Without a `seed` it is another one each time. `players` and `faster` say for what game its list is. */
export interface DrawWish {
  boxes?: BoxName[];
  printed_only?: boolean;
  without?: CardName[];
  wishes?: TownWishes;
  seed?: string | null;
  code?: string;
  change?: CardName[];
  players?: number;
  faster?: boolean;
}

/** A town to be searched for: one that fits the wishes, and whose games are `like` that. `like`: `rounds=20` (about so many), `rounds=18-22`, so too `minutes`, `points` (the winner's), `margin` and `hurts`; `lead=3` and `plans=2` (at least so many); `close`, `peaceful`, `fair`. `quick`: by a guess, without a game, in seconds rather than minutes. Without a `seed` it is another search each time. */
export interface SearchWish {
  like: WishWords[];
  boxes?: BoxName[];
  wishes?: TownWishes;
  printed_only?: boolean;
  without?: CardName[];
  players?: number; // usually 2
  quick?: boolean; // usually true
  seed?: string | null;
}

/** The forecast that somebody wants: for how many players, and with how many games. */
export interface ForecastWish {
  players?: number; // usually 2
  size?: 'quick' | 'usual'; // usually "quick"
}

/** A computer player. */
export interface BotLine {
  name: string;
  sort: string;
  about: string;
}

/** How the server is. `state`: ready, or not-ready when it stops or cannot keep anything. */
export interface Health {
  state: string;
  version: string;
  tables: number; // in memory now
  sockets: number;
}

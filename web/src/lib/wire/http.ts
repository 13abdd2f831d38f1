// What requests bring and what they are answered with, which /api/openapi.json describes.
// Made from the routes in src/cuore/server/web: `python -m tools.wire_page` writes it anew.

import type { Ask, BotName, EventLine, Laid, Over, Scene, TableOptions } from './types';

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

/** Why something was refused: a code for programs, the words that belong to it, and what was wrong with a wish. */
export interface RefusalBody {
  code: string;
  words: string;
  detail?: string;
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

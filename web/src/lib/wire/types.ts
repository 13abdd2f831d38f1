// The protocol of a table, which docs/protocol.md explains.
// Made from src/cuore/server/wire: `python -m tools.wire_page` writes it anew.

export type BotName = string;

/** Where a table goes on from: a finished game, after so many decisions, with what one seat knew. */
export interface Fork {
  table: string;
  decision: number;
  seat: number;
}

/** How a game is laid out, without its seed: what `Setup` says and everybody may know. */
export interface Laid {
  boxes: string[];
  players: number;
  town: string[];
  without: string[];
  faster: boolean;
  printed_only: boolean;
  guests: string[];
  private_maids: string[];
}

/** Thinking time of every person: so much at first, and so much more with every answer. */
export interface ClockOptions {
  seconds: number;
  increment: number;
}

/** How a table is to be run. `pace`: milliseconds after which a bot's answer is shown, always the same. */
export interface TableOptions {
  public: boolean; // in the lobby: anybody may sit down
  watch: boolean; // whoever has the link, or sees it in the lobby, may watch; usually true
  chat: boolean | null; // on among friends, off with strangers, unless said
  hints: boolean; // usually true
  pace: number; // usually 700
  clock: ClockOptions | null;
  stand_in: BotName; // who plays on for a person who is away or whose time has run out; usually "housekeeper"
}

export type BoxName = string;

export type CardName = string;

/** A word, mostly with a number behind it: `drawing`, `drawing=2`, `attacks=1-3`. */
export type WishWords = string;

/** What a town that is drawn is to be like; the words are told at `/api/towns`. Nothing said is nothing wished. `require`: mechanics that must be in play, and what a maid must be good for (`drawing=2`: at least two of them). `forbid`: mechanics that stay in the box, and what nobody may be good for. `only`: what every maid must be good for. `piles`: how many event and building piles, private maids, mechanics (`events=1`). `costs`: how many maids cost how much (`2=1`, `6+=1-2`), or `spread`. `slant`: what is to be likelier. `together`: of maids who name one another none comes, or at least so many (99: all). */
export interface TownWishes {
  require?: WishWords[];
  forbid?: WishWords[];
  only?: WishWords[];
  pin?: CardName[];
  ban?: CardName[];
  piles?: WishWords[];
  costs?: WishWords[];
  slant?: WishWords[];
  together?: number;
}

/** A table to be opened; without `boxes`, with those of its town, or with the first one. `seats`, in order: `me`, `open` for somebody who is still to come, or the name of a bot. `town`: `first`, `random`, the code or the name of a town, or ten names; `wishes` are for a random one. `without`: special cards that stay in the box. `seed`: makes it a sandbox, for trying things out. `begin`: deal at once, if all seats are taken. */
export interface TableWish {
  seats: string[];
  boxes?: BoxName[];
  town?: string | CardName[]; // usually "first"
  wishes?: TownWishes;
  title?: string;
  without?: CardName[];
  beginners?: boolean;
  faster?: boolean;
  printed_only?: boolean;
  guests?: string | CardName[]; // usually "random"
  private_maids?: string | CardName[]; // usually "random"
  options?: Partial<TableOptions>; // usually {"public": false, "watch": true, "chat": null, "hints": true, "pace": 700, "clock": null, "stand_in": "housekeeper"}
  seed?: string | null;
  begin?: boolean; // usually true
}

export type Id = string;

export type Revision = number;

export type SeatNumber = number;

export type PersonName = string;

/** The first message. `rev` and `e`: what the client has; `seat`: whose eyes, where several are its own. */
export interface Hello {
  type: 'hello';
  ticket: string;
  rev?: Revision;
  e?: Revision;
  seat?: SeatNumber | null;
  full?: boolean; // for bots: all that the seat may know, beside the view
}

/** A sign of life. */
export interface Ping {
  type: 'ping';
}

/** Look through the eyes of another seat of mine from now on (pass and play); without a seat, as a spectator. */
export interface Look {
  type: 'look';
  id: Id;
  seat?: SeatNumber | null;
}

/** Take a free seat, or one's own back from the bot that sits in. `name`: for a second seat on one device. */
export interface Sit {
  type: 'sit';
  id: Id;
  rev: Revision;
  seat: SeatNumber;
  name?: PersonName | null;
}

/** Get up. In a running game the seat stays one's own. */
export interface Leave {
  type: 'leave';
  id: Id;
  rev: Revision;
  seat: SeatNumber;
}

/** The host gives a seat to a bot, or frees it. In a game: to the table's stand-in, for a player who is away. */
export interface SeatBot {
  type: 'seat-bot';
  id: Id;
  rev: Revision;
  seat: SeatNumber;
  bot?: BotName | null;
}

/** The host lets the cards be dealt. */
export interface Begin {
  type: 'begin';
  id: Id;
  rev: Revision;
}

/** Answer the open decision. `words`, if given, must be those of the option. */
export interface Answer {
  type: 'answer';
  id: Id;
  rev: Revision;
  option: number;
  words?: string | null;
}

/** Take the last answer back. */
export interface Undo {
  type: 'undo';
  id: Id;
  rev: Revision;
}

/** Stop the game for a while. */
export interface Pause {
  type: 'pause';
  id: Id;
  rev: Revision;
}

/** Let it go on. */
export interface Resume {
  type: 'resume';
  id: Id;
  rev: Revision;
}

/** The host ends a table whose game is not to be finished. */
export interface Close {
  type: 'close';
  id: Id;
  rev: Revision;
}

/** The same again, after the end; the next seat begins. */
export interface Rematch {
  type: 'rematch';
  id: Id;
  rev: Revision;
}

/** Ask what a good player would do. Changes nothing. */
export interface Hint {
  type: 'hint';
  id: Id;
  rev: Revision;
  seconds?: number; // usually 2.0
}

/** Ask why something cannot be done, in the notation of options: "employ natsumi". Changes nothing. */
export interface Why {
  type: 'why';
  id: Id;
  rev: Revision;
  words: string;
}

/** Talk to the table. */
export interface Say {
  type: 'say';
  id: Id;
  text: string;
}

export type TableCommand = Sit | Leave | SeatBot | Begin | Answer | Undo | Pause | Resume | Close | Rematch;

export type FromClient = Hello | Ping | Look | TableCommand | Hint | Why | Say;

/** A pile that cards are employed from: its card, how many are left, and what one costs the viewer now. */
export type Pile = [number, number, number];

/** A card that lies open on its own, and what it costs the viewer now. */
export type Offered = [number, number];

/** A kind of card, and how many of it there are. */
export type Counted = [number, number];

/** Some words: plain ones, or such as name something: the words, what it is ("card", "seat" or "name"), which one. */
export type Piece = string | [string, string, number];

/** A card in private quarters, with how many events lie on it, and the card under it. */
export interface Lying {
  card: number;
  events?: number;
  under?: number; // usually -1
}

/** A number of an event; by its sort in the catalogue also a name, a card in quarters, or seats (none: everybody). */
export type EventNumber = number | string | Lying | number[];

/** What happened, to or by which seat, with which card (-1: not for this viewer), and two numbers; see the catalogue. */
export type EventLine = [string, number, number, EventNumber, EventNumber];

/** Cards that are employed from beside the piles: those that lie open, and how many lie face down. */
export interface Offer {
  up?: Offered[];
  down?: number;
}

/** Cards without a price in Love: those that lie open, and how many lie face down. */
export interface Shown {
  up?: number[];
  down?: number;
}

/** The Beer Stand, while it is open. */
export interface Stand {
  owner?: number; // in whose quarters it lies; usually -1
  turns?: number; // so many of the owner's turns will end before it closes
  used?: boolean; // this turn
}

/** Cards turned over from a deck, in the middle of an effect. */
export interface Aside {
  count: number;
  cards?: number[]; // as far as they are for this viewer
  knows?: number[]; // the seats that they are for; none: everybody
}

/** The card whose effect runs. All but the card is told to the seat that is asked, and to nobody else. */
export interface Effect {
  card: number;
  target?: number; // the seat that was chosen; usually -1
  seen?: number; // the card that was chosen, moved or looked at; usually -1
  place?: Lying | null; // the card in quarters that was chosen
}

/** What only the Park has. */
export interface Park {
  first_master: number;
  opener: number; // the seat that opened this round
  high_class?: number[]; // those who can be picked
  preparations?: Record<string, number[]>; // what is still to do, by errand; the easiest is the last
  skills?: Record<string, number>; // skill points of this turn
  guests?: Offer | null;
  ends?: string; // how the game will end with this round; usually "running"
}

/** One house. Cards of a hand, beers and the own staff are there for the viewer's own alone. */
export interface House {
  hand?: number; // how many
  cards?: number[]; // the hand
  deck?: number;
  discard?: number;
  top?: number; // the card on top of the discard pile; usually -1
  owned?: Counted[]; // hand, deck and discard pile together
  played?: number[];
  chambermaids?: Lying[];
  private?: Lying[]; // the last one is active
  buildings?: Lying[];
  events?: number[];
  reminiscences?: number[];
  preparations?: number[];
  beers?: number;
  beer_cards?: number[];
  high_class?: number; // who was picked for this round in the Park; usually -1
  points?: number; // as far as everybody can count them
  lets_all?: boolean; // asked not to be asked about incoming events until the own next turn; told to nobody else
  zones?: Record<string, number[]>; // what boxes from elsewhere have of their own, by name
  counters?: Record<string, number>;
}

/** All that a viewer sees of a game. */
export interface Scene {
  seat: number; // whose eyes these are, -1 for a spectator
  turn: number;
  asked?: number; // who has to decide; what, that seat alone is told; usually -1
  round: number;
  phase: string;
  place?: string; // where the game is played; usually "town"
  first?: number; // the seat that began; rounds are counted from it
  love?: number;
  servings?: number;
  employments?: number;
  new_hand?: number; // usually 5
  shop?: Pile[];
  private?: Offer | null;
  empty?: number; // piles of maids that have run out
  empty_end?: number; // so many end the game
  round_limit?: number; // usually 200
  houses: House[];
  reminiscences?: Shown | null;
  beers?: Shown | null;
  stand?: Stand | null;
  park?: Park | null;
  moving?: number[]; // events on their way to somebody
  aside?: Aside | null;
  effect?: Effect | null;
  used?: number[]; // cards that were used this turn and cannot be again
  bargains?: number[]; // cards that change prices this turn
  after_hand?: number[]; // cards that do something when the new hand has been drawn
  removed?: number[]; // out of the game
  beer_rights?: number;
  acquired?: boolean; // a Reminiscence, this turn
  another_turn?: boolean;
  chiefs_are_love?: boolean;
  ending?: string; // usually "running"
  zones?: Record<string, number[]>; // what boxes from elsewhere have on the table, by name
  counters?: Record<string, number>;
  opened?: Record<string, number[][]>; // in replays of finished games: hidden zones, then by seat
}

/** One option, in parts. Which it has follows from its verb (see the catalogue); `words` are the notation. */
export interface Choice {
  verb: string;
  words: string;
  card?: number; // usually -1
  seat?: number; // usually -1
  number?: number; // usually -1
  event?: number; // the event that is moved, returned or cured; usually -1
  owner?: number; // in whose quarters the entry lies; usually -1
  entry?: Lying | null;
  at?: string; // where the thing lies: hand, town, offer, quarters, house, aside, beers, park
  doubt?: Piece[]; // why a client asks back: the event comes home, or there is more to buy
}

/** The open decision of this seat. The place of an option in the list is what `answer` names. */
export interface Ask {
  what: string; // the question, by name
  prompt: Piece[]; // the same, in English
  options: Choice[];
  source?: number; // the card that asks; none: the turn itself; usually -1
  paid?: number; // while a Reminiscence is paid for: how many cards, or how much of a total
  undo?: boolean; // the last answer can be taken back
  about?: Piece[]; // what must be known to answer and lies nowhere; players by their letters
}

/** What never changes about a table. */
export interface TableFacts {
  id: string;
  title: string;
  laid: Laid;
  options: TableOptions;
  commitment: string;
  sandbox: boolean; // its seed was chosen by somebody: nothing is committed to
  fork: Fork | null;
  rematch_of: string;
}

/** The answer to `hello`. */
export interface Welcome {
  type: 'hello';
  protocol: number;
  version: string; // of the program
  rules: string; // version of the rules
  cards: string; // hash of the catalogue
  table: TableFacts;
  yours: number[]; // the seats of this client's person
  seat: number; // through whose eyes this connection looks, -1 for a spectator
  host: boolean; // whether this client's person is the host
  rev: number;
}

/** Who has a seat. */
export interface SeatFacts {
  name: string; // what everybody reads; empty for a free seat
  sort: string; // free, person, bot
  bot?: string; // who plays it, if that is a bot
  here?: boolean; // whether its person is connected
  gone?: boolean; // has left, and may come back
  away?: number; // since when its person is not connected, in seconds since 1970
  stand_in?: number; // from when on the table's stand-in may be put there for somebody who is away
  beside?: number; // the other seat of the same person, who plays several on one device; usually -1
}

/** Who is here. `state`: open, playing, paused, frozen, over, closed. */
export interface Seats {
  type: 'seats';
  rev: number;
  state: string;
  seats: SeatFacts[];
  host?: number; // the host's seat; usually -1
  watching?: number;
  rematch?: string; // the table where the same people meet again
}

/** All that a viewer sees, and what it was told since. `events` follow the first `e` minus their number: a client that has more drops the rest, they were taken back. `ask` is there for the seat that has to decide, and for nobody else. */
export interface ViewOf {
  type: 'view';
  rev: number;
  n: number; // number of the decision; an undo makes it smaller
  e: number; // how many events there are now
  view: Scene;
  ask?: Ask | null;
  events?: EventLine[];
  full?: Record<string, unknown> | null; // for bots that asked for it: all that the seat may know
}

/** A command was carried out and is kept: it made this revision. */
export interface Done {
  type: 'done';
  id: string;
  rev: number;
}

/** A command was refused; after `stale` the view follows. */
export interface Refusal {
  type: 'refused';
  id: string;
  code: string;
  words: string;
  rev: number;
}

/** The clocks as they are now; a client counts down itself. `runs`: the seat whose clock runs, -1 for none. */
export interface ClockFacts {
  type: 'clock';
  rev: number;
  left: number[];
  runs: number;
  increment: number;
}

/** Somebody said something; `number` counts what was said at this table. */
export interface Talk {
  type: 'said';
  number: number;
  name: string;
  person: string; // for muting and reporting; nothing else can be done with it
  text: string;
  at: number;
}

/** What the search makes of one option. `standing` compares options in the same worlds; `win` is less sure. */
export interface HintLine {
  option: number;
  win: number;
  low: number;
  high: number;
  lead: number;
  standing?: string; // recommended, about the same, behind, not tried
  words?: string;
}

/** What a good player thinks of the open decision: at first after short thought, then better. */
export interface HintFacts {
  type: 'hint';
  id: string;
  rev: number;
  lines: HintLine[];
  more?: boolean; // a better one follows, under the same id
}

/** Why something cannot be done now, from what this viewer sees and nothing else. */
export interface Because {
  type: 'because';
  id: string;
  rev: number;
  words: Piece[];
}

/** Points of one seat for one kind of card, or for a rule on it: that has `words`, and counts no cards. */
export interface ScoreLine {
  card: number;
  count?: number;
  points: number;
  words?: string;
}

/** The game has ended. The seed is no secret any more; with the commitment anybody can check it. */
export interface Over {
  type: 'over';
  rev: number;
  points: number[];
  winners: number[];
  ending: string;
  tie?: string; // what decides between equal points, where there were any
  tied?: number[]; // and how much of that every seat has
  sheet: ScoreLine[][];
  rounds: number[][]; // everybody's points after each round
  seed: string;
  commitment: string;
}

/** Still here. */
export interface Pong {
  type: 'pong';
  at: number;
}

/** The connection will be closed. `code`: restart. */
export interface Bye {
  type: 'bye';
  code: string;
  words: string;
  again: number; // milliseconds to wait before coming back, at least
}

export type FromServer = Welcome | Seats | ViewOf | Done | Refusal | ClockFacts | Talk | HintFacts | Because | Over | Pong | Bye;

/** A gap in a template: a part of the thing that is said, or the words of another key with the same parts. `case` is the form in which it stands, `beside` the parts that this form looks at too. Of `forms` one is chosen by the part: the first for one thing, a yes, or another player, the second otherwise. */
export interface Slot {
  part?: string;
  key?: string;
  case?: string;
  beside?: string[];
  forms?: string[];
}

/** Words with gaps. */
export type Template = (string | Slot)[];

/** One kind of card. */
export interface CardFacts {
  kind: number;
  name: string;
  short: string; // what everybody calls her
  plain: string; // as a hurried person types it
  title?: string;
  box?: string; // none: it is in every box
  category: string;
  cost?: number | null; // none: it is never for sale
  points?: number | null; // printed ones; none: a rule decides
  icons?: Record<string, number>; // what she gives when she serves; of Love, what it is worth
  chamber?: number; // Servings to make her a chambermaid, 0 where she cannot be one
  level?: number; // of a Reminiscence, or a preparation
  errand?: string;
  skill_needed?: number;
  alcohol?: number;
  copies: number; // in its box
  provenance: string; // printed, deduced or reconstructed
  ours?: string[]; // the parts of it that are reconstructions
  deduced?: string[];
  source: string; // one sentence on where it comes from
  roles?: string[]; // what it is good for
  needs?: string[]; // mechanics and cards without which a part of it does nothing
  text?: Piece[]; // what it does, in our words
  text_at?: Record<string, Piece[]>; // the same at other places, where it reads differently
}

/** A place for cards, as events name it, and where it is found in a view. */
export interface ZoneFacts {
  name: string;
  holder: string; // game, side table, park, or seat
  order: string; // bag, row or pile; the top of a pile is its last card
  sees: string; // all, owner, count, top or told
  at: string[]; // fields of the view, or of a house
}

/** One box. */
export interface BoxFacts {
  id: string;
  title: string;
  about?: string;
  place: string; // where it is played
  apart?: boolean; // with it in the mixture the game is played there, and the others are guests
  players: [number, number]; // the fewest and the most
  cards: Counted[]; // with how many of each
  first_town?: number[]; // recommended for a first game
  help?: [string, string][]; // words that only this box has, and what they mean
}

/** A number of an event: in which of the four slots it is, its name, and of which sort it is. */
export interface EventField {
  slot: string;
  name: string;
  sort: string;
}

/** What an event does to a counter, or to a list of noted cards; `by` and `of` may be slots of the event. */
export interface EventChange {
  counter: string;
  how: string; // set, add, take, clear
  by: number | boolean | string; // a slot, or what it is in a view: a number, yes or no, the name of a phase
  of?: string;
}

/** One kind of event. */
export interface EventFacts {
  name: string;
  fields?: EventField[];
  leaves?: string; // the zone that the card leaves
  reaches?: string; // and the one that it reaches
  to_other?: boolean; // that one is of the other seat
  learns?: string; // who learns which card it was
  changes?: EventChange[];
  news?: string; // to whom it brings something new, so that nobody can undo it
  quiet?: boolean; // has no line in a log
  since?: boolean; // is told again to somebody who was away
  in_a_row?: boolean; // several of one seat, one after the other, are told as one
  words?: Template;
}

/** What can be done: its notation, its parts, where the thing lies, and how it is said. */
export interface VerbFacts {
  name: string;
  notation: string;
  parts?: string[];
  at?: string;
  words?: Template;
  own?: Template; // where it is done to the own seat, and said differently
}

/** What can be asked; `at`: where things lie, by verb, if not where the verb says. */
export interface QuestionFacts {
  name: string;
  words?: Template;
  at?: Record<string, string>;
}

/** A computer player; any of them may be wished for in a seat, by name. Levels count from 1, the beginner. */
export interface BotFacts {
  name: string;
  sort: string;
  about: string;
  level?: number;
}

/** All of it. */
export interface Catalogue {
  rules: number; // version of the rules
  cards: CardFacts[]; // by their kinds
  boxes: BoxFacts[];
  zones: ZoneFacts[];
  events: EventFacts[];
  verbs: VerbFacts[];
  questions: QuestionFacts[];
  categories: string[];
  phases: string[];
  endings: string[];
  skills: string[];
  errands: string[];
  bots: BotFacts[];
  words: Record<string, Template>; // a key that ends in @ and a place is how that place says it
}

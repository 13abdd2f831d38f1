// What the table says in words: the log and its turns, what happened since the own last turn, and the options, made
// from events and the catalogue's templates exactly as the server's text layer says them to the same viewer.

import type {
  Catalogue,
  Choice,
  Counted,
  EventFacts,
  EventField,
  EventLine,
  EventNumber,
  Lying,
  Piece,
  Scene,
  VerbFacts,
} from '../wire/types';
import { words as interfaceWords } from '../words';
import { HIDDEN, NOBODY, NOTHING, begun, filled, seatPiece, type Part, type Parts, type Reader } from './grammar';
import { capital, join, names as isNamed, phrase, plainText, predicates } from './phrase';

/** One line of the log; `first` to `last` are the numbers of its events, `what` and `seat` are theirs. */
export interface Line {
  pieces: Piece[];
  text: string;
  what: string;
  seat: number;
  first: number;
  last: number;
}

/** The lines of one turn. `seat` is -1 before the first turn, and while high class maids are picked for a round. */
export interface Turn {
  round: number;
  seat: number;
  first: number;
  lines: Line[];
}

/** What somebody else's turn came to. A kind of -1 is a card that the viewer may not know. */
export interface SinceRow {
  seat: number;
  round: number;
  served: Counted[];
  love: number;
  came: Counted[];
  changes: Line[];
}

const SLOTS = ['seat', 'card', 'number', 'other'];
const NAMED_NUMBERS = ['ending', 'phase', 'skill'];
const BEGINNINGS = ['turn', 'round'];

/** Zones of a house in which a card counts, or keeps working, until it is driven out: others want to know of those. */
const LASTING = ['chambermaids', 'buildings'];
/** What matters to everybody, whoever it names. */
const FOR_ALL = ['last_round', 'another_turn', 'stand_closed'];
/** What a sentence about a whole turn leaves out, unless it concerns the viewer. */
const SMALL_TALK = ['love_played', 'love', 'servings', 'employments', 'skill', 'drew', 'shuffled'];
/** Zones of the table through which cards only pass on their way. */
const PASSING = ['moving', 'aside'];

/** Whether a line names a seat. */
export function concerns(line: Line, seat: number): boolean {
  return line.pieces.some((piece) => isNamed(piece, 'seat', seat));
}

/** Says everything about one game to one viewer (-1: somebody who only watches). */
export class Words {
  readonly reader: Reader;
  private readonly events: Map<string, EventFacts>;
  private readonly verbs: Map<string, VerbFacts>;
  private readonly tableZones: Set<string>;
  private readonly houseZones: Set<string>;
  private told: readonly EventLine[] = [];
  private known: Turn[] = [];

  constructor(catalogue: Catalogue, names: readonly string[], viewer: number, place: string) {
    this.reader = { catalogue, names, viewer, place };
    this.events = new Map(catalogue.events.map((facts) => [facts.name, facts]));
    this.verbs = new Map(catalogue.verbs.map((facts) => [facts.name, facts]));
    const ofHouses = (zone: { holder: string }): boolean => zone.holder === 'seat';
    this.houseZones = new Set(catalogue.zones.filter(ofHouses).map((zone) => zone.name));
    this.tableZones = new Set(catalogue.zones.filter((zone) => !ofHouses(zone)).map((zone) => zone.name));
  }

  /** The log: an event a line, but for quiet ones, and for runs of the same that are told together. */
  lines(events: readonly EventLine[]): Line[] {
    return this.linesOf(events, 0, events.length);
  }

  /** The log by turns. Asked again with more events, or with some taken back, it makes only what changed anew. */
  turns(events: readonly EventLine[]): Turn[] {
    let same = 0;
    while (same < events.length && same < this.told.length && events[same] === this.told[same]) same++;
    if (same === events.length && same === this.told.length) return this.known;
    const kept = this.known.filter((_, number) => (this.known[number + 1]?.first ?? Infinity) <= same - 1);
    this.known = [...kept, ...this.turnsFrom(events, this.known[kept.length]?.first ?? 0)];
    this.told = [...events];
    return this.known;
  }

  /** What stands above a turn. */
  heading(turn: Turn): Piece[] {
    const { round, before } = interfaceWords.text;
    if (turn.seat === NOBODY) return [turn.round ? round(turn.round) : before];
    return phrase(`${round(turn.round)} · `, seatPiece(this.reader, turn.seat));
  }

  /** The turns of others since the viewer's own last one; to somebody who only watches, as many as there are seats. */
  turnsOfOthers(events: readonly EventLine[]): Turn[] {
    const { viewer, names } = this.reader;
    const played = this.turns(events).filter(({ seat }) => seat !== NOBODY);
    if (viewer === NOBODY) return played.slice(-names.length);
    if (played[played.length - 1]?.seat === viewer) played.pop(); // the one being played
    return played.slice(played.findLastIndex(({ seat }) => seat === viewer) + 1);
  }

  /** A row for each of these turns. With the view it is also told which piles ran out. */
  since(events: readonly EventLine[], scene?: Scene): SinceRow[] {
    const emptied = scene ? this.emptied(events, scene) : [];
    return this.turnsOfOthers(events).map((turn) => {
      const own = this.eventsOf(turn, events).filter((event) => event[1] === turn.seat);
      const isHere = ({ first }: Line): boolean => turn.first <= first && first < this.endOf(turn, events);
      return {
        seat: turn.seat,
        round: turn.round,
        served: counted(own.filter(([what]) => what === 'served').map((event) => event[2])),
        love: own.filter(([what]) => what === 'love_spent').reduce((sum, event) => sum + Number(event[3]), 0),
        came: counted(own.filter((event) => this.comesIn(event)).map((event) => event[2])),
        changes: [...turn.lines.filter((line) => this.isChange(line)), ...emptied.filter(isHere)],
      };
    });
  }

  /** A turn in one sentence: who served, what came, and all that concerns the viewer; nothing where nothing did. */
  sentence(turn: Turn, events: readonly EventLine[]): Piece[] {
    const { viewer } = this.reader;
    const isTold = (line: Line): boolean => {
      if (!this.events.get(line.what)?.since || BEGINNINGS.includes(line.what)) return false;
      const isMine = viewer !== NOBODY && turn.seat !== viewer && concerns(line, viewer);
      return isMine || !SMALL_TALK.includes(line.what);
    };
    const clauses: { subject: number; said: Piece[][] }[] = [];
    for (const line of this.together(turn.lines.filter(isTold), events)) {
      const { subject, predicate } = this.split(line);
      const last = clauses[clauses.length - 1];
      if (last && last.subject === subject && subject !== NOBODY) last.said.push(predicate);
      else clauses.push({ subject, said: [predicate] });
    }
    const told = clauses.map(({ subject, said }) =>
      subject === NOBODY ? predicates(said) : phrase(seatPiece(this.reader, subject), ' ', predicates(said)),
    );
    return told.length ? begun(this.reader, phrase(join('; ', told), '.')) : [];
  }

  /** An option as a person reads it. */
  option(choice: Choice): Piece[] {
    const verb = this.verbs.get(choice.verb);
    if (!verb?.words?.length) return capital([choice.words]);
    const isOwn = verb.own?.length && choice.seat !== undefined && choice.seat === this.reader.viewer;
    return capital(filled(this.reader, (isOwn && verb.own) || verb.words, optionParts(choice)));
  }

  /** One or two words for a button on the face of the card, or of the house, that the option is about. */
  short(choice: Choice): string {
    const [first] = this.verbs.get(choice.verb)?.words ?? [];
    if (isThere(choice.number)) return String(choice.number);
    return plainText(capital([typeof first === 'string' ? first.trim() : choice.words]));
  }

  /** A line as a sentence of its own begins. */
  begun(line: Line): Piece[] {
    return begun(this.reader, line.pieces);
  }

  // -- lines and turns --

  private linesOf(events: readonly EventLine[], from: number, to: number): Line[] {
    const found: Line[] = [];
    for (let first = from; first < to; ) {
      const [what, seat] = events[first];
      const facts = this.events.get(what);
      let next = first + 1;
      if (facts?.in_a_row) while (next < to && events[next][0] === what && events[next][1] === seat) next++;
      if (facts && !facts.quiet) {
        const pieces = this.said(events.slice(first, next));
        found.push({ pieces, text: plainText(pieces), what, seat, first, last: next - 1 });
      }
      first = next;
    }
    return found;
  }

  /** Events of one kind, told together. */
  private said(events: readonly EventLine[]): Piece[] {
    const facts = this.events.get(events[0][0]);
    return facts ? filled(this.reader, facts.words ?? [], eventParts(facts, events)) : [];
  }

  private turnsFrom(events: readonly EventLine[], from: number): Turn[] {
    const found: Turn[] = [];
    for (let first = from; first < events.length; ) {
      let next = first + 1;
      while (next < events.length && !BEGINNINGS.includes(events[next][0])) next++;
      const [what, seat, , round] = events[first];
      const isTurn = what === 'turn';
      found.push({
        round: BEGINNINGS.includes(what) ? Number(round) : 0,
        seat: isTurn ? seat : NOBODY,
        first,
        lines: this.linesOf(events, isTurn ? first + 1 : first, next), // of a turn, the heading says the first line
      });
      first = next;
    }
    return found;
  }

  /** The number of the first event behind a turn. */
  private endOf(turn: Turn, events: readonly EventLine[]): number {
    return this.known[this.known.indexOf(turn) + 1]?.first ?? events.length;
  }

  private eventsOf(turn: Turn, events: readonly EventLine[]): readonly EventLine[] {
    return events.slice(turn.first, this.endOf(turn, events));
  }

  // -- a turn in one sentence --

  /** Lines, with all who served one after the other in one. */
  private together(lines: readonly Line[], events: readonly EventLine[]): Piece[][] {
    const found: Line[][] = [];
    for (const line of lines) {
      const last = found[found.length - 1]?.[0];
      const joins = last?.what === 'served' && line.what === 'served' && last.seat === line.seat;
      if (joins) found[found.length - 1].push(line);
      else found.push([line]);
    }
    return found.map((same) =>
      same.length === 1 ? same[0].pieces : this.said(same.map((line) => events[line.first])),
    );
  }

  /** The seat that a clause has for its subject, and the rest of it; nobody, and all of it. */
  private split(clause: readonly Piece[]): { subject: number; predicate: Piece[] } {
    const [first, second, ...rest] = clause;
    const isSubject = isNamed(first, 'seat') && first[0] === seatPiece(this.reader, first[2])[0];
    if (isSubject && typeof second === 'string' && second.startsWith(' ')) {
      return { subject: first[2], predicate: phrase(second.slice(1), ...rest) };
    }
    return { subject: NOBODY, predicate: [...clause] };
  }

  // -- since my turn --

  /** Whether a card came to a house from the table. */
  private comesIn([what]: EventLine): boolean {
    const { leaves = '', reaches = '' } = this.events.get(what) ?? {};
    return this.tableZones.has(leaves) && this.houseZones.has(reaches) && !PASSING.includes(leaves);
  }

  /** Whether a line of somebody else's turn is about the viewer, or about something that stays. */
  private isChange(line: Line): boolean {
    const { viewer } = this.reader;
    if (viewer !== NOBODY && concerns(line, viewer)) return true;
    const { leaves = '', reaches = '' } = this.events.get(line.what) ?? {};
    const stays = LASTING.includes(leaves) || (LASTING.includes(reaches) && !this.tableZones.has(leaves));
    return stays || FOR_ALL.includes(line.what);
  }

  /** The piles that are empty now, each where its last card was taken. */
  private emptied(events: readonly EventLine[], scene: Scene): Line[] {
    const { catalogue } = this.reader;
    const empty = (scene.shop ?? []).filter(([, left]) => left === 0).map(([kind]) => kind);
    const found = empty.map((kind): Line | undefined => {
      const at = events.findLastIndex(([what, , card]) => card === kind && this.events.get(what)?.leaves === 'piles');
      if (at < 0) return undefined;
      const pieces = phrase([catalogue.cards[kind].name, 'card', kind], interfaceWords.text.ranOut);
      return { pieces, text: plainText(pieces), what: 'pile_empty', seat: events[at][1], first: at, last: at };
    });
    return found.filter((line) => line !== undefined);
  }
}

// -- parts --

function eventParts(facts: EventFacts, events: readonly EventLine[]): Parts {
  const parts: Parts = {};
  for (const field of facts.fields ?? []) {
    parts[field.name] =
      field.sort === 'card' && field.slot === 'card'
        ? { is: 'cards', cards: cardsOf(events) }
        : eventPart(field, events[0][1 + SLOTS.indexOf(field.slot)] as EventNumber);
  }
  return parts;
}

/** The cards of some events, equal ones counted; when one is hidden, all are. */
function cardsOf(events: readonly EventLine[]): Counted[] {
  const kinds = events.map((event) => event[2]);
  return kinds.includes(HIDDEN) ? [[HIDDEN, kinds.length]] : counted(kinds);
}

function eventPart(field: EventField, value: EventNumber): Part {
  if (field.sort === 'seat') return isThere(value) ? { is: 'seat', seat: Number(value) } : NOTHING;
  if (field.sort === 'card') return isThere(value) ? { is: 'cards', cards: [[Number(value), 1]] } : NOTHING;
  if (field.sort === 'entry') return value === HIDDEN ? NOTHING : { is: 'cards', cards: [[(value as Lying).card, 1]] };
  if (field.sort === 'flag') return value === HIDDEN ? NOTHING : { is: 'flag', flag: Boolean(value) };
  if (NAMED_NUMBERS.includes(field.sort)) return { is: 'words', key: `${field.sort}.${value}` };
  return typeof value === 'number' ? { is: 'number', number: value } : NOTHING;
}

function optionParts(choice: Choice): Parts {
  const parts: Parts = {};
  if (isThere(choice.card)) parts.card = { is: 'cards', cards: [[choice.card, 1]] };
  if (choice.entry) parts.entry = { is: 'entry', entry: choice.entry };
  if (isThere(choice.seat)) parts.seat = { is: 'seat', seat: choice.seat };
  if (isThere(choice.event)) parts.event = { is: 'cards', cards: [[choice.event, 1]] };
  if (isThere(choice.number)) parts.number = { is: 'number', number: choice.number };
  return parts;
}

function isThere(value: EventNumber | undefined): value is number {
  return typeof value === 'number' && value >= 0;
}

/** Kinds with how often each is there, in the order in which they come first. */
function counted(kinds: readonly number[]): Counted[] {
  const found = new Map<number, number>();
  for (const kind of kinds) found.set(kind, (found.get(kind) ?? 0) + 1);
  return [...found];
}

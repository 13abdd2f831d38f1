// Every request that this page makes over HTTP: one function a route. What the server refuses, and a network that is
// not there, become `Refused`, with a code to decide by and words to show.

import type {
  BotLine,
  Clash,
  ForkWish,
  GameFacts,
  InviteBody,
  LobbyLine,
  Me,
  MyGame,
  Opened,
  RefusalBody,
  Replay,
  SessionLine,
  TableInfo,
  TicketBody,
  UploadForkWish,
  Welcomed,
} from './http';
import type { Catalogue, TableOptions, TableWish } from './types';

/** `code` is one of the server's, or `offline` where nobody answered; then there are no `words`. */
export class Refused extends Error {
  constructor(
    readonly code: string,
    readonly words = '',
    readonly detail = '',
    readonly status = 0,
    readonly clashes: Clash[] = [],
  ) {
    super(detail || words || code);
    this.name = 'Refused';
  }
}

/** What a player fills in of a wish: everything else has its usual value. */
export type TableRequest = Pick<TableWish, 'seats'> &
  Partial<Omit<TableWish, 'seats' | 'options'>> & { options?: Partial<TableOptions> };
export type ForkRequest = Omit<ForkWish, 'options'> & { options?: Partial<TableOptions> };
export type UploadForkRequest = Omit<UploadForkWish, 'options'> & { options?: Partial<TableOptions> };

/** Through whose eyes a replay is watched: a seat's, a spectator's (-1), or everybody's. */
export type Eyes = number | 'open';

interface Request {
  method?: 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE';
  body?: unknown;
  invite?: string;
}

async function ask(path: string, { method = 'GET', body, invite }: Request = {}): Promise<Response> {
  const headers = new Headers();
  if (body !== undefined) headers.set('content-type', 'application/json');
  if (invite) headers.set('cuore-invite', invite);
  let answer: Response;
  try {
    answer = await fetch(path, { method, headers, body: body === undefined ? null : JSON.stringify(body) });
  } catch {
    throw new Refused('offline');
  }
  if (!answer.ok) throw await refused(answer);
  return answer;
}

/** Something between the server and us may have answered, in words of its own: then the status has to do. */
async function refused(answer: Response): Promise<Refused> {
  const said = (await answer.json().catch(() => null)) as Partial<RefusalBody> | null;
  if (said?.code) return new Refused(said.code, said.words, said.detail, answer.status, said.clashes);
  return new Refused(answer.status >= 500 ? 'busy' : 'failed', '', '', answer.status);
}

/** What a route answers. */
export async function read<T>(path: string, request?: Request): Promise<T> {
  const answer = await ask(path, request);
  try {
    return (await answer.json()) as T;
  } catch {
    throw new Refused('offline');
  }
}

async function done(path: string, request: Request): Promise<void> {
  await ask(path, request);
}

const part = encodeURIComponent;

// -- oneself --

async function comeIn(how: string, body?: unknown): Promise<Welcomed> {
  const welcomed = await read<Welcomed>(`/api/${how}`, { method: 'POST', body });
  try {
    localStorage.setItem('cuore.known', '1');
  } catch {
    // a browser that keeps nothing is asked every time
  }
  return welcomed;
}

/** Whether this browser was here before: a stranger's has no games to ask for. */
export function wasHere(): boolean {
  try {
    return Object.keys(localStorage).some((key) => key.startsWith('cuore.'));
  } catch {
    return true;
  }
}

export const me = (): Promise<Me> => read('/api/me');
export const guest = (): Promise<Welcomed> => comeIn('guest');
export const register = (name: string, password: string): Promise<Welcomed> => comeIn('register', { name, password });
export const login = (name: string, password: string): Promise<Welcomed> => comeIn('login', { name, password });
export const logout = (): Promise<void> => done('/api/logout', { method: 'POST' });
export const rename = (name: string): Promise<Me> => read('/api/me/name', { method: 'PATCH', body: { name } });
export const newPassword = (old: string, fresh: string): Promise<void> =>
  done('/api/me/password', { method: 'PATCH', body: { old, new: fresh } });
export const erase = (): Promise<void> => done('/api/me', { method: 'DELETE' });
export const myData = (): Promise<Record<string, unknown>> => read('/api/me/data');
export const sessions = (): Promise<SessionLine[]> => read('/api/me/sessions');
export const endSession = (session: string): Promise<void> =>
  done(`/api/me/sessions/${part(session)}`, { method: 'DELETE' });
export const mutes = (): Promise<string[]> => read('/api/me/mutes');
export const mute = (person: string, muted: boolean): Promise<void> =>
  done(`/api/me/mutes/${part(person)}`, { method: 'PUT', body: { muted } });

let arriving: Promise<Me> | null = null;

/** Who this browser is: the server lets a stranger in as a guest, and knows everybody else. Asked twice at once, only one
    guest comes. */
export function ensureSomebody(): Promise<Me> {
  arriving ??= guest().finally(() => {
    arriving = null;
  });
  return arriving;
}

// -- tables --

export const lobby = (): Promise<LobbyLine[]> => read('/api/tables');
export const openTable = (wish: TableRequest): Promise<Opened> => read('/api/tables', { method: 'POST', body: wish });
export const tableInfo = (table: string, invite = ''): Promise<TableInfo> =>
  read(`/api/tables/${part(table)}`, { invite });
export const ticket = (table: string, invite = ''): Promise<TicketBody> =>
  read(`/api/tables/${part(table)}/ticket`, { method: 'POST', invite });
export const inviteOf = (table: string): Promise<InviteBody> => read(`/api/tables/${part(table)}/invite`);
export const report = (table: string, about: string, remark: string, invite = ''): Promise<void> =>
  done(`/api/tables/${part(table)}/reports`, { method: 'POST', body: { about, remark }, invite });

// -- games --

export const myGames = (): Promise<MyGame[]> => read('/api/me/games');
export const game = (table: string, invite = ''): Promise<GameFacts> => read(`/api/games/${part(table)}`, { invite });
export const record = async (table: string, invite = ''): Promise<string> =>
  (await ask(`/api/games/${part(table)}/record`, { invite })).text();
export const fork = (table: string, wish: ForkRequest, invite = ''): Promise<Opened> =>
  read(`/api/games/${part(table)}/fork`, { method: 'POST', body: wish, invite });
export const replay = (table: string, eyes: Eyes, invite = ''): Promise<Replay> =>
  read(`/api/games/${part(table)}/replay?seat=${eyes}`, { invite });
export const replayOf = (brought: string, eyes: Eyes): Promise<Replay> =>
  read(`/api/replays?seat=${eyes}`, { method: 'POST', body: { record: brought } });
export const forkOf = (wish: UploadForkRequest): Promise<Opened> =>
  read('/api/replays/fork', { method: 'POST', body: wish });

// -- the house --

export const bots = (): Promise<BotLine[]> => read('/api/bots');

/** All cards, events, verbs and their words, as this server has them now. */
export async function catalogue(): Promise<{ cards: string; found: Catalogue }> {
  const answer = await ask('/api/catalogue');
  const cards = (answer.headers.get('etag') ?? '').replace(/^W\/|"/g, ''); // its hash
  return { cards, found: (await answer.json()) as Catalogue };
}
/** The same under its hash, as a `hello` names it: so the browser keeps it for ever. */
export const catalogueOf = (cards: string): Promise<Catalogue> => read(`/api/catalogue/${part(cards)}`);

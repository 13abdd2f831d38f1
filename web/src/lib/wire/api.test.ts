// Requests as they are made, and answers as they come: good ones, refusals, and none.

import { afterEach, describe, expect, it, vi } from 'vitest';
import * as api from './api';

interface Asked {
  path: string;
  method: string;
  headers: Record<string, string>;
  body: unknown;
}

let asked: Asked[] = [];

/** A server that answers with these, in order. */
function server(...answers: (Response | Error)[]): void {
  asked = [];
  vi.stubGlobal('fetch', (path: string, { method, headers, body }: RequestInit) => {
    const sent = typeof body === 'string' ? (JSON.parse(body) as unknown) : body;
    asked.push({ path, method: method!, headers: Object.fromEntries(headers as Headers), body: sent });
    const answer = answers.shift();
    return answer instanceof Response ? Promise.resolve(answer) : Promise.reject(answer as Error);
  });
}

const json = (body: unknown, status = 200) => new Response(JSON.stringify(body), { status });
const nothing = () => new Response(null, { status: 204 });
const refused = (code: string, status: number, detail = '') =>
  json({ code, words: `words of ${code}`, detail }, status);

afterEach(() => vi.unstubAllGlobals());

describe('a request', () => {
  it('carries JSON, and the secret of a link in a header alone', async () => {
    server(json({ ticket: 't', seconds: 30 }), json({ id: 'a', invite: 'b' }));
    await api.ticket('T/1', 'secret');
    await api.openTable({ seats: ['me', 'butler'], options: { pace: 300 } });
    expect(asked).toEqual([
      { path: '/api/tables/T%2F1/ticket', method: 'POST', headers: { 'cuore-invite': 'secret' }, body: null },
      {
        path: '/api/tables',
        method: 'POST',
        headers: { 'content-type': 'application/json' },
        body: { seats: ['me', 'butler'], options: { pace: 300 } },
      },
    ]);
  });

  it.each<[string, () => Promise<unknown>, string, unknown]>([
    ['erase', () => api.erase(), 'DELETE /api/me', null],
    ['rename', () => api.rename('Ann'), 'PATCH /api/me/name', { name: 'Ann' }],
    ['password', () => api.newPassword('a', 'b'), 'PATCH /api/me/password', { old: 'a', new: 'b' }],
    ['sessions', () => api.endSession('s'), 'DELETE /api/me/sessions/s', null],
    ['mutes', () => api.mute('p', true), 'PUT /api/me/mutes/p', { muted: true }],
    ['reports', () => api.report('T', 'p', 'rude'), 'POST /api/tables/T/reports', { about: 'p', remark: 'rude' }],
    ['replays', () => api.replay('T', 'open'), 'GET /api/games/T/replay?seat=open', null],
    ['brought games', () => api.replayOf('cuore 1', -1), 'POST /api/replays?seat=-1', { record: 'cuore 1' }],
    ['catalogues', () => api.catalogueOf('c0'), 'GET /api/catalogue/c0', null],
  ])('goes where it should: %s', async (_, call, line, body) => {
    server(json({}));
    await call();
    expect(`${asked[0].method} ${asked[0].path}`).toBe(line);
    expect(asked[0].body).toEqual(body);
  });

  it('may be answered with nothing, or with text', async () => {
    server(nothing(), new Response('the record'));
    expect(await api.logout()).toBeUndefined();
    expect(await api.record('T')).toBe('the record');
  });
});

describe('a refusal', () => {
  it('has a code, words, what was wrong, and a status', async () => {
    server(refused('bad-wish', 400, 'no such box'));
    const error = await api.openTable({ seats: [] }).catch((caught: unknown) => caught);
    expect(error).toBeInstanceOf(api.Refused);
    expect(error).toMatchObject({ code: 'bad-wish', words: 'words of bad-wish', detail: 'no such box', status: 400 });
  });

  it.each<[string, Response | Error, string]>([
    ['nobody answers', new TypeError('no network'), 'offline'],
    ['the answer breaks off', new Response('{"id":'), 'offline'],
    ['somebody between us answers', new Response('<h1>Bad gateway</h1>', { status: 502 }), 'busy'],
    ['somebody between us refuses', new Response('no', { status: 403 }), 'failed'],
  ])('is made where %s', async (_, answer, code) => {
    server(answer);
    await expect(api.me()).rejects.toMatchObject({ code });
  });
});

describe('being somebody', () => {
  const ann = { id: 'p', name: 'Ann', sort: 'account' };

  it('is one request, however many want it at once', async () => {
    server(json(ann, 201));
    expect(await Promise.all([api.ensureSomebody(), api.ensureSomebody()])).toEqual([ann, ann]);
    expect(asked.map(({ path }) => path)).toEqual(['/api/guest']);
  });

  it('is asked for again where nobody answered', async () => {
    server(new TypeError('no network'), json(ann, 201));
    await expect(api.ensureSomebody()).rejects.toMatchObject({ code: 'offline' });
    expect(asked).toHaveLength(1);
    expect(await api.ensureSomebody()).toEqual(ann);
  });
});

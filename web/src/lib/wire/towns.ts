// Requests about towns. They stand apart from the others because only pages that choose a town make them.

import { read } from './api';
import type { DrawWish, ForecastBody, ForecastWish, SearchBody, SearchWish, TownBody, TownsBody } from './http';

export type ForecastSize = NonNullable<ForecastWish['size']>;

const of = (code: string): string => `/api/towns/${encodeURIComponent(code)}`;

/** Towns with names, and the words of wishes. */
export const towns = (): Promise<TownsBody> => read('/api/towns');
export const drawTown = (wish: DrawWish): Promise<TownBody> => read('/api/towns/draw', { method: 'POST', body: wish });
/** A town by its code or its name. */
export const town = (code: string, players = 0, faster = false): Promise<TownBody> =>
  read(`${of(code)}?players=${players}&faster=${faster}`);
export const forecast = (code: string, players: number, size: ForecastSize): Promise<ForecastBody> =>
  read(`${of(code)}/forecast?players=${players}&size=${size}`);
export const startForecast = (code: string, players: number, size: ForecastSize): Promise<ForecastBody> =>
  read(`${of(code)}/forecast`, { method: 'POST', body: { players, size } });
/** How far a search is; `id` is the `search` of what began it. */
export const search = (id: string): Promise<SearchBody> => read(`/api/towns/search/${encodeURIComponent(id)}`);
export const startSearch = (wish: SearchWish): Promise<SearchBody> =>
  read('/api/towns/search', { method: 'POST', body: wish });

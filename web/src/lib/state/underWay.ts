// Forecasts and searches that this browser has asked for. They take minutes, so they are found again on the next visit,
// and known as one's own where something else has to wait for them.
import { forecast, search, type ForecastSize } from '../wire/towns';

export type Order =
  | { sort: 'forecast'; code: string; players: number; size: ForecastSize; over?: boolean }
  | { sort: 'search'; search: string; players: number; over?: boolean };

const KEY = 'cuore.orders';
const MOST = 12;

const isSame = (one: Order, other: Order): boolean =>
  one.sort === 'search'
    ? other.sort === 'search' && one.search === other.search
    : other.sort === 'forecast' && one.code === other.code && one.players === other.players && one.size === other.size;

/** What was kept, the latest first; nonsense is nothing. */
export function readOrders(kept: string | null): Order[] {
  try {
    const found: unknown = JSON.parse(kept ?? '[]');
    return Array.isArray(found) ? found.filter((one) => one?.search || (one?.code && one.size)) : [];
  } catch {
    return [];
  }
}

/** The orders with this one as the latest. */
export function noted(orders: Order[], order: Order): Order[] {
  return [order, ...orders.filter((other) => !isSame(other, order))].slice(0, MOST);
}

/** How thorough the forecast is that was asked for last. */
export function sizeIn(orders: Order[], code: string, players: number): ForecastSize | undefined {
  const found = orders.find((one) => one.sort === 'forecast' && one.code === code && one.players === players);
  return found?.sort === 'forecast' ? found.size : undefined;
}

/** All orders of this browser. */
export function orders(): Order[] {
  try {
    return readOrders(localStorage.getItem(KEY));
  } catch {
    return []; // a browser that keeps nothing only finds nothing again
  }
}

function keep(all: Order[]): void {
  try {
    localStorage.setItem(KEY, JSON.stringify(all));
  } catch {
    // then it is not found again
  }
}

/** Something was asked for. */
export function begun(order: Order): void {
  keep(noted(orders(), order));
}

/** It is done, failed, or wanted no more. */
export function ended(order: Order): void {
  keep(orders().map((one) => (isSame(one, order) ? { ...one, over: true } : one)));
}

/** Whether something else that was asked for here is still made. */
export async function isOwnBefore(order: Order): Promise<boolean> {
  for (const other of orders()) {
    if (other.over || isSame(other, order)) continue;
    const how = other.sort === 'search' ? search(other.search) : forecast(other.code, other.players, other.size);
    const { state } = await how.catch(() => ({ state: 'none' }));
    if (state === 'waiting' || state === 'running') return true;
    if (other.sort === 'forecast') ended(other); // what a search has found is still to be shown
  }
  return false;
}

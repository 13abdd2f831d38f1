// What a table's line needs of a real browser: its socket, its clock, and the moments when it is worth trying again.

import type { ClockLike, SocketLike } from './line';

export function browserSocket(path: string): SocketLike {
  return new WebSocket(location.origin.replace(/^http/, 'ws') + path);
}

export const browserClock: ClockLike = {
  now: () => Date.now(),
  after: (milliseconds, then) => window.setTimeout(then, milliseconds),
  cancel: (timer) => window.clearTimeout(timer),
};

/** Calls when the network is back or the tab is shown again; what it returns ends that. */
export function onWaking(wake: () => void): () => void {
  const shown = () => {
    if (document.visibilityState === 'visible') wake();
  };
  window.addEventListener('online', wake);
  window.addEventListener('pageshow', wake);
  document.addEventListener('visibilitychange', shown);
  return () => {
    window.removeEventListener('online', wake);
    window.removeEventListener('pageshow', wake);
    document.removeEventListener('visibilitychange', shown);
  };
}

// Which town is played at a table that this browser has opened, so that the table can say so.

const KEY = 'cuore.played';
const MOST = 30;

export interface PlayedTown {
  table: string;
  code: string;
  name: string;
}

function kept(): PlayedTown[] {
  try {
    const found: unknown = JSON.parse(localStorage.getItem(KEY) ?? '[]');
    return Array.isArray(found) ? found.filter((one) => one?.table && one.code) : [];
  } catch {
    return [];
  }
}

/** A table was opened in a town. */
export function noteTown(table: string, code: string, name: string): void {
  try {
    localStorage.setItem(KEY, JSON.stringify([{ table, code, name }, ...kept()].slice(0, MOST)));
  } catch {
    // then the table does not say it
  }
}

/** The town of a table, as far as this browser knows it. */
export const townOfTable = (table: string): PlayedTown | undefined => kept().find((one) => one.table === table);

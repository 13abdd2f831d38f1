// What one page hands to the next and no address may carry: a record that was just opened, and the names of those who
// will pass the screen around. It lives as long as the page; nothing of it is kept.

/** Somebody who shares this device, and where they will sit. */
export interface Beside {
  seat: number;
  name: string;
}

let record = '';
let passing: { table: string; people: Beside[] } = { table: '', people: [] };

/** Hand a record to the replay page. */
export function bringRecord(text: string): void {
  record = text;
}

/** The most that the server takes of a record, in bytes. */
const LONGEST_RECORD = 256 * 1024;

/** Hand the record in a file to the replay page. False where it cannot be one: it is too long, or cannot be read. */
export async function bringFile(file: File): Promise<boolean> {
  if (file.size > LONGEST_RECORD) return false;
  try {
    bringRecord(await file.text());
    return true;
  } catch {
    return false; // it was moved away meanwhile
  }
}

/** The record that was brought last, '' for none. It stays, so that one can come back to it. */
export function broughtRecord(): string {
  return record;
}

/** Hand those who share this device to the page of their table. */
export function bringPeople(table: string, people: Beside[]): void {
  passing = { table, people };
}

/** Who is to sit down at a table beside its host, once. */
export function takePeople(table: string): Beside[] {
  if (passing.table !== table) return [];
  const { people } = passing;
  passing = { table: '', people: [] };
  return people;
}

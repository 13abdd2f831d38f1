// Times as a person reads them; the server gives seconds.

const DAY = new Intl.DateTimeFormat(undefined, { dateStyle: 'medium' });
const MOMENT = new Intl.DateTimeFormat(undefined, { dateStyle: 'medium', timeStyle: 'short' });

export const dayOf = (seconds: number): string => DAY.format(seconds * 1000);
export const momentOf = (seconds: number): string => MOMENT.format(seconds * 1000);
export const stampOf = (seconds: number): string => new Date(seconds * 1000).toISOString();

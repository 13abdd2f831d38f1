// A device as its owner would call it, from what a browser says of itself (the server keeps the first part of that).

const SYSTEMS: [RegExp, string][] = [
  [/iPhone/, 'iPhone'],
  [/iPad/, 'iPad'],
  [/Android/, 'Android'],
  [/CrOS/, 'ChromeOS'],
  [/Windows/, 'Windows'],
  [/Macintosh|Mac OS/, 'Mac'],
  [/Linux/, 'Linux'],
];
const BROWSERS: [RegExp, string][] = [
  [/Firefox/, 'Firefox'],
  [/Edg/, 'Edge'],
  [/Chrom/, 'Chrome'],
  [/Safari/, 'Safari'],
];

/** The system and the browser as far as they can be told; '' for either that cannot. */
export function deviceOf(agent: string): { system: string; browser: string } {
  const named = (all: [RegExp, string][]): string => all.find(([sign]) => sign.test(agent))?.[1] ?? '';
  return { system: named(SYSTEMS), browser: named(BROWSERS) };
}

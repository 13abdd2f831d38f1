// Contrast of the tokens, computed: text at least 4.5, edges that mean something at least 3, by day and by night.
import { describe, expect, it } from 'vitest';
import css from './tokens.css?raw';

function tokensOf(block: string): Record<string, string> {
  return Object.fromEntries([...block.matchAll(/--([a-z0-9-]+):\s*(#[0-9a-f]{6});/g)].map(([, name, value]) => [name, value]));
}

const day = tokensOf(css.slice(css.indexOf(':root {'), css.indexOf(":root[data-letters")));
const night = tokensOf(css.slice(css.indexOf(":root[data-theme='night']")));
const byItself = tokensOf(css.slice(css.indexOf('@media (prefers-color-scheme: dark)'), css.indexOf(":root[data-theme='night']")));

function luminance(colour: string): number {
  const [red, green, blue] = [1, 3, 5].map((at) => {
    const part = parseInt(colour.slice(at, at + 2), 16) / 255;
    return part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4;
  });
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}

function contrast(one: string, other: string): number {
  const [light, dark] = [luminance(one), luminance(other)].sort((a, b) => b - a);
  return (light + 0.05) / (dark + 0.05);
}

const CATEGORIES = [
  'maid-chief',
  'chambermaid-chief',
  'general-maid',
  'private-maid',
  'event',
  'building',
  'reminiscence',
  'beer',
  'high-class-maid',
  'preparation',
  'love-card',
];

describe.each([
  ['day', day],
  ['night', night],
])('%s', (_, tokens) => {
  it.each(['card', 'felt', 'tray', 'paper'])('text can be read on %s', (ground) => {
    for (const text of ['ink', 'soft']) expect(contrast(tokens[text], tokens[ground]), text).toBeGreaterThanOrEqual(4.5);
  });

  it('what means something can be read on a card', () => {
    for (const text of ['go', 'love', 'star', 'warn', ...CATEGORIES]) {
      expect(contrast(tokens[text], tokens.card), text).toBeGreaterThanOrEqual(4.5);
    }
  });

  it('edges can be seen', () => {
    for (const ground of ['card', 'felt']) expect(contrast(tokens.line, tokens[ground]), ground).toBeGreaterThanOrEqual(3);
  });

  it('words on dark grounds can be read', () => {
    expect(contrast(tokens['on-ink'], tokens.ink)).toBeGreaterThanOrEqual(4.5);
    expect(contrast(tokens['on-bar'], tokens.bar)).toBeGreaterThanOrEqual(4.5);
    for (const ground of ['go', 'love', 'seat-0', 'seat-1', 'seat-2', 'seat-3', 'seat-4', 'seat-5']) {
      expect(contrast(tokens.card, tokens[ground]), ground).toBeGreaterThanOrEqual(4.5);
    }
  });
});

it('night is the same, chosen or by itself', () => {
  expect(byItself).toEqual(night);
});

import { expect, test } from 'vitest';
import type { HintLine } from '../wire/types';
import { chanceShown } from './chances';

const line = (option: number, win: number, standing: string): HintLine => ({ option, win, standing, low: 0, high: 1, lead: 0 });

test('no option shows a better chance than the recommended one', () => {
  const lines = [
    line(0, 0.172, 'recommended'),
    line(1, 0.201, 'about the same'),
    line(2, 0.164, 'about the same'),
    line(3, 0.2, 'behind'),
    line(4, 0.03, 'behind'),
    line(5, 0.5, 'not tried'),
  ];
  expect(lines.map((each) => chanceShown(lines, each))).toEqual(['17 %', '≈ 17 %', '≈ 17 %', '< 17 %', '3 %', '']);
  expect(chanceShown(lines, undefined)).toBe('');
});

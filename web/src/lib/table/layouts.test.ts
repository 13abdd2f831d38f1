import { expect, test } from 'vitest';
import { layoutOf } from './layouts';

const at = (width: number, height: number, scale = 1) => layoutOf(width / 16 / scale, height / 16 / scale);

test.each([
  ['a laptop', at(1280, 720), { narrow: false, columns: 7 }],
  ['a laptop with large letters', at(1280, 720, 1.5), { narrow: false, columns: 5 }],
  ['a laptop with the largest letters', at(1280, 720, 2), { narrow: true, flat: true, columns: 4 }],
  ['a phone', at(390, 844), { narrow: true, tiny: false, flat: false, columns: 4 }],
  ['a small phone', at(320, 640), { narrow: true, tiny: false, flat: false, columns: 3 }],
  ['a phone with large letters', at(390, 844, 1.5), { narrow: true, tiny: true, columns: 2 }],
  ['a phone on its side', at(844, 390), { narrow: false, columns: 5 }],
  ['a tablet held upright', at(820, 1180), { narrow: true, flat: false, columns: 4 }],
  ['a tablet on its side', at(1180, 820), { narrow: false, columns: 7 }],
  ['the smallest that there is', at(320, 256, 2), { narrow: true, tiny: true, flat: true, columns: 2 }],
])('%s', (_, found, wanted) => {
  expect(found).toMatchObject(wanted);
});

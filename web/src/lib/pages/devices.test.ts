import { expect, test } from 'vitest';
import { deviceOf } from './devices';

test('a device is called by its system and browser, as far as they can be told', () => {
  expect(deviceOf('Mozilla/5.0 (X11; Linux x86_64; rv:140.0) Gecko/20100101 Firefox/140.0')).toEqual({
    system: 'Linux',
    browser: 'Firefox',
  });
  expect(deviceOf('Mozilla/5.0 (Linux; Android 15; Pixel) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/14')).toEqual({
    system: 'Android',
    browser: 'Chrome',
  });
  expect(deviceOf('Mozilla/5.0 (iPhone; CPU iPhone OS 18_0 like Mac OS X) AppleWebKit/605')).toEqual({
    system: 'iPhone',
    browser: '',
  });
  expect(deviceOf('a program of my own')).toEqual({ system: '', browser: '' });
});

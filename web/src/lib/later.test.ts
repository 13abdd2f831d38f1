import { afterEach, expect, it, vi } from 'vitest';
import { later } from './later';

afterEach(() => void vi.useRealTimers());

it('fetches once', async () => {
  const load = vi.fn(() => Promise.resolve('part'));
  const part = later(load);
  expect([await part(), await part()]).toEqual(['part', 'part']);
  expect(load).toHaveBeenCalledTimes(1);
});

it('tries again by itself, and then whenever it is asked for', async () => {
  vi.useFakeTimers();
  const answers = ['no', 'no', 'no', 'part'];
  const load = vi.fn(() => {
    const answer = answers.shift()!;
    return answer === 'no' ? Promise.reject(new Error('lost')) : Promise.resolve(answer);
  });
  const part = later(load);
  const first = expect(part()).rejects.toThrow('lost');
  await vi.advanceTimersByTimeAsync(1_000);
  await first;
  const second = part();
  await vi.advanceTimersByTimeAsync(1_000);
  expect(await second).toBe('part');
});

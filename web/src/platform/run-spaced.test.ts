import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { runSpaced } from './run-spaced.ts';

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
});

test('the first call runs at once, the ones in the pause once together at its end', () => {
  const run = vi.fn<() => void>();
  const ask = runSpaced(run, 30_000);
  ask();
  vi.advanceTimersByTime(0);
  expect(run).toHaveBeenCalledTimes(1);
  vi.advanceTimersByTime(10_000);
  ask();
  ask();
  vi.advanceTimersByTime(19_999);
  expect(run).toHaveBeenCalledTimes(1);
  vi.advanceTimersByTime(1);
  expect(run).toHaveBeenCalledTimes(2);
});

test('after the pause it runs at once again', () => {
  const run = vi.fn<() => void>();
  const ask = runSpaced(run, 30_000);
  ask();
  vi.advanceTimersByTime(31_000);
  ask();
  vi.advanceTimersByTime(0);
  expect(run).toHaveBeenCalledTimes(2);
});

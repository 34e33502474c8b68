import { expect, test } from 'vitest';
import { choosePauseMs, isPausing } from './pause-rules.ts';
import type { StorefrontRefusal } from './tables.ts';

test('only refusals pause the provider', () => {
  expect(['blocked', 'captcha', 'rateLimited'].every((one) => isPausing(one as StorefrontRefusal))).toBe(
    true,
  );
  expect(['timeout', 'drift', 'serverError'].some((one) => isPausing(one as StorefrontRefusal))).toBe(false);
});

test('Retry-After is taken at its word', () => {
  expect(choosePauseMs('rateLimited', { retryAfterMs: 17_000, streak: 5 })).toBe(17_000);
  expect(choosePauseMs('blocked', { retryAfterMs: 3 * 3_600_000, streak: 0 })).toBe(3 * 3_600_000);
  expect(choosePauseMs('rateLimited', { retryAfterMs: 0, streak: 0 })).toBe(1000);
});

test('without it a pause doubles up to an hour', () => {
  const minutes = (outcome: 'blocked' | 'rateLimited', streak: number) =>
    choosePauseMs(outcome, { retryAfterMs: null, streak }) / 60_000;
  expect([0, 1, 2, 3, 4, 50].map((streak) => minutes('blocked', streak))).toEqual([5, 10, 20, 40, 60, 60]);
  expect([0, 1, 6].map((streak) => minutes('rateLimited', streak))).toEqual([1, 2, 60]);
});

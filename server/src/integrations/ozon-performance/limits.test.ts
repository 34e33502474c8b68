import { expect, test } from 'vitest';
import { limitKeys, PERFORMANCE_LIMITS, REPORT_LEASE } from './limits.ts';

test.each([
  ['requests', 100_000],
  ['exports', 2000],
] as const)('a full bucket and a day of %s stay within the documented %i', (name, most) => {
  const { perSecond, burst } = PERFORMANCE_LIMITS[name];
  expect(perSecond * 86_400 + burst).toBeLessThanOrEqual(most);
  // And are worth having: not a tenth of what is allowed.
  expect(perSecond * 86_400).toBeGreaterThan(most * 0.8);
});

test('a lease outlives many questions about its report', () => {
  expect(REPORT_LEASE.longestMs / REPORT_LEASE.pollEveryMs).toBeGreaterThan(50);
});

test('accounts have buckets of their own', () => {
  const [one, other] = [limitKeys('1-7@x'), limitKeys('1-8@x')];
  expect(new Set([...Object.values(one), ...Object.values(other)]).size).toBe(6);
});

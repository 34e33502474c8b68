import { expect, test } from 'vitest';
import { judgeStatus, judgeThrown, readRetryAfter } from './judge-answer.ts';

const NOW = new Date('2026-03-02T09:00:00Z');

test('patience is asked for in seconds or until a date', () => {
  expect(readRetryAfter('120', NOW)).toBe(120_000);
  expect(readRetryAfter('Mon, 02 Mar 2026 09:00:30 GMT', NOW)).toBe(30_000);
  expect(readRetryAfter('Mon, 02 Mar 2026 08:00:00 GMT', NOW)).toBe(0);
  expect(readRetryAfter(null, NOW)).toBe(60_000);
  expect(readRetryAfter('soon', NOW)).toBe(60_000);
});

test.each([
  [302, 'drift'],
  [400, 'drift'],
  [401, 'unauthorized'],
  [403, 'unauthorized'],
  [404, 'notReady'],
  [429, 'rateLimited'],
  [500, 'serverError'],
  [503, 'serverError'],
])('HTTP %i is %s', (status, outcome) => {
  expect(judgeStatus(status, null)?.outcome).toBe(outcome);
});

test('only 200 is a good answer', () => {
  expect(judgeStatus(200, null)).toBeUndefined();
  expect(judgeStatus(204, null)).toBeDefined();
});

test('silence is a timeout, everything else that is thrown means nobody answered', () => {
  expect(judgeThrown(new DOMException('late', 'TimeoutError')).outcome).toBe('timeout');
  expect(judgeThrown(new TypeError('fetch failed')).outcome).toBe('unreachable');
});

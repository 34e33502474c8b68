import { expect, test } from 'vitest';
import { judgeStatus } from './judge-answer.ts';

test('a wait without a figure lasts a minute', () => {
  expect(judgeStatus(429, '120')).toMatchObject({ retryAfterMs: 120_000 });
  expect(judgeStatus(429, undefined)).toMatchObject({ retryAfterMs: 60_000 });
  expect(judgeStatus(429, 'soon')).toMatchObject({ retryAfterMs: 60_000 });
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
  expect(judgeStatus(status, undefined)?.outcome).toBe(outcome);
});

test('only 200 is a good answer', () => {
  expect(judgeStatus(200, undefined)).toBeUndefined();
  expect(judgeStatus(204, undefined)).toBeDefined();
});

import { expect, test } from 'vitest';
import { Problem } from '../problem.ts';
import { isSignedOut, nextWait, spread } from './follow-waits.ts';

const refused = (status: number) => new Problem('server.unknown', {}, status);
const ended = (heldMs: number, problem?: unknown) => ({ heldMs, problem });

test('a server that is away is asked half as often each time, once a minute at least', () => {
  const waits = [500];
  for (let lost = 0; lost < 8; lost += 1) waits.push(nextWait(waits.at(-1) ?? 0, ended(0, refused(0))));
  expect(waits).toEqual([500, 1000, 2000, 4000, 8000, 16_000, 32_000, 60_000, 60_000]);
});

test('a connection that held for more than twenty seconds is taken up again soon', () => {
  const waits = [0, 19_999, 20_000, 20_001, 40_000].map((heldMs) => nextWait(8000, ended(heldMs)));
  expect(waits).toEqual([16_000, 16_000, 16_000, 500, 500]);
  expect(nextWait(8000, ended(20_001, refused(403)))).toBe(500);
});

test.each([
  [0, 1000],
  [400, 60_000],
  [401, 1000],
  [403, 60_000],
  [404, 60_000],
  [409, 1000],
  [429, 60_000],
  [500, 1000],
  [503, 1000],
])('after a problem of status %i the wait is %i ms', (status, waitMs) => {
  expect(nextWait(500, ended(0, refused(status)))).toBe(waitMs);
});

test('what is no answer of the server is no refusal', () => {
  const abort = Object.assign(new Error('aborted'), { status: 403 });
  expect(nextWait(500, ended(0, abort))).toBe(1000);
  expect(nextWait(500, ended(0))).toBe(1000);
});

test('a wait is spread from half of it to half as much again', () => {
  expect([0, 0.25, 0.5, 1].map((chance) => spread(1000, chance))).toEqual([500, 750, 1000, 1500]);
  const waitMs = spread(1000);
  expect(waitMs).toBeGreaterThanOrEqual(500);
  expect(waitMs).toBeLessThan(1500);
});

test('only a refused token ends the following for good', () => {
  expect([0, 400, 401, 403, 503].filter((status) => isSignedOut(refused(status)))).toEqual([401]);
  expect(isSignedOut(Object.assign(new Error('x'), { status: 401 }))).toBe(false);
  expect(isSignedOut(undefined)).toBe(false);
});

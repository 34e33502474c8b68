import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { judgeSent, pauseAfter } from './judge-sent.ts';

const failed = (outcome: string, message = '', more: object = {}) =>
  judgeSent({ outcome, message, ...more } as Parameters<typeof judgeSent>[0]);

test('an answer with a number stands in the chat', () => {
  expect(judgeSent({ outcome: 'ok', data: { messageId: '7' } })).toEqual({ kind: 'arrived', messageId: '7' });
});

describe('a failure', () => {
  test.each([
    ['blocked', 'blocked'],
    ['notStarted', 'blocked'],
    ['chatNotFound', 'notConnected'],
    ['invalid', 'refused'],
  ])('%s is for good: %s', (outcome, reason) => {
    expect(failed(outcome)).toEqual({ kind: 'failed', reason });
  });

  test('in the messenger’s own words means that the message is not in the chat', () => {
    expect(failed('serverError', 'Internal Server Error').kind).toBe('notTaken');
    expect(failed('rateLimited', '', { retryAfterMs: 7000 })).toEqual({
      kind: 'notTaken',
      leastPauseMs: 7000,
    });
    expect(failed('unreachable', 'fetch failed', { neverLeft: true }).kind).toBe('notTaken');
  });

  test.each([
    ['timeout', ''],
    ['drift', 'not JSON'],
    ['unreachable', 'other side closed'],
    ['serverError', 'HTTP 502'],
  ])('%s %s may hide a message that arrived', (outcome, message) => {
    expect(failed(outcome, message)).toEqual({ kind: 'unclear' });
  });
});

test('pauses grow, are never below what was asked for, and end', () => {
  fc.assert(
    fc.property(
      fc.integer({ min: 1, max: 60 }),
      fc.integer({ min: 0, max: 3_600_000 }),
      (attempts, least) => {
        const pause = pauseAfter(attempts, least);
        expect(pause).toBeGreaterThanOrEqual(least);
        expect(pauseAfter(attempts + 1, least)).toBeGreaterThanOrEqual(pause);
        expect(pause).toBeLessThanOrEqual(Math.max(600_000, least));
      },
    ),
  );
  expect([1, 2, 3, 9].map((attempts) => pauseAfter(attempts))).toEqual([10_000, 20_000, 40_000, 600_000]);
});

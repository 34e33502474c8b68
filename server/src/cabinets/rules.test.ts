import { describe, expect, it } from 'vitest';
import { judgeKey, waitAfterFailureMs } from './rules.ts';

describe('judgeKey', () => {
  it.each(['timeout', 'unreachable', 'drift', 'serverError', 'notFound'] as const)(
    '%s says nothing about the key',
    (outcome) => {
      expect(judgeKey({ outcome, message: '' })).toEqual({ status: 'unknown' });
    },
  );

  it('a rate limit says nothing about the key', () => {
    expect(judgeKey({ outcome: 'rateLimited', retryAfterMs: 1000, message: '' })).toEqual({
      status: 'unknown',
    });
  });

  it.each([
    ['unauthorized', 'rejected'],
    ['expired', 'expired'],
    ['ipBound', 'ipBound'],
    ['forbidden', 'noRights'],
  ] as const)('%s makes the key %s', (outcome, status) => {
    expect(judgeKey({ outcome, message: '' })).toEqual({ status });
  });
});

describe('waitAfterFailureMs', () => {
  it('doubles from a minute to an hour and stays there', () => {
    expect([0, 1, 2, 5, 6, 500].map((failures) => waitAfterFailureMs(failures) / 60_000)).toEqual([
      1, 2, 4, 32, 60, 60,
    ]);
  });

  it('never undercuts what the marketplace asked for', () => {
    expect(waitAfterFailureMs(0, 3 * 60 * 60_000)).toBe(3 * 60 * 60_000);
  });
});

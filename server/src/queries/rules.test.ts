import { describe, expect, test } from 'vitest';
import { lastReadyDay, normaliseQuery, readyAt, waitAfterFeedFailureMs, wantedFrom } from './rules.ts';

const at = (moscow: string) => new Date(`${moscow}+03:00`);

describe('lastReadyDay', () => {
  test('a day is ready at six in the morning of the next one, Moscow time', () => {
    expect(lastReadyDay(at('2026-03-02T05:59:59'))).toBe('2026-02-28');
    expect(lastReadyDay(at('2026-03-02T06:00:00'))).toBe('2026-03-01');
    expect(readyAt('2026-03-01')).toEqual(at('2026-03-02T06:00:00'));
  });
});

describe('wantedFrom', () => {
  const now = at('2026-03-02T09:00:00');
  test('the first start reaches back twice the longest window', () => {
    expect(wantedFrom('ozon', now, undefined)).toBe('2026-01-05');
  });
  test('later nothing older than the first stored day is collected', () => {
    expect(wantedFrom('ozon', now, '2026-02-20')).toBe('2026-02-20');
  });
  test('never before the collection start', () => {
    expect(wantedFrom('ym', at('2025-01-20T09:00:00'), undefined)).toBe('2025-01-09');
  });
});

describe('waitAfterFeedFailureMs', () => {
  const minute = 60_000;
  test('doubles up to an hour', () => {
    const failure = { outcome: 'serverError', message: '' } as const;
    expect([0, 1, 5, 6, 50].map((tries) => waitAfterFeedFailureMs(failure, tries) / minute)).toEqual([
      1, 2, 32, 60, 60,
    ]);
  });
  test('a provider that names a time is given it', () => {
    const failure = { outcome: 'rateLimited', retryAfterMs: 5 * minute, message: '' } as const;
    expect(waitAfterFeedFailureMs(failure, 0)).toBe(5 * minute);
    expect(waitAfterFeedFailureMs(failure, 6)).toBe(60 * minute);
  });
});

test('spellings of one query meet', () => {
  expect(normaliseQuery('  Ёлка\u00a0  Большая\n')).toBe('елка большая');
  expect(normaliseQuery('елка большая')).toBe('елка большая');
});

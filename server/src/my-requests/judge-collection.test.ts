import { expect, test } from 'vitest';
import { isWorthCollecting, judgeCollection } from './judge-collection.ts';

const now = new Date('2026-03-10T13:00:00Z');
const lastRun = (
  outcome: 'ok' | 'empty' | 'noPremium' | 'timeout',
  nextTryAt: string,
  lastTriedAt = '2026-03-10T12:59:00Z',
) => ({
  outcome,
  lastTriedAt,
  nextTryAt,
});
const SOON = '2026-03-10T13:00:00Z';
const TOMORROW = '2026-03-11T12:00:00Z';

test.each([
  ['never tried', { lastRun: undefined, isKeyValid: true, missing: 28 }, 'collecting'],
  [
    'in the middle of the month',
    { lastRun: lastRun('ok', SOON), isKeyValid: true, missing: 14 },
    'collecting',
  ],
  [
    'waits for products',
    { lastRun: lastRun('empty', '2026-03-10T13:01:00Z'), isKeyValid: true, missing: 28 },
    'collecting',
  ],
  ['all there', { lastRun: lastRun('ok', TOMORROW), isKeyValid: true, missing: 0 }, 'ready'],
  ['a fresh day is late', { lastRun: lastRun('ok', TOMORROW), isKeyValid: true, missing: 1 }, 'ready'],
  ['without places', { lastRun: lastRun('noPremium', TOMORROW), isKeyValid: true, missing: 0 }, 'noPremium'],
  ['failed', { lastRun: lastRun('timeout', SOON), isKeyValid: true, missing: 14 }, 'failed'],
  ['a refused key', { lastRun: lastRun('ok', SOON), isKeyValid: false, missing: 14 }, 'keyRefused'],
] as const)('%s', (_name, given, state) => {
  expect(judgeCollection({ ...given, now })).toBe(state);
});

test('a visit sends the collector when days are missing and it was not there minutes ago', () => {
  const failed = (lastTriedAt: string) => lastRun('timeout', TOMORROW, lastTriedAt);
  const given = { isKeyValid: true, missing: 5, now };
  expect(isWorthCollecting({ ...given, lastRun: undefined })).toBe(true);
  expect(isWorthCollecting({ ...given, lastRun: failed('2026-03-10T12:50:00Z') })).toBe(true);
  expect(isWorthCollecting({ ...given, lastRun: failed('2026-03-10T12:51:00Z') })).toBe(false);
  expect(isWorthCollecting({ ...given, lastRun: undefined, missing: 0 })).toBe(false);
  expect(isWorthCollecting({ ...given, lastRun: undefined, isKeyValid: false })).toBe(false);
});

import { expect, test } from 'vitest';
import { attemptedAt, nearSpan, toWholeSeconds } from './near-span.ts';

const NINE = '2026-03-02T09:00:00.000Z';

test('the storefront was asked as much later as the check was late', () => {
  expect(new Date(attemptedAt({ checkedAt: NINE, lateSeconds: 90 })).toISOString()).toBe(
    '2026-03-02T09:01:30.000Z',
  );
});

test('a page explains a check for an hour and five minutes on either side', () => {
  expect(nearSpan(Date.parse(NINE))).toEqual({
    from: new Date('2026-03-02T07:55:00Z'),
    to: new Date('2026-03-02T10:05:00Z'),
  });
});

test('moments are given in whole seconds, rounded down', () => {
  expect(toWholeSeconds(new Date(1_772_442_000_999))).toBe(1_772_442_000);
});

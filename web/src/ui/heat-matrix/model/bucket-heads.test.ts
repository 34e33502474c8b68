import { expect, test } from 'vitest';
import { bucketEnd, headSpans, isWeekend } from './bucket-heads.ts';
import { noteBuckets } from './note-buckets.ts';

/** Moscow midnights. */
const midnight = (day: string) => `${day}T21:00:00.000Z`;
const FRIDAY_EVENING = Array.from({ length: 5 }, (_, hour) =>
  new Date(Date.UTC(2026, 10, 20, 19 + hour)).toISOString(),
);

test('hours stand under their Moscow days', () => {
  expect(headSpans(FRIDAY_EVENING, 'Hour')).toEqual([
    { key: '2026-11-20', first: 0, count: 2 },
    { key: '2026-11-21', first: 2, count: 3 },
  ]);
  expect(FRIDAY_EVENING.map((bucket) => isWeekend(bucket, 'Hour'))).toEqual([false, false, true, true, true]);
});

test('days stand under months, weeks and months under years', () => {
  const days = [midnight('2026-10-30'), midnight('2026-10-31')];
  expect(headSpans(days, 'Day').map(({ key }) => key)).toEqual(['2026-10', '2026-11']);
  const months = [midnight('2025-11-30'), midnight('2025-12-31'), midnight('2026-01-31')];
  expect(headSpans(months, 'Month')).toEqual([
    { key: '2025', first: 0, count: 1 },
    { key: '2026', first: 1, count: 2 },
  ]);
  expect(isWeekend(midnight('2026-02-28'), 'Month')).toBe(false);
});

test.each([
  ['FiveMinute', midnight('2026-02-27'), '2026-02-27T21:05:00.000Z'],
  ['Hour', midnight('2026-02-27'), '2026-02-27T22:00:00.000Z'],
  ['Day', midnight('2026-02-27'), midnight('2026-02-28')],
  ['Week', midnight('2026-02-22'), midnight('2026-03-01')],
  ['Month', midnight('2026-01-31'), midnight('2026-02-28')],
] as const)('a bucket of %s that begins at %s ends at %s', (grouping, start, end) => {
  expect(bucketEnd(start, grouping).toISOString()).toBe(end);
});

test('a note stands in the bucket of its minute, and outside of the period nowhere', () => {
  const note = (at: string) => ({ at });
  const notes = [
    note('2026-11-20T18:59:00Z'),
    note('2026-11-20T19:00:00Z'),
    note('2026-11-20T20:59:00Z'),
    note('2026-11-20T20:10:00Z'),
    note('2026-11-20T23:59:00Z'),
    note('2026-11-21T00:00:00Z'),
  ];
  const places = noteBuckets(notes, FRIDAY_EVENING, 'Hour');
  expect([...places].map(([bucket, its]) => [bucket, its.length])).toEqual([
    [0, 1],
    [1, 2],
    [4, 1],
  ]);
  expect(noteBuckets(notes, [], 'Hour').size).toBe(0);
});

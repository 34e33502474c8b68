import { expect, test } from 'vitest';
import {
  isolatedPoints,
  moscowClock,
  pointAt,
  rangeOf,
  rangeWithBands,
  secondsOf,
  toSeconds,
} from './chart-data.ts';

test('a day begins at Moscow midnight', () => {
  expect(toSeconds('2026-11-20')).toBe(Date.parse('2026-11-19T21:00:00Z') / 1000);
  expect(toSeconds('2026-11-19T21:00:00.000Z')).toBe(toSeconds('2026-11-20'));
});

test('charts with the same days share one array of seconds', () => {
  const days = ['2026-11-19', '2026-11-20'];
  expect([...secondsOf(days)]).toEqual(days.map(toSeconds));
  expect(secondsOf(days)).toBe(secondsOf(days));
});

test.each(['Europe/Moscow', 'America/New_York', 'Asia/Tokyo', 'UTC'])(
  'the clock of a browser in %s shows Moscow time',
  (zone) => {
    const before = process.env['TZ'];
    process.env['TZ'] = zone;
    try {
      const at = moscowClock(Date.parse('2026-11-19T21:30:00Z') / 1000);
      expect([at.getFullYear(), at.getMonth() + 1, at.getDate(), at.getHours(), at.getMinutes()]).toEqual([
        2026, 11, 20, 0, 30,
      ]);
    } finally {
      if (before === undefined) delete process.env['TZ'];
      else process.env['TZ'] = before;
    }
  },
);

test('only points without a measured neighbour need a dot', () => {
  expect(isolatedPoints([1, null, 2, 3, null, 4, null, null, 5])).toEqual([0, 5, 8]);
});

test('what was not measured is no zero in the range', () => {
  expect(rangeOf({ values: [null, 5, 3, null] })).toEqual({ lowest: 3, highest: 5 });
  expect(rangeOf({ values: [null] })).toBeUndefined();
});

test.each([
  [9, -1],
  [10, 0],
  [19, 0],
  [20, 1],
  [99, 2],
])('the moment %d belongs to point %d', (at, index) => {
  expect(pointAt(Float64Array.of(10, 20, 30), at)).toBe(index);
});

test('a range has room for the bands of its lines', () => {
  expect(rangeWithBands([{ values: [3, null], band: [[1, 5], null] }, { values: [2, 4] }])).toEqual({
    lowest: 1,
    highest: 5,
  });
  expect(rangeWithBands([{ values: [null], band: [null] }])).toBeUndefined();
});

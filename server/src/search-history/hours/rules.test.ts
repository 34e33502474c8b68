import { expect, test } from 'vitest';
import { countDays, countKnownDays, isTooFew, spreadHours } from './rules.ts';

const COUNTS = Array.from({ length: 24 }, (_, hour) => hour);
const ZEROS = COUNTS.map(() => 0);

test.each([
  [
    'every fetched day has its hours',
    2,
    { '2026-03-01': 5, '2026-03-02': 5 },
    ['2026-03-01', '2026-03-02'],
    2,
  ],
  ['a fetched day without searches is a day of zeros', 2, { '2026-03-01': 5 }, ['2026-03-01'], 2],
  [
    'a day with searches and without hours is not known',
    2,
    { '2026-03-01': 5, '2026-03-02': 5 },
    ['2026-03-01'],
    1,
  ],
  ['stored hours count although nothing was fetched now', 0, { '2026-03-01': 5 }, ['2026-03-01'], 1],
  ['nothing fetched, nothing stored', 0, {}, [], 0],
])('%s', (_, fetched, searched, withHours, expected) => {
  expect(countKnownDays(fetched, new Map(Object.entries(searched)), withHours)).toBe(expected);
});

test('each day has its hours, is quiet, or is not known', () => {
  const days = ['2026-02-27', '2026-02-28', '2026-03-01', '2026-03-02'];
  const searched = new Map([
    ['2026-02-27', 276],
    ['2026-02-28', 10],
  ]);
  const known = { fetchedTo: '2026-03-01', searched, hours: new Map([['2026-02-27', COUNTS]]) };
  expect(spreadHours(days, known).map(({ counts }) => counts)).toEqual([COUNTS, null, ZEROS, null]);
  expect(spreadHours(days, { ...known, fetchedTo: null }).map(({ counts }) => counts)).toEqual([
    COUNTS,
    null,
    null,
    null,
  ]);
});

test('a profile needs four searches for each hour', () => {
  const day = (count: number) => ({ counts: [count, ...ZEROS.slice(1)] });
  expect(isTooFew([day(50), { counts: null }, day(45)])).toBe(true);
  expect(isTooFew([day(50), { counts: null }, day(46)])).toBe(false);
});

test('a span has both its ends, and none before its beginning', () => {
  expect(countDays('2026-02-27', '2026-03-02')).toBe(4);
  expect(countDays('2026-03-02', '2026-03-02')).toBe(1);
  expect(countDays('2026-03-02', '2026-03-01')).toBe(0);
  expect(countDays('2026-03-02', '2026-02-01')).toBe(0);
  expect(countDays('2026-03-02', null)).toBe(0);
});

import { listDays } from '@vitrina/contract/dates.ts';
import { expect, test } from 'vitest';
import { groupDays, lastOfGroup } from './group-days.ts';

const DAYS = listDays('2026-02-26', '2026-03-04');

test('weeks begin on Monday and months on the first; the first group begins with the period', () => {
  // 26 February 2026 is a Thursday
  expect(groupDays(DAYS, 'Week').map(({ day, places }) => [day, places.length])).toEqual([
    ['2026-02-26', 4],
    ['2026-03-02', 3],
  ]);
  expect(groupDays(DAYS, 'Month').map(({ day, places }) => [day, places.length])).toEqual([
    ['2026-02-26', 3],
    ['2026-03-01', 4],
  ]);
  expect(groupDays(DAYS, 'Day').map(({ day }) => day)).toEqual(DAYS);
});

test('a group shows its last measured window', () => {
  expect(lastOfGroup([1, 2, null], [0, 1, 2])).toBe(2);
  expect(lastOfGroup([null, null], [0, 1])).toBeNull();
});

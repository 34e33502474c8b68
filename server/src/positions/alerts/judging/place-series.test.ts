import { expect, test } from 'vitest';
import {
  countBefore,
  findLastValue,
  LONGEST_SERIES_SECONDS,
  momentOf,
  type PlaceSeries,
  packCheck,
  secondsIn,
  valueAt,
  valueIn,
} from './place-series.ts';

const series: PlaceSeries = {
  start: 1000,
  checks: Uint32Array.from([packCheck(0, 7), packCheck(60, 1002), packCheck(90, 3)]),
};

test('a check keeps its second and its value, up to the longest series', () => {
  const [check = 0] = Uint32Array.of(packCheck(LONGEST_SERIES_SECONDS, 1002));
  expect([secondsIn(check), valueIn(check)]).toEqual([LONGEST_SERIES_SECONDS, 1002]);
  expect(Math.floor(LONGEST_SERIES_SECONDS / 86_400)).toBe(48);
});

test('checks are found by their place', () => {
  expect([momentOf(series, 1), valueAt(series, 1)]).toEqual([1060, 1002]);
});

test.each([
  [999, 0],
  [1000, 0],
  [1001, 1],
  [1060, 1],
  [1061, 2],
  [1090, 2],
  [1091, 3],
])('before %i there are %i checks', (moment, count) => {
  expect(countBefore(series, moment)).toBe(count);
});

test('the last value is that of a check at the moment or before', () => {
  expect(findLastValue(series, 999)).toBeUndefined();
  expect(findLastValue(series, 1000)).toBe(7);
  expect(findLastValue(series, 1089)).toBe(1002);
  expect(findLastValue(series, 5000)).toBe(3);
});

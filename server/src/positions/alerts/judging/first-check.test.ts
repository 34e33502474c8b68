import { expect, test } from 'vitest';
import { firstCheckOf } from './first-check.ts';
import { packCheck } from './place-series.ts';

const series = (...seconds: number[]) => ({
  start: 1000,
  checks: Uint32Array.from(seconds.map((second) => packCheck(second, 1))),
});

test('the first check is the earliest of all series, and no series is a check', () => {
  expect(firstCheckOf([series(), series(300, 900), series(60)], 1000)).toBe(1060);
  expect(firstCheckOf([series()], 1000)).toBeNull();
  expect(firstCheckOf([], 1000)).toBeNull();
});

test('one that came before counts from the given moment', () => {
  expect(firstCheckOf([series(60, 900)], 1500)).toBe(1500);
});

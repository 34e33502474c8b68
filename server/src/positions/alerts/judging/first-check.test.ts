import { expect, test } from 'vitest';
import { packCheck } from './course.ts';
import { firstCheckOf } from './first-check.ts';

const course = (...seconds: number[]) => ({
  start: 1000,
  checks: Uint32Array.from(seconds.map((second) => packCheck(second, 1))),
});

test('the first check is the earliest of all courses, and no course is a check', () => {
  expect(firstCheckOf([course(), course(300, 900), course(60)], 1000)).toBe(1060);
  expect(firstCheckOf([course()], 1000)).toBeNull();
  expect(firstCheckOf([], 1000)).toBeNull();
});

test('one that came before counts from the given moment', () => {
  expect(firstCheckOf([course(60, 900)], 1500)).toBe(1500);
});

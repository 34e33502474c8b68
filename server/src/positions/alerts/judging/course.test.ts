import { expect, test } from 'vitest';
import {
  type Course,
  countBefore,
  findLastValue,
  LONGEST_COURSE_SECONDS,
  momentOf,
  packCheck,
  secondsIn,
  valueAt,
  valueIn,
} from './course.ts';

const course: Course = {
  start: 1000,
  checks: Uint32Array.from([packCheck(0, 7), packCheck(60, 1002), packCheck(90, 3)]),
};

test('a check keeps its second and its value, up to the longest course', () => {
  const [check = 0] = Uint32Array.of(packCheck(LONGEST_COURSE_SECONDS, 1002));
  expect([secondsIn(check), valueIn(check)]).toEqual([LONGEST_COURSE_SECONDS, 1002]);
  expect(Math.floor(LONGEST_COURSE_SECONDS / 86_400)).toBe(48);
});

test('checks are found by their place', () => {
  expect([momentOf(course, 1), valueAt(course, 1)]).toEqual([1060, 1002]);
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
  expect(countBefore(course, moment)).toBe(count);
});

test('the last value is that of a check at the moment or before', () => {
  expect(findLastValue(course, 999)).toBeUndefined();
  expect(findLastValue(course, 1000)).toBe(7);
  expect(findLastValue(course, 1089)).toBe(1002);
  expect(findLastValue(course, 5000)).toBe(3);
});

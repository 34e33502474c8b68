import { expect, test } from 'vitest';
import { afterCheck, type Checked, NOTHING_CHECKED, startOfCheck } from './check-plan.ts';

const MINUTE = 60_000;
const DAY = 24 * 60 * MINUTE;

/** Checks once a minute, an operation a minute; answers where each of them began. */
function checkFor(minutes: number, isRightAt: (minute: number) => boolean = () => true) {
  let checked: Checked = NOTHING_CHECKED;
  return Array.from({ length: minutes }, (_, minute) => {
    const now = minute * MINUTE;
    const start = startOfCheck(checked, now);
    const mark = { at: now, lastOperation: minute };
    checked = afterCheck(checked, { mark, isWhole: start === undefined, isRight: isRightAt(minute) });
    return start;
  });
}

test('the whole ledger is read until there is a mark to begin from, then what came since ten minutes ago', () => {
  const starts = checkFor(30);
  expect(starts.slice(0, 10).every((start) => start === undefined)).toBe(true);
  expect(starts.slice(10)).toEqual(Array.from({ length: 20 }, (_, index) => index));
});

test('and once a day as a whole', () => {
  const starts = checkFor((2 * DAY) / MINUTE + 30);
  const wholes = starts.flatMap((start, minute) => (start === undefined ? [minute] : []));
  expect(wholes).toEqual([0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 9 + DAY / MINUTE, 9 + (2 * DAY) / MINUTE]);
});

test('one that is wrong is read as a whole until it is right', () => {
  const starts = checkFor(40, (minute) => minute < 20 || minute > 25);
  expect(starts.slice(11, 21).every((start) => start !== undefined)).toBe(true);
  expect(starts.slice(21, 36).every((start) => start === undefined)).toBe(true);
  expect(starts[36]).toBe(26);
});

test('marks do not pile up', () => {
  let checked: Checked = NOTHING_CHECKED;
  for (let minute = 0; minute < 500; minute += 1) {
    const checkNow = {
      mark: { at: minute * MINUTE, lastOperation: minute },
      isWhole: minute === 0,
      isRight: true,
    };
    checked = afterCheck(checked, checkNow);
  }
  expect(checked.marks.length).toBeLessThanOrEqual(12);
});

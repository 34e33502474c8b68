import { addDays, listDays } from '@vitrina/contract/dates.ts';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { coverageOf, hasPeak, lastAtOrBefore, windowEnds } from './measured-days.ts';

const END = '2026-03-01';
const measuredFor = (days: number) => listDays(addDays(END, 1 - days), END);

describe('coverageOf', () => {
  test('two weeks make growth over a week, and a peak of two windows', () => {
    const coverage = coverageOf(new Set(measuredFor(14)), END, 7);
    expect(coverage).toEqual({
      days: 7,
      hasTwoWeeks: true,
      hasTwoMonths: false,
      wholeWindows: [true, true, false, false],
    });
    expect(hasPeak(coverage)).toBe(true);
  });

  test('one missing day leaves the week incomparable', () => {
    const days = measuredFor(14).filter((day) => day !== addDays(END, -3));
    const coverage = coverageOf(new Set(days), END, 7);
    expect(coverage).toMatchObject({
      days: 6,
      hasTwoWeeks: false,
      wholeWindows: [false, true, false, false],
    });
    expect(hasPeak(coverage)).toBe(false);
  });
});

describe('windowEnds', () => {
  test('each end stands whole windows before the day, and those of the other length theirs', () => {
    const back = (days: number) => addDays(END, -days);
    expect(windowEnds(measuredFor(200), END, 7)).toEqual({
      now: END,
      before: back(7),
      before2: back(14),
      before3: back(21),
      before4: back(28),
      other: back(28),
      other2: back(56),
    });
    expect(windowEnds(measuredFor(200), END, 28)).toEqual({
      now: END,
      before: back(28),
      before2: back(56),
      before3: back(84),
      before4: back(112),
      other: back(7),
      other2: back(14),
    });
  });

  test('a day is compared with days, and has the ends of weeks and months for its growth', () => {
    const back = (days: number) => addDays(END, -days);
    expect(windowEnds(measuredFor(200), END, 1)).toEqual({
      now: END,
      before: back(1),
      before2: back(2),
      before3: back(3),
      before4: back(4),
      other: back(7),
      other2: back(14),
      month: back(28),
      month2: back(56),
    });
  });

  test('before the first measured day every sum is that of nothing', () => {
    expect(windowEnds(measuredFor(10), END, 7)).toMatchObject({
      now: END,
      before: addDays(END, -7),
      before2: null,
      other: null,
    });
  });

  test('a missing day has the sums of the day before it', () => {
    const days = measuredFor(10).filter((day) => day !== addDays(END, -7));
    expect(windowEnds(days, END, 7).before).toBe(addDays(END, -8));
  });
});

test('lastAtOrBefore finds what a scan finds', () => {
  const days = fc.uniqueArray(fc.integer({ min: 0, max: 60 }));
  fc.assert(
    fc.property(days, fc.integer({ min: 0, max: 60 }), (offsets, at) => {
      const sorted = offsets.toSorted((a, b) => a - b).map((offset) => addDays(END, offset));
      const best = Math.max(...offsets.filter((offset) => offset <= at));
      expect(lastAtOrBefore(sorted, addDays(END, at))).toBe(
        Number.isFinite(best) ? addDays(END, best) : undefined,
      );
    }),
  );
});

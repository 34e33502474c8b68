import { addDays, type Day, daysBetween, listDays } from '@vitrina/contract/dates.ts';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { listSumEnds, spansOf } from './spans.ts';

const LAST: Day = '2026-03-01';
const ALL = listDays(addDays(LAST, -99), LAST);
const without = (...gone: Day[]) => ALL.filter((day) => !gone.includes(day));
const window = fc.constantFrom(7 as const, 28 as const);

test('both windows are of equal length, and one follows the other', () => {
  fc.assert(
    fc.property(window, fc.integer({ min: 0, max: 40 }), (length, back) => {
      const day = addDays(LAST, -back);
      const { before, after } = spansOf(ALL, day, length);
      expect(daysBetween(before.from, before.to)).toBe(length - 1);
      expect(daysBetween(after.from, after.to)).toBe(length - 1);
      expect(addDays(before.to, 1)).toBe(after.from);
      expect(after.to).toBe(day);
    }),
  );
});

test('a window of which less than four fifths were measured is not compared', () => {
  expect(spansOf(without('2026-02-25'), LAST, 7)).toMatchObject({ isComparable: true, comparedDays: 6 });
  expect(spansOf(without('2026-02-25', '2026-02-26'), LAST, 7).isComparable).toBe(false);
  expect(spansOf(without('2026-02-16', '2026-02-17'), LAST, 7).isComparable).toBe(false);
  const five = listDays('2026-02-05', '2026-02-09');
  expect(spansOf(without(...five), LAST, 28)).toMatchObject({ isComparable: true, comparedDays: 23 });
  expect(spansOf(without(...five, '2026-02-10'), LAST, 28).isComparable).toBe(false);
});

test('a day that one window lacks is left out of the other', () => {
  const spans = spansOf(without('2026-02-25', '2026-02-16'), LAST, 7);
  expect(spans.comparedDays).toBe(5);
});

test('whole windows take three running sums', () => {
  expect(listSumEnds(ALL, spansOf(ALL, LAST, 7))).toEqual([
    { day: '2026-03-01', before: 0, after: 1 },
    { day: '2026-02-22', before: 1, after: -1 },
    { day: '2026-02-15', before: -1, after: 0 },
  ]);
});

test('the running sums add up to the days that were measured in both windows, whatever is missing', () => {
  const counts = new Map(ALL.map((day, index) => [day, 1 + ((index * 7919) % 1009)]));
  const gaps = fc.uniqueArray(fc.integer({ min: 1, max: 80 }), { maxLength: 12 });
  fc.assert(
    fc.property(window, gaps, (length, missing) => {
      const days = without(...missing.map((back) => addDays(LAST, -back)));
      const spans = spansOf(days, LAST, length);
      const sumUpTo = (last: Day) =>
        days.filter((day) => day <= last).reduce((sum, day) => sum + (counts.get(day) ?? 0), 0);
      const ends = listSumEnds(days, spans);
      const read = (side: 'before' | 'after') =>
        ends.reduce((sum, end) => sum + end[side] * sumUpTo(end.day), 0);
      const add = (side: 'before' | 'after') =>
        listDays(spans[side].from, spans[side].to)
          .filter((_, place) => spans.before.measured[place] && spans.after.measured[place])
          .reduce((sum, day) => sum + (counts.get(day) ?? 0), 0);
      expect([read('before'), read('after')]).toEqual([add('before'), add('after')]);
    }),
  );
});

import fc from 'fast-check';
import { expect, test } from 'vitest';
import { dayOf, weekdayOf } from '../../market/calendar.ts';
import { startOfGroup } from './start-of-group.ts';

const days = fc.integer({ min: dayOf(2024, 1, 1), max: dayOf(2030, 1, 1) });

test.each([
  ['NO_GROUP_BY', undefined],
  ['DATE', dayOf(2026, 11, 21)],
  ['START_OF_WEEK', dayOf(2026, 11, 16)],
  ['START_OF_MONTH', dayOf(2026, 11, 1)],
] as const)('%s of a Saturday', (grouping, day) => {
  expect(startOfGroup(grouping, dayOf(2026, 11, 21))).toBe(day);
});

test('weeks begin on Mondays, months on the first; the start of a group is its own start', () => {
  fc.assert(
    fc.property(days, (day) => {
      const week = startOfGroup('START_OF_WEEK', day) ?? 0;
      const month = startOfGroup('START_OF_MONTH', day) ?? 0;
      expect(weekdayOf(week)).toBe(0);
      expect(day - week).toBeLessThan(7);
      expect(new Date(month * 86_400_000).getUTCDate()).toBe(1);
      expect(day - month).toBeLessThan(31);
      expect([startOfGroup('START_OF_WEEK', week), startOfGroup('START_OF_MONTH', month)]).toEqual([
        week,
        month,
      ]);
    }),
  );
});

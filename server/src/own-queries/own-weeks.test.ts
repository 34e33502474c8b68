import { addDays, listDays } from '@vitrina/contract/dates.ts';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { countIn, lastWeeks } from './own-weeks.ts';

const VISIBLE = { from: '2026-02-01', to: '2026-03-10' };

test('the week ends on the newest stored day and is compared with the seven days before', () => {
  expect(lastWeeks(listDays('2026-02-10', '2026-03-08'), VISIBLE)).toEqual({
    week: { from: '2026-03-02', to: '2026-03-08' },
    weekBefore: { from: '2026-02-23', to: '2026-03-01' },
  });
  expect(lastWeeks([], VISIBLE)).toBeNull();
});

test('a week before that lacks its first day is none to compare with', () => {
  expect(lastWeeks(listDays('2026-02-24', '2026-03-08'), VISIBLE)).toEqual({
    week: { from: '2026-03-02', to: '2026-03-08' },
    weekBefore: null,
  });
  expect(countIn(['2026-03-02', '2026-03-08'], { from: '2026-03-02', to: '2026-03-08' })).toBe(2);
});

test('weeks are compared only where as many days of both are stored and the plan shows both', () => {
  const all = listDays(VISIBLE.from, '2026-03-08');
  fc.assert(
    fc.property(fc.subarray(all, { minLength: 1 }), fc.constantFrom(...all), (shown, from) => {
      const visible = { ...VISIBLE, from };
      const inPlan = shown.filter((day) => day >= from);
      const weeks = lastWeeks(inPlan, visible);
      if (weeks?.weekBefore == null) return;
      expect(weeks.weekBefore.from >= from).toBe(true);
      expect(weeks.weekBefore.to).toBe(addDays(weeks.week.from, -1));
      expect(countIn(inPlan, weeks.weekBefore)).toBe(countIn(inPlan, weeks.week));
    }),
  );
});

import { addDays, daysBetween, listDays } from '@vitrina/contract/dates.ts';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { planDays } from './days.ts';

// 16:00 Moscow: the figures of 9 March are there.
const now = new Date('2026-03-10T13:00:00Z');
const stored = listDays('2026-02-01', '2026-03-09');

test('the week ends on the newest day, and what is looked back at ends before it', () => {
  expect(planDays({ stored, historyDays: 365, now })).toEqual({
    visible: { from: '2025-03-10', to: '2026-03-10' },
    week: { from: '2026-03-03', to: '2026-03-09' },
    weekBefore: { from: '2026-02-24', to: '2026-03-02' },
    lookBack: { from: '2026-02-03', to: '2026-03-02' },
    hiddenDays: 0,
  });
});

test('a plan of a week shows no more than the week, and says what it does not show', () => {
  expect(planDays({ stored, historyDays: 7, now })).toEqual({
    visible: { from: '2026-03-03', to: '2026-03-10' },
    week: { from: '2026-03-03', to: '2026-03-09' },
    weekBefore: null,
    lookBack: null,
    hiddenDays: 30,
  });
});

test('a plan of thirty days compares with the week before and looks back as far as it reaches', () => {
  const days = planDays({ stored, historyDays: 30, now });
  expect(days.weekBefore).toEqual({ from: '2026-02-24', to: '2026-03-02' });
  expect(days.lookBack).toEqual({ from: '2026-02-08', to: '2026-03-02' });
  expect(days.hiddenDays).toBe(7);
});

describe('days that were not measured', () => {
  test('make the week before no comparison, unless this week has as many', () => {
    const gaps = stored.filter((day) => day !== '2026-02-26');
    expect(planDays({ stored: gaps, historyDays: 365, now }).weekBefore).toBeNull();
    const both = gaps.filter((day) => day !== '2026-03-05');
    expect(planDays({ stored: both, historyDays: 365, now }).weekBefore).not.toBeNull();
  });

  test('leave nothing to look back at when only the week is there', () => {
    const days = planDays({ stored: listDays('2026-03-03', '2026-03-09'), historyDays: 365, now });
    expect(days.lookBack).toBeNull();
    expect(days.week).toEqual({ from: '2026-03-03', to: '2026-03-09' });
  });

  test('are all of them in a fresh cabinet', () => {
    expect(planDays({ stored: [], historyDays: 365, now })).toMatchObject({ week: null, lookBack: null });
  });
});

test('whatever is stored, nothing outside of the plan is looked at and no span overlaps the week', () => {
  fc.assert(
    fc.property(
      fc.uniqueArray(fc.integer({ min: 0, max: 60 })),
      fc.constantFrom(7, 30, 90, 365),
      (offsets, historyDays) => {
        const some = offsets.map((offset) => addDays('2026-03-09', -offset)).toSorted();
        const { visible, week, weekBefore, lookBack } = planDays({ stored: some, historyDays, now });
        for (const span of [week, weekBefore, lookBack]) {
          if (span === null) continue;
          expect(span.from >= visible.from).toBe(true);
          expect(span.from <= span.to).toBe(true);
        }
        if (week) expect(some).toContain(week.to);
        if (weekBefore) expect(daysBetween(weekBefore.from, weekBefore.to)).toBe(6);
        for (const before of [weekBefore, lookBack])
          if (before && week) expect(before.to < week.from).toBe(true);
      },
    ),
  );
});

import { addDays, Day, listDays } from '@vitrina/contract/dates.ts';
import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { calendarMonths, monthOf, moveDay, weekdaysOf } from './calendar-months.ts';

const day = fc.integer({ min: 0, max: 3000 }).map((days) => addDays('2022-01-01', days));
const period = fc
  .tuple(day, fc.integer({ min: 0, max: 364 }))
  .map(([from, days]) => ({ from, to: addDays(from, days) }));
const first = fc.constantFrom(1 as const, 6 as const);

test('a period has every month that it touches, and each day of it stands once under its weekday', () => {
  fc.assert(
    fc.property(period, first, (requested, start) => {
      const months = calendarMonths(requested, start);
      const shown = months.flatMap(({ month, weeks }) =>
        weeks.flat().filter((one) => monthOf(one) === month),
      );
      expect(shown).toEqual([...new Set(shown)]);
      expect(shown).toEqual(expect.arrayContaining(listDays(requested.from, requested.to)));
      for (const { weeks } of months)
        for (const week of weeks)
          expect(week.map((one) => new Date(one).getUTCDay())).toEqual(
            weekdaysOf(start).map((one) => new Date(one).getUTCDay()),
          );
    }),
  );
});

test('months begin on Monday, and on Saturday where people expect it', () => {
  const [november] = calendarMonths({ from: '2026-11-05', to: '2026-11-06' }, 1);
  expect(november?.weeks[0]).toEqual(listDays('2026-10-26', '2026-11-01'));
  expect(november?.weeks).toHaveLength(6);
  const [saturdays] = calendarMonths({ from: '2026-11-05', to: '2026-11-06' }, 6);
  expect(saturdays?.weeks[0]?.[0]).toBe('2026-10-31');
});

// 18.11.2026 is a Wednesday.
const moving = { period: { from: '2026-11-05', to: '2026-11-20' }, first: 1, isRightToLeft: false } as const;

test.each([
  ['ArrowRight', '2026-11-19'],
  ['ArrowLeft', '2026-11-17'],
  ['ArrowUp', '2026-11-11'],
  ['ArrowDown', '2026-11-18'],
  ['Home', '2026-11-16'],
  ['End', '2026-11-20'],
  ['a', undefined],
])('%s leads from a Wednesday to %s', (key, to) => {
  expect(moveDay('2026-11-18', key, moving)).toBe(to);
});

test('in Arabic the left arrow leads to the next day', () => {
  expect(moveDay('2026-11-18', 'ArrowLeft', { ...moving, isRightToLeft: true })).toBe('2026-11-19');
});

test('no key leads out of the period', () => {
  fc.assert(
    fc.property(
      period,
      fc.nat(364),
      first,
      fc.boolean(),
      fc.constantFrom('ArrowLeft', 'ArrowRight', 'ArrowUp', 'ArrowDown', 'Home', 'End'),
      (requested, shift, start, isRightToLeft, key) => {
        const days = listDays(requested.from, requested.to);
        const from = days[shift % days.length] ?? requested.from;
        const to = moveDay(from, key, { period: requested, first: start, isRightToLeft });
        expect(Day.safeParse(to).success).toBe(true);
        expect(days).toContain(to);
      },
    ),
  );
});

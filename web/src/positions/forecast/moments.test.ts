import { expect, test, vi } from 'vitest';
import { chooseMoment, daysFrom, FORECAST_HOURS, followNight, instantOf } from './moments.ts';

const NIGHT = '2026-11-22T21:00:00.000Z';

test('seven Moscow days, each with eight moments', () => {
  expect(daysFrom(NIGHT)).toEqual([23, 24, 25, 26, 27, 28, 29].map((day) => `2026-11-${day}`));
  expect(FORECAST_HOURS).toEqual([2, 5, 8, 11, 14, 17, 20, 23]);
});

test('a day and an hour are a moment of the night', () => {
  const friday = chooseMoment(NIGHT, { by: '2026-11-27', hour: 20 });
  expect(friday).toEqual({ day: '2026-11-27', hour: 20, moment: 38 });
  expect(instantOf(NIGHT, friday.moment)).toBe('2026-11-27T17:00:00.000Z');
});

test('a day that is over, and an hour between two moments, are tomorrow evening', () => {
  expect(chooseMoment(NIGHT, { by: '2026-11-20', hour: 21 })).toEqual({
    day: '2026-11-24',
    hour: 20,
    moment: 14,
  });
});

test('before the new night is forecast, a chosen day is the same day of the night before', () => {
  const before = '2026-11-21T21:00:00.000Z';
  const taken = vi.fn<(night: string) => void>();
  for (const made of [undefined, NIGHT, before]) followNight(made, NIGHT, taken);
  expect(taken.mock.calls).toEqual([[before]]);
  const friday = { by: '2026-11-27', hour: 20 };
  for (const night of [NIGHT, before])
    expect(instantOf(night, chooseMoment(night, friday).moment)).toBe('2026-11-27T17:00:00.000Z');
});

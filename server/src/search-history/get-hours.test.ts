import { expect, test } from 'vitest';
import { countKnownDays } from './get-hours.ts';

const counts = (...days: string[]) => new Map(days.map((day) => [day, 5]));

test('fetched days are known, those without searches too', () => {
  expect(countKnownDays(7, counts('2026-03-01'), ['2026-03-01'])).toBe(7);
  expect(countKnownDays(7, undefined, [])).toBe(7);
});

test('a day that has searches and no hours is not known', () => {
  expect(countKnownDays(7, counts('2026-02-28', '2026-03-01'), ['2026-03-01'])).toBe(6);
});

test('while the provider fails, what is stored is known and nothing else', () => {
  expect(countKnownDays(0, counts('2026-02-28', '2026-03-01'), ['2026-03-01'])).toBe(1);
});

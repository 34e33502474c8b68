import { expect, test } from 'vitest';
import { monthBounds } from './month-bounds.ts';

test.each([
  ['2026-03', '2026-02-28T21:00:00.000Z', '2026-03-31T21:00:00.000Z'],
  ['2026-02', '2026-01-31T21:00:00.000Z', '2026-02-28T21:00:00.000Z'],
  ['2028-02', '2028-01-31T21:00:00.000Z', '2028-02-29T21:00:00.000Z'],
  ['2026-12', '2026-11-30T21:00:00.000Z', '2026-12-31T21:00:00.000Z'],
])('%s goes from midnight to midnight in Moscow', (month, from, to) => {
  const bounds = monthBounds(month);
  expect([bounds.from.toISOString(), bounds.to.toISOString()]).toEqual([from, to]);
});

test('months meet', () => {
  expect(monthBounds('2026-12').to).toEqual(monthBounds('2027-01').from);
});

import * as fc from 'fast-check';
import { expect, it } from 'vitest';
import { addMonths, dayOfMonth } from './months.ts';

const at = (text: string) => new Date(`${text}+03:00`);

it.each([
  ['2026-01-15T10:00', 1, '2026-02-15T10:00'],
  ['2026-01-31T10:00', 1, '2026-02-28T10:00'],
  ['2028-01-31T10:00', 1, '2028-02-29T10:00'],
  ['2026-08-31T00:00', 1, '2026-09-30T00:00'],
  ['2026-12-31T23:59', 2, '2027-02-28T23:59'],
  ['2028-02-29T10:00', 12, '2029-02-28T10:00'],
  ['2026-03-01T01:30', -1, '2026-02-01T01:30'],
])('%s and %i months: %s', (from, months, to) => {
  expect(addMonths(at(from), months)).toEqual(at(to));
});

it('a plan of the 31st returns to its day after a shorter month', () => {
  const february = addMonths(at('2026-01-31T10:00'), 1, 31);
  expect(addMonths(february, 1, 31)).toEqual(at('2026-03-31T10:00'));
});

it('month after month is as far as all of them at once', () => {
  const moments = fc.date({ min: at('2024-01-01T00:00'), max: at('2030-01-01T00:00'), noInvalidDate: true });
  fc.assert(
    fc.property(moments, fc.integer({ min: 1, max: 24 }), (from, months) => {
      const day = dayOfMonth(from);
      let to = from;
      for (let month = 0; month < months; month += 1) to = addMonths(to, 1, day);
      expect(to).toEqual(addMonths(from, months));
    }),
  );
});

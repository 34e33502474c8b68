import { expect, test } from 'vitest';
import { findHoliday, listHolidays } from './holidays.ts';

const namesOf = (from: string, to: string) => listHolidays(from, to).map(({ name, day }) => `${name} ${day}`);

test('those of both windows and of the two weeks in which buyers prepare, in their order', () => {
  expect(namesOf('2026-02-09', '2026-02-22')).toEqual([
    'valentine 2026-02-14',
    'defenders 2026-02-23',
    'women 2026-03-08',
  ]);
  expect(namesOf('2026-07-01', '2026-07-14')).toEqual([]);
});

test('Black Friday is the fourth Friday of November, and a year may end between the windows', () => {
  expect(namesOf('2026-11-20', '2026-11-27')).toContain('blackFriday 2026-11-27');
  expect(namesOf('2025-11-20', '2025-11-27')).toContain('blackFriday 2025-11-28');
  expect(namesOf('2025-12-20', '2026-02-02')).toEqual(['newYear 2025-12-31', 'valentine 2026-02-14']);
});

test('a query is about a holiday by its words in any form, and only about one that is near', () => {
  const spring = listHolidays('2026-02-20', '2026-03-05');
  expect(findHoliday('подарки на 8 марта', spring)?.name).toBe('women');
  expect(findHoliday('букеты тюльпанов', spring)?.name).toBe('women');
  expect(findHoliday('iphone 8', spring)).toBeUndefined();
  expect(findHoliday('елочные игрушки', spring)).toBeUndefined();
  expect(findHoliday('елочные игрушки', listHolidays('2026-12-01', '2026-12-14'))?.name).toBe('newYear');
});

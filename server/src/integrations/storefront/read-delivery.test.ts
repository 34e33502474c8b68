import { addDays } from '@vitrina/contract/dates.ts';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { readDeliveryDays } from './read-delivery.ts';

const TODAY = '2026-11-21';

test.each([
  ['Сегодня', 0],
  ['завтра', 1],
  ['Послезавтра', 2],
  ['25 ноября', 4],
  ['с 25 ноября', 4],
  ['1 дек', 10],
  ['3 января', 43],
  ['За 30 минут', 0],
  ['15 мин', 0],
  ['Через 2 часа', 0],
])('%s: in %i days', (label, days) => {
  expect(readDeliveryDays(label, TODAY)).toBe(days);
});

// Yesterday's label is an old page, not a promise for the next year.
test.each([null, '', 'В корзину', 'Скоро', '12 шт', '20 ноября'])('%s names no day', (label) => {
  expect(readDeliveryDays(label, TODAY)).toBeNull();
});

test('any date of the coming months, whatever the day', () => {
  const months = new Intl.DateTimeFormat('ru', { day: 'numeric', month: 'long', timeZone: 'UTC' });
  fc.assert(
    fc.property(fc.integer({ min: 0, max: 3000 }), fc.integer({ min: 0, max: 250 }), (start, days) => {
      const today = addDays('2024-01-01', start);
      const label = months.format(new Date(`${addDays(today, days)}T00:00:00Z`));
      expect(readDeliveryDays(label, today)).toBe(days);
    }),
  );
});

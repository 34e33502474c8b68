import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import type { ShelfTile } from '../integrations/storefront/shelf.ts';
import { chooseKept, oldestKeptDay, shelfQuery, startOfHour, toKeptTile } from './rules.ts';

function tile(place: number, more: Partial<ShelfTile> = {}): ShelfTile {
  return {
    place,
    page: Math.ceil(place / 40),
    sku: 1000 + place,
    title: `Товар ${place}`,
    imageUrl: `https://img.test/${place}.jpg`,
    priceKopecks: 100_00,
    oldPriceKopecks: null,
    rating: 4.7,
    reviewsCount: 12,
    stock: 3,
    delivery: 'Завтра',
    ...more,
  };
}
const shelf = (length: number) => Array.from({ length }, (_, index) => tile(index + 1));

describe('what is kept of a long shelf', () => {
  test('its top and the neighbours of the products that were looked for', () => {
    const places = chooseKept(shelf(500), [1300]).map(({ place }) => place);
    expect(places).toEqual([
      ...Array.from({ length: 100 }, (_, index) => index + 1),
      ...Array.from({ length: 21 }, (_, index) => index + 290),
    ]);
  });

  test('never a place twice, always the top and the product itself', () => {
    fc.assert(
      fc.property(
        fc.integer({ min: 0, max: 300 }),
        fc.array(fc.integer({ min: 1, max: 300 }), { maxLength: 10 }),
        (length, wanted) => {
          const kept = chooseKept(
            shelf(length),
            wanted.map((place) => 1000 + place),
          ).map(({ place }) => place);
          expect(new Set(kept).size).toBe(kept.length);
          for (const place of [...wanted, 1, 100]) if (place <= length) expect(kept).toContain(place);
          expect(kept).toEqual(kept.toSorted((a, b) => a - b));
        },
      ),
    );
  });
});

test('foreign texts are cut, and a picture is an address of the web', () => {
  const kept = toKeptTile(
    tile(1, { title: `\u0000${'я'.repeat(600)}\ud800`, imageUrl: 'javascript:alert(1)' }),
    '2026-03-02',
  );
  expect(kept.title).toBe('я'.repeat(499));
  expect(kept.imageUrl).toBeNull();
  expect(kept.deliveryDays).toBe(1);
  expect(toKeptTile(tile(1, { title: 'ab\ud800' }), '2026-03-02').title).toBe('ab\ufffd');
});

test('spellings of one query have one shelf', () => {
  expect(shelfQuery('  Ёлка   Большая ')).toBe('елка большая');
  expect(shelfQuery('чаи\u0306ник')).toBe('чайник');
});

test('hours begin with the clock', () => {
  expect(startOfHour(new Date('2026-03-02T09:59:59.999Z'))).toEqual(new Date('2026-03-02T09:00:00Z'));
});

test('days are kept by the Moscow calendar', () => {
  expect(oldestKeptDay(new Date('2026-03-31T21:30:00Z'), 90)).toBe('2026-01-01');
});

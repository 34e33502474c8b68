import { expect, test } from 'vitest';
import { withLeading } from './leading-shelf.ts';
import { FIRST_SHELF } from './search.ts';

const LEADING = { query: 'шторы', cityId: 2, count: 900 };

test('an address without a question gets the leading shelf, at its newest moment', () => {
  expect(withLeading({ ...FIRST_SHELF, at: '2026-03-02T12:00:00.000Z', view: 'grid' }, LEADING)).toEqual({
    ...FIRST_SHELF,
    query: 'шторы',
    city: 2,
    view: 'grid',
  });
});

test('an address with a question, or with a part of one, keeps it', () => {
  for (const named of [{ query: 'чай' }, { city: 5 }, { query: 'чай', city: 5, at: 'x' }])
    expect(withLeading({ ...FIRST_SHELF, ...named }, LEADING)).toEqual({ ...FIRST_SHELF, ...named });
  expect(withLeading(FIRST_SHELF, null)).toEqual(FIRST_SHELF);
  expect(withLeading(FIRST_SHELF, undefined)).toEqual(FIRST_SHELF);
});

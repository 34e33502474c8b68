import fc from 'fast-check';
import { expect, test } from 'vitest';
import { readCellKey, writeCellKey } from './cell-key.ts';

test('a query may contain the sign that parts it from its moment', () => {
  fc.assert(
    fc.property(
      fc.string({ minLength: 1 }).filter((query) => query.trim() !== ''),
      fc.date({ min: new Date('2020-01-01'), max: new Date('2100-01-01'), noInvalidDate: true }),
      (query, date) => {
        const cell = { query, bucket: date.toISOString() };
        expect(readCellKey(writeCellKey(cell))).toEqual(cell);
      },
    ),
  );
});

test.each(['', '|', 'чай', 'чай|вчера', '|2026-03-01T21:00:00.000Z', ' |2026-03-01T21:00:00.000Z'])(
  '"%s" is no cell',
  (text) => {
    expect(readCellKey(text)).toBeUndefined();
  },
);

import fc from 'fast-check';
import { expect, test } from 'vitest';
import { askAgainMs, besideKey, findBeside, readCellKey, writeCellKey } from './cell-key.ts';

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

test('the first cell has none before it, the last none after it, one that is gone none at all', () => {
  const beside = (bucket: string) => findBeside(['а', 'б', 'в'], { query: 'чай', bucket });
  expect(beside('а')).toEqual({ previous: undefined, next: 'б' });
  expect(beside('б')).toEqual({ previous: 'а', next: 'в' });
  expect(beside('в')).toEqual({ previous: 'б', next: undefined });
  expect(beside('г')).toEqual({ previous: undefined, next: undefined });
});

test('an explanation is asked for again while it is being learned', () => {
  const states = [undefined, { state: 'learning' }, { state: 'explained' }];
  expect(states.map(askAgainMs)).toEqual([false, 1500, false]);
});

test('a step along the row keeps the query, and leads nowhere without a cell or a neighbour', () => {
  const key = { query: 'чай', bucket: '2026-03-01T21:00:00.000Z' };
  const next = '2026-03-02T21:00:00.000Z';
  expect(besideKey(key, next)).toBe(writeCellKey({ query: 'чай', bucket: next }));
  expect(besideKey(key, undefined)).toBeUndefined();
  expect(besideKey(undefined, next)).toBeUndefined();
});

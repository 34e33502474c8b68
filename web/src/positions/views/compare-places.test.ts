import { type PositionCell } from '@vitrina/contract/positions/matrix.ts';
import { Place } from '@vitrina/contract/positions/places.ts';
import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { chooseMoments, comparePlaces, countMoves } from './compare-places.ts';

const cell = (place: Place): PositionCell => ({ place, gap: null });
const place = fc.oneof(fc.integer({ min: 1, max: 1000 }), fc.constantFrom<Place>('deep', 'notFound', null));

test.each<[Place, Place, number | null, string]>([
  [12, 5, 7, 'risen'],
  [5, 12, -7, 'fallen'],
  [5, 5, 0, 'same'],
  ['notFound', 40, null, 'risen'],
  ['notFound', 'deep', null, 'risen'],
  [1000, 'deep', null, 'fallen'],
  ['deep', 'notFound', null, 'fallen'],
  ['deep', 'deep', null, 'same'],
  [null, 5, null, 'unknown'],
  [5, null, null, 'unknown'],
])('from %s to %s is %s: %s', (a, b, change, move) => {
  expect(comparePlaces('чай', cell(a), cell(b))).toMatchObject({ change, move });
});

test('there and back are opposite, and a number stands only between two places', () => {
  const opposite = { risen: 'fallen', fallen: 'risen', same: 'same', unknown: 'unknown' } as const;
  fc.assert(
    fc.property(place, place, (a, b) => {
      const there = comparePlaces('чай', cell(a), cell(b));
      const back = comparePlaces('чай', cell(b), cell(a));
      expect(back.move).toBe(opposite[there.move]);
      expect(there.change === null).toBe(typeof a !== 'number' || typeof b !== 'number');
      expect((there.change ?? 0) + (back.change ?? 0)).toBe(0);
    }),
  );
});

test('every query is counted once', () => {
  fc.assert(
    fc.property(fc.array(fc.tuple(place, place)), (pairs) => {
      const rows = pairs.map(([a, b]) => comparePlaces('чай', cell(a), cell(b)));
      expect(Object.values(countMoves(rows)).reduce((sum, count) => sum + count, 0)).toBe(rows.length);
    }),
  );
});

test('moments are those of the address while the period has them, else the first and the last with an answer', () => {
  const buckets = ['1', '2', '3', '4'];
  const rows = [{ cells: [cell(null), cell('notFound'), cell(4), cell(null)] }];
  expect(chooseMoments({ a: '', b: '' }, { buckets, rows })).toEqual({ a: '2', b: '3' });
  expect(chooseMoments({ a: '4', b: '9' }, { buckets, rows })).toEqual({ a: '4', b: '3' });
  const once = [{ cells: [cell(null), cell('notFound'), cell(null), cell(null)] }];
  expect(chooseMoments({ a: '', b: '' }, { buckets, rows: once })).toEqual({ a: '2', b: '2' });
  const begun = [
    { cells: [cell(3), cell(4), cell(5), cell(null)] },
    { cells: [cell(null), cell(4), cell(5), cell(6)] },
  ];
  expect(chooseMoments({ a: '', b: '' }, { buckets, rows: begun })).toEqual({ a: '2', b: '3' });
  expect(chooseMoments({ a: '', b: '' }, { buckets, rows: [] })).toEqual({ a: '1', b: '4' });
  expect(chooseMoments({ a: '', b: '' }, { buckets: [], rows: [] })).toEqual({ a: '', b: '' });
});

import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { pickRows, type Row } from './pick-rows.ts';

const row = (sku: string, day: string, ...metrics: number[]): Row => ({
  dimensions: [
    { id: sku, name: '' },
    { id: day, name: '' },
  ],
  metrics,
});
const ROWS = [row('9', '2026-11-02', 5, 1), row('10', '2026-11-01', 7, 1), row('9', '2026-11-01', 2, 0)];
const REQUEST = {
  dimension: ['sku', 'day'],
  metrics: ['hits_view', 'revenue'],
  filters: [],
  sort: [],
  limit: 1000,
  offset: 0,
};

describe('rows of a report', () => {
  test('stay as they are when nothing is asked', () => expect(pickRows(ROWS, REQUEST)).toEqual(ROWS));

  test('are sorted by size and then by the next key', () => {
    const sort = [
      { key: 'sku', order: 'ASC' },
      { key: 'hits_view', order: 'DESC' },
    ] as const;
    expect(pickRows(ROWS, { ...REQUEST, sort }).map(({ metrics }) => metrics[0])).toEqual([5, 2, 7]);
  });

  test.each([
    [{ key: 'hits_view', op: 'GT', value: '2' }, [5, 7]],
    [{ key: 'hits_view', op: 'LTE', value: '5' }, [5, 2]],
    [{ key: 'day', op: 'EQ', value: '2026-11-01' }, [7, 2]],
    [{ key: 'day', op: 'GTE', value: '2026-11-02' }, [5]],
    [{ key: 'sku', op: 'LT', value: '10' }, [5, 2]],
  ] as const)('%j leaves %j', (filter, views) => {
    expect(pickRows(ROWS, { ...REQUEST, filters: [filter] }).map(({ metrics }) => metrics[0])).toEqual(views);
  });

  test('a key that was not asked for is refused', () => {
    const filters = [{ key: 'brand', op: 'EQ', value: 'a' }] as const;
    expect(() => pickRows(ROWS, { ...REQUEST, filters })).toThrow(expect.objectContaining({ status: 400 }));
  });

  test('pages laid side by side are the whole', () => {
    fc.assert(
      fc.property(fc.integer({ min: 1, max: 4 }), (limit) => {
        const pages = [0, 1, 2, 3].flatMap((page) =>
          pickRows(ROWS, { ...REQUEST, limit, offset: page * limit }),
        );
        expect(pages).toEqual(ROWS);
      }),
    );
  });
});

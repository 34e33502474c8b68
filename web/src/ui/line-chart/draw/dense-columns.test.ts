import fc from 'fast-check';
import { expect, test } from 'vitest';
import { type Columns, columnsOf, coveredBy, meanHeight } from './dense-columns.ts';

const COUNT = 20;
const line = fc.array(fc.option(fc.integer({ min: -50, max: 50 }), { freq: 4 }), {
  minLength: 2,
  maxLength: 200,
});

/** Points a second apart over the whole width. */
function columnsOfLine(values: readonly (number | null)[]): Columns {
  const to = values.length - 1;
  return columnsOf([...values.keys()], values, [0, to], { from: 0, to, count: COUNT });
}

const columnAt = (point: number, points: number) =>
  Math.min(COUNT - 1, Math.floor((point / (points - 1)) * COUNT));
const isEmpty = ({ lowest, highest }: Columns, column: number) =>
  (lowest[column] ?? 0) > (highest[column] ?? 0);

/** A line is cut at the edges of columns, where its height is computed. */
const ROUNDING = 1e-9;

test('each value lies in its column, and nothing reaches beyond the extremes of the line', () => {
  fc.assert(
    fc.property(line, (values) => {
      const columns = columnsOfLine(values);
      const known = values.filter((value) => value !== null);
      values.forEach((value, point) => {
        if (value === null) return;
        // Where a point stands on the edge of two columns, rounding chooses one of them.
        const column = columnAt(point, values.length);
        const near = [column - 1, column, column + 1].filter((beside) => !isEmpty(columns, beside));
        expect(
          near.some(
            (beside) =>
              (columns.lowest[beside] ?? 0) <= value + ROUNDING &&
              value - ROUNDING <= (columns.highest[beside] ?? 0),
          ),
        ).toBe(true);
      });
      const touched = [...columns.lowest.keys()].filter((column) => !isEmpty(columns, column));
      expect(touched.length > 0).toBe(known.length > 0);
      if (known.length === 0) return;
      expect(Math.min(...touched.map((column) => columns.lowest[column] ?? 0))).toBeCloseTo(
        Math.min(...known),
      );
      expect(Math.max(...touched.map((column) => columns.highest[column] ?? 0))).toBeCloseTo(
        Math.max(...known),
      );
    }),
  );
});

test('a line without gaps leaves no column out, and neighbouring columns touch', () => {
  fc.assert(
    fc.property(fc.array(fc.integer({ min: -50, max: 50 }), { minLength: 2, maxLength: 200 }), (values) => {
      const { lowest, highest } = columnsOfLine(values);
      for (let column = 0; column < COUNT; column += 1) {
        expect(lowest[column]).toBeLessThanOrEqual(highest[column] ?? Number.NaN);
        if (column === 0) continue;
        const apart = Math.max(
          (lowest[column] ?? 0) - (highest[column - 1] ?? 0),
          (lowest[column - 1] ?? 0) - (highest[column] ?? 0),
        );
        expect(apart).toBeLessThanOrEqual(1e-9);
      }
    }),
  );
});

test('a gap as wide as columns leaves them empty', () => {
  const values = Array.from({ length: 200 }, (_, point) => (point >= 60 && point < 120 ? null : point % 7));
  const columns = columnsOfLine(values);
  const empty = [...columns.lowest.keys()].filter((column) => isEmpty(columns, column));
  expect(empty).toEqual([6, 7, 8, 9, 10, 11]);
});

test('one point in a far column is joined by a straight line', () => {
  const { lowest, highest } = columnsOf([0, 10], [0, 10], [0, 1], { from: 0, to: 10, count: 5 });
  expect([...lowest]).toEqual([0, 2, 4, 6, 8]);
  expect([...highest]).toEqual([2, 4, 6, 8, 10]);
});

test('what lies outside of the view is not drawn at its edges', () => {
  const { lowest, highest } = columnsOf([-10, 0, 10, 20], [500, 0, 10, 500], [0, 3], {
    from: 0,
    to: 10,
    count: 2,
  });
  expect([lowest[0], highest[1]]).toEqual([0, 10]);
});

test('a line is as wide as its pixels, to both sides alternately', () => {
  const columns = columnsOf([0, 1, 2, 3, 4], [null, null, 7, null, null], [0, 4], {
    from: 0,
    to: 5,
    count: 5,
  });
  const wide = (width: number) =>
    [0, 1, 2, 3, 4].filter((column) => {
      const [low, high] = coveredBy(columns, column, width);
      return low <= high;
    });
  expect(wide(1)).toEqual([2]);
  expect(wide(2)).toEqual([2, 3]);
  expect(wide(4)).toEqual([1, 2, 3, 4]);
});

test('how rough a line is counts the columns that it touches', () => {
  const columns = columnsOf([0, 1, 2, 3], [2, 6, null, null], [0, 3], { from: 0, to: 4, count: 2 });
  expect(meanHeight(columns)).toBe(4);
  expect(meanHeight(columnsOf([0], [null], [0, 0], { from: 0, to: 1, count: 2 }))).toBe(0);
});

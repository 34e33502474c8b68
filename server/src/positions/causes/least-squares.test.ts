import { expect, test } from 'vitest';
import { addRow, addSums, emptySums, scaleOf, solveSums } from './least-squares.ts';

/** Rows of `2·a + 3·b`. */
const ROWS: [number[], number][] = [
  [[1, 0], 2],
  [[0, 1], 3],
  [[1, 1], 5],
  [[2, 1], 7],
];
function sumsOf(rows: typeof ROWS) {
  const sums = emptySums(2);
  for (const [row, value] of rows) addRow(sums, row, value);
  return sums;
}
const close = (values: number[]) => values.map((value) => Math.round(value * 1e6) / 1e6);

test('weights are found from sums, without the rows', () => {
  const sums = sumsOf(ROWS);
  expect([...sums.cross]).toEqual([6, 3, 3, 3]);
  expect([...sums.right]).toEqual([21, 15]);
  expect(close(solveSums(sums, 0))).toEqual([2, 3]);
});

test('sums of parts are those of the whole', () => {
  const sums = sumsOf(ROWS.slice(0, 2));
  addSums(sums, sumsOf(ROWS.slice(2)));
  expect(sums).toEqual(sumsOf(ROWS));
});

test('a weight is never below 0, and what nothing speaks for is 0', () => {
  expect(close(solveSums(sumsOf([[[1, 0], -2]]), 1))).toEqual([0, 0]);
  expect(close(solveSums(sumsOf([[[1, 0], 2]]), 1))).toEqual([1, 0]);
});

test('the penalty draws weights to 0', () => {
  expect(
    close(
      solveSums(
        sumsOf([
          [[1, 0], 2],
          [[0, 1], 3],
        ]),
        3,
      ),
    ),
  ).toEqual([0.5, 0.75]);
});

test('values twice as large as predicted have a scale of 2, drawn to 1 by trust', () => {
  const sums = sumsOf(ROWS.map(([row, value]) => [row, value * 2]));
  expect(scaleOf(sums, [2, 3], 0)).toBeCloseTo(2, 10);
  // predicted: 2·21 + 3·15 = 87
  expect(scaleOf(sums, [2, 3], 87)).toBeCloseTo(1.5, 10);
  expect(scaleOf(emptySums(2), [2, 3], 5)).toBe(1);
});

import fc from 'fast-check';
import { expect, test } from 'vitest';
import { chiSquareTail, normalCdf, normalQuantile } from './distributions.ts';
import { CUMULATIVE, NODES, WEIGHTS } from './gauss-legendre.ts';
import { createMatrix, fitValues, invertInPlace, predict, prepareFactors } from './least-squares.ts';

test('the tables of every textbook', () => {
  expect(normalCdf(1.959963984540054)).toBeCloseTo(0.975, 12);
  expect(normalQuantile(0.95)).toBeCloseTo(1.6448536269514722, 10);
  expect(chiSquareTail(10.827566170662733, 1)).toBeCloseTo(0.001, 10);
  expect(chiSquareTail(36.12327368, 14)).toBeCloseTo(0.001, 8);
  expect(chiSquareTail(0, 3)).toBe(1);
});

test('eight nodes integrate polynomials, whole and up to each node', () => {
  fc.assert(
    fc.property(fc.array(fc.integer({ min: -9, max: 9 }), { minLength: 1, maxLength: 8 }), (factors) => {
      const value = (x: number) => factors.reduce((sum, factor, power) => sum + factor * x ** power, 0);
      const primitive = (x: number) =>
        factors.reduce((sum, factor, power) => sum + (factor * x ** (power + 1)) / (power + 1), 0);
      const values = NODES.map(value);
      const whole = WEIGHTS.reduce((sum, weight, index) => sum + weight * (values[index] ?? 0), 0);
      expect(whole).toBeCloseTo(primitive(1) - primitive(-1), 10);
      for (const [index, node] of NODES.entries()) {
        const upTo = CUMULATIVE[index]?.reduce((sum, part, at) => sum + part * (values[at] ?? 0), 0);
        expect(upTo).toBeCloseTo(primitive(node) - primitive(-1), 10);
      }
    }),
  );
});

test('two crossed factors: what was put in comes out', () => {
  const rows = [0, 1].flatMap((image) =>
    [2, 3, 4].map((hour) => ({ columns: [image, hour], weight: 1 + image + hour })),
  );
  const values = rows.map(({ columns: [image = 0, hour = 0] }) => 0.04 + 0.01 * image + 0.003 * hour);
  const factors = prepareFactors(rows, 5);
  expect(factors.kept).toEqual([0, 1, 2, 3]);
  const coefficients = fitValues(factors, values);
  for (const [index, { columns }] of rows.entries())
    expect(predict(coefficients, columns)).toBeCloseTo(values[index] ?? 0, 12);
  expect((coefficients[1] ?? 0) - (coefficients[0] ?? 0)).toBeCloseTo(0.01, 12);
});

test('the mean of one factor is the weighted mean of its rows', () => {
  const factors = prepareFactors(
    [
      { columns: [0], weight: 1 },
      { columns: [0], weight: 2 },
    ],
    2,
  );
  expect([...fitValues(factors, [1, 4])]).toEqual([3, 0]);
  expect(factors.kept).toEqual([0]);
});

test('an inverse times its matrix is one', () => {
  const matrix = createMatrix(2);
  matrix.values.set([4, 1, 1, 3]);
  invertInPlace(matrix);
  const inverse = [3, -1, -1, 4].map((value) => value / 11);
  for (const [index, value] of inverse.entries()) expect(matrix.values[index]).toBeCloseTo(value, 14);
});

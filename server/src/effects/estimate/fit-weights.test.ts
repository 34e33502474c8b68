import fc from 'fast-check';
import { expect, test } from 'vitest';
import { fitWeights, projectOnSimplex, weighByNoise } from './fit-weights.ts';

const sum = (values: Float64Array) => values.reduce((total, value) => total + value, 0);
const numbers = fc.array(fc.double({ min: -100, max: 100, noNaN: true }), { minLength: 1, maxLength: 12 });

test('a projection has no negative parts, adds up to 1, and nothing on the simplex is nearer', () => {
  const others = fc.array(fc.double({ min: 0.01, max: 1, noNaN: true }), { minLength: 12, maxLength: 12 });
  fc.assert(
    fc.property(numbers, others, (values, parts) => {
      const from = Float64Array.from(values);
      const found = projectOnSimplex(from.slice());
      expect(Math.min(...found)).toBeGreaterThanOrEqual(0);
      expect(sum(found)).toBeCloseTo(1, 9);
      const some = Float64Array.from(values, (_, place) => parts[place] ?? 1);
      const other = some.map((part) => part / sum(some));
      const distance = (point: Float64Array) =>
        point.reduce((total, value, place) => total + (value - (from[place] ?? 0)) ** 2, 0);
      expect(distance(found)).toBeLessThanOrEqual(distance(other) + 1e-7);
    }),
  );
});

/** Likeness of donors that are given by their days. */
function likenessOf(product: readonly number[], donors: readonly (readonly number[])[], noise: number) {
  const dot = (one: readonly number[], other: readonly number[]) =>
    one.reduce((total, value, place) => total + value * (other[place] ?? 0), 0) / one.length;
  return {
    among: Float64Array.from(donors.flatMap((one) => donors.map((other) => dot(one, other)))),
    toProduct: Float64Array.from(donors, (donor) => dot(donor, product)),
    noise: new Float64Array(donors.length).fill(noise),
  };
}

test('a product that is a mixture of two donors gets their parts, and the third gets none', () => {
  const donors = [
    [1, -1, 2, -2, 0.5, 3],
    [-1, 2, 1, 0, -2, 1],
    [3, 3, -3, 1, 0, -4],
  ];
  const product = (donors[0] ?? []).map((value, place) => 0.7 * value + 0.3 * (donors[1]?.[place] ?? 0));
  const weights = fitWeights(likenessOf(product, donors, 1e-9));
  expect(weights[0]).toBeCloseTo(0.7, 1);
  expect(weights[1]).toBeCloseTo(0.3, 1);
  expect(weights[2]).toBeCloseTo(0, 1);
});

test('of two donors that hardly differ the right one is found in the rounds that there are', () => {
  const one = [1, -1, 2, -2, 0.5, 3];
  const other = [0.7, -0.4, 2.3, -2, -0.1, 3.3];
  const product = one.map((value, place) => 0.9 * value + 0.1 * (other[place] ?? 0));
  const weights = fitWeights(likenessOf(product, [one, other, [3, 3, -3, 1, 0, -4]], 1e-9));
  expect(weights[0]).toBeGreaterThan(0.85);
  expect(weights[0]).toBeLessThan(0.98);
});

test('the more donors are noise, the more alike their weights are', () => {
  const donors = [
    [1, -1, 1, -1],
    [-1, 1, 1, -1],
    [0.2, 0.1, -0.2, 0.3],
  ];
  const weights = fitWeights(likenessOf(donors[0] ?? [], donors, 1e6));
  for (const weight of weights) expect(weight).toBeCloseTo(1 / 3, 2);
});

test('weights never leave the simplex, whatever is compared', () => {
  const days = fc.array(fc.double({ min: -5, max: 5, noNaN: true }), { minLength: 6, maxLength: 6 });
  fc.assert(
    fc.property(
      days,
      fc.array(days, { minLength: 1, maxLength: 8 }),
      fc.double({ min: 1e-6, max: 10, noNaN: true }),
      (product, donors, noise) => {
        const weights = fitWeights(likenessOf(product, donors, noise));
        expect(Math.min(...weights)).toBeGreaterThanOrEqual(0);
        expect(sum(weights)).toBeCloseTo(1, 9);
      },
    ),
  );
});

test('without a fit steady donors weigh more', () => {
  expect([...weighByNoise(Float64Array.of(1, 3))]).toEqual([0.75, 0.25]);
});

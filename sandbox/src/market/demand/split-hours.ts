import { bell, mix, unit } from '../chance.ts';

const HOUR_SPREAD = 0.03;

/** Whole numbers of searches by hour that add up to the day, near to the curve. */
export function splitHours(searches: number, curve: Float64Array, hash: number): number[] {
  const weights = curve.map((part, hour) => part * (1 + HOUR_SPREAD * bell(mix(hash, hour))));
  const total = weights.reduce((sum, weight) => sum + weight, 0);
  // A shared offset, so that the only search of a rare query falls into any hour.
  const offset = unit(mix(hash, 24));
  let passed = 0;
  let given = 0;
  return Array.from(weights, (weight) => {
    // At the last hour this is exactly the total: it is the same sum.
    passed += weight;
    const inHour = Math.floor(searches * (passed / total) + offset) - given;
    given += inHour;
    return inHour;
  });
}

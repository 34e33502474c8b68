import { bell, mix, unit } from '../chance.ts';

// Above this the bell is as good as the exact distribution.
const FEW = 12;

/** A whole number of independent events (Poisson) with the given mean; the same for the same hash. */
export function drawCount(mean: number, hash: number): number {
  if (mean >= FEW) return Math.max(0, Math.round(mean + Math.sqrt(mean) * bell(mix(hash, 7))));
  let left = unit(hash);
  let probability = Math.exp(-mean);
  let count = 0;
  while (left >= probability && count < 60) {
    left -= probability;
    count += 1;
    probability *= mean / count;
  }
  return count;
}

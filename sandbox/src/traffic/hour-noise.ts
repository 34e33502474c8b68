import { bell, mix } from '../market/chance.ts';

// Half of an hour's mood goes on into the next one; older hours than these are not felt.
const CARRY = 0.5;
const FELT_HOURS = 5;
const NORM = Math.sqrt(1 - CARRY ** 2);

/** Buyers' mood in an hour, as a logarithm about 0 with the given deviation; neighbouring hours resemble each other. */
export function hourNoise(hash: number, hour: number, deviation: number): number {
  let noise = 0;
  for (let back = FELT_HOURS - 1; back >= 0; back -= 1) {
    noise = CARRY * noise + bell(mix(hash, hour - back));
  }
  return deviation * NORM * noise;
}

import jStat from 'jstat';

export function normalDensity(value: number): number {
  return Math.exp((-value * value) / 2) / Math.sqrt(2 * Math.PI);
}

/** The probability of being below a value. */
export function normalCdf(value: number): number {
  return jStat.normal.cdf(value, 0, 1);
}

export function normalQuantile(probability: number): number {
  return jStat.normal.inv(probability, 0, 1);
}

/** The probability of being above a value. */
export function chiSquareTail(value: number, degrees: number): number {
  return Math.max(0, 1 - jStat.chisquare.cdf(value, degrees));
}

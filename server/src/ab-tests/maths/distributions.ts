import jStat from 'jstat';

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

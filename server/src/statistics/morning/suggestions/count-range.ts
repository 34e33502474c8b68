/** Four of five of a normal spread stay within so many deviations. */
const FOUR_OF_FIVE = 1.2816;
/** Fewer are chance. */
const LEAST_COUNT = 5;

export type Range = { likely: number; low: number; high: number };

/** The cube of Wilson and Hilferty: what a Poisson number may have come from. */
function bound(count: number, deviations: number): number {
  return count * (1 - 1 / (9 * count) + deviations / (3 * Math.sqrt(count))) ** 3;
}

/** A rate behind a number of counted things, with the range of 80 %, per so many of `of`; null: too few to say. */
export function rateOf(count: number | null, of: number): Range | null {
  if (count === null || count < LEAST_COUNT || of <= 0) return null;
  return {
    likely: count / of,
    low: bound(count, -FOUR_OF_FIVE) / of,
    high: bound(count + 1, FOUR_OF_FIVE) / of,
  };
}

/** Both ends of a change times a rate that is not certain either: the widest that the two ranges allow. */
export function multiply(change: Range, rate: Range): Range {
  const times = (value: number, small: number, large: number) => value * (value < 0 ? large : small);
  return {
    likely: change.likely * rate.likely,
    low: times(change.low, rate.low, rate.high),
    high: times(change.high, rate.high, rate.low),
  };
}

const KOPECKS = 100;

/** A price by so many percent off the present one, in whole roubles and never below one. */
export function priceBy(nowKopecks: number, percent: number): number {
  return Math.max(KOPECKS, Math.round((nowKopecks * (1 + percent / 100)) / KOPECKS) * KOPECKS);
}

/** By how many percent a price differs, to a tenth. */
export function percentOf(nowKopecks: number, priceKopecks: number): number {
  // Not a negative zero.
  return Math.round((priceKopecks / nowKopecks - 1) * 1000) / 10 + 0;
}

const KOPECKS = 100;
const MILLIONTHS_OF_KOPECK = 10_000;

/** A bid of the market, 0 to 1, as the price of a click. */
export const bidKopecks = (bid: number) => 300 + Math.round(bid * 2700);

/** Budgets and bids are in millionths of a rouble. */
export const writeMillionths = (kopecks: number) => String(kopecks * MILLIONTHS_OF_KOPECK);

/** Two digits behind a comma. */
export const writeComma = (value: number) => value.toFixed(2).replace('.', ',');

/** Roubles with two digits: with a point in statistics by product, with a comma in reports. */
export function writeRub(kopecks: number, mark: '.' | ','): string {
  return (kopecks / KOPECKS).toFixed(2).replace('.', mark);
}

/** A part in percent with two digits; nothing of nothing is 0. */
export const percent = (part: number, whole: number) =>
  whole === 0 ? 0 : Math.round((part / whole) * 10_000) / 100;

export const perOne = (kopecks: number, count: number) => (count === 0 ? 0 : Math.round(kopecks / count));

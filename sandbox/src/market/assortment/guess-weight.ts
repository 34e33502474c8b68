import { mix, unit } from '../chance.ts';

// A litre of whatever is sold weighs about as much as water.
const GRAMS: Readonly<Record<string, number>> = { кг: 1000, л: 1000, г: 1, мл: 1 };
const PACKAGING_GRAMS = 40;
const LIGHTEST_GRAMS = 60;

/** Of the packed product: what its size says, or, without one, the heavier the dearer, very roughly. */
export function guessWeightGrams(size: string, priceKopecks: number, hash: number): number {
  const [, amount, unitName] = /^(\d+(?:[.,]\d+)?)\s(кг|л|г|мл)$/.exec(size) ?? [];
  const gramsOfUnit = GRAMS[unitName ?? ''];
  if (amount !== undefined && gramsOfUnit !== undefined)
    return Math.round(Number(amount.replace(',', '.')) * gramsOfUnit) + PACKAGING_GRAMS;
  const dearness = 1 + (priceKopecks / 1e6) ** 0.7;
  return Math.round(LIGHTEST_GRAMS * Math.exp(2.2 * unit(mix(hash, 5))) * dearness);
}

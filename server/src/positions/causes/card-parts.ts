import { addSums, emptySums, type Sums } from './least-squares.ts';

/** Cards fall into so many parts, so that something can be learned without each of them. */
export const PARTS = 10;
const SCATTER = 2_654_435_761;

/** Neighbouring numbers are often goods of one seller: they come into different parts. */
export const partOf = (sku: number) => (Math.imul(sku, SCATTER) >>> 0) % PARTS;

export const emptyParts = (size: number) => Array.from({ length: PARTS }, () => emptySums(size));

/** The sums of all parts, or of all but one. */
export function sumParts(parts: readonly Sums[], size: number, without?: number): Sums {
  const sums = emptySums(size);
  for (const [index, part] of parts.entries()) if (index !== without) addSums(sums, part);
  return sums;
}

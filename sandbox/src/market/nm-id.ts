// Below the smallest SKU of the market, so that no number comes out as zero, and small enough for 31 bits.
const MASK = 94_742_949;
const LARGEST = 2 ** 31;

/** The article of a product on Wildberries: another number than on Ozon, and one leads to the other. */
export const nmIdOf = (sku: number): number => sku ^ MASK;

/** undefined for a number that cannot be an article; whether there is such a product is another question. */
export function skuOfNmId(nmId: number): number | undefined {
  return Number.isInteger(nmId) && nmId > 0 && nmId < LARGEST ? nmId ^ MASK : undefined;
}

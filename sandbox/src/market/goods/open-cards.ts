import type { Assortment } from '../assortment/create-assortment.ts';
import type { Product } from '../market.ts';
import type { PiggyBackers } from '../piggy-backers/create-piggy-backers.ts';

/** Cards by the SKUs under which they are sold: their owner's, and those of others who sell on them. */
export type Cards = {
  /** The index of the product whose card it is. */
  find(sku: number): number | undefined;
  /** The same for a SKU that must be there. */
  of(sku: number): number;
  isOwn(sku: number): boolean;
  bySku(sku: number): Product | undefined;
};

export function openCards({ numbers, at }: Assortment, piggyBackers: PiggyBackers): Cards {
  const find = (sku: number) => numbers.indexOf(sku) ?? piggyBackers.find(sku)?.index;
  return {
    find,
    of(sku) {
      const index = find(sku);
      if (index === undefined) throw new RangeError(`The market has no product ${sku}`);
      return index;
    },
    isOwn: (sku) => numbers.indexOf(sku) !== undefined,
    bySku(sku) {
      const index = numbers.indexOf(sku);
      if (index !== undefined) return at(index);
      const offer = piggyBackers.find(sku);
      if (offer === undefined) return undefined;
      // A number range of its own, so that it is nobody's product id.
      return { ...at(offer.index), sku, sellerId: offer.sellerId, productId: 10 * sku, offerId: `P-${sku}` };
    },
  };
}

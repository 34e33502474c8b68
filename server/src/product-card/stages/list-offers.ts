import { Sku } from '@vitrina/contract/ids.ts';
import { cleanText } from '../../integrations/storefront/clean-text.ts';
import {
  listOtherSellers,
  type OtherSellersAnswer,
} from '../../integrations/storefront/list-other-sellers.ts';
import type { StoredOffers } from '../tables.ts';
import type { CardStorefront } from './open-storefront.ts';

type ReadOffers = Extract<OtherSellersAnswer, { outcome: 'read' }>;

const MOST_OFFERS = 200;
const LONGEST_NAME = 200;

/** The second stage: who else sells on this card. */
export async function listOffers(storefront: CardStorefront): Promise<StoredOffers> {
  const { offers } = await storefront<ReadOffers>(1, listOtherSellers);
  return offers.slice(0, MOST_OFFERS).flatMap((offer) => {
    const sku = Sku.safeParse(offer.sku);
    if (!sku.success) return [];
    const seller = offer.seller && { ...offer.seller, name: cleanText(offer.seller.name, LONGEST_NAME) };
    return [{ ...offer, sku: sku.data, seller }];
  });
}

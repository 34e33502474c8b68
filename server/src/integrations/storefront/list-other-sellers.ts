import * as z from 'zod';
import type { Visits } from './open-visits.ts';
import { readPriceKopecks } from './read-price.ts';
import type { CardQuestion } from './read-product-card.ts';
import { findState, Numeric, readEnvelope } from './read-widgets.ts';
import { readSeller, SellerShape, type StorefrontSeller } from './seller.ts';
import { fail, type ShelfFailure } from './shelf.ts';

/** The offer of another seller on the same card; null: the list does not say. */
type OtherOffer = {
  /** The other seller's own one. */
  sku: number;
  priceKopecks: number | null;
  cardPriceKopecks: number | null;
  seller: StorefrontSeller | null;
};

export type OtherSellersAnswer =
  | { outcome: 'read'; offers: OtherOffer[] }
  | { outcome: 'notFound' }
  | ShelfFailure;

const text = z.string().optional().catch(undefined);
const Offer = SellerShape.extend({
  sku: Numeric,
  price: z
    .object({
      price: text,
      cardPrice: z.object({ price: text }).optional().catch(undefined),
    })
    .optional()
    .catch(undefined),
});
const List = z.object({ sellers: z.array(z.unknown()) });

function readOffer(item: unknown): OtherOffer[] {
  const parsed = Offer.safeParse(item);
  if (!parsed.success) return [];
  const { sku, price, ...seller } = parsed.data;
  const cardPriceKopecks = readPriceKopecks(price?.cardPrice?.price) ?? null;
  return [
    {
      sku,
      priceKopecks: readPriceKopecks(price?.price) ?? cardPriceKopecks,
      cardPriceKopecks,
      seller: readSeller(seller),
    },
  ];
}

/** Reads the list; a page without it is never read as "nobody else". */
export function readOtherSellersPage(json: unknown): OtherSellersAnswer {
  const page = readEnvelope(json);
  const list = page && findState(page, 'webSellerList', List);
  if (list === undefined) return fail('drift', 'no list of sellers');
  const offers = list.sellers.flatMap(readOffer);
  if (offers.length < list.sellers.length) return fail('drift', 'sellers of an unknown shape');
  return { outcome: 'read', offers };
}

/** Who else sells on the card of a product, as a visitor from a city is told. */
export async function listOtherSellers(
  visits: Visits,
  { sku, cityId, signal }: CardQuestion,
): Promise<OtherSellersAnswer> {
  const path = `/modal/otherOffersFromSellers?product_id=${sku}&page_changed=true`;
  const answer = await visits.ask(path, cityId, signal);
  if (answer.outcome === 'absent') return { outcome: 'notFound' };
  if (answer.outcome === 'category') return fail('drift', 'a category instead of the list of sellers');
  return answer.outcome === 'ok' ? readOtherSellersPage(answer.json) : answer;
}

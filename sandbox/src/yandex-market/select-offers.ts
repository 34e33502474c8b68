import type { Product } from '../market/market.ts';
import { type CardStatus, cardStatusOf } from './describe-offer.ts';
import { listOwnProducts } from './list-own-products.ts';
import type { MarketCall } from './market-call.ts';
import { badRequest } from './market-error.ts';
import { takePage } from './page-token.ts';

export type OfferFilter = {
  offerIds?: readonly string[] | null | undefined;
  cardStatuses?: readonly CardStatus[] | null | undefined;
  categoryIds?: readonly number[] | null | undefined;
  vendorNames?: readonly string[] | null | undefined;
  tags?: readonly string[] | null | undefined;
  archived?: boolean | undefined;
};

/** The named offers at once, or a page of those that fit the filter. */
export function selectOffers(
  call: MarketCall,
  { offerIds, ...filter }: OfferFilter,
  token: string | undefined,
  limit: number,
): { page: Product[]; paging: { nextPageToken?: string } } {
  const products = listOwnProducts(call.market, call.seller.id);
  const { cardStatuses, categoryIds, vendorNames, tags, archived = false } = filter;
  const lists = [cardStatuses, categoryIds, vendorNames, tags];
  if (offerIds) {
    if (lists.some((list) => list) || token !== undefined)
      throw badRequest('offerIds must not be combined with filters or a page token');
    return { page: products.filter(({ offerId }) => offerIds.includes(offerId)), paging: {} };
  }
  const requested = products.filter(
    (product) =>
      // Nobody here archives products or gives them tags.
      !archived &&
      !tags &&
      (cardStatuses?.includes(cardStatusOf(product)) ?? true) &&
      (categoryIds?.includes(product.categoryId) ?? true) &&
      (vendorNames?.includes(product.brand) ?? true),
  );
  return takePage(requested, token, limit);
}

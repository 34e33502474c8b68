import * as z from 'zod';
import type { CallAnswer } from '../../platform/outbound/failure.ts';
import { callMarket, MarketInt, type MarketKey, MarketNumber, Paging } from './call-market.ts';

const OfferMapping = z.object({
  offer: z.object({
    offerId: z.string(),
    name: z.string().nullish(),
    pictures: z.array(z.string()).nullish(),
    vendor: z.string().nullish(),
    basicPrice: z.object({ value: MarketNumber, currencyId: z.string().nullish() }).nullish(),
    cardStatus: z.string().nullish(),
    campaigns: z.array(z.object({ campaignId: MarketInt, status: z.string() })).nullish(),
    archived: z.boolean().nullish(),
  }),
  mapping: z
    .object({
      marketSku: MarketInt.nullish(),
      marketSkuName: z.string().nullish(),
      marketCategoryId: MarketInt.nullish(),
      marketCategoryName: z.string().nullish(),
    })
    .nullish(),
  showcaseUrls: z.array(z.object({ showcaseType: z.string(), showcaseUrl: z.string() })).nullish(),
});
const OfferPage = z.object({
  result: z.object({ offerMappings: z.array(OfferMapping), paging: Paging }),
});

export type MarketOffer = {
  offerId: string;
  name: string;
  /** The main one first. */
  pictures: string[];
  vendor: string | null;
  /** Of the whole business; null where each shop has its own, or it is not in roubles. */
  priceKopecks: number | null;
  /** The card on the marketplace; null while it has none. */
  marketSku: number | null;
  categoryId: number | null;
  categoryName: string | null;
  link: string | null;
  shops: { campaignId: number; status: string }[];
  isArchived: boolean;
};

const OFFERS_PER_PAGE = 100;
const ROUBLES = ['RUR', 'RUB'];

function describe({ offer, mapping, showcaseUrls }: z.output<typeof OfferMapping>): MarketOffer {
  const { basicPrice } = offer;
  const isInRoubles = basicPrice && ROUBLES.includes(basicPrice.currencyId ?? 'RUR');
  const links = showcaseUrls ?? [];
  return {
    offerId: offer.offerId,
    name: offer.name ?? mapping?.marketSkuName ?? offer.offerId,
    pictures: offer.pictures ?? [],
    vendor: offer.vendor ?? null,
    priceKopecks: isInRoubles ? Math.round(basicPrice.value * 100) : null,
    marketSku: mapping?.marketSku ?? null,
    categoryId: mapping?.marketCategoryId ?? null,
    categoryName: mapping?.marketCategoryName ?? null,
    link: (links.find(({ showcaseType }) => showcaseType === 'B2C') ?? links[0])?.showcaseUrl ?? null,
    shops: offer.campaigns ?? [],
    isArchived: offer.archived ?? false,
  };
}

/** One page of the products of a business; without a token the first one. A null token ends the list. */
export async function listOffers(
  key: MarketKey,
  businessId: number,
  pageToken: string | null = null,
): Promise<CallAnswer<{ offers: MarketOffer[]; nextPageToken: string | null }>> {
  const path = `/v2/businesses/${businessId}/offer-mappings`;
  const query = { limit: OFFERS_PER_PAGE, pageToken: pageToken ?? undefined };
  const answer = await callMarket(key, { method: 'POST', path, query, body: {} }, OfferPage);
  if (answer.outcome !== 'ok') return answer;
  const { offerMappings, paging } = answer.data.result;
  return { outcome: 'ok', data: { offers: offerMappings.map(describe), nextPageToken: paging } };
}

import { z } from 'zod';
import type { Product } from '../market/market.ts';
import { hash } from '../platform/hash.ts';
import { type Ask, BusinessParams, PageToken, pageLimit, Sku } from './ask.ts';
import { CARD_STATUSES, cardStatusOf, describeMapping } from './describe-offer.ts';
import type { MarketCall } from './market-call.ts';
import { requireBusiness } from './require-business.ts';
import { selectOffers } from './select-offers.ts';

const Body = z.object({
  offerIds: z.array(Sku).min(1).max(200).nullish(),
  cardStatuses: z.array(z.enum(CARD_STATUSES)).min(1).nullish(),
  categoryIds: z.array(z.int().min(1)).min(1).max(200).nullish(),
  withRecommendations: z.boolean().default(false),
});

// The number of a characteristic is made of its name: the same in all categories.
const parameterIdOf = (name: string) => 1 + (hash('ym parameter', name) % 40_000_000);

const GROUPS = { media: 'PICTURE_COUNT', text: 'DESCRIPTION_LENGTH', characteristics: 'MAIN' } as const;

function describeCard(call: MarketCall, product: Product, withRecommendations: boolean) {
  const { characteristics, contentRating, contentGroups } = call.market.products.card(product.sku, call.now);
  const recommendations = contentGroups
    .filter(({ rating }) => rating < 100)
    .map(({ key, weight, rating }) => ({
      type: GROUPS[key],
      percent: Math.floor(rating),
      remainingRatingPoints: Math.max(1, Math.round((weight * (100 - rating)) / 100)),
    }));
  return {
    offerId: product.offerId,
    mapping: describeMapping(call, product),
    ...(characteristics.length > 0 && {
      parameterValues: characteristics.map(({ name, value }) => ({
        parameterId: parameterIdOf(name),
        value,
      })),
    }),
    cardStatus: cardStatusOf(product),
    contentRating: Math.round(contentRating),
    averageContentRating: 50 + (hash('ym average rating', product.categoryId) % 40),
    contentRatingStatus: 'ACTUAL',
    ...(withRecommendations && recommendations.length > 0 && { recommendations }),
  };
}

export function listOfferCards(call: MarketCall, { params, query, body }: Ask) {
  requireBusiness(call, BusinessParams.parse(params).businessId);
  const { withRecommendations, ...filter } = Body.parse(body);
  const limit = pageLimit(200, 100, 'refused').parse(query);
  const { page, paging } = selectOffers(call, filter, PageToken.parse(query), limit);
  return {
    status: 'OK',
    result: {
      offerCards: page.map((product) => describeCard(call, product, withRecommendations)),
      paging,
    },
  };
}

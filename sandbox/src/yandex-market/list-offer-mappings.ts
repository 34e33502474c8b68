import { z } from 'zod';
import { type Ask, BusinessParams, PageToken, pageLimit, Sku } from './ask.ts';
import { CARD_STATUSES, describeOffer } from './describe-offer.ts';
import type { MarketCall } from './market-call.ts';
import { requireBusiness } from './require-business.ts';
import { selectOffers } from './select-offers.ts';

const Body = z.object({
  offerIds: z.array(Sku).min(1).max(100).nullish(),
  cardStatuses: z.array(z.enum(CARD_STATUSES)).min(1).nullish(),
  categoryIds: z.array(z.int().min(1)).min(1).nullish(),
  vendorNames: z.array(z.string()).min(1).nullish(),
  tags: z.array(z.string()).min(1).nullish(),
  archived: z.boolean().optional(),
});
const Query = z.object({ language: z.enum(['RU', 'UZ']).default('RU') });

export function listOfferMappings(call: MarketCall, { params, query, body }: Ask) {
  requireBusiness(call, BusinessParams.parse(params).businessId);
  Query.parse(query);
  const limit = pageLimit(100, 50, 'cut').parse(query);
  const { page, paging } = selectOffers(call, Body.parse(body), PageToken.parse(query), limit);
  return {
    status: 'OK',
    result: { paging, offerMappings: page.map((product) => describeOffer(call, product)) },
  };
}

import { mix } from '../chance.ts';
import type { CampaignPlan, DayNumber } from '../market.ts';
import type { Roles, RolesOptions } from './create-roles.ts';
import type { SeasonalBid } from './draw-seasonal-bid.ts';
import { listSeasons } from './seasons.ts';
import { SLOTS } from './slots.ts';

/** The campaigns that a seller has made by a day, the oldest first; of the seasonal ones the latest few. */
export function listCampaigns(
  { assortment, hashOf }: RolesOptions,
  { roles, seasonalBid }: { roles: Roles; seasonalBid: SeasonalBid },
  sellerId: number,
  day: DayNumber,
): CampaignPlan[] {
  const { from, until } = assortment.indexesOf(sellerId);
  const hash = hashOf(sellerId);
  // In an order of chance.
  const products = Array.from({ length: until - from }, (_, serial) => from + serial)
    .map((index) => ({ index, sku: assortment.numbers.skuOf(index) }))
    .toSorted((one, other) => mix(hash, one.sku) - mix(hash, other.sku));
  const listItems = (bidOf: (index: number) => number) =>
    products.map(({ index, sku }) => ({ sku, bid: bidOf(index) })).filter(({ bid }) => bid > 0);

  const lasting = SLOTS.map(({ place, fromDay, untilDay, end }, slot) => ({
    serial: slot + 1,
    place,
    items: listItems((index) => (roles.of(index) === slot ? roles.bid(index) : 0)),
    fromDay,
    untilDay,
    end,
  }));
  const seasonal = listSeasons(day).map(({ season, ...campaign }) => ({
    ...campaign,
    items: listItems((index) => seasonalBid(index, season)),
  }));
  return [...lasting.filter(({ fromDay }) => fromDay <= day), ...seasonal].filter(
    ({ items }) => items.length > 0,
  );
}

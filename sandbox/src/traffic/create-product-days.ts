import { weekdayOf } from '../market/calendar.ts';
import { bell, mix } from '../market/chance.ts';
import { createHourCurves } from '../market/demand/create-hour-curves.ts';
import type { DayNumber, Market, MarketplaceId, Product } from '../market/market.ts';
import { priceLevel } from '../market/price-level.ts';
import type { SettingsReader } from '../settings/open-settings.ts';
import { createInterests } from './create-interests.ts';
import type { PictureAppeal } from './create-picture-appeal.ts';
import { describeBuyers } from './describe-buyers.ts';
import type { ProductDay } from './list-hour-parts.ts';

export type TrafficKind = 'organic' | 'advertised';
export type ProductDays = (
  kind: TrafficKind,
  marketplace: MarketplaceId,
  product: Product,
  day: DayNumber,
) => ProductDay;

const DAY_NOISE = 0.06;
const BID_POWER = 0.7;
// Buyers of a search know less exactly what they want than those to whom a campaign shows it.
const ORGANIC_CLICKS = 0.85;
const MARKETPLACE_SALTS: Readonly<Record<MarketplaceId, number>> = { ozon: 1, wb: 2, ym: 3 };
const KIND_SALTS: Readonly<Record<TrafficKind, number>> = { organic: 101, advertised: 102 };

export function createProductDays(
  market: Market,
  appeal: PictureAppeal,
  settings: SettingsReader,
): ProductDays {
  const interests = createInterests(market);
  const curves = createHourCurves();
  return (kind, marketplace, product, day) => {
    const isOrganic = kind === 'organic';
    const { sku } = product;
    const ofProduct = mix(mix(market.seed, sku), MARKETPLACE_SALTS[marketplace]);
    const hash = mix(ofProduct, KIND_SALTS[kind]);
    const buyers = describeBuyers(ofProduct);
    const season = interests.season(marketplace, product, day);
    // A place on the shelf costs more to find than all the rest of a day, and advertising does not need it.
    const usual = isOrganic
      ? interests.searchViews(marketplace, product, day) + buyers.browsedViews * season
      : buyers.advertisedViews * season;
    return {
      product,
      marketplace,
      hash,
      buyers: isOrganic ? { ...buyers, clickShare: buyers.clickShare * ORGANIC_CLICKS } : buyers,
      views: usual * Math.exp(DAY_NOISE * bell(mix(hash, -day))),
      usualPriceKopecks: product.priceKopecks * priceLevel(day),
      hourShares: curves('evening', weekdayOf(day) > 4, -1),
      edgesMs: appeal.edgesOf(sku, day),
      reachAt: (atMs) =>
        isOrganic ? 1 : market.products.advertising(sku, new Date(atMs), marketplace).bid ** BID_POWER,
      attractivenessAt: appeal.ofDay(marketplace, sku, day),
      noiseAt: (atMs) => settings.at(atMs),
    };
  };
}

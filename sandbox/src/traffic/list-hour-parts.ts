import { HOUR_MS } from '@vitrina/contract/durations.ts';
import { bell, mix } from '../market/chance.ts';
import type { Market, MarketplaceId, Product } from '../market/market.ts';
import type { Settings } from '../settings/open-settings.ts';
import type { HourPart } from './count-hour.ts';
import { type Buyers, weighPrice } from './describe-buyers.ts';
import { hourNoise } from './hour-noise.ts';

/** What is the same in all hours of a product's day. */
export type ProductDay = {
  product: Product;
  marketplace: MarketplaceId;
  /** Of the product on the marketplace, for one kind of its traffic. */
  hash: number;
  buyers: Buyers;
  /** Views of the whole day of an organic kind, or of a campaign with the highest bid, at the usual price. */
  views: number;
  usualPriceKopecks: number;
  hourShares: Float64Array;
  edgesMs: readonly number[];
  /** Multiplies the views: 1, or what the bid of the moment brings. */
  reachAt(atMs: number): number;
  attractivenessAt(at: Date): number;
  /** Two moods of an hour: how many buyers come, and how readily they click. */
  noiseAt(atMs: number): Pick<Settings, 'viewsNoise' | 'clicksNoise'>;
};

/** Few views swing more than many. */
const swing = (views: number, hash: number) => Math.max(0, 1 + bell(hash) / Math.sqrt(Math.max(1, views)));

function describePart(
  market: Market,
  day: ProductDay,
  hour: { number: number; startMs: number; from: number; to: number },
): HourPart {
  const { from, to } = hour;
  const atMs = hour.startMs + Math.ceil(from * HOUR_MS);
  const at = new Date(atMs);
  const { product, marketplace, hash, buyers } = day;
  const { priceKopecks, stock, rating } = market.products.state(product.sku, at, marketplace);
  const price = weighPrice(priceKopecks, day.usualPriceKopecks);
  const { viewsNoise, clicksNoise } = day.noiseAt(hour.startMs);
  const mood = Math.exp(hourNoise(mix(hash, 11), hour.number, viewsNoise));
  const share = day.hourShares[((hour.number % 24) + 24) % 24] ?? 0;
  const expected = stock === 0 ? 0 : day.views * share * mood * price.views * day.reachAt(atMs);
  const readiness = Math.exp(hourNoise(mix(hash, 12), hour.number, clicksNoise));
  return {
    from,
    to,
    views: expected * swing(expected, mix(mix(hash, 13), hour.number)),
    clickShare: buyers.clickShare * day.attractivenessAt(at) * price.clicks * readiness,
    cartShare: Math.min(0.6, buyers.cartShare * price.carts),
    orderShare: Math.min(0.8, buyers.orderShare * price.orders * (rating === 0 ? 0.75 : rating / 4.6)),
    priceKopecks,
  };
}

/** The parts of a Moscow hour between which something about the product was changed. */
export function listHourParts(market: Market, day: ProductDay, hourNumber: number): HourPart[] {
  // Hours are those of the Moscow wall clock since 1970.
  const startMs = (hourNumber - 3) * HOUR_MS;
  const within = day.edgesMs
    .filter((edge) => edge > startMs && edge < startMs + HOUR_MS)
    .map((edge) => (edge - startMs) / HOUR_MS);
  const borders = [0, ...new Set(within), 1];
  return borders.slice(0, -1).map((from, place) => {
    const to = borders[place + 1] ?? 1;
    return describePart(market, day, { number: hourNumber, startMs, from, to });
  });
}

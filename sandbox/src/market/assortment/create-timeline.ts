import { dayOf } from '../calendar.ts';
import { bell, mix, unit } from '../chance.ts';
import { DEMO_SELLER_ID } from '../demo-seller.ts';
import type { DayNumber, MarketplaceId } from '../market.ts';
import { priceLevel } from '../price-level.ts';
import type { ProductColumns } from './product-columns.ts';

/** How products change over time. Hours are of the Moscow wall clock. */
export type ProductTimeline = {
  lastCreatedDay: DayNumber;
  priceRubAt(index: number, hour: number): number;
  stockAt(index: number, hour: number): number;
  reviewsCountAt(index: number, day: DayNumber): number;
  /** 0 as long as there are no reviews. */
  ratingAt(index: number, day: DayNumber): number;
  /** Whether what goes wrong in the week of this hour is behind the card, where buyers do not see it. */
  isQuietAt(index: number, hour: number): boolean;
};

const HOURS = 24;
const FLASH_DISCOUNT = 0.87;
const FLASH_HOURS = 8;
const RATING_DAYS = 30;
const QUIET_WEEKS = 0.05;
const QUIET_WEEKS_OF_DEMO = 0.35;

// Sellers ask other prices elsewhere, and other marketplaces gather reviews in their own way.
const PRICE_SPREAD: Readonly<Record<MarketplaceId, number>> = { ozon: 0, wb: 0.16, ym: 0.12 };
const REVIEWS: Readonly<Record<MarketplaceId, number>> = { ozon: 1, wb: 1.6, ym: 0.25 };

export function createTimeline(
  columns: ProductColumns,
  seed: number,
  marketplace: MarketplaceId = 'ozon',
): ProductTimeline {
  const priceSpread = PRICE_SPREAD[marketplace];
  const reviewsShare = REVIEWS[marketplace];
  const hashOf = (index: number) => mix(seed, index);

  /** Sellers think about the price every 5 to 30 days; lively ones also sell cheaper for some hours of a day. */
  function priceRubAt(index: number, hour: number): number {
    const hash = hashOf(index);
    const day = Math.floor(hour / HOURS);
    const days = 5 + (hash % 26);
    const epoch = Math.floor((day + ((hash >>> 8) & 63)) / days);
    const volatility = columns.volatility[index] ?? 0;
    const change = 1 + (0.03 + 0.4 * volatility) * (unit(mix(hash, epoch)) - 0.5);
    const ofDay = mix(hash, -day);
    const hourOfDay = hour - day * HOURS - (ofDay & 15);
    const isFlash =
      unit(mix(ofDay, 1)) < 0.01 + 0.14 * volatility && hourOfDay >= 0 && hourOfDay < FLASH_HOURS;
    const level = priceLevel(epoch * days) * (1 + priceSpread * (unit(mix(hash, 17)) - 0.5));
    return Math.max(
      19,
      Math.round((columns.priceRub[index] ?? 0) * level * change * (isFlash ? FLASH_DISCOUNT : 1)),
    );
  }

  /** Stock is brought every 12 to 41 days and sold evenly; what sells faster than planned is out at the end. */
  function stockAt(index: number, hour: number): number {
    const hash = mix(hashOf(index), 61);
    const hours = (12 + (hash % 30)) * HOURS;
    const at = (hour + ((hash >>> 8) & 1023)) / hours;
    const cycle = Math.floor(at);
    const sold = 0.5 + 0.45 * unit(mix(hash, cycle)) + 0.5 * (columns.volatility[index] ?? 0);
    const brought = 6 + Math.floor(500 * unit(mix(hash, -1)) ** 3);
    return Math.max(0, Math.ceil(brought * (1 - (at - cycle) * sold)));
  }

  function reviewsCountAt(index: number, day: DayNumber): number {
    const age = Math.max(0, day - (columns.createdDays[index] ?? 0));
    return Math.floor(age * reviewsShare * (columns.reviewsADay[index] ?? 0));
  }

  function ratingAt(index: number, day: DayNumber): number {
    if (reviewsCountAt(index, day) === 0) return 0;
    const swing = bell(mix(hashOf(index), 1000 + Math.floor(day / RATING_DAYS)));
    return Math.round(Math.max(10, Math.min(50, (columns.ratings[index] ?? 0) + 0.8 * swing))) / 10;
  }

  function isQuietAt(index: number, hour: number): boolean {
    const week = Math.floor((Math.floor(hour / HOURS) + 3) / 7);
    const share = columns.sellers[index] === DEMO_SELLER_ID ? QUIET_WEEKS_OF_DEMO : QUIET_WEEKS;
    return unit(mix(mix(hashOf(index), 71), week)) < share + 0.25 * (columns.volatility[index] ?? 0);
  }

  return {
    lastCreatedDay: dayOf(2025, 12, 31),
    priceRubAt,
    stockAt,
    reviewsCountAt,
    ratingAt,
    isQuietAt,
  };
}

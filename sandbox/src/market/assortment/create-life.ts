import { dayOf, moscowHour } from '../calendar.ts';
import { bell, mix, unit } from '../chance.ts';
import type { DayNumber, Market } from '../market.ts';
import { priceLevel } from '../price-level.ts';
import type { ProductColumns } from './product-columns.ts';

type State = ReturnType<Market['products']['state']>;

/** How products change over time. Hours are of the Moscow wall clock. */
export type Life = {
  lastCreatedDay: DayNumber;
  priceRubAt(index: number, hour: number): number;
  stockAt(index: number, hour: number): number;
  reviewsAt(index: number, day: DayNumber): { rating: number; reviewsCount: number };
  /** The bid of a campaign that is on at this hour, 0 to 1; 0 if there is none. */
  bidAt(index: number, hour: number): number;
  stateAt(index: number, at: Date): State;
};

const HOURS = 24;
const KOPECKS = 100;
const FLASH_DISCOUNT = 0.87;
const FLASH_HOURS = 8;
const RATING_DAYS = 30;

export function createLife(columns: ProductColumns, seed: number): Life {
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
    const level = priceLevel(epoch * days);
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

  function reviewsAt(index: number, day: DayNumber): { rating: number; reviewsCount: number } {
    const age = Math.max(0, day - (columns.createdDays[index] ?? 0));
    const reviewsCount = Math.floor(age * (columns.reviewsADay[index] ?? 0));
    const swing = bell(mix(hashOf(index), 1000 + Math.floor(day / RATING_DAYS)));
    const tenths = Math.round(Math.max(10, Math.min(50, (columns.ratings[index] ?? 0) + 0.8 * swing)));
    return { rating: reviewsCount === 0 ? 0 : tenths / 10, reviewsCount };
  }

  /** A campaign lasts a week and is shown between two hours, until the day's budget is spent. */
  function bidAt(index: number, hour: number): number {
    const day = Math.floor(hour / HOURS);
    const ofWeek = mix(mix(hashOf(index), 71), Math.floor((day + 3) / 7));
    if (unit(ofWeek) >= (columns.advertised[index] ?? 0)) return 0;
    const starts = (ofWeek >>> 3) % 13;
    const spent = starts + 5 + (mix(ofWeek, day) % 16);
    const hourOfDay = hour - day * HOURS;
    return hourOfDay >= starts && hourOfDay < spent ? 0.3 + 0.7 * unit(mix(ofWeek, 1)) : 0;
  }

  return {
    lastCreatedDay: dayOf(2025, 12, 31),
    priceRubAt,
    stockAt,
    reviewsAt,
    bidAt,
    stateAt(index, at) {
      const hour = moscowHour(at);
      return {
        priceKopecks: priceRubAt(index, hour) * KOPECKS,
        stock: stockAt(index, hour),
        ...reviewsAt(index, Math.floor(hour / HOURS)),
      };
    },
  };
}

import { addDays, type Day, daysBetween, moscowDay, startOfMoscowDay } from '@vitrina/contract/dates.ts';
import { HOUR_MS } from '@vitrina/contract/durations.ts';
import type { ProductQuery } from '../integrations/ozon/list-product-queries.ts';
import { toStoredMoment } from '../platform/clickhouse/stored-moment.ts';

/** product.md 8.4: the figures of a day are there on the next one, after 15:00 Moscow. */
const READY_HOUR = 15;
/** The method serves single days of the last month; a cabinet that was away longer starts there. */
const OLDEST_DAYS = 28;

/** The newest Moscow day whose figures the marketplace has finished. */
export function lastReadyDay(now: Date): Day {
  return addDays(moscowDay(new Date(now.getTime() - READY_HOUR * HOUR_MS)), -1);
}

/** When the day after the last ready one can be asked for. */
export function nextReadyAt(now: Date): Date {
  const ready = lastReadyDay(now);
  return new Date(startOfMoscowDay(addDays(ready, 2)).getTime() + READY_HOUR * HOUR_MS);
}

/** The figures come within one or two days; after three an empty day is truly empty. */
export function isDayFinal(now: Date, day: Day): boolean {
  return daysBetween(day, moscowDay(now)) > 3;
}

/** Days to collect, newest first, so that the morning page is served before history. */
export function missingDays(now: Date, stored: ReadonlySet<Day>): Day[] {
  const newest = lastReadyDay(now);
  const days = Array.from({ length: OLDEST_DAYS }, (_, index) => addDays(newest, -index));
  return days.filter((day) => !stored.has(day));
}

/** null stays null: what the subscription does not give is not zero. */
export function toOwnQueryRow(cabinetId: number, day: Day, one: ProductQuery, takenAt: Date) {
  return {
    cabinet: cabinetId,
    sku: one.sku,
    query: one.query.trim().toLowerCase(),
    day,
    search_users: one.unique_search_users,
    view_users: one.unique_view_users,
    position: one.position,
    conversion: one.view_conversion,
    orders: one.order_count,
    gmv_kopecks: one.gmv === null ? null : Math.round(one.gmv * 100),
    taken_at: toStoredMoment(takenAt),
  };
}

/** Whether the answer lacks what only a Premium level gives. */
export function isWithoutPremium(queries: readonly ProductQuery[]): boolean {
  return queries.length > 0 && queries.every((one) => one.position === null && one.view_conversion === null);
}

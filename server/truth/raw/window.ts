import { addDays, over, sumOf, windowOf } from './days.ts';
import type { Figures } from './feed.ts';

/** One query by day: undefined where the day was not measured, null where it was and nobody searched. */
export type QueryDays = (day: string) => Figures | null | undefined;

const isMeasured = (of: QueryDays) => (day: string) => of(day) !== undefined;
const figureOf = (of: QueryDays, name: string) => (day: string) => of(day)?.[name] ?? 0;

/** The sum over a window, whatever of it was measured. */
export const sumIn = (of: QueryDays, name: string, days: readonly string[]): number =>
  sumOf(days.map(figureOf(of, name)));

/** The sum over a window, if all of it was measured. */
function wholeSum(of: QueryDays, to: string, length: number): number | null {
  const days = windowOf(to, length);
  return days.every(isMeasured(of)) ? sumIn(of, 'count', days) : null;
}

export function growth(of: QueryDays, to: string, length: number): number | null {
  const [now, before] = [wholeSum(of, to, length), wholeSum(of, addDays(to, -length), length)];
  return now === null || before === null || before === 0 ? null : now / before - 1;
}

function shareOfPeak(of: QueryDays, to: string, length: number): number | null {
  const [now = null, ...before] = [0, 1, 2, 3].map((back) =>
    wholeSum(of, addDays(to, -back * length), length),
  );
  const others = before.filter((sum) => sum !== null);
  return now === null || others.length === 0 ? null : over(now, Math.max(now, ...others));
}

/** Of the line of least squares through the days, in degrees. */
function slope(of: QueryDays, to: string, length: number): number | null {
  const days = windowOf(to, length);
  const counts = days.map(figureOf(of, 'count'));
  const mean = sumOf(counts) / length;
  if (length < 2 || !days.every(isMeasured(of)) || mean === 0) return null;
  const middle = (length - 1) / 2;
  const rise = sumOf(counts.map((count, x) => (x - middle) * (count - mean)));
  const spread = sumOf(counts.map((_, x) => (x - middle) ** 2));
  return (Math.atan(((rise / spread) * (length - 1)) / mean) * 180) / Math.PI;
}

/** The 24 numbers of a line of the query table, by the definitions of docs/metrics.md and nobody's code. */
export function tableLine(of: QueryDays, to: string, length: number): Record<string, number | null> {
  const days = windowOf(to, length).filter(isMeasured(of));
  const known = (name: string) => (days.length === 0 ? null : sumIn(of, name, days));
  const count = known('count');
  const searched = days.filter((day) => of(day) !== null);
  const priced = searched.filter((day) => figureOf(of, 'avg_price_kopecks')(day) > 0);
  const paid = sumOf(
    priced.map((day) => figureOf(of, 'avg_price_kopecks')(day) * figureOf(of, 'count')(day)),
  );
  const price = over(paid, sumIn(of, 'count', priced));
  const atTheEnd = (name: string) => {
    const day = searched.at(-1);
    return day === undefined ? null : figureOf(of, name)(day);
  };
  const share = (name: string) => over(known(name), count);
  return {
    count,
    uniq_queries_with_ca: known('uniq_queries_with_ca'),
    cart_conversion: share('uniq_queries_with_ca'),
    added_to_cart: known('added_to_cart'),
    dynamics_in7: growth(of, to, 7),
    dynamics_in28: growth(of, to, 28),
    angle: slope(of, to, length),
    ratio: shareOfPeak(of, to, length),
    frequency: over(count, days.length),
    items_views: known('items_views'),
    uniq_sellers: atTheEnd('uniq_sellers'),
    products_count: atTheEnd('products_count'),
    per_item_stat: over(count, atTheEnd('products_count')),
    users_without_interaction_count: known('users_without_interaction_count'),
    users_without_interaction_share: share('users_without_interaction_count'),
    soft_query_count: known('soft_query_count'),
    soft_query_share: share('soft_query_count'),
    zero_count: known('zero_count'),
    zero_share: share('zero_count'),
    avg_price: price === null ? null : Math.round(price),
    gmv: known('gmv_kopecks'),
    ord: known('ord'),
    search_users_to_ord_users: share('ord_users'),
    users_per_order: over(count, known('ord')),
    windowDays: days.length,
  };
}

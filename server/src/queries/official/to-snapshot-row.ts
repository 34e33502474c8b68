import type { Day } from '@vitrina/contract/dates.ts';
import { TOP_QUERY_BOUNDS, type TopQuery } from '../../integrations/ozon/list-top-queries.ts';
import type { SnapshotFigures } from '../store-snapshots.ts';

function wholeOrNull(value: number | null | undefined): number | null {
  return value === null || value === undefined ? null : Math.round(value);
}

/** Ozon writes 0 for a price that it does not know: nothing is sold for nothing. */
function toKopecks(roubles: number | null | undefined): number | null {
  return roubles ? Math.round(roubles * 100) : null;
}

/** Buyers over a rolling week, not searches of a day: its own unit and window, and never added to anything else. */
export function toSnapshotRow(one: TopQuery, text: string, day: Day): SnapshotFigures {
  return {
    text,
    window_days: TOP_QUERY_BOUNDS.windowDays,
    day,
    count: one.client_count,
    ca: wholeOrNull(one.add_to_cart),
    cart_share: one.conversion_to_cart ?? null,
    price: toKopecks(one.avg_price),
    views: wholeOrNull(one.items_views),
    sellers: wholeOrNull(one.sellers_count),
  };
}

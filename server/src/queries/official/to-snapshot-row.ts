import type { Day } from '@vitrina/contract/dates.ts';
import { TOP_QUERY_BOUNDS, type TopQuery } from '../../integrations/ozon/list-top-queries.ts';
import { toStoredMoment } from '../../platform/stored-moment.ts';

/** The name of the source in sq_snapshot: the official method of popular queries. */
const OFFICIAL_SOURCE = 'ozonTop';

type Place = { cabinetId: number; queryId: number; day: Day; takenAt: Date };

function wholeOrNull(value: number | null | undefined): number | null {
  return value === null || value === undefined ? null : Math.round(value);
}

/** Buyers over a rolling week, not searches of a day: its own unit and window, and never added to anything else. */
export function toSnapshotRow(one: TopQuery, { cabinetId, queryId, day, takenAt }: Place) {
  return {
    cabinet: cabinetId,
    mp: 'ozon',
    source: OFFICIAL_SOURCE,
    unit: 'people',
    window_days: TOP_QUERY_BOUNDS.windowDays,
    query_id: queryId,
    day,
    taken_at: toStoredMoment(takenAt),
    count: one.client_count,
    ca: wholeOrNull(one.add_to_cart),
    cart_share: one.conversion_to_cart ?? null,
    price: one.avg_price === null || one.avg_price === undefined ? null : Math.round(one.avg_price * 100),
    views: wholeOrNull(one.items_views),
    sellers: wholeOrNull(one.sellers_count),
    clicks: null,
    spend: null,
    category: null,
  };
}

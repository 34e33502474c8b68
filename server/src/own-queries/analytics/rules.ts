import type { PremiumLevel } from '@vitrina/contract/cabinet.ts';
import type { Day } from '@vitrina/contract/dates.ts';
import type { AnalyticsRow } from '../../integrations/ozon/get-analytics.ts';
import { toStoredMoment } from '../../platform/clickhouse/stored-moment.ts';

/** All are counts, so that days and products add up. */
export const OWN_METRICS = [
  'hits_view_search',
  'session_view_search',
  'session_view_pdp',
  'ordered_units',
  'revenue',
] as const;
type OwnRow = AnalyticsRow<(typeof OWN_METRICS)[number]>;

/** The answer of a week comes well within the time of a call; a month of a large shop may not. */
const DAYS_AT_ONCE = 7;

/** The method is for the two larger subscriptions; a level that nobody has told is tried. */
export function mayReadAnalytics(premium: PremiumLevel): boolean {
  return premium === 'plus' || premium === 'pro' || premium === 'unknown';
}

/** The newest missing days; what is older comes with the next turn. */
export function nextDays(missing: readonly Day[]): Day[] {
  return missing.slice(0, DAYS_AT_ONCE);
}

const whole = (value: number) => Math.max(0, Math.round(value));

/** Dimensions come in the order of the question: the product, the day. */
export function toProductRow(cabinetId: number, { dimensions, metrics }: OwnRow, takenAt: Date) {
  const [sku = '', day = ''] = dimensions;
  return {
    cabinet: cabinetId,
    sku: Number(sku),
    day: day.slice(0, 10),
    views: whole(metrics.hits_view_search),
    view_users: whole(metrics.session_view_search),
    card_users: whole(metrics.session_view_pdp),
    units: whole(metrics.ordered_units),
    revenue_kopecks: whole(metrics.revenue * 100),
    taken_at: toStoredMoment(takenAt),
  };
}

import type { Day } from '@vitrina/contract/dates.ts';
import { failCollector } from '../../cabinets/fail-collector.ts';
import { type CabinetRow, findCabinet } from '../../cabinets/find-cabinet.ts';
import { recordOfKey } from '../../cabinets/keys/record-of-key.ts';
import { openMarketplaceKey } from '../../cabinets/marketplace-key.ts';
import { recordCollector } from '../../cabinets/record-collector.ts';
import { waitForOzonQuota } from '../../integrations/ozon/acquire-ozon-quota.ts';
import type { OzonKey } from '../../integrations/ozon/call-ozon.ts';
import { type AnalyticsRow, getAnalytics } from '../../integrations/ozon/get-analytics.ts';
import type { Context } from '../../platform/context.ts';
import type { CallFailure } from '../../platform/outbound/failure.ts';
import { listFigureDays, markFigureDays } from '../figure-days.ts';
import { isDayFinal, missingDays, nextReadyAt } from '../rules.ts';
import { mayReadAnalytics, nextDays, OWN_METRICS, toProductRow } from './rules.ts';

type Row = AnalyticsRow<(typeof OWN_METRICS)[number]>;

/** Waits until the account may request one more page: one a minute. */
type WaitForTurn = (context: Context, key: OzonKey) => Promise<void>;

const waitForQuota: WaitForTurn = ({ db }, key) => waitForOzonQuota(db, key, '/v1/analytics/data');

type Pages = { key: OzonKey; days: readonly Day[]; waitForTurn: WaitForTurn };

/** All pages of days, newest first. */
async function readDays(context: Context, { key, days, waitForTurn }: Pages): Promise<CallFailure | Row[]> {
  const found: Row[] = [];
  const [to = '', from = to] = [days[0], days.at(-1)];
  for (;;) {
    await waitForTurn(context, key);
    const input = {
      from,
      to,
      dimensions: ['sku', 'day'],
      metrics: OWN_METRICS,
      offset: found.length,
    } as const;
    const answer = await getAnalytics(key, input);
    if (answer.outcome !== 'ok') return answer;
    found.push(...answer.data.rows);
    if (!answer.data.isFull) return found;
  }
}

/** Each day as one block under one token, then it is marked: killed between the two, it is stored once. */
async function storeDays(context: Context, cabinetId: number, days: readonly Day[], read: readonly Row[]) {
  const at = context.clock.now();
  const rows = read.map((row) => toProductRow(cabinetId, row, at));
  for (const day of days) {
    const ofDay = rows.filter((row) => row.day === day);
    // Nothing yet for a fresh day may mean "not counted yet": it is asked again instead of being kept as empty.
    if (ofDay.length === 0 && !isDayFinal(at, day)) continue;
    const token = `analytics|${cabinetId}|${day}`;
    await context.clickhouse.insert('store own analytics', 'own_product_day', ofDay, token);
    const marks = [{ day, rows: ofDay.length }];
    await markFigureDays(context.db, { cabinetId, source: 'analytics', at, days: marks });
  }
  return rows.length;
}

/** Asks for days and stores them; how many rows they had, or why they did not come. */
export async function collectAnalyticsDays(
  context: Context,
  cabinet: CabinetRow,
  days: readonly Day[],
  waitForTurn = waitForQuota,
): Promise<CallFailure | { outcome: 'ok'; count: number }> {
  const key = openMarketplaceKey(context, cabinet);
  const rows = await readDays(context, { key, days, waitForTurn });
  if (!Array.isArray(rows)) return rows;
  return { outcome: 'ok', count: await storeDays(context, cabinet.id, days, rows) };
}

/** What buyers did with own products, a week of days a turn. */
export async function collectOwnAnalytics(context: Context, cabinetId: number): Promise<void> {
  const cabinet = await findCabinet(context, cabinetId);
  if (!cabinet || cabinet.key_status !== 'valid') return;
  const now = context.clock.now();
  const nothing = { outcome: 'noPremium', nextTryAt: nextReadyAt(now), itemsCount: 0 } as const;
  if (!mayReadAnalytics(cabinet.premium)) return recordCollector(context, cabinetId, 'ownAnalytics', nothing);
  const stored = new Set(await listFigureDays(context, cabinetId, 'analytics'));
  const missing = missingDays(now, stored);
  const days = nextDays(missing);
  const nextTryAt = nextReadyAt(now);
  if (days.length === 0) {
    return recordCollector(context, cabinetId, 'ownAnalytics', {
      outcome: 'ok',
      nextTryAt,
      itemsCount: null,
    });
  }
  const collected = await collectAnalyticsDays(context, cabinet, days);
  if (collected.outcome !== 'ok') {
    // The key is good: this one method is not for its subscription.
    if (collected.outcome === 'forbidden') {
      return context.db
        .transaction()
        .execute((trx) => recordOfKey({ ...context, db: trx }, cabinet, 'ownAnalytics', nothing));
    }
    return failCollector(context, cabinet, 'ownAnalytics', collected);
  }
  const itemsCount = collected.count;
  await recordCollector(context, cabinetId, 'ownAnalytics', {
    outcome: itemsCount > 0 ? 'ok' : 'empty',
    nextTryAt: missing.length > days.length ? now : nextTryAt,
    itemsCount,
  });
}

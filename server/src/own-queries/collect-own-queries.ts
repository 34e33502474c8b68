import type { Day } from '@vitrina/contract/dates.ts';
import { failCollector } from '../cabinets/fail-collector.ts';
import { findCabinet } from '../cabinets/find-cabinet.ts';
import { openMarketplaceKey } from '../cabinets/marketplace-key.ts';
import { recordCollector } from '../cabinets/record-collector.ts';
import { waitForOzonQuota } from '../integrations/ozon/acquire-ozon-quota.ts';
import type { OzonKey } from '../integrations/ozon/call-ozon.ts';
import {
  listProductQueries,
  PRODUCT_QUERY_BOUNDS,
  type ProductQuery,
} from '../integrations/ozon/list-product-queries.ts';
import type { Context } from '../platform/context.ts';
import type { CallFailure } from '../platform/outbound/failure.ts';
import { listSkus } from '../products/list-skus.ts';
import { isDayFinal, isWithoutPremium, missingDays, nextReadyAt, toOwnQueryRow } from './rules.ts';
import type { OwnQueryTables } from './tables.ts';

/** Days per job: a new cabinet's month comes in several short jobs instead of one long one. */
const DAYS_AT_ONCE = 7;

async function readDay(
  context: Context,
  key: OzonKey,
  skus: readonly number[],
  day: Day,
): Promise<CallFailure | ProductQuery[]> {
  const found: ProductQuery[] = [];
  for (let start = 0; start < skus.length; start += PRODUCT_QUERY_BOUNDS.skus) {
    const some = skus.slice(start, start + PRODUCT_QUERY_BOUNDS.skus);
    for (let page = 0, pages = 1; page < pages; page += 1) {
      await waitForOzonQuota(context.db, key);
      const answer = await listProductQueries(key, { skus: some, from: day, to: day, page });
      if (answer.outcome !== 'ok') return answer;
      found.push(...answer.data.queries);
      pages = answer.data.queries.length === 0 ? page : answer.data.pageCount;
    }
  }
  return found;
}

/** The whole day goes in as one block under one token, then the day is marked: killed between the two, it is stored once. */
async function storeDay(
  context: Context,
  cabinetId: number,
  day: Day,
  queries: readonly ProductQuery[],
): Promise<void> {
  const now = context.clock.now();
  const rows = queries.map((one) => toOwnQueryRow(cabinetId, day, one, now));
  await context.clickhouse.insert('store own queries', 'own_query_day', rows, `${cabinetId}|${day}`);
  await context.db
    .withTables<OwnQueryTables>()
    .insertInto('own_query_days')
    .values({ cabinet_id: cabinetId, day, rows_count: rows.length, collected_at: now })
    .onConflict((conflict) => conflict.doNothing())
    .execute();
}

async function listStoredDays({ db }: Context, cabinetId: number): Promise<Set<Day>> {
  const rows = await db
    .withTables<OwnQueryTables>()
    .selectFrom('own_query_days')
    .select('day')
    .where('cabinet_id', '=', cabinetId)
    .execute();
  return new Set(rows.map((row) => row.day));
}

export async function collectOwnQueries(context: Context, cabinetId: number): Promise<void> {
  const cabinet = await findCabinet(context, cabinetId);
  if (!cabinet || cabinet.key_status !== 'valid') return;
  const key = openMarketplaceKey(context, cabinet);
  const skus = await listSkus(context, cabinetId);
  const now = context.clock.now();
  if (skus.length === 0) {
    // Products come first; look again soon after.
    const nextTryAt = new Date(now.getTime() + 60_000);
    return recordCollector(context, cabinetId, 'ownQueries', { outcome: 'empty', nextTryAt, itemsCount: 0 });
  }
  const missing = missingDays(now, await listStoredDays(context, cabinetId));
  let count = 0;
  let withoutPremium = false;
  for (const day of missing.slice(0, DAYS_AT_ONCE)) {
    const queries = await readDay(context, key, skus, day);
    if (!Array.isArray(queries)) return failCollector(context, cabinetId, 'ownQueries', queries);
    // Nothing yet for a fresh day may mean "not counted yet": it is asked again instead of being kept as empty.
    if (queries.length > 0 || isDayFinal(now, day)) await storeDay(context, cabinetId, day, queries);
    count += queries.length;
    withoutPremium = isWithoutPremium(queries) || withoutPremium;
  }
  const nextTryAt = missing.length > DAYS_AT_ONCE ? now : nextReadyAt(now);
  const outcome = withoutPremium ? 'noPremium' : count > 0 ? 'ok' : 'empty';
  await recordCollector(context, cabinetId, 'ownQueries', { outcome, nextTryAt, itemsCount: count });
}

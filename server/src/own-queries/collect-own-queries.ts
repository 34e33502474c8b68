import type { Day } from '@vitrina/contract/dates.ts';
import { failCollector } from '../cabinets/fail-collector.ts';
import { type CabinetRow, findCabinet } from '../cabinets/find-cabinet.ts';
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

type Collected = { count: number; isWithoutPremium: boolean };

/** Asks for days one by one and stores each; the first failure ends it. */
export async function collectOwnQueryDays(
  context: Context,
  cabinet: CabinetRow,
  days: readonly Day[],
): Promise<CallFailure | ({ outcome: 'ok' } & Collected)> {
  const key = openMarketplaceKey(context, cabinet);
  const skus = await listSkus(context, cabinet.id);
  const now = context.clock.now();
  const collected: Collected = { count: 0, isWithoutPremium: false };
  for (const day of days) {
    const queries = await readDay(context, key, skus, day);
    if (!Array.isArray(queries)) return queries;
    // Nothing yet for a fresh day may mean "not counted yet": it is asked again instead of being kept as empty.
    if (queries.length > 0 || isDayFinal(now, day)) await storeDay(context, cabinet.id, day, queries);
    collected.count += queries.length;
    collected.isWithoutPremium ||= isWithoutPremium(queries);
  }
  return { outcome: 'ok', ...collected };
}

/** Days whose queries the marketplace serves at this moment and that are not stored, newest first. */
export async function listMissingQueryDays(context: Context, cabinetId: number): Promise<Day[]> {
  return missingDays(context.clock.now(), await listStoredDays(context, cabinetId));
}

export async function collectOwnQueries(context: Context, cabinetId: number): Promise<void> {
  const cabinet = await findCabinet(context, cabinetId);
  if (!cabinet || cabinet.key_status !== 'valid') return;
  const now = context.clock.now();
  if ((await listSkus(context, cabinetId)).length === 0) {
    // Products come first; look again soon after.
    const nextTryAt = new Date(now.getTime() + 60_000);
    return recordCollector(context, cabinetId, 'ownQueries', { outcome: 'empty', nextTryAt, itemsCount: 0 });
  }
  const missing = await listMissingQueryDays(context, cabinetId);
  const collected = await collectOwnQueryDays(context, cabinet, missing.slice(0, DAYS_AT_ONCE));
  if (collected.outcome !== 'ok') return failCollector(context, cabinet, 'ownQueries', collected);
  const { count } = collected;
  const nextTryAt = missing.length > DAYS_AT_ONCE ? now : nextReadyAt(now);
  const outcome = collected.isWithoutPremium ? 'noPremium' : count > 0 ? 'ok' : 'empty';
  await recordCollector(context, cabinetId, 'ownQueries', { outcome, nextTryAt, itemsCount: count });
}

import { addDays, type Day } from '@vitrina/contract/dates.ts';
import { failCollector } from '../../cabinets/fail-collector.ts';
import { findCabinet } from '../../cabinets/find-cabinet.ts';
import { openMarketplaceKey } from '../../cabinets/marketplace-key.ts';
import { recordCollector } from '../../cabinets/record-collector.ts';
import { waitForOzonQuota } from '../../integrations/ozon/acquire-ozon-quota.ts';
import type { OzonKey } from '../../integrations/ozon/call-ozon.ts';
import { listTopQueries, TOP_QUERY_BOUNDS, type TopQuery } from '../../integrations/ozon/list-top-queries.ts';
import { toStoredMoment } from '../../platform/clickhouse/stored-moment.ts';
import type { Context } from '../../platform/context.ts';
import type { CallFailure } from '../../platform/outbound/failure.ts';
import { lastReadyDay, normaliseQuery, readyAt } from '../rules.ts';
import { storeSnapshots } from '../store-snapshots.ts';
import type { QueryTables } from '../tables.ts';
import { toJsonLines } from '../to-json-lines.ts';
import { toSnapshotRow } from './to-snapshot-row.ts';

async function readAll(context: Context, key: OzonKey): Promise<CallFailure | TopQuery[]> {
  const found: TopQuery[] = [];
  for (let offset = 0; offset <= TOP_QUERY_BOUNDS.lastOffset; offset += TOP_QUERY_BOUNDS.limit) {
    await waitForOzonQuota(context.db, key);
    const page = await listTopQueries(key, offset);
    if (page.outcome !== 'ok') return page;
    found.push(...page.data);
    if (page.data.length < TOP_QUERY_BOUNDS.limit) break;
  }
  return found;
}

/** The name of the source: the official method of popular queries. */
const OFFICIAL_SOURCE = 'ozonTop';

/** The rows, then the day is marked: killed between the two, a retry stores the same again. */
async function storeAll(
  context: Context,
  cabinetId: number,
  day: Day,
  queries: readonly TopQuery[],
): Promise<void> {
  // The list moves while it is paged through, so a query may come twice: the first place is the truer one.
  const byText = new Map(queries.toReversed().map((one) => [normaliseQuery(one.query), one]));
  const takenAt = context.clock.now();
  const rows = [...byText].map(([text, one]) => toSnapshotRow(one, text, day));
  const snapshot = {
    cabinet: cabinetId,
    marketplace: 'ozon',
    source: OFFICIAL_SOURCE,
    unit: 'people',
    takenAt: toStoredMoment(takenAt),
  } as const;
  await storeSnapshots(context, snapshot, toJsonLines(rows));
  await context.db
    .withTables<QueryTables>()
    .insertInto('official_query_days')
    .values({ cabinet_id: cabinetId, day, rows_count: rows.length, taken_at: takenAt })
    .onConflict((conflict) => conflict.doNothing())
    .execute();
}

async function findStored({ db }: Context, cabinetId: number, day: Day) {
  return db
    .withTables<QueryTables>()
    .selectFrom('official_query_days')
    .select('rows_count')
    .where('cabinet_id', '=', cabinetId)
    .where('day', '=', day)
    .executeTakeFirst();
}

/** The popular queries that a Premium Pro key may read: once a day, kept for the cabinet whose key it is. */
export async function collectTopQueries(context: Context, cabinetId: number): Promise<void> {
  const cabinet = await findCabinet(context, cabinetId);
  if (!cabinet || cabinet.key_status !== 'valid' || cabinet.premium !== 'pro') return;
  const day = lastReadyDay(context.clock.now());
  const nextTryAt = readyAt(addDays(day, 1));
  const stored = await findStored(context, cabinetId, day);
  if (stored) {
    const { rows_count: itemsCount } = stored;
    return recordCollector(context, cabinetId, 'topQueries', { outcome: 'ok', nextTryAt, itemsCount });
  }
  const queries = await readAll(context, openMarketplaceKey(context, cabinet));
  if (!Array.isArray(queries)) return failCollector(context, cabinet, 'topQueries', queries);
  await storeAll(context, cabinetId, day, queries);
  const outcome = queries.length > 0 ? 'ok' : 'empty';
  await recordCollector(context, cabinetId, 'topQueries', { outcome, nextTryAt, itemsCount: queries.length });
}

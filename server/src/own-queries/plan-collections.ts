import type { CollectorState } from '@vitrina/contract/cabinet.ts';
import type { CabinetRow } from '../cabinets/find-cabinet.ts';
import { listDueCabinets } from '../cabinets/list-due-cabinets.ts';
import type { CabinetsTables } from '../cabinets/tables.ts';
import type { Context } from '../platform/context.ts';
import { collectOwnAdsJob } from './advertising/collect-own-ads.job.ts';
import { collectOwnAnalyticsJob } from './analytics/collect-own-analytics.job.ts';
import { collectOwnQueriesJob } from './collect-own-queries.job.ts';

type CollectJob = typeof collectOwnQueriesJob | typeof collectOwnAnalyticsJob | typeof collectOwnAdsJob;

async function plan(
  context: Context,
  collector: CollectorState['collector'],
  job: CollectJob,
  isMeant: (cabinet: CabinetRow) => boolean = () => true,
): Promise<void> {
  for (const cabinet of await listDueCabinets(context, collector)) {
    if (!isMeant(cabinet)) continue;
    await context.queue.publish(job, { cabinetId: cabinet.id }, { singletonKey: String(cabinet.id) });
  }
}

/** Cabinets whose products were asked for, whatever came of it. */
async function listBehindProducts({ db }: Context): Promise<Set<number>> {
  const rows = await db
    .withTables<CabinetsTables>()
    .selectFrom('collector_states')
    .select('cabinet_id')
    .where('collector', '=', 'products')
    .execute();
  return new Set(rows.map((row) => row.cabinet_id));
}

/** A job for each collector of own figures that is due. */
export async function planCollections(context: Context): Promise<void> {
  // Queries are asked about products: a new cabinet that came here before them would wait out a minute for nothing.
  const behindProducts = await listBehindProducts(context);
  await plan(context, 'ownQueries', collectOwnQueriesJob, ({ id }) => behindProducts.has(id));
  await plan(context, 'ownAnalytics', collectOwnAnalyticsJob);
  await plan(context, 'ownAds', collectOwnAdsJob, ({ performance_status: status }) => status === 'valid');
}

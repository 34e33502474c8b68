import type { CollectorState } from '@vitrina/contract/cabinet.ts';
import type { CabinetRow } from '../cabinets/find-cabinet.ts';
import { listDueCabinets } from '../cabinets/list-due-cabinets.ts';
import { takeTurn } from '../cabinets/take-turn.ts';
import { createTokenCache } from '../integrations/ozon-performance/create-token-cache.ts';
import type { Context } from '../platform/context.ts';
import { type Loop, startLoop } from '../platform/loop.ts';
import { collectOwnAds } from './advertising/collect-own-ads.ts';
import { collectOwnAdsJob } from './advertising/collect-own-ads.job.ts';
import { collectOwnAnalytics } from './analytics/collect-own-analytics.ts';
import { collectOwnAnalyticsJob } from './analytics/collect-own-analytics.job.ts';
import { collectOwnQueries } from './collect-own-queries.ts';
import { collectOwnQueriesJob } from './collect-own-queries.job.ts';

const PLAN_EVERY_SECONDS = 10;

type CollectJob = typeof collectOwnQueriesJob | typeof collectOwnAnalyticsJob | typeof collectOwnAdsJob;

async function planCollections(
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

export async function workOwnQueries(context: Context): Promise<Loop[]> {
  // One for the whole process: a token is good for half an hour, whoever asks.
  const tokens = createTokenCache(() => context.clock.now());
  await context.queue.work(collectOwnQueriesJob, 2, ({ cabinetId }) =>
    takeTurn(context, cabinetId, 'ownQueries', () => collectOwnQueries(context, cabinetId)),
  );
  // A turn waits for the minute of its account, and the others are not to wait with it.
  await context.queue.work(collectOwnAnalyticsJob, 4, ({ cabinetId }) =>
    takeTurn(context, cabinetId, 'ownAnalytics', () => collectOwnAnalytics(context, cabinetId)),
  );
  await context.queue.work(collectOwnAdsJob, 2, ({ cabinetId }) =>
    takeTurn(context, cabinetId, 'ownAds', () => collectOwnAds(context, tokens, cabinetId)),
  );
  const hasAdvertising = ({ performance_status: status }: CabinetRow) => status === 'valid';
  return [
    startLoop(context, 'plan own queries', PLAN_EVERY_SECONDS, async () => {
      await planCollections(context, 'ownQueries', collectOwnQueriesJob);
      await planCollections(context, 'ownAnalytics', collectOwnAnalyticsJob);
      await planCollections(context, 'ownAds', collectOwnAdsJob, hasAdvertising);
    }),
  ];
}

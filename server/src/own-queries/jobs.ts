import { runWhenDue } from '../cabinets/run-when-due.ts';
import { createTokenCache } from '../integrations/ozon-performance/create-token-cache.ts';
import { type Loop, startLoop } from '../platform/background/loop.ts';
import type { Context } from '../platform/context.ts';
import { collectOwnAdsJob } from './advertising/collect-own-ads.job.ts';
import { collectOwnAds } from './advertising/collect-own-ads.ts';
import { collectOwnAnalyticsJob } from './analytics/collect-own-analytics.job.ts';
import { collectOwnAnalytics } from './analytics/collect-own-analytics.ts';
import { collectOwnQueriesJob } from './collect-own-queries.job.ts';
import { collectOwnQueries } from './collect-own-queries.ts';
import { planCollections } from './plan-collections.ts';

const PLAN_EVERY_SECONDS = 10;

/** `onCollected`: what is made of a cabinet's queries and figures may be made anew. */
export async function workOwnQueries(
  context: Context,
  onCollected: (cabinetId: number) => Promise<void>,
): Promise<Loop[]> {
  // One for the whole process: a token is good for half an hour, whoever asks.
  const tokens = createTokenCache(() => context.clock.now());
  await context.queue.work(collectOwnQueriesJob, 2, async ({ cabinetId }) => {
    const isOurs = await runWhenDue(context, cabinetId, 'ownQueries', () =>
      collectOwnQueries(context, cabinetId),
    );
    // Behind a turn that was not due as well: the one before may have been killed here. Whoever is at it does it later.
    if (isOurs) await onCollected(cabinetId);
  });
  // A turn waits for the minute of its account, and the others are not to wait with it.
  await context.queue.work(collectOwnAnalyticsJob, 4, async ({ cabinetId }) => {
    const isOurs = await runWhenDue(context, cabinetId, 'ownAnalytics', () =>
      collectOwnAnalytics(context, cabinetId),
    );
    if (isOurs) await onCollected(cabinetId);
  });
  await context.queue.work(collectOwnAdsJob, 2, ({ cabinetId }) =>
    runWhenDue(context, cabinetId, 'ownAds', () => collectOwnAds(context, tokens, cabinetId)),
  );
  return [startLoop(context, 'plan own queries', PLAN_EVERY_SECONDS, () => planCollections(context))];
}

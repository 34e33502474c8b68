import { sql } from 'kysely';
import { changePerformanceKey } from '../../src/cabinets/keys/change-performance-key.ts';
import { listDueCabinets } from '../../src/cabinets/list-due-cabinets.ts';
import { createTokenCache } from '../../src/integrations/ozon-performance/create-token-cache.ts';
import { collectOwnAds } from '../../src/own-queries/advertising/collect-own-ads.ts';
import { collectOwnAnalytics } from '../../src/own-queries/analytics/collect-own-analytics.ts';
import { collectOwnQueries } from '../../src/own-queries/collect-own-queries.ts';
import { syncProducts } from '../../src/products/sync-products.ts';
import type { TestApp } from '../app.ts';
import { openAdvertiser } from '../fakes/advertiser.ts';
import type { Sandbox } from '../fakes/sandbox.ts';
import { makeCabinet } from './factories.ts';

const MOST_RUNS = 40;

export type Shop = Awaited<ReturnType<typeof makeCabinet>>;
type Collector = 'ownQueries' | 'ownAnalytics' | 'ownAds';

/** The demo seller of the sandbox with all keys; only the products are there. */
export async function openShop(app: TestApp, sandbox: Sandbox): Promise<Shop> {
  const apiKey = await sandbox.keyOf('full');
  const shop = await makeCabinet(app, { sellerId: sandbox.sellerId, apiKey });
  await syncProducts(app.context, shop.id);
  const { clientId, clientSecret } = await openAdvertiser(sandbox);
  await changePerformanceKey(app.context, shop.id, { clientId, clientSecret });
  return shop;
}

export async function collectRun(app: TestApp, shop: Shop, collector: Collector): Promise<void> {
  const { context, clock } = app;
  const tokens = createTokenCache(() => clock.now());
  if (collector === 'ownQueries') await collectOwnQueries(context, shop.id);
  if (collector === 'ownAnalytics') await collectOwnAnalytics(context, shop.id);
  if (collector === 'ownAds') await collectOwnAds(context, tokens, shop.id);
}

/** Turn after turn, a minute apart, until the collector comes again on another day only. */
export async function collectAll(
  app: TestApp,
  sandbox: Sandbox,
  shop: Shop,
  collector: Collector,
): Promise<number> {
  for (let round = 1; round <= MOST_RUNS; round += 1) {
    // The buckets of a key fill by the machine's time, which a test does not wait for.
    await sql`delete from quota`.execute(app.context.db);
    await collectRun(app, shop, collector);
    const { now } = await sandbox.clock({ advanceMinutes: 1.1 });
    app.clock.set(now);
    const due = await listDueCabinets(app.context, collector, shop.id);
    if (due.length === 0) return round;
  }
  throw new Error(`${collector} never came to an end`);
}

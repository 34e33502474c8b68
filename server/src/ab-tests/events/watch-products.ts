import { findCabinet } from '../../cabinets/find-cabinet.ts';
import { CAMPAIGN_STATES } from '../../integrations/ozon-performance/campaign.ts';
import type { TokenCache } from '../../integrations/ozon-performance/create-token-cache.ts';
import type { Context, DbContext } from '../../platform/context.ts';
import { createSemaphore } from '../../platform/semaphore.ts';
import { readCampaignStates } from '../running/campaigns.ts';
import type { AbTestsTables } from '../tables.ts';
import { readProducts } from './read-products.ts';
import { storeLook } from './store-look.ts';

/** A marketplace that is slow with one account keeps no other one waiting. */
const CABINETS = { atOnce: 8, waiting: 100_000 } as const;

type Watched = { testId: number; cabinetId: number; productId: number; campaignIds: string[] };

async function listWatched({ db }: DbContext): Promise<Watched[]> {
  return db
    .withTables<AbTestsTables>()
    .selectFrom('ab_tests')
    .select(['id as testId', 'cabinet_id as cabinetId', 'product_id as productId'])
    .select('campaign_ids as campaignIds')
    .where('status', '=', 'running')
    .where('launched_at', 'is not', null)
    .execute();
}

async function lookAtCabinet(
  context: Context,
  tokens: TokenCache,
  cabinetId: number,
  tests: readonly Watched[],
): Promise<void> {
  const cabinet = await findCabinet(context, cabinetId);
  if (!cabinet) return;
  const at = context.clock.now();
  const ids = tests.flatMap(({ campaignIds }) => campaignIds);
  const campaigns = await readCampaignStates(context, cabinet, tokens, ids);
  const products = await readProducts(
    context,
    cabinet,
    tests.map(({ productId }) => productId),
  );
  for (const { testId, productId, campaignIds } of tests) {
    const product = products.get(productId) ?? { priceKopecks: null, saleKopecks: null, stock: null };
    const runningCampaignIds =
      campaigns.outcome === 'read'
        ? campaignIds.filter((id) => campaigns.states.get(id) === CAMPAIGN_STATES.running)
        : null;
    await storeLook(context, { testId, cabinetId, at }, { ...product, runningCampaignIds });
  }
}

/** What happens to the products of running tests and to their advertising; three requests for all tests of a cabinet. */
export async function watchProducts(context: Context, tokens: TokenCache): Promise<void> {
  const cabinets = Map.groupBy(await listWatched(context), ({ cabinetId }) => cabinetId);
  const pass = createSemaphore(CABINETS);
  await Promise.all(
    [...cabinets].map(([cabinetId, tests]) =>
      pass(async () => {
        await context.locks.runAlone(`products of image tests of cabinet ${cabinetId}`, () =>
          lookAtCabinet(context, tokens, cabinetId, tests),
        );
      }),
    ),
  );
}

import { findCabinet } from '../../cabinets/find-cabinet.ts';
import type { TokenCache } from '../../integrations/ozon-performance/create-token-cache.ts';
import type { Context } from '../../platform/context.ts';
import type { AbTestsTables } from '../tables.ts';
import { judgeCampaigns, readCampaignStates } from './campaigns.ts';
import { changeTest } from './change-test.ts';
import { findWinner, type JudgeTest } from './judge-tests.ts';

type Means = { tokens: TokenCache; judgeTest: JudgeTest };
type Watched = { testId: number; cabinetId: number; status: string; campaignIds: string[] };

async function listWatched({ db }: Context): Promise<Watched[]> {
  return db
    .withTables<AbTestsTables>()
    .selectFrom('ab_tests')
    .select(['id as testId', 'cabinet_id as cabinetId', 'status', 'campaign_ids as campaignIds'])
    .where('status', 'in', ['running', 'paused'])
    .where('deleted_at', 'is', null)
    .execute();
}

async function watchCabinet(
  context: Context,
  { tokens, judgeTest }: Means,
  cabinetId: number,
  tests: readonly Watched[],
): Promise<void> {
  const cabinet = await findCabinet(context, cabinetId);
  if (!cabinet) return;
  const ids = tests.flatMap(({ campaignIds }) => campaignIds);
  const read = await readCampaignStates(context, cabinet, tokens, ids);
  // An outage says nothing about campaigns, and neither does a key that is gone: counters are a gap meanwhile.
  if (read.outcome !== 'read') return;
  for (const { campaignIds, ...ofTest } of tests) {
    const judged = judgeCampaigns(campaignIds, read.states);
    if (judged === 'ended') {
      const winner = await findWinner(context, judgeTest, ofTest);
      await changeTest(context, ofTest, { by: null, event: { kind: 'campaignsEnded', winner } });
    } else if (judged === 'stopped' && ofTest.status === 'running') {
      const event = { kind: 'interrupted', reason: 'campaignExpired', details: '' } as const;
      await changeTest(context, ofTest, { by: null, event });
    }
  }
}

/** Without advertising an image is shown to nobody who is counted. One question for all tests of a cabinet. */
export async function watchCampaigns(context: Context, means: Means): Promise<void> {
  const cabinets = Map.groupBy(await listWatched(context), ({ cabinetId }) => cabinetId);
  for (const [cabinetId, tests] of cabinets) {
    await context.locks.runAlone(`campaigns of cabinet ${cabinetId}`, () =>
      watchCabinet(context, means, cabinetId, tests),
    );
  }
}

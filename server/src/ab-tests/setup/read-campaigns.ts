import type { Campaign } from '../../integrations/ozon-performance/campaign.ts';
import { limitKeys, PERFORMANCE_LIMITS } from '../../integrations/ozon-performance/limits.ts';
import { listCampaignObjects } from '../../integrations/ozon-performance/list-campaign-objects.ts';
import { listCampaigns } from '../../integrations/ozon-performance/list-campaigns.ts';
import { listProductStatistics } from '../../integrations/ozon-performance/list-product-statistics.ts';
import type { PerformanceKey } from '../../integrations/ozon-performance/performance-key.ts';
import type { CallAnswer } from '../../platform/outbound/failure.ts';
import type { Db } from '../../platform/postgres/database.ts';
import { waitForQuota } from '../../platform/rate-limit/wait-for-quota.ts';
import { readState } from './rules.ts';

/** `views`: yesterday's of the product; null: the marketplace says nothing of them. */
export type ProductCampaign = Campaign & { hasProduct: boolean; views: number | null };

type Question = { sku: number; yesterday: string };

/** Each costs a request of its own; nobody chooses among more. */
const MOST_LOOKED_INTO = 100;
const AT_ONCE = 5;

const takeRequest = (db: Db, key: PerformanceKey) =>
  waitForQuota(db, limitKeys(key.clientId).requests, PERFORMANCE_LIMITS.requests);

async function readViews(
  db: Db,
  key: PerformanceKey,
  campaigns: readonly Campaign[],
  { sku, yesterday }: Question,
): Promise<CallAnswer<Map<string, number>>> {
  if (campaigns.length === 0) return { outcome: 'ok', data: new Map() };
  await takeRequest(db, key);
  const campaignIds = campaigns.map(({ id }) => id);
  const answer = await listProductStatistics(key, { campaignIds, from: yesterday, to: yesterday });
  if (answer.outcome !== 'ok') return answer;
  const ofProduct = answer.data.filter((row) => row.sku === sku);
  return { outcome: 'ok', data: new Map(ofProduct.map(({ campaignId, views }) => [campaignId, views])) };
}

/** A campaign of which the product had views has it; into every other one is looked. */
async function findProduct(
  db: Db,
  key: PerformanceKey,
  campaign: Campaign,
  { sku, views }: { sku: number; views: number | undefined },
): Promise<CallAnswer<ProductCampaign>> {
  if (views !== undefined) return { outcome: 'ok', data: { ...campaign, hasProduct: true, views } };
  await takeRequest(db, key);
  const objects = await listCampaignObjects(key, campaign.id);
  if (objects.outcome !== 'ok') return objects;
  return { outcome: 'ok', data: { ...campaign, hasProduct: objects.data.includes(sku), views: null } };
}

/** The campaigns of the account that may run, with whether they have the product; those of which it had views first. */
export async function readCampaigns(
  db: Db,
  key: PerformanceKey,
  question: Question,
): Promise<CallAnswer<ProductCampaign[]>> {
  await takeRequest(db, key);
  const listed = await listCampaigns(key, { objectType: 'SKU' });
  if (listed.outcome !== 'ok') return listed;
  const open = listed.data.filter(({ state }) => readState(state) !== 'finished').slice(0, MOST_LOOKED_INTO);
  const views = await readViews(db, key, open, question);
  if (views.outcome !== 'ok') return views;
  const campaigns: ProductCampaign[] = [];
  for (let first = 0; first < open.length; first += AT_ONCE) {
    const batch = open.slice(first, first + AT_ONCE);
    const found = await Promise.all(
      batch.map((campaign) => {
        const known = { sku: question.sku, views: views.data.get(campaign.id) };
        return findProduct(db, key, campaign, known);
      }),
    );
    for (const one of found) {
      if (one.outcome !== 'ok') return one;
      campaigns.push(one.data);
    }
  }
  return { outcome: 'ok', data: campaigns.toSorted((one, other) => (other.views ?? -1) - (one.views ?? -1)) };
}

import type { CabinetRow } from '../../cabinets/find-cabinet.ts';
import { findCabinet } from '../../cabinets/find-cabinet.ts';
import { openMarketplaceKey } from '../../cabinets/marketplace-key.ts';
import { requireValidKey } from '../../cabinets/rules.ts';
import { waitForOzonQuota } from '../../integrations/ozon/acquire-ozon-quota.ts';
import type { OzonKey } from '../../integrations/ozon/call-ozon.ts';
import { checkKey } from '../../integrations/ozon/check-key.ts';
import { getPictures } from '../../integrations/ozon/get-pictures.ts';
import type { TokenCache } from '../../integrations/ozon-performance/create-token-cache.ts';
import type { Context } from '../../platform/context.ts';
import { problem } from '../../platform/problem.ts';
import { requireOwnProducts } from '../../products/own-products.ts';
import type { TestRow } from '../project/lock-test.ts';
import { judgeCampaigns, readCampaignStates } from './campaigns.ts';
import type { ShowFacts } from './states.ts';

/** What only the marketplaces know. */
export type Outside = Pick<ShowFacts, 'cardPictures' | 'canChangePictures' | 'advertising'>;

async function openKey(context: Context, cabinetId: number): Promise<{ cabinet: CabinetRow; key: OzonKey }> {
  const cabinet = await findCabinet(context, cabinetId);
  if (!cabinet) throw problem('cabinet.notFound');
  return { cabinet, key: openMarketplaceKey(context, cabinet) };
}

/** Whether the key of the cabinet may change pictures, by the marketplace itself; one that does not work is refused. */
export async function readRights(context: Context, cabinetId: number): Promise<boolean> {
  const { key } = await openKey(context, cabinetId);
  // Two requests: what the key may do, and whose it is.
  for (let request = 0; request < 2; request += 1) await waitForOzonQuota(context.db, key);
  const checked = await checkKey(key);
  requireValidKey(checked);
  return checked.canChangePictures;
}

async function countPictures(context: Context, key: OzonKey, productId: number): Promise<number> {
  await waitForOzonQuota(context.db, key);
  const answer = await getPictures(key, [productId]);
  if (answer.outcome !== 'ok') throw problem('external.serverError');
  const card = answer.data.find((one) => one.productId === productId);
  if (card === undefined) throw problem('product.notFound');
  // The image of the test takes the place of the main one; a card without any gets one more.
  return Math.max(1, card.pictures.length);
}

async function readAdvertising(
  context: Context,
  cabinet: CabinetRow,
  tokens: TokenCache,
  campaignIds: readonly string[],
): Promise<Outside['advertising']> {
  if (campaignIds.length === 0) return 'stopped';
  const read = await readCampaignStates(context, cabinet, tokens, campaignIds);
  if (read.outcome === 'failed') throw problem('external.serverError');
  if (read.outcome === 'noKey') return 'noKey';
  return judgeCampaigns(campaignIds, read.states) === 'running' ? 'running' : 'stopped';
}

/** What the marketplaces say before images are shown. An outage is an answer of its own and never a refusal. */
export async function readOutside(context: Context, test: TestRow, tokens: TokenCache): Promise<Outside> {
  const { cabinet, key } = await openKey(context, test.cabinet_id);
  await requireOwnProducts(context, cabinet.id, [test.sku]);
  const canChangePictures = await readRights(context, cabinet.id);
  const [cardPictures, advertising] = await Promise.all([
    countPictures(context, key, test.product_id),
    readAdvertising(context, cabinet, tokens, test.campaign_ids),
  ]);
  return { cardPictures, canChangePictures, advertising };
}

import type { listAbCampaigns } from '@vitrina/contract/ab-tests/images.ts';
import { addDays, moscowDay } from '@vitrina/contract/dates.ts';
import type * as z from 'zod';
import { findCabinet } from '../../cabinets/find-cabinet.ts';
import { openPerformanceKey } from '../../cabinets/keys/performance-key.ts';
import { refusePerformanceKey } from '../../cabinets/keys/refuse-performance-key.ts';
import type { TokenCache } from '../../integrations/ozon-performance/create-token-cache.ts';
import type { Context } from '../../platform/context.ts';
import { problem } from '../../platform/problem.ts';
import { requireOwnProducts } from '../../products/own-products.ts';
import { readCampaigns } from './read-campaigns.ts';
import { isNewCampaign, readState } from './rules.ts';

type Input = z.output<(typeof listAbCampaigns)['input']>;
type Output = z.input<(typeof listAbCampaigns)['output']>;

/** What the product's test can be measured with. */
export async function getCampaigns(context: Context, tokens: TokenCache, input: Input): Promise<Output> {
  const { cabinetId, sku } = input;
  await requireOwnProducts(context, cabinetId, [sku]);
  const cabinet = await findCabinet(context, cabinetId);
  const key = cabinet && openPerformanceKey(context, cabinet, tokens);
  if (!cabinet || !key) return { outcome: 'noKey', campaigns: [] };
  if (cabinet.performance_status === 'rejected') return { outcome: 'refused', campaigns: [] };
  const today = moscowDay(context.clock.now());
  const answer = await readCampaigns(context.db, key, { sku, yesterday: addDays(today, -1) });
  if (answer.outcome !== 'ok') {
    const verdict = await refusePerformanceKey(context, cabinet, answer);
    if (verdict === 'refused') return { outcome: 'refused', campaigns: [] };
    // Another pair was saved while this one was tried.
    if (verdict === 'replaced') return getCampaigns(context, tokens, input);
    throw problem('external.serverError');
  }
  return {
    outcome: 'read',
    campaigns: answer.data.map(({ id, title, state, hasProduct, views, fromDate, toDate }) => ({
      id,
      title,
      state: readState(state),
      hasProduct,
      fromDate,
      toDate,
      isNew: isNewCampaign({ fromDate }, today),
      views,
    })),
  };
}

import { listDays } from '@vitrina/contract/dates.ts';
import { limitKeys, PERFORMANCE_LIMITS } from '../../integrations/ozon-performance/limits.ts';
import { listCampaigns } from '../../integrations/ozon-performance/list-campaigns.ts';
import type { PerformanceKey } from '../../integrations/ozon-performance/performance-key.ts';
import { orderReport } from '../../integrations/ozon-performance/reports/order-report.ts';
import type { Context } from '../../platform/context.ts';
import type { CallFailure } from '../../platform/outbound/failure.ts';
import { takeQuota } from '../../platform/rate-limit/quota.ts';
import { waitForQuota } from '../../platform/rate-limit/wait-for-quota.ts';
import { listFigureDays, markFigureDays } from '../figure-days.ts';
import { missingDays } from '../rules.ts';
import { keepReport } from './pending-report.ts';
import { type AdSource, campaignsIn, type Span, spanOf, splitCampaigns } from './rules.ts';

const SOURCES = ['ads', 'adPhrases'] as const satisfies AdSource[];
const KINDS = { ads: 'json', adPhrases: 'phrases' } as const satisfies Record<AdSource, string>;

type Order = { source: AdSource; span: Span; campaignIds: readonly string[]; rowsCount: number };

/** Orders one report and remembers it; campaigns beyond its size wait for the next one. */
export async function orderFor(
  context: Context,
  key: PerformanceKey,
  cabinetId: number,
  { source, span, campaignIds, rowsCount }: Order,
): Promise<CallFailure | 'ordered'> {
  const { now, waiting } = splitCampaigns(campaignIds);
  const { exports, requests } = limitKeys(key.clientId);
  const waitMs = await takeQuota(context.db, exports, PERFORMANCE_LIMITS.exports, now.length);
  if (waitMs > 0) return { outcome: 'rateLimited', retryAfterMs: waitMs, message: 'exports of the day' };
  await waitForQuota(context.db, requests, PERFORMANCE_LIMITS.requests);
  const answer = await orderReport(key, { campaignIds: now, ...span, kind: KINDS[source] });
  if (answer.outcome !== 'ok') return answer;
  await keepReport(context, {
    cabinet_id: cabinetId,
    uuid: answer.data.uuid,
    source,
    from_day: span.from,
    to_day: span.to,
    campaign_ids: now,
    waiting_ids: waiting,
    rows_count: rowsCount,
    ordered_at: context.clock.now(),
  });
  return 'ordered';
}

/** The first source that lacks days. Days without a campaign are stored at once: nothing was shown, nothing spent. */
export async function orderNextReport(
  context: Context,
  key: PerformanceKey,
  cabinetId: number,
): Promise<CallFailure | 'ordered' | 'complete'> {
  const at = context.clock.now();
  for (const source of SOURCES) {
    const stored = new Set(await listFigureDays(context, cabinetId, source));
    const span = spanOf(missingDays(at, stored));
    if (span === undefined) continue;
    await waitForQuota(context.db, limitKeys(key.clientId).requests, PERFORMANCE_LIMITS.requests);
    const campaigns = await listCampaigns(key, { objectType: 'SKU' });
    if (campaigns.outcome !== 'ok') return campaigns;
    const campaignIds = campaignsIn(campaigns.data, source, span);
    if (campaignIds.length > 0)
      return orderFor(context, key, cabinetId, { source, span, campaignIds, rowsCount: 0 });
    const days = listDays(span.from, span.to).map((day) => ({ day, rows: 0 }));
    await markFigureDays(context.db, { cabinetId, source, at, days });
  }
  return 'complete';
}

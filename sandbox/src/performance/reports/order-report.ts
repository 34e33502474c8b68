import { randomUUID } from 'node:crypto';
import { DAY_MS } from '@vitrina/contract/durations.ts';
import { z } from 'zod';
import { hash } from '../../platform/hash.ts';
import { CampaignId } from '../campaign-ids.ts';
import type { PerformanceCall } from '../performance-call.ts';
import { invalidRequest, refusal } from '../performance-error.ts';
import { PeriodAsk, readPeriod } from '../period.ts';
import { selectCampaigns } from '../select-campaigns.ts';
import { GROUPINGS, type Report } from './report.ts';

const MOST_CAMPAIGNS = 10;
// x-limits of the contract: as many exports a day, one campaign in a report counts as one.
const EXPORTS_A_DAY = 2000;

const Ask = PeriodAsk.extend({
  campaigns: z.array(CampaignId).min(1).max(MOST_CAMPAIGNS),
  groupBy: z.enum(GROUPINGS).default('NO_GROUP_BY'),
});

// Phrases are counted since this day, and only for campaigns on top of the search.
const FIRST_PHRASES_DAY = Date.UTC(2025, 1, 1) / DAY_MS;

function checkLimits({ reports, seller, now }: PerformanceCall, exports: number): void {
  const nowMs = now.getTime();
  const own = reports.ofSeller(seller.id);
  if (own.some(({ readyAtMs }) => readyAtMs > nowMs)) throw refusal('oneReport');
  const used = own
    .filter(({ createdAtMs }) => createdAtMs > nowMs - DAY_MS)
    .reduce((sum, { campaigns }) => sum + campaigns.length, 0);
  if (used + exports > EXPORTS_A_DAY) throw refusal('exportLimit');
}

/** Waits in the queue for some seconds and is made within a minute; the more days and campaigns, the longer. */
function planWork(uuid: string, nowMs: number, exports: number, days: number) {
  const startsAtMs = nowMs + 2000 + (hash('report starts', uuid) % 6000);
  return { startsAtMs, readyAtMs: startsAtMs + 3000 + exports * days * 60 + (hash('report', uuid) % 9000) };
}

/** POST /api/client/statistics, /statistics/json and /statistics/phrases/json */
export function orderReport(
  call: PerformanceCall,
  body: unknown,
  { kind, format }: Pick<Report, 'kind' | 'format'>,
): unknown {
  const ask = Ask.parse(body);
  const period = readPeriod(ask);
  if (period === undefined) throw invalidRequest('dateFrom and dateTo, or from and to, are required');
  const campaigns = selectCampaigns(call, ask.campaigns);
  if (kind === 'SEARCH_PHRASES') {
    if (period.fromDay < FIRST_PHRASES_DAY) throw invalidRequest('phrases are counted since 2025-02-01');
    if (campaigns.some(({ placement }) => placement !== 'PLACEMENT_TOP_PROMOTION'))
      throw invalidRequest('phrases are counted for placement PLACEMENT_TOP_PROMOTION only');
  }
  checkLimits(call, campaigns.length);
  const uuid = randomUUID();
  const createdAtMs = call.now.getTime();
  call.reports.add({
    uuid,
    sellerId: call.seller.id,
    kind,
    format,
    campaigns: campaigns.map(({ id, title }) => ({ id, title })),
    ...period,
    groupBy: ask.groupBy,
    createdAtMs,
    ...planWork(uuid, createdAtMs, campaigns.length, period.toDay - period.fromDay + 1),
    isFailed: call.hasFault('reportFailed'),
    request: z.record(z.string(), z.unknown()).parse(body),
  });
  return { UUID: uuid, vendor: false };
}

import type { Day } from '@vitrina/contract/dates.ts';
import * as z from 'zod';
import type { CallAnswer } from '../../platform/outbound/failure.ts';
import { callMarket, MarketInt, type MarketKey } from './call-market.ts';

/** Days are of Moscow, both included, not more than 400 days back. */
type Period = { from: Day; to: Day };
type Attribution = { attribution: 'CLICKS' | 'SHOWS' };
type OfBusiness = { businessId: number };

export type ReportOrder = Period &
  (
    | ({ kind: 'shows-sales'; grouping: 'OFFERS' | 'CATEGORIES' } & (OfBusiness | { campaignId: number }))
    | ({ kind: 'shows-boost' } & OfBusiness & Attribution)
    | ({ kind: 'boost-consolidated' } & OfBusiness)
    | ({ kind: 'competitors-position'; categoryId: number } & OfBusiness)
    | ({ kind: 'shelf-statistics' } & OfBusiness & Attribution)
  );

export type OrderedReport = { reportId: string; estimatedMs: number };

const Ordered = z.object({
  result: z.object({ reportId: z.string().min(1), estimatedGenerationTime: MarketInt.nullish() }),
});

function writeBody(order: ReportOrder): object {
  const period = { dateFrom: order.from, dateTo: order.to };
  switch (order.kind) {
    case 'shows-sales': {
      const owner =
        'campaignId' in order ? { campaignId: order.campaignId } : { businessId: order.businessId };
      return { ...owner, ...period, grouping: order.grouping };
    }
    case 'competitors-position':
      return { businessId: order.businessId, ...period, categoryId: order.categoryId };
    case 'boost-consolidated':
      return { businessId: order.businessId, ...period };
    case 'shows-boost':
    case 'shelf-statistics':
      return { businessId: order.businessId, ...period, attributionType: order.attribution };
    default:
      return order satisfies never;
  }
}

/**
 * Orders a report as CSV. The number of the report is to be kept before anything else is done: with it alone
 * whoever comes next can collect the report, and a second order within the limit's minutes is refused.
 */
export async function orderReport(key: MarketKey, order: ReportOrder): Promise<CallAnswer<OrderedReport>> {
  const path = `/v2/reports/${order.kind}/generate`;
  const request = { method: 'POST', path, query: { format: 'CSV' }, body: writeBody(order) } as const;
  const answer = await callMarket(key, request, Ordered);
  if (answer.outcome !== 'ok') return answer;
  const { reportId, estimatedGenerationTime } = answer.data.result;
  return { outcome: 'ok', data: { reportId, estimatedMs: estimatedGenerationTime ?? 0 } };
}

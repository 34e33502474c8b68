import { randomUUID } from 'node:crypto';
import { z } from 'zod';
import { moscowDay } from '../../clock/moscow-day.ts';
import { type Ask, Id, Period } from '../ask.ts';
import type { MarketCall } from '../market-call.ts';
import { badRequest } from '../market-error.ts';
import { requireBusiness, requireShop } from '../require-business.ts';
import { type OrderedReport, ReportFormat, type ReportKind } from './ordered-report.ts';
import { planTimes } from './report-progress.ts';

const OLDEST_DAYS = 400;

const Query = z.object({
  format: ReportFormat.default('FILE'),
  sourceType: z.enum(['SELLER', 'ADVERTISER']).default('SELLER'),
});

const OfBusiness = Period.extend({ businessId: Id });
const Attributed = OfBusiness.extend({ attributionType: z.enum(['CLICKS', 'SHOWS']) });
const BODIES = {
  'shows-sales': Period.extend({
    businessId: Id.optional(),
    campaignId: Id.optional(),
    grouping: z.enum(['CATEGORIES', 'OFFERS']),
  }),
  'shows-boost': Attributed,
  'boost-consolidated': OfBusiness,
  'competitors-position': OfBusiness.extend({ categoryId: Id }),
  'shelf-statistics': Attributed,
} satisfies Record<ReportKind, z.ZodType>;

type Order = z.infer<typeof Period> & {
  businessId?: number | undefined;
  campaignId?: number | undefined;
  categoryId?: number | undefined;
  grouping?: 'CATEGORIES' | 'OFFERS' | undefined;
};

function requirePeriod({ dateFrom, dateTo }: Order, now: Date): void {
  if (dateTo < dateFrom) throw badRequest('dateTo must be greater than or equal to dateFrom');
  if (dateFrom < moscowDay(now) - OLDEST_DAYS)
    throw badRequest(`Too long time period. Maximum is '${OLDEST_DAYS}' days`);
}

function requireOwner(call: MarketCall, { businessId, campaignId }: Order): void {
  if ((businessId === undefined) === (campaignId === undefined))
    throw badRequest('Exactly one of businessId and campaignId must be specified');
  if (businessId !== undefined) requireBusiness(call, businessId);
  if (campaignId !== undefined) requireShop(call, campaignId);
}

/** Makes the method that orders reports of a kind. */
export function generateReport(kind: ReportKind) {
  return (call: MarketCall, { query, body }: Ask) => {
    const { format } = Query.parse(query);
    const order: Order = BODIES[kind].parse(body);
    requireOwner(call, order);
    requirePeriod(order, call.now);
    const { dateFrom, dateTo, campaignId, categoryId, grouping } = order;
    const report: OrderedReport = {
      id: randomUUID(),
      sellerId: call.seller.id,
      kind,
      format,
      requestedAtMs: call.now.getTime(),
      isFailed: call.faults.take('yandexMarket', call.apiKey, ['reportFailed']) !== undefined,
      from: dateFrom,
      to: dateTo,
      ...(campaignId !== undefined && { campaignId }),
      ...(categoryId !== undefined && { categoryId }),
      ...(grouping !== undefined && { grouping }),
    };
    call.reports.put(report.id, report);
    const { madeMs } = planTimes(report);
    return { status: 'OK', result: { reportId: report.id, estimatedGenerationTime: madeMs } };
  };
}

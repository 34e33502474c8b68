import { setImmediate as breathe } from 'node:timers/promises';
import { moscowDay, moscowMoment } from '../../clock/moscow-day.ts';
import type { DayNumber } from '../../market/market.ts';
import { type Advertising, addAdvertising, countAdvertising } from '../count-advertising.ts';
import { getOwnCampaign } from '../get-own-campaign.ts';
import { bidKopecks } from '../money.ts';
import type { OwnCampaign } from '../own-campaign.ts';
import type { PerformanceCall } from '../performance-call.ts';
import { listDays } from '../period.ts';
import type { Report } from './report.ts';
import { startOfGroup } from './start-of-group.ts';

/** One line of a report: a product, or a phrase by which it was found. */
export type ReportRow = Advertising & {
  /** The first day of the group; undefined when the report is not grouped. */
  day: DayNumber | undefined;
  sku: number;
  title: string;
  priceKopecks: number;
  bidKopecks: number;
};

export type CampaignReport = { campaign: OwnCampaign; rows: ReportRow[] };

// A report of two months of ten campaigns is a second of counting; others are answered in between.
const DAYS_AT_ONCE = 40;

async function countProduct(
  call: PerformanceCall,
  report: Report,
  campaign: OwnCampaign,
  item: OwnCampaign['items'][number],
): Promise<ReportRow[]> {
  const groups = new Map<DayNumber | undefined, Advertising>();
  const days = listDays({ ...report, toDay: Math.min(report.toDay, moscowDay(call.now)) });
  for (const [place, day] of days.entries()) {
    if (place % DAYS_AT_ONCE === DAYS_AT_ONCE - 1) await breathe();
    const counted = countAdvertising(call, campaign, item, day);
    if (counted === undefined || counted.views === 0) continue;
    const group = startOfGroup(report.groupBy, day);
    const known = groups.get(group);
    groups.set(group, known === undefined ? counted : addAdvertising(known, counted));
  }
  const { title } = call.market.products.look(item.sku, call.now);
  return Array.from(groups, ([day, counted]) => ({
    ...counted,
    day,
    sku: item.sku,
    title,
    priceKopecks: priceOn(call, item.sku, day ?? report.toDay),
    bidKopecks: bidKopecks(item.bid),
  }));
}

function priceOn({ market, now }: PerformanceCall, sku: number, day: DayNumber): number {
  const noon = moscowMoment(day, 12);
  return market.products.state(sku, noon < now ? noon : now).priceKopecks;
}

/** The lines of a report campaign by campaign; what was not shown has no line. */
export async function countReportRows(call: PerformanceCall, report: Report): Promise<CampaignReport[]> {
  const counted: CampaignReport[] = [];
  // The oldest campaigns are not told for ever, so they are those of the moment of the order.
  const ordered = { ...call, now: new Date(report.createdAtMs) };
  for (const { id } of report.campaigns) {
    const campaign = getOwnCampaign(ordered, id);
    const rows: ReportRow[] = [];
    for (const item of campaign.items) {
      rows.push(...(await countProduct(call, report, campaign, item)));
      await breathe();
    }
    counted.push({ campaign, rows });
  }
  return counted;
}

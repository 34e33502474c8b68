import { moscowDay } from '../clock/moscow-day.ts';
import { RepeatedIds } from './campaign-ids.ts';
import { type Advertising, addAdvertising, countAdvertising } from './count-advertising.ts';
import type { OwnCampaign } from './own-campaign.ts';
import type { PerformanceCall } from './performance-call.ts';
import { listDays, PeriodAsk, readPeriod } from './period.ts';
import { selectCampaigns } from './select-campaigns.ts';

// The examples of the documentation call the list of ids now so, now so.
const Ask = PeriodAsk.extend({ campaignIds: RepeatedIds, campaigns: RepeatedIds });
const LAST_DAYS = 7;

export function readTotalsAsk(call: PerformanceCall, query: unknown) {
  const ask = Ask.parse(query);
  const today = moscowDay(call.now);
  const period = readPeriod(ask) ?? { fromDay: today - LAST_DAYS + 1, toDay: today };
  return {
    campaigns: selectCampaigns(call, [...ask.campaignIds, ...ask.campaigns]),
    days: listDays({ ...period, toDay: Math.min(today, period.toDay) }),
  };
}

/** All products of a campaign on one day; undefined when nothing is reported of it yet. */
export function countCampaignDay(
  call: PerformanceCall,
  campaign: OwnCampaign,
  day: number,
): Advertising | undefined {
  const counted = campaign.items.flatMap((item) => countAdvertising(call, campaign, item, day) ?? []);
  return counted.length === 0 ? undefined : counted.reduce(addAdvertising);
}

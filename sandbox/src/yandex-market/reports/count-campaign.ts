import { moscowMoment } from '../../clock/moscow-day.ts';
import { hash } from '../../platform/hash.ts';
import type { Campaign } from '../../traffic/create-campaigns.ts';
import { addCounters, type Counters, NO_COUNTERS } from '../../traffic/traffic.ts';
import type { ReportScope } from './report-scope.ts';

/** What a campaign brought and cost in a time. */
export type CampaignResult = Counters & { costKopecks: number; people: number };

const CAMPAIGN_FIRST = 4_000_000;
// How often one person sees the same campaign in a day.
const SHOWS_A_PERSON = 1.6;

export const campaignIdOf = (sellerId: number, { serial }: Campaign) =>
  CAMPAIGN_FIRST + sellerId * 100 + serial;

export const campaignNameOf = ({ serial, place }: Campaign) =>
  place === 'top' ? `Верх выдачи ${serial}` : `Буст ${serial}`;

/** Roubles for a thousand shows, between 120 and 420 by the bid. */
const showsPriceKopecks = (sku: number, bid: number) =>
  (120 + 300 * bid) * 100 + (hash('ym cpm', sku) % 1000);

/** Of some of its products in Moscow days, both included. */
export function countCampaign(
  { traffic }: ReportScope,
  { items }: Campaign,
  { from, to }: { from: number; to: number },
): CampaignResult {
  const span = { fromMs: moscowMoment(from, 0).getTime(), toMs: moscowMoment(to + 1, 0).getTime() };
  let counted = NO_COUNTERS;
  let costKopecks = 0;
  for (const { sku, bid } of items) {
    const ofItem = traffic.advertised({ marketplace: 'ym', sku, ...span });
    counted = addCounters(counted, ofItem);
    costKopecks += Math.round((ofItem.views * showsPriceKopecks(sku, bid)) / 1000);
  }
  return { ...counted, costKopecks, people: Math.ceil(counted.views / SHOWS_A_PERSON) };
}

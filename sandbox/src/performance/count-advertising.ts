import { MINUTE_MS } from '@vitrina/contract/durations.ts';
import { moscowMoment } from '../clock/moscow-day.ts';
import { mix, unit } from '../market/chance.ts';
import type { DayNumber } from '../market/market.ts';
import { addCounters, type Counters, NO_COUNTERS } from '../traffic/traffic.ts';
import { bidKopecks } from './money.ts';
import type { OwnCampaign } from './own-campaign.ts';
import type { PerformanceCall } from './performance-call.ts';

/** What a campaign did for a product; `modelOrders` are those of its other colours and sizes besides. */
export type Advertising = Counters & { expenseKopecks: number; modelOrders: number; modelKopecks: number };

export const NO_ADVERTISING: Advertising = {
  ...NO_COUNTERS,
  expenseKopecks: 0,
  modelOrders: 0,
  modelKopecks: 0,
};

function reportedUntilMs({ settings, now }: PerformanceCall): number {
  const { counterDelayMinutes, counterStepMinutes } = settings.at(now.getTime());
  const stepMs = counterStepMinutes * MINUTE_MS;
  return Math.floor((now.getTime() - counterDelayMinutes * MINUTE_MS) / stepMs) * stepMs;
}

const CORRECTED_AT_HOUR = 9;

/** Robots among the viewers are found the next morning, and what was lost comes in. */
function correct(
  { settings, now }: PerformanceCall,
  sku: number,
  day: DayNumber,
  counted: Counters,
): Counters {
  const at = moscowMoment(day + 1, CORRECTED_AT_HOUR);
  const { correctionPercent } = settings.at(at.getTime());
  if (correctionPercent === 0 || now < at) return counted;
  const share = 1 + ((2 * unit(mix(mix(sku, 6203), day)) - 1) * correctionPercent) / 100;
  const clicks = Math.max(counted.carts, Math.round(counted.clicks * share));
  return { ...counted, clicks, views: Math.max(clicks, Math.round(counted.views * share)) };
}

export function addAdvertising(one: Advertising, other: Advertising): Advertising {
  return {
    ...addCounters(one, other),
    expenseKopecks: one.expenseKopecks + other.expenseKopecks,
    modelOrders: one.modelOrders + other.modelOrders,
    modelKopecks: one.modelKopecks + other.modelKopecks,
  };
}

/** One product on one Moscow day as far as it is reported; undefined: not yet at all, or not within the term. */
export function countAdvertising(
  call: PerformanceCall,
  campaign: OwnCampaign,
  { sku, bid }: OwnCampaign['items'][number],
  day: DayNumber,
): Advertising | undefined {
  const { fromDay, untilDay } = campaign;
  if (day < fromDay || (untilDay !== undefined && day >= untilDay)) return undefined;
  const fromMs = moscowMoment(day, 0).getTime();
  const toMs = Math.min(moscowMoment(day + 1, 0).getTime(), reportedUntilMs(call));
  if (toMs <= fromMs) return undefined;
  const seen = call.traffic.advertised({ marketplace: 'ozon', sku, fromMs, toMs });
  const counters = correct(call, sku, day, seen);
  const ofDay = mix(mix(sku, 4127), day);
  // The auction takes somewhat less than the bid.
  const clickKopecks = Math.round(bidKopecks(bid) * (0.72 + 0.24 * unit(ofDay)));
  const modelOrders = Math.floor(counters.orders * 0.3 + unit(mix(ofDay, 1)) * 0.99);
  return {
    ...counters,
    expenseKopecks: counters.clicks * clickKopecks,
    modelOrders,
    modelKopecks: modelOrders * perOrder(counters),
  };
}

const perOrder = ({ orders, ordersKopecks }: Counters) =>
  orders === 0 ? 0 : Math.round(ordersKopecks / orders);

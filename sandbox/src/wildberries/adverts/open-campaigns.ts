import { z } from 'zod';
import { moscowDay, moscowMoment } from '../../clock/moscow-day.ts';
import type { Market } from '../../market/market.ts';
import { hash } from '../../platform/hash.ts';
import type { Store } from '../../platform/open-store.ts';
import type { Campaign } from '../../traffic/create-campaigns.ts';
import type { Traffic } from '../../traffic/create-traffic.ts';

/** Those of the contract; 4 (never started) and 8 (called off) no campaign of the sandbox is in. */
type CampaignStatus = 7 | 9 | 11;
const FINISHED = 7;
export const ACTIVE = 9;
export const PAUSED = 11;

export type WbCampaign = {
  id: number;
  name: string;
  status: CampaignStatus;
  paymentType: 'cpm' | 'cpc';
  isManual: boolean;
  /** Kopecks for a thousand views, or for a click. */
  items: readonly { sku: number; bid: number; bidKopecks: number }[];
  createdAtMs: number;
  updatedAtMs: number;
  /** What its products were shown for belongs to it from its first day up to here. */
  untilMs: number | undefined;
  budgetRub: number;
};

export type Campaigns = {
  ofSeller(sellerId: number, now: Date): WbCampaign[];
  find(sellerId: number, id: number, now: Date): WbCampaign | undefined;
  /** Starts or pauses: the market shows the products of a running campaign only. */
  run(campaign: WbCampaign, isRunning: boolean, now: Date): void;
  finish(campaign: WbCampaign, now: Date): void;
};

const Finished = z.object({ id: z.int(), atMs: z.number() });

const FIRST_ID = 20_000_000;
const IDS_OF_SELLER = 1000;
const DEAREST_KOPECKS = { cpm: 40_000, cpc: 2000 };
const FULL_BUDGET_RUB = { least: 1000, spread: 20_000 };

/** `stoppedAtMs`: when its seller ended it for ever. */
function describeCampaign(
  id: number,
  plan: Campaign,
  stoppedAtMs: number | undefined,
  now: Date,
): WbCampaign {
  const { serial, place, items, fromDay, untilDay, end, isOn, switchedAtMs } = plan;
  const createdAtMs = moscowMoment(fromDay, 10).getTime();
  const isOver = untilDay !== undefined && moscowDay(now) >= untilDay;
  const overMs = isOver ? moscowMoment(untilDay, 0).getTime() : undefined;
  const finishedAtMs = stoppedAtMs ?? (end === 'finished' ? overMs : undefined);
  const status = finishedAtMs !== undefined ? FINISHED : isOn ? ACTIVE : PAUSED;
  const paymentType = serial % 3 === 2 ? 'cpc' : 'cpm';
  // A campaign that stopped because its money was spent cannot start without more.
  const isSpent = end === 'stopped' && isOver && switchedAtMs === undefined;
  return {
    id,
    name: `Кампания от ${new Date(createdAtMs).toLocaleDateString('ru-RU', { timeZone: 'Europe/Moscow' })}`,
    status,
    paymentType,
    isManual: place === 'top',
    items: items.map(({ sku, bid }) => ({
      sku,
      bid,
      bidKopecks: Math.round((bid * DEAREST_KOPECKS[paymentType]) / 100) * 100,
    })),
    createdAtMs,
    updatedAtMs: finishedAtMs ?? switchedAtMs ?? overMs ?? createdAtMs,
    untilMs: finishedAtMs,
    budgetRub: isSpent ? 0 : FULL_BUDGET_RUB.least + (hash('budget', id) % FULL_BUDGET_RUB.spread),
  };
}

/** The campaigns that the market knows, as this API tells them. */
export function openCampaigns(store: Store, market: Market, traffic: Traffic): Campaigns {
  const finished = store.collection('wildberries.finishedCampaigns', Finished);

  function run({ items }: WbCampaign, isRunning: boolean, now: Date): void {
    for (const { sku, bid } of items) {
      const atMs = now.getTime();
      market.change({ kind: 'bid', marketplace: 'wb', sku, atMs, bid: isRunning ? bid : 0 });
    }
  }

  const ofSeller = (sellerId: number, now: Date) =>
    traffic.campaigns.ofSeller('wb', sellerId, now).map((plan) => {
      const id = FIRST_ID + sellerId * IDS_OF_SELLER + plan.serial;
      return describeCampaign(id, plan, finished.get(String(id))?.atMs, now);
    });

  return {
    ofSeller,
    find: (sellerId, id, now) => ofSeller(sellerId, now).find((campaign) => campaign.id === id),
    run,
    finish(campaign, now) {
      if (campaign.status === ACTIVE) run(campaign, false, now);
      finished.put(String(campaign.id), { id: campaign.id, atMs: now.getTime() });
    },
  };
}

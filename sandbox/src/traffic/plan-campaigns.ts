import { dayOf } from '../market/calendar.ts';
import { mix, unit } from '../market/chance.ts';
import type { DayNumber } from '../market/market.ts';

/** Where a campaign shows its products: among goods of search and catalogue, or on top of the search. */
type CampaignPlace = 'shelf' | 'top';

/** A campaign as its seller planned it; what was switched later is in the market's changes. */
export type CampaignPlan = {
  /** Among the seller's campaigns, from 1; the same at any time. */
  serial: number;
  place: CampaignPlace;
  items: readonly { sku: number; bid: number }[];
  fromDay: DayNumber;
  /** The day after the last one it runs; undefined: for ever. */
  untilDay: DayNumber | undefined;
  /** Why it does not run after its last day: its term was over, the owner stopped it, or the money was spent. */
  end: 'finished' | 'inactive' | 'stopped' | undefined;
};

type Slot = Omit<CampaignPlan, 'serial' | 'items'> & { share: number; most: number };

const PERPETUAL = { untilDay: undefined, end: undefined };
const SLOTS: readonly Slot[] = [
  { place: 'shelf', share: 0.11, most: 12, fromDay: dayOf(2025, 3, 3), ...PERPETUAL },
  { place: 'top', share: 0.07, most: 8, fromDay: dayOf(2025, 6, 16), ...PERPETUAL },
  { place: 'shelf', share: 0.09, most: 10, fromDay: dayOf(2026, 2, 9), ...PERPETUAL },
  { place: 'top', share: 0.05, most: 6, fromDay: dayOf(2026, 4, 20), ...PERPETUAL },
  {
    place: 'shelf',
    share: 0.06,
    most: 6,
    fromDay: dayOf(2025, 9, 1),
    untilDay: dayOf(2026, 10, 12),
    end: 'inactive',
  },
  {
    place: 'shelf',
    share: 0.05,
    most: 5,
    fromDay: dayOf(2025, 11, 3),
    untilDay: dayOf(2026, 10, 26),
    end: 'stopped',
  },
];

// The rest: three weeks of every four, each time with other products of a pool.
const POOL_SHARE = 0.14;
const POOL_MOST = 14;
const SEASON_DAYS = 28;
const SEASON_RUNS_DAYS = 21;
const FIRST_SEASON = dayOf(2025, 1, 6);
const SEASONS_TOLD = 4;

export type SellerPlan = { lasting: readonly CampaignPlan[]; pool: readonly number[]; hash: number };

const bidOf = (hash: number, sku: number) => Math.round((0.3 + 0.7 * unit(mix(hash, sku))) * 1000) / 1000;

/** Divides a seller's products among campaigns: no product is in two of them. */
export function planCampaigns(skus: readonly number[], hash: number): SellerPlan {
  const shuffled = skus.toSorted((one, other) => mix(hash, one) - mix(hash, other) || one - other);
  const cut = (share: number, most: number) =>
    shuffled.splice(0, Math.min(most, Math.ceil(skus.length * share)));
  const lasting = SLOTS.map(({ share, most, ...slot }, place) => ({
    ...slot,
    serial: place + 1,
    items: cut(share, most).map((sku) => ({ sku, bid: bidOf(hash, sku) })),
  })).filter(({ items }) => items.length > 0);
  return { lasting, pool: cut(POOL_SHARE, POOL_MOST), hash };
}

function planSeason({ pool, hash }: SellerPlan, season: number): CampaignPlan {
  const ofSeason = mix(hash, season);
  const chosen = pool.filter(
    (sku, place) => place === season % pool.length || unit(mix(ofSeason, sku)) < 0.45,
  );
  const fromDay = FIRST_SEASON + season * SEASON_DAYS;
  return {
    serial: SLOTS.length + 1 + season,
    place: season % 2 === 0 ? 'shelf' : 'top',
    items: chosen.map((sku) => ({ sku, bid: bidOf(ofSeason, sku) })),
    fromDay,
    untilDay: fromDay + SEASON_RUNS_DAYS,
    end: 'finished',
  };
}

const seasonOf = (day: DayNumber) => Math.floor((day - FIRST_SEASON) / SEASON_DAYS);

/** The campaigns that a seller has made by a day, the oldest first; of the seasonal ones the latest few. */
export function listCampaigns(plan: SellerPlan, day: DayNumber): CampaignPlan[] {
  const latest = seasonOf(day);
  const seasons = plan.pool.length === 0 || latest < 0 ? 0 : Math.min(SEASONS_TOLD, latest + 1);
  return [
    ...plan.lasting.filter(({ fromDay }) => fromDay <= day),
    ...Array.from({ length: seasons }, (_, place) => planSeason(plan, latest - seasons + 1 + place)),
  ];
}

/** What is planned for a product on a day: the campaign that runs it, and since when this is so. */
export type Phase = { running: CampaignPlan | undefined; sinceDay: DayNumber | undefined };

const NEVER: Phase = { running: undefined, sinceDay: undefined };

export function findPhase(plan: SellerPlan, sku: number, day: DayNumber): Phase {
  const has = ({ items }: CampaignPlan) => items.some((item) => item.sku === sku);
  const isSeasonal = plan.pool.includes(sku) && day >= FIRST_SEASON;
  const campaign = plan.lasting.find(has) ?? (isSeasonal ? planSeason(plan, seasonOf(day)) : undefined);
  if (campaign === undefined || day < campaign.fromDay) return NEVER;
  const { fromDay, untilDay } = campaign;
  if (!has(campaign)) return { running: undefined, sinceDay: fromDay };
  return untilDay !== undefined && day >= untilDay
    ? { running: undefined, sinceDay: untilDay }
    : { running: campaign, sinceDay: fromDay };
}

import { mix, unit } from '../chance.ts';
import type { CampaignPlan, DayNumber } from '../market.ts';
import {
  createRoles,
  drawBid,
  FIRST_OF_POOL,
  NOTHING,
  type Roles,
  type RolesOptions,
} from './create-roles.ts';
import { findSpentHour } from './find-spent-hour.ts';
import { daysOfSeason, listSeasons, seasonOf, serialOfSeason } from './seasons.ts';
import { SLOTS } from './slots.ts';

/** The bid of a product in the campaign of a season; 0 when it is the turn of others. */
type SeasonalBid = (index: number, season: number) => number;

const CHOSEN = 0.45;

/** Every season shows other products of the pool, and at least one. */
function drawSeasonalBid({ assortment, hashOf }: RolesOptions, roles: Roles): SeasonalBid {
  const { columns, numbers } = assortment;
  return (index, season) => {
    const role = roles.of(index);
    if (role < FIRST_OF_POOL || role === NOTHING) return 0;
    const sellerId = columns.sellers[index] ?? 0;
    const ofSeason = mix(hashOf(sellerId), season);
    const sku = numbers.skuOf(index);
    const isInSeason = role - FIRST_OF_POOL === season % roles.poolSize(sellerId);
    return isInSeason || unit(mix(ofSeason, sku)) < CHOSEN ? drawBid(ofSeason, sku) : 0;
  };
}

/** The campaigns that a seller has made by a day, the oldest first; of the seasonal ones the latest few. */
function listCampaigns(
  { assortment, hashOf }: RolesOptions,
  { roles, seasonalBid }: { roles: Roles; seasonalBid: SeasonalBid },
  sellerId: number,
  day: DayNumber,
): CampaignPlan[] {
  const { from, until } = assortment.indexesOf(sellerId);
  const hash = hashOf(sellerId);
  // In an order of chance.
  const products = Array.from({ length: until - from }, (_, serial) => from + serial)
    .map((index) => ({ index, sku: assortment.numbers.skuOf(index) }))
    .toSorted((one, other) => mix(hash, one.sku) - mix(hash, other.sku));
  const listItems = (bidOf: (index: number) => number) =>
    products.map(({ index, sku }) => ({ sku, bid: bidOf(index) })).filter(({ bid }) => bid > 0);

  const lasting = SLOTS.map(({ place, fromDay, untilDay, end }, slot) => ({
    serial: slot + 1,
    place,
    items: listItems((index) => (roles.of(index) === slot ? roles.bid(index) : 0)),
    fromDay,
    untilDay,
    end,
  }));
  const seasonal = listSeasons(day).map(({ season, ...campaign }) => ({
    ...campaign,
    items: listItems((index) => seasonalBid(index, season)),
  }));
  return [...lasting.filter(({ fromDay }) => fromDay <= day), ...seasonal].filter(
    ({ items }) => items.length > 0,
  );
}

/** What all sellers of a marketplace plan. */
export type Plans = {
  /** 0 to 1; 0 while no campaign runs the product. */
  bid(index: number, day: DayNumber): number;
  /** The day on which this came to be planned; -Infinity: nothing ever was. */
  sinceDay(index: number, day: DayNumber): DayNumber;
  /** Of a product that a campaign runs: the hour of the day from which there is no more money to show it. */
  spentHour(index: number, day: DayNumber): number;
  /** As in listCampaigns. */
  ofSeller(sellerId: number, day: DayNumber): CampaignPlan[];
};

/** Of the campaign that a product of this role is in by a day. */
function daysOf(role: number, day: DayNumber) {
  if (role < FIRST_OF_POOL) return SLOTS[role];
  const season = role === NOTHING ? undefined : seasonOf(day);
  return season === undefined ? undefined : daysOfSeason(season);
}

/** Divides what sellers sell among campaigns that last and a pool, of which every season shows other products. */
export function createPlans(options: RolesOptions): Plans {
  const { assortment, hashOf } = options;
  const roles = createRoles(options);
  const seasonalBid = drawSeasonalBid(options, roles);

  /** In the campaign of the day, as if it had no end. */
  function bidIn(index: number, role: number, day: DayNumber): number {
    return role < FIRST_OF_POOL ? roles.bid(index) : seasonalBid(index, seasonOf(day) ?? 0);
  }

  return {
    bid(index, day) {
      const role = roles.of(index);
      if (role === NOTHING) return 0;
      const days = daysOf(role, day);
      const isRunning = days !== undefined && day >= days.fromDay && day < (days.untilDay ?? Infinity);
      return isRunning ? bidIn(index, role, day) : 0;
    },
    sinceDay(index, day) {
      const role = roles.of(index);
      const days = daysOf(role, day);
      if (days === undefined || day < days.fromDay) return -Infinity;
      const { fromDay, untilDay } = days;
      const isOver = untilDay !== undefined && day >= untilDay;
      // A season that passes a product over has nothing to end.
      return isOver && bidIn(index, role, day) > 0 ? untilDay : fromDay;
    },
    spentHour(index, day) {
      const role = roles.of(index);
      const serial = role < FIRST_OF_POOL ? role + 1 : serialOfSeason(seasonOf(day) ?? 0);
      return findSpentHour(mix(hashOf(assortment.columns.sellers[index] ?? 0), serial), day);
    },
    ofSeller: (sellerId, day) => listCampaigns(options, { roles, seasonalBid }, sellerId, day),
  };
}

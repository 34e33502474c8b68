import { mix } from '../chance.ts';
import type { CampaignPlan, DayNumber } from '../market.ts';
import { createRoles, FIRST_OF_POOL, NOTHING, type RolesOptions } from './create-roles.ts';
import { drawSeasonalBid } from './draw-seasonal-bid.ts';
import { findSpentHour } from './find-spent-hour.ts';
import { listCampaigns } from './list-campaigns.ts';
import { daysOfSeason, seasonOf, serialOfSeason } from './seasons.ts';
import { SLOTS } from './slots.ts';

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

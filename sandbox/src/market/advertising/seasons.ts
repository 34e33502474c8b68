import { dayOf } from '../calendar.ts';
import type { CampaignPlan, DayNumber } from '../market.ts';
import { SLOTS } from './slots.ts';

// Three weeks of every four.
const SEASON_DAYS = 28;
const SEASON_RUNS_DAYS = 21;
const FIRST_DAY = dayOf(2025, 1, 6);
const KNOWN_SEASONS = 4;

/** undefined: before there were any. */
export function seasonOf(day: DayNumber): number | undefined {
  return day < FIRST_DAY ? undefined : Math.floor((day - FIRST_DAY) / SEASON_DAYS);
}

export const serialOfSeason = (season: number) => SLOTS.length + 1 + season;

export function daysOfSeason(season: number) {
  const fromDay = FIRST_DAY + season * SEASON_DAYS;
  return { fromDay, untilDay: fromDay + SEASON_RUNS_DAYS };
}

/** The latest campaigns of a pool on a day, the oldest first. */
export function listSeasons(day: DayNumber): (Omit<CampaignPlan, 'items'> & { season: number })[] {
  const latest = seasonOf(day);
  if (latest === undefined) return [];
  const first = Math.max(0, latest - KNOWN_SEASONS + 1);
  return Array.from({ length: latest - first + 1 }, (_, later) => {
    const season = first + later;
    const place = season % 2 === 0 ? 'shelf' : 'top';
    return { season, serial: serialOfSeason(season), place, ...daysOfSeason(season), end: 'finished' };
  });
}

import { mix, unit } from '../chance.ts';
import type { DayNumber } from '../market.ts';

const HOURS = 24;
// The money of the rest of the days is enough up to midnight.
const SHORT_DAYS = 0.6;
const EARLIEST_HOUR = 9;

/** The Moscow hour from which the day's money of a campaign is spent; 24: it lasts. At midnight there is new money. */
export function findSpentHour(campaignHash: number, day: DayNumber): number {
  const ofDay = mix(campaignHash, day);
  return unit(ofDay) < SHORT_DAYS ? EARLIEST_HOUR + (mix(ofDay, 1) % (HOURS - EARLIEST_HOUR)) : HOURS;
}

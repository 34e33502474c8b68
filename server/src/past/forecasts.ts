import { DAY_MS, MINUTE_MS } from '@vitrina/contract/durations.ts';
import { POSITION_FORECAST } from '@vitrina/contract/positions/forecast.ts';
import { forecastCabinet } from '../positions/forecast/forecast-cabinet.ts';
import { learnNight } from '../positions/forecast/learn-night.ts';
import { nightOf } from '../positions/forecast/night-of.ts';
import { contextAt } from './context-at.ts';
import type { Filling } from './filling.ts';
import { POSITION_PAST_DAYS } from './positions.ts';

/** As many as have enough days of places before them. */
const NIGHTS = POSITION_PAST_DAYS - POSITION_FORECAST.leastDays;
const AFTER_MIDNIGHT_MS = 30 * MINUTE_MS;

/**
 * Each night's forecasts by what was there before it, the oldest first: the record has something to count. The worker may
 * have made those of the last night from the first days of the past; they are made again.
 */
export const forecastsPast: Filling = {
  subject: 'forecasts',
  days: 1,
  isLast: true,
  fill: async (context, { cabinetId, before, signal }) => {
    const last = nightOf(before).getTime();
    for (let back = NIGHTS - 1; back >= 0; back -= 1) {
      signal.throwIfAborted();
      const night = new Date(last - back * DAY_MS);
      const then = contextAt(context, new Date(night.getTime() + AFTER_MIDNIGHT_MS));
      const drifts = await learnNight(then, night);
      await forecastCabinet(then, { cabinetId, night, drifts, signal });
    }
  },
};

import { DAY_HOURS } from '@vitrina/contract/durations.ts';
import {
  type ForecastBands,
  type ForecastReason,
  hoursToMoment,
  MOMENTS_OF_FORECAST,
  MOMENTS_OF_FORECAST_DAY,
  POSITION_FORECAST,
} from '@vitrina/contract/positions/forecast.ts';
import { chanceOfTop } from './chance-of-top.ts';
import { describeHistory } from './describe-history.ts';
import { type HourlyPlaces, toHeights, toPlace } from './hourly-places.ts';
import { judgeHistory } from './judge-history.ts';
import { type Drifts, LEVELS } from './learn-drifts.ts';
import { hasJustMoved, scaleOf, stancesOf } from './stances.ts';

export type PlaceForecast =
  | { reason: ForecastReason }
  | { reason: null; bands: ForecastBands; chances: number[][] };

/** Of each moment the heights at LEVELS, the lowest first. */
export type HeightForecast = readonly (readonly number[])[];

/** Where a place may stand at each moment after the night that its series ends with. */
export function forecastHeights(
  places: HourlyPlaces,
  drifts: Drifts,
): { reason: ForecastReason } | { reason: null; heights: HeightForecast } {
  const reason = judgeHistory(places);
  if (reason !== undefined) return { reason };
  const history = describeHistory(toHeights(places), 0, places.length);
  if (hasJustMoved(history)) return { reason: 'justMoved' };
  const [narrow, wide] = stancesOf(history);
  const days = drifts.get(narrow) ?? drifts.get(wide);
  if (days === undefined) return { reason: 'fewAlike' };
  const scale = scaleOf(history);
  const heights = Array.from({ length: MOMENTS_OF_FORECAST }, (_, moment) => {
    const expected = history.now + (history.profile[hoursToMoment(moment) % DAY_HOURS] ?? 0);
    const drift = days[Math.floor(moment / MOMENTS_OF_FORECAST_DAY)] ?? [];
    return drift.map((step) => expected + scale * step);
  });
  return { reason: null, heights };
}

function boundAt(heights: HeightForecast, level: (typeof LEVELS)[number]): (number | null)[] {
  const index = LEVELS.indexOf(level);
  return heights.map((atMoment) => toPlace(atMoment[index] ?? Number.NaN));
}

/** As it is kept and shown; a better place is a greater height. */
export function forecastPlace(places: HourlyPlaces, drifts: Drifts): PlaceForecast {
  const forecast = forecastHeights(places, drifts);
  if (forecast.reason !== null) return forecast;
  const { heights } = forecast;
  return {
    reason: null,
    bands: {
      best80: boundAt(heights, 0.9),
      best50: boundAt(heights, 0.75),
      middle: boundAt(heights, 0.5),
      worst50: boundAt(heights, 0.25),
      worst80: boundAt(heights, 0.1),
    },
    chances: POSITION_FORECAST.tops.map((top) => heights.map((atMoment) => chanceOfTop(atMoment, top))),
  };
}

import { DAY_HOURS } from '@vitrina/contract/durations.ts';
import {
  hoursToMoment,
  MOMENTS_OF_FORECAST,
  MOMENTS_OF_FORECAST_DAY,
  POSITION_FORECAST,
} from '@vitrina/contract/positions/forecast.ts';
import { describeHistory } from './describe-history.ts';
import { type HourlyPlaces, toHeights } from './hourly-places.ts';
import { judgeHistory } from './judge-history.ts';
import { quantileOf, sortKnown } from './quantiles.ts';
import { hasJustMoved, type Stance, scaleOf, stancesOf } from './stances.ts';

/** A series is learned from after fewer days than it is forecast after: a new installation has no more. */
const LEAST_DAYS = 7;
const LEAST_SERIES = 12;
const LEAST_DRIFTS = 100;

/** From the lowest to the highest; the ends are where a chance stops being counted. */
export const LEVELS = [
  0.01, 0.025, 0.05, 0.1, 0.15, 0.2, 0.25, 0.3, 0.35, 0.4, 0.45, 0.5, 0.55, 0.6, 0.65, 0.7, 0.75, 0.8, 0.85,
  0.9, 0.95, 0.975, 0.99,
] as const;

/** How far places have drifted from where they stood: by stance and by the day after the night, at each of LEVELS. */
export type Drifts = ReadonlyMap<Stance, readonly (readonly number[])[]>;

type Pool = { series: Set<number>; days: number[][] };

function poolOf(pools: Map<Stance, Pool>, stance: Stance): Pool {
  const days = Array.from({ length: POSITION_FORECAST.days }, (): number[] => []);
  const pool = pools.get(stance) ?? { series: new Set(), days };
  pools.set(stance, pool);
  return pool;
}

/** What became of one series after each night that was followed by anything. */
function collect(pools: Map<Stance, Pool>, places: HourlyPlaces, series: number): void {
  const heights = toHeights(places);
  for (let night = LEAST_DAYS * DAY_HOURS; night < places.length; night += DAY_HOURS) {
    if (judgeHistory(places.subarray(0, night), LEAST_DAYS) !== undefined) continue;
    const history = describeHistory(heights, 0, night);
    if (hasJustMoved(history)) continue;
    const drifted = stancesOf(history).map((stance) => poolOf(pools, stance));
    for (const pool of drifted) pool.series.add(series);
    for (let moment = 0; moment < MOMENTS_OF_FORECAST; moment += 1) {
      const hour = night + hoursToMoment(moment);
      const height = heights[hour] ?? Number.NaN;
      if (Number.isNaN(height)) continue;
      const expected = history.now + (history.profile[hour % DAY_HOURS] ?? 0);
      const drift = (height - expected) / scaleOf(history);
      for (const { days } of drifted) days[Math.floor(moment / MOMENTS_OF_FORECAST_DAY)]?.push(drift);
    }
  }
}

/**
 * Learns from series of whole Moscow days that end at a night. A stance that too few series have been in, or that was not
 * followed as far as a forecast reaches, is not learned. Stops after each series, so that others may work meanwhile.
 */
export function* learnDrifts(all: Iterable<HourlyPlaces>): Generator<undefined, Drifts> {
  const pools = new Map<Stance, Pool>();
  let series = 0;
  for (const places of all) {
    collect(pools, places, series);
    series += 1;
    yield;
  }
  const drifts = new Map<Stance, number[][]>();
  for (const [stance, { series: of, days }] of pools) {
    if (of.size < LEAST_SERIES || days.some((day) => day.length < LEAST_DRIFTS)) continue;
    drifts.set(
      stance,
      days.map((day) => {
        const sorted = sortKnown(day);
        return LEVELS.map((level) => quantileOf(sorted, level));
      }),
    );
    yield;
  }
  return drifts;
}

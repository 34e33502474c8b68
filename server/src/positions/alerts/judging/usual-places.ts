import { HOUR_SECONDS } from '@vitrina/contract/durations.ts';
import { ALERT_BOUNDS } from '@vitrina/contract/positions/alerts.ts';
import { countBefore, type PlaceSeries, secondsIn, valueIn } from './place-series.ts';
import { createRunningMedian, type RunningMedian } from './running-median.ts';

export const COMPARED_SECONDS = ALERT_BOUNDS.comparedHours * HOUR_SECONDS;
/** The first checks are what later ones are compared with. */
const LEAST_COMPARED = 3;

/** Where too little is known to compare with; no answer is it. */
export const NOTHING_USUAL = 0;

/**
 * What each check of a series is compared with: no rule has a part in it, so the rules of a cabinet share it. Found anew by
 * each of twenty rules, a tick takes 177 ms instead of 97 (docs/bench.md, position alerts, live).
 */
export type UsualPlaces = (series: PlaceSeries) => Uint16Array;

function listUsual(series: PlaceSeries, from: number, median: RunningMedian): Uint16Array {
  const { checks } = series;
  const usual = new Uint16Array(checks.length);
  const first = countBefore(series, from);
  let oldest = first === checks.length ? first : countBefore(series, from - COMPARED_SECONDS);
  median.clear();
  for (let index = oldest; index < checks.length; index += 1) {
    const check = checks[index] ?? 0;
    if (index >= first) {
      const since = secondsIn(check) - COMPARED_SECONDS;
      for (; oldest < index && secondsIn(checks[oldest] ?? 0) < since; oldest += 1) {
        median.remove(valueIn(checks[oldest] ?? 0));
      }
      if (median.count() >= LEAST_COMPARED) usual[index] = median.get();
    }
    median.add(valueIn(check));
  }
  return usual;
}

/** The medians of the 24 hours before each check that is not before `from`, found when they are first asked for. */
export function createUsualPlaces(from: number): UsualPlaces {
  const median = createRunningMedian();
  const known = new WeakMap<PlaceSeries, Uint16Array>();
  return (series) => {
    const usual = known.get(series) ?? listUsual(series, from, median);
    known.set(series, usual);
    return usual;
  };
}

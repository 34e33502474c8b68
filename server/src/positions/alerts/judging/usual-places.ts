import { HOUR_SECONDS } from '@vitrina/contract/durations.ts';
import { ALERT_BOUNDS } from '@vitrina/contract/positions/alerts.ts';
import { type Course, countBefore, secondsIn, valueIn } from './course.ts';
import { createRunningMedian, type RunningMedian } from './running-median.ts';

export const COMPARED_SECONDS = ALERT_BOUNDS.comparedHours * HOUR_SECONDS;
/** The first checks are what later ones are compared with. */
const LEAST_COMPARED = 3;

/** Where too little is known to compare with; no answer is it. */
export const NOTHING_USUAL = 0;

/** What each check of a course is compared with: no rule has a part in it, so the rules of a cabinet share it. */
export type UsualPlaces = (course: Course) => Uint16Array;

function listUsual(course: Course, from: number, median: RunningMedian): Uint16Array {
  const { checks } = course;
  const usual = new Uint16Array(checks.length);
  const first = countBefore(course, from);
  let oldest = first === checks.length ? first : countBefore(course, from - COMPARED_SECONDS);
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
  const known = new WeakMap<Course, Uint16Array>();
  return (course) => {
    const usual = known.get(course) ?? listUsual(course, from, median);
    known.set(course, usual);
    return usual;
  };
}

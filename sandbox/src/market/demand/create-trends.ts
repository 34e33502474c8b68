import { dayOf } from '../calendar.ts';
import { mix } from '../chance.ts';
import type { DayNumber } from '../market.ts';

/** The logarithm of how much more (or less) a query is searched than when the queries were ordered. */
export type Trends = (index: number, day: DayNumber) => number;

// The popularity that orders the queries is that of about this time.
const ORDERED_ON = dayOf(2025, 9, 1);
const STEP_DAYS = 365;
// Each query takes its yearly steps on its own day of the year. Three steps back reach the first collection.
const STEPS_BACK = 3;
const STEPS_FORTH = 6;
const STEPS = STEPS_BACK + STEPS_FORTH + 1;
// Buyers come from elsewhere: all searches together grow by this logarithm a year.
const GROWTH_A_YEAR = 0.1;
// A query that grew or fell 12 times goes on no further.
const FURTHEST = Math.log(12);
// The most popular queries change less.
const CALM_RANK = 3000;
const CALM = 0.3;

/**
 * Points of the distribution of a yearly step in logarithms. The change over 12 months spans two steps, so
 * these are wider than the quartiles measured on real queries over 13 months: -36 %, +22 %, +86 %.
 */
const STEP_QUANTILES = [
  [0, -2.8],
  [0.1, -1.62],
  [0.25, -0.72],
  [0.5, 0.3],
  [0.75, 0.8],
  [0.9, 1.05],
  [1, 1.5],
] as const;

function drawStep(chance: number): number {
  const next = STEP_QUANTILES.findIndex(([share]) => chance <= share);
  const [share, value] = STEP_QUANTILES[Math.max(1, next)] ?? [1, 0];
  const [shareBefore, valueBefore] = STEP_QUANTILES[Math.max(1, next) - 1] ?? [0, 0];
  return valueBefore + ((value - valueBefore) * (chance - shareBefore)) / (share - shareBefore);
}

// Drawing two million steps by the table above would be slow.
const DRAWS = Float32Array.from({ length: 4096 }, (_, place) => drawStep((place + 0.5) / 4096));

const clamp = (value: number) => Math.max(-FURTHEST, Math.min(FURTHEST, value));

export function createTrends(count: number, seed: number): Trends {
  const levels = new Float32Array(count * STEPS);
  const phases = new Uint16Array(count);
  for (let index = 0; index < count; index += 1) {
    const hash = mix(seed, index);
    phases[index] = hash % STEP_DAYS;
    const liveliness = Math.min(1, CALM + ((1 - CALM) * index) / CALM_RANK);
    const step = (which: number) => (DRAWS[mix(hash, which) & 4095] ?? 0) * liveliness;
    const middle = index * STEPS + STEPS_BACK;
    for (let back = 1; back <= STEPS_BACK; back += 1) {
      levels[middle - back] = clamp((levels[middle - back + 1] ?? 0) - step(-back));
    }
    for (let forth = 1; forth <= STEPS_FORTH; forth += 1) {
      levels[middle + forth] = clamp((levels[middle + forth - 1] ?? 0) + step(forth));
    }
  }
  return (index, day) => {
    const at = (day - ORDERED_ON + (phases[index] ?? 0)) / STEP_DAYS + STEPS_BACK - 0.5;
    const place = Math.max(0, Math.min(STEPS - 1.000001, at));
    const whole = Math.floor(place);
    const before = levels[index * STEPS + whole] ?? 0;
    const after = levels[index * STEPS + whole + 1] ?? 0;
    return before + (after - before) * (place - whole) + (GROWTH_A_YEAR * (day - ORDERED_ON)) / STEP_DAYS;
  };
}

import { DAY_HOURS, HOUR_MS, WEEK_MS } from '@vitrina/contract/durations.ts';
import {
  type ForecastReason,
  hoursToMoment,
  MOMENTS_OF_FORECAST,
  MOMENTS_OF_FORECAST_DAY,
  POSITION_FORECAST,
} from '@vitrina/contract/positions/forecast.ts';
import { POSITION_RULES } from '@vitrina/contract/positions/rules.ts';
import { heightOf } from '../../server/src/positions/causes/place-scale.ts';
import { forecastHeights } from '../../server/src/positions/forecast/forecast-place.ts';
import { toHeights } from '../../server/src/positions/forecast/hourly-places.ts';
import { LEVELS, learnDrifts } from '../../server/src/positions/forecast/learn-drifts.ts';
import { quantileOf, sortKnown } from '../../server/src/positions/forecast/quantiles.ts';
import type { MarketPlaces } from './market-places.ts';

const HISTORY = POSITION_FORECAST.historyDays * DAY_HOURS;
const WEEK = WEEK_MS / HOUR_MS;
/** Where н/н counts as standing: behind every place. */
const BEHIND = heightOf(POSITION_RULES.deepestPlace + 1);
const [LOW80, HIGH80] = [LEVELS.indexOf(0.1), LEVELS.indexOf(0.9)];
const [LOW50, HIGH50] = [LEVELS.indexOf(0.25), LEVELS.indexOf(0.75)];

const RULES = ['asNow', 'asLastWeek'] as const;
type Rule = (typeof RULES)[number];
type Loss = Record<'forecast' | 'asNow' | 'asLastWeek' | 'asNowWithErrors' | 'asLastWeekWithErrors', number>;

const atLeast = (height = Number.NaN) => Math.max(height, BEHIND);

/** A half of the products, whatever their queries. */
const isLearned = ({ sku }: MarketPlaces) => (Math.imul(sku, 0x9e3779b1) >>> 16) % 2 === 0;

/** Twice the mean over levels: for one number it is the mean distance. */
function pinball(heights: readonly number[], came: number): number {
  const height = atLeast(came);
  const sum = heights.reduce((total, one, index) => {
    const [level, miss] = [LEVELS[index] ?? 0, height - atLeast(one)];
    return total + (miss >= 0 ? level : level - 1) * miss;
  }, 0);
  return (2 * sum) / heights.length;
}

function drain<T>(steps: Generator<undefined, T>): T {
  for (;;) {
    const step = steps.next();
    if (step.done) return step.value;
  }
}

/** What a rule without a forecast says of an hour: the last hour before the night, or the same one a week before. */
function ruleAt(heights: Float64Array, night: number, hour: number, rule: Rule): number {
  return atLeast(heights[rule === 'asNow' ? night - 1 : hour - WEEK]);
}

/** How far a rule was off, by the day after the night: what a rule knows of itself. */
function learnErrors(all: readonly Float64Array[], night: number, rule: Rule): number[][] {
  const days: number[][] = Array.from({ length: POSITION_FORECAST.days }, () => []);
  for (const heights of all)
    for (let made = night - HISTORY + WEEK; made < night; made += DAY_HOURS)
      for (let moment = 0; moment < MOMENTS_OF_FORECAST; moment += 1) {
        const hour = made + hoursToMoment(moment);
        if (hour >= night) break;
        const off = atLeast(heights[hour]) - ruleAt(heights, made, hour, rule);
        days[Math.floor(moment / MOMENTS_OF_FORECAST_DAY)]?.push(off);
      }
  return days.map((day) => {
    const sorted = sortKnown(day);
    return LEVELS.map((level) => quantileOf(sorted, level));
  });
}

/**
 * Learns from one half of the products before each night, and compares what is forecast of the other half with what
 * came: how much the bands held, and the loss beside that of rules that need no forecast, bare and with a band of their
 * own errors. Nights are counted in hours of the series.
 */
export function judgeForecasts(all: readonly MarketPlaces[], nights: readonly number[]) {
  const loss: Loss = { forecast: 0, asNow: 0, asLastWeek: 0, asNowWithErrors: 0, asLastWeekWithErrors: 0 };
  const reasons = new Map<ForecastReason, number>();
  const daysHeld = Array.from({ length: POSITION_FORECAST.days }, () => ({ held: 0, came: 0 }));
  let [held80, held50, came, tries] = [0, 0, 0, 0];
  for (const night of nights) {
    const before = ({ places }: MarketPlaces) => places.subarray(night - HISTORY, night);
    const learned = all.filter(isLearned);
    const drifts = drain(learnDrifts(learned.map(before)));
    const known = learned.map(({ places }) => toHeights(places.subarray(0, night)));
    const errors = {
      asNow: learnErrors(known, night, 'asNow'),
      asLastWeek: learnErrors(known, night, 'asLastWeek'),
    };
    for (const unseen of all.filter((one) => !isLearned(one))) {
      tries += 1;
      const forecast = forecastHeights(before(unseen), drifts);
      if (forecast.reason !== null) {
        reasons.set(forecast.reason, (reasons.get(forecast.reason) ?? 0) + 1);
        continue;
      }
      const heights = toHeights(unseen.places);
      for (const [moment, atMoment] of forecast.heights.entries()) {
        const [hour, day] = [night + hoursToMoment(moment), Math.floor(moment / MOMENTS_OF_FORECAST_DAY)];
        const height = heights[hour] ?? Number.NaN;
        if (Number.isNaN(height)) continue;
        const within = (low: number, high: number) =>
          Number(height >= (atMoment[low] ?? 0) && height <= (atMoment[high] ?? 0));
        const ofDay = daysHeld[day];
        if (ofDay) ofDay.came += 1;
        if (ofDay) ofDay.held += within(LOW80, HIGH80);
        came += 1;
        held80 += within(LOW80, HIGH80);
        held50 += within(LOW50, HIGH50);
        loss.forecast += pinball(atMoment, height);
        for (const rule of RULES) {
          const point = ruleAt(heights, night, hour, rule);
          loss[rule] += pinball(
            LEVELS.map(() => point),
            height,
          );
          loss[`${rule}WithErrors`] += pinball(
            (errors[rule][day] ?? []).map((off) => point + off),
            height,
          );
        }
      }
    }
  }
  for (const name of Object.keys(loss) as (keyof Loss)[]) loss[name] /= came;
  const said = tries - [...reasons.values()].reduce((sum, count) => sum + count, 0);
  return {
    held80: held80 / came,
    held50: held50 / came,
    heldByDay: daysHeld.map((day) => day.held / day.came),
    loss,
    reasons,
    said,
    tries,
    cannotSay: 1 - said / tries,
  };
}

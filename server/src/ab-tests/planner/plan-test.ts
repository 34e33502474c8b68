import { AB_BOUNDS } from '@vitrina/contract/ab-tests/bounds.ts';
import type { planAbTest } from '@vitrina/contract/ab-tests/images.ts';
import { DAY_MINUTES } from '@vitrina/contract/durations.ts';
import type * as z from 'zod/mini';
import { normalCdf } from '../maths/distributions.ts';
import { sequenceReach } from '../statistics/always-valid.ts';
import { alphaOf, DECISION_DAYS } from '../statistics/compare-images.ts';
import { clickRates } from '../statistics/conclude-test.ts';
import { LEAST_DAYS, LEAST_WINDOWS } from '../statistics/missing.ts';
import { withViews } from '../statistics/samples.ts';
import type { MeasuredWindow } from '../statistics/window.ts';

type Plan = z.input<(typeof planAbTest)['output']>;

export type PlannedTest = {
  viewsPerDay: number;
  ctr: number;
  /** How much more windows differ than clicks that come independently: the design effect. */
  overDispersion: number;
  images: number;
  intervalMinutes: number;
  burnInMinutes: number;
};

const EFFECTS_PERCENT = [10, 15, 25];
const PERCENT = 100;
/** With a better chance than this a test is worth its time. */
const ENOUGH_POWER = 0.8;
/** Of products without a past test: windows of a market that is not quite steady. */
const USUAL_DISPERSION = 1.3;

/** Views and clicks of the product's own advertising days. */
export function summarizeDays(
  days: readonly { views: number; clicks: number }[],
): Pick<Plan, 'viewsPerDay' | 'ctr' | 'basisDays'> {
  const views = days.reduce((sum, day) => sum + day.views, 0);
  const clicks = days.reduce((sum, day) => sum + day.clicks, 0);
  return {
    viewsPerDay: days.length === 0 ? null : views / days.length,
    ctr: views === 0 ? null : clicks / views,
    basisDays: days.length,
  };
}

/** From the valid windows of the product's last test, if it had one. */
export function dispersionOf(windows: readonly MeasuredWindow[]): number {
  const usable = withViews(windows.filter(({ isVoid }) => !isVoid));
  const rates = [...clickRates(usable, () => 1).values()];
  const views = rates.reduce((sum, rate) => sum + rate.views, 0);
  if (views === 0) return USUAL_DISPERSION;
  return rates.reduce((sum, rate) => sum + rate.overDispersion * rate.views, 0) / views;
}

/** The chance that the verdict names an image that is so much better, by a day of the test. */
function powerAt(plan: PlannedTest, effect: number, days: number): number {
  const { ctr, images, intervalMinutes, burnInMinutes } = plan;
  const views = (plan.viewsPerDay * days * (1 - burnInMinutes / intervalMinutes)) / images;
  const better = Math.min(1, ctr * (1 + effect));
  const variance = (plan.overDispersion * (ctr * (1 - ctr) + better * (1 - better))) / views;
  const windowsPerDay = (2 * DAY_MINUTES) / intervalMinutes / images;
  const reach = sequenceReach({
    windows: days * windowsPerDay,
    expectedWindows: Math.min(days, DECISION_DAYS) * windowsPerDay,
    alpha: alphaOf(images),
  });
  return normalCdf((better - ctr) / Math.sqrt(variance) - reach);
}

function rowOf(plan: PlannedTest, effectPercent: number): Plan['rows'][number] {
  const [, longest] = AB_BOUNDS.forceFinishDays;
  const fullRounds = Math.ceil((LEAST_WINDOWS * plan.images * plan.intervalMinutes) / DAY_MINUTES);
  const power = (days: number) => powerAt(plan, effectPercent / PERCENT, days);
  for (let days = Math.max(LEAST_DAYS, fullRounds); days <= longest; days += 1)
    if (power(days) >= ENOUGH_POWER) return { effectPercent, days, power: power(days) };
  return { effectPercent, days: null, power: power(longest) };
}

/**
 * How many days a test takes until it would see a difference: clicks needed × design effect, with the interval that holds
 * at every look, which is what the verdict goes by. Looks before the last day make the chance a little better.
 */
export function planTest(plan: PlannedTest): Plan['rows'] {
  if (plan.viewsPerDay <= 0 || plan.ctr <= 0) return [];
  return EFFECTS_PERCENT.map((effect) => rowOf(plan, effect));
}

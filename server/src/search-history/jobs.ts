import type { Context } from '../platform/context.ts';
import { type Loop, startLoop } from '../platform/loop.ts';
import { collectDay } from './collect/collect-day.ts';
import { collectDayJob } from './collect/collect-day.job.ts';
import { planDays } from './collect/plan-days.ts';
import { sweepStages } from './collect/sweep-stages.ts';
import { syncCities } from './sync-cities.ts';

const PLAN_EVERY_SECONDS = 60;
const SWEEP_EVERY_SECONDS = 60 * 60;
const CITIES_EVERY_SECONDS = 24 * 60 * 60;

export async function workSearchHistory(context: Context): Promise<Loop[]> {
  // Days of one marketplace are stored one after another; two at once keep a second marketplace from waiting.
  await context.queue.work(collectDayJob, 2, ({ marketplace, day }) => collectDay(context, marketplace, day));
  return [
    startLoop(context, 'plan query days', PLAN_EVERY_SECONDS, () => planDays(context)),
    startLoop(context, 'sweep stages', SWEEP_EVERY_SECONDS, () => sweepStages(context)),
    startLoop(context, 'sync cities', CITIES_EVERY_SECONDS, async () => {
      await syncCities(context);
    }),
  ];
}

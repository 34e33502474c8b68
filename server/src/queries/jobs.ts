import { DAY_SECONDS, HOUR_SECONDS } from '@vitrina/contract/durations.ts';
import { listDueCabinets } from '../cabinets/list-due-cabinets.ts';
import { runWhenDue } from '../cabinets/run-when-due.ts';
import { type Loop, startLoop } from '../platform/background/loop.ts';
import type { Context } from '../platform/context.ts';
import { addMissingWords } from './add-queries.ts';
import { collectDayJob } from './collect/collect-day.job.ts';
import { collectDay } from './collect/collect-day.ts';
import { mergeClosedMonths } from './collect/merge-closed-months.ts';
import { hasDueDays, planDays } from './collect/plan-days.ts';
import { sweepStages } from './collect/sweep-stages.ts';
import { measureDays } from './measure-days.ts';
import { collectTopQueriesJob } from './official/collect-top-queries.job.ts';
import { collectTopQueries } from './official/collect-top-queries.ts';
import { foldSpellings } from './spelling/fold-spellings.ts';
import { syncCities } from './sync-cities.ts';

const PLAN_EVERY_SECONDS = 60;
const UPKEEP_EVERY_SECONDS = HOUR_SECONDS;
const CITIES_EVERY_SECONDS = DAY_SECONDS;

/** Only Premium Pro keys may read them; a cabinet without one has nothing planned. */
async function planTopQueries(context: Context): Promise<void> {
  for (const { id, premium } of await listDueCabinets(context, 'topQueries')) {
    if (premium !== 'pro') continue;
    await context.queue.publish(collectTopQueriesJob, { cabinetId: id }, { singletonKey: String(id) });
  }
}

/** Not after each of many days that are collected one after another. */
async function foldNewSpellings(context: Context): Promise<void> {
  if (!(await hasDueDays(context))) await foldSpellings(context);
}

export async function workQueries(context: Context): Promise<Loop[]> {
  measureDays(context);
  // Days of one marketplace are stored one after another; two at once keep a second marketplace from waiting.
  await context.queue.work(collectDayJob, 2, async ({ marketplace, day }) => {
    // Planned again while it runs: the file of a day is large enough to be read once.
    await context.locks.runAlone(`collect ${marketplace} ${day}`, () =>
      collectDay(context, marketplace, day),
    );
  });
  await context.queue.work(collectTopQueriesJob, 1, ({ cabinetId }) =>
    runWhenDue(context, cabinetId, 'topQueries', () => collectTopQueries(context, cabinetId)),
  );
  return [
    startLoop(context, 'plan top queries', PLAN_EVERY_SECONDS, () => planTopQueries(context)),
    startLoop(context, 'plan query days', PLAN_EVERY_SECONDS, () => planDays(context)),
    startLoop(context, 'sweep stages', UPKEEP_EVERY_SECONDS, () => sweepStages(context)),
    startLoop(context, 'add missing words', UPKEEP_EVERY_SECONDS, () => addMissingWords(context)),
    startLoop(context, 'fold spellings', PLAN_EVERY_SECONDS, () => foldNewSpellings(context)),
    startLoop(context, 'merge closed months', UPKEEP_EVERY_SECONDS, () => mergeClosedMonths(context)),
    startLoop(context, 'sync cities', CITIES_EVERY_SECONDS, async () => {
      await syncCities(context);
    }),
  ];
}

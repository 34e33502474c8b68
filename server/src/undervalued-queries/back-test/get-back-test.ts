import type { Marketplace } from '@vitrina/contract/ids.ts';
import type { BackTest } from '@vitrina/contract/tools/back-test.ts';
import type { DbContext } from '../../platform/context.ts';
import { listMeasuredDays } from '../../queries/list-stored-days.ts';
import { listWeeks, neededFrom, newestListDay } from './rules.ts';
import { findOutcomesMade, listKeptWeeks } from './stored-weeks.ts';
import { summarize } from './summarize.ts';

/** What the worker has made of the lists of a year; nothing is measured here. */
export async function getBackTest(context: DbContext, marketplace: Marketplace): Promise<BackTest> {
  const days = (await listMeasuredDays(context, marketplace)).map(({ day }) => day);
  const newest = days.at(-1);
  if (newest === undefined) return { state: 'tooShort', neededFrom: null, firstDay: null };
  const weeks = listWeeks(days);
  if (weeks.length === 0)
    return {
      state: 'tooShort',
      neededFrom: neededFrom(newestListDay(newest)),
      firstDay: days[0] ?? null,
    };
  const kept = await listKeptWeeks(context, marketplace, await findOutcomesMade(context, marketplace, weeks));
  if (kept.size < weeks.length) return { state: 'counting', made: kept.size, total: weeks.length };
  return summarize(kept);
}

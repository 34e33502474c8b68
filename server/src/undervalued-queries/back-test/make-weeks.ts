import { Marketplace } from '@vitrina/contract/ids.ts';
import type { Context } from '../../platform/context.ts';
import { hasDueDays } from '../../queries/collect/plan-days.ts';
import { listMeasuredDays } from '../../queries/list-stored-days.ts';
import { openMarketDay } from '../market-source.ts';
import { listWeeks } from './rules.ts';
import { runWeek } from './run-back-test.ts';
import { dropWeeks, findOutcomesMade, keepWeek, listKeptWeeks } from './stored-weeks.ts';

type TestContext = Pick<Context, 'db' | 'clickhouse'>;

/** Judges the lists that have not been judged by the sums that are there, the newest first, and drops those of no week. */
export async function makeWeeks(context: TestContext, marketplace: Marketplace): Promise<void> {
  const stored = await listMeasuredDays(context, marketplace);
  const weeks = listWeeks(stored.map(({ day }) => day));
  await dropWeeks(context, marketplace, weeks);
  const made = await findOutcomesMade(context, marketplace, weeks);
  const kept = await listKeptWeeks(context, marketplace, made);
  for (const day of weeks.toReversed()) {
    const derivedAt = made.get(day);
    if (derivedAt === undefined || kept.has(day)) continue;
    const week = await runWeek(context, openMarketDay(marketplace, stored, day));
    await keepWeek(context, { marketplace, day, derivedAt }, week);
  }
}

/** Not while days are still collected one after another: an older one makes all sums after it anew. */
export async function makeBackTests(context: Context): Promise<void> {
  if (await hasDueDays(context)) return;
  await context.locks.runAlone('undervalued back-test', async () => {
    for (const marketplace of Marketplace.options) await makeWeeks(context, marketplace);
  });
}

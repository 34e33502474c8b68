import { Marketplace } from '@vitrina/contract/ids.ts';
import type { Context } from '../../platform/context.ts';
import { hasDueDays } from '../../queries/collect/plan-days.ts';
import { listMeasuredDays } from '../../queries/list-stored-days.ts';
import { openMarketDay } from '../market-source.ts';
import { listWeeks } from './rules.ts';
import { runWeek } from './run-back-test.ts';
import { dropWeeks, findOutcomesMade, keepWeek, listKeptWeeks } from './stored-weeks.ts';

type TestContext = Pick<Context, 'db' | 'clickhouse'>;

/** One after another. What fails is passed over, and thrown when nothing else is left: it keeps no other waiting. */
async function passOver<Item>(items: readonly Item[], step: (item: Item) => Promise<void>): Promise<void> {
  const failures: unknown[] = [];
  for (const item of items) await step(item).catch((error: unknown) => failures.push(error));
  for (const failure of failures) throw failure;
}

/** Judges the lists that have not been judged by the sums that are there, the newest first, and drops those of no week. */
export async function makeWeeks(context: TestContext, marketplace: Marketplace): Promise<void> {
  const stored = await listMeasuredDays(context, marketplace);
  const weeks = listWeeks(stored.map(({ day }) => day));
  await dropWeeks(context, marketplace, weeks);
  const made = await findOutcomesMade(context, marketplace, weeks);
  const kept = await listKeptWeeks(context, marketplace, made);
  await passOver(weeks.toReversed(), async (day) => {
    const derivedAt = made.get(day);
    if (derivedAt === undefined || kept.has(day)) return;
    const week = await runWeek(context, openMarketDay(marketplace, stored, day));
    await keepWeek(context, { marketplace, day, derivedAt }, week);
  });
}

/** Not while days are still collected one after another: an older one makes all sums after it anew. */
export async function makeBackTests(context: Context): Promise<void> {
  if (await hasDueDays(context)) return;
  await context.locks.runAlone('undervalued back-test', () =>
    passOver(Marketplace.options, (marketplace) => makeWeeks(context, marketplace)),
  );
}

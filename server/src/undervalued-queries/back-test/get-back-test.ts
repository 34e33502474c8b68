import type { Day } from '@vitrina/contract/dates.ts';
import type { Marketplace } from '@vitrina/contract/ids.ts';
import { BackTest } from '@vitrina/contract/undervalued-queries.ts';
import * as z from 'zod';
import type { Context } from '../../platform/context.ts';
import { listMeasuredDays } from '../../queries/list-stored-days.ts';
import { findDerivedAt } from '../get-scale.ts';
import { openMarketDay } from '../market-source.ts';
import type { UndervaluedTables } from '../tables.ts';
import { chooseListDay } from './rules.ts';
import { runBackTest } from './run-back-test.ts';

type TestContext = Pick<Context, 'db' | 'clickhouse' | 'locks'>;
type Made = { marketplace: Marketplace; day: Day; derivedAt: Date };

async function findKept(
  { db }: TestContext,
  { marketplace, day, derivedAt }: Made,
): Promise<BackTest | undefined> {
  const kept = await db
    .withTables<UndervaluedTables>()
    .selectFrom('undervalued_back_tests')
    .select('result')
    .where('marketplace', '=', marketplace)
    .where('day', '=', day)
    .where('derived_at', '=', derivedAt)
    .executeTakeFirst();
  return kept && z.parse(BackTest, kept.result);
}

async function keep(
  { db }: TestContext,
  { marketplace, day, derivedAt }: Made,
  result: BackTest,
): Promise<void> {
  const values = { day, derived_at: derivedAt, result: JSON.stringify(result) };
  await db
    .withTables<UndervaluedTables>()
    .insertInto('undervalued_back_tests')
    .values({ marketplace, ...values })
    .onConflict((conflict) => conflict.column('marketplace').doUpdateSet(values))
    .execute();
}

/** Made once for the newest day of a marketplace, by whoever asks first; the others are told to ask again. */
export async function getBackTest(context: TestContext, marketplace: Marketplace): Promise<BackTest> {
  const stored = await listMeasuredDays(context, marketplace);
  const days = stored.map(({ day }) => day);
  const newest = days.at(-1);
  if (newest === undefined) return { state: 'tooShort', neededFrom: null, firstDay: null };
  const chosen = chooseListDay(days, newest);
  if ('neededFrom' in chosen) return { state: 'tooShort', ...chosen, firstDay: days[0] ?? null };
  const market = openMarketDay(marketplace, stored, chosen.listDay);
  const made = {
    marketplace,
    day: newest,
    derivedAt: await findDerivedAt(context, { ...market, day: newest }),
  };
  const known = await findKept(context, made);
  if (known) return known;
  await context.locks.runAlone(`undervalued back-test ${marketplace}`, async () => {
    // Somebody may have ended it between the question and the lock.
    if (await findKept(context, made)) return;
    await keep(context, made, await runBackTest(context, market, newest));
  });
  return (await findKept(context, made)) ?? { state: 'counting' };
}

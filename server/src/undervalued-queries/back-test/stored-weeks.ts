import type { Day } from '@vitrina/contract/dates.ts';
import type { Marketplace } from '@vitrina/contract/ids.ts';
import * as z from 'zod';
import type { DbContext } from '../../platform/context.ts';
import type { QueryTables } from '../../queries/tables.ts';
import type { UndervaluedTables } from '../tables.ts';
import { outcomeDay, RULES } from './rules.ts';
import { Week } from './week.ts';

/** When the sums by which each list is judged were made. */
export async function findOutcomesMade(
  { db }: DbContext,
  marketplace: Marketplace,
  weeks: readonly Day[],
): Promise<Map<Day, Date>> {
  if (weeks.length === 0) return new Map();
  const lines = await db
    .withTables<QueryTables>()
    .selectFrom('query_days')
    .select(['day', 'derived_at'])
    .where('marketplace', '=', marketplace)
    .where('day', 'in', weeks.map(outcomeDay))
    .execute();
  const madeAt = new Map(lines.map(({ day, derived_at }) => [day, derived_at]));
  return new Map(
    weeks.flatMap((week) => {
      const at = madeAt.get(outcomeDay(week));
      return at ? [[week, at] as const] : [];
    }),
  );
}

/** Those that are kept and were made of the sums that are there now, by today's rules. */
export async function listKeptWeeks(
  { db }: DbContext,
  marketplace: Marketplace,
  made: ReadonlyMap<Day, Date>,
): Promise<Map<Day, Week>> {
  const rows = await db
    .withTables<UndervaluedTables>()
    .selectFrom('undervalued_back_test_weeks')
    .select(['day', 'derived_at', 'result'])
    .where('marketplace', '=', marketplace)
    .where('rules', '=', RULES)
    .orderBy('day')
    .execute();
  const current = rows.filter((row) => made.get(row.day)?.getTime() === row.derived_at.getTime());
  return new Map(current.map(({ day, result }) => [day, z.parse(Week, result)]));
}

type Made = { marketplace: Marketplace; day: Day; derivedAt: Date };

export async function keepWeek(
  { db }: DbContext,
  { marketplace, day, derivedAt }: Made,
  week: Week,
): Promise<void> {
  const values = { derived_at: derivedAt, rules: RULES, result: JSON.stringify(week) };
  await db
    .withTables<UndervaluedTables>()
    .insertInto('undervalued_back_test_weeks')
    .values({ marketplace, day, ...values })
    .onConflict((conflict) => conflict.columns(['marketplace', 'day']).doUpdateSet(values))
    .execute();
}

/** Lists that are older than the year, or whose days are measured no longer. */
export async function dropWeeks(
  { db }: DbContext,
  marketplace: Marketplace,
  except: readonly Day[],
): Promise<void> {
  await db
    .withTables<UndervaluedTables>()
    .deleteFrom('undervalued_back_test_weeks')
    .where('marketplace', '=', marketplace)
    .$if(except.length > 0, (rows) => rows.where('day', 'not in', except))
    .execute();
}

import { moscowDay } from '@vitrina/contract/dates.ts';
import type { DbContext } from '../../platform/context.ts';
import type { PositionsTables } from '../tables.ts';
import type { Drifts } from './learn-drifts.ts';
import { readDrifts, writeDrifts } from './stored-drifts.ts';

export async function storeDrifts(
  { db }: DbContext,
  night: Date,
  { drifts, series }: { drifts: Drifts; series: number },
): Promise<void> {
  const learned = { series, drifts: writeDrifts(drifts) };
  await db
    .withTables<PositionsTables>()
    .insertInto('position_forecast_drifts')
    .values({ learned_on: moscowDay(night), ...learned })
    .onConflict((conflict) => conflict.column('learned_on').doUpdateSet(learned))
    .execute();
}

/** What this night has learned already. */
export async function findDrifts({ db }: DbContext, night: Date): Promise<Drifts | undefined> {
  const row = await db
    .withTables<PositionsTables>()
    .selectFrom('position_forecast_drifts')
    .select('drifts')
    .where('learned_on', '=', moscowDay(night))
    .executeTakeFirst();
  return row && readDrifts(row.drifts);
}

import { moscowDay } from '@vitrina/contract/dates.ts';
import type { PlanLimitType } from '@vitrina/contract/plans.ts';
import { listToolRuns } from '@vitrina/contract/tools/tools.ts';
import type { TimedContext } from '../../platform/context.ts';
import type { RunsTables } from './tables.ts';

/** Runs of today by their types. */
export async function countRuns(
  { db, clock }: TimedContext,
  cabinetId: number,
): Promise<Partial<Record<PlanLimitType, number>>> {
  const rows = await db
    .withTables<RunsTables>()
    .selectFrom('runs')
    .select((eb) => ['type', eb.fn.countAll<number>().as('count')] as const)
    .where('cabinet_id', '=', cabinetId)
    .where('day', '=', moscowDay(clock.now()))
    .where('is_done', '=', true)
    .groupBy('type')
    .execute();
  const counts = new Map(rows.map(({ type, count }) => [type, count]));
  return Object.fromEntries(listToolRuns().map((type) => [type, counts.get(type) ?? 0]));
}

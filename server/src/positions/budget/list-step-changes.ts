import { type PositionStepChange } from '@vitrina/contract/positions/budget.ts';
import { StepMinutes } from '@vitrina/contract/positions/rules.ts';
import type { Context } from '../../platform/context.ts';
import type { PositionsTables } from '../tables.ts';
import { chainSteps } from './chain-steps.ts';

/** The last changes of a cabinet's step, the newest first. */
export async function listStepChanges(
  { db }: Pick<Context, 'db'>,
  cabinetId: number,
  count: number,
): Promise<PositionStepChange[]> {
  const rows = await db
    .withTables<PositionsTables>()
    .selectFrom('position_steps')
    .selectAll()
    .where('cabinet_id', '=', cabinetId)
    .orderBy('changed_at', 'desc')
    // One more, to know what the oldest shown came from.
    .limit(count + 1)
    .execute();
  const steps = rows.map((row) => ({
    changedAt: row.changed_at,
    stepMinutes: StepMinutes.parse(row.step_minutes),
    uniqueQueries: row.unique_queries,
  }));
  return chainSteps(steps).slice(0, count);
}

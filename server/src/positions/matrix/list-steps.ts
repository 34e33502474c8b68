import { chooseStep, StepMinutes } from '@vitrina/contract/positions/rules.ts';
import { sql } from 'kysely';
import type { Context } from '../../platform/context.ts';
import type { Grid } from './matrix-rules.ts';

type StepRow = { changed_at: Date; step_minutes: number; unique_queries: number; before: number | null };

/** How often a cabinet's queries were checked: the changes inside a period, each with the step it ended. */
export async function listSteps(
  { db }: Pick<Context, 'db'>,
  cabinetId: number,
  { startsAt, endsAt }: Pick<Grid, 'startsAt' | 'endsAt'>,
) {
  const found = await sql<StepRow>`
    select * from (
      select changed_at, step_minutes, unique_queries, lag(step_minutes) over (order by changed_at) as before
      from position_steps where cabinet_id = ${cabinetId}
    ) as step
    where changed_at >= ${startsAt} and changed_at < ${endsAt}
    order by changed_at`.execute(db);
  return found.rows.map((row) => ({
    changedAt: row.changed_at.toISOString(),
    stepMinutes: StepMinutes.parse(row.step_minutes),
    // Before the first change a cabinet is checked as one without queries would be.
    stepBefore: StepMinutes.parse(row.before ?? chooseStep(0)),
    uniqueQueries: row.unique_queries,
  }));
}

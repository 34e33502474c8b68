import type { PlanUsageType } from '@vitrina/contract/plans.ts';
import { sql } from 'kysely';
import type { DbContext } from '../../platform/context.ts';
import type { AbTestsTables } from '../tables.ts';

/** What image tests have used of the plan's limits: one that is paused keeps its place. */
export async function countAbTestUsage(
  { db }: DbContext,
  cabinetId: number,
): Promise<Record<Extract<PlanUsageType, 'abTestsActive' | 'abTestsRunning' | 'abTestsArchived'>, number>> {
  return db
    .withTables<AbTestsTables>()
    .selectFrom('ab_tests')
    .select([
      sql<number>`count(*) filter (where status in ('running', 'paused'))`.as('abTestsActive'),
      sql<number>`count(*) filter (where status = 'running')`.as('abTestsRunning'),
      sql<number>`count(*) filter (where archived_at is not null)`.as('abTestsArchived'),
    ])
    .where('cabinet_id', '=', cabinetId)
    .where('deleted_at', 'is', null)
    .executeTakeFirstOrThrow();
}

import { PLAN_LIMITS } from '@vitrina/contract/plans.ts';
import { sql } from 'kysely';
import { getCabinetPlan } from '../../cabinets/get-cabinet-plan.ts';
import type { TimedContext } from '../../platform/context.ts';
import type { AbTrx, TestRow } from '../project/lock-test.ts';
import type { AbTestsTables } from '../tables.ts';

/** The cabinet's row must be held: two that start at once cannot both be the last one allowed. */
export async function countTests(trx: AbTrx, { cabinet_id: cabinetId, id }: TestRow) {
  return trx
    .withTables<AbTestsTables>()
    .selectFrom('ab_tests')
    .select([
      sql<number>`count(*) filter (where status in ('running', 'paused'))`.as('activeTests'),
      sql<number>`count(*) filter (where status = 'running')`.as('runningTests'),
      sql<number>`count(*) filter (where archived_at is not null)`.as('archivedTests'),
    ])
    .where('cabinet_id', '=', cabinetId)
    .where('deleted_at', 'is', null)
    .where('id', '<>', id)
    .executeTakeFirstOrThrow();
}

/** Another test that shows its images on the same card, or still has one there. */
export async function findOtherTest(trx: AbTrx, test: TestRow): Promise<string | null> {
  const other = await trx
    .withTables<AbTestsTables>()
    .selectFrom('ab_tests')
    .select('name')
    .where('cabinet_id', '=', test.cabinet_id)
    .where('sku', '=', test.sku)
    .where('id', '<>', test.id)
    .where((eb) =>
      eb.or([
        eb.and([eb('status', 'in', ['running', 'paused']), eb('deleted_at', 'is', null)]),
        eb('card', '=', 'restoring'),
      ]),
    )
    .limit(1)
    .executeTakeFirst();
  return other?.name ?? null;
}

export async function readPlanLimits(context: TimedContext, cabinetId: number) {
  const { abTestsActive, abTestsArchived } = PLAN_LIMITS[await getCabinetPlan(context, cabinetId)];
  return { mostActiveTests: abTestsActive, mostArchivedTests: abTestsArchived };
}

import { PLAN_LIMITS } from '@vitrina/contract/plans.ts';
import { listPlans } from '../../billing/plans/list-plans.ts';
import type { CabinetsTables } from '../../cabinets/tables.ts';
import type { TimedContext } from '../../platform/context.ts';
import type { AbTestsTables } from '../tables.ts';
import { changeTest } from './change-test.ts';

type Running = { testId: number; cabinetId: number; ownerId: number; isBlocked: boolean };

async function listRunning({ db }: TimedContext): Promise<Running[]> {
  return db
    .withTables<AbTestsTables & CabinetsTables>()
    .selectFrom('ab_tests')
    .innerJoin('cabinets', 'cabinets.id', 'ab_tests.cabinet_id')
    .select([
      'ab_tests.id as testId',
      'cabinet_id as cabinetId',
      'owner_id as ownerId',
      'is_blocked as isBlocked',
    ])
    .where('status', '=', 'running')
    .where('deleted_at', 'is', null)
    .orderBy('started_at')
    .orderBy('ab_tests.id')
    .execute();
}

/** After a change of plan the oldest tests go on, as many as it has room for; in a blocked cabinet none does. */
export async function restOverPlan(context: TimedContext): Promise<void> {
  const running = await listRunning(context);
  const plans = await listPlans(context, [...new Set(running.map(({ ownerId }) => ownerId))]);
  const cabinets = Map.groupBy(running, ({ cabinetId }) => cabinetId);
  for (const tests of cabinets.values()) {
    const room = tests.map(({ ownerId, isBlocked }) =>
      isBlocked ? 0 : PLAN_LIMITS[plans.get(ownerId) ?? 'none'].abTestsActive,
    );
    const over = tests.filter((_, index) => index >= (room[index] ?? 0));
    for (const { testId, cabinetId } of over) {
      const event = { kind: 'interrupted', reason: 'planLost', details: '' } as const;
      await changeTest(context, { testId, cabinetId }, { by: null, event });
    }
  }
}

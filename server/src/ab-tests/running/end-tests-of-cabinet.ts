import { type AbTrx, lockTest } from '../project/lock-test.ts';
import type { AbTestsTables } from '../tables.ts';
import { applyEvent } from './change-test.ts';

type Deletion = { cabinetId: number; userId: number; at: Date };

/** Points that are set aside outlive the rows of a cabinet: its tests end first, each as if it were stopped. */
export async function endTestsOfCabinet(trx: AbTrx, { cabinetId, userId, at }: Deletion): Promise<void> {
  const tests = await trx
    .withTables<AbTestsTables>()
    .selectFrom('ab_tests')
    .select('id')
    .where('cabinet_id', '=', cabinetId)
    .where('status', 'in', ['running', 'paused'])
    .where('deleted_at', 'is', null)
    .orderBy('id')
    .execute();
  for (const { id: testId } of tests) {
    const row = await lockTest(trx, { cabinetId, testId });
    await applyEvent(trx, row, { event: { kind: 'finish', winner: null }, by: userId, now: at });
  }
}

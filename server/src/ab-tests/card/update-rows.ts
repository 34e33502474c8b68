import type { Updateable } from 'kysely';
import type { AbTrx } from '../project/lock-test.ts';
import type { AbTestsTables } from '../tables.ts';

/** Every change is another version of the test: open screens read it anew. */
export async function updateTestRow(
  trx: AbTrx,
  testId: number,
  columns: Updateable<AbTestsTables['ab_tests']>,
): Promise<void> {
  await trx
    .withTables<AbTestsTables>()
    .updateTable('ab_tests')
    .set((eb) => ({ ...columns, version: eb('version', '+', 1) }))
    .where('id', '=', testId)
    .execute();
}

/** When a worker is to look again; nothing that a person sees. */
export async function setDue(trx: AbTrx, testId: number, dueAt: Date | null): Promise<void> {
  await trx
    .withTables<AbTestsTables>()
    .updateTable('ab_tests')
    .set({ due_at: dueAt })
    .where('id', '=', testId)
    .execute();
}

export async function updateCard(
  trx: AbTrx,
  testId: number,
  columns: Updateable<AbTestsTables['ab_card_sets']>,
): Promise<void> {
  await trx
    .withTables<AbTestsTables>()
    .updateTable('ab_card_sets')
    .set(columns)
    .where('test_id', '=', testId)
    .execute();
}

export const NO_FAILURES = { failures: 0, failing_since: null } as const;
export const NO_ORDER = { ordered_at: null, ordered_image_id: null, address: null, task_id: null } as const;

import type { Kysely, Selectable } from 'kysely';
import { problem } from '../../platform/problem.ts';
import type { AbTestsTables } from '../tables.ts';

export type TestRow = Selectable<AbTestsTables['ab_tests']>;

/** Of the cabinet that asks, and not deleted: to everybody else there is no such test. */
export async function requireTest(
  db: Kysely<AbTestsTables>,
  { cabinetId, testId }: { cabinetId: number; testId: number },
): Promise<TestRow> {
  const test = await db
    .selectFrom('ab_tests')
    .selectAll()
    .where('id', '=', testId)
    .where('cabinet_id', '=', cabinetId)
    .where('deleted_at', 'is', null)
    .executeTakeFirst();
  if (!test) throw problem('abTest.notFound');
  return test;
}

import type { Selectable, Transaction } from 'kysely';
import type { DbContext } from '../../platform/context.ts';
import { problem } from '../../platform/problem.ts';
import type { AbTestsTables } from '../tables.ts';

export type OfTest = { cabinetId: number; testId: number };
export type AbTrx = Transaction<Record<never, never>>;
export type TestRow = Selectable<AbTestsTables['ab_tests']>;

/** Whoever changes a test holds its row: commands of people and the worker wait for each other. */
export async function lockTest(trx: AbTrx, { cabinetId, testId }: OfTest): Promise<TestRow> {
  const row = await trx
    .withTables<AbTestsTables>()
    .selectFrom('ab_tests')
    .selectAll()
    .where('id', '=', testId)
    .where('cabinet_id', '=', cabinetId)
    .forUpdate()
    .executeTakeFirst();
  if (!row) throw problem('abTest.notFound');
  return row;
}

export async function findTest({ db }: DbContext, { cabinetId, testId }: OfTest): Promise<TestRow> {
  const row = await db
    .withTables<AbTestsTables>()
    .selectFrom('ab_tests')
    .selectAll()
    .where('id', '=', testId)
    .where('cabinet_id', '=', cabinetId)
    .where('deleted_at', 'is', null)
    .executeTakeFirst();
  if (!row) throw problem('abTest.notFound');
  return row;
}

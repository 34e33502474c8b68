import type { listAbLog } from '@vitrina/contract/ab-tests/running.ts';
import { sql } from 'kysely';
import type * as z from 'zod';
import type { AccountsTables } from '../../accounts/tables.ts';
import type { DbContext } from '../../platform/context.ts';
import type { Db } from '../../platform/postgres/database.ts';
import type { AbTestsTables } from '../tables.ts';
import { findTest, type OfTest } from './lock-test.ts';

type Line = Pick<AbTestsTables['ab_log'], 'kind'> & {
  imageNumber?: number | undefined;
  reason?: string | undefined;
  details?: string | undefined;
};
type NewLine = OfTest & { at: Date; by?: number | null; line: Line };

/** The marketplace's words may be long. */
const LONGEST_DETAILS = 300;

export async function addLog(db: Db, { cabinetId, testId, at, by = null, line }: NewLine): Promise<void> {
  await db
    .withTables<AbTestsTables>()
    .insertInto('ab_log')
    .values({
      test_id: testId,
      cabinet_id: cabinetId,
      at,
      kind: line.kind,
      user_id: by,
      image_number: line.imageNumber ?? null,
      reason: line.reason ?? null,
      details: (line.details ?? '').slice(0, LONGEST_DETAILS),
    })
    .execute();
}

type Input = z.output<(typeof listAbLog)['input']>;

/** Newest first. */
export async function listLog(
  context: DbContext,
  input: Input,
): Promise<z.input<(typeof listAbLog)['output']>> {
  await findTest(context, input);
  const rows = await context.db
    .withTables<AbTestsTables & AccountsTables>()
    .selectFrom('ab_log')
    .leftJoin('users', 'users.id', 'ab_log.user_id')
    .select([
      'ab_log.id',
      'at',
      'kind',
      'users.full_name as person',
      'image_number as imageNumber',
      'reason',
      'details',
    ])
    .where('test_id', '=', input.testId)
    .orderBy('ab_log.id', 'desc')
    .limit(input.pageSize)
    .offset((input.page - 1) * input.pageSize)
    .execute();
  const { total } = await context.db
    .withTables<AbTestsTables>()
    .selectFrom('ab_log')
    .select(sql<number>`count(*)`.as('total'))
    .where('test_id', '=', input.testId)
    .executeTakeFirstOrThrow();
  return { lines: rows.map((row) => ({ ...row, at: row.at.toISOString() })), total };
}

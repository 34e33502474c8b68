import type { WalletOperation } from '@vitrina/contract/billing/wallet.ts';
import { sql } from 'kysely';
import type { DbContext } from '../../platform/context.ts';
import type { Db } from '../../platform/postgres/database.ts';
import { availableOf } from '../ledger/accounts.ts';
import type { BillingTables } from '../tables.ts';

type Row = Omit<WalletOperation, 'at'> & { at: Date };

/** Newest first, each with what was available after it: the running sum over all of them, whatever the page. */
async function listPage(db: Db, userId: number, page: { page: number; pageSize: number }): Promise<Row[]> {
  const { rows } = await sql<Row>`
    select o.id, o.kind, o.at, o.details, coalesce(e.points, 0) as points,
      coalesce(sum(e.points) over (order by o.id), 0)::bigint as available
    from ledger_operations o
    left join ledger_entries e on e.operation_id = o.id and e.account = ${availableOf(userId)}
    where o.user_id = ${userId}
    order by o.id desc
    limit ${page.pageSize} offset ${(page.page - 1) * page.pageSize}`.execute(db);
  return rows;
}

async function countOperations(db: Db, userId: number): Promise<number> {
  const { total } = await db
    .withTables<BillingTables>()
    .selectFrom('ledger_operations')
    .select((expression) => expression.fn.countAll<number>().as('total'))
    .where('user_id', '=', userId)
    .executeTakeFirstOrThrow();
  return total;
}

export async function listWalletOperations(
  { db }: DbContext,
  userId: number,
  page: { page: number; pageSize: number },
): Promise<{ operations: WalletOperation[]; total: number }> {
  const [rows, total] = await Promise.all([listPage(db, userId, page), countOperations(db, userId)]);
  return { operations: rows.map((row) => ({ ...row, at: row.at.toISOString() })), total };
}

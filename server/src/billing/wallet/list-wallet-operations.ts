import type { Month, OperationGroup } from '@vitrina/contract/billing/operation-filter.ts';
import {
  OPERATION_GROUPS,
  OperationKind,
  type listWalletOperations as route,
  type WalletOperation,
} from '@vitrina/contract/billing/wallet.ts';
import type { OutputOf } from '@vitrina/contract/route.ts';
import { type RawBuilder, sql } from 'kysely';
import type { DbContext } from '../../platform/context.ts';
import type { Db } from '../../platform/postgres/database.ts';
import { monthBounds } from './month-bounds.ts';
import { operationsOf, sumsOfOperations } from './operations-of.ts';

type Filter = { group?: OperationGroup | undefined; month?: Month | undefined };
type Search = Filter & { page: number; pageSize: number };
type Row = Omit<WalletOperation, 'at'> & { at: Date };
type Totals = { total: number; came: number; left: number };

function matches({ group, month }: Filter): RawBuilder<unknown> {
  const kinds = OperationKind.options.filter((kind) => OPERATION_GROUPS[kind] === group);
  const bounds = month === undefined ? undefined : monthBounds(month);
  return sql.join(
    [
      sql`true`,
      ...(group === undefined ? [] : [sql`kind in (${sql.join(kinds)})`]),
      ...(bounds === undefined ? [] : [sql`at >= ${bounds.from} and at < ${bounds.to}`]),
    ],
    sql` and `,
  );
}

/** Newest first. */
async function listPage(db: Db, userId: number, search: Search): Promise<Row[]> {
  const { rows } = await sql<Row>`
    select * from (${operationsOf(userId)}) operations
    where ${matches(search)}
    order by at desc, id desc
    limit ${search.pageSize} offset ${(search.page - 1) * search.pageSize}`.execute(db);
  return rows;
}

async function readTotals(db: Db, userId: number, filter: Filter): Promise<Totals> {
  const { rows } = await sql<Totals>`
    select count(*) as total, ${sumsOfOperations} from (${operationsOf(userId)}) operations
    where ${matches(filter)}`.execute(db);
  return rows[0] ?? { total: 0, came: 0, left: 0 };
}

export async function listWalletOperations(
  { db }: DbContext,
  userId: number,
  search: Search,
): Promise<OutputOf<typeof route>> {
  const [rows, { total, ...sums }] = await Promise.all([
    listPage(db, userId, search),
    readTotals(db, userId, search),
  ]);
  return { operations: rows.map((row) => ({ ...row, at: row.at.toISOString() })), total, sums };
}

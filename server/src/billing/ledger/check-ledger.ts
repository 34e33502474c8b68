import { type RawBuilder, sql } from 'kysely';
import type { Db } from '../../platform/postgres/database.ts';

/** A rule of the ledger that does not hold: for which operation or account, and by how many points. */
export type Violation = { rule: string; subject: string; points: number };

type Narrow = Record<'operations' | 'entries' | 'wallets' | 'accounts', RawBuilder<unknown>>;

const EVERYTHING: Narrow = {
  operations: sql`true`,
  entries: sql`true`,
  wallets: sql`true`,
  accounts: sql`true`,
};

/** Operations after one, and all entries of the wallets that they concern: each of these is found by its index. */
function since(operationId: number): Narrow {
  const touched = sql`select user_id from ledger_operations where id > ${operationId}`;
  return {
    operations: sql`o.id > ${operationId}`,
    entries: sql`operation_id > ${operationId}`,
    wallets: sql`user_id in (${touched})`,
    accounts: sql`account in (
      select kind || ':' || user_id from (${touched}) as touched cross join unnest(array['available', 'frozen']) as kind
    )`,
  };
}

/**
 * Checks the ledger as it stands at one moment, the whole of it or what came after an operation; empty is right. One
 * statement, because it sees one state of the tables while operations go on.
 */
export async function checkLedger(db: Db, afterOperation?: number): Promise<Violation[]> {
  const narrow = afterOperation === undefined ? EVERYTHING : since(afterOperation);
  const { rows } = await sql<Violation>`
    with sums as (
      select account, sum(points) as points from ledger_entries where ${narrow.accounts} group by account
    ),
    own as (
      select user_id, 'available:' || user_id as account, available as points from wallets where ${narrow.wallets}
      union all
      select user_id, 'frozen:' || user_id, frozen from wallets where ${narrow.wallets}
    )
    select 'operation sums to zero' as rule, operation_id::text as subject, sum(points)::bigint as points
      from ledger_entries where ${narrow.entries} group by operation_id having sum(points) <> 0
    union all
    select 'operation has entries', o.id::text, 0
      from ledger_operations o
      where ${narrow.operations} and not exists (select from ledger_entries e where e.operation_id = o.id)
    union all
    select 'operation concerns one wallet', o.id::text, e.points
      from ledger_entries e join ledger_operations o on o.id = e.operation_id
      where ${narrow.operations} and e.account like '%:%' and split_part(e.account, ':', 2) <> o.user_id::text
    union all
    select 'ledger sums to zero', 'ledger', sum(points)::bigint from sums
      where ${afterOperation === undefined} having sum(points) <> 0
    union all
    select 'wallet is the sum of its entries', account, (coalesce(own.points, 0) - coalesce(sums.points, 0))::bigint
      from own full join sums using (account)
      where account like '%:%' and coalesce(own.points, 0) <> coalesce(sums.points, 0)
    union all
    select 'nothing is below zero', account, points from own where points < 0`.execute(db);
  return rows;
}

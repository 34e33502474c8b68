import { sql } from 'kysely';
import type { Db } from '../../platform/postgres.ts';

/** A rule of the ledger that does not hold: for which operation or account, and by how many points. */
export type Violation = { rule: string; subject: string; points: number };

/**
 * Checks the whole ledger as it stands at one moment; empty is right. One statement, because it sees one state of the
 * tables while operations go on.
 */
export async function checkLedger(db: Db): Promise<Violation[]> {
  const { rows } = await sql<Violation>`
    with sums as (select account, sum(points) as points from ledger_entries group by account),
    own as (
      select user_id, 'available:' || user_id as account, available as points from wallets
      union all
      select user_id, 'frozen:' || user_id, frozen from wallets
    )
    select 'operation sums to zero' as rule, operation_id::text as subject, sum(points)::bigint as points
      from ledger_entries group by operation_id having sum(points) <> 0
    union all
    select 'operation has entries', id::text, 0
      from ledger_operations o where not exists (select from ledger_entries e where e.operation_id = o.id)
    union all
    select 'operation concerns one wallet', o.id::text, e.points
      from ledger_entries e join ledger_operations o on o.id = e.operation_id
      where e.account like '%:%' and split_part(e.account, ':', 2) <> o.user_id::text
    union all
    select 'ledger sums to zero', 'ledger', sum(points)::bigint from sums having sum(points) <> 0
    union all
    select 'wallet is the sum of its entries', account, (coalesce(own.points, 0) - coalesce(sums.points, 0))::bigint
      from own full join sums using (account)
      where account like '%:%' and coalesce(own.points, 0) <> coalesce(sums.points, 0)
    union all
    select 'nothing is below zero', account, points from own where points < 0`.execute(db);
  return rows;
}

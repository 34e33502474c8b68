import { type RawBuilder, sql } from 'kysely';
import { availableOf, frozenOf } from '../ledger/accounts.ts';

/** All operations of a wallet, each with what was available after it: a running sum over them, whatever is read of them. */
export function operationsOf(userId: number): RawBuilder<unknown> {
  return sql`
    select o.id, o.kind, o.at, o.details, coalesce(a.points, 0) as points, coalesce(f.points, 0) as frozen,
      coalesce(sum(a.points) over (order by o.at, o.id), 0)::bigint as available
    from ledger_operations o
    left join ledger_entries a on a.operation_id = o.id and a.account = ${availableOf(userId)}
    left join ledger_entries f on f.operation_id = o.id and f.account = ${frozenOf(userId)}
    where o.user_id = ${userId}`;
}

/** Of operations: what came to the wallet and what left it. */
export const sumsOfOperations = sql`
  coalesce(sum(points + frozen) filter (where points + frozen > 0), 0)::bigint as came,
  coalesce(-sum(points + frozen) filter (where points + frozen < 0), 0)::bigint as "left"`;

import { RESEND_SECONDS } from '@vitrina/contract/accounts/codes.ts';
import { sql } from 'kysely';
import type { Db } from '../../platform/postgres/database.ts';
import type { CabinetsTables } from '../tables.ts';

/** A cabinet's invitation that has no answer yet, by its number or its address, locked until the transaction ends. */
export async function findWaiting(trx: Db, cabinetId: number, by: { id: number } | { email: string }) {
  return trx
    .withTables<CabinetsTables>()
    .selectFrom('cabinet_invites')
    .select(['id', 'email', 'roles'])
    .select(
      sql<number>`ceil(extract(epoch from sent_at - now()) + ${RESEND_SECONDS})::integer`.as('pause_seconds'),
    )
    .where('cabinet_id', '=', cabinetId)
    .where((eb) => ('id' in by ? eb('id', '=', by.id) : eb('email', '=', by.email)))
    .where('closed_at', 'is', null)
    .forUpdate()
    .executeTakeFirst();
}

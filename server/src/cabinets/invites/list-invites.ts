import type { CabinetInvite } from '@vitrina/contract/cabinet.ts';
import type { AccountsTables } from '../../accounts/tables.ts';
import type { DbContext } from '../../platform/context.ts';
import type { CabinetsTables } from '../tables.ts';
import { presentInvite } from './present-invite.ts';

/** Those without an answer, also when their time is over: they can be sent again. */
export async function listInvites({ db }: DbContext, cabinetId: number): Promise<CabinetInvite[]> {
  const rows = await db
    .withTables<CabinetsTables & Pick<AccountsTables, 'users'>>()
    .selectFrom('cabinet_invites')
    .innerJoin('users', 'users.id', 'cabinet_invites.inviter_id')
    .select(['cabinet_invites.id', 'cabinet_invites.email', 'cabinet_invites.roles'])
    .select(['sent_at', 'expires_at', 'users.full_name'])
    .where('cabinet_id', '=', cabinetId)
    .where('closed_at', 'is', null)
    .orderBy('sent_at', 'desc')
    .orderBy('cabinet_invites.id')
    .execute();
  return rows.map((row) => presentInvite(row, row.full_name));
}

import type { Role } from '@vitrina/contract/access.ts';
import type { Db } from '../../platform/postgres/database.ts';
import { mayInvite } from '../member-rules.ts';
import type { CabinetsTables } from '../tables.ts';

/**
 * Takes back the waiting invitations of a person whose roles do not allow them any more: whoever was sent away must not
 * come back by a letter they wrote before.
 */
export async function withdrawInvites(
  trx: Db,
  cabinetId: number,
  { inviterId, roles }: { inviterId: number; roles: readonly Role[] },
): Promise<void> {
  const tables = trx.withTables<CabinetsTables>();
  const waiting = await tables
    .selectFrom('cabinet_invites')
    .select(['id', 'roles'])
    .where('cabinet_id', '=', cabinetId)
    .where('inviter_id', '=', inviterId)
    .where('closed_at', 'is', null)
    .orderBy('id')
    .forUpdate()
    .execute();
  const unfounded = waiting.filter((invite) => !mayInvite(roles, invite.roles)).map((invite) => invite.id);
  if (unfounded.length > 0) await tables.deleteFrom('cabinet_invites').where('id', 'in', unfounded).execute();
}

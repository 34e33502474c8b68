import type { Db } from '../../platform/postgres/database.ts';
import { withdrawInvites } from '../invites/withdraw-invites.ts';
import type { CabinetsTables } from '../tables.ts';

/** A person goes, and with them whom they have invited and who has not come yet. */
export async function deleteMember(trx: Db, cabinetId: number, userId: number): Promise<void> {
  await trx
    .withTables<CabinetsTables>()
    .deleteFrom('cabinet_members')
    .where('cabinet_id', '=', cabinetId)
    .where('user_id', '=', userId)
    .execute();
  await withdrawInvites(trx, cabinetId, { inviterId: userId, roles: [] });
}

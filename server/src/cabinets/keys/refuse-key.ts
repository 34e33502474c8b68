import type { KeyStatus } from '@vitrina/contract/cabinet.ts';
import { addNotification } from '../../notifications/add-notification.ts';
import type { Db } from '../../platform/postgres/database.ts';
import type { CabinetRow } from '../find-cabinet.ts';
import type { CabinetsTables } from '../tables.ts';
import { listMemberIds } from '../users/list-member-ids.ts';

/** Until somebody changes the key, no call with it can succeed. */
export const REFUSED_STATUSES = ['rejected', 'expired', 'ipBound'] as const satisfies KeyStatus[];

type Refusal = { status: (typeof REFUSED_STATUSES)[number]; at: Date };
/** The cabinet as it was read before the calls: with the key that they were made with. */
export type UsedKey = Pick<CabinetRow, 'id' | 'key_sealed'>;

/** undefined: the cabinet has another key by now, of which the answer to this one says nothing. */
export async function lockUsedKey(trx: Db, { id, key_sealed }: UsedKey) {
  return trx
    .withTables<CabinetsTables>()
    .selectFrom('cabinets')
    .select(['name', 'key_status'])
    .where('id', '=', id)
    .where('key_sealed', '=', key_sealed)
    .forNoKeyUpdate()
    .executeTakeFirst();
}

/**
 * Stops the cabinet's own jobs and notifies those who can change the key. Every collector is refused by itself: people
 * hear of the first one, until there is a new key.
 */
export async function refuseKey(trx: Db, used: UsedKey, { status, at }: Refusal): Promise<void> {
  const cabinet = await lockUsedKey(trx, used);
  if (!cabinet) return;
  await trx
    .withTables<CabinetsTables>()
    .updateTable('cabinets')
    .set({ key_status: status, key_checked_at: at })
    .where('id', '=', used.id)
    .execute();
  if (REFUSED_STATUSES.some((refused) => refused === cabinet.key_status)) return;
  const userIds = await listMemberIds(trx, used.id, 'key');
  const event = { kind: 'keyRefused', cabinetName: cabinet.name } as const;
  await addNotification(trx, { userIds, cabinetId: used.id, event, at });
}

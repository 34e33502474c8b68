import type { KeyStatus } from '@vitrina/contract/cabinet.ts';
import { addNotification } from '../../notifications/add-notification.ts';
import type { Db } from '../../platform/postgres/database.ts';
import type { CabinetsTables } from '../tables.ts';
import { listMemberIds } from '../users/list-member-ids.ts';

/** Until somebody changes the key, no call with it can succeed. */
export const REFUSED_STATUSES = ['rejected', 'expired', 'ipBound'] as const satisfies KeyStatus[];

type Refusal = { status: (typeof REFUSED_STATUSES)[number]; at: Date };

/**
 * Stops the cabinet's own jobs and tells those who can change the key. Every collector is refused in its turn: people
 * hear of the first one, until there is a new key.
 */
export async function refuseKey(trx: Db, cabinetId: number, { status, at }: Refusal): Promise<void> {
  const tables = trx.withTables<CabinetsTables>();
  const cabinet = await tables
    .selectFrom('cabinets')
    .select(['name', 'key_status'])
    .where('id', '=', cabinetId)
    .forNoKeyUpdate()
    .executeTakeFirst();
  if (!cabinet) return;
  const change = { key_status: status, key_checked_at: at };
  await tables.updateTable('cabinets').set(change).where('id', '=', cabinetId).execute();
  if (REFUSED_STATUSES.some((refused) => refused === cabinet.key_status)) return;
  const userIds = await listMemberIds(trx, cabinetId, 'key');
  const event = { kind: 'keyRefused', cabinetName: cabinet.name } as const;
  await addNotification(trx, { userIds, cabinetId, event, at });
}

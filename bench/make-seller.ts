import { CabinetId } from '@vitrina/contract/ids.ts';
import { createUser } from '../server/src/accounts/create-user.ts';
import { setPlan } from '../server/src/billing/plans/set-plan.ts';
import type { CabinetsTables } from '../server/src/cabinets/tables.ts';
import type { Context } from '../server/src/platform/context.ts';

export type Seller = { cabinetId: CabinetId; userId: number };

/** Somebody with the largest plan and a cabinet whose keys are good; nothing is collected for it. */
export async function makeSeller(context: Context, name: string): Promise<Seller> {
  const mark = Date.now().toString(36);
  const userId = await createUser(context, {
    email: `bench-${mark}@example.test`,
    username: `bench-${mark}`,
    fullName: 'Bench',
    password: 'Bench-password-1',
    isEmailVerified: true,
  });
  await setPlan(context, userId, 'expert', 365);
  const tables = context.db.withTables<CabinetsTables>();
  const now = context.clock.now();
  const { id } = await tables
    .insertInto('cabinets')
    .values({
      owner_id: userId,
      name,
      seller_id: mark,
      seller_name: null,
      key_sealed: '',
      key_last_four: '',
      key_status: 'valid',
      key_expires_at: null,
      key_checked_at: now,
      premium: 'plus',
      is_additional: false,
      created_at: now,
      performance_status: 'valid',
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  const member = { cabinet_id: id, user_id: userId, roles: ['owner' as const], joined_at: now };
  await tables.insertInto('cabinet_members').values(member).execute();
  return { cabinetId: CabinetId.parse(id), userId };
}

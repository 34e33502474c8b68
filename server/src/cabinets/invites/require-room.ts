import { PLAN_LIMITS } from '@vitrina/contract/plans.ts';
import type { AccountsTables } from '../../accounts/tables.ts';
import { getPlan } from '../../billing/get-plan.ts';
import type { Context } from '../../platform/context.ts';
import type { Db } from '../../platform/postgres/database.ts';
import { problem } from '../../platform/problem.ts';
import type { CabinetsTables } from '../tables.ts';
import { countSeats } from './count-seats.ts';

/** Whoever is inside needs no invitation: their roles are changed instead. */
export async function requireOutside(trx: Db, cabinetId: number, email: string): Promise<void> {
  const inside = await trx
    .withTables<CabinetsTables & Pick<AccountsTables, 'users'>>()
    .selectFrom('cabinet_members')
    .innerJoin('users', 'users.id', 'cabinet_members.user_id')
    .select('users.id')
    .where('cabinet_id', '=', cabinetId)
    .where('users.email', '=', email)
    .executeTakeFirst();
  if (inside) throw problem('cabinet.userInside');
}

/** The owner's plan says how many people a cabinet has. The cabinet must be locked. */
export async function requireRoom(
  { clock }: Pick<Context, 'clock'>,
  trx: Db,
  { cabinet, email }: { cabinet: { id: number; owner_id: number }; email: string },
): Promise<void> {
  const maximum = PLAN_LIMITS[await getPlan({ db: trx, clock }, cabinet.owner_id)].cabinetUsers;
  if ((await countSeats(trx, cabinet.id, email)) >= maximum) {
    throw problem('cabinet.limitExceeded', { type: 'cabinetUsers', maximum });
  }
}

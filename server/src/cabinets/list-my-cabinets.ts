import { type Cabinet, getMyCabinets } from '@vitrina/contract/cabinets.ts';
import type { Context } from '../platform/context.ts';
import { problem } from '../platform/problem.ts';
import type { CabinetsTables } from './tables.ts';

/** spec 3: valid first. */
export async function listMyCabinets({ db }: Pick<Context, 'db'>, userId: number): Promise<Cabinet[]> {
  const rows = await db
    .withTables<CabinetsTables>()
    .selectFrom('cabinets')
    .innerJoin('cabinet_members', 'cabinet_members.cabinet_id', 'cabinets.id')
    .where('cabinet_members.user_id', '=', userId)
    .selectAll('cabinets')
    .select('cabinet_members.roles')
    .orderBy('cabinets.id')
    .execute();
  const { cabinets } = getMyCabinets.output.parse({
    cabinets: rows.map((row) => ({
      id: row.id,
      name: row.name,
      sellerId: row.seller_id,
      sellerName: row.seller_name,
      ownerId: row.owner_id,
      isValid: row.key_status === 'valid',
      isBlocked: row.is_blocked,
      keyStatus: row.key_status,
      keyLastFour: row.key_last_four,
      keyExpiresAt: row.key_expires_at?.toISOString() ?? null,
      premium: row.premium,
      roles: row.roles,
    })),
  });
  return cabinets.toSorted((a, b) => Number(b.isValid) - Number(a.isValid));
}

export async function getMyCabinet(
  context: Pick<Context, 'db'>,
  userId: number,
  cabinetId: number,
): Promise<Cabinet> {
  const cabinet = (await listMyCabinets(context, userId)).find((one) => one.id === cabinetId);
  if (!cabinet) throw problem('cabinet.notFound');
  return cabinet;
}

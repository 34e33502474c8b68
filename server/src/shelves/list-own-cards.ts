import { rightsOf } from '@vitrina/contract/access.ts';
import type { CabinetsTables } from '../cabinets/tables.ts';
import type { DbContext } from '../platform/context.ts';
import type { ProductsTables } from '../products/tables.ts';

export type OwnCard = { sku: number; cabinetId: number; name: string; sellerName: string | null };

/** Which of these products are sold by cabinets whose analytics this person may see. */
export async function listOwnCards(
  { db }: DbContext,
  userId: number,
  skus: readonly number[],
): Promise<OwnCard[]> {
  if (skus.length === 0) return [];
  const rows = await db
    .withTables<CabinetsTables & ProductsTables>()
    .selectFrom('cabinet_members')
    .innerJoin('cabinets', 'cabinets.id', 'cabinet_members.cabinet_id')
    .innerJoin('products', 'products.cabinet_id', 'cabinets.id')
    .select(['cabinets.id', 'cabinets.name', 'cabinets.seller_name', 'cabinet_members.roles', 'products.sku'])
    .where('cabinet_members.user_id', '=', userId)
    .where('cabinets.is_blocked', '=', false)
    .where('products.is_external', '=', false)
    .where('products.sku', 'in', skus)
    .orderBy('cabinets.id')
    .execute();
  return rows
    .filter(({ roles }) => rightsOf(roles).has('view'))
    .map((row) => ({ sku: row.sku, cabinetId: row.id, name: row.name, sellerName: row.seller_name }));
}

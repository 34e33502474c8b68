import type { PromoGift } from '@vitrina/contract/billing/promo.ts';
import type { Db } from '../../platform/postgres/database.ts';
import type { BillingTables } from '../tables.ts';
import { toGift } from './promo-gift.ts';

export type PromoCode = { code: string; gift: PromoGift; usesLeft: number; used: number; expiresAt: Date };

/** For the operator; the newest to expire last. */
export async function listPromoCodes(db: Db): Promise<PromoCode[]> {
  const rows = await db
    .withTables<BillingTables>()
    .selectFrom('promo_codes')
    .leftJoin('promo_uses', 'promo_uses.code', 'promo_codes.code')
    .selectAll('promo_codes')
    .select((expression) => expression.fn.count<number>('user_id').as('used'))
    .groupBy('promo_codes.code')
    .orderBy('expires_at')
    .execute();
  return rows.map((row) => ({
    code: row.code,
    gift: toGift(row),
    usesLeft: row.uses_left,
    used: row.used,
    expiresAt: row.expires_at,
  }));
}

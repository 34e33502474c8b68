import type { Db } from '../../platform/postgres/database.ts';
import type { BillingTables } from '../tables.ts';

export type PromoCode = { code: string; points: number; usesLeft: number; used: number; expiresAt: Date };

/** For the operator; the newest to expire last. */
export async function listPromoCodes(db: Db): Promise<PromoCode[]> {
  return db
    .withTables<BillingTables>()
    .selectFrom('promo_codes')
    .leftJoin('promo_uses', 'promo_uses.code', 'promo_codes.code')
    .select((expression) => [
      'promo_codes.code',
      'points',
      'uses_left as usesLeft',
      expression.fn.count<number>('user_id').as('used'),
      'expires_at as expiresAt',
    ])
    .groupBy('promo_codes.code')
    .orderBy('expires_at')
    .execute();
}

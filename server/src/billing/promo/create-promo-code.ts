import { DAY_MS } from '@vitrina/contract/durations.ts';
import type { TimedContext } from '../../platform/context.ts';
import type { BillingTables } from '../tables.ts';

export type NewPromoCode = { code: string; points: number; uses: number; days: number };

/** false: there is such a code already, and it stays as it is. */
export async function createPromoCode(
  { db, clock }: TimedContext,
  { code, points, uses, days }: NewPromoCode,
): Promise<boolean> {
  const made = await db
    .withTables<BillingTables>()
    .insertInto('promo_codes')
    .values({ code, points, uses_left: uses, expires_at: new Date(clock.now().getTime() + days * DAY_MS) })
    .onConflict((conflict) => conflict.column('code').doNothing())
    .returning('code')
    .executeTakeFirst();
  return made !== undefined;
}

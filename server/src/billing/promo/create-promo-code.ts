import type { NewPromoCode } from '@vitrina/contract/billing/promo.ts';
import { DAY_MS } from '@vitrina/contract/durations.ts';
import type { TimedContext } from '../../platform/context.ts';
import type { BillingTables } from '../tables.ts';
import { toColumns } from './promo-gift.ts';

/** `operatorId`: who makes it in the office. false: there is such a code already, and it stays as it is. */
export async function createPromoCode(
  { db, clock }: TimedContext,
  { code, gift, uses, days }: NewPromoCode,
  operatorId: number | null = null,
): Promise<boolean> {
  const expires_at = new Date(clock.now().getTime() + days * DAY_MS);
  const made = await db
    .withTables<BillingTables>()
    .insertInto('promo_codes')
    .values({ code, ...toColumns(gift), uses_left: uses, expires_at, operator_id: operatorId })
    .onConflict((conflict) => conflict.column('code').doNothing())
    .returning('code')
    .executeTakeFirst();
  return made !== undefined;
}

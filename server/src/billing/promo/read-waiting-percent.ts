import type { DbContext } from '../../platform/context.ts';
import type { BillingTables } from '../tables.ts';

/** What the next top-up by card brings beside its points; null: nothing. */
export async function readWaitingPercent({ db }: DbContext, userId: number): Promise<number | null> {
  const waiting = await db
    .withTables<BillingTables>()
    .selectFrom('promo_percents')
    .select((expression) => expression.fn.max('percent').as('percent'))
    .where('user_id', '=', userId)
    .where('payment_id', 'is', null)
    .executeTakeFirst();
  return waiting?.percent ?? null;
}

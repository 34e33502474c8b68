import { type Transaction } from 'kysely';
import { availableOf } from '../ledger/accounts.ts';
import { postOperation } from '../ledger/post-operation.ts';
import { moveWaitingGrants } from './move-waiting-grants.ts';
import type { Purchase } from './rules/judge-purchase.ts';
import { writeSlots } from './slots-of.ts';
import type { PlansTables } from './tables.ts';

type Stored = {
  userId: number;
  requestKey: string;
  planType: number;
  months: number;
  purchase: Pick<Purchase, 'price' | 'credit' | 'bought' | 'after'> & {
    kind: Purchase['kind'] | 'renewal';
  };
  at: Date;
};

/**
 * Charges a purchase and puts its plan into its slot; given days that wait make room. The wallet must be locked; throws `NotEnoughPoints`. What is left of
 * an old plan comes first, because the new one may be paid with it.
 */
export async function storePurchase(
  trx: Transaction<Record<never, never>>,
  { userId, requestKey, planType, months, purchase, at }: Stored,
): Promise<void> {
  const { kind, price, credit, bought, after } = purchase;
  const tables = trx.withTables<PlansTables>();
  const details = { planType, months };
  if (credit > 0)
    await postOperation(trx, {
      userId,
      kind: 'planCredit',
      details: { planType },
      idempotencyKey: `planCredit:${userId}:${requestKey}`,
      entries: [
        { account: 'plans', points: -credit },
        { account: availableOf(userId), points: credit },
      ],
      at,
    });
  await postOperation(trx, {
    userId,
    kind: 'plan',
    details,
    idempotencyKey: `plan:${userId}:${requestKey}`,
    entries: [
      { account: availableOf(userId), points: -price },
      { account: 'plans', points: price },
    ],
    at,
  });
  await writeSlots(tables, userId, after);
  await moveWaitingGrants(tables, userId, at);
  await tables
    .insertInto('plan_purchases')
    .values({
      user_id: userId,
      request_key: requestKey,
      kind,
      plan_type: planType,
      months,
      price,
      credit,
      active_from: bought.from,
      active_to: bought.to,
      at,
    })
    .execute();
}

import { type Selectable, sql, type Transaction } from 'kysely';
import type { PaymentTables } from '../tables.ts';

export type RefundRow = Selectable<PaymentTables['payment_refunds']>;

type Sums = { points: number; bonus: number; promo: number };

/** What has gone back of a payment, or is on its way: a refund that the provider refused gave everything back. */
export async function sumRefunds(trx: Transaction<Record<never, never>>, paymentId: number): Promise<Sums> {
  const { rows } = await sql<Sums>`
    select coalesce(sum(points), 0)::bigint as points, coalesce(sum(bonus), 0)::bigint as bonus,
      coalesce(sum(promo), 0)::bigint as promo
    from payment_refunds
    where payment_id = ${paymentId} and state in ('creating', 'pending', 'succeeded')`.execute(trx);
  return rows[0] ?? { points: 0, bonus: 0, promo: 0 };
}

import { type Selectable, sql, type Transaction } from 'kysely';
import type { PaymentTables } from '../tables.ts';

export type RefundRow = Selectable<PaymentTables['payment_refunds']>;

/** What has gone back of a payment, or is on its way: a refund that the provider refused gave everything back. */
export async function sumRefunds(
  trx: Transaction<Record<never, never>>,
  paymentId: number,
): Promise<{ points: number; bonus: number }> {
  const { rows } = await sql<{ points: number; bonus: number }>`
    select coalesce(sum(points), 0)::bigint as points, coalesce(sum(bonus), 0)::bigint as bonus
    from payment_refunds
    where payment_id = ${paymentId} and state in ('creating', 'pending', 'succeeded')`.execute(trx);
  return rows[0] ?? { points: 0, bonus: 0 };
}

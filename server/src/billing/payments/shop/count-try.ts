import { sql } from 'kysely';
import type { PayContext } from './open-shop.ts';

/**
 * Committed before an order goes out: after the first try a refusal says only that this one was not carried out. Undefined
 * when the row has got further meanwhile.
 */
export async function countTry(
  { db }: PayContext,
  table: 'payments' | 'payment_refunds',
  id: number,
): Promise<number | undefined> {
  const { rows } = await sql<{ tries: number }>`
    update ${sql.table(table)} set tries = tries + 1
    where id = ${id} and state = 'creating'
    returning tries`.execute(db);
  return rows[0]?.tries;
}

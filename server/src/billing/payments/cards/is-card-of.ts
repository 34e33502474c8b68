import { sql, type Transaction } from 'kysely';

/** A card that has paid for a person, or that the person has bound, belongs to them; also after it was removed. */
export async function isCardOf(
  trx: Transaction<Record<never, never>>,
  userId: number,
  fingerprint: string | undefined,
): Promise<boolean> {
  if (fingerprint === undefined) return false;
  const { rows } = await sql`
    select from payments
    where user_id = ${userId} and card_fingerprint = ${fingerprint} and state = 'succeeded'
    union all
    select from bank_cards where user_id = ${userId} and fingerprint = ${fingerprint}
    limit 1`.execute(trx);
  return rows.length > 0;
}

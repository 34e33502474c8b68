import { sql, type Transaction } from 'kysely';
import type { PaidBy } from '../../../integrations/payments/payment-method.ts';
import type { PaymentTables } from '../tables.ts';
import { nameCard } from './name-card.ts';

type Brought = { userId: number; shopId: string; method: PaidBy; at: Date };

/** The first card that can pay is the one that is offered; callers hold the person's wallet or the card's own row. */
export async function chooseDefault(trx: Transaction<Record<never, never>>, userId: number): Promise<void> {
  await sql`
    update bank_cards set is_default = true
    where id = (select max(id) from bank_cards where user_id = ${userId} and state = 'active')
      and not exists (select from bank_cards where user_id = ${userId} and is_default)`.execute(trx);
}

/**
 * A card that the provider has remembered with a payment. The same card again stays one line, by what can be known of
 * it; the newest name that the provider has for it counts.
 */
export async function rememberCard(
  plain: Transaction<Record<never, never>>,
  { userId, shopId, method, at }: Brought,
): Promise<void> {
  if (!method?.isSaved || method.id === null) return;
  const trx = plain.withTables<PaymentTables>();
  const { id: method_id, card } = method;
  const known = await trx
    .selectFrom('bank_cards')
    .select('id')
    .where('user_id', '=', userId)
    .where('state', '=', 'active')
    .where((where) =>
      where.or([where('method_id', '=', method_id), where('fingerprint', '=', card?.fingerprint ?? null)]),
    )
    .executeTakeFirst();
  if (known) await trx.updateTable('bank_cards').set({ method_id }).where('id', '=', known.id).execute();
  else
    await trx
      .insertInto('bank_cards')
      .values({
        user_id: userId,
        shop_id: shopId,
        state: 'active',
        method_id,
        title: nameCard(card),
        fingerprint: card?.fingerprint ?? null,
        created_at: at,
      })
      .onConflict((conflict) => conflict.column('method_id').doNothing())
      .execute();
  await chooseDefault(plain, userId);
}

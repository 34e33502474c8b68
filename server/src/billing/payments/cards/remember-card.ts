import { sql, type Transaction } from 'kysely';
import type { PaidBy } from '../../../integrations/payments/payment-method.ts';
import type { PaymentTables } from '../tables.ts';
import { nameCard } from './name-card.ts';

type Brought = {
  userId: number;
  shopId: string;
  /** Of the list, where the person paid by one. */
  cardId: number | null;
  method: PaidBy;
  at: Date;
};

/** The first card that can pay is the one that is offered; callers hold the person's wallet or the card's own row. */
export async function chooseDefault(trx: Transaction<Record<never, never>>, userId: number): Promise<void> {
  await sql`
    update bank_cards set is_default = true
    where id = (select max(id) from bank_cards where user_id = ${userId} and state = 'active')
      and not exists (select from bank_cards where user_id = ${userId} and is_default)`.execute(trx);
}

/** The line that this card has already; by the provider's name for it rather than by what can be known of it. */
async function findLine(
  trx: Transaction<PaymentTables>,
  { userId, methodId, fingerprint }: { userId: number; methodId: string; fingerprint: string | null },
): Promise<{ id: number } | undefined> {
  return trx
    .selectFrom('bank_cards')
    .select('id')
    .where('user_id', '=', userId)
    .where('state', '=', 'active')
    .where((where) => where.or([where('method_id', '=', methodId), where('fingerprint', '=', fingerprint)]))
    .orderBy(sql`method_id is not distinct from ${methodId}`, 'desc')
    .orderBy('id', 'desc')
    .executeTakeFirst();
}

/**
 * A card that the provider has remembered with a payment. The same card again stays one line, by what can be known of
 * it; the newest name that the provider has for it counts. A payment by a card of the list brings none: if that card was
 * removed meanwhile, it stays removed.
 */
export async function rememberCard(
  plain: Transaction<Record<never, never>>,
  { userId, shopId, cardId, method, at }: Brought,
): Promise<void> {
  if (cardId !== null || !method?.isSaved || method.id === null) return;
  const trx = plain.withTables<PaymentTables>();
  const { id: method_id, card } = method;
  const fingerprint = card?.fingerprint ?? null;
  const known = await findLine(trx, { userId, methodId: method_id, fingerprint });
  if (known)
    // A name is of one line only, and the money that has come is credited whatever the lines are.
    await trx
      .updateTable('bank_cards')
      .set({ method_id })
      .where('id', '=', known.id)
      .where(({ not, exists, selectFrom }) =>
        not(
          exists(
            selectFrom('bank_cards as other').select('other.id').where('other.method_id', '=', method_id),
          ),
        ),
      )
      .execute();
  else
    await trx
      .insertInto('bank_cards')
      .values({
        user_id: userId,
        shop_id: shopId,
        state: 'active',
        method_id,
        title: nameCard(card),
        fingerprint,
        created_at: at,
      })
      .onConflict((conflict) => conflict.column('method_id').doNothing())
      .execute();
  await chooseDefault(plain, userId);
}

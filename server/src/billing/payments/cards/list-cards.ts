import type { BankCard } from '@vitrina/contract/billing/payments.ts';
import type { Db } from '../../../platform/postgres/database.ts';
import type { PaymentTables } from '../tables.ts';
import type { CardRow } from './find-card.ts';

export function viewCard({ id, state, title, is_default, confirmation_url }: CardRow): BankCard {
  return {
    cardId: id,
    // A removed one is shown to nobody.
    state: state === 'removed' ? 'failed' : state,
    title,
    isDefault: is_default,
    confirmationUrl: state === 'pending' ? confirmation_url : null,
  };
}

/** Cards that can pay: the default one first, then the newest. */
export async function listCards(db: Db, userId: number): Promise<BankCard[]> {
  const cards = await db
    .withTables<PaymentTables>()
    .selectFrom('bank_cards')
    .selectAll()
    .where('user_id', '=', userId)
    .where('state', '=', 'active')
    .orderBy('is_default', 'desc')
    .orderBy('id', 'desc')
    .execute();
  return cards.map(viewCard);
}

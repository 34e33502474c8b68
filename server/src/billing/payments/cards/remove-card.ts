import type { DbContext } from '../../../platform/context.ts';
import type { PaymentTables } from '../tables.ts';
import { type OwnCard, requireCard } from './find-card.ts';
import { lockCards } from './lock-cards.ts';
import { chooseDefault } from './remember-card.ts';

/** Forgets what the provider calls it, so that nobody can charge it from here again. */
export async function removeCard({ db }: DbContext, own: OwnCard): Promise<void> {
  await db.transaction().execute(async (plain) => {
    await lockCards(plain, own.userId);
    const { id } = await requireCard(plain, own);
    const trx = plain.withTables<PaymentTables>();
    await trx
      .updateTable('bank_cards')
      .set({ state: 'removed', is_default: false, method_id: null, confirmation_url: null, look_at: null })
      .where('id', '=', id)
      .execute();
    await chooseDefault(plain, own.userId);
  });
}

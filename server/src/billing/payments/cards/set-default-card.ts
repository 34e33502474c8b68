import type { DbContext } from '../../../platform/context.ts';
import type { PaymentTables } from '../tables.ts';
import { type OwnCard, requireChargeable } from './find-card.ts';
import { lockCards } from './lock-cards.ts';

/** The card that is offered first. */
export async function setDefaultCard({ db }: DbContext, own: OwnCard): Promise<void> {
  await db.transaction().execute(async (plain) => {
    await lockCards(plain, own.userId);
    const { id } = await requireChargeable(plain, own);
    const trx = plain.withTables<PaymentTables>();
    await trx
      .updateTable('bank_cards')
      .set({ is_default: false })
      .where('user_id', '=', own.userId)
      .where('is_default', '=', true)
      .execute();
    await trx.updateTable('bank_cards').set({ is_default: true }).where('id', '=', id).execute();
  });
}

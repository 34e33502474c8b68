import { randomUUID } from 'node:crypto';
import { linkTo } from '../../../accounts/mail/link-to.ts';
import type { PaymentOrder } from '../../../integrations/payments/create-payment.ts';
import type { PayContext, PayShop } from '../shop/open-shop.ts';
import { KOPECKS } from '../shop/rules.ts';
import { ADVANCE_NAME, writeAdvance } from '../shop/write-advance.ts';
import type { PaymentTables } from '../tables.ts';

type Intent = {
  userId: number;
  email: string;
  points: number;
  card: { id: number; methodId: string } | undefined;
  isCardSaved: boolean;
  requestKey: string;
};

function writeOrder({ env }: PayContext, intent: Intent, paymentId: number, key: string): PaymentOrder {
  const { email, points, card, isCardSaved } = intent;
  return {
    idempotenceKey: key,
    amountKopecks: points * KOPECKS,
    returnUrl: linkTo({ env }, `/pages/account-settings/wallet?payment=${paymentId}`),
    description: ADVANCE_NAME,
    // By the key it is found again when the provider has forgotten it.
    metadata: { payment: String(paymentId), key },
    receipt: writeAdvance(env, { email, points }),
    ...(card === undefined ? { saveMethod: isCardSaved } : { methodId: card.methodId }),
  };
}

/**
 * Commits what is going to be ordered, before anybody outside hears of it: whatever happens after this is found again.
 * A second request under the same key is the first one.
 */
export async function addIntent(context: PayContext, shop: PayShop, intent: Intent): Promise<number> {
  const { userId, points, card, requestKey } = intent;
  const now = context.clock.now();
  const key = randomUUID();
  return context.db.transaction().execute(async (trx) => {
    const payments = trx.withTables<PaymentTables>();
    const added = await payments
      .insertInto('payments')
      .values({
        user_id: userId,
        request_key: requestKey,
        idempotence_key: key,
        shop_id: shop.shopId,
        is_test: shop.isTest,
        points,
        sent_order: '{}',
        card_id: card?.id ?? null,
        state: 'creating',
        created_at: now,
        look_at: now,
      })
      .onConflict((conflict) => conflict.columns(['user_id', 'request_key']).doNothing())
      .returning('id')
      .executeTakeFirst();
    if (!added) {
      const first = await payments
        .selectFrom('payments')
        .select('id')
        .where('user_id', '=', userId)
        .where('request_key', '=', requestKey)
        .executeTakeFirstOrThrow();
      return first.id;
    }
    // Its number stands in the address that the person comes back to.
    await payments
      .updateTable('payments')
      .set({ sent_order: JSON.stringify(writeOrder(context, intent, added.id, key)) })
      .where('id', '=', added.id)
      .execute();
    return added.id;
  });
}

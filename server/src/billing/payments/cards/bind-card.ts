import { randomUUID } from 'node:crypto';
import type { BankCard } from '@vitrina/contract/billing/payments.ts';
import { countAttempt } from '../../../accounts/limit-attempts.ts';
import { requireVerifiedEmail } from '../../../accounts/require-verified-email.ts';
import { problem } from '../../../platform/problem.ts';
import { type PayContext, type PayShop, requireShop } from '../shop/open-shop.ts';
import { PAYMENT_ATTEMPTS } from '../shop/rules.ts';
import type { PaymentTables } from '../tables.ts';
import { advanceCard } from './advance-card.ts';
import { requireCard } from './find-card.ts';
import { viewCard } from './list-cards.ts';

type Binding = { userId: number; requestKey: string };

/** Committed before the provider hears of it, once for a request however often it comes. */
async function addCard({ db, clock }: PayContext, shop: PayShop, { userId, requestKey }: Binding) {
  const now = clock.now();
  const cards = db.withTables<PaymentTables>();
  await cards
    .insertInto('bank_cards')
    .values({
      user_id: userId,
      shop_id: shop.shopId,
      idempotence_key: randomUUID(),
      request_key: requestKey,
      state: 'creating',
      created_at: now,
      look_at: now,
    })
    .onConflict((conflict) => conflict.columns(['user_id', 'request_key']).doNothing())
    .execute();
  return cards
    .selectFrom('bank_cards')
    .select('id')
    .where('user_id', '=', userId)
    .where('request_key', '=', requestKey)
    .executeTakeFirstOrThrow();
}

/** A card is remembered for a zero sum, on the provider's page. */
export async function bindCard(context: PayContext, binding: Binding): Promise<BankCard> {
  const { db } = context;
  const { userId } = binding;
  const shop = requireShop(context);
  await requireVerifiedEmail(db, userId);
  await countAttempt(db, `payment:${userId}`, PAYMENT_ATTEMPTS);
  const { id } = await addCard(context, shop, binding);
  await advanceCard(context, shop, id);
  const card = viewCard(await requireCard(db, { cardId: id, userId }));
  if (card.state === 'failed') throw problem('payment.creationFailed');
  return card;
}

import { linkTo } from '../../../accounts/mail/link-to.ts';
import { bindPaymentMethod } from '../../../integrations/payments/bind-payment-method.ts';
import { confirmNotification } from '../../../integrations/payments/confirm-notification.ts';
import { nextRepeatMs } from '../../../integrations/payments/next-repeat-ms.ts';
import type { PaymentMethod } from '../../../integrations/payments/payment-method.ts';
import type { PayContext, PayShop } from '../shop/open-shop.ts';
import { later, nextLookMs } from '../shop/rules.ts';
import type { PaymentTables } from '../tables.ts';
import type { CardRow } from './find-card.ts';
import { lockCards } from './lock-cards.ts';
import { nameCard } from './name-card.ts';
import { chooseDefault } from './remember-card.ts';

async function change(
  { db }: PayContext,
  { id, state }: CardRow,
  set: Partial<Omit<CardRow, 'id' | 'user_id' | 'created_at'>>,
): Promise<void> {
  await db
    .withTables<PaymentTables>()
    .updateTable('bank_cards')
    .set(set)
    .where('id', '=', id)
    .where('state', '=', state)
    .execute();
}

async function sendBinding(context: PayContext, shop: PayShop, card: CardRow): Promise<void> {
  const now = context.clock.now();
  const answer = await bindPaymentMethod(shop, {
    idempotenceKey: card.idempotence_key ?? '',
    returnUrl: linkTo(context, `/pages/account-settings/wallet?card=${card.id}`),
  });
  if (answer.outcome === 'created') {
    const { id: method_id, confirmationUrl: confirmation_url } = answer.data;
    const look_at = later(now, nextLookMs(0));
    return change(context, card, { state: 'pending', method_id, confirmation_url, look_at });
  }
  const times = { firstTriedAtMs: card.created_at.getTime(), nowMs: now.getTime() };
  const pauseMs = nextRepeatMs(answer, times);
  // No money is in it: where nobody knows how it went, nobody has been to the page either.
  await change(
    context,
    card,
    pauseMs === undefined ? { state: 'failed', look_at: null } : { look_at: later(now, pauseMs) },
  );
}

/** The card can pay from now on; one that was known stays one line. */
async function activate(context: PayContext, card: CardRow, said: PaymentMethod): Promise<void> {
  await context.db.transaction().execute(async (plain) => {
    await lockCards(plain, card.user_id);
    const trx = plain.withTables<PaymentTables>();
    const locked = await trx
      .selectFrom('bank_cards')
      .select('id')
      .where('id', '=', card.id)
      .where('state', '=', 'pending')
      .forUpdate()
      .executeTakeFirst();
    if (!locked) return;
    const fingerprint = said.card?.fingerprint ?? null;
    await trx
      .updateTable('bank_cards')
      .set({ state: 'removed', is_default: false, method_id: null })
      .where('user_id', '=', card.user_id)
      .where('state', '=', 'active')
      .where('fingerprint', '=', fingerprint)
      .execute();
    await trx
      .updateTable('bank_cards')
      .set({
        state: 'active',
        fingerprint,
        title: nameCard(said.card),
        confirmation_url: null,
        look_at: null,
      })
      .where('id', '=', card.id)
      .execute();
    await chooseDefault(plain, card.user_id);
  });
}

async function lookAtCard(context: PayContext, shop: PayShop, card: CardRow): Promise<void> {
  if (card.method_id === null) return;
  const now = context.clock.now();
  const hint = { subject: 'paymentMethod', objectId: card.method_id } as const;
  const answer = await confirmNotification(shop, hint, { subject: 'paymentMethod' });
  if (answer.outcome === 'confirmed' && answer.subject === 'paymentMethod') {
    if (answer.object.isSaved) return activate(context, card, answer.object);
    if (answer.object.status === 'inactive')
      return change(context, card, { state: 'failed', confirmation_url: null, look_at: null });
  }
  const look_at = later(now, nextLookMs(now.getTime() - card.created_at.getTime()));
  await change(context, card, { looked_at: now, look_at });
}

/** Brings the binding of a card as far as it goes now. */
export async function advanceCard(context: PayContext, shop: PayShop, cardId: number): Promise<void> {
  const card = await context.db
    .withTables<PaymentTables>()
    .selectFrom('bank_cards')
    .selectAll()
    .where('id', '=', cardId)
    .executeTakeFirst();
  if (card?.shop_id !== shop.shopId) return;
  if (card.state === 'creating') await sendBinding(context, shop, card);
  if (card.state === 'pending') await lookAtCard(context, shop, card);
}

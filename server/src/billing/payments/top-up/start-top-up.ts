import type { topUp as route, TopUp } from '@vitrina/contract/billing/payments.ts';
import type * as z from 'zod';
import { countAttempt } from '../../../accounts/limit-attempts.ts';
import { requireVerifiedEmail } from '../../../accounts/require-verified-email.ts';
import { problem } from '../../../platform/problem.ts';
import { requireChargeable } from '../cards/find-card.ts';
import { findEmail } from '../shop/find-email.ts';
import { type PayContext, requireShop } from '../shop/open-shop.ts';
import { PAYMENT_ATTEMPTS } from '../shop/rules.ts';
import { addIntent } from './add-intent.ts';
import { advancePayment } from './advance-payment.ts';
import { viewPayment } from './view-payment.ts';

/** A payment of a person: ordered, and where they go on with it. */
export async function startTopUp(
  context: PayContext,
  userId: number,
  { points, cardId, isCardSaved, requestKey }: z.output<(typeof route)['input']>,
): Promise<TopUp> {
  const { db } = context;
  const shop = requireShop(context);
  await requireVerifiedEmail(db, userId);
  await countAttempt(db, `payment:${userId}`, PAYMENT_ATTEMPTS);
  const card = cardId === null ? undefined : await requireChargeable(db, { cardId, userId });
  const email = await findEmail(db, userId);
  const intent = { userId, email, points, card, isCardSaved, requestKey };
  const paymentId = await addIntent(context, shop, intent);
  await advancePayment(context, shop, paymentId);
  const made = await viewPayment(db, paymentId);
  if (made.state === 'failed') throw problem('payment.creationFailed');
  return made;
}

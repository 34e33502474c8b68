import type { TopUp } from '@vitrina/contract/billing/payments.ts';
import { problem } from '../../../platform/problem.ts';
import { type PayContext, requireShop } from '../shop/open-shop.ts';
import { advancePayment } from './advance-payment.ts';
import { findOwnPayment, isOpen } from './find-payment.ts';
import { viewPayment } from './view-payment.ts';

/** Where the person goes on with it, or how it has ended since the list was shown. */
export async function continueTopUp(
  context: PayContext,
  own: { paymentId: number; userId: number },
): Promise<TopUp> {
  const payment = await findOwnPayment(context.db, own);
  if (!payment || !isOpen(payment)) throw problem('pendingOperation.notFound');
  await advancePayment(context, requireShop(context), payment.id);
  const now = await viewPayment(context.db, payment.id);
  if (now.state === 'failed') throw problem('payment.creationFailed');
  return now;
}

import type { TopUp } from '@vitrina/contract/billing/payments.ts';
import { problem } from '../../../platform/problem.ts';
import { openShop, type PayContext } from '../shop/open-shop.ts';
import { FRESH_MS } from '../shop/rules.ts';
import { advancePayment } from './advance-payment.ts';
import { findOwnPayment } from './find-payment.ts';
import { viewPayment } from './view-payment.ts';

/** For whoever comes back from the provider's page: as it stands there now. */
export async function getTopUp(
  context: PayContext,
  own: { paymentId: number; userId: number },
): Promise<TopUp> {
  const payment = await findOwnPayment(context.db, own);
  if (!payment) throw problem('walletOperation.notFound');
  const shop = openShop(context);
  const lookedMs = context.clock.now().getTime() - (payment.looked_at?.getTime() ?? 0);
  const isFresh = lookedMs >= 0 && lookedMs < FRESH_MS;
  if (shop && payment.state === 'pending' && !isFresh) await advancePayment(context, shop, payment.id);
  return viewPayment(context.db, payment.id);
}

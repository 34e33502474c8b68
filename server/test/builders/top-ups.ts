import { availableOf } from '../../src/billing/ledger/accounts.ts';
import { lockWallets, postOperation } from '../../src/billing/ledger/post-operation.ts';
import { findReferrer } from '../../src/billing/referral/find-referrer.ts';
import { rewardPayment } from '../../src/billing/referral/reward-payment.ts';
import type { TimedContext } from '../../src/platform/context.ts';

type TopUp = { userId: number; paymentId: number; points: number; hasReferrersCard?: boolean };

/** What the credit of a payment by card does, without a provider. */
export async function creditTopUp({ db, clock }: TimedContext, topUp: TopUp): Promise<void> {
  const { userId, paymentId, points, hasReferrersCard = false } = topUp;
  const at = clock.now();
  await db.transaction().execute(async (trx) => {
    const referrerId = await findReferrer(trx, userId);
    await lockWallets(trx, referrerId === undefined ? [userId] : [userId, referrerId]);
    await postOperation(trx, {
      userId,
      kind: 'topUp',
      details: { paymentId },
      idempotencyKey: `topUp:${paymentId}`,
      entries: [
        { account: 'card', points: -points },
        { account: availableOf(userId), points },
      ],
      at,
    });
    await rewardPayment(trx, { paymentId, userId, points, hasReferrersCard, at });
  });
}

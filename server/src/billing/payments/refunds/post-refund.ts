import type { Transaction } from 'kysely';
import { type Account, availableOf } from '../../ledger/accounts.ts';
import { postOperation } from '../../ledger/post-operation.ts';

type Refunded = {
  id: number;
  payment_id: number;
  user_id: number;
  points: number;
  bonus: number;
  promo: number;
};

/** `back`: the provider did not make it, and everything returns to the wallet. */
type Direction = 'out' | 'back';

/**
 * The points leave the wallet with the order of the refund, not with its end: meanwhile they could be spent. One that
 * fails is posted the other way round.
 */
export async function postRefund(
  trx: Transaction<Record<never, never>>,
  { id, payment_id: paymentId, user_id: userId, points, bonus, promo }: Refunded,
  direction: Direction,
  at: Date,
): Promise<void> {
  const sign = direction === 'out' ? 1 : -1;
  const post = async (kind: 'refund' | 'topUpBonusBack' | 'promoBack', source: Account, amount: number) => {
    if (amount === 0) return;
    await postOperation(trx, {
      userId,
      kind,
      details: { paymentId },
      idempotencyKey: direction === 'out' ? `${kind}:${id}` : `${kind}:${id}:undone`,
      entries: [
        { account: availableOf(userId), points: -amount * sign },
        { account: source, points: amount * sign },
      ],
      at,
    });
  };
  await post('refund', 'card', points);
  await post('topUpBonusBack', 'bonus', bonus);
  await post('promoBack', 'promo', promo);
}

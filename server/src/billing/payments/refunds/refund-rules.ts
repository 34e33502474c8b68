import { topUpBonus } from '@vitrina/contract/billing/payments.ts';

/** A payment as far as it may go back: in whole roubles, which are points. */
export type Refundable = {
  paid: number;
  refunded: number;
  /** What the person still has of the bonus of this payment. */
  bonus: number;
  /** In the wallet. */
  available: number;
};

/** The part of the bonus that what remains paid no longer earns. */
export function bonusBack({ paid, refunded, bonus }: Omit<Refundable, 'available'>, points: number): number {
  return bonus - Math.min(bonus, topUpBonus(paid - refunded - points));
}

/**
 * The most that can go back: never more than was paid, and with its part of the bonus never more than the wallet has.
 * What is taken grows with what is refunded, so the border is found by halving.
 */
export function largestRefund(refundable: Refundable): number {
  let least = 0;
  let most = refundable.paid - refundable.refunded;
  while (least < most) {
    const middle = Math.ceil((least + most) / 2);
    if (middle + bonusBack(refundable, middle) <= refundable.available) least = middle;
    else most = middle - 1;
  }
  return least;
}

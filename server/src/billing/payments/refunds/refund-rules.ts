import { topUpBonus } from '@vitrina/contract/billing/payments.ts';
import { percentOf } from '../../promo/rules.ts';

/** A payment as far as it may go back: in whole roubles, which are points. */
type Refundable = {
  paid: number;
  refunded: number;
  /** What the person still has of the bonus of this payment. */
  bonus: number;
  /** The same of a promo code's percentage, and the percentage. */
  promo: number;
  percent: number;
  /** In the wallet. */
  available: number;
};

/** The part of the bonus that what remains paid no longer earns. */
export function bonusBack(
  { paid, refunded, bonus }: Pick<Refundable, 'paid' | 'refunded' | 'bonus'>,
  points: number,
): number {
  return bonus - Math.min(bonus, topUpBonus(paid - refunded - points));
}

/** The percentage stays for what remains paid alone. */
export function promoBack(
  { paid, refunded, promo, percent }: Pick<Refundable, 'paid' | 'refunded' | 'promo' | 'percent'>,
  points: number,
): number {
  return promo - Math.min(promo, percentOf(paid - refunded - points, percent));
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
    const taken = middle + bonusBack(refundable, middle) + promoBack(refundable, middle);
    if (taken <= refundable.available) least = middle;
    else most = middle - 1;
  }
  return least;
}

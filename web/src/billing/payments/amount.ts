import { topUpBonus } from '@vitrina/contract/billing/payments.ts';
import { PRICES } from '@vitrina/contract/billing/prices.ts';

type AmountFault = 'minimum' | 'maximum';

/** What is wrong with an amount of whole roubles; undefined where nothing is. */
export function refuseAmount(text: string): AmountFault | undefined {
  const points = Number(text);
  if (text === '' || points < PRICES.topUp.minimum) return 'minimum';
  return points > PRICES.topUp.maximum ? 'maximum' : undefined;
}

export type Preview = {
  /** All points that come, the bonus and the percentage of a promo code among them. */
  points: number;
  bonus: number;
  promo: number;
  /** The nearest step of the bonus that is not reached. */
  next: { from: number; percent: number } | undefined;
};

/** What a top-up brings, before it is paid. */
export function previewTopUp(paid: number, isFirst: boolean, percent: number): Preview {
  const bonus = isFirst ? topUpBonus(paid) : 0;
  const next = isFirst ? PRICES.topUp.bonuses.find(({ from }) => paid < from) : undefined;
  const promo = Math.floor((paid * percent) / 100);
  return { points: paid + bonus + promo, bonus, promo, next };
}

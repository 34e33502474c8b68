import type { PromoGift } from '@vitrina/contract/billing/promo.ts';
import type { Words } from '../../platform/texts/words.ts';

/** What a promo code brings, in words. */
export function describeGift(gift: PromoGift, { t, format }: Words): string {
  switch (gift.kind) {
    case 'points':
      return t('office.promo.gifts.points', { count: gift.points, points: format.count(gift.points) });
    case 'days':
      return t('office.promo.gifts.days', {
        count: gift.days,
        days: format.count(gift.days),
        plan: t(`plans.${gift.plan}`),
      });
    case 'percent':
      return t('office.promo.gifts.percent', { percent: format.count(gift.percent) });
    default:
      return gift satisfies never;
  }
}

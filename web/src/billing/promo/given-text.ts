import type { PromoGiven } from '@vitrina/contract/billing/promo.ts';
import type { Words } from '../../platform/texts/words.ts';

/** What a promo code has given. */
export function givenText(given: PromoGiven, { t, format }: Words): string {
  switch (given.kind) {
    case 'points':
      return t('billing.promo.points', { count: given.points, points: format.count(given.points) });
    case 'days':
      return t('billing.promo.days', {
        plan: t(`plans.${given.plan}`),
        count: given.days,
        from: format.instant(given.from),
        to: format.instant(given.to),
      });
    case 'percent':
      return t('billing.promo.percent', { percent: given.percent });
  }
}

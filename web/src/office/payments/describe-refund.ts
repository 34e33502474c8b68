import type { OfficeRefund } from '@vitrina/contract/office.ts';
import type { Words } from '../../platform/texts/words.ts';

/** The sum and how it stands at the provider; then when it was ordered, what else went with it and what does not match. */
export function describeRefund(refund: OfficeRefund, { t, format }: Words): readonly string[] {
  const { points, bonus, promo, state, mismatch, createdAt } = refund;
  const more = bonus + promo;
  return [
    t('office.refund.outcome', {
      sum: format.rubles(points * 100),
      state: t(`office.refund.states.${state}`),
    }),
    format.instant(createdAt),
    ...(more > 0 ? [t('office.refund.bonus', { count: more, points: format.count(more) })] : []),
    ...(mismatch === null ? [] : [t('office.payments.mismatch', { differences: mismatch })]),
  ];
}

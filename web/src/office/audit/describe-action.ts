import type { OfficeAction } from '@vitrina/contract/office.ts';
import type { Words } from '../../platform/texts/words.ts';
import { describeGift } from '../promo/describe-gift.ts';

/** What was done in words, with what it was about as far as the record has it. */
export function describeAction(
  { kind, details }: Pick<OfficeAction, 'kind' | 'details'>,
  words: Words,
): string {
  const { points = 0, promoCode = '', searchText = '', paymentId = 0, paymentView, day, gift } = details;
  return words.t(`office.actions.${kind}`, {
    count: points,
    points: words.format.count(points),
    promoCode,
    searchText,
    payment: paymentId,
    roubles: words.format.rubles(points * 100),
    view: paymentView === undefined ? '' : words.t(`office.payments.views.${paymentView}`),
    day: day === undefined ? '' : words.format.day(day),
    gift: gift === undefined ? '' : describeGift(gift, words),
  });
}

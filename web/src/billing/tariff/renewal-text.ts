import type { TariffInfo } from '@vitrina/contract/billing/tariff.ts';
import { moscowDay } from '@vitrina/contract/dates.ts';
import type { Words } from '../../platform/texts/words.ts';
import { planName } from '../plan-name.ts';

/** What renewal takes next: of the last plan that is paid for, not of the one in force. */
export function renewalText(
  { planType, price, at }: NonNullable<TariffInfo['renewal']>,
  words: Words,
): string {
  const { t, format } = words;
  return t('billing.tariff.renewalText', {
    date: format.day(moscowDay(new Date(at))),
    plan: planName(planType, words),
    price: format.count(price),
    count: price,
  });
}

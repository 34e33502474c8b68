import type { OfficeRefund } from '@vitrina/contract/office.ts';
import { createInstance } from 'i18next';
import { expect, test } from 'vitest';
import { readTexts } from '../../../../scripts/texts/read-texts.ts';
import { createFormat } from '../../platform/texts/create-format.ts';
import { describeRefund } from './describe-refund.ts';

const texts = createInstance({ lng: 'ru', resources: { ru: { translation: readTexts('ru') } } });
await texts.init();
const words = { t: texts.t, format: createFormat('ru') };
const { format } = words;

const REFUND: OfficeRefund = {
  id: 1,
  points: 400,
  bonus: 0,
  promo: 0,
  state: 'pending',
  mismatch: null,
  createdAt: '2026-11-21T09:00:00.000Z',
};
const at = format.instant(REFUND.createdAt);

test('says how a refund stands at the provider', () => {
  expect(describeRefund(REFUND, words)).toEqual([`${format.rubles(40_000)}: у провайдера`, at]);
  expect(describeRefund({ ...REFUND, state: 'canceled' }, words)[0]).toBe(
    `${format.rubles(40_000)}: провайдер отказал, баллы вернулись`,
  );
});

test('what went with it, and what does not match', () => {
  const refund = { ...REFUND, bonus: 20, promo: 2, mismatch: 'amount' };
  expect(describeRefund(refund, words).slice(2)).toEqual([
    'Снято бонуса: 22 балла',
    'Ответ провайдера не совпал с заказом: amount',
  ]);
});

import { OperationKind } from '@vitrina/contract/billing/wallet.ts';
import { createInstance } from 'i18next';
import { expect, test } from 'vitest';
import { readTexts } from '../../../../scripts/texts/read-texts.ts';
import { createFormat } from '../../platform/texts/create-format.ts';
import { hrefOf, subjectOf, tabOf } from './subject.ts';

const texts = createInstance({ lng: 'ru', resources: { ru: { translation: readTexts('ru') } } });
await texts.init();
const words = { t: texts.t, format: createFormat('ru') };

test.each([
  ['promo', { promoCode: 'SPRING' }, 'SPRING'],
  ['topUp', { paymentId: 12 }, 'Платёж № 12'],
  ['plan', { planType: 6, months: 3 }, 'Эксперт, 3 месяца'],
  ['planCredit', { planType: 4 }, 'Старт'],
  ['plan', { planType: 99 }, 'Тариф 99'],
  ['hold', { testId: 1, testName: 'Кружка' }, 'Кружка'],
  ['grant', { reason: 'Извинение за простой' }, 'Извинение за простой'],
  ['referralReward', { paymentId: 12 }, 'Платёж друга'],
  ['friendBonus', { paymentId: 12 }, 'Первая покупка'],
  ['plan', {}, undefined],
] as const)('%s of %j is for %s', (kind, details, subject) => {
  expect(subjectOf({ kind, details }, words)).toBe(subject);
});

test('what has a tab of its own leads there', () => {
  const kinds = OperationKind.options.filter((kind) => tabOf({ kind }) === 'tariff');
  expect(kinds).toEqual(['plan', 'planCredit']);
  expect(tabOf({ kind: 'friendBonus' })).toBe('referral');
  expect(tabOf({ kind: 'grant' })).toBeUndefined();
});

test.each([
  ['topUp', { paymentId: 12 }, '/pages/account-settings/wallet?payment=12'],
  ['topUpBonus', { paymentId: 12 }, '/pages/account-settings/wallet?payment=12'],
  ['refund', { paymentId: 12 }, '/pages/account-settings/wallet?payment=12'],
  ['hold', { testId: 3, testName: 'Кружка', cabinetId: 7 }, '/ab-test/3?cabinet=7'],
  ['charge', { testId: 3, cabinetId: 7 }, '/ab-test/3?cabinet=7'],
  ['release', { testId: 3, cabinetId: 8 }, undefined],
  ['release', { testId: 3 }, undefined],
  ['promo', { promoCode: 'SPRING', paymentId: 12 }, '/pages/account-settings/referral'],
  ['plan', { planType: 6 }, '/pages/account-settings/tariff'],
  ['grant', { reason: 'Извинение' }, undefined],
] as const)('%s of %j leads to %s', (kind, details, href) => {
  expect(hrefOf({ kind, details }, [7])).toBe(href);
});

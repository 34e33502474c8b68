import { OperationKind } from '@vitrina/contract/billing/wallet.ts';
import { createInstance } from 'i18next';
import { expect, test } from 'vitest';
import { readTexts } from '../../../../scripts/texts/read-texts.ts';
import { createFormat } from '../../platform/texts/create-format.ts';
import { subjectOf, tabOf } from './subject.ts';

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

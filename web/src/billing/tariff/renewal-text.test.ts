import { createInstance } from 'i18next';
import { expect, test } from 'vitest';
import { readTexts } from '../../../../scripts/texts/read-texts.ts';
import { createFormat } from '../../platform/texts/create-format.ts';
import { renewalText } from './renewal-text.ts';

const texts = createInstance({ lng: 'ru', resources: { ru: { translation: readTexts('ru') } } });
await texts.init();
const words = { t: texts.t, format: createFormat('ru') };

test('names the plan that is charged, its price and the day', () => {
  const renewal = { planType: 6, price: 7990, at: '2026-05-12T09:00:00.000Z' };
  expect(renewalText(renewal, words)).toBe(
    `12 мая 2026 г. спишем ${words.format.count(7990)} баллов за месяц тарифа «Эксперт»`,
  );
});

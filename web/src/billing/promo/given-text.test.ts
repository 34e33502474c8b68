import { createInstance } from 'i18next';
import { expect, test } from 'vitest';
import { readTexts } from '../../../../scripts/texts/read-texts.ts';
import { createFormat } from '../../platform/texts/create-format.ts';
import { givenText } from './given-text.ts';

const texts = createInstance({ lng: 'ru', resources: { ru: { translation: readTexts('ru') } } });
await texts.init();
const words = { t: texts.t, format: createFormat('ru') };

test('a code says what it has given', () => {
  expect(givenText({ kind: 'points', points: 500 }, words)).toBe('Начислено 500 баллов');
  expect(givenText({ kind: 'percent', percent: 15 }, words)).toContain('на 15 % баллов больше');
  const span = { from: '2026-03-02T09:00:00.000Z', to: '2026-03-16T09:00:00.000Z' };
  const text = givenText({ kind: 'days', plan: 'expert', days: 14, ...span }, words);
  expect(text).toMatch(/^Тариф «Эксперт» на 14 дней: 2 мар.*12:00 — 16 мар.*12:00$/);
});

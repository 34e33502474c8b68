import { AB_INTERVALS } from '@vitrina/contract/ab-tests/bounds.ts';
import { createInstance } from 'i18next';
import { expect, test } from 'vitest';
import { readTexts } from '../../../../scripts/texts/read-texts.ts';
import { intervalText } from './interval-text.ts';

const texts = createInstance({ lng: 'en', resources: { en: { translation: readTexts('en') } } });
await texts.init();

test.each([
  [10, '10 min'],
  [60, '1 h'],
  [80, '1 h 20 min'],
  [1440, '24 h'],
])('%i minutes are %s', (minutes, text) => {
  expect(intervalText(texts.t, minutes)).toBe(text);
});

test('no two intervals read the same', () => {
  expect(new Set(AB_INTERVALS.map((minutes) => intervalText(texts.t, minutes))).size).toBe(
    AB_INTERVALS.length,
  );
});

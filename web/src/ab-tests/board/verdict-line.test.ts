import { createInstance } from 'i18next';
import { expect, test } from 'vitest';
import { readTexts } from '../../../../scripts/texts/read-texts.ts';
import { createFormat } from '../../platform/texts/create-format.ts';
import { liftText, orderIdeas, verdictTone } from './verdict-line.ts';

const texts = createInstance({ lng: 'en', resources: { en: { translation: readTexts('en') } } });
await texts.init();
const words = { t: texts.t, format: createFormat('en') };

test.each([
  [{ value: 0.12, low: 0.04, high: 0.21 }, 'Share of clicks: +12% (+4% to +21%)'],
  [{ value: -0.05, low: -0.12, high: 0.02 }, 'Share of clicks: -5% (-12% to +2%)'],
])('%j reads %s', (lift, text) => {
  expect(liftText(words, lift)).toBe(text);
});

test('what was not measured has no number', () => {
  expect(liftText(words, null)).toBeUndefined();
});

test('only one verdict has a colour', () => {
  const kinds = ['warmUp', 'notEnough', 'leads', 'better', 'noDifference'] as const;
  expect(kinds.filter((kind) => verdictTone({ kind }) !== 'neutral')).toEqual(['better']);
});

test('ideas stand by how often they were tried, and tests without one make no idea', () => {
  const idea = (name: string, tests: number, won: number) => ({ idea: name, tests, won });
  const all = [idea('b', 1, 0), idea('', 9, 9), idea('a', 1, 0), idea('c', 1, 1), idea('d', 3, 0)];
  expect(orderIdeas(all).map((one) => one.idea)).toEqual(['d', 'c', 'a', 'b']);
});

import { CardFailure } from '@vitrina/contract/product-card.ts';
import type { TFunction } from 'i18next';
import { expect, test } from 'vitest';
import { readTexts } from '../../../scripts/texts/read-texts.ts';
import { failureText } from './failure-text.ts';

const words = readTexts('ru') as Record<string, Record<string, Record<string, string>>>;
const t = ((key: string) => {
  const [screen = '', part = '', name = ''] = key.split('.');
  return words[screen]?.[part]?.[name];
}) as unknown as TFunction;

test('every failure is a sentence of its own', () => {
  const texts = CardFailure.options.map((failure) => failureText(failure, t));
  expect(texts.filter((text) => text === undefined)).toEqual([]);
  expect(new Set(texts).size).toBe(texts.length);
});

test('an ended run has texts of its own, a failure of the storefront has those of the shelf', () => {
  const keyOf = (failure: CardFailure) =>
    failureText(failure, ((key: string) => key) as unknown as TFunction);
  for (const failure of ['notFound', 'interrupted', 'limitExceeded'] as const)
    expect(keyOf(failure)).toBe(`productCard.failures.${failure}`);
  expect(keyOf('captcha')).toBe('productsInSearch.outcomes.captcha');
});

import { expect, test } from 'vitest';
import { isRequestedFor, leftToSuggest } from './suggestions.ts';

test('suggestions are asked for by two letters or more, where there are any', () => {
  const suggest = () => [];
  expect(['', 'т', 'те', 'тер'].map((text) => isRequestedFor(text, suggest))).toEqual([
    false,
    false,
    true,
    true,
  ]);
  expect(isRequestedFor('тер', undefined)).toBe(false);
});

test('chosen queries are not suggested, and a field that was emptied suggests nothing', () => {
  const found = ['термос', 'тёрка', 'тесто'].map((query) => ({ query, count: 1 }));
  const left = (text: string, isRequested = true) =>
    leftToSuggest(found, { isRequested, text, chosen: ['Терка'] }).map(({ query }) => query);
  expect(left(' те ')).toEqual(['термос', 'тесто']);
  expect(left(' ')).toEqual([]);
  expect(left(' те ', false)).toEqual([]);
});

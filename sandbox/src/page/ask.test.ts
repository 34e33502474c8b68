import { expect, test } from 'vitest';
import { dropUntouched, linkTo } from './ask.ts';

test.each([
  [{}, '/shelf'],
  [{ marketplace: 'ozon', city: 0, page: 1, text: '' }, '/shelf'],
  [
    { marketplace: 'wb', text: 'чай & кофе' },
    `/shelf?${String(new URLSearchParams({ marketplace: 'wb', text: 'чай & кофе' }))}`,
  ],
])('%j leads to %s', (query, expected) => {
  expect(linkTo('/shelf', query)).toBe(expected);
});

test('fields of a form that nobody touched are not there', () => {
  expect(dropUntouched({ times: '', key: 'a' })).toEqual({ key: 'a' });
  expect(dropUntouched(undefined)).toEqual({});
});

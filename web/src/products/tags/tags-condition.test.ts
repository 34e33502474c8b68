import { CabinetTag } from '@vitrina/contract/cabinet.ts';
import type { TFunction } from 'i18next';
import { expect, test } from 'vitest';
import * as z from 'zod/mini';
import { createFormat } from '../../platform/texts/create-format.ts';
import { TAGS_CONDITION, type TagsState } from './tags-condition.ts';

const TAGS = [z.parse(CabinetTag, { id: 3, name: 'Хит', color: '#7367f0', productsCount: 1 })];
const t = ((key: string, values?: object) =>
  [key, ...Object.values(values ?? {})].join(' ')) as unknown as TFunction;
const write = (state: Partial<TagsState>) =>
  TAGS_CONDITION.write(
    { tags: '', tagMode: 'any', known: TAGS, ...state },
    { t, format: createFormat('en') },
  );

test('no tag is no condition', () => {
  expect(write({})).toBeUndefined();
});

test('tags are said by their names, one that is gone too', () => {
  expect(write({ tags: '3' })).toBe('products.tags.withAny \u2068Хит\u2069');
  expect(write({ tags: '3.9' })).toBe(
    'products.tags.withAny \u2068Хит\u2069, \u2068products.tags.gone\u2069',
  );
});

test('all tags at once is said where there are several', () => {
  expect(write({ tags: '3', tagMode: 'all' })).toBe('products.tags.withAny \u2068Хит\u2069');
  expect(write({ tags: '3.9', tagMode: 'all' })).toMatch(/^products\.tags\.withAll /);
});

test('a cabinet without tags is not offered them, but sees those of its address', () => {
  const isPossible = (state: Partial<TagsState>) =>
    TAGS_CONDITION.isPossible?.({ tags: '', tagMode: 'any', known: [], ...state });
  expect([isPossible({}), isPossible({ known: TAGS }), isPossible({ tags: '9' })]).toEqual([
    false,
    true,
    true,
  ]);
});

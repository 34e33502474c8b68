import { expect, test } from 'vitest';
import { type Followed, isAboutWhole, pickFollowed } from './followed.ts';

const of = (termId: number, more: Partial<Followed> = {}): Followed => ({
  entryId: 1,
  sku: 5,
  cityId: 213,
  termId,
  query: `запрос ${termId}`,
  product: '',
  cityName: '',
  tagIds: [],
  ...more,
});
const followed = [of(1, { tagIds: [7] }), of(2, { cityId: 2 }), of(3, { sku: 6, tagIds: [7, 8] }), of(4)];
type Rule = Parameters<typeof pickFollowed>[0];
const picked = (scope: unknown, queries: string[] = []) =>
  [...pickFollowed({ scope, queries } as Rule, followed).values()].map(({ termId }) => termId);

test('a rule looks at the whole cabinet, at a product in its city, or at what has a tag', () => {
  expect(picked({ kind: 'cabinet' })).toEqual([1, 2, 3, 4]);
  expect(picked({ kind: 'entry', sku: 5, cityId: 213 })).toEqual([1, 4]);
  expect(picked({ kind: 'entry', sku: 6, cityId: 2 })).toEqual([]);
  expect(picked({ kind: 'tag', tagId: 7 })).toEqual([1, 3]);
});

test('a rule that names queries looks at those alone, however they are written', () => {
  expect(picked({ kind: 'cabinet' }, [' Запрос  3 ', 'запрос 1'])).toEqual([1, 3]);
  expect(picked({ kind: 'tag', tagId: 8 }, ['запрос 1'])).toEqual([]);
});

test('a rule is about the whole cabinet when it names nothing', () => {
  const isWhole = (scope: unknown, queries: string[] = []) => isAboutWhole({ scope, queries } as Rule);
  expect(isWhole({ kind: 'cabinet' })).toBe(true);
  expect(isWhole({ kind: 'cabinet' }, ['чай'])).toBe(false);
  expect(isWhole({ kind: 'entry', sku: 5, cityId: 213 })).toBe(false);
});

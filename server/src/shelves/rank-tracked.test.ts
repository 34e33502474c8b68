import fc from 'fast-check';
import { expect, test } from 'vitest';
import { rankTracked } from './rank-tracked.ts';

const line = (query: string, cityId = 1, sku = 1) => ({ query, cityId, sku });
const ranked = (lines: ReturnType<typeof line>[], counts: Record<string, number> = {}) =>
  rankTracked(lines, new Map(Object.entries(counts))).map(({ query, cityId }) => `${query} ${cityId}`);

test('the most searched query comes first, one that nobody has counted last', () => {
  expect(ranked([line('чай'), line('кофе'), line('квас')], { кофе: 9, чай: 5 })).toEqual([
    'кофе 1',
    'чай 1',
    'квас 1',
  ]);
});

test('a query of several cities stands first where more products follow it', () => {
  const lines = [line('чай', 1), line('чай', 2, 1), line('чай', 2, 2), line('чай', 2, 2)];
  expect(ranked(lines, { чай: 5 })).toEqual(['чай 2', 'чай 1']);
  expect(rankTracked(lines, new Map())[0]).toEqual({ query: 'чай', cityId: 2, skus: [1, 2], count: null });
});

test('the order of what is tracked decides nothing', () => {
  const lines = ['чай', 'кофе', 'квас'].flatMap((query) => [1, 2].map((city) => line(query, city, city)));
  fc.assert(
    fc.property(fc.shuffledSubarray(lines, { minLength: lines.length }), (shuffled) => {
      expect(ranked(shuffled, { чай: 3 })).toEqual(ranked(lines, { чай: 3 }));
    }),
  );
});

import fc from 'fast-check';
import { expect, test } from 'vitest';
import { groupPairs, spreadPairs } from './pairs.ts';

test('columns hold a line for each product of each tag', () => {
  const grouped = [
    { tagId: 1, skus: [5, 6] },
    { tagId: 2, skus: [5] },
  ];
  expect(spreadPairs(grouped)).toEqual({ tagIds: [1, 1, 2], skus: [5, 6, 5] });
});

test('what is spread and grouped again is the same set of pairs', () => {
  const group = fc.record({
    tagId: fc.integer({ min: 1, max: 4 }),
    skus: fc.array(fc.integer({ min: 1, max: 9 }), { minLength: 1, maxLength: 5 }),
  });
  const keys = (columns: ReturnType<typeof spreadPairs>) =>
    columns.tagIds.map((tagId, place) => `${tagId}|${columns.skus[place]}`).toSorted();
  fc.assert(
    fc.property(fc.array(group, { maxLength: 6 }), (grouped) => {
      const columns = spreadPairs(grouped);
      const pairs = columns.tagIds.map((tag_id, place) => ({ tag_id, sku: columns.skus[place] ?? 0 }));
      expect(keys(spreadPairs(groupPairs(pairs)))).toEqual(keys(columns));
      expect(new Set(groupPairs(pairs).map(({ tagId }) => tagId)).size).toBe(groupPairs(pairs).length);
    }),
  );
});

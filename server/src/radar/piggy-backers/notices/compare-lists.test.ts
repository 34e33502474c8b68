import * as fc from 'fast-check';
import { describe, expect, it, test } from 'vitest';
import { compareLists, hasChanges, hashList, type OnCard } from './compare-lists.ts';

const on = (sku: number, seller: number, undercutKopecks: number | null = 10_000): OnCard => ({
  sku,
  sellerKey: `seller:${seller}`,
  offerSku: 9000 + seller,
  sellerName: `Продавец ${seller}`,
  kopecks: 90_000,
  ownKopecks: 100_000,
  undercutKopecks,
});

describe('against what was sent', () => {
  it('says who appeared and who left, on each card', () => {
    const changes = compareLists([on(1, 7), on(2, 7)], [on(2, 7), on(2, 8)]);
    expect(changes).toEqual({ appeared: [on(2, 8)], left: [on(1, 7)], changed: [] });
  });

  test.each([
    [14_999, false],
    [15_000, true],
    [5_000, true],
    [5_001, false],
    [null, false],
  ])('an under-cut of 10 000 that becomes %s is news: %s', (undercut, isNews) => {
    expect(hasChanges(compareLists([on(1, 7)], [on(1, 7, undercut)]))).toBe(isNews);
  });

  it('a seller whom the storefront begins or ceases to name has neither come nor gone', () => {
    const nameless = (undercutKopecks?: number): OnCard => ({
      ...on(1, 7, undercutKopecks),
      sellerKey: 'sku:9007',
      sellerName: null,
    });
    for (const sent of [nameless(), { ...nameless(), offerSku: null }])
      expect(hasChanges(compareLists([sent], [on(1, 7)]))).toBe(false);
    expect(hasChanges(compareLists([on(1, 7)], [nameless()]))).toBe(false);
    expect(compareLists([nameless(1000)], [on(1, 7)])).toMatchObject({
      appeared: [],
      left: [],
      changed: [on(1, 7)],
    });
    expect(compareLists([nameless()], [on(1, 8)])).toMatchObject({
      appeared: [on(1, 8)],
      left: [nameless()],
    });
  });

  it('a price that becomes known again is no news', () => {
    expect(hasChanges(compareLists([on(1, 7, null)], [on(1, 7)]))).toBe(false);
  });
});

const lists = fc
  .uniqueArray(fc.tuple(fc.integer({ min: 1, max: 4 }), fc.integer({ min: 1, max: 4 })), { selector: String })
  .map((pairs) => pairs.map(([sku, seller]) => on(sku, seller)));

it('a list against itself in any order has no news and the same hash', () => {
  fc.assert(
    fc.property(lists, (list) => {
      const turned = list.toReversed();
      expect(hasChanges(compareLists(list, turned))).toBe(false);
      expect(hashList(turned)).toEqual(hashList(list));
    }),
  );
});

it('who appears one way leaves the other', () => {
  fc.assert(
    fc.property(lists, lists, (one, other) => {
      expect(compareLists(one, other).appeared).toEqual(compareLists(other, one).left);
    }),
  );
});

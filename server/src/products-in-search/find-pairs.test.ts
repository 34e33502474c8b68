import { HOUR_MS } from '@vitrina/contract/durations.ts';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { compareTitles } from './compare-titles.ts';
import { findPairs } from './find-pairs.ts';

const at = (hour: number) => new Date(Date.parse('2026-03-02T00:00:00Z') + hour * HOUR_MS);

/** Own SKUs hour by hour; 0 stands for somebody else's product. Four places a page. */
function readings(...hours: number[][]) {
  return hours.flatMap((skus, hour) =>
    skus.flatMap((sku, index) =>
      sku === 0 ? [] : [{ taken_at: at(hour), sku, place: index + 1, page: 1 + Math.floor(index / 4) }],
    ),
  );
}

describe('own cards on one page', () => {
  test('that come past each other are rivals', () => {
    const pairs = findPairs(readings([1, 2], [2, 1], [1, 0, 2]), at(2));
    expect(pairs).toEqual([{ skus: [1, 2], page: 1, sharedMoments: 3, swaps: 2, isSwapping: true }]);
  });

  test('that keep their order are neighbours', () => {
    expect(findPairs(readings([1, 2], [0, 1, 2], [2, 1]), at(2))).toMatchObject([
      { skus: [2, 1], sharedMoments: 3, swaps: 1, isSwapping: false },
    ]);
  });

  test('on different pages share nothing', () => {
    expect(findPairs(readings([1, 0, 0, 0, 2]), at(0))).toEqual([]);
    expect(findPairs(readings([1, 2], [1, 0, 0, 0, 2], [2, 1]), at(2))).toMatchObject([
      { sharedMoments: 2, swaps: 1 },
    ]);
  });

  test('that are not there now are left out', () => {
    expect(findPairs(readings([1, 2], [2, 1], [1]), at(2))).toEqual([]);
    expect(findPairs([], at(0))).toEqual([]);
  });

  test('the liveliest pair comes first', () => {
    const pairs = findPairs(readings([1, 2, 3], [1, 3, 2], [1, 2, 3], [1, 3, 2]), at(3));
    expect(pairs.map(({ skus, swaps }) => [...skus, swaps])).toEqual([
      [3, 2, 3],
      [1, 3, 0],
      [1, 2, 0],
    ]);
  });

  test('each pair of the page once, the one above first, and never more swaps than moments between', () => {
    const shelf = fc.shuffledSubarray([1, 2, 3, 4, 5, 6], { minLength: 2 });
    fc.assert(
      fc.property(fc.array(shelf, { minLength: 1, maxLength: 12 }), (hours) => {
        const places = readings(...hours);
        const last = hours.length - 1;
        const shown = new Map(
          places.filter((one) => +one.taken_at === +at(last)).map((one) => [one.sku, one]),
        );
        const pairs = findPairs(places, at(last));
        const keys = new Set(pairs.map(({ skus }) => skus.toSorted((a, b) => a - b).join()));
        expect(keys.size).toBe(pairs.length);
        for (const { skus, page, sharedMoments, swaps } of pairs) {
          const [above, below] = skus.map((sku) => shown.get(sku));
          expect(above?.place).toBeLessThan(below?.place ?? 0);
          expect([above?.page, below?.page]).toEqual([page, page]);
          expect(swaps).toBeLessThan(sharedMoments);
        }
      }),
    );
  });
});

describe('titles', () => {
  test('share forms of words, as the first writes them', () => {
    expect(
      compareTitles('Чайник электрический стеклянный, 2 л', 'Электрические чайники из стекла'),
    ).toMatchObject({
      sharedWords: ['чайник', 'электрический'],
    });
  });

  test.each([
    ['Чайник белый', 'Чайник белый', 1],
    ['Чайник белый', 'Чайник черный', 1 / 3],
    ['Чайник', 'Платье', 0],
    [null, 'Платье', null],
    ['', '', null],
  ])('%s and %s are alike by %d', (one, other, likeness) => {
    expect(compareTitles(one, other).likeness).toBe(likeness);
  });
});

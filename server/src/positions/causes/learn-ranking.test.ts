import { describe, expect, test } from 'vitest';
import { createLearner } from './learn-ranking.ts';
import type { SeenCard } from './seen-card.ts';

const PAGES = 40;
const CARDS = 60;

/** A market of its own: cards differ in what nobody sees, and their two features change now and then. */
function makePages(worth: readonly [number, number]): SeenCard[][] {
  const hidden = Array.from({ length: CARDS }, (_, card) => ((card * 7919) % 101) / 101);
  return Array.from({ length: PAGES }, (_, page) =>
    hidden
      .map((unseen, card) => {
        const features = [
          ((card * 31 + Math.floor((page + card) / 9)) % 5) / 4,
          ((card + Math.floor(page / 7)) % 3) / 2,
        ];
        const score =
          4 * unseen + features.reduce((sum, value, index) => sum + value * (worth[index] ?? 0), 0);
        return { sku: card + 1, features, score };
      })
      .toSorted((one, other) => other.score - one.score)
      .map(({ sku, features }, index) => ({ sku, features, place: index + 1 })),
  );
}

function learn(shelves: Record<string, SeenCard[][]>) {
  const learner = createLearner(2);
  for (const [name, pages] of Object.entries(shelves)) learner.add(name, pages);
  return learner.finish();
}

describe('what places depend on', () => {
  test('is seen by what changes, however much cards differ otherwise', () => {
    const [first = 0, second = 0] = learn({ чай: makePages([1, 0.25]) }).get('чай')?.weights ?? [];
    expect(first).toBeGreaterThan(second * 2);
    expect(second).toBeGreaterThan(0);
  });

  test('what is worth nothing gets next to no weight, and nothing is worse for being better', () => {
    const [first = 0, second = 0] = learn({ чай: makePages([1, -1]) }).get('чай')?.weights ?? [];
    expect(first).toBeGreaterThan(0.1);
    expect(second).toBe(0);
  });

  test('a shelf on which the same changes move cards further has greater weights', () => {
    const rankings = learn({ steep: makePages([2, 0]), flat: makePages([0.3, 0]) });
    expect(rankings.get('steep')?.weights[0]).toBeGreaterThan((rankings.get('flat')?.weights[0] ?? 0) * 1.5);
  });

  test('without pages nothing is known', () => {
    expect(learn({ чай: [] }).get('чай')).toEqual({
      weights: [0, 0],
      wandering: 0,
      pages: 0,
      changes: 0,
      doubts: { hourly: null, miss: null, reach: [0, 0], without: Array.from({ length: 10 }, () => [0, 0]) },
    });
  });
});

test('wandering is what four of five unchanged cards stay within', () => {
  const page = (places: number[]): SeenCard[] =>
    places.map((place, index) => ({ sku: index, place, features: [0, 0] }));
  const still = learn({ чай: [page([1, 2, 3, 4, 5]), page([1, 2, 3, 4, 5])] }).get('чай');
  expect(still).toMatchObject({ wandering: 0, pages: 2, changes: 0 });
  const moving = learn({ чай: [page([1, 2, 3, 4, 5]), page([5, 4, 3, 2, 1])] }).get('чай');
  expect(moving?.wandering).toBeGreaterThan(0.1);
});

import type { WantedCard } from '@vitrina/contract/positions/what-if.ts';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { FEATURES } from '../causes/card-factors.ts';
import type { Ranking } from '../causes/learn-ranking.ts';
import { listPassed } from './list-passed.ts';
import { type PlacedCard, predictCard } from './predict-card.ts';

const DEPTH = 60;
const READ = { depth: DEPTH, isWhole: false };

/** Cards that differ in everything a seller may change, so that nothing usual is beyond what the page shows. */
const page = Array.from(
  { length: DEPTH },
  (_, index): PlacedCard => ({
    sku: index + 1,
    place: index + 1,
    title: `Чайник ${index}`,
    priceKopecks: 50_000 + ((index * 37) % 60) * 5000,
    rating: 3 + ((index * 7) % 21) / 10,
    reviewsCount: 10 + ((index * 13) % 60) * 20,
    stock: 1 + ((index * 11) % 60) * 3,
    deliveryDays: (index * 5) % 9,
  }),
);

const ranking: Ranking = {
  weights: FEATURES.map(() => 0.4),
  wandering: 0.05,
  pages: 50,
  changes: 900,
  doubts: {
    hourly: 0.04,
    miss: FEATURES.map(() => 0.3),
    reach: FEATURES.map(() => 10),
    without: [0.38, 0.4, 0.42].map((weight) => FEATURES.map(() => weight)),
  },
};

function predict(place: number, wanted: WantedCard, { learned = ranking, read = READ } = {}) {
  const own = page[place - 1] ?? page[0];
  if (own === undefined) throw new Error('The page is empty.');
  const answer = predictCard({ query: 'чайник', page, own, wanted }, learned, read);
  if ('doubts' in answer) throw new Error(`Nothing is said: ${answer.doubts[0]?.reason}.`);
  return answer;
}

function doubtsOf(place: number, wanted: WantedCard, learned = ranking) {
  const own = page[place - 1];
  if (own === undefined) throw new Error('There is no such place.');
  const answer = predictCard({ query: 'чайник', page, own, wanted }, learned, READ);
  return 'doubts' in answer ? answer.doubts : [];
}

const priceOf = (place: number) => page[place - 1]?.priceKopecks ?? 0;
const number = (place: number | null) => place ?? Number.POSITIVE_INFINITY;
const places = fc.integer({ min: 1, max: DEPTH });
const prices = fc.integer({ min: 50_000, max: 345_000 });

describe('a likely place', () => {
  test('of a card that does not change is its own, with the usual wandering around it', () => {
    expect(predict(20, {})).toEqual({ likely: 20, best: 18, worst: 22 });
    expect(predict(20, { priceKopecks: priceOf(20) })).toEqual(predict(20, {}));
  });

  test('lies higher for a lower price, and the range is wider than wandering', () => {
    const { likely, best, worst } = predict(20, { priceKopecks: Math.round(priceOf(20) * 0.7) });
    expect({ likely, best, worst }).toEqual({ likely: 17, best: 14, worst: 18 });
  });

  test('below the read places is not known; on a whole shelf it is the last one', () => {
    const dearer = { priceKopecks: 340_000, deliveryDays: 8, reviewsCount: 10 };
    expect(predict(52, dearer)).toMatchObject({ likely: null, worst: null });
    expect(predict(52, dearer, { read: { depth: DEPTH, isWhole: true } })).toMatchObject({
      likely: DEPTH,
      worst: DEPTH,
    });
  });

  test('property: a lower price, a faster delivery or more reviews never lower it', () => {
    fc.assert(
      fc.property(places, prices, prices, (place, one, other) => {
        const [low, high] = [Math.min(one, other), Math.max(one, other)];
        expect(number(predict(place, { priceKopecks: low }).likely)).toBeLessThanOrEqual(
          number(predict(place, { priceKopecks: high }).likely),
        );
      }),
    );
    fc.assert(
      fc.property(places, fc.integer({ min: 0, max: 7 }), (place, days) => {
        expect(number(predict(place, { deliveryDays: days }).likely)).toBeLessThanOrEqual(
          number(predict(place, { deliveryDays: days + 1 }).likely),
        );
      }),
    );
  });

  test('property: it lies within its range, and no change leaves the present place within', () => {
    fc.assert(
      fc.property(places, prices, fc.integer({ min: 0, max: 8 }), (place, priceKopecks, deliveryDays) => {
        const { likely, best, worst } = predict(place, { priceKopecks, deliveryDays });
        expect(number(best)).toBeLessThanOrEqual(number(likely));
        expect(number(likely)).toBeLessThanOrEqual(number(worst));
        expect(best ?? 1).toBeGreaterThanOrEqual(1);
        const same = predict(place, {});
        expect(same.likely).toBe(place);
      }),
    );
  });

  test('property: a less sure ranking never gives a narrower range', () => {
    const unsure = { ...ranking, doubts: { ...ranking.doubts, hourly: 0.1, miss: FEATURES.map(() => 0.6) } };
    fc.assert(
      fc.property(places, prices, (place, priceKopecks) => {
        const [sure, wide] = [
          predict(place, { priceKopecks }),
          predict(place, { priceKopecks }, { learned: unsure }),
        ];
        expect(number(wide.best)).toBeLessThanOrEqual(number(sure.best));
        expect(number(wide.worst)).toBeGreaterThanOrEqual(number(sure.worst));
      }),
    );
  });

  test('of a page of a thousand places is there at once', () => {
    const long = Array.from(
      { length: 1000 },
      (_, index) => ({ ...page[index % DEPTH], place: index + 1 }) as PlacedCard,
    );
    const own = long[500] as PlacedCard;
    predictCard({ query: 'чайник', page: long, own, wanted: { deliveryDays: 1 } }, ranking, READ);
    const started = performance.now();
    predictCard({ query: 'чайник', page: long, own, wanted: { deliveryDays: 1 } }, ranking, READ);
    expect(performance.now() - started).toBeLessThan(50);
  });
});

describe('nothing is said', () => {
  const few = (doubts: Partial<Ranking['doubts']>, rest: Partial<Ranking> = {}) =>
    doubtsOf(20, { deliveryDays: 1 }, { ...ranking, ...rest, doubts: { ...ranking.doubts, ...doubts } });

  test('where little was learned, or neither wandering nor misses could be measured', () => {
    const fewChanges = [{ reason: 'fewChanges', field: null }];
    expect(few({}, { changes: 99 })).toEqual(fewChanges);
    expect(few({}, { pages: 7 })).toEqual(fewChanges);
    expect(few({ hourly: null })).toEqual(fewChanges);
    expect(few({ miss: null })).toEqual(fewChanges);
  });

  test('of a value that hardly ever changed, and only of that', () => {
    const reach = FEATURES.map((factor) => (factor === 'delivery' ? 0 : 10));
    expect(few({ reach })).toEqual([{ reason: 'hardlyVaried', field: 'deliveryDays' }]);
    expect(
      doubtsOf(20, { priceKopecks: 100_000 }, { ...ranking, doubts: { ...ranking.doubts, reach } }),
    ).toEqual([]);
  });

  test('of a value beyond the page, and of a step far larger than any seen', () => {
    const reach = FEATURES.map(() => 0.5);
    const seen = { ...ranking, doubts: { ...ranking.doubts, reach } };
    const cheapest = page.findIndex(({ priceKopecks }) => priceKopecks === 50_000) + 1;
    expect(doubtsOf(cheapest, { priceKopecks: 35_000 }, seen)).toEqual([]);
    const beyond = [{ reason: 'beyondSeen', field: 'priceKopecks' }];
    // Off the page by more than a step that was seen, though each step is within twice of it.
    expect(doubtsOf(cheapest, { priceKopecks: 28_000 }, seen)).toEqual(beyond);
    expect(doubtsOf(20, { priceKopecks: 10_000 }, seen)).toEqual(beyond);
    expect(few({ reach: FEATURES.map(() => 0.05) })).toEqual([
      { reason: 'beyondSeen', field: 'deliveryDays' },
    ]);
  });

  test('of a rating and of reviews that together go further than any rating was seen to', () => {
    const reach = FEATURES.map((_, index) => (index === 1 ? 0.1 : 10));
    const learned = { ...ranking, doubts: { ...ranking.doubts, reach } };
    const own: PlacedCard = { ...(page[19] as PlacedCard), rating: 4.5, reviewsCount: 0 };
    const say = (wanted: WantedCard) => predictCard({ query: 'чайник', page, own, wanted }, learned, READ);
    // Of no reviews a rating says nothing, and reviews of the usual rating leave it as it is.
    for (const wanted of [{ rating: 5 }, { reviewsCount: 1000 }])
      expect(say(wanted)).toHaveProperty('likely');
    expect(say({ rating: 5, reviewsCount: 1000 })).toEqual({
      doubts: [
        { reason: 'beyondSeen', field: 'rating' },
        { reason: 'beyondSeen', field: 'reviewsCount' },
      ],
    });
  });

  test('without stock, as such a card is not shown', () => {
    expect(doubtsOf(20, { stock: 0 })).toEqual([{ reason: 'soldOut', field: 'stock' }]);
  });

  test('where the present value is unknown; each value has its own reason', () => {
    const own: PlacedCard = { ...(page[19] as PlacedCard), rating: null, deliveryDays: null };
    const answer = predictCard(
      { query: 'чайник', page, own, wanted: { rating: 4.5, deliveryDays: 2, stock: 0 } },
      ranking,
      READ,
    );
    expect(answer).toEqual({
      doubts: [
        { reason: 'notShown', field: 'deliveryDays' },
        { reason: 'notShown', field: 'rating' },
        { reason: 'soldOut', field: 'stock' },
      ],
    });
  });
});

describe('cards in between', () => {
  test('are those that it would come past, and those that would come past it', () => {
    expect(listPassed(page, 20, 17).passed.map(({ place }) => place)).toEqual([17, 18, 19]);
    expect(listPassed(page, 20, 22).passed.map(({ place }) => place)).toEqual([21, 22]);
    expect(listPassed(page, 20, 20)).toEqual({ passed: [], passedCount: 0 });
    expect(listPassed(page, 20, null)).toEqual({ passed: [], passedCount: 0 });
  });

  test('are counted where they were not kept, and the first of many are named', () => {
    const withHole = page.filter(({ place }) => place <= 5 || place >= 40);
    expect(listPassed(withHole, 41, 4)).toMatchObject({ passedCount: 37 });
    expect(listPassed(withHole, 41, 4).passed.map(({ place }) => place)).toEqual([4, 5, 40]);
    expect(listPassed(page, 50, 2).passed).toHaveLength(10);
  });
});

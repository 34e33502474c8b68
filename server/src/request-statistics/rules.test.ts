import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { divide } from '../queries/metrics.ts';
import {
  comparable,
  expectedCtr,
  joinRows,
  lostClicks,
  type Measured,
  type PhraseSums,
  type QuerySums,
  rankRows,
  sumKnown,
  summarise,
} from './rules.ts';

const ALL: Measured = {
  analytics: true,
  ads: true,
  phrases: true,
  phrasesMatchQueries: true,
  adsMatchAnalytics: true,
};
const CURVE = [
  { fromPlace: 1, toPlace: 4, ctr: 0.1, products: 5 },
  { fromPlace: 101, toPlace: null, ctr: 0.01, products: 7 },
];
const PRODUCT = { sku: 5, views: 900, listUsers: 500, cardUsers: 20, units: 3, revenueKopecks: 300_000 };

const query = (change: Partial<QuerySums> = {}): QuerySums => ({
  sku: 5,
  query: 'чай',
  days: 7,
  searchUsers: 1000,
  viewUsers: 300,
  position: 3,
  orders: 2,
  gmvKopecks: 100_000,
  ...change,
});
const phrase = (change: Partial<PhraseSums> = {}): PhraseSums => ({
  sku: 5,
  query: 'чай',
  views: 200,
  clicks: 10,
  spentKopecks: 150_000,
  ...change,
});

const join = (queries: QuerySums[], phrases: PhraseSums[] = [], measured = ALL) =>
  joinRows({ queries, phrases, products: new Map([[5, PRODUCT]]), curve: CURVE, measured });

test('a sum is known when every part of it is', () => {
  expect([sumKnown([1, 2]), sumKnown([1, null]), sumKnown([])]).toEqual([3, null, null]);
});

describe('a row', () => {
  test('has shares of the counts beside them, whatever they are', () => {
    const counts = fc.option(fc.nat({ max: 100_000 }), { nil: null });
    fc.assert(
      fc.property(counts, counts, counts, counts, (searchUsers, viewUsers, orders, spentKopecks) => {
        const [row] = join([query({ searchUsers, viewUsers, orders })], [phrase({ spentKopecks })]);
        expect(row?.visibility).toBe(divide(viewUsers, searchUsers));
        expect(row?.viewConversion).toBe(divide(orders, viewUsers));
        expect(row?.ddrByAllOrders).toBe(divide(spentKopecks, 100_000));
      }),
    );
  });

  test('without clicks has no share of clicks', () => {
    expect(join([query()], [phrase({ clicks: 0 })])[0]).toMatchObject({
      uniqueAdsClickUsers: 0,
      adsCtr: null,
    });
    expect(join([query()], [phrase()])[0]).toMatchObject({ adsCtr: 0.05 });
  });

  test('of a query that only advertising knows has costs and nothing else', () => {
    expect(join([], [phrase()])[0]).toMatchObject({
      days: 0,
      uniqueSearchUsers: null,
      position: null,
      adsSpendKopecks: 150_000,
      ddrByAllOrders: null,
    });
  });

  test('has no costs where advertising was measured and did not show it', () => {
    expect(join([query()])[0]).toMatchObject({ adsViews: 0, adsSpendKopecks: 0, ddrByAllOrders: 0 });
  });

  test('knows nothing of advertising that was not measured', () => {
    const measured = { ...ALL, phrases: false, phrasesMatchQueries: false };
    expect(join([query()], [], measured)[0]).toMatchObject({
      adsViews: null,
      uniqueAdsClickUsers: null,
      adsSpendKopecks: null,
      ddrByAllOrders: null,
    });
  });

  test('compares costs and orders of the same days only', () => {
    const [row] = join([query()], [phrase()], { ...ALL, phrasesMatchQueries: false });
    expect(row).toMatchObject({ adsSpendKopecks: 150_000, ddrByAllOrders: null });
  });
});

describe('lost clicks', () => {
  test('are views × (expected − own), never below nothing', () => {
    expect([lostClicks(300, 0.1, 0.04), lostClicks(300, 0.1, 0.2)]).toEqual([expect.closeTo(18, 9), 0]);
    fc.assert(
      fc.property(
        fc.nat(),
        fc.double({ min: 0, max: 1, noNaN: true }),
        fc.double({ min: 0, max: 1, noNaN: true }),
        (views, expected, own) => {
          expect(lostClicks(views, expected, own)).toBeGreaterThanOrEqual(0);
        },
      ),
    );
  });

  test('take the expected share of the place at which the product stood', () => {
    expect([0.4, 4.4, 4.6, 100.4, 100.6, 5000].map((place) => expectedCtr(CURVE, place))).toEqual([
      0.1,
      0.1,
      null,
      null,
      0.01,
      0.01,
    ]);
  });

  test('are absent where the cabinet has too few products at such places', () => {
    expect(join([query({ position: 30 })])[0]).toMatchObject({ expectedCtr: null, lostClicks: null });
    expect(join([query()])[0]).toMatchObject({
      expectedCtr: 0.1,
      ownCtr: 0.04,
      lostClicks: expect.closeTo(18, 9),
    });
  });

  test('come first, then money for advertising, then demand', () => {
    const rows = join(
      [
        query({ query: 'спрос', position: null, searchUsers: 9 }),
        query({ query: 'мало', position: null, searchUsers: 1 }),
        query({ query: 'потери' }),
        query({ query: 'расход', position: null, searchUsers: 1 }),
      ],
      [phrase({ query: 'расход' })],
    );
    expect(rankRows(rows).map((row) => row.query)).toEqual(['потери', 'расход', 'спрос', 'мало']);
  });
});

describe('totals', () => {
  const whole = (rows: ReturnType<typeof join>, measured = ALL) =>
    summarise({ rows, products: [PRODUCT], adsSpendKopecks: 450_000, measured });

  test('add up queries, and take from products what queries do not have', () => {
    const rows = join(
      [query(), query({ query: 'кофе', position: 6, searchUsers: 500 })],
      [phrase({ query: 'какао' })],
    );
    expect(whole(rows)).toMatchObject({
      uniqueSearchUsers: 1500,
      uniqueViewUsers: 600,
      position: 4,
      visibility: 0.4,
      adsSpendKopecks: 150_000,
      allAdsSpendKopecks: 450_000,
      ddrByAllOrders: 1.5,
      uniqueClickUsers: 20,
      queryCtr: 0.04,
    });
  });

  test('are not known where a query is not', () => {
    expect(whole(join([query(), query({ query: 'кофе', viewUsers: null })]))).toMatchObject({
      uniqueSearchUsers: 2000,
      uniqueViewUsers: null,
      visibility: null,
    });
  });

  test('name nothing of sources that were not measured', () => {
    const measured = { ...ALL, analytics: false, ads: false, phrases: false, adsMatchAnalytics: false };
    expect(whole(join([query()], [], measured), measured)).toMatchObject({
      productViews: null,
      uniqueClickUsers: null,
      queryCtr: null,
      allAdsSpendKopecks: null,
      adsSpendKopecks: null,
      ddrByAllOrders: null,
    });
  });

  test('of another span are kept only where it was measured on as many days', () => {
    const kept = comparable(whole(join([query()])), {
      queries: true,
      analytics: false,
      ads: true,
      phrases: true,
    });
    expect(kept).toMatchObject({ uniqueViewUsers: 300, allAdsSpendKopecks: 450_000 });
    expect([kept.productViews, kept.ddrByAllOrders, kept.lostClicks]).toEqual([null, null, null]);
  });
});

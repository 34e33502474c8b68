import { Sku } from '@vitrina/contract/ids.ts';
import type { RequestRow, RequestSource } from '@vitrina/contract/request-statistics.ts';
import { describe, expect, test } from 'vitest';
import {
  CARDS,
  COLUMN_SOURCES,
  changeOf,
  isCostly,
  namedPeriod,
  nameOfProduct,
  newestDay,
  periodOf,
  planHalves,
  reasonOf,
} from './rules.ts';

const source = (state: RequestSource['state'], measuredDays = 7): RequestSource => ({
  state,
  measuredDays,
  previousDays: 7,
});
const GOOD = { queries: source('ok'), analytics: source('ok'), ads: source('ok') };

test('product.md 8.4: the newest day is there on the next one after 15:00 Moscow', () => {
  expect(newestDay(new Date('2026-03-02T11:59:00Z'))).toBe('2026-02-28');
  expect(newestDay(new Date('2026-03-02T12:00:00Z'))).toBe('2026-03-01');
});

describe('what a key cannot have is named', () => {
  test.each([
    ['premium', { queries: source('noPremium') }, 'premium'],
    ['analytics', { analytics: source('noPremium', 0) }, 'premiumPlus'],
    ['phrases', { ads: source('noKey', 0) }, 'noKey'],
    ['ads', { ads: source('keyRefused') }, 'keyRefused'],
    ['ads', { ads: source('collecting', 0) }, 'collecting'],
    ['analytics', { analytics: source('failed') }, 'failed'],
    ['analytics', { analytics: source('ok', 0) }, 'otherDays'],
    ['byQuery', {}, 'byQuery'],
  ] as const)('%s of %j', (name, change, reason) => {
    expect(reasonOf(name, { ...GOOD, ...change })).toBe(`requestStatistics.absent.${reason}`);
  });

  test('what works has no reason', () => {
    for (const name of ['queries', 'premium', 'analytics', 'ads', 'phrases'] as const)
      expect(reasonOf(name, GOOD)).toBeUndefined();
    expect(reasonOf('queries', { ...GOOD, queries: source('noPremium') })).toBeUndefined();
  });

  test('every head card has a source', () => {
    expect(CARDS.every(({ figure }) => figure in COLUMN_SOURCES)).toBe(true);
  });
});

test('growth from nothing has no percentage, and places are compared by their difference', () => {
  expect([
    changeOf(12, 10),
    changeOf(0, 10),
    changeOf(5, 0),
    changeOf(null, 5),
    changeOf(5, undefined),
  ]).toEqual([expect.closeTo(0.2, 9), -1, null, null, null]);
});

test('a query only costs when its advertising is dearer than its sales', () => {
  const costs = (adsSpendKopecks: number | null, gmvKopecks: number | null, areSameDays = true) => {
    const isShared = areSameDays && adsSpendKopecks !== null && gmvKopecks !== null && gmvKopecks !== 0;
    const ddrByAllOrders = isShared ? adsSpendKopecks / gmvKopecks : null;
    return isCostly({ adsSpendKopecks, gmvKopecks, ddrByAllOrders } as RequestRow);
  };
  expect([
    costs(100, 0),
    costs(100, null),
    costs(100, 99),
    costs(100, 100),
    costs(0, 0),
    costs(null, 0),
    costs(1, 0),
    costs(0, -5),
    costs(100, 99, false),
  ]).toEqual([true, false, true, false, false, false, true, false, false]);
});

test('a product has one colour in both halves, and ten of them are drawn', () => {
  const lines = Array.from({ length: 12 }, (_, sku) => ({
    sku,
    position: [sku, null],
    viewUsers: [null, sku],
  }));
  const { positions, views } = planHalves(lines, (sku) => `товар ${sku}`);
  expect([positions.length, views.length]).toEqual([10, 10]);
  expect(positions[3]).toEqual({ id: '3', label: 'товар 3', values: [3, null], unit: 'place', color: 3 });
  expect(views[3]).toEqual({ id: '3', label: 'товар 3', values: [null, 3], unit: 'count', color: 3 });
});

test('lower is better of what was missed and of what advertising costs; of places, places won are compared', () => {
  const lower = CARDS.filter(({ isLowerBetter }) => isLowerBetter).map(({ figure }) => figure);
  expect(lower).toEqual(['lostClicks', 'allAdsSpendKopecks', 'ddrByAllOrders']);
});

test('a product is called by its name, and one that is not listed by its SKU', () => {
  const products = [
    { sku: Sku.parse(1), name: 'Чайник' },
    { sku: Sku.parse(2), name: 'Кружка' },
  ];
  expect([nameOfProduct(products, 2), nameOfProduct(products, 3)]).toEqual(['Кружка', '3']);
});

test.each([
  ['2026-02-01', '2026-02-10', true],
  ['2026-02-10', '2026-02-10', true],
  ['2026-02-11', '2026-02-10', false],
  ['', '2026-02-10', false],
  ['2026-02-01', 'x', false],
  ['2026-02-30', '2026-03-10', false],
])('an address from %s to %s names a period: %s', (from, to, isNamed) => {
  expect(namedPeriod({ from, to })).toEqual(isNamed ? { from, to } : undefined);
});

test('the last week is shown unless the address names days that the plan shows', () => {
  const bounds = { minimum: '2024-03-14', maximum: '2026-03-01' };
  const named = { from: '2026-01-10', to: '2026-02-15' };
  const week = { from: '2026-02-23', to: '2026-03-01' };
  expect(periodOf(named, bounds, null)).toEqual(named);
  expect(periodOf(named, bounds, 30)).toEqual({ from: '2026-01-31', to: '2026-02-15' });
  expect(periodOf(named, bounds, 7)).toEqual(week);
  expect(periodOf(undefined, bounds, null)).toEqual(week);
});

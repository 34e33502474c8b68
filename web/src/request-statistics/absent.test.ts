import type { RequestSource } from '@vitrina/contract/request-statistics.ts';
import { describe, expect, test } from 'vitest';
import { absenceOf, ddrPartsOf, type Figures, isOverSales, isWithoutSales } from './absent.ts';

const source = (state: RequestSource['state'], measuredDays = 7): RequestSource => ({
  state,
  measuredDays,
  previousDays: 7,
});
const GOOD = { queries: source('ok'), analytics: source('ok'), ads: source('ok') };

const row = (change: Partial<Figures> = {}): Figures => ({
  uniqueSearchUsers: 100,
  uniqueViewUsers: 0,
  position: null,
  visibility: null,
  orders: 0,
  viewConversion: null,
  gmvKopecks: 0,
  adsViews: 10,
  uniqueAdsClickUsers: 0,
  adsCtr: null,
  adsSpendKopecks: 0,
  ddrByAllOrders: null,
  lostClicks: null,
  days: 7,
  expectedCtr: null,
  ...change,
});

describe('nothing to divide by is a dash, never 0 % of nothing', () => {
  test.each(['viewConversion', 'adsCtr', 'visibility', 'ddrByAllOrders'] as const)('%s', (figure) => {
    expect(absenceOf(figure, row(), GOOD)).toBe('dash');
  });

  test('even where the source has failed meanwhile', () => {
    expect(absenceOf('adsCtr', row(), { ...GOOD, ads: source('failed') })).toBe('dash');
  });
});

describe('absent figures have their reason', () => {
  const reason = (figure: Parameters<typeof absenceOf>[0], change: Partial<Figures> = {}, sources = {}) =>
    absenceOf(figure, row(change), { ...GOOD, ...sources }).replace('requestStatistics.absent.', '');

  test('openings of the card by query: no source has them', () => {
    expect(reason('uniqueClickUsers')).toBe('byQuery');
  });

  test('without a subscription or a key', () => {
    expect(reason('uniqueViewUsers', { uniqueViewUsers: null }, { queries: source('noPremium') })).toBe(
      'premium',
    );
    expect(reason('adsSpendKopecks', { adsSpendKopecks: null }, { ads: source('noKey', 0) })).toBe('noKey');
    expect(reason('ddrByAllOrders', { adsSpendKopecks: null }, { ads: source('noKey', 0) })).toBe('noKey');
    const sold = { adsSpendKopecks: 500, gmvKopecks: null };
    expect(reason('ddrByAllOrders', sold, { queries: source('failed') })).toBe('failed');
    expect(reason('ddrByAllOrders', sold, { analytics: source('noPremium', 0) })).toBe('partly');
    const all = { ...sold, allAdsSpendKopecks: 500, revenueKopecks: null };
    expect(reason('ddrByAllOrders', all, { analytics: source('noPremium', 0) })).toBe('premiumPlus');
    expect(reason('lostClicks', {}, { analytics: source('noPremium', 0) })).toBe('premiumPlus');
    expect(reason('lostClicks', {}, { queries: source('noPremium') })).toBe('premium');
  });

  test('of a query that advertising alone knows', () => {
    const alone = { days: 0, uniqueSearchUsers: null, gmvKopecks: null, adsSpendKopecks: 500 };
    expect(reason('uniqueSearchUsers', alone)).toBe('notListed');
    expect(reason('ddrByAllOrders', alone)).toBe('notListed');
    expect(reason('lostClicks', alone)).toBe('notListed');
  });

  test('of days that are not known in full, or of other days than the orders', () => {
    expect(reason('uniqueViewUsers', { uniqueViewUsers: null })).toBe('partly');
    expect(reason('ddrByAllOrders', { adsSpendKopecks: 500, gmvKopecks: 900 })).toBe('otherCoverage');
  });

  test('of places where the cabinet has too few products', () => {
    expect(reason('lostClicks', { position: 500 })).toBe('noCurve');
    expect(reason('lostClicks', { position: 500, expectedCtr: 0.1 })).toBe('partly');
  });
});

test('advertising that sold nothing is named, because no share says it', () => {
  expect(isWithoutSales(row({ adsSpendKopecks: 100 }))).toBe(true);
  expect(isWithoutSales(row({ adsSpendKopecks: 1 }))).toBe(true);
  expect(isWithoutSales(row())).toBe(false);
  expect(isWithoutSales(row({ adsSpendKopecks: 100, gmvKopecks: null }))).toBe(false);
  expect(isWithoutSales(row({ allAdsSpendKopecks: 100, revenueKopecks: 0 }))).toBe(true);
});

test('ДРР over 100 % is red, exactly 100 % is not, and both numbers are at hand', () => {
  const of = (ddrByAllOrders: number | null, spent = 150, sold = 100) =>
    row({ ddrByAllOrders, adsSpendKopecks: spent, gmvKopecks: sold });
  expect([of(1.5), of(1), of(0.2), of(null, 150, 0), of(null, 0, 0)].map(isOverSales)).toEqual([
    true,
    false,
    false,
    true,
    false,
  ]);
  expect(ddrPartsOf(of(1.5))).toEqual({ spent: 150, sold: 100 });
  expect(ddrPartsOf({ ...of(0.5), allAdsSpendKopecks: 900, revenueKopecks: 600 })).toEqual({
    spent: 900,
    sold: 600,
  });
});

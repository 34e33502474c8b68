import { expect, test } from 'vitest';
import { chooseColumns } from './choose-columns.ts';

test('the better header has the role, the leftmost of equals', () => {
  expect(chooseColumns(['фраза', 'запрос', 'запрос'], 'table', 'ozon').columns).toEqual({ query: 1 });
});

test('numbers of another marketplace are not taken, and are said to be there', () => {
  const names = ['запрос', 'частота wb'];
  expect(chooseColumns(names, 'mpstats', 'ozon')).toMatchObject({
    columns: { query: 0 },
    meaning: { unit: 'unknown', windowDays: null },
    hasOtherMarketplaceNumbers: true,
  });
  expect(chooseColumns(names, 'mpstats', 'wb')).toMatchObject({
    columns: { query: 0, frequency: 1 },
    meaning: { unit: 'searches', windowDays: 30, marketplace: 'wb' },
    hasOtherMarketplaceNumbers: false,
  });
});

test('one usable column of numbers is enough for the others to be left out in silence', () => {
  const both = chooseColumns(['запрос', 'частота wb', 'частота oz'], 'mpstats', 'ozon');
  expect(both.columns).toEqual({ query: 0, frequency: 2 });
  expect(both.hasOtherMarketplaceNumbers).toBe(false);
});

test('a source of one marketplace has numbers of that one only', () => {
  const names = ['запрос', 'количество запросов'];
  expect(chooseColumns(names, 'wbPortal', 'wb').columns).toEqual({ query: 0, frequency: 1 });
  expect(chooseColumns(names, 'wbPortal', 'ozon')).toMatchObject({
    columns: { query: 0 },
    hasOtherMarketplaceNumbers: true,
  });
});

test('a file without numbers has none of another marketplace', () => {
  expect(chooseColumns(['запрос', 'категория'], 'wbPortal', 'ozon').hasOtherMarketplaceNumbers).toBe(false);
});

test('views are those of an advertiser only beside clicks or money', () => {
  const unit = (...names: string[]) =>
    chooseColumns(['запрос', 'показы', ...names], 'table', 'ozon').meaning.unit;
  expect(unit()).toBe('unknown');
  expect(unit('клики')).toBe('adViews');
  expect(unit('расход')).toBe('adViews');
});

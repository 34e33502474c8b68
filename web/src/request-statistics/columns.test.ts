import type { RequestRow, RequestSource } from '@vitrina/contract/request-statistics.ts';
import { expect, test } from 'vitest';
import { productColumns, QUERY_SETS, queryColumns } from './columns.tsx';

const ok: RequestSource = { state: 'ok', measuredDays: 7, previousDays: 7 };
const SOURCES = { queries: ok, analytics: ok, ads: ok };

// product.md 3.4, figures by query; money is kopecks in the contract.
const FIELDS = [
  'uniqueSearchUsers',
  'position',
  'productViews',
  'uniqueViewUsers',
  'queryCtr',
  'gmvKopecks',
  'visibility',
  'uniqueClickUsers',
  'viewConversion',
  'uniqueAdsClickUsers',
  'adsSpendKopecks',
  'ddrByAllOrders',
];

test('every field of the specification is a column of both tables, and all of them are seen by product', () => {
  const byQuery = queryColumns(SOURCES, []);
  const byProduct = productColumns(SOURCES);
  expect(FIELDS.filter((name) => !byQuery.some(({ id }) => id === name))).toEqual([]);
  expect(
    FIELDS.filter((name) => !byProduct.some(({ id, isHidden }) => id === name && isHidden !== true)),
  ).toEqual([]);
});

test('place against views has two colours: whether half of the searchers saw the product', () => {
  const column = queryColumns(SOURCES, []).find(({ id }) => id === 'visibility');
  const heat = (visibility: number | null) => column?.heat?.({ visibility } as RequestRow);
  expect([heat(0.5), heat(0.49), heat(null)]).toEqual([1, 0, null]);
  expect(
    queryColumns(SOURCES, [])
      .filter((one) => one.heat)
      .map(({ id }) => id),
  ).toEqual(['visibility']);
});

test('a set names columns that are there', () => {
  const ids = queryColumns(SOURCES, []).map(({ id }) => id);
  expect(QUERY_SETS.flatMap(({ columns }) => columns).filter((id) => !ids.includes(id))).toEqual([]);
});

test('zero clicks give a dash in the share of clicks, and unknown clicks a hatch', () => {
  const row = { uniqueAdsClickUsers: 0, adsViews: 40, adsCtr: null, position: null, days: 7 } as RequestRow;
  const value = (id: string) =>
    queryColumns(SOURCES, [])
      .find((column) => column.id === id)
      ?.value?.(row);
  expect(value('uniqueAdsClickUsers')).toBe(0);
  expect(value('adsCtr')).toBeUndefined();
  expect(value('position')).toBeNull();
});

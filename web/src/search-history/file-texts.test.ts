import { CabinetId } from '@vitrina/contract/ids.ts';
import { downloadQueryStatistics } from '@vitrina/contract/search-history.ts';
import type { TFunction } from 'i18next';
import { expect, test } from 'vitest';
import { type FileTable, fileInput } from './file-texts.ts';

const t = ((key: string, values?: object) =>
  [key.replace('searchHistory.file.', ''), ...Object.values(values ?? {})].join(' ')) as unknown as TFunction;
const TABLE: FileTable = {
  cabinetId: CabinetId.parse(1),
  marketplace: 'wb',
  queries: [],
  window: 7,
  from: '2026-02-01',
  to: '2026-02-28',
};
const order = (requested: Partial<FileTable>) =>
  fileInput(t, { ...TABLE, ...requested }, ['count']).texts?.orderText;

test('the order is said by its columns, the second one where there is one', () => {
  expect(order({})).toBe('orders.desc metrics.count.name');
  expect(order({ sort: 'query', direction: 'asc' })).toBe('orders.asc searchHistory.query');
  expect(order({ sort: 'gmv', thenSort: 'query', thenDirection: 'asc' })).toBe(
    'orders.desc metrics.gmv.name; orders.asc searchHistory.query',
  );
  expect(order({ thenSort: 'ord' })).toBe('orders.desc metrics.count.name; orders.desc metrics.ord.name');
});

test('the file has the columns of the screen under its headers, and the server takes it', () => {
  const input = fileInput(t, TABLE, ['gmv', 'count']);
  expect(input.columns).toEqual(['gmv', 'count']);
  expect(input.headers).toEqual(['searchHistory.query', 'metrics.gmv.name', 'metrics.count.name']);
  expect(input.texts?.marketplaceName).toBe('marketplaces.wb');
  expect(downloadQueryStatistics.input.safeParse({ ...input, format: 'csv' }).success).toBe(true);
});

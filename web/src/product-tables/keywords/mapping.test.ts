import { KeywordPreview } from '@vitrina/contract/product-tables.ts';
import { expect, test } from 'vitest';
import * as z from 'zod/mini';
import { findHindrance, listColumns } from './mapping.ts';

const PREVIEW = z.parse(KeywordPreview, {
  columns: ['Запрос', ''],
  query: 0,
  label: null,
  totalLines: 3,
  queriesCount: 3,
  repeated: 0,
  added: 3,
  known: 0,
  rejected: 0,
  rejections: [],
  sample: [],
  current: 97,
  maximum: 100,
});

test.each([
  [{}, undefined],
  [{ current: 98 }, 'tooMany'],
  [{ added: 0, known: 3 }, 'nothingNew'],
  [{ query: null }, 'noColumn'],
])('%j: %s', (change, expected) => expect(findHindrance({ ...PREVIEW, ...change })).toBe(expected));

test('a column without a header is called by its place', () => {
  expect(listColumns(PREVIEW.columns, (place) => `Столбец ${place}`)).toEqual([
    { value: '0', label: 'Запрос' },
    { value: '1', label: 'Столбец 2' },
  ]);
});

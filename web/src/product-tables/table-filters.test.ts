import { CabinetTag } from '@vitrina/contract/cabinet.ts';
import type { TFunction } from 'i18next';
import { expect, test, vi } from 'vitest';
import * as z from 'zod/mini';
import { listFilters } from './table-filters.ts';

const TAGS = [z.parse(CabinetTag, { id: 3, name: 'Хит', color: '#7367f0', productsCount: 1 })];
// Which words they are is the catalogue's business; which are used is told by their key and what they name.
const t = ((key: string, values?: { name?: string; text?: string }) =>
  [key, values?.name ?? values?.text ?? ''].join('|')) as unknown as TFunction;

test('nothing narrows a table that was just opened', () => {
  expect(listFilters({ search: '', tags: '', tagMode: 'all' }, TAGS, t, vi.fn())).toEqual([]);
});

test('each filter is named and can be taken back by itself', () => {
  const change = vi.fn();
  const filters = listFilters({ search: 'чай', tags: '3.9', tagMode: 'all' }, TAGS, t, change);
  expect(filters.map(({ label }) => label)).toEqual([
    'ui.table.containing|чай',
    'products.tags.filter|Хит',
    'products.tags.filter|products.tags.gone|',
    'products.tags.allAtOnce|',
  ]);
  filters.forEach(({ onRemove }) => onRemove());
  expect(change.mock.calls).toEqual([
    [{ search: '' }],
    [{ tags: '9' }],
    [{ tags: '3' }],
    [{ tagMode: 'any' }],
  ]);
});

test('all tags at once narrows nothing more where there is one tag', () => {
  const labels = listFilters({ search: '', tags: '3', tagMode: 'all' }, TAGS, t, vi.fn()).map(
    ({ label }) => label,
  );
  expect(labels).toEqual(['products.tags.filter|Хит']);
});

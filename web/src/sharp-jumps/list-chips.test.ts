import type { TFunction } from 'i18next';
import { expect, test, vi } from 'vitest';
import { listChips } from './list-chips.ts';
import { FIRST_SHARP_JUMPS } from './search.ts';

const t = ((key: string, values?: object) =>
  [key, ...Object.values(values ?? {})].join(' ')) as unknown as TFunction;

test('a text and hidden seasonal rows are said, and each is taken back by itself', () => {
  const change = vi.fn();
  const requested = { ...FIRST_SHARP_JUMPS, contains: 'чай', hideSeasonal: true, misspelt: true };
  const chips = listChips({ search: requested, change }, t);
  expect(chips.map(({ label }) => label)).toEqual([
    'ui.table.containing чай',
    'sharpJumps.filters.hideSeasonal',
    'queries.misspeltOnly',
  ]);
  chips.forEach(({ onRemove }) => onRemove());
  expect(change.mock.calls).toEqual([[{ contains: '' }], [{ hideSeasonal: false }], [{ misspelt: false }]]);
});

test('nothing narrows the list as it begins', () => {
  expect(listChips({ search: FIRST_SHARP_JUMPS, change: vi.fn() }, t)).toEqual([]);
});

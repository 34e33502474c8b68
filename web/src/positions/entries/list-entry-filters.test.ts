import { CabinetTag } from '@vitrina/contract/cabinet.ts';
import { EntryState } from '@vitrina/contract/positions/entry-state.ts';
import type { TFunction } from 'i18next';
import { expect, test, vi } from 'vitest';
import { listEntryFilters, type Narrowing, stateChoices } from './list-entry-filters.ts';

const t = ((key: string, values?: object) =>
  [key, ...Object.values(values ?? {})].join(' ')) as unknown as TFunction;
const TAGS = [CabinetTag.parse({ id: 3, name: 'Хит', color: '#7367f0', productsCount: 1 })];
const FIRST: Narrowing = { search: '', tags: '', tagMode: 'any', state: 'any' };
const list = (requested: Partial<Narrowing>, change = vi.fn()) =>
  listEntryFilters({ ...FIRST, ...requested }, TAGS, t, change);
const labels = (requested: Partial<Narrowing>) => list(requested).map(({ label }) => label);

test('nothing narrows the table as it begins', () => {
  expect(list({})).toEqual([]);
});

test('a text, tags and a state are said, a tag that is gone too', () => {
  expect(labels({ search: 'чай' })).toEqual(['ui.table.containing чай']);
  expect(labels({ tags: '3.9' })).toEqual([
    'products.tags.filter Хит',
    'products.tags.filter products.tags.gone',
  ]);
  expect(labels({ state: 'paused' })).toEqual(['positions.home.stateIs positions.states.paused']);
  expect(labels({ state: 'blocked' })).toEqual(['positions.home.stateIs positions.home.states.blocked']);
});

test('all tags at once is said where there are several', () => {
  expect(labels({ tags: '3', tagMode: 'all' })).toHaveLength(1);
  expect(labels({ tags: '3.9', tagMode: 'all' }).at(-1)).toBe('products.tags.allAtOnce');
  expect(labels({ tags: '3.9', tagMode: 'any' })).toHaveLength(2);
});

test('each filter takes back what it says and leaves the others', () => {
  const change = vi.fn();
  const requested: Narrowing = { search: 'чай', tags: '3.9', tagMode: 'all', state: 'active' };
  list(requested, change).forEach(({ onRemove }) => onRemove());
  expect(change.mock.calls).toEqual([
    [{ search: '' }],
    [{ tags: '9' }],
    [{ tags: '3' }],
    [{ tagMode: 'any' }],
    [{ state: 'any' }],
  ]);
});

test('any state and every state may be chosen, waiting and blocked in words of their own', () => {
  expect(stateChoices(t).map(({ value }) => value)).toEqual(['any', ...EntryState.options]);
  const label = (state: string) => stateChoices(t).find(({ value }) => value === state)?.label;
  expect(label('any')).toBe('positions.home.anyState');
  expect(label('waitingFirst')).toBe('positions.home.states.waitingFirst');
  expect(label('blocked')).toBe('positions.home.states.blocked');
  expect(label('active')).toBe('positions.states.active');
});

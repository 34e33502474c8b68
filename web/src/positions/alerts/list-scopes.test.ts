import { Sku, TagId } from '@vitrina/contract/ids.ts';
import type { AlertScope } from '@vitrina/contract/positions/alerts.ts';
import type { TFunction } from 'i18next';
import { expect, test } from 'vitest';
import { entryScope, listScopes } from './list-scopes.ts';
import { scopeKey } from './rule-draft.ts';

const t = ((key: string, values?: object) =>
  [key.split('.').at(-1), ...Object.values(values ?? {})].join(' ')) as unknown as TFunction;
const KETTLE = { sku: Sku.parse(5), cityId: 213, name: 'Чайник', cityName: 'Москва' };
const UNNAMED = { ...KETTLE, sku: Sku.parse(6), name: null };
const TAG = { id: TagId.parse(4), name: 'Хит' };
const scopes = listScopes({ entries: [KETTLE, UNNAMED], tags: [TAG] }, t);
const EVERYTHING: AlertScope = { kind: 'cabinet' };

test('everything comes first, then products by name or SKU, then tags', () => {
  expect(scopes.listWith(EVERYTHING)).toEqual([
    { value: 'cabinet', label: 'cabinet' },
    {
      group: 'products',
      items: [
        { value: 'entry:5:213', label: 'entry Чайник Москва' },
        { value: 'entry:6:213', label: 'entry 6 Москва' },
      ],
    },
    { group: 'tags', items: [{ value: 'tag:4', label: 'byTag Хит' }] },
  ]);
});

test('a group without anything in it is not there', () => {
  expect(listScopes({ entries: [], tags: [] }, t).listWith(EVERYTHING)).toEqual([
    { value: 'cabinet', label: 'cabinet' },
  ]);
});

test('what a rule is about and is gone stands first, and is found no more', () => {
  const goneTag: AlertScope = { kind: 'tag', tagId: TagId.parse(9) };
  const goneEntry = entryScope({ ...KETTLE, cityId: 2 });
  expect(scopes.listWith(goneTag)[0]).toEqual({ value: 'tag:9', label: 'tagGone' });
  expect(scopes.listWith(goneEntry)[0]).toEqual({ value: 'entry:5:2', label: 'entryGone' });
  expect(scopes.listWith(goneTag)).toHaveLength(4);
  expect(scopes.listWith(entryScope(KETTLE))).toHaveLength(3);
  expect([scopes.find(scopeKey(goneTag)), scopes.find(scopeKey(goneEntry))]).toEqual([undefined, undefined]);
});

test('a choice is found by its key, with the names that its sentence says', () => {
  expect(scopes.find('entry:5:213')?.names).toEqual({ name: 'Чайник', cityName: 'Москва' });
  expect(scopes.find('entry:6:213')?.names).toEqual({ name: '6', cityName: 'Москва' });
  expect(scopes.find('tag:4')).toMatchObject({ scope: { kind: 'tag', tagId: 4 }, names: { name: 'Хит' } });
  expect(scopes.find('cabinet')?.names).toEqual({ name: null, cityName: null });
});

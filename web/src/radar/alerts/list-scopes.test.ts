import { Sku, TagId } from '@vitrina/contract/ids.ts';
import type { RadarAlertScope } from '@vitrina/contract/radar/alerts.ts';
import type { TFunction } from 'i18next';
import { expect, test } from 'vitest';
import { listScopes } from './list-scopes.ts';
import { scopeKey } from './rule-draft.ts';

const t = ((key: string, values?: object) =>
  [key.split('.').at(-1), ...Object.values(values ?? {})].join(' ')) as unknown as TFunction;
const KETTLE = { sku: Sku.parse(5), name: 'Чайник' };
const TAG = { id: TagId.parse(4), name: 'Хит' };
const EVERYTHING: RadarAlertScope = { kind: 'cabinet' };
const scopes = listScopes({ products: [KETTLE], tags: [TAG] }, t);

test('everything comes first, then tags, then what is watched; an empty group is not there', () => {
  expect(scopes.listWith(EVERYTHING, null)).toEqual([
    { value: 'cabinet', label: 'everything' },
    { group: 'tags', items: [{ value: 'tag:4', label: 'byTag Хит' }] },
    { group: 'products', items: [{ value: 'product:5', label: 'Чайник' }] },
  ]);
  expect(listScopes({ products: [], tags: [] }, t).listWith(EVERYTHING, null)).toEqual([
    { value: 'cabinet', label: 'everything' },
  ]);
});

test('what a rule is about and is gone stands first, under its name or as what it was', () => {
  const tag: RadarAlertScope = { kind: 'tag', tagId: TagId.parse(9) };
  const product: RadarAlertScope = { kind: 'product', sku: Sku.parse(6) };
  expect(scopes.listWith(tag, null)[0]).toEqual({ value: 'tag:9', label: 'tagGone' });
  expect(scopes.listWith(product, null)[0]).toEqual({ value: 'product:6', label: 'productGone' });
  expect(scopes.listWith(product, 'Лампа')[0]).toEqual({ value: 'product:6', label: 'Лампа' });
  expect([tag, product].map((scope) => scopes.listWith(scope, null).length)).toEqual([4, 4]);
  expect([tag, product].map((scope) => scopes.find(scopeKey(scope)))).toEqual([undefined, undefined]);
});

test('a choice is found by its key, with the name that its sentence says', () => {
  expect(scopes.find('tag:4')).toMatchObject({ scope: { kind: 'tag', tagId: 4 }, name: 'Хит' });
  expect(scopes.find('product:5')).toMatchObject({ scope: { kind: 'product', sku: 5 }, name: 'Чайник' });
  expect(scopes.find('cabinet')?.name).toBeNull();
});

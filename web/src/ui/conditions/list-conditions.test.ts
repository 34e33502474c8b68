import type { TFunction } from 'i18next';
import { expect, test } from 'vitest';
import { createFormat } from '../../platform/texts/create-format.ts';
import type { TextKey } from '../../platform/texts/text-key.ts';
import type { Condition } from './condition.ts';
import { findRefused, labelOf, listChips, listUnset, nextFocus } from './list-conditions.ts';

type State = {
  city: string;
  from: number | undefined;
  to: number | undefined;
  isFresh: boolean;
  list: string;
};
type Id = 'city' | 'price' | 'fresh' | 'area';

const name = (text: string) => text as TextKey;
const CONDITIONS: readonly Condition<State, Id>[] = [
  { id: 'city', name: name('City'), write: ({ city }) => city },
  {
    id: 'price',
    name: name('Price'),
    write: ({ from, to }) => (from === undefined && to === undefined ? undefined : `Price ${from}–${to}`),
    cleared: { from: undefined, to: undefined },
    inputs: ['priceFrom', 'priceTo'],
  },
  {
    id: 'fresh',
    name: name('Fresh'),
    write: ({ isFresh }) => (isFresh ? 'Fresh' : undefined),
    cleared: { isFresh: false },
    added: { isFresh: true },
    isPossible: ({ list }) => list === 'queries',
  },
  { id: 'area', name: name('Area'), write: () => undefined, cleared: {} },
];
const BARE: State = { city: 'Moscow', from: undefined, to: undefined, isFresh: false, list: 'queries' };
const shown = {
  conditions: CONDITIONS,
  fields: { city: true, price: true },
  words: { t: ((key: string) => key) as unknown as TFunction, format: createFormat('en') },
};
const chipsOf = (next: Partial<State>, { opened, applied }: { opened?: Id; applied?: Partial<State> } = {}) =>
  listChips({
    ...shown,
    state: { ...BARE, ...next },
    applied: { ...BARE, ...(applied ?? next) },
    opened,
  });
const unsetOf = (next: Partial<State>) =>
  listUnset({ ...shown, state: { ...BARE, ...next } }).map(({ id }) => id);

test('what is always set has a chip that cannot be removed', () => {
  expect(chipsOf({})).toEqual([
    { id: 'city', name: 'City', text: 'Moscow', isRemovable: false, hasField: true, isChanged: false },
  ]);
});

test('what is set stands in the order of the conditions, with a way to take it back', () => {
  expect(chipsOf({ isFresh: true, from: 5 }).map(({ id, isRemovable }) => [id, isRemovable])).toEqual([
    ['city', false],
    ['price', true],
    ['fresh', true],
  ]);
});

test('what is being written stands in its place already', () => {
  expect(chipsOf({ isFresh: true }, { opened: 'price' }).map(({ id, text }) => [id, text])).toEqual([
    ['city', 'Moscow'],
    ['price', undefined],
    ['fresh', 'Fresh'],
  ]);
});

test('what is written and not applied says so', () => {
  const changed = chipsOf({ from: 5, city: 'Perm' }, { applied: { city: 'Perm' } });
  expect(changed.map(({ id, isChanged }) => [id, isChanged])).toEqual([
    ['city', false],
    ['price', true],
  ]);
});

test('what makes no sense beside the others is neither set nor added', () => {
  expect(chipsOf({ isFresh: true, list: 'products' }).map(({ id }) => id)).toEqual(['city']);
  expect(unsetOf({ list: 'products' })).toEqual(['price']);
});

test('what is not set and can be written, or is on or off, can be added', () => {
  expect(unsetOf({})).toEqual(['price', 'fresh']);
  expect(unsetOf({ from: 1, isFresh: true })).toEqual([]);
});

test('a chip is heard by the name of its condition first', () => {
  expect(labelOf({ name: 'City', text: 'Moscow' })).toBe('City: Moscow');
  expect(labelOf({ name: 'Price', text: 'Price from 5' })).toBe('Price from 5');
  expect(labelOf({ name: 'Price', text: undefined })).toBe('Price');
});

test('the focus goes to the chip that takes the place of the removed one', () => {
  expect(nextFocus(['a', 'b', 'c'], 'b')).toBe('c');
  expect(nextFocus(['a', 'b', 'c'], 'c')).toBe('b');
  expect(nextFocus(['a'], 'a')).toBeUndefined();
});

test('a refused input belongs to the condition that fills it', () => {
  expect(findRefused(CONDITIONS, 'priceTo')).toBe('price');
  expect(findRefused(CONDITIONS, 'elsewhere')).toBeUndefined();
  expect(findRefused(CONDITIONS, undefined)).toBeUndefined();
});

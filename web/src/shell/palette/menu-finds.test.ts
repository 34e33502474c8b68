import { expect, test } from 'vitest';
import type { Find } from './find.ts';
import { asAgain, othersOfMenu, pageOf, wordsOf } from './menu-finds.ts';

const find = (key: string): Find => ({
  key,
  kind: 'page',
  label: `label of ${key}`,
  icon: {} as Find['icon'],
  run: () => undefined,
});
const [home, tariff, statistics] = ['page /', 'settings tariff', 'page /statistics'].map(find) as [
  Find,
  Find,
  Find,
];

test('what was gone to lately is a line of its own kind and key', () => {
  expect(asAgain(home)).toEqual({ ...home, key: 'again page /', kind: 'recent' });
});

test('before anything is typed the screens of the menu stand there, settings do not', () => {
  expect(othersOfMenu([home, tariff, statistics], [])).toEqual([home, statistics]);
});

test('a screen that was gone to lately does not stand there twice', () => {
  expect(othersOfMenu([home, statistics], [asAgain(statistics)])).toEqual([home]);
  expect(othersOfMenu([home, statistics], [asAgain(tariff), asAgain(home)])).toEqual([statistics]);
});

test('a screen is called by all words of its route, and one without words by none', () => {
  expect(wordsOf('/statistics').split(' ').length).toBeGreaterThan(1);
  expect(wordsOf('/statistics')).not.toBe(wordsOf('/cabinets'));
  expect(wordsOf('/nowhere')).toBe('');
});

test('a screen that was gone to lately is found by its key as long as it is there', () => {
  expect(pageOf([home, statistics], 'page /statistics')).toEqual([statistics]);
  expect(pageOf([home, { ...home, label: 'x' }], home.key)).toEqual([home]);
  expect(pageOf([home], 'page /gone')).toEqual([]);
});

import { expect, test } from 'vitest';
import type { Find } from './find.ts';
import { arrangeFinds, asAgain, pageOf, wordsOf } from './menu-finds.ts';

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

const [product, action] = ['product 5', 'action add'].map(find) as [Find, Find];
const arrange = (typed: string, pages: Find[], again: Find[]) =>
  arrangeFinds(typed, { pages, again, served: [product], rest: [action] });

test('before anything is typed the screens of the menu stand there, settings and what is searched for do not', () => {
  expect(arrange('', [home, tariff, statistics], [])).toEqual([home, statistics, action]);
});

test('a screen that was gone to lately stands first, and not twice', () => {
  const [tariffAgain, homeAgain, statisticsAgain] = [tariff, home, statistics].map(asAgain) as [
    Find,
    Find,
    Find,
  ];
  expect(arrange('', [home, statistics], [statisticsAgain])).toEqual([statisticsAgain, home, action]);
  expect(arrange('', [home, statistics], [tariffAgain, homeAgain])).toEqual([
    tariffAgain,
    homeAgain,
    statistics,
    action,
  ]);
});

test('for what is typed every line is found, and nothing stands there for having been gone to', () => {
  expect(arrange('т', [tariff, statistics], [asAgain(statistics)])).toEqual([
    tariff,
    statistics,
    product,
    action,
  ]);
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

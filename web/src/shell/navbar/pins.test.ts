import { expect, test } from 'vitest';
import { pinnedOf, withPin } from './pins.ts';

const PAGES = [{ route: '/statistics' }, { route: '/search-history' }, { route: '/cabinets' }];

test('pages stand in the order in which they were pinned, whatever the order of the menu', () => {
  expect(pinnedOf(PAGES, ['/cabinets', '/statistics'])).toEqual([PAGES[2], PAGES[0]]);
});

test('a page that is not permitted or gone is not shown and not forgotten', () => {
  expect(pinnedOf(PAGES, ['/radar-changes', '/cabinets'])).toEqual([PAGES[2]]);
  expect(withPin(['/radar-changes', '/cabinets'], '/statistics', true)).toEqual([
    '/radar-changes',
    '/cabinets',
    '/statistics',
  ]);
});

test('pinning twice is pinning once, unpinning what is not pinned changes nothing', () => {
  expect(withPin(['/cabinets', '/statistics'], '/cabinets', true)).toEqual(['/statistics', '/cabinets']);
  expect(withPin(['/cabinets'], '/statistics', false)).toEqual(['/cabinets']);
});

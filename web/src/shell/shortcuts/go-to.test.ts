import { expect, test } from 'vitest';
import type { MenuEntry } from '../menu-entries.ts';
import { pageOf } from './go-to.ts';

const page = (route: string): MenuEntry => ({
  route,
  path: route,
  title: 'screens.statistics',
  icon: {} as MenuEntry['icon'],
});

test('g and a letter lead to the screens of G15, as far as the person has them', () => {
  const pages = ['/statistics', '/position-check', '/ab-test', '/cabinets', '/search-history'].map(page);
  expect((['KeyS', 'KeyP', 'KeyR', 'KeyA', 'KeyC'] as const).map((key) => pageOf(key, pages)?.path)).toEqual([
    '/statistics',
    '/position-check',
    undefined,
    '/ab-test',
    '/cabinets',
  ]);
});
